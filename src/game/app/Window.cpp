// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Window.hpp"

#include "game/app/DemoPlayer.hpp"
#include "game/app/EventTimes.hpp"
#include "game/app/KeyPlaces.hpp"
#include "platform/Process.hpp"
#include "platform/Signals.hpp"
#include "platform/window/Display.hpp"
#include "platform/window/SentEvents.hpp"
#include "platform/window/ServerWatch.hpp"
#include "ui/FrameMemory.hpp"
#include "ui/FramePart.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Clock.hpp>
#include <SFML/System/Sleep.hpp>
#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/WindowHandle.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

namespace game {

namespace {

constexpr float frame = 1.0F / 60;
constexpr float ambientFrame = 1.0F / 20;
constexpr float maxUpdateGap = 1;    ///< Seconds; the scenes' clocks must run on even while nothing is drawn.
constexpr float pollEvery = 0.010F;  ///< SFML 2.5's own waitEvent polls at the same pace.
constexpr float pollAtRest = 0.05F;  ///< What comes from the X server ends the sleep; this is for everything else.
constexpr float pollUnseen = 0.05F;  ///< All that can come is that the window is wanted again.
constexpr float restsAfter = 10;     ///< Seconds without an event.
constexpr float settlesAfter = 0.5F; ///< Seconds in which only stars twinkle, or nothing moves.

/// Sleeps for that long, or until something comes on the connection; without one, as long as SFML's own waitEvent does.
void restUntilSent(int connection, float seconds) {
    if (connection < 0)
        sf::sleep(sf::seconds(std::min(seconds, pollEvery)));
    else
        platform::restUntilSent(connection, std::max(1, static_cast<int>(std::lround(seconds * 1000))));
}

/// Whether a gamepad has to be asked for what is pressed.
bool hasPad() {
    for (unsigned pad = 0; pad < sf::Joystick::Count; ++pad)
        if (sf::Joystick::isConnected(pad))
            return true;
    return false;
}

/// The id of the application, which its desktop file has too: by this class a desktop knows which application a window
/// belongs to.
constexpr const char* appId = LICHTER_APP_ID;

/// The OS window. Toggling fullscreen recreates it; textures survive, since SFML shares them between contexts.
class Window {
public:
    Window(Game& game, const sf::Image& icon)
        : m_game(game)
        , m_icon(icon) {
        open();
    }

    /// Passes the game the events that have come, each at its time. \param sinceUpdate since the game's last update.
    /// \returns whether there were any.
    bool handleEvents(sf::Clock& sinceUpdate) {
        std::vector<sf::Event> events;
        for (sf::Event event{}; m_window.pollEvent(event);)
            events.push_back(event);
        std::vector<ServerEvent> sent = platform::takeServerEvents();
        m_server.look();
        m_game.setKeyLetters(m_server.letters());
        m_game.serveClipboard();
        if (events.empty())
            return false;
        if (!m_server.letters().empty())
            nameByPlace(events, sent);
        m_sinceEvent.restart();
        const float passed = sinceUpdate.restart().asSeconds();
        const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::steady_clock::now());
        const auto at =
            m_times.of(events, std::move(sent), passed, static_cast<std::uint32_t>(now.time_since_epoch().count()));
        handleInTime(m_game, events, at, passed);
        const auto isResize = [](const sf::Event& event) { return event.type == sf::Event::Resized; };
        if (std::any_of(events.begin(), events.end(), isResize))
            resized();
        return true;
    }
    /// Seconds until events should be looked for again, while nothing moves.
    [[nodiscard]] float untilPoll() const {
        if (!seen())
            return pollUnseen;
        if (m_sinceEvent.getElapsedTime().asSeconds() < restsAfter)
            return pollEvery;
        return hasPad() ? frame : pollAtRest;
    }
    /// Sleeps for that long, or until there is an event.
    void rest(float seconds) const { restUntilSent(m_connection, seconds); }
    [[nodiscard]] sf::RenderWindow& target() noexcept { return m_window; }

    /// Whether anything of the window may be on the screen. Otherwise nothing needs to be drawn.
    [[nodiscard]] bool seen() const noexcept { return m_server.seen(); }
    /// Whether the picture has to be drawn as a whole, because the system has lost some of it.
    [[nodiscard]] bool damaged() {
        m_damaged = m_server.takeDamage() || m_damaged;
        return m_damaged;
    }

