// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/PadEvents.hpp"
#include "game/Screens.hpp"
#include "game/look/Theme.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/services/KeyMap.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace {

using namespace game;

/// Takes up another device on every screen. What is drawn then has to be what an arrangement from scratch draws.
class ShownKeysTest : public testing::TestWithParam<std::string> {
protected:
    static std::unique_ptr<test::SceneRunner> begin() {
        auto with = std::make_unique<test::SceneRunner>();
        with->input.setBindings(KeyMap().bindings());
        with->playAs("Mina");
        with->solve("shed/l1");
        with->open(ToMainMenu{});
        return with;
    }

    static void use(test::SceneRunner& with, const sf::Event& event) {
        static_cast<void>(with.input.map(event, viewport));
        with.pass(0);
    }
    /// Does not update the screen: what a worker has found meanwhile would change it as well.
    static void arrangeAgain(test::SceneRunner& with) {
        with.scenes.layout(viewport, ui::measureWith(resources(), viewport));
    }

    static sf::Image picture(const Scene& scene) {
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(viewport.pixels().x, viewport.pixels().y));
        target.clear(sf::Color::Black);
        {
            ui::Canvas canvas(target, viewport, theme("night").controls, resources());
            scene.draw(canvas);
        }
        target.display();
        return target.getTexture().copyToImage();
    }
    static bool equal(const sf::Image& one, const sf::Image& other) {
        const std::size_t bytes = std::size_t{4} * one.getSize().x * one.getSize().y;
        return one.getSize() == other.getSize() &&
               std::equal(one.getPixelsPtr(), one.getPixelsPtr() + bytes, other.getPixelsPtr());
    }

    static ui::Resources& resources() {
        static ui::Resources opened = ui::Resources::open(GAME_TEST_SHARE "/fonts").value();
        return opened;
    }

    inline static const ui::Viewport viewport{{1280, 800}, 1};
};

TEST_P(ShownKeysTest, AreThoseOfTheDeviceInHand) {
    const auto [padUsed, padReleased] = test::buttonPush(8); // A button that does nothing.
    sf::Event keyUsed{};
    keyUsed.type = sf::Event::KeyPressed;
    keyUsed.key.code = sf::Keyboard::F15;
    const std::size_t count = test::screens(GetParam(), *begin()).size();
    for (std::size_t i = 0; i < count; ++i)
        for (const sf::Event& used : {padUsed, keyUsed}) {
            SCOPED_TRACE("screen " + std::to_string(i) + (used.type == padUsed.type ? ", pad" : ", keyboard"));
            const auto with = begin();
            arrangeAgain(*with);
            use(*with, used.type == padUsed.type ? keyUsed : padUsed);
            with->open(test::screens(GetParam(), *with)[i]);
            with->pass(5);
            use(*with, used);
            const sf::Image shown = picture(with->scenes.top());
            arrangeAgain(*with);
            EXPECT_TRUE(equal(shown, picture(with->scenes.top())));
        }
}

INSTANTIATE_TEST_SUITE_P(Every, ShownKeysTest, testing::ValuesIn(test::everyScreen()), test::screenOf);

} // namespace
