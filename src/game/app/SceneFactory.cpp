// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SceneFactory.hpp"

#include "game/arukone/FuseBoxPlayScene.hpp"
#include "game/arukone/FuseBoxRandomScene.hpp"
#include "game/arukone/FuseBoxReplayScene.hpp"
#include "game/campaign/AchievementsScene.hpp"
#include "game/campaign/CampaignScene.hpp"
#include "game/classes/ClassEditorScene.hpp"
#include "game/classes/ClassScene.hpp"
#include "game/classes/ClassTableScene.hpp"
#include "game/daily/DailyScene.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/dialogs/HelpScene.hpp"
#include "game/dialogs/MenuScene.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/dialogs/PromptScene.hpp"
#include "game/duel/DuelAloneScene.hpp"
#include "game/duel/DuelOverScene.hpp"
#include "game/duel/DuelScene.hpp"
#include "game/duel/DuelTurnsScene.hpp"
#include "game/editor/EditorScene.hpp"
#include "game/editor/FuseBoxEditorScene.hpp"
#include "game/editor/OpenLevelScene.hpp"
#include "game/keys/KeysScene.hpp"
#include "game/keys/RebindScene.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/leaderboard/ShiftScoresScene.hpp"
#include "game/learn/ExplorerScene.hpp"
#include "game/learn/FuseBoxLessonScene.hpp"
#include "game/learn/LearnScene.hpp"
#include "game/learn/LessonScene.hpp"
#include "game/menu/DawnScene.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/mylevels/MyLevelsScene.hpp"
#include "game/play/PlayScene.hpp"
#include "game/players/PlayersScene.hpp"
#include "game/printing/SheetScene.hpp"
#include "game/random/GeneratingScene.hpp"
#include "game/random/RandomScene.hpp"
#include "game/replay/ReplayScene.hpp"
#include "game/riddle/RiddleScene.hpp"
#include "game/settings/SettingsScene.hpp"
#include "game/shared/SharedBoardsScene.hpp"
#include "game/shift/ShiftOverScene.hpp"
#include "game/shift/ShiftPlayScene.hpp"
#include "game/shift/ShiftStartScene.hpp"
#include "game/statistics/StatisticsScene.hpp"
#include "game/win/WinScene.hpp"

namespace game {

namespace {

/// One overload per destination; each scene gets only the services it needs.
struct Builder {
    const Services& with;

    using Built = std::unique_ptr<Scene>;

