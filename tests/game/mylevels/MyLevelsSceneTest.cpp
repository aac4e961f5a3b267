// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/MyLevelsScene.hpp"

#include "game/Controls.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/dialogs/PromptScene.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/mylevels/ToPack.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"
#include "lights/ShareCode.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

namespace {

using namespace game;
using game::test::action;
using game::test::askedFor;
using game::test::click;
using game::test::pushedTo;
using ui::Action;

class MyLevelsSceneTest : public testing::Test {
protected:
    MyLevelsScene& open(sf::Vector2u window = {1280, 800}) {
        scene = std::make_unique<MyLevelsScene>(with.services(), with.records, with.services().workshop(), with.paths,
                                                with.clock);
        scene->layout(ui::Viewport(window, 1), test::plainMeasure);
        return *scene;
    }

    std::filesystem::path save(const std::string& name, int side = 3) {
        lights::Board board{lights::BitGrid(side, side)};
        lights::press(board, {}, {0, 0});
        const auto saved = with.ownLevels.create(
            {{}, data::LocalText(name), {}, *lights::Puzzle::make(board, {}, lights::GoalKind::Off), {}});
        return saved->stored.file;
    }

    void press(std::string_view tool) { test::press(*scene, tool); }
    [[nodiscard]] bool offered(std::string_view tool) const { return test::shows(*scene, tool); }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const MyLevelRow& row : scene->rows())
            all.push_back(row.name);
        return all;
    }

    /// Answers the last prompt. \returns why the answer was refused, or an empty string.
    std::string answer(const std::vector<std::string>& written) {
        const auto prompt = pushedTo<ToPrompt>(with.asked());
        if (!prompt)
            return "nothing was asked";
        std::string sentence = prompt->onAccept(written).sentence;
        scene->uncovered();
        return sentence;
    }

    test::GameFixture with;
    std::unique_ptr<MyLevelsScene> scene;
};

using Names = std::vector<std::string>;

TEST_F(MyLevelsSceneTest, EmptyListLeadsToEditor) {
    open();
    EXPECT_TRUE(scene->rows().empty());
    for (const auto* tool : {"Play", "Edit", "Rename", "Duplicate", "Export", "Make a pack", "Delete", "Undo"})
        EXPECT_FALSE(offered(tool)) << "no dead buttons: " << tool;
    scene->handle(action(Action::Confirm));
    const auto editor = pushedTo<ToEditor>(with.asked());
    ASSERT_TRUE(editor) << "the focus is on what helps";
    EXPECT_EQ(editor->fresh, ToEditor::Puzzle::Lights);
    const auto offers = [this](std::string_view words) {
        return std::ranges::any_of(scene->legend().entries(),
                                   [words](const ui::LegendEntry& entry) { return entry.words == words; });
    };
    for (const auto* words : {"Row", "Play", "Choose for a pack", "Undo"})
        EXPECT_FALSE(offers(words)) << "nothing would happen: " << words;
    EXPECT_TRUE(offers("Choose"));

    save("Moon"); // As the editor does before the list is shown again.
    scene->uncovered();
    scene->handle(action(Action::Confirm));
    EXPECT_TRUE(pushedTo<ToPlay>(with.asked())) << "what was made can be played at once";
    EXPECT_TRUE(offers("Play"));
}

TEST_F(MyLevelsSceneTest, ListsLevelsPacksAndDamagedFiles) {
    save("Moon");
    data::test::put(with.folder / "own/pack.json", data::formatPack(test::packOf("harbour", "Harbour", 3)));
    data::test::put(with.folder / "own/bad.json", "{");
    open();
    ASSERT_EQ(scene->rows().size(), 3U);
    std::map<std::string, MyLevelRow::Kind> kinds;
    for (const MyLevelRow& row : scene->rows())
        kinds[row.name] = row.kind;
    EXPECT_EQ(kinds.at("Moon"), MyLevelRow::Kind::Level);
    EXPECT_EQ(kinds.at("Harbour"), MyLevelRow::Kind::Pack);
    EXPECT_EQ(kinds.at("bad.json"), MyLevelRow::Kind::Damaged);
}

