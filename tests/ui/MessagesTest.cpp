// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "CanvasFixture.hpp"
#include "Recorder.hpp"
#include "ui/widgets/Dialog.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/Toasts.hpp"
#include "ui/widgets/Tooltip.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace ui {
namespace {

float tenEach(std::string_view text, const TextStyle&) {
    return 10 * static_cast<float>(text.size());
}

class DialogTest : public testing::Test {
protected:
    DialogTest() { dialog.layout({0, 0, 1280, 800}, tenEach); }

    int left = 0;
    int kept = 0;
    Dialog dialog{"Leave this level?",
                  "Your 4 moves are kept. You can pick up here from the campaign.",
                  {{"Keep playing", [this] { ++kept; }, true}, {"Leave", [this] { ++left; }}}};
};

TEST_F(DialogTest, SafeAnswerIsLitRightmostAndFocused) {
    ASSERT_EQ(dialog.buttons().size(), 2U);
    const PushButton& safe = *dialog.buttons().back();
    EXPECT_EQ(safe.face().label, "Keep playing");
    EXPECT_EQ(safe.face().kind, ButtonFace::Kind::Primary);
    EXPECT_EQ(dialog.buttons().front()->face().kind, ButtonFace::Kind::Secondary);
    EXPECT_GT(safe.bounds().x, dialog.buttons().front()->bounds().x);
    EXPECT_TRUE(safe.focused());
    EXPECT_TRUE(safe.showsFocus());
}

TEST_F(DialogTest, EnterAndEscChooseTheSafeAnswer) {
    EXPECT_TRUE(dialog.handle(action(Action::Confirm)));
    EXPECT_EQ(kept, 1);
    EXPECT_TRUE(dialog.handle(action(Action::Back)));
    EXPECT_TRUE(dialog.handle(action(Action::Back, true)));
    EXPECT_EQ(kept, 2);
    EXPECT_EQ(left, 0);
}

TEST_F(DialogTest, EscChoosesSafeAnswerWhateverIsFocused) {
    dialog.handle(action(Action::Left));
    ASSERT_TRUE(dialog.buttons().front()->focused());
    dialog.handle(action(Action::Back));
    EXPECT_EQ(kept, 1);
    dialog.handle(action(Action::Confirm));
    EXPECT_EQ(left, 1);
}

TEST_F(DialogTest, ClickOnScrimChoosesSafeAnswer) {
    click(dialog, {10, 10});
    EXPECT_EQ(kept, 1);
    click(dialog, dialog.bounds().centre()); // The panel itself does nothing.
    EXPECT_EQ(kept, 1);
    dialog.handle(PointerPressed{dialog.bounds().centre()});
    dialog.handle(PointerReleased{{10, 10}}); // A press that began inside is not a click on the scrim.
    EXPECT_EQ(kept, 1);
}

TEST_F(DialogTest, ClickOnButtonChoosesIt) {
    click(dialog, dialog.buttons().front()->bounds().centre());
    EXPECT_EQ(left, 1);
    EXPECT_EQ(kept, 0);
}

TEST_F(DialogTest, SwallowsAllEvents) {
    EXPECT_TRUE(dialog.handle(KeyPressed{sf::Keyboard::M}));
    EXPECT_TRUE(dialog.handle(action(Action::FirstOfProgram)));
    EXPECT_TRUE(dialog.handle(Wheel{{10, 10}, 1}));
}

TEST_F(DialogTest, IsCentredAndContainsItsButtons) {
    const Rect panel = dialog.bounds();
    EXPECT_FLOAT_EQ(panel.w, 528);
    EXPECT_NEAR(panel.centre().x, 640, 1);
    EXPECT_NEAR(panel.centre().y, 400, 1);
    for (const auto& button : dialog.buttons()) {
        EXPECT_GE(button->bounds().x, panel.x);
        EXPECT_LE(button->bounds().right(), panel.right());
        EXPECT_LE(button->bounds().bottom(), panel.bottom());
    }
}

TEST_F(DialogTest, StacksLongAnswers) {
    Dialog wide("Title", "",
                {{"A very long answer that fills a line", {}},
                 {"Another very long answer that fills a line", {}},
                 {"And the safe one, which is long as well", {}, true}});
    wide.layout({0, 0, 1280, 800}, tenEach);
    EXPECT_LT(wide.buttons()[0]->bounds().bottom(), wide.buttons()[1]->bounds().y);
    EXPECT_LT(wide.buttons()[1]->bounds().bottom(), wide.buttons()[2]->bounds().y);
    EXPECT_LE(wide.buttons()[2]->bounds().bottom(), wide.bounds().bottom());
}

TEST_F(DialogTest, LastAnswerIsSafeIfNoneIsMarked) {
    int last = 0;
    Dialog plain("Title", "Text", {{"No", {}}, {"Yes", [&] { ++last; }}});
    plain.handle(action(Action::Back));
    EXPECT_EQ(last, 1);
}

TEST_F(DialogTest, RequiresAnswers) {
    EXPECT_THROW(Dialog("Title", "Text", {}), std::invalid_argument);
}

TEST_F(DialogTest, StopsAnimatingOnceShown) {
    EXPECT_TRUE(dialog.animating());
    dialog.update(0.1F);
    dialog.update(0.2F);
    EXPECT_FALSE(dialog.animating());
}

class ToastLinesTest : public CanvasTest {
protected:
    /// The right end of what is written in the last line of a toast.
    int lastLineEnd(const std::string& words, float width) {
        float height = 0;
        const sf::Image picture = drawn([&](Canvas& canvas) {
            height = toastHeight(canvas, width, {Toast::Kind::Ok, words});
            drawToast(canvas, {0, 0, width, 0}, {Toast::Kind::Ok, words});
        });
        int end = 0;
        for (int y = static_cast<int>(height) - 32; y < static_cast<int>(height) - 18; ++y)
            for (int x = 50; x < static_cast<int>(width) - 6; ++x) // Between the icon and the border.
                if (picture.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)).g > 150)
                    end = std::max(end, x);
        return end;
    }
};

