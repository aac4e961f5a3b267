// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/SettingsScene.hpp"

#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/keys/KeysScene.hpp"
#include "game/look/Theme.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/players/PlayersScene.hpp"
#include "game/settings/ToSettings.hpp"
#include "ui/Resources.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace {

using namespace game;
using testing::HasSubstr;
using ui::Action;

/// A control: its page, and its place there in tab order.
struct Control {
    SettingsTab tab;
    int place;
};

constexpr Control Language{SettingsTab::Sound, 0};
constexpr Control Effects{SettingsTab::Sound, 1};
constexpr Control Music{SettingsTab::Sound, 2};
constexpr Control Mute{SettingsTab::Sound, 3};
constexpr Control Mono{SettingsTab::Sound, 4};
constexpr Control Speech{SettingsTab::Sound, 5};
constexpr Control SpeechDetail{SettingsTab::Sound, 6};
constexpr Control SpeechRate{SettingsTab::Sound, 7};
constexpr Control Themes{SettingsTab::Picture, 0};
constexpr Control Fullscreen{SettingsTab::Picture, 1};
constexpr Control UiScale{SettingsTab::Picture, 2};
constexpr Control ReducedMotion{SettingsTab::Picture, 3};
constexpr Control Speed{SettingsTab::Picture, 4};
constexpr Control Symbols{SettingsTab::Picture, 5};
constexpr Control Coordinates{SettingsTab::Picture, 6};
constexpr Control Silhouettes{SettingsTab::Picture, 7};
constexpr Control OpenDyslexic{SettingsTab::Picture, 8};
constexpr Control Figures{SettingsTab::Play, 0};
constexpr Control Preview{SettingsTab::Play, 1};
constexpr Control LiveCounter{SettingsTab::Play, 2};
constexpr Control SolidCables{SettingsTab::Play, 3};
constexpr Control UnlockAll{SettingsTab::Play, 4};
constexpr Control Messages{SettingsTab::Play, 5};
constexpr Control Keys{SettingsTab::Keys, 0};
constexpr Control CursorSize{SettingsTab::Keys, 1};
constexpr Control CursorColour{SettingsTab::Keys, 2};
constexpr Control OneSwitch{SettingsTab::Keys, 3};
constexpr Control ScanStep{SettingsTab::Keys, 4};
constexpr Control Repeat{SettingsTab::Keys, 5};
constexpr Control IgnoredWithin{SettingsTab::Keys, 6};
constexpr Control Player{SettingsTab::Player, 0};
constexpr Control Players{SettingsTab::Player, 1};
constexpr Control About{SettingsTab::Player, 2};
constexpr Control Delete{SettingsTab::Player, 3};
constexpr Control BackButton{SettingsTab::Player, 4};

class SettingsSceneTest : public testing::Test {
protected:
    void open() { with.open(ToSettings{}); }
    void openAt(Control control) {
        with.open(ToSettings{control.tab});
        with.pass(0.5F); // A page that has just come takes no text yet.
        for (int i = 0; i < control.place; ++i)
            with.press({Action::NextControl});
    }
    void layOut(sf::Vector2u window = {1280, 800}) { with.scenes.layout(ui::Viewport(window, 1), test::plainMeasure); }
    /// Whether a setting of this name can be seen.
    [[nodiscard]] bool offers(std::string_view name) const {
        const auto widgets = with.top<SettingsScene>()->area().form().widgets();
        return std::ranges::any_of(
            widgets, [name](const ui::Widget* each) { return each->visible() && each->spoken().name == name; });
    }
    [[nodiscard]] const data::Settings& settings() const { return with.preferences.get(); }
    [[nodiscard]] data::Settings written() const { return data::loadSettings(with.paths.settings()).settings; }

    test::SceneRunner with;
};

/// A control, the key to press on it, and a check of the setting afterwards.
struct Change {
    std::string name;
    Control control;
    Action key;
    std::function<bool(const data::Settings&)> done;

    friend void PrintTo(const Change& change, std::ostream* out) { *out << change.name; }
};

class SettingsControlTest : public SettingsSceneTest, public testing::WithParamInterface<Change> {};

