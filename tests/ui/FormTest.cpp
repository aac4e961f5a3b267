// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Form.hpp"

#include "Recorder.hpp"

#include <gtest/gtest.h>

#include <string>

namespace ui {
namespace {

/// Three rows of two: a b / c d / e f, 100 by 40, 20 apart.
class FormTest : public testing::Test {
protected:
    FormTest() {
        for (Recorder* widget : {&a, &b, &c, &d, &e, &f})
            form.add(*widget);
    }

    static Rect cell(int row, int column) {
        return {120 * static_cast<float>(column), 60 * static_cast<float>(row), 100, 40};
    }

    Recorder a{cell(0, 0)};
    Recorder b{cell(0, 1)};
    Recorder c{cell(1, 0)};
    Recorder d{cell(1, 1)};
    Recorder e{cell(2, 0)};
    Recorder f{cell(2, 1)};
    Form form;
};

TEST_F(FormTest, TabVisitsAllAndWraps) {
    form.focus(&a);
    for (Recorder* expected : {&b, &c, &d, &e, &f, &a}) {
        EXPECT_TRUE(form.handle(action(Action::NextControl)));
        EXPECT_EQ(form.focused(), expected);
    }
    EXPECT_TRUE(form.handle(action(Action::PreviousControl)));
    EXPECT_EQ(form.focused(), &f);
}

TEST_F(FormTest, TabStopsAtEndsWithoutWrapping) {
    form.setWraps(false);
    form.focus(&f);
    EXPECT_FALSE(form.handle(action(Action::NextControl)));
    EXPECT_EQ(form.focused(), &f);
    form.focus(&a);
    EXPECT_FALSE(form.handle(action(Action::PreviousControl)));
}

TEST_F(FormTest, ArrowsMoveToNeighbour) {
    form.focus(&a);
    form.handle(action(Action::Right));
    EXPECT_EQ(form.focused(), &b);
    form.handle(action(Action::Down));
    EXPECT_EQ(form.focused(), &d);
    form.handle(action(Action::Left));
    EXPECT_EQ(form.focused(), &c);
    form.handle(action(Action::Up));
    EXPECT_EQ(form.focused(), &a);
}

TEST_F(FormTest, ArrowsDoNotWrap) {
    form.focus(&a);
    EXPECT_FALSE(form.handle(action(Action::Up)));
    EXPECT_FALSE(form.handle(action(Action::Left)));
    EXPECT_EQ(form.focused(), &a);
}

TEST_F(FormTest, ArrowsPreferAlignedToNearer) {
    b.place({110, 45, 100, 10}); // Its edge is nearer to c, but it is not in line with c.
    form.focus(&c);
    form.handle(action(Action::Right));
    EXPECT_EQ(form.focused(), &d);
}

TEST_F(FormTest, ArrowsReachUnalignedControlIfNoneIsAligned) {
    for (Recorder* widget : {&b, &d, &e})
        widget->setVisible(false);
    form.focus(&c);
    form.handle(action(Action::Down));
    EXPECT_EQ(form.focused(), &f);
}

TEST_F(FormTest, SkipsDisabledAndInvisibleControls) {
    b.setEnabled(false);
    c.setVisible(false);
    form.focus(&a);
    form.handle(action(Action::NextControl));
    EXPECT_EQ(form.focused(), &d);
    form.handle(action(Action::PreviousControl));
    EXPECT_EQ(form.focused(), &a);
}

TEST_F(FormTest, FirstKeyFocusesFirstControl) {
    EXPECT_TRUE(form.handle(action(Action::Down)));
    EXPECT_EQ(form.focused(), &a);
    form.focus(nullptr);
    EXPECT_TRUE(form.handle(action(Action::PreviousControl)));
    EXPECT_EQ(form.focused(), &f);
}

TEST_F(FormTest, FocusedControlReceivesActionsFirst) {
    form.focus(&a);
    a.uses = true;
    EXPECT_TRUE(form.handle(action(Action::Right)));
    EXPECT_EQ(form.focused(), &a);
    EXPECT_EQ(a.heard<ActionPressed>(), 1);
    EXPECT_EQ(b.heard<ActionPressed>(), 0);
}

TEST_F(FormTest, LeavesUnusedActionsToScene) {
    form.focus(&a);
    EXPECT_FALSE(form.handle(action(Action::Back)));
    EXPECT_FALSE(form.handle(action(Action::Confirm)));
}

TEST_F(FormTest, DisabledControlPassesFocusOn) {
    form.focus(&c);
    c.setEnabled(false);
    form.update(0);
    EXPECT_EQ(form.focused(), &d);
    EXPECT_FALSE(c.focused());
    for (Recorder* widget : {&a, &b, &d, &e, &f})
        widget->setVisible(false);
    form.update(0);
    EXPECT_EQ(form.focused(), nullptr);
}

TEST_F(FormTest, LastControlPassesFocusToFirst) {
    form.focus(&f);
    f.setEnabled(false);
    form.update(0);
    EXPECT_EQ(form.focused(), &a);
}

TEST_F(FormTest, ClickFocusesAndHidesRing) {
    form.handle(action(Action::Down));
    EXPECT_TRUE(form.focusVisible());
    EXPECT_TRUE(a.showsFocus());
    click(form, d.bounds().centre());
    EXPECT_EQ(form.focused(), &d);
    EXPECT_FALSE(d.showsFocus());
    form.handle(action(Action::Up, false, Device::Gamepad));
    EXPECT_EQ(form.focused(), &b);
    EXPECT_TRUE(b.showsFocus());
}

TEST_F(FormTest, ClickOutsideControlsKeepsFocus) {
    form.focus(&a);
    EXPECT_FALSE(form.handle(PointerPressed{{1000, 1000}}));
    EXPECT_EQ(form.focused(), &a);
}

TEST_F(FormTest, CapturesPointerFromPressToRelease) {
    form.handle(PointerPressed{a.bounds().centre()});
    form.handle(PointerMoved{d.bounds().centre()});
    form.handle(PointerReleased{d.bounds().centre()});
    EXPECT_EQ(a.heard<PointerMoved>(), 1);
    EXPECT_EQ(a.heard<PointerReleased>(), 1);
    EXPECT_TRUE(d.events.empty());
    EXPECT_TRUE(d.hovered()); // The pointer was released over it.
    EXPECT_FALSE(a.hovered());
}

TEST_F(FormTest, SecondaryButtonDoesNotCapture) {
    form.handle(PointerPressed{a.bounds().centre(), Button::Secondary});
    form.handle(PointerMoved{d.bounds().centre()});
    EXPECT_EQ(a.heard<PointerMoved>(), 0);
    EXPECT_EQ(d.heard<PointerMoved>(), 1);
}

TEST_F(FormTest, HoverFollowsThePointer) {
    form.handle(PointerMoved{a.bounds().centre()});
    EXPECT_TRUE(a.hovered());
    EXPECT_EQ(form.hovered(), &a);
    form.handle(PointerMoved{b.bounds().centre()});
    EXPECT_FALSE(a.hovered());
    EXPECT_TRUE(b.hovered());
    form.handle(PointerLeft{});
    EXPECT_FALSE(b.hovered());
}

TEST_F(FormTest, SmallControlsHaveLargerHitAreas) {
    a.place({0, 0, 20, 20});
    b.place({24, 0, 20, 20});
    form.handle(PointerMoved{{-8, 10}});
    EXPECT_TRUE(a.hovered());
    form.handle(PointerMoved{{26, 10}}); // Within a's hit area of 40 too, but over b itself.
    EXPECT_TRUE(b.hovered());
}

TEST_F(FormTest, DisabledControlsSwallowClicks) {
    a.setEnabled(false);
    EXPECT_TRUE(form.handle(PointerPressed{a.bounds().centre()}));
    EXPECT_TRUE(a.events.empty());
    EXPECT_EQ(form.focused(), nullptr);
}

TEST_F(FormTest, DisabledControlLosesCapture) {
    form.handle(PointerPressed{a.bounds().centre()});
    a.setEnabled(false);
    form.update(0);
    EXPECT_EQ(a.heard<PointerLeft>(), 1);
    form.handle(PointerMoved{d.bounds().centre()});
    EXPECT_EQ(d.heard<PointerMoved>(), 1);
}

TEST_F(FormTest, ReleasePointerEndsCaptureAndHover) {
    form.handle(PointerPressed{a.bounds().centre()});
    form.releasePointer();
    EXPECT_EQ(a.heard<PointerLeft>(), 1);
    EXPECT_FALSE(a.hovered());
    form.handle(PointerReleased{a.bounds().centre()});
    EXPECT_EQ(a.heard<PointerReleased>(), 1); // As any release above it, not as the end of a capture.
}

TEST_F(FormTest, WheelGoesToControlUnderPointer) {
    form.focus(&a);
    form.handle(Wheel{b.bounds().centre(), 1});
    EXPECT_EQ(b.heard<Wheel>(), 1);
    EXPECT_EQ(a.heard<Wheel>(), 0);
}

TEST_F(FormTest, TextGoesToFocusedControl) {
    form.focus(&c);
    c.text = true;
    EXPECT_TRUE(form.wantsText());
    form.handle(TextTyped{U'ß'});
    form.handle(KeyPressed{sf::Keyboard::A});
    EXPECT_EQ(c.heard<TextTyped>(), 1);
    EXPECT_EQ(c.heard<KeyPressed>(), 1);
    c.setEnabled(false);
    EXPECT_FALSE(form.wantsText());
}

TEST_F(FormTest, ModalControlReceivesEverything) {
    b.takesAll = true;
    EXPECT_TRUE(form.modal());
    form.focus(&a);
    EXPECT_TRUE(form.handle(PointerPressed{f.bounds().centre()}));
    form.handle(PointerReleased{f.bounds().centre()});
    form.handle(KeyPressed{sf::Keyboard::A});
    EXPECT_FALSE(form.handle(action(Action::Down)));
    EXPECT_EQ(b.events.size(), 4U);
    EXPECT_TRUE(f.events.empty());
    EXPECT_EQ(form.focused(), &b);
}

TEST_F(FormTest, NotifiesWhenKeysMoveFocus) {
    int moves = 0;
    form.onFocusMoved = [&] { ++moves; };
    form.focus(&a);
    form.handle(action(Action::Down));
    form.handle(action(Action::NextControl));
    form.handle(action(Action::Left)); // From d to c.
    form.handle(action(Action::Left)); // There is no control to the left.
    click(form, b.bounds().centre());
    EXPECT_EQ(moves, 3);
}

TEST_F(FormTest, ClearForgetsEverything) {
    form.handle(PointerMoved{a.bounds().centre()});
    form.focus(&a);
    form.clear();
    EXPECT_FALSE(a.focused());
    EXPECT_FALSE(a.hovered());
    EXPECT_FALSE(form.handle(PointerPressed{a.bounds().centre()}));
    EXPECT_FALSE(form.handle(action(Action::Down)));
    EXPECT_FALSE(form.focusable());
}

TEST_F(FormTest, HoverAnimates) {
    EXPECT_FALSE(form.animating());
    form.handle(PointerMoved{a.bounds().centre()});
    EXPECT_TRUE(form.animating());
    form.update(0.05F);
    EXPECT_TRUE(form.animating());
    form.update(0.06F);
    EXPECT_FALSE(form.animating());
}

TEST_F(FormTest, ReducedMotionHoversAtOnce) {
    form.setMotion({true, 1});
    form.handle(PointerMoved{a.bounds().centre()});
    form.update(0.001F);
    EXPECT_FALSE(form.animating());
}

TEST_F(FormTest, NextChangeIsNearest) {
    class Clock : public Recorder {
    public:
        [[nodiscard]] Seconds nextChange() const override { return next; }
        Seconds next = -1;
    };
    Clock slow;
    Clock quick;
    form.add(slow);
    form.add(quick);
    EXPECT_LT(form.nextChange(), 0);
    slow.next = 0.8F;
    EXPECT_FLOAT_EQ(form.nextChange(), 0.8F);
    quick.next = 0.2F;
    EXPECT_FLOAT_EQ(form.nextChange(), 0.2F);
    quick.setVisible(false);
    EXPECT_FLOAT_EQ(form.nextChange(), 0.8F);
}

TEST_F(FormTest, MiddleButtonCapturesUntilReleased) {
    form.handle(PointerPressed{a.bounds().centre(), Button::Middle});
    form.handle(PointerMoved{b.bounds().centre()});
    EXPECT_EQ(a.heard<PointerMoved>(), 1);
    EXPECT_EQ(b.heard<PointerMoved>(), 0);
    form.handle(PointerReleased{b.bounds().centre(), Button::Primary});
    form.handle(PointerMoved{b.bounds().centre()});
    EXPECT_EQ(a.heard<PointerMoved>(), 2) << "another button says nothing";
    form.handle(PointerReleased{b.bounds().centre(), Button::Middle});
    form.handle(PointerMoved{b.bounds().centre()});
    EXPECT_EQ(b.heard<PointerMoved>(), 1);
}

TEST(FormDescriptionTest, DescribesControlsInTheirOrder) {
    Recorder a;
    Recorder b;
    Form form;
    std::string order;
    bool usable = false;
    form.add(a, [&](Recorder& it) {
        order += "a";
        it.setEnabled(usable);
        it.setName("first");
    });
    form.add(b, [&](Recorder& it) {
        order += "b";
        it.setVisible(a.enabled());
    });
    EXPECT_EQ(order, "") << "what they depend on may not be there yet";
    form.refresh();
    EXPECT_EQ(order, "ab");
    EXPECT_EQ(a.name(), "first");
    EXPECT_FALSE(a.enabled());
    EXPECT_FALSE(b.visible());
    usable = true;
    form.refresh();
    EXPECT_TRUE(b.visible());
    form.clear();
    form.refresh();
    EXPECT_EQ(order, "abab");
}

} // namespace
} // namespace ui
