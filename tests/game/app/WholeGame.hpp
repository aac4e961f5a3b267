// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/GameFixture.hpp"
#include "game/app/Game.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/play/LightsPlayScene.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace game::test {

inline constexpr ui::Seconds frame = 1.0F / 60;

/// The whole game with the shipped levels, but without its window: events go in, pictures come out.
class WholeGame : public testing::Test {
protected:
    // One connection to the display for all tests: a virtual display resets when its last client disconnects, and
    // refuses others meanwhile.
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    [[nodiscard]] GameSetup setup(Options options = {}) const {
        return {std::move(options), GAME_TEST_SHARE, paths, [](const char*) { return nullptr; }, true};
    }
    /// Starts a new game; the old one is destroyed first, as when the program ends.
    Game& start(GameSetup with) {
        game.reset();
        auto started = Game::start(std::move(with), clock);
        if (!started)
            throw std::runtime_error(started.error());
        game = std::move(*started);
        settle();
        return *game;
    }
    Game& start(const Options& options = {}) { return start(setup(options)); }

    void keyDown(sf::Keyboard::Key code, bool alt = false, bool shift = false, bool control = false) {
        sf::Event event{};
        event.type = sf::Event::KeyPressed;
        event.key.code = code;
        event.key.alt = alt;
        event.key.shift = shift;
        event.key.control = control;
        game->handle(event);
        event.type = sf::Event::KeyReleased;
        game->handle(event);
    }
    /// Strikes a key and waits until everything it causes has settled.
    void tapKey(sf::Keyboard::Key code, bool alt = false) {
        keyDown(code, alt);
        game->update(frame);
        settle();
    }
    /// Waits until nothing moves and the solver has answered.
    void settle() {
        game->settle();
        // Look for the board each time: one that is solved or left goes away with its solver.
        while (!game->over() && top<LightsPlayScene>() && top<LightsPlayScene>()->round().solving()) {
            std::this_thread::yield();
            game->update(0);
        }
    }
    void type(std::u32string_view letters) {
        for (const char32_t letter : letters) {
            keyDown(sf::Keyboard::Key::Unknown); // The system reports the key first.
            sf::Event event{};
            event.type = sf::Event::TextEntered;
            event.text.unicode = letter;
            game->handle(event);
        }
    }
    void sendEvent(sf::Event::EventType type) {
        sf::Event event{};
        event.type = type;
        game->handle(event);
        game->update(frame);
    }
    void resize(unsigned width, unsigned height) {
        sf::Event event{};
        event.type = sf::Event::Resized;
        event.size = {width, height};
        game->handle(event);
        game->update(frame);
    }
    template<class Wanted>
    [[nodiscard]] const Wanted* top() const {
        return game->closing() ? nullptr : dynamic_cast<const Wanted*>(&game->top());
    }
    /// The text of the message on top; empty if there is none.
    [[nodiscard]] std::string says() const { return top<ErrorScene>() ? top<ErrorScene>()->says() : std::string(); }
    [[nodiscard]] const lights::Session& session() const { return top<LightsPlayScene>()->round().session(); }
    [[nodiscard]] data::Settings written() const { return data::loadSettings(paths.settings()).settings; }

    /// Solves the board on screen in the fewest moves, with arrow keys and Enter.
    /// \param beforeLast called before the last press.
    void solveByKeyboard(const std::function<void()>& beforeLast = [] {}) {
        const std::vector<lights::Cell> presses = top<LightsPlayScene>()->round().remaining().value().toCells();
        for (const lights::Cell cell : presses) {
            while (top<LightsPlayScene>()->cursor().row != cell.row)
                keyDown(top<LightsPlayScene>()->cursor().row < cell.row ? sf::Keyboard::Key::Down
                                                                        : sf::Keyboard::Key::Up);
            while (top<LightsPlayScene>()->cursor().column != cell.column)
                keyDown(top<LightsPlayScene>()->cursor().column < cell.column ? sf::Keyboard::Key::Right
                                                                              : sf::Keyboard::Key::Left);
            game->update(0.05F); // As hands need it.
            if (cell == presses.back())
                beforeLast();
            keyDown(sf::Keyboard::Key::Enter);
        }
    }
    sf::Image picture(sf::Vector2u size) {
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(size.x, size.y));
        game->draw(target);
        target.display();
        return target.getTexture().copyToImage();
    }
    /// Number of different colours on a coarse grid over the picture.
    static std::size_t colours(const sf::Image& image) {
        std::set<sf::Uint32> seen;
        for (unsigned y = 0; y < image.getSize().y; y += 7)
            for (unsigned x = 0; x < image.getSize().x; x += 7)
                seen.insert(image.getPixel(x, y).toInteger());
        return seen.size();
    }

    data::test::TemporaryFolder folder;
    data::Paths paths = data::pathsIn(folder / "data");
    FixedClock clock;
    std::unique_ptr<Game> game;
};

} // namespace game::test
