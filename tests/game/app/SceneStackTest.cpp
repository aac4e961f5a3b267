// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SceneStack.hpp"

#include "game/campaign/ToCampaign.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/look/Theme.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/scene/Destination.hpp"
#include "game/settings/ToSettings.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace {

using namespace game;
using testing::ElementsAre;
using testing::IsEmpty;

using Log = std::vector<std::string>;

/// A scene that logs what happens to it.
class Probe final : public Scene {
public:
    Probe(std::string name, Log& log, bool isOverlay)
        : m_name(std::move(name))
        , m_log(log)
        , m_overlay(isOverlay) {
        note("built");
    }
    ~Probe() override { note("gone"); }

    void layout(const ui::Viewport&, const ui::Measure&) override { note("laid out"); }
    bool handle(const ui::Event&) override {
        note("event");
        return used;
    }
    void update(ui::Seconds) override { note("update"); }
    void draw(ui::Canvas& canvas) const override {
        note("drawn");
        opacity = canvas.layerAlpha();
    }
    void drawDiving(ui::Canvas& canvas, float panels) const override {
        note(panels > 0 ? "dives, with panels" : "dives");
        opacity = canvas.layerAlpha();
        scale = (canvas.device({1, 0}).x - canvas.device({0, 0}).x) / canvas.viewport().scale();
    }
    [[nodiscard]] std::optional<ui::Rect> diveWindow(const puzzle::RunKey& key) const override {
        asked = key;
        return window;
    }
    [[nodiscard]] bool diveLit(const puzzle::RunKey&) const override { return lit; }
    [[nodiscard]] std::optional<ui::Rect> diveBoard() const override { return board; }
    [[nodiscard]] puzzle::RunKey diveKey() const override { return "level:" + m_name; }
    [[nodiscard]] bool animating() const override { return moves; }
    [[nodiscard]] bool overlay() const override { return m_overlay; }
    [[nodiscard]] bool animatesArrival() const override { return arrives; }
    [[nodiscard]] bool confirmsOnBoard() const override { return hasBoard; }
    [[nodiscard]] Scenery scenery() const override {
        Scenery scenery;
        scenery.pavement = static_cast<float>(m_name.size());
        return scenery;
    }
    [[nodiscard]] std::string title() const override { return m_overlay ? "" : m_name; }
    void covered() override { note("covered"); }
    void uncovered() override { note("uncovered"); }
    void hidden() override { isHidden = true; }

    bool isHidden = false;
    bool used = true;
    bool moves = false;
    bool arrives = false;
    bool hasBoard = false;
    bool lit = false;
    std::optional<ui::Rect> window;
    std::optional<ui::Rect> board;
    mutable puzzle::RunKey asked; ///< The board whose window was asked for last.
    mutable float opacity = 0;    ///< When it was last drawn.
    mutable float scale = 0;      ///< When it was last drawn during a dive.

private:
    void note(const char* what) const { m_log.push_back(m_name + " " + what); }

    std::string m_name;
    Log& m_log;
    bool m_overlay;
};

class SceneStackTest : public testing::Test {
protected:
    using Push = Navigator::Push;
    using Replace = Navigator::Replace;
    using Pop = Navigator::Pop;
    using Reset = Navigator::Reset;
    using Quit = Navigator::Quit;

    template<class... Requests>
    bool apply(Requests... requests) {
        return stack.apply({Navigator::Request(std::move(requests))...});
    }
    /// Returns what has happened since the last call.
    Log happened() { return std::exchange(log, {}); }
    [[nodiscard]] Probe& top() const { return dynamic_cast<Probe&>(stack.top()); }

    std::unique_ptr<Scene> build(const Destination& to) {
        if (to.as<ToSettings>() != nullptr)
            throw std::runtime_error("The attic is locked.");
        if (const auto* error = to.as<ToError>())
            return std::make_unique<Probe>("error: " + error->text, log, true);
        if (to.as<ToHelp>() != nullptr)
            return std::make_unique<Probe>("help", log, true);
        if (to.as<ToCampaign>() != nullptr)
            return std::make_unique<Probe>("campaign", log, false);
        if (to.as<ToLeaderboard>() != nullptr) {
            auto arriving = std::make_unique<Probe>("leaderboard", log, false);
            arriving->arrives = true;
            return arriving;
        }
        auto other = std::make_unique<Probe>(to.as<ToEditor>() != nullptr ? "editor" : "menu", log, false);
        other->hasBoard = to.as<ToEditor>() != nullptr;
        return other;
    }