TEST_F(ToastLinesTest, LeaveNoWordAloneOnALineIfPossible) {
    const auto widthOf = [this](const std::string& words) {
        return measured([&](const Canvas& canvas) { return canvas.textWidth(words, style::secondary); });
    };
    // So wide that all but the last word fit the first line.
    const float width = 57 + 20 + widthOf("Copied the share code") + 2;
    EXPECT_GT(lastLineEnd("Copied the share code now", width), 57 + static_cast<int>(widthOf("now")) + 20)
        << "another word comes down";
    EXPECT_LE(lastLineEnd("Copiedthesharecode now", width), 57 + static_cast<int>(widthOf("now")) + 4)
        << "where one word fills the line, there is no other way";
}

TEST_F(ToastLinesTest, SignTakesThePlaceOfTheIcon) {
    const auto greens = [this](const Toast& toast) {
        float height = 0;
        const sf::Image picture = drawn([&](Canvas& canvas) { height = drawToast(canvas, {0, 0, 300, 0}, toast); });
        int green = 0;
        for (unsigned y = 6; y + 6 < static_cast<unsigned>(height); ++y)
            for (unsigned x = 8; x < 50; ++x)
                green += picture.getPixel(x, y) == sf::Color::Green ? 1 : 0;
        return green;
    };
    Toast toast{Toast::Kind::Ok, "Achievement:", {}, "First night"};
    EXPECT_EQ(greens(toast), 0);
    toast.sign = [](Canvas& canvas, Rect area) { canvas.fill(area, sf::Color::Green); };
    EXPECT_EQ(greens(toast), 36 * 36) << "inside the panel, and nothing drawn over it";
}