TEST_P(SettingsControlTest, ChangesSettingAndFile) {
    const Change& change = GetParam();
    ASSERT_FALSE(change.done(settings()));
    openAt(change.control);
    with.press({change.key});
    EXPECT_TRUE(change.done(settings()));
    EXPECT_EQ(written(), settings());
    data::Settings before;
    EXPECT_NE(settings(), before);
    EXPECT_TRUE(with.top<SettingsScene>());
}

using S = const data::Settings&;

INSTANTIATE_TEST_SUITE_P(
    All, SettingsControlTest,
    testing::Values(
        Change{"SolidCables", SolidCables, Action::Confirm, [](S s) { return s.solidCables; }},
        Change{"Effects", Effects, Action::Left, [](S s) { return s.effectsVolume == 75; }},
        Change{"Music", Music, Action::Home, [](S s) { return s.musicVolume == 0; }},
        Change{"Speech", Speech, Action::Confirm, [](S s) { return s.speech; }},
        Change{"SpeechDetail", SpeechDetail, Action::Right, [](S s) { return s.speechDetail == "long"; }},
        Change{"SpeechRate", SpeechRate, Action::Right, [](S s) { return s.access.speechRate == 10; }},
        Change{"Mono", Mono, Action::Confirm, [](S s) { return s.access.mono; }},
        Change{"OneSwitch", OneSwitch, Action::Confirm, [](S s) { return s.access.oneSwitch; }},
        Change{"ScanStep", ScanStep, Action::Left, [](S s) { return s.access.scanStep == 1000; }},
        Change{"Repeat", Repeat, Action::Left, [](S s) { return s.access.repeat == "slow"; }},
        Change{"IgnoredWithin", IgnoredWithin, Action::Right, [](S s) { return s.access.ignoredWithin == 250; }},
        Change{"OpenDyslexic", OpenDyslexic, Action::Confirm, [](S s) { return s.access.openDyslexic; }},
        Change{"CursorSize", CursorSize, Action::Right, [](S s) { return s.access.cursorSize == 175; }},
        Change{"CursorColour", CursorColour, Action::Right, [](S s) { return s.access.cursorColour == "yellow"; }},
        Change{"Messages", Messages, Action::Right, [](S s) { return s.access.messageSeconds == 6; }},
        Change{"Preview", Preview, Action::Confirm, [](S s) { return !s.preview; }},
        Change{"Figures", Figures, Action::Right, [](S s) { return !s.inSight.time && s.inSight.moves; }},
        Change{"Silhouettes", Silhouettes, Action::Confirm, [](S s) { return !s.silhouettes; }},
        Change{"Themes", Themes, Action::Right, [](S s) { return s.theme == "paper"; }},
        Change{"Fullscreen", Fullscreen, Action::Confirm, [](S s) { return s.fullscreen; }},
        Change{"UiScale", UiScale, Action::Left, [](S s) { return s.uiScale == 95; }},
        Change{"ReducedMotion", ReducedMotion, Action::Confirm, [](S s) { return s.reducedMotion; }},
        Change{"Symbols", Symbols, Action::Confirm, [](S s) { return s.symbols; }},
        Change{"Coordinates", Coordinates, Action::Confirm, [](S s) { return s.coordinates; }},
        Change{"LiveCounter", LiveCounter, Action::Confirm, [](S s) { return s.liveCounter; }},
        Change{"Mute", Mute, Action::Confirm, [](S s) { return s.mute; }},
        Change{"Speed", Speed, Action::Left, [](S s) { return s.animationSpeed == 50; }},
        Change{"UnlockAll", UnlockAll, Action::Confirm, [](S s) { return s.unlockAll; }}),
    [](const auto& change) { return change.param.name; });

TEST_F(SettingsSceneTest, SetsNameOnceFinished) {
    openAt(Player);
    EXPECT_TRUE(with.scenes.wantsText());
    type(with, U"Zoë");
    EXPECT_EQ(settings().player, "") << "not letter by letter";
    with.press({Action::Confirm});
    EXPECT_EQ(settings().player, "Zoë");
    EXPECT_EQ(written().player, "Zoë");
    with.press({Action::SelectAll});
    type(with, U" ");
    with.press({Action::Confirm});
    EXPECT_EQ(settings().player, "Zoë") << "nothing but a space is no name";
}