    /// Draws what has changed, where part of a frame can be shown; otherwise everything.
    void draw() {
        const std::optional<sf::IntRect> changed = damaged() || !m_showsParts ? std::nullopt : m_game.changedArea();
        if (changed && changed->width * changed->height == 0)
            return;
        if (changed) {
            const ui::FramePart part(m_window, *changed);
            m_game.draw(m_window);
            ui::displayPart(m_window, *changed);
        } else {
            m_game.draw(m_window);
            m_window.display();
        }
        m_damaged = false;
    }

    /// Gives back memory soon after the picture has come to rest: that of the last frame, and what scenes that are gone
    /// have freed. To be called once in each turn of the main loop.
    void settle(bool events) {
        const Calm calm = m_game.animating() ? (m_game.onlyAmbient() ? Calm::Twinkling : Calm::No) : Calm::Still;
        if (events || calm != m_calm) {
            m_calm = calm;
            m_sinceCalm.restart();
            m_settled = false;
        }
        if (m_settled || m_calm == Calm::No || m_sinceCalm.getElapsedTime().asSeconds() < settlesAfter)
            return;
        m_settled = true;
        ui::releaseLastDrawing(m_window);
        platform::returnFreedMemory();
    }

    /// Applies the mode and the title that the game requests.
    void follow() {
        if (m_game.wantsFullscreen() != m_fullscreen)
            open();
        showTitle();
    }

private:
    void resized() {
        const sf::Vector2u size = m_window.getSize();
        m_window.setView(sf::View({0, 0, static_cast<float>(size.x), static_cast<float>(size.y)}));
        if (m_fullscreen || size == m_proposed)
            return;
        m_proposed = {};
        m_game.rememberWindowSize(size);
    }

    enum class Calm : std::uint8_t { No, Twinkling, Still };

    void open() {
        if (m_window.isOpen() && !m_fullscreen)
            m_place = m_window.getPosition();
        m_fullscreen = m_game.wantsFullscreen();
        const sf::VideoMode desktop = sf::VideoMode::getDesktopMode();
        const sf::Vector2u size = m_game.windowSize(sf::Vector2u{desktop.width, desktop.height});
        m_proposed = size;
        // The first title becomes the window's class. The game's own title comes last: whoever waits for it, as the
        // tests do, then finds the window in its place.
        m_window.create(m_fullscreen ? desktop : sf::VideoMode(size.x, size.y), appId,
                        m_fullscreen ? sf::Style::Fullscreen : sf::Style::Default);
        platform::setApplication(m_window.getSystemHandle(), appId, "lichter-aus");
        if (const sf::Vector2u pixels = m_icon.getSize(); pixels.x > 0)
            m_window.setIcon(pixels.x, pixels.y, m_icon.getPixelsPtr());
        if (!m_fullscreen) { // SFML 2.5 uses the screen's width even to centre vertically.
            m_window.setPosition(m_place.value_or(
                sf::Vector2i{std::max(0, (static_cast<int>(desktop.width) - static_cast<int>(size.x)) / 2),
                             std::max(0, (static_cast<int>(desktop.height) - static_cast<int>(size.y)) / 2)}));
        }
        m_showsParts = ui::canDisplayPart(m_window);
        m_server.watch(m_window.getSystemHandle());
        m_connection = m_window.setActive(true) ? platform::listenToServer() : -1;
        m_damaged = true;
        m_title.clear();
        showTitle();
        m_game.resize(m_window.getSize());
        resized();
    }

    /// Announces a screen by its title once it takes input, so that whoever waits for the title, as the tests do, and
    /// then types is heard.
    void showTitle() {
        if (!m_game.listening())
            return;
        if (std::string title = m_game.title(); title != m_title) {
            m_title = std::move(title);
            m_window.setTitle(sf::String::fromUtf8(m_title.begin(), m_title.end()));
        }
    }