TEST_F(ToastLinesTest, StandWhereThePlayerLooks) {
    Toasts toasts;
    toasts.place({900, 500, 300, 280}); // Bottom right.
    toasts.pin(Toast{Toast::Kind::Ok, "Solved", {}, {}, {}});
    toasts.update(1);
    toasts.update(1);
    const auto lightest = [&](std::optional<Rect> visible) {
        const sf::Image picture = drawn([&](Canvas& canvas) {
            if (visible)
                canvas.setVisible(*visible);
            toasts.draw(canvas);
        });
        Vec most;
        for (unsigned y = 0; y < picture.getSize().y; ++y)
            for (unsigned x = 0; x < picture.getSize().x; ++x)
                if (picture.getPixel(x, y).g > 150)
                    most = {std::max(most.x, static_cast<float>(x)), std::max(most.y, static_cast<float>(y))};
        return most;
    };
    const Vec usual = lightest(std::nullopt);
    EXPECT_GT(usual.x, 950);
    EXPECT_GT(usual.y, 700);
    const Vec left = lightest(Rect{0, 100, 640, 700});
    EXPECT_NEAR(left.x, usual.x - (1200 - 640 + 8), 1);
    EXPECT_NEAR(left.y, usual.y, 12) << "it is seen there, apart from the margin";
    const Vec above = lightest(Rect{640, 0, 640, 400});
    EXPECT_NEAR(above.x, usual.x, 1);
    EXPECT_NEAR(above.y, usual.y - (780 - 400 + 8), 1);
    toasts.place({0, 500, 1280, 280});
    toasts.pin(
        Toast{Toast::Kind::Ok, "Join equal numbers so that every cell of the box belongs to a cable", {}, {}, {}});
    EXPECT_LT(lightest(Rect{300, 0, 400, 800}).x, 700) << "narrower where it has to be";
}

class ToastsTest : public testing::Test {
protected:
    void wait(Seconds seconds) {
        for (int steps = static_cast<int>(std::ceil(seconds / 0.05F)); steps > 0; --steps)
            toasts.update(0.05F);
    }
    std::string shown() const { return toasts.current() != nullptr ? toasts.current()->text : ""; }

    Toasts toasts;
};

TEST_F(ToastsTest, ShowsEachForItsTime) {
    EXPECT_FALSE(toasts.animating());
    toasts.show({Toast::Kind::Ok, "one"});
    toasts.show({Toast::Kind::Danger, "two"});
    wait(3);
    EXPECT_EQ(shown(), "one");
    wait(0.6F);
    EXPECT_EQ(shown(), "two");
    EXPECT_TRUE(toasts.animating());
    wait(4);
    EXPECT_EQ(shown(), "");
    EXPECT_FALSE(toasts.animating());
}

TEST_F(ToastsTest, NeedsNoFramesWhileItStands) {
    EXPECT_LT(toasts.nextChange(), 0);
    toasts.show({Toast::Kind::Ok, "one"});
    EXPECT_TRUE(toasts.animating());
    EXPECT_TRUE(toasts.waiting());
    toasts.update(1); // An idle game updates once in a second: the toast was not there before.
    EXPECT_TRUE(toasts.animating()) << "it is only coming";
    wait(0.3F);
    EXPECT_FALSE(toasts.animating());
    EXPECT_NEAR(toasts.nextChange(), Toasts::usualHold - 0.3F, 1e-3F);
    toasts.answer({Toast::Kind::Ok, "two"});
    EXPECT_TRUE(toasts.animating()) << "another one has to be drawn";
    wait(0.3F);
    EXPECT_FALSE(toasts.animating());
    toasts.update(toasts.nextChange() + 1e-4F);
    EXPECT_TRUE(toasts.animating()) << "it goes";
    wait(5);
    EXPECT_FALSE(toasts.waiting());
    EXPECT_LT(toasts.nextChange(), 0);
}

TEST_F(ToastsTest, AnswerGoesBeforeQueue) {
    toasts.show({Toast::Kind::Ok, "one"});
    toasts.show({Toast::Kind::Ok, "two"});
    wait(1);
    toasts.answer({Toast::Kind::Ok, "copied"});
    EXPECT_EQ(shown(), "copied");
    toasts.answer({Toast::Kind::Ok, "copied"});
    wait(3.6F);
    EXPECT_EQ(shown(), "one") << "what was interrupted, and the same answer only once";
    wait(3.6F);
    EXPECT_EQ(shown(), "two");
}

TEST_F(ToastsTest, ShowsRepeatedTextOnceButLonger) {
    toasts.show({Toast::Kind::Ok, "copied"});
    wait(3);
    toasts.show({Toast::Kind::Ok, "copied"});
    wait(2.8F);
    EXPECT_EQ(shown(), "copied");
    wait(1);
    EXPECT_EQ(shown(), "");
}

