// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/ShiftRuns.hpp"
#include "data/classes/ClassPlan.hpp"
#include "data/files/File.hpp"
#include "data/shared/SharedRuns.hpp"
#include "game/GameFixture.hpp"
#include "game/app/Screens.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/classes/ToClass.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/mylevels/ToMyLevels.hpp"
#include "game/mylevels/ToOpenLevel.hpp"
#include "game/mylevels/ToPack.hpp"
#include "game/play/ToPlay.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/printing/ToSheet.hpp"
#include "game/random/ToGenerating.hpp"
#include "game/random/ToRandom.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/scene/Destination.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/shared/ToSharedLeaderboards.hpp"
#include "game/shift/ToShift.hpp"
#include "game/shift/ToShiftOver.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "game/win/ToWin.hpp"
#include "lights/PressNext.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

/// Every screen, with something on it: those of --screen as they are opened there, unless there is an example here.
namespace game::test {

namespace examples {

inline std::vector<Destination> campaign(SceneRunner& /*with*/) {
    return {ToCampaign{}, ToCampaign{"terrace", "l20"}};
}

inline std::vector<Destination> play(SceneRunner& with) {
    const arukone::Board box = arukone::parseBoard("1..1\n....\n2..2", arukone::Fill::All).value();
    return {ToPlay{challengeOf(with.level("shed/l4"))}, ToPlay{dailyChallenge(with.records.today())},
            ToPlay{sharedChallenge(box)}};
}

inline std::vector<Destination> pause(SceneRunner& /*with*/) {
    return {
        ToPause{"Shed 1", {{action::undo, "Undo", true}, {action::redo, "Redo", false}, {action::hint, "Hint", true}}}};
}

inline std::vector<Destination> win(SceneRunner& with) {
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
inline void addSharedLeaderboards(SceneRunner& with) {
    for (const char* name : {"Twenty letters of it", "Family"})
        static_cast<void>(
            with.shared.add(name, with.folder / "a folder on a drive of the school" / "that is not there"));
}

inline std::vector<Destination> leaderboard(SceneRunner& with) {
    const data::ShiftRun shift = data::test::shiftRun({});
    static_cast<void>(with.records.shifts().submit(shift));
    addSharedLeaderboards(with);
    return {ToLeaderboard{"level:shed/l1"}, ToLeaderboard{"level:shed/l1", 0, {}, "Twenty letters of it"},
            ToLeaderboard{"random:5x5,plane,plus,off,any"}, ToLeaderboard{"daily:2026-07-14"},
            ToLeaderboard{puzzle::RunKey::shift()}};
}

inline std::vector<Destination> statistics(SceneRunner& /*with*/) {
    return {ToStatistics{}, ToStatistics{""}};
}

inline std::vector<Destination> sharedLeaderboards(SceneRunner& with) {
    addSharedLeaderboards(with);
    return {ToSharedLeaderboards{}};
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

inline std::vector<Destination> classHouse(SceneRunner& with) {
    addClass(with);
    return {ToClass{"Class"}};
}

inline std::vector<Destination> classTable(SceneRunner& with) {
    addClass(with);
    return {ToClassTable{"Class"}};
}

inline std::vector<Destination> classEditor(SceneRunner& with) {
    addClass(with);
    return {ToClassEditor{"Class"}};
}

inline std::vector<Destination> replay(SceneRunner& with) {
    return {ToReplay{challengeOf(with.level("shed/l1")), with.bestRun("level:shed/l1")}};
}

inline std::vector<Destination> generating(SceneRunner& /*with*/) {
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

inline std::vector<Destination> daily(SceneRunner& with) {
    return {ToDaily{}, ToDaily{puzzle::plusDays(with.records.today(), -40)}};
}

inline std::vector<Destination> shiftOver(SceneRunner& with) {
    const data::ShiftRun run = data::test::shiftRun({});
    return {ToShiftOver{run.score, data::test::asleepIn(run), {with.records.shifts().submit(run).value(), {}}, 20}};
}

/// A duel of three.
inline DuelMatch shownDuel(DuelWay way) {
    const auto setting = duelSetting(5, lights::Surface::Plane, lights::Difficulty::Easy);
    return {{"Ada", "Ben", "Cleo"}, way, drawDuelBoard(setting, way, 3, "seed"), 0};
}

inline std::vector<Destination> duelPlay(SceneRunner& /*with*/) {
    return {ToDuelPlay{shownDuel(DuelWay::Turns)}, ToDuelPlay{shownDuel(DuelWay::Alone)}};
}

inline std::vector<Destination> duelOver(SceneRunner& /*with*/) {
    using Runs = std::vector<std::optional<lights::DuelRun>>;
    return {ToDuelOver{shownDuel(DuelWay::Turns), std::vector<lights::TurnDuel::Tally>{{1, 0}, {1, 2}, {1, 1}}},
            ToDuelOver{shownDuel(DuelWay::Alone), Runs{lights::DuelRun{7, std::chrono::seconds(30)}, {}, {}}}};
}

inline std::vector<Destination> myLevels(SceneRunner& with) {
    static_cast<void>(with.ownLevels.create(with.level("shed/l2").level()));
    return {ToMyLevels{}};
}

inline std::vector<Destination> editor(SceneRunner& with) {
    const data::Level level = with.level("shed/l2").level();
    const arukone::Board box = arukone::parseBoard("1..1\n....\n2..2", arukone::Fill::All).value();
    return {ToEditor{}, ToEditor{data::StoredLevel{{{}, level.name, {}, level.lights(), {}}, {}, {}}},
            ToEditor{data::StoredLevel{{{}, level.name, {}, box, {}}, {}, {}}}, // Several solutions: both buttons.
            ToEditor{{}, ToEditor::Puzzle::Arukone}};
}

/// One of its levels is damaged.
inline std::vector<Destination> pack(SceneRunner& with) {
    std::string content = data::formatPack(packOf("harbour", "Harbour", 4));
    content.replace(content.rfind("\"board\""), 1, "\"x");
    data::test::put(with.folder / "desk/harbour.json", content);
    return {ToPack{with.folder / "desk/harbour.json"}};
}

inline std::vector<Destination> openLevel(SceneRunner& with) {
    static_cast<void>(with.ownLevels.create(with.level("shed/l2").level()));
    return {ToOpenLevel{}};
}

inline std::vector<Destination> learn(SceneRunner& with) {
    with.records.noteLesson("toggle", {4, true});
    return {ToLearn{}};
}

inline std::vector<Destination> lesson(SceneRunner& /*with*/) {
    return {ToLesson{"toggle"},   ToLesson{"chase"}, ToLesson{"fix-up"},
            ToLesson{"solvable"}, ToLesson{"join"},  ToLesson{"outwit"}};
}

inline std::vector<Destination> rebind(SceneRunner& /*with*/) {
    return {ToRebind{action::undo, ui::Device::Keyboard, 0}};
}

inline std::vector<Destination> help(SceneRunner& /*with*/) {
    return {ToHelp{}, ToHelp{HelpPage::Arukone}, ToHelp{HelpPage::Editor}};
}

inline std::vector<Destination> question(SceneRunner& /*with*/) {
    return {ToQuestion{"Sure?", "It is gone then.", {{"Keep", {}}, {"Delete", {}}}},
            ToQuestion{"Sure?",
                       "It is gone then.",
                       {{"Keep what there is as it is for now", {}},
                        {"Delete all that there is of it", {}},
                        {"Delete it, and whatever belongs to it", {}}}}};
}

inline std::vector<Destination> prompt(SceneRunner& /*with*/) {
    return {ToPrompt{
        "Name", "What is it called?", {{"Name", "", 20}, {"Author", "Mina", 20}}, {}, {}, 0, "Save", [](const auto&) {
            return ToPrompt::Refusal{};
        }}};
}

inline std::vector<Destination> sheet(SceneRunner& with) {
    const Challenge::Random random{lights::RandomSetting{}, "seed"};
    return {ToSheet{random, "lichter-aus-5x5"}, ToSheet{with.level("shed/l2").level(), "lantern"}};
}

} // namespace examples

struct Example {
    std::string_view name; ///< That of --screen, if it has one.
    std::vector<Destination> (*open)(SceneRunner&);
};

inline constexpr Example allExamples[]{
    {"campaign", examples::campaign},
    {"play", examples::play},
    {"pause", examples::pause},
    {"win", examples::win},
    {"leaderboard", examples::leaderboard},
    {"statistics", examples::statistics},
    {"shared-boards", examples::sharedLeaderboards},
    {"class", examples::classHouse},
    {"class-table", examples::classTable},
    {"class-editor", examples::classEditor},
    {"replay", examples::replay},
    {"generating", examples::generating},
    {"daily", examples::daily},
    {"shift-over", examples::shiftOver},
    {"duel-turns", examples::duelPlay},
    {"duel-over", examples::duelOver},
    {"my-levels", examples::myLevels},
    {"editor", examples::editor},
    {"open-level", examples::openLevel},
    {"pack", examples::pack},
    {"learn", examples::learn},
    {"lesson", examples::lesson},
    {"rebind", examples::rebind},
    {"help", examples::help},
    {"question", examples::question},
    {"prompt", examples::prompt},
    {"sheet", examples::sheet},
};

/// The names of all screens, for a test of each.
inline std::vector<std::string> everyScreen() {
    const auto named = screenNames();
    std::vector<std::string> names(named.begin(), named.end());
    for (const Example& example : allExamples)
        if (std::ranges::find(named, example.name) == named.end())
            names.emplace_back(example.name);
    return names;
}

/// The screens to be tested under a name.
inline std::vector<Destination> screens(std::string_view name, SceneRunner& with) {
    const auto* const example = std::ranges::find(allExamples, name, &Example::name);
    if (example != std::end(allExamples))
        return example->open(with);
    const Services services = with.services();
    auto opened = screensOf(name, {std::nullopt, {}, services});
    if (opened.empty())
        return {ToMainMenu{}};
    return {std::move(opened.back())}; // What lies below it has a name of its own.
}

/// Names such a test by the screen.
inline std::string screenOf(const testing::TestParamInfo<std::string>& test) {
    std::string name = test.param;
    std::ranges::replace(name, '-', '_');
    return name;
}

} // namespace game::test