    Game& m_game;
    const sf::Image& m_icon;
    sf::RenderWindow m_window;
    sf::Clock m_sinceEvent;
    std::string m_title;
    bool m_fullscreen = false;
    sf::Vector2u m_proposed;             ///< By the game; not remembered until the player has resized the window.
    std::optional<sf::Vector2i> m_place; ///< Where the window was when it became full screen.
    platform::ServerWatch m_server{keyPlaces()};
    EventTimes m_times;
    bool m_damaged = true;
    Calm m_calm = Calm::No;
    sf::Clock m_sinceCalm;
    bool m_settled = false;    ///< Memory was given back since then.
    bool m_showsParts = false; ///< See ui::canDisplayPart.
    int m_connection = -1;     ///< On which events come.
};

/// How long the main loop may sleep before it checks again, in seconds.
float untilNextFrame(const Game& game) {
    if (!game.animating())
        return pollEvery;
    return game.onlyAmbient() ? ambientFrame : frame;
}

/// What is played while the connection to the X server may break.
Game* played = nullptr;
int codeIfLost = EXIT_FAILURE;

[[noreturn]] void endWithoutServer() {
    Game* const game = std::exchange(played, nullptr);
    std::_Exit(game != nullptr && game->endUnseen() ? EXIT_SUCCESS : codeIfLost); // Whatever draws is beyond use.
}

/// One pass of the main loop: handles events, updates, draws a frame if one is due, and sleeps.
void turn(Game& game, Window& window, sf::Clock& sinceUpdate, sf::Clock& sinceFrame) {
    const bool events = window.handleEvents(sinceUpdate);
    if (platform::endRequested())
        game.endSoon();
    const float passed = sinceUpdate.getElapsedTime().asSeconds();
    const float wait = game.nextChange();
    const bool due = wait >= 0 && passed >= wait;
    const bool moved = game.animating(); // Also draws the frame in which a movement ends.
    const bool seen = window.seen();
    const bool frameDue = seen && sinceFrame.getElapsedTime().asSeconds() >= untilNextFrame(game);
    if (due || passed >= maxUpdateGap || game.closing() || (game.animating() && frameDue))
        game.update(sinceUpdate.restart().asSeconds());
    if (game.over())
        return;
    window.follow();
    if (seen && (due || window.damaged() || (game.dirty() && sinceFrame.getElapsedTime().asSeconds() >= frame) ||
                 ((moved || game.animating()) && frameDue))) {
        window.draw();
        sinceFrame.restart();
    }
    const float since = sinceFrame.getElapsedTime().asSeconds();
    const bool waits = !seen || (since >= frame && !game.animating());
    window.settle(events);
    const float rest = since < frame ? frame - since : untilNextFrame(game) - since;
    const float until = wait >= 0 ? std::max(0.001F, wait - sinceUpdate.getElapsedTime().asSeconds()) : maxUpdateGap;
    window.rest(waits ? std::min(window.untilPoll(), until) : std::clamp(rest, 0.001F, frame));
}

} // namespace

void runInWindow(Game& game, const sf::Image& icon, int lost) {
    played = &game;
    codeIfLost = lost;
    platform::onDisplayLost(endWithoutServer);
    Window window(game, icon);
    window.draw();
    sf::Clock sinceUpdate;
    sf::Clock sinceFrame;
    while (!game.over())
        turn(game, window, sinceUpdate, sinceFrame);
    game.leave();
    played = nullptr;
    codeIfLost = game.lost() ? lost : EXIT_SUCCESS; // Nothing more can be lost.
}

bool writePicture(Game& game, sf::Vector2u pixels, const std::filesystem::path& file) {
    sf::RenderTexture texture;
    if (!texture.create(pixels.x, pixels.y))
        return false;
    game.resize(pixels);
    game.settle();
    game.draw(texture);
    texture.display();
    // SFML does not notice a full disk, so check that the file can be read back.
    return texture.getTexture().copyToImage().saveToFile(file.string()) && sf::Image().loadFromFile(file.string());
}

bool runDemo(Game& game, const sf::Image& icon, const std::filesystem::path& picture) {
    Window window(game, icon);
    DemoPlayer player(game);
    sf::Clock sinceAsked;
    sf::Clock sinceUpdate;
    sf::Clock sinceFrame;
    while (!game.closing() && !player.finished()) {
        for (const sf::Event& event : player.events(sinceAsked.restart().asSeconds()))
            game.handle(event);
        turn(game, window, sinceUpdate, sinceFrame);
    }
    return player.won() && writePicture(game, window.target().getSize(), picture);
}

} // namespace game