TEST_F(ToastsTest, CountsThoseShownSoFar) {
    toasts.show({Toast::Kind::Ok, "one"});
    toasts.show({Toast::Kind::Ok, "two"});
    EXPECT_EQ(toasts.count(), 1U) << "the other one waits";
    wait(3.6F);
    ASSERT_EQ(shown(), "two");
    EXPECT_EQ(toasts.count(), 2U);
    toasts.show({Toast::Kind::Ok, "two"});
    EXPECT_EQ(toasts.count(), 3U) << "it is said again";
}

TEST_F(ToastsTest, PinnedToastStaysAndComesBack) {
    toasts.pin(Toast{Toast::Kind::Hint, "Press here"});
    wait(10);
    EXPECT_EQ(shown(), "Press here");
    EXPECT_FALSE(toasts.animating()); // It is at rest.
    toasts.show({Toast::Kind::Ok, "copied"});
    EXPECT_EQ(shown(), "copied");
    wait(4);
    EXPECT_EQ(shown(), "Press here");
    toasts.pin(std::nullopt);
    EXPECT_EQ(shown(), "");
}

TEST_F(ToastsTest, PinnedAnswerDropsWhatWouldBeShownBefore) {
    toasts.show({Toast::Kind::Hint, "By the way"});
    toasts.show({Toast::Kind::Hint, "And besides"});
    wait(1);
    toasts.pinAnswer({Toast::Kind::Hint, "Press here"});
    EXPECT_EQ(shown(), "Press here");
    wait(10);
    EXPECT_EQ(shown(), "Press here");
}

TEST_F(ToastsTest, ClearRemovesEverything) {
    toasts.show({Toast::Kind::Ok, "one"});
    toasts.pin(Toast{Toast::Kind::Hint, "two"});
    toasts.clear();
    EXPECT_EQ(shown(), "");
}

TEST_F(ToastsTest, TakesNoInput) {
    toasts.place({0, 0, 200, 200});
    EXPECT_FALSE(toasts.focusable());
    EXPECT_FALSE(toasts.hitArea().contains({50, 50}));
}

TEST(Tooltip, AppearsAfterHalfASecondOfRest) {
    Recorder owner({100, 100, 48, 48});
    Recorder other({200, 100, 48, 48});
    owner.setTip("Undo");
    other.setTip("Redo");
    Tooltip tooltip;
    tooltip.follow(&owner);
    EXPECT_TRUE(tooltip.animating());
    tooltip.update(0.4F);
    EXPECT_FALSE(tooltip.visible());
    tooltip.follow(&owner);
    tooltip.update(0.2F);
    EXPECT_TRUE(tooltip.visible());
    EXPECT_FALSE(tooltip.animating());
    tooltip.follow(&other); // Starts again for another control.
    EXPECT_FALSE(tooltip.visible());
    tooltip.update(0.6F);
    EXPECT_TRUE(tooltip.visible());
    tooltip.follow(nullptr);
    EXPECT_FALSE(tooltip.visible());
}

TEST(Tooltip, IsHiddenForControlsWithoutTip) {
    Recorder owner({100, 100, 48, 48});
    Tooltip tooltip;
    tooltip.follow(&owner);
    EXPECT_FALSE(tooltip.animating());
    tooltip.update(1);
    EXPECT_FALSE(tooltip.visible());
}

class MessagePictures : public CanvasTest {};

TEST_F(MessagePictures, TooltipIsEightBelowOrAboveAndOnScreen) {
    const auto below = inkOf(drawn(
        [](Canvas& canvas) {
            drawTooltip(canvas, {600, 100, 48, 48}, "Undo", "");
        },
        {1280, 800}, sample::flat));
    EXPECT_EQ(below.top, 156);
    EXPECT_NEAR(static_cast<float>(below.left) + static_cast<float>(below.width) / 2, 624, 1);
    const auto above = inkOf(drawn(
        [](Canvas& canvas) {
            drawTooltip(canvas, {600, 740, 48, 48}, "Undo", "");
        },
        {1280, 800}, sample::flat));
    EXPECT_EQ(above.top + above.height, 732);
    const auto corner = inkOf(drawn(
        [](Canvas& canvas) {
            drawTooltip(canvas, {1270, 10, 10, 10}, "Undo the last press", "");
        },
        {1280, 800}, sample::flat));
    EXPECT_LE(corner.left + corner.width, 1272);
}

