// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Keepsakes.hpp"
#include "game/services/Sounds.hpp"
#include "ui/Canvas.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace game {

/// What a win has brought besides its stars, as medals in a row: achievements, a record, a house that is open now.
class Medals {
public:
    struct Medal {
        std::variant<ui::Icon, Keepsake> sign; ///< For an achievement, the thing on its window sill.
        std::string words;
    };

    /// \param sound played when the medals appear.
    void add(Medal medal, std::optional<Sound> sound = std::nullopt);
    [[nodiscard]] const std::vector<Medal>& all() const noexcept { return m_medals; }
    /// Plays what has not been played yet.
    void sound(Sounds& sounds);
    /// \param row where they stand, as high as a round medal. If it is too short, the last ones go without their words.
    void draw(ui::Canvas& canvas, ui::Rect row) const;

private:
    std::vector<Medal> m_medals;
    std::vector<Sound> m_sounds;
};

} // namespace game
