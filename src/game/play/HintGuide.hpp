#pragma once

#include "game/look/BoardView.hpp"
#include "game/play/Round.hpp"
#include "lights/Puzzle.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>

namespace game {

/// The three steps of a hint: somewhere here, this window, and press it. Every press starts over. On boards so small
/// that "somewhere here" would be all of them, the first step is left out.
class HintGuide {
public:
    enum class Step : std::uint8_t { None, Region, Window, Press };

    /// Goes one step further. \param remaining presses that solve `board`; not empty.
    Step advance(const lights::Board& board, const lights::BitGrid& remaining);
    void clear() noexcept { m_step = Step::None; }

    [[nodiscard]] Step step() const noexcept { return m_step; }
    [[nodiscard]] lights::Cell cell() const noexcept { return m_cell; } ///< \pre step() is not None.
    [[nodiscard]] HintMarks marks() const;

private:
    Step m_step = Step::None;
    lights::Cell m_cell;
    std::vector<lights::Cell> m_region;
};

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
