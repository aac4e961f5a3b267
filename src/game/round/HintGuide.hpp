// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardView.hpp"
#include "game/round/Round.hpp"
#include "lights/Puzzle.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace game {

/// The three steps of a hint: tint a region, mark a window, press it. Each press starts over. Boards so small that the
/// region would be the whole board skip the first step, as does a hint to take back the last press.
class HintGuide {
public:
    enum class Step : std::uint8_t { None, Region, Window, Press };

    /// Goes one step further, or back to None if `remaining` is empty. \param remaining presses that solve `board`.
    Step advance(const lights::Board& board, const lights::BitGrid& remaining);
    /// Goes one step further towards taking back the last press, which was `wrong`.
    Step takeBack(lights::Cell wrong);
    void clear() noexcept { m_step = Step::None; }

    [[nodiscard]] Step step() const noexcept { return m_step; }
    [[nodiscard]] lights::Cell cell() const noexcept { return m_cell; } ///< \pre step() is not None.
    /// Whether the press of cell() is to be undone. \pre step() is not None.
    [[nodiscard]] bool takesBack() const noexcept { return m_takesBack; }
    /// Whether the change carries the hint out, be it shown in full or not.
    [[nodiscard]] bool isCarriedOutBy(const lights::Change& change) const noexcept;
    [[nodiscard]] HintMarks marks() const;

private:
    Step m_step = Step::None;
    lights::Cell m_cell;
    bool m_takesBack = false;
    std::vector<lights::Cell> m_region;
};

/// Explains a hint, as far as the solver knows the board as it stands.
class HintWords {
public:
    HintWords(const text::Text& text, const Round& round)
        : m_text(text)
        , m_round(round) {}

    /// Says why `cell` is a good press. \pre it is one of the presses left.
    [[nodiscard]] std::string why(lights::Cell cell) const;
    /// Says why the last press should be taken back. \pre Round::isLastPressWrong().
    [[nodiscard]] std::string whyBack() const;
    /// Says by how many presses the moves so far exceed the shortest solution; empty if they do not or it is unknown.
    [[nodiscard]] std::string detour() const;

private:
    [[nodiscard]] bool pressedBefore(lights::Cell cell) const;

    const text::Text& m_text;
    const Round& m_round;
};

} // namespace game