TEST_F(SettingsSceneTest, LeavingSetsName) {
    with.open(ToMainMenu{});
    with.playAs("Ada");
    openAt(Player);
    with.press({Action::SelectAll});
    type(with, U"Ben");
    with.press({Action::Back});
    EXPECT_TRUE(with.top<MainMenuScene>());
    EXPECT_EQ(settings().player, "Ben");
}

TEST_F(SettingsSceneTest, EmptyNameClearsPlayer) {
    with.playAs("Ada");
    openAt(Player);
    with.press({Action::SelectAll, Action::Cut, Action::Confirm});
    EXPECT_EQ(settings().player, "");
    EXPECT_EQ(with.clipboard.content, "Ada");
}

TEST_F(SettingsSceneTest, OpensPlayers) {
    openAt(Players);
    with.press({Action::Confirm});
    EXPECT_TRUE(with.top<PlayersScene>());
}

TEST_F(SettingsSceneTest, FirstNameTakesOverUnnamedRuns) {
    with.solve("shed/l1");
    openAt(Player);
    type(with, U"Ada");
    with.press({Action::Confirm});
    EXPECT_TRUE(with.records.progress().at("level:shed/l1"));
}

TEST_F(SettingsSceneTest, EscAndBackButtonLeave) {
    with.open(ToMainMenu{});
    open();
    with.press({Action::Back});
    EXPECT_TRUE(with.top<MainMenuScene>());
    openAt(BackButton);
    with.press({Action::Confirm});
    EXPECT_TRUE(with.top<MainMenuScene>());
    open();
    test::click(with, {64, 48});
    EXPECT_TRUE(with.top<MainMenuScene>());
}

TEST_F(SettingsSceneTest, ChoosesLanguageFromList) {
    openAt(Language);
    with.press({Action::Confirm, Action::Down, Action::Back});
    EXPECT_TRUE(with.top<SettingsScene>()) << "closes the list only";
    EXPECT_EQ(settings().language, data::Settings{}.language);
    with.press({Action::Confirm, Action::Down, Action::Confirm});
    EXPECT_EQ(settings().language, "de");
    EXPECT_EQ(written(), settings());
}

TEST_F(SettingsSceneTest, ChangingLanguageKeepsFocus) {
    with.text = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::English);
    openAt(Language);
    with.press({Action::Confirm, Action::Down, Action::Confirm});
    with.text = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::German);
    with.scenes.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    EXPECT_EQ(with.scenes.title(), "Einstellungen");
    with.press({Action::Confirm, Action::Up, Action::Confirm});
    EXPECT_EQ(settings().language, "en") << "the same control has it";
}

TEST_F(SettingsSceneTest, ShowsSettingChangedElsewhere) {
    openAt(Mute);
    with.preferences.change([](data::Settings& changed) { changed.mute = true; });
    with.scenes.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    with.press({Action::Confirm});
    EXPECT_FALSE(settings().mute) << "the switch stood at on";
}

TEST_F(SettingsSceneTest, LeftAndRightStayInSingleColumn) {
    with.open(ToMainMenu{});
    with.scenes.layout(ui::Viewport({800, 600}, 1), test::plainMeasure);
    openAt(Preview);
    const ui::Widget* here = with.top<SettingsScene>()->focused();
    for (const Action sideways : {Action::Left, Action::Right})
        with.press({sideways});
    EXPECT_EQ(with.top<SettingsScene>()->focused(), here);
    with.press({Action::Left, Action::Confirm});
    ASSERT_TRUE(with.top<SettingsScene>()) << "it did not jump to Back";
    EXPECT_FALSE(settings().preview);
}

