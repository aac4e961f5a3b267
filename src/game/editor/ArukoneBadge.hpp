// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/editor/ArukoneCheck.hpp"
#include "game/editor/StatusCard.hpp"

namespace game {

/// Repairs as the badge shows them.
struct BoxRepairs {
    bool seeking = false;
    std::size_t number = 0; ///< The one applied, from 1; 0: none.
    std::size_t of = 0;
};

/// What the editor says about a fuse box.
[[nodiscard]] StatusBadge badgeOf(const text::Text& text, const ArukoneKnowledge& known, const BoxRepairs& repairs);

/// What there is to do or to know about the board, at length; empty if there is nothing.
[[nodiscard]] std::string adviceOn(const text::Text& text, const ArukoneKnowledge& known);

/// What the simple program makes of the board. \pre known.solvable().
[[nodiscard]] std::string programWords(const text::Text& text, const arukone::Judgement& program);

} // namespace game