    Built operator()(const ToMainMenu& to) const {
        return std::make_unique<MainMenuScene>(to, with, with.records, with.shared, with.library, with.atlases);
    }
    Built operator()(const ToCampaign& to) const {
        with.library.refresh();
        return std::make_unique<CampaignScene>(to, with, with.records, with.library, with.atlases);
    }
    Built operator()(const ToPlay& to) const {
        if (!to.challenge.isLights())
            return std::make_unique<FuseBoxPlayScene>(to, with, with.records, with.boards());
        if (const lights::Riddle* riddle = to.challenge.riddle(); riddle != nullptr && !lights::isPlayed(*riddle))
            return std::make_unique<RiddleScene>(to, with, with.records, with.library, with.atlases);
        return std::make_unique<PlayScene>(to, with, with.records, with.boards(), with.atlases);
    }
    Built operator()(const ToPause& to) const {
        if (to.heading.empty())
            return std::make_unique<PauseScene>(to, with);
        return std::make_unique<MenuScene>(to, with);
    }
    Built operator()(const ToWin& to) const {
        return std::make_unique<WinScene>(to, with, with.records, with.boards(), with.atlases);
    }
    Built operator()(const ToLeaderboard& to) const {
        with.library.refresh();
        if (to.key == puzzle::RunKey::shift())
            return std::make_unique<ShiftScoresScene>(to, with, with.records, with.shared, with.library, with.clock);
        return std::make_unique<LeaderboardScene>(to, with, with.records, with.shared, with.library, with.clock);
    }
    Built operator()(const ToStatistics& to) const {
        return std::make_unique<StatisticsScene>(to, with, with.records, with.atlases);
    }
    Built operator()(const ToPlayers&) const {
        return std::make_unique<PlayersScene>(with, with.records, with.library, with.clock);
    }
    Built operator()(const ToSharedBoards&) const {
        return std::make_unique<SharedBoardsScene>(with, with.shared, with.paths);
    }
    Built operator()(const ToClass& to) const {
        return std::make_unique<ClassScene>(to, with, with.records, with.shared, with.library, with.atlases);
    }
    Built operator()(const ToClassTable& to) const {
        return std::make_unique<ClassTableScene>(to, with, with.records, with.shared, with.library, with.paths);
    }
    Built operator()(const ToClassEditor& to) const {
        return std::make_unique<ClassEditorScene>(to, with, with.records, with.shared, with.boards());
    }
    Built operator()(const ToReplay& to) const {
        if (!to.challenge.isLights())
            return std::make_unique<FuseBoxReplayScene>(to, with, with.records, with.library);
        return std::make_unique<ReplayScene>(to, with, with.records, with.library, with.atlases);
    }
    Built operator()(const ToRandom& to) const {
        if (to.arukone)
            return std::make_unique<FuseBoxRandomScene>(with, with.records, with.entropy);
        return std::make_unique<RandomScene>(with, with.records, with.atlases, with.entropy);
    }
    Built operator()(const ToGenerating& to) const { return std::make_unique<GeneratingScene>(to, with); }
    Built operator()(const ToShift&) const {
        return std::make_unique<ShiftStartScene>(with, with.records, with.atlases, with.entropy);
    }
    Built operator()(const ToShiftPlay& to) const {
        return std::make_unique<ShiftPlayScene>(to, with, with.records, with.atlases);
    }
    Built operator()(const ToShiftOver& to) const {
        return std::make_unique<ShiftOverScene>(to, with, with.records, with.atlases, with.entropy);
    }
    Built operator()(const ToDuel&) const { return std::make_unique<DuelScene>(with, with.records, with.entropy); }
    Built operator()(const ToDuelPlay& to) const {
        if (to.match.way == DuelWay::Alone)
            return std::make_unique<DuelAloneScene>(to, with, with.atlases);
        return std::make_unique<DuelTurnsScene>(to, with, with.atlases);
    }
    Built operator()(const ToDuelOver& to) const {
        return std::make_unique<DuelOverScene>(to, with, with.atlases, with.entropy);
    }
    Built operator()(const ToMyLevels&) const {
        return std::make_unique<MyLevelsScene>(with, with.records, with.workshop(), with.paths, with.clock);
    }
    Built operator()(const ToDaily& to) const {
        return std::make_unique<DailyScene>(to, with, with.records, with.atlases, with.clock);
    }
    Built operator()(const ToEditor& to) const {
        EditorStart start = editorStart(to, with.workshop());
        if (!start.document.isLights())
            return std::make_unique<FuseBoxEditorScene>(std::move(start), with, with.workshop());
        return std::make_unique<EditorScene>(std::move(start), with, with.workshop(), with.atlases, with.entropy);
    }
    Built operator()(const ToOpenLevel& to) const {
        return std::make_unique<OpenLevelScene>(to, with, with.workshop(), with.paths);
    }
    Built operator()(const ToAchievements&) const {
        return std::make_unique<AchievementsScene>(with, with.records, with.atlases);
    }
    Built operator()(const ToDawn&) const { return std::make_unique<DawnScene>(with, with.records, with.library); }
    Built operator()(const ToLearn&) const { return std::make_unique<LearnScene>(with, with.records); }
    Built operator()(const ToLesson& to) const {
        if (isFuseBoxLesson(to.lesson))
            return std::make_unique<FuseBoxLessonScene>(to, with, with.records);
        return std::make_unique<LessonScene>(to, with, with.records, with.atlases);
    }
    Built operator()(const ToExplorer&) const {
        return std::make_unique<ExplorerScene>(with, with.paths, with.atlases);
    }
    Built operator()(const ToSettings&) const {
        return std::make_unique<SettingsScene>(with, with.records, with.paths, with.atlases);
    }
    Built operator()(const ToKeys&) const { return std::make_unique<KeysScene>(with); }
    Built operator()(const ToRebind& to) const { return std::make_unique<RebindScene>(to, with); }
    Built operator()(const ToHelp& to) const { return std::make_unique<HelpScene>(to, with); }
    Built operator()(const ToQuestion& to) const { return std::make_unique<QuestionScene>(to, with); }
    Built operator()(const ToPrompt& to) const { return std::make_unique<PromptScene>(to, with); }
    Built operator()(const ToSheet& to) const { return std::make_unique<SheetScene>(to, with, with.paths, with.desk); }
    Built operator()(const ToError& to) const { return std::make_unique<ErrorScene>(to, with); }
};

} // namespace

std::unique_ptr<Scene> buildScene(const Destination& to, const Services& services) {
    return std::visit(Builder{services}, to.place());
}

} // namespace game
