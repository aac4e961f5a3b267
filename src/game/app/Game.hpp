// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Backups.hpp"
#include "game/app/GameSetup.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/LocalClock.hpp"
#include "ui/KeyLetters.hpp"
#include "ui/Viewport.hpp"
#include "ui/Widget.hpp"

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Window/Event.hpp>
#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <string>

namespace game {

class Scene;
struct StartFiles;

/// The game without its window: scenes, services, and the picture. The owner of the window passes it events and the
/// time elapsed, and asks it to draw.
class Game {
public:
    /// Starts the game. \param clock must outlive the game. \returns the game, or one line in the player's language
    /// that says what is missing or wrong.
    [[nodiscard]] static tl::expected<std::unique_ptr<Game>, std::string> start(GameSetup setup,
                                                                                const LocalClock& clock);
    /// Starts the game with files that have been read already, such as in another thread. \param files as
    /// readStartFiles(setup) returned them.
    [[nodiscard]] static tl::expected<std::unique_ptr<Game>, std::string> start(GameSetup setup, StartFiles files,
                                                                                const LocalClock& clock);
    ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    void resize(sf::Vector2u pixels);
    void handle(const sf::Event& event);
    /// \param step seconds since the last call.
    void update(ui::Seconds step);
    void draw(sf::RenderTarget& target) const;

    /// Whether the next update changes the picture, so that a frame is due.
    [[nodiscard]] bool animating() const;
    /// Whether only ambient animation is running, for which a lower frame rate is enough.
    [[nodiscard]] bool onlyAmbient() const;
    /// Whether anything that happened since the last draw may have changed the picture.
    [[nodiscard]] bool dirty() const noexcept;
    /// The part of the picture, in pixels, outside which it is still as drawn last; std::nullopt if it may have changed
    /// anywhere.
    [[nodiscard]] std::optional<sf::IntRect> changedArea() const;
    [[nodiscard]] bool storing() const; ///< Whether something is being saved.
    /// Seconds until something changes by itself; negative if nothing will.
    [[nodiscard]] ui::Seconds nextChange() const;
    /// Takes over what is on the keys, and shows it wherever keys are named.
    void setKeyLetters(const ui::KeyLetters& letters);
    /// Gives other programs what was copied. To be called often.
    void serveClipboard();
    /// Runs all animations and computations to their end, for at most a few seconds; used before taking pictures.
    void settle();

    /// The system ends the game: it quits as if the player had, but asks nothing, and is over within three seconds.
    void endSoon();
    /// Like endSoon(), but all at once and without drawing, for when the display is gone.
    /// \returns whether everything was stored.
    [[nodiscard]] bool endUnseen();
    [[nodiscard]] bool closing() const; ///< The player has quit: no scene is left.
    [[nodiscard]] bool over() const;    ///< The player has quit, and everything is stored or cannot be.
    [[nodiscard]] bool lost() const;    ///< The system has ended the game before everything was stored.
    /// Saves unfinished work and the window size. To be called before the program ends.
    void leave();

    [[nodiscard]] std::string title() const; ///< Title of the window.
    [[nodiscard]] bool listening() const;    ///< See SceneStack::listening.
    [[nodiscard]] bool wantsFullscreen() const;
    /// The window size from the command line, or else the remembered one, or else the usual one at the desktop's scale:
    /// the interface is as large as its window. What does not come from the command line is limited to at least the
    /// smallest playable size and at most the size of the desktop, if known.
    [[nodiscard]] sf::Vector2u windowSize(std::optional<sf::Vector2u> desktop = std::nullopt) const;
    void rememberWindowSize(sf::Vector2u pixels); ///< Remembers the size after the player resized the window.
    [[nodiscard]] const Scene& top() const;       ///< \pre not closing()
    [[nodiscard]] ui::Rect visible() const;       ///< The part of the picture in the window, in logical units.

private:
    struct Parts;
    explicit Game(std::unique_ptr<Parts> parts);

    void openFirst(const Options& options);
    void advance(ui::Seconds step);
    void relayout();
    bool follow();                  ///< Carries out the requests of the scenes. \returns whether the scenes changed.
    void close(ui::Seconds passed); ///< Waits until everything is stored, after the last scene was left.
    void showStored();              ///< Shows what has been stored meanwhile, what could not be, and a new day.
    void showDataProblems();        ///< Shows problems with the player's data that have come up meanwhile.
    void tellOfData(std::string problem); ///< Offers the backup that has more, if there is one.
    void restoreBackup(const data::Backup& backup);
    void applyPreferences();
    bool act(ui::Action action);
    bool scans(const ui::Event& event);       ///< \returns whether it was the player's one switch.
    void askForScreenReader();                ///< If one runs, speech is switched on.
    void announce();                          ///< Says what is new, if the player wants that.
    bool looksAround(const ui::Event& event); ///< \returns whether it moved the part of the picture that is shown.
    void magnify();                           ///< Shows what is reached, where the window shows a part of the picture.
    void drawPicture(sf::RenderTarget& target) const;

    std::unique_ptr<Parts> m_parts;
};

} // namespace game