TEST_F(MessagePictures, LegendLeavesOutEntriesWithoutRoom) {
    KeyLegend legend;
    legend.setEntries({{{"Up", "Down"}, {}, "Choose"}, {{"Esc"}, {"B"}, "Back"}});
    const float all = legend.preferredWidth(tenEach);
    const auto widthIn = [&](float room) {
        legend.place({0, 0, room, 58});
        return inkOf(drawn([&](Canvas& canvas) { legend.draw(canvas); })).width;
    };
    EXPECT_GT(widthIn(all), widthIn(150));
    EXPECT_GT(widthIn(150), 0);
    EXPECT_EQ(widthIn(20), 0);
}

TEST_F(MessagePictures, LegendShowsPadNamesForPad) {
    KeyLegend legend;
    legend.setEntries({{{"Escape key"}, {"B"}, "Back"}});
    const float keyboard = legend.preferredWidth(tenEach);
    legend.setDevice(Device::Gamepad);
    EXPECT_LT(legend.preferredWidth(tenEach), keyboard);
    legend.setDevice(Device::Mouse);
    EXPECT_FLOAT_EQ(legend.preferredWidth(tenEach), keyboard);
}

TEST_F(MessagePictures, LegendLeavesOutWhatPadCannotDo) {
    KeyLegend legend;
    legend.setEntries({{{"C"}, {}, "Copy"}});
    legend.place({0, 0, 400, 58});
    const auto ink = [&] { return inkOf(drawn([&](Canvas& canvas) { legend.draw(canvas); })).width; };
    EXPECT_GT(ink(), 0);
    legend.setDevice(Device::Gamepad);
    EXPECT_EQ(ink(), 0);
    EXPECT_EQ(legend.preferredWidth(tenEach), 0);
}

TEST_F(MessagePictures, KeycapsAreAsWideAsMeasured) {
    const float width = measured([](const Canvas& canvas) {
        return keycapWidth(
            "Enter", [&](std::string_view text, const TextStyle& style) { return canvas.textWidth(text, style); });
    });
    const auto ink = inkOf(drawn([](Canvas& canvas) { drawKeycap(canvas, "Enter", {100, 100}); }));
    EXPECT_NEAR(static_cast<float>(ink.width), width, 1);
    EXPECT_EQ(ink.height, 24);
    EXPECT_FLOAT_EQ(keycapWidth("Up", tenEach), keycapWidth("Left", tenEach)); // Both are arrows.
}

TEST_F(MessagePictures, KeycapsHaveAnEdgeOnEverySideAtEveryScale) {
    const sf::Color edge = sample::dark.colours.line;
    for (const sf::Vector2u window : {sf::Vector2u(800, 600), sf::Vector2u(1000, 760), sf::Vector2u(1280, 800)})
        for (float x = 100; x < 103; x += 0.25F) { // Wherever it begins within a pixel.
            const auto image = drawn([x](Canvas& canvas) { drawKeycap(canvas, "H", {x, 100 + x / 7}); }, window);
            const auto ink = inkOf(image);
            const auto at = [&](int column, int row) {
                return image.getPixel(static_cast<unsigned>(column), static_cast<unsigned>(row));
            };
            const int middle = ink.top + ink.height / 2;
            EXPECT_EQ(at(ink.left, middle), edge) << window.x << " " << x;
            EXPECT_EQ(at(ink.left + ink.width - 1, middle), edge) << window.x << " " << x;
            EXPECT_EQ(at(ink.left + ink.width / 2, ink.top), edge) << window.x << " " << x;
        }
}

TEST_F(MessagePictures, ToastIsAsTallAsMeasured) {
    const Toast toast{Toast::Kind::Danger, "A sentence that needs more than one line of a narrow toast", std::nullopt,
                      "And this"};
    const float height = measured([&](const Canvas& canvas) { return toastHeight(canvas, 200, toast); });
    const auto ink = inkOf(drawn(
        [&](Canvas& canvas) {
            drawToast(canvas, {100, 100, 200, 0}, toast);
        },
        {1280, 800}, sample::flat));
    EXPECT_EQ(ink.top, 100);
    EXPECT_NEAR(static_cast<float>(ink.height), height, 1);
    EXPECT_GT(height, 100);
}

} // namespace
} // namespace ui