    Log log;
    SceneStack stack{[this](const Destination& to) { return build(to); }};
};

TEST_F(SceneStackTest, PushLaysOutSceneBeforeCoveringTheOneBelow) {
    EXPECT_TRUE(apply(Push{ToMainMenu{}}));
    EXPECT_THAT(happened(), ElementsAre("menu built", "menu laid out"));
    apply(Push{ToCampaign{}});
    EXPECT_THAT(happened(), ElementsAre("campaign built", "campaign laid out", "menu covered"));
    EXPECT_EQ(stack.size(), 2U);
}

TEST_F(SceneStackTest, PopUncoversSceneBelow) {
    apply(Push{ToMainMenu{}}, Push{ToCampaign{}});
    happened();
    apply(Pop{});
    EXPECT_THAT(happened(), ElementsAre("menu laid out", "menu uncovered", "campaign gone"));
}

TEST_F(SceneStackTest, ReplaceBuildsNewSceneBeforeDestroyingOld) {
    apply(Push{ToMainMenu{}});
    happened();
    apply(Replace{ToCampaign{}});
    EXPECT_THAT(happened(), ElementsAre("campaign built", "campaign laid out", "menu gone"));
    EXPECT_EQ(stack.size(), 1U);
}

TEST_F(SceneStackTest, ResetLeavesOneScene) {
    apply(Push{ToMainMenu{}}, Push{ToCampaign{}}, Push{ToHelp{}}, Reset{ToMainMenu{}});
    EXPECT_EQ(stack.size(), 1U);
    EXPECT_EQ(stack.title(), "menu");
}

TEST_F(SceneStackTest, LastPopAndQuitEmptyStack) {
    apply(Push{ToMainMenu{}}, Pop{});
    EXPECT_TRUE(stack.empty());
    apply(Push{ToMainMenu{}}, Push{ToCampaign{}});
    happened();
    EXPECT_TRUE(apply(Quit{}, Push{ToHelp{}}));
    EXPECT_TRUE(stack.empty()) << "nothing opens after quitting";
    EXPECT_EQ(happened().front(), "campaign covered") << "so that it can keep what is unfinished";
}

TEST_F(SceneStackTest, PopOnEmptyStackDoesNothing) {
    apply(Pop{});
    EXPECT_TRUE(stack.empty());
    EXPECT_FALSE(stack.handle(ui::PointerLeft{}));
    EXPECT_EQ(stack.title(), "");
    EXPECT_FALSE(stack.animating());
    EXPECT_LT(stack.nextChange(), 0);
}

TEST_F(SceneStackTest, ThrowingBuilderShowsErrorOverOldScene) {
    apply(Push{ToMainMenu{}});
    happened();
    apply(Push{ToSettings{}});
    EXPECT_THAT(happened(), ElementsAre("error: The attic is locked. built", "error: The attic is locked. laid out",
                                        "menu covered"));
    EXPECT_EQ(stack.title(), "menu");
    apply(Pop{});
    EXPECT_EQ(stack.size(), 1U);
}

TEST_F(SceneStackTest, OnlyTopReceivesEventsAndUpdates) {
    apply(Push{ToMainMenu{}}, Push{ToHelp{}});
    happened();
    EXPECT_TRUE(stack.handle(ui::PointerLeft{}));
    stack.update(0.1F);
    EXPECT_THAT(happened(), ElementsAre("help event", "help update"));
    top().used = false;
    EXPECT_FALSE(stack.handle(ui::PointerLeft{}));
}

TEST_F(SceneStackTest, TellsScenesWhenNobodySeesThem) {
    apply(Push{ToMainMenu{}});
    const Probe& menu = top();
    stack.setWalk(0.4F, false);
    apply(Push{ToCampaign{}});
    const Probe& campaign = top();
    stack.update(0.3F);
    EXPECT_FALSE(menu.isHidden) << "still on the way";
    apply(Push{ToHelp{}});
    stack.update(0.2F);
    EXPECT_TRUE(menu.isHidden);
    EXPECT_FALSE(campaign.isHidden) << "seen below the overlay";
}

TEST_F(SceneStackTest, OverlayLeavesTitleAndSceneryToSceneBelow) {
    apply(Push{ToMainMenu{}}, Push{ToCampaign{}}, Push{ToHelp{}});
    EXPECT_EQ(stack.title(), "campaign");
    EXPECT_FLOAT_EQ(stack.scenery().pavement, 8);
}