TEST_F(MyLevelsSceneTest, PlaysLevelUnderItsKey) {
    save("Moon");
    open();
    scene->handle(action(Action::Confirm));
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, "level:own/moon");
}

TEST_F(MyLevelsSceneTest, OpensHouseOfPackAndExplainsDamagedFile) {
    data::test::put(with.folder / "own/pack.json", data::formatPack(test::packOf("harbour", "Harbour", 3)));
    open();
    press("Play");
    const auto house = pushedTo<ToCampaign>(with.asked());
    ASSERT_TRUE(house);
    EXPECT_EQ(house->packId, "harbour");

    std::filesystem::remove(with.folder / "own/pack.json");
    data::test::put(with.folder / "own/bad.json", "{");
    open();
    scene->handle(action(Action::Confirm));
    const auto error = pushedTo<ToError>(with.asked());
    ASSERT_TRUE(error);
    EXPECT_NE(error->text.find("bad.json"), std::string::npos);
}

TEST_F(MyLevelsSceneTest, SortsAndSearches) {
    save("Zebra", 2);
    save("Äpfel", 4);
    save("moon", 3);
    open();
    scene->handle(action(Action::NextTab)); // By name.
    EXPECT_EQ(names(), (Names{"Äpfel", "moon", "Zebra"}));
    scene->handle(action(Action::NextTab)); // By size.
    EXPECT_EQ(names(), (Names{"Zebra", "moon", "Äpfel"}));
    click(*scene, {100, 116});
    for (const char32_t letter : std::u32string_view(U"AEPF"))
        scene->handle(ui::TextTyped{letter});
    EXPECT_EQ(names(), Names{"Äpfel"}) << "large or small, with an umlaut or spelled out";
}

TEST_F(MyLevelsSceneTest, SearchIgnoresUmlauts) {
    save("Äpfel");
    save("Straße am See");
    open();
    const auto search = [this](std::u32string_view words) {
        click(*scene, {100, 116});
        scene->handle(action(Action::SelectAll));
        for (const char32_t letter : words)
            scene->handle(ui::TextTyped{letter});
        return names();
    };
    EXPECT_EQ(search(U"apfel"), Names{"Äpfel"});
    EXPECT_EQ(search(U"strasse"), Names{"Straße am See"});
    EXPECT_EQ(search(U"birne"), Names{});
}

TEST_F(MyLevelsSceneTest, ShowsOptimaOfAllSizes) {
    const auto add = [this](const std::string& name, const lights::Board& board) {
        ASSERT_TRUE(with.ownLevels.create(
            {{}, data::LocalText(name), {}, *lights::Puzzle::make(board, {}, lights::GoalKind::Off), {}}));
    };
    lights::BitGrid corner(5, 5);
    corner.set({0, 0});
    add("Stuck", lights::Board(corner));
    lights::Board large{lights::BitGrid(30, 30)};
    lights::press(large, {}, {3, 3});
    lights::press(large, {}, {20, 20});
    add("Large", large);
    save("Small");
    data::Pack pack = test::packOf("harbour", "Harbour", 2);
    pack.levels.back().puzzle = *lights::Puzzle::make(lights::Board(corner), {}, lights::GoalKind::Off);
    data::test::put(with.folder / "own/pack.json", data::formatPack(pack));
    open();
    EXPECT_EQ(scene->factsOf(scene->rows().front()).words, scene->rows().front().facts) << "nothing is known yet";
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (scene->animating() && std::chrono::steady_clock::now() < end)
        scene->update(0.1F);
    std::map<std::string, std::string> facts;
    for (const MyLevelRow& row : scene->rows())
        facts[row.name] = scene->factsOf(row).words;
    EXPECT_TRUE(facts["Stuck"].ends_with(" · no solution")) << facts["Stuck"];
    EXPECT_TRUE(facts["Large"].ends_with(" · optimum 2")) << facts["Large"];
    EXPECT_TRUE(facts["Small"].ends_with(" · optimum 1")) << facts["Small"];
    EXPECT_EQ(facts["Harbour"], "Pack of 2 levels · 1 level without a solution");
}