TEST_F(SettingsSceneTest, FocusedControlStaysVisibleAcrossLayouts) {
    openAt(UiScale);
    for (const sf::Vector2u window : {sf::Vector2u{800, 600}, {1280, 800}, {640, 480}, {1000, 1600}, {1280, 800}}) {
        with.scenes.layout(ui::Viewport(window, 1), test::plainMeasure);
        const auto* scene = with.top<SettingsScene>();
        const ui::Rect slider = scene->area().focusBounds();
        EXPECT_GE(slider.y, scene->area().bounds().y) << window.x;
        EXPECT_LE(slider.bottom(), scene->area().bounds().bottom()) << window.x;
    }
}

TEST_F(SettingsSceneTest, FocusWrapsAround) {
    open();
    const auto* scene = with.top<SettingsScene>();
    const ui::Widget* first = scene->focused();
    with.press({Action::End});
    EXPECT_NE(scene->focused(), first);
    const auto role = [scene] { return scene->focused()->spoken().role; };
    for (int i = 0; i < 20 && role() != ui::Role::Tabs; ++i)
        with.press({Action::Down});
    EXPECT_EQ(role(), ui::Role::Tabs) << "the pages stand above";
    EXPECT_EQ(scene->focused()->spoken().value, "Sound and language");
    with.press({Action::Down});
    EXPECT_NE(role(), ui::Role::Tabs) << "at the top of a column";
    with.press({Action::Up, Action::Up});
    EXPECT_EQ(scene->focused()->spoken().name, "Back");
    with.press({Action::Up});
    EXPECT_NE(role(), ui::Role::Tabs) << "round to the page again";
}

TEST_F(SettingsSceneTest, TabKeysTurnThePagesWhereverTheFocusIs) {
    openAt(SpeechDetail); // A choice, for which these keys mean nothing here.
    with.press({Action::NextTab});
    EXPECT_EQ(settings().speechDetail, data::Settings{}.speechDetail);
    EXPECT_TRUE(offers("Full screen"));
    EXPECT_FALSE(offers("Music"));
    with.press({Action::NextTab, Action::NextTab, Action::NextTab, Action::NextTab});
    EXPECT_TRUE(offers("Delete…")) << "the last page stays";
    EXPECT_FALSE(with.scenes.wantsText()) << "Q would be written into the name";
    with.press({Action::PreviousTab});
    EXPECT_TRUE(offers("One switch"));
    with.press({Action::PreviousTab, Action::PreviousTab, Action::PreviousTab, Action::PreviousTab});
    EXPECT_TRUE(offers("Language"));
}

TEST_F(SettingsSceneTest, NothingIsCutOnAnyPage) {
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    for (const text::Language language : {text::Language::English, text::Language::German, text::Language::Spanish,
                                          text::Language::French, text::Language::Italian, text::Language::Polish}) {
        with.text = text::Text::load(GAME_TEST_SHARE "/locale", language);
        for (const SettingsTab tab :
             {SettingsTab::Sound, SettingsTab::Picture, SettingsTab::Play, SettingsTab::Keys, SettingsTab::Player})
            for (const sf::Vector2u window : {sf::Vector2u(1280, 800), {1920, 1080}, {800, 600}}) {
                with.open(ToSettings{tab});
                const ui::Viewport viewport(window, 1);
                resources.clear();
                EXPECT_THAT(test::textsCut(*with.top<SettingsScene>(), resources, viewport), testing::IsEmpty())
                    << window.x << ", page " << static_cast<int>(tab) << ", language " << static_cast<int>(language);
            }
    }
}

TEST_F(SettingsSceneTest, PagesAreTurnedWithTheMouse) {
    open();
    layOut();
    test::click(with, {640, 88 + 26}); // The tab in the middle.
    EXPECT_TRUE(offers("Moves left from here"));
}

TEST_F(SettingsSceneTest, NameBeingTypedIsStoredWhenThePageIsTurned) {
    openAt(Player);
    type(with, U"Zoë");
    with.press({Action::PreviousTab});
    EXPECT_EQ(settings().player, "Zoë");
}

