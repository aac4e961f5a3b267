#pragma once

#include "game/play/Round.hpp"

namespace game {

/// A scene in which a board is played, for those who follow the game from outside.
class BoardOnTop {
public:
    virtual ~BoardOnTop() = default;
    [[nodiscard]] virtual const Round& round() const noexcept = 0;
    [[nodiscard]] virtual lights::Cell cursor() const noexcept = 0;
};

} // namespace game