TEST_F(MyLevelsSceneTest, APackIsWarnedOfLevelsThatNobodyCanSolve) {
    lights::BitGrid corner(5, 5);
    corner.set({0, 0});
    ASSERT_TRUE(with.ownLevels.create({{},
                                       data::LocalText("Stuck"),
                                       {},
                                       *lights::Puzzle::make(lights::Board(corner), {}, lights::GoalKind::Off),
                                       {}}));
    open();
    while (scene->animating())
        scene->update(0.1F);
    scene->handle(action(game::action::mark));
    press("Make a pack (1)");
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_THAT(prompt->text, testing::HasSubstr("Without a solution: Stuck."));
    const auto file = with.folder / "pack.json";
    EXPECT_EQ(prompt->onAccept({"Night", "night", "", file.string()}).sentence, "") << "it is not forbidden";
}

TEST_F(MyLevelsSceneTest, IdAndFileOfAPackFollowItsName) {
    save("Moon");
    data::test::put(with.folder / "own/pack.json", data::formatPack(test::packOf("gartnerei", "G", 1)));
    open();
    scene->handle(action(Action::NextTab));
    while (scene->selected()->name != "Moon")
        scene->handle(action(Action::Down));
    scene->handle(action(game::action::mark));
    press("Make a pack (1)");
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    std::vector<std::string> written;
    for (const ToPrompt::Field& field : prompt->fields)
        written.push_back(field.value);
    const auto edit = [&](std::size_t field, const std::string& text) {
        written[field] = text;
        prompt->edited(field, written);
    };
    const std::string folder = exportFolder(with.paths).string() + "/";
    edit(0, "Gärtnerei & Co");
    EXPECT_EQ(written[1], "gaertnerei-co");
    EXPECT_EQ(written[3], folder + "gaertnerei-co.json");
    edit(0, "Gartnerei");
    EXPECT_EQ(written[1], "gartnerei-2") << "there is a pack with that ID";
    edit(0, "Shed");
    EXPECT_EQ(written[1], "shed-2") << "the campaign has one too";
    edit(1, "mine");
    EXPECT_EQ(written[3], folder + "mine.json");
    edit(0, "Another");
    EXPECT_EQ(written[1], "mine") << "what the player has written stays";
    edit(3, "~/other.json");
    edit(1, "theirs");
    EXPECT_EQ(written[3], "~/other.json");
}

TEST_F(MyLevelsSceneTest, ImportSaysWhereAPackIsFaulty) {
    const auto file = with.folder / "desk/pack.json";
    data::test::put(file, R"({"format": "lichter-aus/pack", "version": 1, "id": "p", "name": "P", "levels": [
        {"id": "good", "name": "Good", "board": ["#"]},
        {"id": "pond", "name": "Pond",
         "board": ["#.",
                   "###"]},
        {"id": "dark", "name": "Dark", "board": ["#."]}]})");
    const std::string place = file.string() + ":5, level “pond”, row 2: The row has 3 cells";
    open();
    press("Import");
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_EQ(prompt->onAccept({file.string()}).sentence, "") << "what is good is there";
    scene->uncovered();
    const auto told = pushedTo<ToError>(with.asked());
    ASSERT_TRUE(told);
    EXPECT_THAT(told->text, testing::StartsWith(place));
    EXPECT_THAT(told->text, testing::HasSubstr(file.string() + ":6, level “dark”, board: "))
        << "as check says it, although the level can be played";
    scene->uncovered();
    EXPECT_FALSE(with.asked()) << "it is told once";
    data::test::put(file, R"({"format": "lichter-aus/pack", "version": 1, "id": "q", "name": "Q", "levels": [
        {"id": "pond", "name": "Pond", "board": ["#.", "###"]}]})");
    press("Import");
    EXPECT_THAT(answer({file.string()}), testing::HasSubstr(file.string() + ":2, level “pond”, row 2: "));
}

