#pragma once

#include "game/play/Round.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

/// Says why a hint is right, as far as the solver knows it from here.
class HintWords {
public:
    HintWords(const text::Text& text, const Round& round)
        : m_text(text)
        , m_round(round) {}

    /// Why `cell`, which belongs to what is left to press, is a good press.
    [[nodiscard]] std::string why(lights::Cell cell) const;
    /// How far the moves so far led off the shortest way; empty where they did not or nobody knows.
    [[nodiscard]] std::string detour() const;

private:
    [[nodiscard]] bool pressedBefore(lights::Cell cell) const;

    const text::Text& m_text;
    const Round& m_round;
};

} // namespace game
