// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/ResultLayout.hpp"
#include "game/controls/WinRitual.hpp"
#include "game/look/BoardLayout.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/look/facade/BakedFacade.hpp"
#include "game/look/facade/Keepsakes.hpp"
#include "game/look/sky/Backdrop.hpp"
#include "game/round/WinWords.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Sounds.hpp"
#include "game/win/LastLamps.hpp"
#include "game/win/ToWin.hpp"
#include "ui/Canvas.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace game {

/// What a win has brought besides its stars, as medals in a row: achievements, a record, a house that is open now.
class Medals {
public:
    struct Medal {
        std::variant<ui::Icon, Keepsake> sign; ///< For an achievement, the thing on its window sill.
        std::string words;
    };

    /// \param sound played when the medals appear.
    void add(Medal medal, std::optional<Sound> sound = std::nullopt);
    [[nodiscard]] const std::vector<Medal>& all() const noexcept { return m_medals; }
    /// Plays what has not been played yet.
    void sound(Sounds& sounds);
    /// \param row where they stand, as high as a round medal. If it is too short, the last ones go without their words.
    void draw(ui::Canvas& canvas, ui::Rect row) const;

private:
    std::vector<Medal> m_medals;
    std::vector<Sound> m_sounds;
};

/// The path of the camera at the end of a game: it steps back from the house, which keeps its foot on the pavement and
/// moves to the left half of the screen. In device pixels.
class WinCamera {
public:
    WinCamera() = default;
    /// \param near the board as it stands in play.
    /// \param middle where the middle of the house goes. \param ground where the pavement goes.
    /// \param share the size of the house afterwards, as a part of what it is in play; rounded so that its windows are
    /// whole pixels.
    WinCamera(const BoardLayout& near, float middle, float ground, float share);

    /// \param t 0 … 1: how far it has stepped back.
    [[nodiscard]] BoardLayout at(float t) const;

private:
    BoardLayout m_near;
    BoardLayout m_far;
};

/// Where the win ritual begins.
enum class WinPace : std::uint8_t {
    Whole, ///< After the last lamps have cooled in the play screen.
    Brief, ///< When the camera steps back: for a board that was won before, and after a fuse box.
    Stars, ///< With the stars: for a race.
};

/// The left half of the win screen: the solved house, from which the camera steps back, the roof with moon and cat, and
/// the sparks that become stars.
class WinStage {
public:
    /// What is celebrated.
    struct WinDetails {
        lights::Board solved;
        lights::Rules rules; ///< The board's rules: which edges are joined.
        BoardOptions look;   ///< As in play.
        int stars;           ///< Earned, 0 … 3.
        Asleep asleep;
        ui::Rect from; ///< Where the board's windows were; empty: at their usual place.
        WinPace pace;
        bool wakes = false;   ///< The windows light up, one by one from left to right: the house has light again.
        LastLamps last{};     ///< Where the sparks rise, and the notes of the chord; without notes nothing is played.
        bool optimum = false; ///< The beam of the lighthouse sweeps over the town once.
    };

    WinStage(const WinDetails& occasion, LampAtlases& atlases, Preferences& preferences, Sounds& sounds);

    void layout(const ui::Viewport& viewport, const ResultLayout& where);
    /// Draws a quiet pattern, or the mirrors of board and solution, on the house, once it stands still.
    void explain(IdeaDrawing drawing) { m_explained = std::move(drawing); }
    /// What is drawn on the house, if anything is: for a legend.
    [[nodiscard]] const std::optional<IdeaDrawing>& explained() const noexcept { return m_explained; }
    void update(ui::Seconds step);
    [[nodiscard]] bool animating() const;
    void draw(ui::Canvas& canvas) const;
    /// The area of the windows.
    [[nodiscard]] ui::Rect windows() const { return m_board.cellsRect(); }
    /// The area of the big stars.
    [[nodiscard]] ui::Rect starsArea() const;
    /// The street behind this moment.
    [[nodiscard]] Scenery scenery() const;

    /// The moment of the ritual that is shown.
    [[nodiscard]] WinFrame frame() const;
    /// Whether the ritual is still running.
    [[nodiscard]] bool running() const;
    /// Jumps to its end.
    void finish();

private:
    [[nodiscard]] BoardLayout usualPlace(const ui::Viewport& viewport) const;
    void moveCamera();
    void ringBells();
    void wake(); ///< Lights the windows that are due.
    void drawHouse(ui::Canvas& canvas, const WinFrame& frame) const;
    void drawFacade(ui::Canvas& canvas, const WinFrame& frame) const;
    void drawSteppingBack(ui::Canvas& canvas, const Facade& house, const WinFrame& frame, ui::Vec moon) const;
    /// The roof in play, as large as in `house`.
    void drawNearRoof(ui::Canvas& canvas, const Facade& near, const Facade& house) const;
    void drawCat(ui::Canvas& canvas, ui::Vec at, float slope, const WinFrame& frame) const;
    void drawStar(ui::Canvas& canvas, int star, const WinFrame& frame) const;
    void drawSpark(ui::Canvas& canvas, int star, const WinFrame& frame) const;
    void drawBeam(ui::Canvas& canvas, float swept) const;
    [[nodiscard]] ui::Vec starPlace(int star) const;
    [[nodiscard]] bool motionless() const; ///< Whether motion is reduced or off.
    [[nodiscard]] bool calm() const;       ///< Whether motion is reduced.

    void drawMirrors(ui::Canvas& canvas, float strength) const;

    LightsBoardView m_board;
    std::optional<IdeaDrawing> m_explained;
    BoardOptions m_look;
    lights::Rules m_rules;
    int m_rows;
    int m_columns;
    int m_stars;
    bool m_wakes;
    int m_lit = 0; ///< Windows that are lit, of a house that wakes.
    int m_meteors; ///< 0 unless the last level of a house was solved.
    ui::Rect m_skyArea;
    ui::Rect m_from;
    Preferences& m_preferences;
    LampAtlases& m_atlases;
    Sounds& m_sounds;
    WinCamera m_camera;
    std::optional<Facade> m_facade; ///< The whole house, as it is when the camera has stepped back.
    float m_beyond = 0;             ///< How far its wall went on above and below the windows in play.

    mutable BakedFacade m_baked;
    mutable BakedFacade m_near; ///< The house as it was played, until its roof has become the whole one.
    sf::Vector2u m_window;      ///< For which the board's place in play is known.
    float m_shownCamera = -1;   ///< For which the board is laid out.
    float m_scale = 1;          ///< Scale of the stars; 1 for a house 370 units wide.
    ui::Vec m_sky;              ///< Centre of the middle star.
    ui::Seconds m_elapsed;      ///< Since the last press.
    int m_bellsPlayed = 0;      ///< Number of stars whose bell was played.
    LastLamps m_last;
    bool m_optimum;
    bool m_chordPlayed = false;
};

} // namespace game