TEST_F(MyLevelsSceneTest, ImportingAChangedPackAsksWhetherItReplaces) {
    const auto file = with.folder / "desk/pack.json";
    const auto imported = [&](int levels) {
        data::test::put(file, data::formatPack(test::packOf("harbour", "Harbour", levels)));
        press("Import");
        return answer({file.string()});
    };
    const auto own = [this] {
        std::vector<std::pair<std::string, std::size_t>> packs;
        for (const data::LibraryPack& pack : with.library.own())
            packs.emplace_back(pack.pack.id, pack.pack.levels.size());
        std::ranges::sort(packs);
        return packs;
    };
    using Packs = std::vector<std::pair<std::string, std::size_t>>;
    std::string told;
    const auto choose = [&](std::size_t which) {
        const auto question = pushedTo<ToQuestion>(with.asked());
        ASSERT_TRUE(question);
        told = question->text;
        ASSERT_EQ(question->answers.size(), 3U);
        if (question->answers[which].chosen)
            question->answers[which].chosen();
        scene->uncovered();
    };
    open();
    EXPECT_EQ(imported(2), "");
    EXPECT_FALSE(with.asked());
    EXPECT_EQ(imported(2), "You have this pack already.");
    EXPECT_EQ(imported(3), "");
    choose(0);
    EXPECT_THAT(told, testing::AllOf(testing::HasSubstr("“Harbour” in the file has 3 levels, yours has 2."),
                                     testing::HasSubstr("new in the file: 1, changed: 0, missing: 0."),
                                     testing::HasSubstr("it goes to the bin")));
    EXPECT_EQ(own(), (Packs{{"harbour", 2}})) << "cancelled";
    EXPECT_EQ(imported(3), "");
    choose(2);
    EXPECT_EQ(own(), (Packs{{"harbour", 3}})) << "replaced";
    ASSERT_TRUE(scene->toast());
    EXPECT_THAT(scene->toast()->text, testing::HasSubstr("is in the bin, as 000001-harbour.json"));
    EXPECT_EQ(imported(4), "");
    choose(1);
    EXPECT_EQ(own(), (Packs{{"harbour", 3}, {"harbour-2", 4}})) << "both are kept";
}

TEST_F(MyLevelsSceneTest, ImportTellsOfSlips) {
    const auto file = with.folder / "desk/slip.json";
    data::test::put(file, R"({"format": "lichter-aus/level", "version": 1, "id": "x", "name": "X",
        "surfaces": "torus", "board": ["#"]})");
    open();
    press("Import");
    EXPECT_EQ(answer({file.string()}), "");
    const auto told = pushedTo<ToError>(with.asked());
    ASSERT_TRUE(told);
    EXPECT_EQ(told->title, "There may be a slip in the file");
    EXPECT_THAT(told->text, testing::HasSubstr("Did you mean “surface”?"));
}

TEST_F(MyLevelsSceneTest, EditsFileOfLevel) {
    const auto file = save("Moon");
    open();
    press("Edit");
    const auto editor = pushedTo<ToEditor>(with.asked());
    ASSERT_TRUE(editor && editor->level);
    EXPECT_EQ(editor->level->file, file);
    EXPECT_EQ(editor->level->content, data::test::contentOf(file));
}

TEST_F(MyLevelsSceneTest, OffersDraftFirst) {
    save("Moon");
    ASSERT_TRUE(with.unfinished.keep({lights::Draft(4, 4), {}, {}, {}, {}, {}, {}}));
    open();
    ASSERT_EQ(scene->rows().size(), 2U);
    EXPECT_EQ(scene->rows().front().kind, MyLevelRow::Kind::Unfinished);
    scene->handle(action(Action::Confirm));
    const auto editor = pushedTo<ToEditor>(with.asked());
    ASSERT_TRUE(editor);
    EXPECT_FALSE(editor->level) << "as it was left";

    open();
    press("Delete");
    EXPECT_EQ(scene->rows().size(), 1U);
    scene->handle(action(game::action::undo));
    EXPECT_EQ(scene->rows().size(), 2U);
    EXPECT_EQ(with.unfinished.load()->lights(), lights::Draft(4, 4));
}