TEST_F(SettingsSceneTest, OneChoiceForAllFigures) {
    openAt(Figures);
    layOut();
    EXPECT_FALSE(offers("Windows left")) << "the single switches are behind it";
    with.press({Action::Right});
    data::InSight few;
    few.time = few.windowsLeft = few.best = false;
    EXPECT_EQ(settings().inSight, few);
    with.press({Action::Right});
    EXPECT_EQ(settings().inSight, (data::InSight{false, false, false, false, false, false}));
    with.press({Action::Right});
    layOut();
    ASSERT_TRUE(offers("Windows left"));
    EXPECT_EQ(settings().inSight, (data::InSight{false, false, false, false, false, false})) << "nothing changes yet";
    with.press({Action::NextControl, Action::Confirm}); // The level's name.
    EXPECT_TRUE(settings().inSight.levelName);
    EXPECT_EQ(written(), settings());
    with.press({Action::PreviousControl, Action::Home, Action::Left, Action::Left, Action::Left});
    layOut();
    EXPECT_EQ(settings().inSight, data::InSight{});
    EXPECT_FALSE(offers("Windows left"));
}

TEST_F(SettingsSceneTest, FiguresChosenOneByOneInAnEarlierVersionStay) {
    const data::InSight chosen{true, false, true, false, true, false};
    with.preferences.change([&](data::Settings& changed) { changed.inSight = chosen; });
    const data::Settings before = settings();
    openAt(Figures);
    layOut();
    EXPECT_EQ(with.top<SettingsScene>()->focused()->spoken().value, "Own");
    EXPECT_TRUE(offers("Windows left"));
    with.press({Action::NextTab, Action::PreviousTab, Action::Back});
    EXPECT_EQ(settings(), before);
}

TEST_F(SettingsSceneTest, GamepadEntersName) {
    openAt(Player);
    const auto pad = [this](std::initializer_list<Action> actions) {
        for (const Action each : actions)
            with.handle(ui::ActionPressed{each, false, ui::Device::Gamepad});
    };
    pad({Action::Confirm, Action::Up, Action::Right, Action::Up, Action::Up, Action::Confirm});
    EXPECT_EQ(settings().player, "Ab");
    pad({Action::Confirm, Action::Up, Action::Back});
    EXPECT_TRUE(with.top<SettingsScene>()) << "Back gives up the change only";
    pad({Action::Up});
    EXPECT_EQ(settings().player, "Ab");
}

TEST_F(SettingsSceneTest, LegendFollowsFocusedControl) {
    openAt(Effects);
    const auto words = [this] {
        with.pass(0);
        std::vector<std::string> shown;
        for (const ui::LegendEntry& entry : with.top<SettingsScene>()->legend().entries())
            if (!entry.keys.empty())
                shown.push_back(entry.words);
        return shown;
    };
    EXPECT_THAT(words(), testing::ElementsAre("Section", "Choose", "Change", "Back"));
    openAt(Preview);
    EXPECT_THAT(words(), testing::ElementsAre("Section", "Choose", "Switch", "Back"));
    openAt(Player);
    EXPECT_THAT(words(), testing::ElementsAre("Save name", "Move focus", "Back"));
    openAt(About);
    EXPECT_THAT(words(), testing::ElementsAre("Section", "Choose", "Press", "Back"));
}

TEST_F(SettingsSceneTest, MouseChangesSetting) {
    open();
    // The first row: its centre is 84 below the panel's top; its list ends where the left column does.
    const ui::Vec list{612 - 50, 160 + 84};
    test::click(with, list);
    test::click(with, {list.x, list.y + 100}); // The second item.
    EXPECT_EQ(settings().language, "de");
}

TEST_F(SettingsSceneTest, OpensKeyBindings) {
    openAt(Keys);
    with.press({Action::Confirm});
    ASSERT_TRUE(with.top<KeysScene>());
    with.press({Action::Back});
    EXPECT_TRUE(with.top<SettingsScene>());
}

TEST_F(SettingsSceneTest, AboutShowsVersionLicenceAndFolders) {
    SettingsScene scene(ToSettings{SettingsTab::Player}, with.services(), with.records, with.paths, with.atlases);
    scene.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    for (int i = 0; i < About.place; ++i)
        scene.handle(test::action(Action::NextControl));
    scene.handle(test::action(Action::Confirm));
    const auto about = test::pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(about);
    EXPECT_THAT(about->title, HasSubstr(LICHTER_VERSION));
    EXPECT_THAT(about->text, HasSubstr("GNU General Public License"));
    EXPECT_THAT(about->text, HasSubstr(with.paths.data.string()));
    EXPECT_THAT(about->text, HasSubstr(with.paths.settings().string()));
    EXPECT_THAT(about->text, HasSubstr(with.paths.log().string()));
}

