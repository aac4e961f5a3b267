// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Duel.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

[[nodiscard]] std::string duelWayName(const text::Text& text, DuelWay way); ///< "In turn", "One after the other".
/// How it is played and who wins, in a few sentences.
[[nodiscard]] std::string duelRules(const text::Text& text, DuelWay way);

/// A time in tenths of a second, which decide: "1:24.3".
[[nodiscard]] std::string duelTime(const text::Text& text, puzzle::Milliseconds time);

/// "Mina wins.", "A draw.", "Nobody wins."
[[nodiscard]] std::string duelHeadline(const text::Text& text, const DuelMatch& match, const DuelOutcome& outcome);
/// What it was won by, or between whom it is a draw.
[[nodiscard]] std::string duelSentence(const text::Text& text, const DuelMatch& match, const DuelOutcome& outcome);

/// "Duel", or which board of the match is played: "Duel · 2 of 3".
[[nodiscard]] std::string duelTitle(const text::Text& text, const DuelMatch& match);
/// Who has won the match, or that it is a draw. \pre isDecided().
[[nodiscard]] std::string matchHeadline(const text::Text& text, const DuelMatch& match);
/// How it stands: "Mina 2 : 1 Jonas", with more players "Mina 2, Jonas 1, Ada 0".
[[nodiscard]] std::string matchScore(const text::Text& text, const DuelMatch& match);

/// What a player has reached, as text: "4 good presses, 1 lost turn", "9 moves, 1:24.3", "given up".
[[nodiscard]] std::string duelResult(const text::Text& text, const DuelOutcome& outcome, std::size_t player);

} // namespace game