TEST_F(MyLevelsSceneTest, DeletesWithUndo) {
    const auto file = save("Moon");
    save("Sun");
    open();
    scene->handle(action(Action::NextTab));
    EXPECT_EQ(scene->selected()->name, "Moon");
    scene->handle(ui::KeyPressed{sf::Keyboard::Delete});
    EXPECT_EQ(names(), Names{"Sun"});
    EXPECT_FALSE(std::filesystem::exists(file));
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_EQ(scene->toast()->text, "“Moon” was deleted. Undo brings it back.");
    press("Undo");
    EXPECT_EQ(names(), (Names{"Moon", "Sun"}));
    EXPECT_EQ(scene->selected()->name, "Moon");
    EXPECT_FALSE(offered("Undo"));
}

TEST_F(MyLevelsSceneTest, DuplicatesAndRenames) {
    const auto file = save("Moon");
    open();
    press("Duplicate");
    EXPECT_EQ(scene->rows().size(), 2U);
    EXPECT_EQ(scene->selected()->name, "Moon 2");
    press("Rename");
    EXPECT_EQ(answer({"Sun", "", "Lotte"}), "");
    EXPECT_EQ(scene->selected()->name, "Sun");
    EXPECT_EQ(data::OwnLevels::read(file)->level.name, data::LocalText("Moon"));
}

TEST_F(MyLevelsSceneTest, ImportsFilesCodesAndPacks) {
    open();
    press("Import");
    EXPECT_EQ(answer({"LA1ChQAjvuID"}), "");
    EXPECT_EQ(names(), Names{"Imported board"});

    data::test::put(with.folder / "desk/moon.json", R"({"format":"lichter-aus/level","version":1,"id":"m","name":"Moon",
                                                     "board":["##"]})");
    press("Import");
    EXPECT_EQ(answer({(with.folder / "desk/moon.json").string()}), "");
    EXPECT_EQ(scene->selected()->name, "Moon");
    EXPECT_EQ(scene->selected()->level.key(), "level:own/m") << "its runs stay comparable";

    data::test::put(with.folder / "desk/pack.json", data::formatPack(test::packOf("shed", "My shed", 2)));
    press("Import");
    EXPECT_EQ(answer({(with.folder / "desk/pack.json").string()}), "");
    EXPECT_NE(with.library.pack("shed-2"), nullptr) << "the campaign's shed keeps its id";
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_NE(scene->toast()->text.find("shed-2"), std::string::npos);

    press("Import");
    EXPECT_NE(answer({"/no/such/file"}), "");
    EXPECT_EQ(scene->rows().size(), 3U);
}

TEST_F(MyLevelsSceneTest, ImportsBoardsAsOthersWriteThem) {
    open();
    const auto import = [this](const std::string& name, const std::string& content) {
        data::test::put(with.folder / name, content);
        press("Import");
        return answer({(with.folder / name).string()});
    };
    EXPECT_EQ(import("spaced.txt", "1 0 1\n0 1 0\n"), "");
    EXPECT_EQ(scene->selected()->level.key(), "level:own/" + scene->selected()->level.level().id);
    EXPECT_EQ(lights::formatBoard(scene->selected()->level.level().lights().start()),
              (std::vector<std::string>{"#.#", ".#."}));
    EXPECT_THAT(scene->toast()->text, testing::HasSubstr("is read like this: 1 lit, 0 dark; spaces"));
    EXPECT_EQ(import("grid.json", "[[1, 0], [1, 1]]"), "");
    EXPECT_EQ(lights::formatBoard(scene->selected()->level.level().lights().start()),
              (std::vector<std::string>{"#.", "##"}));
    const std::size_t packs = with.library.own().size();
    EXPECT_EQ(import("two.txt", "101\n010\n\n110\n011\n"), "");
    EXPECT_EQ(with.library.own().size(), packs + 1) << "several boards become a pack";
    EXPECT_NE(import("two-ways.txt", "X.X\n.X.\n"), "") << "two meanings are refused";
}

