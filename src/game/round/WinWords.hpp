// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/win/ToWin.hpp"
#include "lights/BitGrid.hpp"
#include "text/Text.hpp"

#include <string>
#include <vector>

namespace game {

/// Stars earned by a win, 0 … 3; 0 after the solution was shown, and for a run that hands cannot
/// have played.
[[nodiscard]] int starsOf(const ToWin& win);

/// "Good night.", or for a fuse box that the light is back.
[[nodiscard]] std::string winHeadline(const text::Text& text, const ToWin& win);
/// The words above everything else: those, or which house is asleep now.
[[nodiscard]] std::string winHero(const text::Text& text, const ToWin& win);

/// What the moves of a run are called: "Moves", "Strokes", "Length".
[[nodiscard]] std::string scoreLabel(const text::Text& text, const Challenge& challenge);

/// "9 moves", "9 strokes", "length 12".
[[nodiscard]] std::string scoreWords(const text::Text& text, const Challenge& challenge, int moves);

/// One or two sentences: how the board was solved (in a race, who was ahead), then the most important remark, if any,
/// in this order: that the run does not count, the last level of a house, the cost of help, a daily puzzle solved late,
/// how a raced board was solved.
[[nodiscard]] std::vector<std::string> winSentences(const text::Text& text, const ToWin& win);

/// What a level of Lights Out was about, once it is solved: "The idea: …"; empty if that is nowhere said, or if the
/// win earned no star.
[[nodiscard]] std::string winIdea(const text::Text& text, const ToWin& win);

/// What there is to see in a solved level, to be drawn on its house.
struct IdeaDrawing {
    lights::BitGrid pattern; ///< A quiet pattern; empty if the level is about none.
    bool leftRight = false;  ///< Board and solution are the same in the mirror, from left to right.
    bool topBottom = false;  ///< The same from top to bottom.
};
/// What to draw: the pattern that another solution differs by, or that most of the solution is part of, if the level is
/// about quiet patterns; the mirrors, if it is about those. \pre the challenge is a board of Lights Out.
[[nodiscard]] IdeaDrawing drawingOf(const ToWin& win);

/// What is said of a house that has gone to bed: which one, and more about it.
[[nodiscard]] std::string bedtimeHero(const text::Text& text, const Challenge::Place& house);
/// \param next where the game goes on, or null.
[[nodiscard]] std::vector<std::string> bedtimeLines(const text::Text& text, const Challenge::Place& house,
                                                    const data::LevelRef* next);

/// The result as it is copied for sharing, in lines: the board (a daily puzzle with its date); for boards of Lights Out
/// up to 12×12 the windows to press, as emoji (a window pressed an even number of times is as good as not pressed);
/// moves, optimum, time and stars; the streak; the board's code. Text only, no link. \param streak days in a row of the
/// daily puzzle; 0 to leave it out.
[[nodiscard]] std::string resultText(const text::Text& text, const ToWin& win, int streak = 0);

} // namespace game
