// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Progress.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "lights/Chase.hpp"
#include "lights/Puzzle.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Viewport.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What the player may look up while playing, because a lesson has taught how to find it: the cheat sheet of the
/// board's size, and its quiet patterns. Neither counts as help.
class LookUp {
public:
    /// \param view where quiet patterns are shown; kept by reference.
    LookUp(const lights::Puzzle& puzzle, LightsBoardView& view);

    /// Whether there is a cheat sheet for this board, and the player knows it.
    [[nodiscard]] bool knowsSheet(const data::LessonProgress& lessons) const;
    [[nodiscard]] bool knowsQuiet(const data::LessonProgress& lessons) const;
    [[nodiscard]] bool showsSheet() const noexcept { return m_sheet; }
    /// The number of the quiet pattern shown, from 1; 0 if none is.
    [[nodiscard]] std::size_t shown() const noexcept { return m_shown; }

    void toggleSheet() { m_sheet = !m_sheet; }
    /// Shows the next quiet pattern, after the last one none. \returns how many there are.
    std::size_t nextQuiet();

    /// Draws the cheat sheet over the column, from `top` on, if it is shown.
    void draw(ui::Canvas& canvas, const text::Text& text, ui::Rect column, float top, bool compact) const;

private:
    const lights::Puzzle& m_puzzle;
    LightsBoardView& m_view;
    std::optional<lights::FixUp> m_fixUp;
    bool m_sheet = false;
    std::optional<std::vector<lights::BitGrid>> m_quiet; ///< Computed when first asked for.
    std::size_t m_shown = 0;
};

/// The entries of "More" that look something up, or lead to the level's lesson.
/// \param lesson one of lessonIds, or empty.
[[nodiscard]] std::vector<ToPause::Entry> lookUpEntries(const text::Text& text, const LookUp& lookUp,
                                                        const data::LessonProgress& lessons, const std::string& lesson);

} // namespace game
