#pragma once

#include "data/files/Paths.hpp"
#include "game/app/Options.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/LocalClock.hpp"
#include "ui/Viewport.hpp"
#include "ui/Widget.hpp"

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Window/Event.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace game {

class Scene;

/// What the game is started with; everything from outside, so that tests can fix it.
struct GameSetup {
    Options options;
    std::filesystem::path shipped;    ///< Fonts, levels, locale.
    std::optional<data::Paths> paths; ///< The player's files; empty: there is no place for them, nothing is saved.
    data::Environment environment;
    bool silent = false; ///< Do not touch the sound hardware.
};

/// The game without its window: scenes, services, and the picture. The window's owner gives it events and time and
/// asks it to draw.
class Game {
public:
    /// \param clock must live as long. \returns one line that says what is missing, in the player's language.
    [[nodiscard]] static tl::expected<std::unique_ptr<Game>, std::string> start(GameSetup setup,
                                                                                const LocalClock& clock);
    ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    void resize(sf::Vector2u pixels);
    void handle(const sf::Event& event);
    /// \param step seconds since the last call.
    void update(ui::Seconds step);
    void draw(sf::RenderTarget& target) const;

    /// Whether the picture changes with the next update, so that a frame is due.
    [[nodiscard]] bool animating() const;
    /// Whether it moves only for its own sake: fewer frames will do.
    [[nodiscard]] bool onlyAmbient() const;
    /// Whether something happened since the last draw that may have changed the picture.
    [[nodiscard]] bool dirty() const noexcept;
    /// Seconds until something changes by itself; negative for never.
    [[nodiscard]] ui::Seconds nextChange() const;
    /// Lets everything that moves or is computed come to its end, for at most a few seconds: for pictures.
    void settle();

    [[nodiscard]] bool over() const; ///< The player left.
    /// The program is about to end: keeps what is unfinished.
    void leave();

    [[nodiscard]] std::string title() const; ///< For the window.
    [[nodiscard]] bool wantsFullscreen() const;
    /// As the command line says, or as the settings remember it: then no smaller than what can be played in, and no
    /// larger than the desktop, if that is known.
    [[nodiscard]] sf::Vector2u windowSize(std::optional<sf::Vector2u> desktop = std::nullopt) const;
    void noteWindowSize(sf::Vector2u pixels); ///< The player made the window larger or smaller.
    [[nodiscard]] const Scene& top() const;

private:
    struct Parts;
    explicit Game(std::unique_ptr<Parts> parts);

    void openFirst(const Options& options);
    void relayout();
    void tellNews(); ///< What happened to the player's data meanwhile.
    void applyPreferences();
    bool act(ui::Action action);

    std::unique_ptr<Parts> m_parts;
};

} // namespace game
