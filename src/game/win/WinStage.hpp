#pragma once

#include "game/controls/ResultLayout.hpp"
#include "game/scene/Destination.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Sounds.hpp"
#include "lights/Board.hpp"

namespace game {

/// The left half of the win screen: the solved house, moon, cat, and the stars that pop up above it. The house starts
/// where the board was and steps back.
class WinStage {
public:
    /// What is celebrated.
    struct WinDetails {
        lights::Board solved;
        House house;
        int stars; ///< Earned, 0 … 3.
        Asleep asleep;
        ui::Rect from;      ///< Where the board's windows were; empty: the house does not move.
        bool wakes = false; ///< The windows light up, one by one from left to right: the house has light again.
    };

    WinStage(const WinDetails& occasion, LampAtlases& atlases, Preferences& preferences, Sounds& sounds);

    void layout(const ui::Viewport& viewport, const ResultLayout& where);
    void update(ui::Seconds step);
    [[nodiscard]] bool animating() const;
    void draw(ui::Canvas& canvas) const;
    /// The area of the big stars.
    [[nodiscard]] ui::Rect starsArea() const;
    /// 0 … 1: how far night has fallen.
    [[nodiscard]] float night() const;
    /// 0 … 1: how far the house has stepped back, and the right half has slid in.
    [[nodiscard]] float arrival() const;
    /// 0 … 1: how far the numbers have rolled up to their values.
    [[nodiscard]] float roll() const;

private:
    [[nodiscard]] ui::Seconds starAt(int star) const;
    void wake(); ///< Lights the windows that are due.
    void drawStarsAbove(ui::Canvas& canvas) const;
    void drawSky(ui::Canvas& canvas) const;
    [[nodiscard]] bool motionless() const; ///< Whether motion is reduced or off.

    BoardView m_board;
    House m_house;
    int m_stars;
    bool m_wakes;
    int m_lit = 0; ///< Windows that are lit, of a house that wakes.
    int m_meteors; ///< 0 unless the last level of a house was solved.
    ui::Rect m_skyArea;
    ui::Rect m_from;
    Preferences& m_preferences;
    Sounds& m_sounds;
    WinHouse m_place;
    float m_scale = 1; ///< Of house and stars; 1 for a house 370 units wide.
    ui::Vec m_sky;     ///< Centre of the middle star.
    ui::Seconds m_elapsed = 0;
    int m_bellsPlayed = 0; ///< Number of stars whose bell was played.
};

} // namespace game
