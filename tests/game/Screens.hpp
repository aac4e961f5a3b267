// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/ShiftRuns.hpp"
#include "data/classes/ClassPlan.hpp"
#include "data/files/File.hpp"
#include "data/shared/SharedRuns.hpp"
#include "game/GameFixture.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/boards/SharedBoard.hpp"
#include "game/services/Actions.hpp"
#include "lights/PressNext.hpp"

#include <memory>
#include <thread>
#include <utility>
#include <vector>

/// Example screens for every destination, with something on them. A destination without screens() does not compile.
namespace game::test {

template<class To>
std::vector<Destination> screens(SceneRunner& with) = delete;

template<>
inline std::vector<Destination> screens<ToMainMenu>(SceneRunner& /*with*/) {
    return {ToMainMenu{}};
}

template<>
inline std::vector<Destination> screens<ToCampaign>(SceneRunner& /*with*/) {
    return {ToCampaign{}, ToCampaign{"terrace", "l20"}};
}

template<>
inline std::vector<Destination> screens<ToPlay>(SceneRunner& with) {
    const arukone::Board box = arukone::parseBoard("1..1\n....\n2..2", arukone::Fill::All).value();
    return {ToPlay{challengeOf(with.level("shed/l4"))}, ToPlay{dailyChallenge(with.records.today())},
            ToPlay{sharedChallenge(box)}};
}

template<>
inline std::vector<Destination> screens<ToPause>(SceneRunner& /*with*/) {
    return {
        ToPause{"Shed 1", {{action::undo, "Undo", true}, {action::redo, "Redo", false}, {action::hint, "Hint", true}}}};
}

template<>
inline std::vector<Destination> screens<ToWin>(SceneRunner& with) {
    const Challenge challenge = challengeOf(with.level("shed/l3"));
    lights::Session session(challenge.lights());
    for (int column = 0; column < 3; ++column)
        lights::test::pressNext(session, {0, column});
    const puzzle::Performance played = performanceOf(session);
    ToWin win{challenge, played, {3, true}, {}, {}, with.records.progress().stars(with.library), {}};
    win.recorded = with.records.record(challenge, played, {3, true});
    return {win};
}

/// Boards in folders that are not there, one of them with the longest name that a board can have.
inline void addSharedBoards(SceneRunner& with) {
    for (const char* name : {"Twenty letters of it", "Family"})
        static_cast<void>(
            with.shared.add(name, with.folder / "a folder on a drive of the school" / "that is not there"));
}

template<>
inline std::vector<Destination> screens<ToLeaderboard>(SceneRunner& with) {
    const data::ShiftRun shift = data::test::shiftRun({});
    static_cast<void>(with.records.shifts().submit(shift));
    addSharedBoards(with);
    return {ToLeaderboard{"level:shed/l1"}, ToLeaderboard{"level:shed/l1", 0, {}, "Twenty letters of it"},
            ToLeaderboard{"random:5x5,plane,plus,off,any"}, ToLeaderboard{"daily:2026-07-14"},
            ToLeaderboard{puzzle::RunKey::shift()}};
}

template<>
inline std::vector<Destination> screens<ToStatistics>(SceneRunner& /*with*/) {
    return {ToStatistics{}, ToStatistics{""}};
}

template<>
inline std::vector<Destination> screens<ToPlayers>(SceneRunner& /*with*/) {
    return {ToPlayers{}};
}

template<>
inline std::vector<Destination> screens<ToSharedBoards>(SceneRunner& with) {
    addSharedBoards(with);
    return {ToSharedBoards{}};
}

/// The class of a board whose folder is not there: it is known from the last sitting.
inline void addClass(SceneRunner& with) {
    const std::filesystem::path folder = with.folder / "a drive that is not there";
    data::ClassPlan plan{"Class 7b of the school", data::ClassCounts::Optimum, {}, {}};
    for (const char* const key : {"level:shed/l1", "level:terrace/l20", "level:later/level", "daily:2026-07-14"})
        plan.tasks.push_back({key});
    plan.tasks[0].until = puzzle::dayFromText("2026-07-01");
    plan.tasks[1].from = puzzle::dayFromText("2026-08-01");
    plan.tasks.push_back({data::codeOf(with.level("shed/l4").level().puzzle), "By the stairs"});
    const std::filesystem::path copy = data::sharedClassFile(data::sharedRunsFile(with.paths.shared(), folder));
    static_cast<void>(data::writeFile(copy, data::formatClassPlan(plan)));
    static_cast<void>(with.shared.add("Class", folder));
}

template<>
inline std::vector<Destination> screens<ToClass>(SceneRunner& with) {
    addClass(with);
    return {ToClass{"Class"}};
}

template<>
inline std::vector<Destination> screens<ToClassTable>(SceneRunner& with) {
    addClass(with);
    return {ToClassTable{"Class"}};
}

template<>
inline std::vector<Destination> screens<ToClassEditor>(SceneRunner& with) {
    addClass(with);
    return {ToClassEditor{"Class"}};
}

template<>
inline std::vector<Destination> screens<ToAchievements>(SceneRunner& /*with*/) {
    return {ToAchievements{}};
}

template<>
inline std::vector<Destination> screens<ToDawn>(SceneRunner& /*with*/) {
    return {ToDawn{}};
}

template<>
inline std::vector<Destination> screens<ToReplay>(SceneRunner& with) {
    return {ToReplay{challengeOf(with.level("shed/l1")), with.bestRun("level:shed/l1")}};
}

template<>
inline std::vector<Destination> screens<ToRandom>(SceneRunner& /*with*/) {
    return {ToRandom{}};
}

template<>
inline std::vector<Destination> screens<ToGenerating>(SceneRunner& /*with*/) {
    auto generation = std::make_shared<BoardGeneration>(
        [](const std::stop_token& stop, const BoardGeneration::Progress&) -> Generated {
            while (!stop.stop_requested())
                std::this_thread::yield();
            return tl::unexpected(lights::GenerateProblem{});
        });
    return {ToGenerating{{lights::RandomSetting{30, 30, {}, lights::GoalKind::Off, lights::Difficulty::Hard}, "seed"},
                         std::move(generation),
                         {}}};
}

template<>
inline std::vector<Destination> screens<ToDaily>(SceneRunner& with) {
    return {ToDaily{}, ToDaily{puzzle::plusDays(with.records.today(), -40)}};
}

template<>
inline std::vector<Destination> screens<ToShift>(SceneRunner& /*with*/) {
    return {ToShift{}};
}

template<>
inline std::vector<Destination> screens<ToShiftPlay>(SceneRunner& /*with*/) {
    return {ToShiftPlay{"seed"}};
}

template<>
inline std::vector<Destination> screens<ToShiftOver>(SceneRunner& with) {
    const data::ShiftRun run = data::test::shiftRun({});
    return {ToShiftOver{run.score, 2, {with.records.shifts().submit(run).value(), {}}, 20}};
}

/// A duel of three.
inline DuelMatch shownDuel(DuelWay way) {
    const auto setting = duelSetting(5, lights::Surface::Plane, lights::Difficulty::Easy);
    return {{"Ada", "Ben", "Cleo"}, way, drawDuelBoard(setting, way, 3, "seed"), 0};
}

template<>
inline std::vector<Destination> screens<ToDuel>(SceneRunner& /*with*/) {
    return {ToDuel{}};
}

template<>
inline std::vector<Destination> screens<ToDuelPlay>(SceneRunner& /*with*/) {
    return {ToDuelPlay{shownDuel(DuelWay::Turns)}, ToDuelPlay{shownDuel(DuelWay::Alone)}};
}

template<>
inline std::vector<Destination> screens<ToDuelOver>(SceneRunner& /*with*/) {
    using Runs = std::vector<std::optional<lights::DuelRun>>;
    return {ToDuelOver{shownDuel(DuelWay::Turns), std::vector<lights::TurnDuel::Tally>{{1, 0}, {1, 2}, {1, 1}}},
            ToDuelOver{shownDuel(DuelWay::Alone), Runs{lights::DuelRun{7, std::chrono::seconds(30)}, {}, {}}}};
}

template<>
inline std::vector<Destination> screens<ToMyLevels>(SceneRunner& with) {
    static_cast<void>(with.ownLevels.create(with.level("shed/l2").level()));
    return {ToMyLevels{}};
}

template<>
inline std::vector<Destination> screens<ToEditor>(SceneRunner& with) {
    const data::Level level = with.level("shed/l2").level();
    const arukone::Board box = arukone::parseBoard("1..1\n....\n2..2", arukone::Fill::All).value();
    return {ToEditor{}, ToEditor{data::StoredLevel{{{}, level.name, {}, level.lights(), {}}, {}, {}}},
            ToEditor{data::StoredLevel{{{}, level.name, {}, box, {}}, {}, {}}}, // Several solutions: both buttons.
            ToEditor{{}, ToEditor::Puzzle::Arukone}};
}

template<>
inline std::vector<Destination> screens<ToOpenLevel>(SceneRunner& with) {
    static_cast<void>(with.ownLevels.create(with.level("shed/l2").level()));
    return {ToOpenLevel{}};
}

template<>
inline std::vector<Destination> screens<ToLearn>(SceneRunner& with) {
    with.records.noteLesson("toggle", {4, true});
    return {ToLearn{}};
}

template<>
inline std::vector<Destination> screens<ToLesson>(SceneRunner& /*with*/) {
    return {ToLesson{"toggle"},   ToLesson{"chase"}, ToLesson{"fix-up"},
            ToLesson{"solvable"}, ToLesson{"join"},  ToLesson{"outwit"}};
}

template<>
inline std::vector<Destination> screens<ToExplorer>(SceneRunner& /*with*/) {
    return {ToExplorer{}};
}

template<>
inline std::vector<Destination> screens<ToSettings>(SceneRunner& /*with*/) {
    return {ToSettings{}};
}

template<>
inline std::vector<Destination> screens<ToKeys>(SceneRunner& /*with*/) {
    return {ToKeys{}};
}

template<>
inline std::vector<Destination> screens<ToRebind>(SceneRunner& /*with*/) {
    return {ToRebind{action::undo, ui::Device::Keyboard, 0}};
}

template<>
inline std::vector<Destination> screens<ToHelp>(SceneRunner& /*with*/) {
    return {ToHelp{}, ToHelp{HelpPage::Arukone}, ToHelp{HelpPage::Editor}};
}

template<>
inline std::vector<Destination> screens<ToQuestion>(SceneRunner& /*with*/) {
    return {ToQuestion{"Sure?", "It is gone then.", {{"Keep", {}}, {"Delete", {}}}},
            ToQuestion{"Sure?",
                       "It is gone then.",
                       {{"Keep what there is as it is for now", {}},
                        {"Delete all that there is of it", {}},
                        {"Delete it, and whatever belongs to it", {}}}}};
}

template<>
inline std::vector<Destination> screens<ToPrompt>(SceneRunner& /*with*/) {
    return {
        ToPrompt{"Name", "What is it called?", {{"Name", "", 20}, {"Author", "Mina", 20}}, 0, "Save", [](const auto&) {
                     return ToPrompt::Refusal{};
                 }}};
}

template<>
inline std::vector<Destination> screens<ToSheet>(SceneRunner& with) {
    const Challenge::Random random{lights::RandomSetting{}, "seed"};
    return {ToSheet{random, "lichter-aus-5x5"}, ToSheet{with.level("shed/l2").level(), "lantern"}};
}

template<>
inline std::vector<Destination> screens<ToError>(SceneRunner& /*with*/) {
    return {ToError{"Oh", "That did not work."}};
}

} // namespace game::test