TEST_F(SceneStackTest, FocusCoversAndUncoversTop) {
    apply(Push{ToMainMenu{}}, Push{ToHelp{}});
    happened();
    stack.suspend();
    stack.resume();
    EXPECT_THAT(happened(), ElementsAre("help covered", "help uncovered"));
}

TEST_F(SceneStackTest, WalkTakesItsTimeAndKeepsLeavingScene) {
    stack.setWalk(0.4F, false);
    apply(Push{ToMainMenu{}});
    EXPECT_TRUE(stack.walk().over()) << "nothing to walk away from";
    apply(Push{ToCampaign{}});
    EXPECT_FLOAT_EQ(stack.walk().progress, 0);
    EXPECT_EQ(stack.walk().direction, 1);
    EXPECT_TRUE(stack.animating());
    stack.update(0.3F);
    EXPECT_FLOAT_EQ(stack.walk().progress, 0.75F);
    stack.update(0.3F);
    EXPECT_TRUE(stack.walk().over());
    EXPECT_FALSE(stack.animating());

    happened();
    apply(Pop{});
    EXPECT_EQ(stack.walk().direction, -1);
    EXPECT_THAT(happened(), testing::Not(testing::Contains("campaign gone"))) << "it is still seen";
    stack.update(0.5F);
    EXPECT_THAT(happened(), testing::Contains("campaign gone"));
}

TEST_F(SceneStackTest, OverlaysAndSelfArrivingScenesDoNotWalk) {
    stack.setWalk(0.4F, false);
    apply(Push{ToMainMenu{}}, Push{ToHelp{}});
    EXPECT_TRUE(stack.walk().over());
    apply(Pop{}, Push{ToLeaderboard{}});
    EXPECT_TRUE(stack.walk().over());
}

TEST_F(SceneStackTest, ResizeEndsWalk) {
    stack.setWalk(0.4F, true);
    apply(Push{ToMainMenu{}});
    apply(Replace{ToCampaign{}});
    EXPECT_TRUE(stack.walk().crossFade);
    happened();
    stack.layout(ui::Viewport({800, 600}, 1), {});
    EXPECT_THAT(happened(), ElementsAre("campaign laid out", "menu gone"));
    EXPECT_TRUE(stack.walk().over());
}

TEST_F(SceneStackTest, RequestDuringWalkStartsNewWalk) {
    stack.setWalk(0.4F, false);
    apply(Push{ToMainMenu{}}, Push{ToCampaign{}});
    stack.update(0.1F);
    apply(Pop{}, Push{ToLeaderboard{}}, Reset{ToMainMenu{}});
    EXPECT_EQ(stack.size(), 1U);
    stack.update(0.1F);
    EXPECT_FLOAT_EQ(stack.walk().progress, 0.25F);
    stack.finishWalk();
    EXPECT_EQ(std::count(log.begin(), log.end(), "leaderboard gone"), 1);
    EXPECT_EQ(std::count(log.begin(), log.end(), "campaign gone"), 1);
}

class SceneStackDrawingTest : public SceneStackTest {
protected:
    Log drawn() {
        happened();
        ui::Canvas canvas(target, viewport, theme("night").controls, *resources);
        stack.draw(canvas);
        return happened();
    }
    void SetUp() override {
        ASSERT_TRUE(resources);
        ASSERT_TRUE(target.create(64, 64));
    }

    tl::expected<ui::Resources, ui::FontProblem> resources = ui::Resources::open(GAME_TEST_SHARE "/fonts");
    ui::Viewport viewport{{64, 64}, 1};
    sf::RenderTexture target;
};

TEST_F(SceneStackDrawingTest, BeginsAtTopmostFullScreen) {
    EXPECT_THAT(drawn(), IsEmpty());
    apply(Push{ToMainMenu{}}, Push{ToCampaign{}}, Push{ToHelp{}});
    EXPECT_THAT(drawn(), ElementsAre("campaign drawn", "help drawn"));
}

