// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "CanvasFixture.hpp"
#include "Recorder.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Slider.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Tabs.hpp"
#include "ui/widgets/TextField.hpp"
#include "ui/widgets/Toggle.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

/// One of each control, all in the same place, each drawn on its own screen.
class WidgetPictures : public CanvasTest {
protected:
    WidgetPictures() {
        list.setRowCount(3);
        list.select(1);
        list.drawRow = [](Canvas& canvas, Rect row, const RowState& state) { drawRowBackground(canvas, row, state); };
        for (Widget* widget : all) {
            widget->setMotion({false, 0});
            widget->place(place);
        }
    }

    sf::Image picture(const Widget& widget, const Theme& theme) {
        return drawn([&](Canvas& canvas) { widget.draw(canvas); }, window, theme);
    }
    static bool same(const sf::Image& a, const sf::Image& b) {
        const std::size_t bytes = std::size_t{4} * a.getSize().x * a.getSize().y;
        return std::equal(a.getPixelsPtr(), a.getPixelsPtr() + bytes, b.getPixelsPtr());
    }
    static bool has(const sf::Image& image, sf::Color colour) {
        for (unsigned y = 0; y < image.getSize().y; ++y) {
            for (unsigned x = 0; x < image.getSize().x; ++x) {
                if (image.getPixel(x, y) == colour)
                    return true;
            }
        }
        return false;
    }

    const sf::Vector2u window{800, 600}; // 0.8 pixels per unit.
    const Rect place{100, 100, 200, 48};
    MemoryClipboard clipboard;
    PushButton primary{ButtonFace{.kind = ButtonFace::Kind::Primary, .label = "Spielen", .key = "Enter"}};
    PushButton secondary{ButtonFace{.label = "Zurück", .leading = Icon::Back}};
    PushButton hint{ButtonFace{.label = "Tipp", .leading = Icon::Hint, .hint = true}};
    PushButton icon{ButtonFace{.kind = ButtonFace::Kind::Icon, .leading = Icon::Menu}};
    Toggle toggle{true};
    Slider slider{{0, 100, 1}, 30};
    Stepper stepper{0, 9, 5};
    TextField field{clipboard, {.placeholder = "Name", .icon = Icon::User}};
    Tabs tabs{{{"One", Icon::House}, {"Two"}}};
    Chip chip{"Alle", true};
    Dropdown dropdown{{"One", "Two"}};
    ListView list{15, 1};
    const std::vector<Widget*> all{&primary, &secondary, &hint, &icon, &toggle,   &slider,
                                   &stepper, &field,     &tabs, &chip, &dropdown, &list};
};

TEST_F(WidgetPictures, HoverIsVisibleAndEnds) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE(i);
        Widget& widget = *all[i];
        const sf::Image normal = picture(widget, sample::dark);
        widget.setHovered(true);
        widget.handle(PointerMoved{{place.x + 190, place.centre().y}});
        widget.update(0);
        EXPECT_FALSE(same(picture(widget, sample::dark), normal));
        widget.setHovered(false);
        widget.update(0);
        EXPECT_TRUE(same(picture(widget, sample::dark), normal));
    }
}

TEST_F(WidgetPictures, FocusIsVisibleInEveryThemeWhileKeysAreUsed) {
    for (const Theme& theme : sample::all) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            SCOPED_TRACE(std::string(theme.name) + " " + std::to_string(i));
            Widget& widget = *all[i];
            widget.setFocusVisible(true);
            widget.setFocused(true);
            const sf::Image focused = picture(widget, theme);
            EXPECT_TRUE(has(focused, theme.colours.focus));
            widget.setFocusVisible(false);
            EXPECT_FALSE(same(picture(widget, theme), focused));
            widget.setFocused(false);
        }
    }
}

TEST_F(WidgetPictures, DisabledIsVisibleInEveryTheme) {
    for (const Theme& theme : sample::all) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            SCOPED_TRACE(std::string(theme.name) + " " + std::to_string(i));
            Widget& widget = *all[i];
            const sf::Image normal = picture(widget, theme);
            EXPECT_GT(inkOf(normal).width, 0);
            widget.setEnabled(false);
            EXPECT_FALSE(same(picture(widget, theme), normal));
            widget.setEnabled(true);
        }
    }
}

TEST_F(WidgetPictures, PressedControlsLookPressed) {
    for (Widget* widget :
         {static_cast<Widget*>(&primary), static_cast<Widget*>(&secondary), static_cast<Widget*>(&icon),
          static_cast<Widget*>(&toggle), static_cast<Widget*>(&chip), static_cast<Widget*>(&dropdown)}) {
        const sf::Image normal = picture(*widget, sample::dark);
        widget->handle(PointerPressed{place.centre()});
        EXPECT_FALSE(same(picture(*widget, sample::dark), normal));
        widget->handle(PointerLeft{});
        EXPECT_TRUE(same(picture(*widget, sample::dark), normal));
    }
}

TEST_F(WidgetPictures, FocusRingIsSixOutside) {
    secondary.setFocusVisible(true);
    secondary.setFocused(true);
    const auto ink = inkOf(drawn([&](Canvas& canvas) { secondary.draw(canvas); }, {1280, 800}));
    EXPECT_EQ(ink, sf::IntRect(94, 94, 212, 60));
}

TEST_F(WidgetPictures, ToggleKnobIsVisibleInEveryTheme) {
    for (const Theme& theme : sample::all) {
        const sf::Image on = drawn([&](Canvas& canvas) { toggle.draw(canvas); }, {1280, 800}, theme);
        const sf::Color body = on.getPixel(260, 111); // Beside the knob, at its upper edge,
        const sf::Color knob = on.getPixel(285, 115); // and on it.
        const int difference = std::abs(body.r - knob.r) + std::abs(body.g - knob.g) + std::abs(body.b - knob.b);
        EXPECT_GT(difference, 60) << theme.name;
    }
}

TEST_F(WidgetPictures, LongLabelsStayInsideButton) {
    secondary.setLabel("Ein Wort, das viel zu lang für diesen Knopf ist");
    secondary.place({100, 100, 120, 48});
    const auto ink = inkOf(drawn([&](Canvas& canvas) { secondary.draw(canvas); }, {1280, 800}));
    EXPECT_EQ(ink, sf::IntRect(100, 100, 120, 48));
}

TEST_F(WidgetPictures, OpenListIsDrawnOverEverything) {
    dropdown.handle(action(Action::Confirm));
    const sf::Image over = drawn([&](Canvas& canvas) { dropdown.drawOver(canvas); }, {1280, 800}, sample::flat);
    EXPECT_EQ(inkOf(over), sf::IntRect(100, 154, 200, 2 * 45 - 1 + 12));
    dropdown.close();
    EXPECT_EQ(inkOf(drawn([&](Canvas& canvas) { dropdown.drawOver(canvas); })).width, 0);
}

TEST_F(WidgetPictures, FormDrawsTheNameOfAControlAboveIt) {
    Form form;
    form.add(stepper);
    const auto above = [&] {
        const sf::Image image = drawn([&](Canvas& canvas) { form.draw(canvas); }, window, sample::dark);
        int inked = 0;
        for (unsigned y = 60; y < 79; ++y)
            for (unsigned x = 80; x < 240; ++x)
                inked += image.getPixel(x, y) != sf::Color::Black ? 1 : 0;
        return inked;
    };
    stepper.setName("Rows");
    EXPECT_EQ(above(), 0);
    stepper.showName("Rows");
    EXPECT_GT(above(), 20);
    stepper.setVisible(false);
    EXPECT_EQ(above(), 0);
}

} // namespace
} // namespace ui
