// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/StatusCard.hpp"

#include "game/look/Theme.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <utility>

namespace {

using namespace game;

class StatusCardTest : public testing::Test {
protected:
    /// Draws a card of this height with three facts and a button for repairs. \returns the pixels of the button, which
    /// the card itself does not draw.
    sf::Image behindButton(float height, const std::string& value) {
        StatusBadge badge;
        badge.title = "Solvable";
        badge.facts = {{"Optimum", value}, {"Solutions", value}, {"Lights on", value}};
        badge.repair = {"Other repair (1/4)", true};
        StatusCard card([] {}, [] {});
        const sf::Image whole = drawn(card, height, std::move(badge));
        const ui::Rect button = card.repair().bounds();
        sf::Image part;
        part.create(static_cast<unsigned>(button.w), static_cast<unsigned>(button.h));
        part.copy(whole, 0, 0,
                  {static_cast<int>(button.x * viewport.scale()), static_cast<int>(button.y * viewport.scale()),
                   static_cast<int>(button.w), static_cast<int>(button.h)});
        return part;
    }
    sf::Image drawn(StatusCard& card, float height, StatusBadge badge) {
        const ui::InputMapper input(ui::Bindings::standard());
        card.layout(text, input, {10, 10, 150, height}, ui::measureWith(resources, viewport));
        card.show(std::move(badge));
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(300, 400));
        target.clear();
        {
            ui::Canvas canvas(target, viewport, theme("night").controls, resources);
            card.draw(canvas);
        }
        target.display();
        return target.getTexture().copyToImage();
    }
    static bool same(const sf::Image& one, const sf::Image& other) {
        for (unsigned y = 0; y < one.getSize().y; ++y)
            for (unsigned x = 0; x < one.getSize().x; ++x)
                if (one.getPixel(x, y) != other.getPixel(x, y))
                    return false;
        return true;
    }

    sf::Context context;
    const ui::Viewport viewport{{300, 400}, 1};
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    text::Text text;
};

TEST_F(StatusCardTest, FactsStayClearOfTheButton) {
    for (const float height : {100.0F, 118.0F, 134.0F, 150.0F, 200.0F})
        EXPECT_TRUE(same(behindButton(height, "0"), behindButton(height, "888 888"))) << height;
}

TEST_F(StatusCardTest, TheLastFactGivesWayToALevelWithTheSameBoard) {
    const auto with = [this](const std::string& twin) {
        StatusBadge badge;
        badge.title = "Solvable";
        badge.facts = {{"Optimum", "3"}, {"Solutions", "1"}, {"Lights on", "5"}};
        badge.twin = twin;
        StatusCard card([] {}, [] {});
        return drawn(card, 140, std::move(badge));
    };
    EXPECT_FALSE(same(with("Illuminations"), with({})));
}

TEST_F(StatusCardTest, ButtonHasTheLongestLabelThatFits) {
    const ui::InputMapper input(ui::Bindings::standard());
    const std::string whole = "Prove the optimum: about half a minute";
    StatusBadge badge;
    badge.watch = whole;
    badge.watchBriefly = {"Prove: about half a minute", "Prove: 30 s"};
    StatusCard card([] {}, [] {});
    card.show(badge);
    card.layout(text, input, {10, 10, 900, 150}, ui::measureWith(resources, viewport));
    EXPECT_EQ(card.watch().face().label, whole);
    card.layout(text, input, {10, 10, 150, 150}, ui::measureWith(resources, viewport));
    EXPECT_EQ(card.watch().face().label, "Prove: 30 s");
    EXPECT_EQ(card.watch().tip(), whole);
}

} // namespace