TEST_F(SettingsSceneTest, SafeAnswersDeleteNothing) {
    with.playAs("Ada");
    with.solve("shed/l1");
    for (const Action safe : {Action::Back, Action::Confirm}) {
        openAt(Delete);
        with.press({Action::Confirm});
        ASSERT_TRUE(with.top<QuestionScene>());
        with.press({safe});
        EXPECT_TRUE(with.top<SettingsScene>());
        EXPECT_EQ(written().player, "Ada");
        EXPECT_TRUE(with.records.progress().at("level:shed/l1"));
    }
}

TEST_F(SettingsSceneTest, DeletesDataAndReturnsToMenu) {
    with.playAs("Ada");
    with.solve("shed/l1");
    openAt(Delete);
    with.press({Action::Confirm, Action::Left, Action::Confirm});
    EXPECT_TRUE(with.top<MainMenuScene>());
    EXPECT_EQ(with.scenes.size(), 1U);
    EXPECT_FALSE(std::filesystem::exists(with.paths.settings()));
    EXPECT_EQ(settings(), data::Settings{});
    EXPECT_FALSE(with.records.progress().at("level:shed/l1"));
}

TEST_F(SettingsSceneTest, QuestionNamesFilesToDelete) {
    with.playAs("Ada");
    SettingsScene scene(ToSettings{SettingsTab::Player}, with.services(), with.records, with.paths, with.atlases);
    scene.layout(ui::Viewport({800, 600}, 1), test::plainMeasure);
    for (int i = 0; i < Delete.place; ++i)
        scene.handle(test::action(Action::NextControl));
    scene.handle(test::action(Action::Confirm));
    const auto question = test::pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(question);
    EXPECT_THAT(question->text, HasSubstr("settings.json"));
    ASSERT_EQ(question->answers.size(), 2U);
    EXPECT_FALSE(question->answers[0].chosen) << "the safe one does nothing";
}

/// With a win of yesterday in a backup of today, and one of today.
class SettingsBackupsTest : public SettingsSceneTest {
protected:
    SettingsBackupsTest() {
        with.records.deleteEverything(); // From now on they are in a file.
        with.playAs("Ada");
        with.solve("shed/l1");
        with.records.finishStoring();
        with.clock.now = "2026-07-15T20:15:30Z";
        with.solve("shed/l2");
        with.records.finishStoring();
    }
    /// What the question says about the focused backup.
    [[nodiscard]] std::optional<ToQuestion> question() {
        SettingsScene scene(ToSettings{SettingsTab::Player}, with.services(), with.records, with.paths, with.atlases);
        scene.layout(ui::Viewport({800, 600}, 1), test::plainMeasure);
        for (int i = 0; i < firstBackup.place; ++i)
            scene.handle(test::action(Action::NextControl));
        scene.handle(test::action(Action::Confirm));
        return test::pushedTo<ToQuestion>(with.asked());
    }

    static constexpr Control firstBackup = Delete; ///< The backups are above the button that deletes everything.
};

TEST_F(SettingsBackupsTest, QuestionSaysWhatHappens) {
    const auto asked = question();
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->title, "Restore the backup of 15 July 2026?");
    EXPECT_THAT(asked->text, HasSubstr("It has 1 run."));
    EXPECT_THAT(asked->text, HasSubstr("kept as another backup"));
    ASSERT_EQ(asked->answers.size(), 2U);
    EXPECT_FALSE(asked->answers[0].chosen) << "the safe one does nothing";
    with.text = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::German);
    EXPECT_EQ(question()->title, "Sicherung vom 15. Juli 2026 zurückholen?");
}