TEST_F(MyLevelsSceneTest, PastesAndCopiesCode) {
    open();
    with.clipboard.content = " LA1ChQAjvuID\n";
    scene->handle(action(Action::Paste));
    EXPECT_EQ(names(), Names{"Imported board"});
    with.clipboard.content = "hello";
    scene->handle(action(Action::Paste));
    EXPECT_EQ(scene->rows().size(), 1U);
    scene->handle(action(Action::Copy));
    EXPECT_EQ(with.clipboard.content, "LA1ChQAjvuID");
}

TEST_F(MyLevelsSceneTest, ExportsWithoutOverwriting) {
    save("Moon");
    open();
    const auto file = with.folder / "moon.json";
    press("Export");
    EXPECT_EQ(answer({file.string()}), "");
    EXPECT_EQ(data::OwnLevels::read(file)->level.name, data::LocalText("Moon"));
    data::test::put(file, "mine");
    press("Export");
    EXPECT_NE(answer({file.string()}), "");
    EXPECT_EQ(data::test::contentOf(file), "mine");
}

TEST_F(MyLevelsSceneTest, BundlesCheckedLevels) {
    save("Moon");
    save("Sun");
    save("Star");
    open();
    scene->handle(action(Action::NextTab));
    for (int i = 0; i < 2; ++i) // The newest level stays selected, in whichever row it is now.
        scene->handle(action(Action::Up));
    scene->handle(action(game::action::mark));
    click(*scene, {75, 205 + 130}); // The check box of the third row.
    EXPECT_EQ(scene->checkedLevels(), 2U);
    press("Make a pack (2)");
    const auto file = with.folder / "night.json";
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_EQ(prompt->onAccept({"Night", "a b", "", file.string()}).field, 1U) << "the id is shown as wrong";
    EXPECT_EQ(prompt->onAccept({"", "night", "", file.string()}).field, 0U);
    EXPECT_EQ(prompt->onAccept({"Night", "night", "Lotte", file.string()}).sentence, "");
    const data::LevelReading pack = data::readLevelFile(file);
    EXPECT_EQ(pack.pack.id, "night");
    ASSERT_EQ(pack.pack.levels.size(), 2U);
    EXPECT_EQ(pack.pack.levels[0].id, "moon");
    EXPECT_EQ(pack.pack.levels[1].id, "sun");
}

TEST_F(MyLevelsSceneTest, APackIsInTheOrderOfTheList) {
    save("Moon", 4);
    save("Sun", 2);
    save("Star", 3);
    open();
    for (int i = 0; i < 2; ++i)
        scene->handle(action(Action::NextTab)); // By size.
    EXPECT_EQ(names(), (Names{"Sun", "Star", "Moon"}));
    for (const float row : {0.0F, 1.0F, 2.0F})
        click(*scene, {75, 205 + 65 * row});
    press("Make a pack (3)");
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_THAT(prompt->text, testing::HasSubstr("They are in the order of the list."));
    const auto file = with.folder / "night.json";
    EXPECT_EQ(prompt->onAccept({"Night", "night", "", file.string()}).sentence, "");
    const data::LevelReading pack = data::readLevelFile(file);
    ASSERT_EQ(pack.pack.levels.size(), 3U);
    EXPECT_EQ(pack.pack.levels[0].id, "sun");
    EXPECT_EQ(pack.pack.levels[1].id, "star");
    EXPECT_EQ(pack.pack.levels[2].id, "moon");
}

TEST_F(MyLevelsSceneTest, DamagedFilesHaveTheirTimeAndAllTheirErrors) {
    const auto moon = save("Moon");
    std::filesystem::last_write_time(moon, std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
    data::test::put(with.folder / "own/bad.json", R"({"format": "lichter-aus/level", "version": 1, "id": "bad",
        "name": "Bad", "board": ["#", "##"], "stamp": "x"})");
    open();
    EXPECT_EQ(names(), (Names{"bad.json", "Moon"})) << "the newest first";
    EXPECT_THAT(scene->rows()[0].facts, testing::AllOf(testing::StartsWith("Line 2: The row has 2 cells"),
                                                       testing::EndsWith(" … and 1 more.")));
    press("Play");
    const auto error = pushedTo<ToError>(with.asked());
    ASSERT_TRUE(error);
    EXPECT_THAT(error->text, testing::AllOf(testing::HasSubstr("bad.json:2"), testing::HasSubstr("is not a stamp")));
}

