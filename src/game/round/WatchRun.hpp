// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "game/boards/Challenge.hpp"
#include "game/scene/Destination.hpp"

namespace data {
class Library;
}

namespace text {
class Text;
}

namespace game {

class Navigator;
class Preferences;
class Records;

/// Whether a run's board is unlocked for the player.
[[nodiscard]] bool isUnlocked(const Challenge& challenge, Records& records, const data::Library& library,
                              const Preferences& preferences);

/// Starts a race on the board against the run; asks first if the player left that board unfinished.
void askToRace(const Challenge& challenge, const data::Run& run, const text::Text& text, Navigator& navigator,
               Records& records);

/// The replay of a run. Where it would give the answer away (see Records::givesAway), a question instead, which offers
/// a race against it: there its board stays hidden.
[[nodiscard]] Destination replayOf(Challenge challenge, data::Run run, const text::Text& text, Navigator& navigator,
                                   Records& records, bool canRace);

} // namespace game