TEST_F(SceneStackDrawingTest, OldScreenIsGoneBeforeNewOneAppears) {
    for (const bool fade : {false, true}) {
        stack.setWalk(0.4F, fade);
        apply(Reset{ToMainMenu{}}, Push{ToCampaign{}});
        stack.finishWalk();
        apply(Replace{ToMainMenu{}});
        EXPECT_THAT(drawn(), ElementsAre("campaign drawn"));
        bool appeared = false;
        for (int frame = 0; frame < 40; ++frame) {
            stack.update(0.01F);
            const Log pictures = drawn();
            ASSERT_EQ(pictures.size(), 1U) << "one at a time";
            EXPECT_FALSE(appeared && pictures.front() == "campaign drawn");
            appeared = appeared || pictures.front() == "menu drawn";
        }
        EXPECT_TRUE(appeared);
    }
}

TEST_F(SceneStackDrawingTest, HousesStayOpaqueInADive) {
    stack.setWalk(0.4F, false);
    apply(Push{ToMainMenu{}});
    const Probe& front = top();
    top().window = {10, 10, 4, 4};
    apply(Push{ToEditor{}});
    top().board = {0, 0, 40, 40};
    const Probe& board = top();
    stack.finishWalk();
    apply(Pop{});
    ASSERT_EQ(stack.walk().direction, 0);
    target.clear(sf::Color::White);
    for (int frame = 0; frame < 40; ++frame) {
        front.opacity = board.opacity = 1;
        drawn();
        EXPECT_FLOAT_EQ(front.opacity, 1) << "or the moon would shine through it";
        if (frame < 16) {
            EXPECT_FLOAT_EQ(board.opacity, 1);
        }
        stack.update(0.01F);
    }
    target.display();
    const sf::Color sky = target.getTexture().copyToImage().getPixel(32, 2);
    EXPECT_LT(sky.r, 60) << "the sky covers what leaves";
}

TEST_F(SceneStackDrawingTest, LightOfAWindowFillsThePictureBeforeItsBoardStepsOut) {
    stack.setWalk(0.42F, false);
    apply(Push{ToMainMenu{}});
    top().window = {10, 10, 4, 4};
    top().lit = true;
    apply(Push{ToEditor{}});
    top().board = {0, 0, 40, 40};
    stack.finishWalk();
    apply(Pop{});
    // Of each frame, whether there is nothing but light.
    int full = 0;
    for (int frame = 0; frame < 42; ++frame) {
        target.clear(sf::Color::Black);
        const auto seen = drawn();
        target.display();
        const sf::Color corner = target.getTexture().copyToImage().getPixel(32, 2);
        if (seen.empty()) {
            ++full;
            EXPECT_GT(corner.r, 200) << frame;
            EXPECT_GT(corner.r, corner.b + 60) << "warm";
        }
        stack.update(0.01F);
    }
    EXPECT_NEAR(full, 8, 1) << "80 ms";
}

TEST_F(SceneStackDrawingTest, DivesThroughWindowAndComesBackOut) {
    stack.setWalk(0.4F, false);
    apply(Push{ToMainMenu{}});
    Probe& front = top();
    front.window = {10, 10, 4, 4};
    apply(Push{ToEditor{}});
    EXPECT_NE(stack.walk().direction, 0) << "there is no board behind the window";
    top().board = {0, 0, 40, 40};
    stack.finishWalk();

    apply(Pop{});
    ASSERT_EQ(stack.walk().direction, 0) << "the street stands still";
    EXPECT_EQ(front.asked, puzzle::RunKey("level:editor")) << "out of the window of the board that was left";
    EXPECT_THAT(drawn(), ElementsAre("editor drawn"));
    stack.update(0.24F);
    EXPECT_THAT(drawn(), ElementsAre("menu dives"));
    EXPECT_GT(front.scale, 2);
    stack.update(0.14F);
    EXPECT_THAT(drawn(), ElementsAre("menu dives, with panels")) << "the panels come last";
    EXPECT_NEAR(front.scale, 1, 0.1F);
    stack.update(0.1F);
    EXPECT_THAT(drawn(), ElementsAre("menu drawn"));
}

TEST_F(SceneStackDrawingTest, AnyKeyOrClickEndsADiveAndIsHandled) {
    stack.setWalk(0.4F, false);
    apply(Push{ToMainMenu{}});
    top().window = {10, 10, 4, 4};
    const ui::Event key = ui::KeyPressed{sf::Keyboard::Space, false, false, false, false};
    const auto dive = [this] {
        apply(Push{ToEditor{}});
        top().board = {0, 0, 40, 40};
        stack.finishWalk();
        apply(Pop{});
        stack.update(0.1F);
        happened();
    };
    dive();
    stack.handle(ui::PointerMoved{{3, 3}});
    EXPECT_FALSE(stack.walk().over()) << "a moving pointer is no wish to go on";
    happened();
    stack.handle(key);
    EXPECT_TRUE(stack.walk().over());
    EXPECT_EQ(happened(), (Log{"editor gone", "menu event"}));
    dive();
    stack.handle(ui::PointerPressed{{3, 3}});
    EXPECT_TRUE(stack.walk().over());

    top().window.reset();
    apply(Push{ToCampaign{}});
    stack.handle(key);
    EXPECT_FALSE(stack.walk().over()) << "a walk goes on meanwhile";
}