TEST_F(MyLevelsSceneTest, ReportsFullDisk) {
    save("Moon");
    open();
    {
        const test::FullDisk full;
        press("Duplicate");
    }
    EXPECT_EQ(scene->rows().size(), 1U);
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_EQ(scene->toast()->kind, ui::Toast::Kind::Danger);
}

TEST_F(MyLevelsSceneTest, RereadsFolderWhenUncovered) {
    open();
    save("Moon");
    scene->uncovered();
    EXPECT_EQ(names(), Names{"Moon"});
}

TEST_F(MyLevelsSceneTest, SelectsWhatWasMadeInTheEditor) {
    const auto moon = save("Moon");
    save("Sun", 4);
    save("Tree", 5);
    open();
    const auto selected = [this] {
        return scene->rows()
            .at(dynamic_cast<ui::ListView&>(*test::findControl(*scene, "My levels")).selected().value())
            .name;
    };
    save("A star", 6);
    scene->uncovered();
    EXPECT_EQ(selected(), "A star");
    auto stored = data::OwnLevels::read(moon).value();
    stored.level.author = "Mina";
    stored.level.puzzle = data::OwnLevels::read(with.folder / "own/sun.json").value().level.puzzle;
    ASSERT_TRUE(with.ownLevels.save(stored));
    scene->uncovered();
    EXPECT_EQ(selected(), "Moon") << "it has another board";
    scene->uncovered();
    EXPECT_EQ(selected(), "Moon") << "nothing has changed";
    ASSERT_TRUE(with.unfinished.keep({lights::Draft(4, 4), {}, data::LocalText("Begun"), {}, {}, {}, {}}));
    scene->uncovered();
    EXPECT_EQ(selected(), "Begun");
}

TEST_F(MyLevelsSceneTest, MarksTheLevelThatIsHalfChanged) {
    const auto moon = save("Moon");
    save("Sun");
    ASSERT_TRUE(with.unfinished.keep({lights::Draft(4, 4), "moon", data::LocalText("Moon"), {}, {}, moon, {}}));
    open();
    for (const MyLevelRow& row : scene->rows())
        EXPECT_EQ(row.facts.starts_with("Unfinished changes"), row.file == moon && row.kind == MyLevelRow::Kind::Level)
            << row.name << ": " << row.facts;
}

TEST_F(MyLevelsSceneTest, SurvivesAnyFileInFolder) {
    const std::string good = data::formatPack(test::packOf("x", "X", 3));
    for (std::size_t i = 0; i < good.size(); i += 7) { // Damaged in many ways, reproducibly.
        std::string bad = good;
        bad[i] = static_cast<char>(bad[i] ^ static_cast<char>(1U + i % 127U));
        if (i % 3 == 0)
            bad.resize(i);
        data::test::put(with.folder / ("own/" + std::to_string(i) + ".json"), bad);
    }
    std::filesystem::create_directories(with.folder / "own/folder.json");
    open();
    for (const MyLevelRow& row : scene->rows())
        EXPECT_FALSE(row.name.empty());
    for (int i = 0; i < 5; ++i)
        scene->update(0.1F);
}

TEST(TypedPath, StartsAtHome) {
    data::Paths paths = data::pathsIn("/tmp/data");
    paths.home = "/home/lotte";
    EXPECT_EQ(typedPath(" ~/x.json ", paths), "/home/lotte/x.json");
    EXPECT_EQ(typedPath("x.json", paths), "/home/lotte/x.json");
    EXPECT_EQ(typedPath("/tmp/x.json", paths), "/tmp/x.json");
    EXPECT_EQ(typedPath("  ", paths), "");
    EXPECT_EQ(suggestedFile("moon", ".json", paths), "/home/lotte/moon.json");
}

