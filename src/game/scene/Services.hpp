// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/SceneContext.hpp"
#include "game/services/PrintingDesk.hpp"

namespace data {
struct Paths;
}

namespace game {

class LampAtlases;
class LocalClock;
class Records;
class SharedLeaderboards;

/// What scenes are built from: every scene gets the context, and only what it needs of the rest.
struct Services : SceneContext {
    Records& records;
    SharedLeaderboards& shared;
    data::Library& library;
    const data::Paths& paths;
    LampAtlases& atlases;
    const LocalClock& clock;
    const Entropy& entropy;
    const data::OwnLevels& ownLevels;
    data::UnfinishedLevels& unfinished;
    PrintingDesk desk{};

    [[nodiscard]] BoardSources boards() const { return {library, entropy}; }
    [[nodiscard]] Workshop workshop() const { return {library, ownLevels, unfinished}; }
};

} // namespace game