TEST_F(SettingsBackupsTest, RestoresWithKeysAndListsWhatWasReplaced) {
    openAt(firstBackup);
    with.press({Action::Confirm});
    ASSERT_TRUE(with.top<QuestionScene>());
    with.press({Action::Confirm});
    ASSERT_TRUE(with.top<SettingsScene>());
    EXPECT_EQ(with.records.progress().stars(with.library), 6) << "the safe answer";

    with.press({Action::Confirm, Action::Left, Action::Confirm});
    const auto* scene = with.top<SettingsScene>();
    ASSERT_TRUE(scene);
    EXPECT_EQ(with.records.progress().stars(with.library), 3);
    ASSERT_TRUE(scene->toast());
    EXPECT_EQ(scene->toast()->kind, ui::Toast::Kind::Ok);
    ASSERT_EQ(with.records.backups().size(), 2U);

    with.press({Action::Confirm, Action::Left, Action::Confirm}); // The first one is what was replaced.
    EXPECT_EQ(with.records.progress().stars(with.library), 6) << "undone";
}

TEST_F(SettingsBackupsTest, ListsABackupThatIsMadeMeanwhile) {
    openAt(firstBackup);
    const auto controls = [this] { return with.top<SettingsScene>()->area().form().widgets().size(); };
    const std::size_t before = controls();
    with.clock.now = "2026-07-16T20:15:30Z";
    with.solve("shed/l3"); // The first write of the day.
    with.records.finishStoring();
    with.scenes.recordsChanged();
    EXPECT_EQ(controls(), before + 1);
    with.scenes.recordsChanged();
    EXPECT_EQ(controls(), before + 1);
}

TEST_F(SettingsBackupsTest, RestoresWithMouse) {
    openAt(Player);
    with.scenes.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    with.press({Action::NextControl, Action::End}); // Scrolls down; the button above the last one is the backup's.
    const auto* scene = with.top<SettingsScene>();
    with.press({Action::Up});
    const ui::Rect button = scene->area().focusBounds();
    test::click(with, button.centre());
    ASSERT_TRUE(with.top<QuestionScene>());
}

TEST_F(SettingsBackupsTest, NameOfRestoredPlayerIsShownAndStays) {
    ASSERT_TRUE(with.records.renamePlayer("Ada", "Zoe"));
    with.records.finishStoring();
    openAt(firstBackup);
    with.press({Action::Confirm, Action::Left, Action::Confirm});
    EXPECT_EQ(settings().player, "Ada");
    with.press({Action::Back});
    EXPECT_EQ(settings().player, "Ada") << "the field does not bring the other name back";
}

TEST_F(SettingsBackupsTest, BackupThatIsGoneIsRefused) {
    openAt(firstBackup);
    std::filesystem::remove(with.records.backups().at(0).file);
    with.press({Action::Confirm, Action::Left, Action::Confirm});
    const auto* error = with.top<ErrorScene>();
    ASSERT_TRUE(error);
    EXPECT_THAT(error->says(), HasSubstr("It cannot be read. Nothing has changed."));
    with.press({Action::Confirm});
    EXPECT_TRUE(with.top<SettingsScene>());
    EXPECT_EQ(with.records.progress().stars(with.library), 6);
}

TEST_F(SettingsBackupsTest, DamagedOneCannotBeChosen) {
    data::test::put(with.records.backups().at(0).file, "no database");
    openAt(Delete);
    with.press({Action::Confirm});
    ASSERT_TRUE(with.top<QuestionScene>());
    EXPECT_EQ(with.records.progress().stars(with.library), 6);
}

TEST_F(SettingsSceneTest, ReportsWriteFailureAndAppliesChange) {
    data::test::put(with.paths.data, "a file in the folder's place");
    openAt(Mute);
    with.press({Action::Confirm});
    EXPECT_TRUE(settings().mute);
    const SettingsScene* const scene = with.top<SettingsScene>();
    with.scenes.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure); // As the game does after a setting changed.
    ASSERT_TRUE(scene->toast());
    EXPECT_EQ(scene->toast()->kind, ui::Toast::Kind::Danger);
    EXPECT_THAT(scene->toast()->text,
                HasSubstr("is not a file, or its path leads through something that is not a folder."));
}

} // namespace