TEST_F(MyLevelsSceneTest, SuggestsAFileThatDoesNotExistYet) {
    const auto free = [this] { return std::filesystem::path(suggestedFile("moon", ".json", with.paths)); };
    const auto first = free();
    data::test::put(first, "taken");
    EXPECT_EQ(free(), first.parent_path() / "moon-2.json") << "nothing is overwritten";
    data::test::put(free(), "taken");
    EXPECT_EQ(free(), first.parent_path() / "moon-3.json");
}

class PromptSceneTest : public testing::Test {
protected:
    PromptScene& open() {
        ToPrompt to;
        to.title = "Title";
        to.text = "Text";
        to.fields = {{"One", "1"}, {"Two", "2"}};
        to.accept = "Go";
        to.onAccept = [this](const std::vector<std::string>& written) -> ToPrompt::Refusal {
            answers = written;
            return {refusal, 1};
        };
        scene = std::make_unique<PromptScene>(to, with.services());
        scene->layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
        return *scene;
    }

    test::GameFixture with;
    std::string refusal;
    std::vector<std::string> answers;
    std::unique_ptr<PromptScene> scene;
};

TEST_F(PromptSceneTest, PassesAnswersOn) {
    open();
    scene->handle(ui::TextTyped{U'x'});
    scene->handle(ui::KeyPressed{sf::Keyboard::Enter});
    scene->handle(action(Action::Confirm));
    EXPECT_EQ(answers, (std::vector<std::string>{"x", "2"}));
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
}

TEST_F(PromptSceneTest, FieldsFollowWhatIsTyped) {
    ToPrompt to;
    to.fields = {{"One", "1"}, {"Two", "2"}};
    to.edited = [](std::size_t field, std::vector<std::string>& written) {
        if (field == 0)
            written[1] = written[0] + "!";
    };
    PromptScene prompt(to, with.services());
    prompt.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    prompt.handle(ui::TextTyped{U'x'});
    EXPECT_EQ(prompt.field(1).text(), "x!");
    EXPECT_EQ(prompt.field(0).text(), "x");
}

TEST_F(PromptSceneTest, StaysOpenIfRefused) {
    open();
    refusal = "No.";
    scene->handle(action(Action::Confirm));
    EXPECT_FALSE(with.asked());
    EXPECT_EQ(scene->field(1).error(), "No.");
}

TEST_F(PromptSceneTest, MakesRoomForALongRefusal) {
    open();
    const auto room = [this] {
        return test::control<ui::PushButton>(*scene, "Go").bounds().y - scene->field(1).bounds().bottom();
    };
    const float usual = room();
    refusal = "No.";
    scene->handle(action(Action::Confirm));
    EXPECT_EQ(room(), usual);
    for (int i = 0; i < 40; ++i)
        refusal += " No, not at all.";
    scene->handle(action(Action::Confirm));
    EXPECT_GT(room(), usual + 60) << "several lines";
}

TEST_F(PromptSceneTest, BackAndClickOutsideCancel) {
    open();
    scene->handle(action(Action::Back));
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    open();
    click(*scene, {10, 10});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_TRUE(answers.empty());
}

TEST_F(MyLevelsSceneTest, SaysHowToChooseLevelsForPack) {
    save("Moon");
    open();
    press("Make a pack");
    EXPECT_FALSE(with.asked()) << "there is nothing to put into it";
}

TEST_F(MyLevelsSceneTest, OpensRenamesAndDuplicatesPacks) {
    const auto file = with.folder / "own/pack.json";
    data::test::put(file, data::formatPack(test::packOf("harbour", "Harbour", 3)));
    open();
    press("Edit");
    const auto list = pushedTo<ToPack>(with.asked());
    ASSERT_TRUE(list);
    EXPECT_EQ(list->file, file);
    scene->uncovered();
    press("Rename");
    EXPECT_EQ(answer({"Port", "", "Ada"}), "");
    EXPECT_EQ(names(), Names{"Port"});
    press("Duplicate");
    EXPECT_THAT(names(), testing::UnorderedElementsAre("Port", "Port 2"));
}

} // namespace
