// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/printing/SheetWork.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Scene.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedBoards.hpp"

#include <memory>

namespace game {

/// What the scene factory passes on: every scene gets the context, and only what it needs of the rest.
struct Services : SceneContext {
    Records& records;
    SharedBoards& shared;
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

/// Builds the scene for a destination; the only place that knows the scene classes.
[[nodiscard]] std::unique_ptr<Scene> buildScene(const Destination& to, const Services& services);

} // namespace game
