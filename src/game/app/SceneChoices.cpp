// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/Library.hpp"
#include "game/arukone/ArukonePlayScene.hpp"
#include "game/arukone/ArukoneRandomScene.hpp"
#include "game/arukone/ArukoneReplayScene.hpp"
#include "game/duel/DuelAloneScene.hpp"
#include "game/duel/DuelTurnsScene.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/editor/ArukoneEditorScene.hpp"
#include "game/editor/LightsEditorScene.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/leaderboard/ShiftScoresScene.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/learn/ArukoneLessonScene.hpp"
#include "game/learn/LightsLessonScene.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/lessons/ArukoneLesson.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/random/LightsRandomScene.hpp"
#include "game/random/ToRandom.hpp"
#include "game/replay/LightsReplayScene.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/riddle/RiddleScene.hpp"
#include "game/scene/Services.hpp"

#include <variant>

// The destinations that lead to one of several scenes, mostly depending on the puzzle: these scenes do not know each
// other.

namespace game {

namespace {

/// Builds the scene in which a board of each puzzle is played.
struct PlaySceneOf {
    const ToPlay& to;
    const Services& with;

    std::unique_ptr<Scene> operator()(const lights::Puzzle& /*board*/) const {
        const lights::Riddle* const riddle = to.challenge.riddle();
        if (riddle != nullptr && !lights::isPlayed(*riddle))
            return std::make_unique<RiddleScene>(to, with, with.records, with.library, with.atlases);
        return std::make_unique<LightsPlayScene>(to, with, with.records, with.boards(), with.atlases);
    }
    std::unique_ptr<Scene> operator()(const arukone::Board& /*board*/) const {
        return std::make_unique<ArukonePlayScene>(to, with, with.records, with.boards());
    }
};

/// Builds the scene in which a run on a board of each puzzle is replayed.
struct ReplaySceneOf {
    const ToReplay& to;
    const Services& with;

    std::unique_ptr<Scene> operator()(const lights::Puzzle& /*board*/) const {
        return std::make_unique<LightsReplayScene>(to, with, with.records, with.library, with.atlases);
    }
    std::unique_ptr<Scene> operator()(const arukone::Board& /*board*/) const {
        return std::make_unique<ArukoneReplayScene>(to, with, with.records, with.library);
    }
};

} // namespace

std::unique_ptr<Scene> ToPlay::scene(const Services& with) const {
    return std::visit(PlaySceneOf{*this, with}, challenge.board);
}

std::unique_ptr<Scene> ToRandom::scene(const Services& with) const {
    if (arukone)
        return std::make_unique<ArukoneRandomScene>(with, with.records, with.entropy);
    return std::make_unique<LightsRandomScene>(with, with.records, with.atlases, with.entropy);
}

std::unique_ptr<Scene> ToReplay::scene(const Services& with) const {
    return std::visit(ReplaySceneOf{*this, with}, challenge.board);
}

std::unique_ptr<Scene> ToDuelPlay::scene(const Services& with) const {
    if (match.way == DuelWay::Alone)
        return std::make_unique<DuelAloneScene>(*this, with, with.atlases);
    return std::make_unique<DuelTurnsScene>(*this, with, with.atlases);
}

std::unique_ptr<Scene> ToEditor::scene(const Services& with) const {
    EditorStart start = editorStart(*this, with.workshop());
    if (!start.document.isLights())
        return std::make_unique<ArukoneEditorScene>(std::move(start), with, with.workshop());
    return std::make_unique<LightsEditorScene>(std::move(start), with, with.workshop(), with.atlases, with.entropy);
}

std::unique_ptr<Scene> ToLeaderboard::scene(const Services& with) const {
    with.library.refresh();
    if (key.mode() == puzzle::RunMode::Shift)
        return std::make_unique<ShiftScoresScene>(*this, with, with.records, with.shared, with.library, with.clock);
    return std::make_unique<LeaderboardScene>(*this, with, with.records, with.shared, with.library, with.clock);
}

std::unique_ptr<Scene> ToLesson::scene(const Services& with) const {
    if (isArukoneLesson(lesson))
        return std::make_unique<ArukoneLessonScene>(*this, with, with.records);
    return std::make_unique<LightsLessonScene>(*this, with, with.records, with.atlases);
}

} // namespace game