TEST_F(SceneStackDrawingTest, FadesInPlaceInsteadOfDivingWithReducedMotion) {
    stack.setWalk(0.12F, true);
    apply(Push{ToMainMenu{}});
    top().window = {10, 10, 4, 4};
    apply(Push{ToEditor{}});
    top().board = {0, 0, 40, 40};
    stack.finishWalk();
    apply(Pop{});
    EXPECT_THAT(drawn(), ElementsAre("editor drawn"));
    stack.update(0.1F);
    EXPECT_THAT(drawn(), ElementsAre("menu drawn"));
}

TEST_F(SceneStackDrawingTest, SeveralRequestsMakeOneWalk) {
    stack.setWalk(0.4F, false);
    apply(Push{ToMainMenu{}});
    apply(Push{ToCampaign{}}, Push{ToEditor{}});
    EXPECT_THAT(drawn(), ElementsAre("menu drawn")) << "the campaign was never in sight";
    stack.finishWalk();
    EXPECT_THAT(drawn(), ElementsAre("editor drawn"));
}

TEST_F(SceneStackTest, InputMeantForThePreviousSceneIsNotPassedOn) {
    const ui::Event confirm = ui::ActionPressed{ui::Action::Confirm, false, ui::Device::Keyboard};
    EXPECT_TRUE(stack.listening()) << "without a scene there is nothing to wait for";
    apply(Push{ToMainMenu{}}, Push{ToLeaderboard{}});
    happened();
    EXPECT_FALSE(stack.listening());
    EXPECT_TRUE(stack.handle(ui::TextTyped{U'h'}));
    EXPECT_TRUE(stack.handle(confirm));
    EXPECT_EQ(happened(), Log{});
    EXPECT_GT(stack.nextChange(), 0) << "so that the time passes";
    stack.passTime(0.31F);
    stack.handle(confirm);
    stack.handle(ui::TextTyped{U'h'});
    EXPECT_EQ(happened(), (Log{"leaderboard event", "leaderboard event"}));

    apply(Replace{ToLeaderboard{}});
    happened();
    stack.handle(ui::PointerPressed{{10, 10}});
    stack.handle(ui::TextTyped{U'h'});
    EXPECT_EQ(happened(), (Log{"leaderboard event", "leaderboard event"})) << "the player acted there already";

    apply(Push{ToHelp{}});
    happened();
    stack.handle(confirm);
    EXPECT_EQ(happened(), Log{"help event"}) << "the player asked for it";
}

TEST_F(SceneStackTest, BoardIgnoresConfirmationsJustAfterItAppears) {
    for (const ui::Device device : {ui::Device::Keyboard, ui::Device::Gamepad}) {
        const ui::Event confirm = ui::ActionPressed{ui::Action::Confirm, false, device};
        apply(Reset{ToMainMenu{}}, Push{ToEditor{}});
        happened();
        EXPECT_FALSE(stack.listening());
        EXPECT_TRUE(stack.handle(confirm)) << "meant for what led here";
        EXPECT_EQ(happened(), Log{});
        stack.passTime(0.31F);
        EXPECT_TRUE(stack.listening());
        stack.handle(confirm);
        EXPECT_EQ(happened(), Log{"editor event"});

        apply(Push{ToMainMenu{}});
        apply(Pop{});
        happened();
        EXPECT_TRUE(stack.handle(confirm)) << "meant for the screen that has left";
        EXPECT_EQ(happened(), Log{});
        stack.handle(ui::ActionPressed{ui::Action::Left, false, device});
        stack.handle(confirm);
        EXPECT_EQ(happened(), (Log{"editor event", "editor event"})) << "the player acted there already";

        apply(Push{ToHelp{}});
        apply(Pop{});
        happened();
        stack.handle(confirm);
        EXPECT_EQ(happened(), Log{"editor event"}) << "the board was in sight all the time";
    }
}

} // namespace
