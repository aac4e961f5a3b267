#pragma once

#include "game/controls/ResultLayout.hpp"
#include "game/scene/Destination.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Sounds.hpp"
#include "lights/Board.hpp"

namespace game {

/// The left half of the win screen: the house that went to bed, moon, cat, and the stars that pop up over it. It begins
/// where the board stood and steps back.
class WinStage {
public:
    /// What is celebrated.
    struct Occasion {
        lights::Board solved;
        House house;
        int stars; ///< Earned, 0 … 3.
        Asleep asleep;
        ui::Rect from; ///< Where the board's windows stood; empty for nowhere.
    };

    WinStage(const Occasion& occasion, LampAtlases& atlases, Preferences& preferences, Sounds& sounds);

    void layout(const ui::Viewport& viewport, const ResultLayout& where);
    void update(ui::Seconds step);
    [[nodiscard]] bool animating() const;
    void draw(ui::Canvas& canvas) const;
    /// Where the big stars stand.
    [[nodiscard]] ui::Rect starsArea() const;
    /// How far the night has come out, 0 … 1.
    [[nodiscard]] float night() const;
    /// 0 … 1: how far the house has stepped back, and what stands beside it has come.
    [[nodiscard]] float arrival() const;
    /// 0 … 1: how far the numbers have rolled up to their values.
    [[nodiscard]] float roll() const;

private:
    [[nodiscard]] ui::Seconds starAt(int star) const;
    void drawStarsAbove(ui::Canvas& canvas) const;
    void drawSky(ui::Canvas& canvas) const;
    [[nodiscard]] bool still() const; ///< Nothing may move.

    BoardView m_board;
    House m_house;
    int m_stars;
    int m_meteors; ///< 0 where there is nothing to celebrate.
    ui::Rect m_skyArea;
    ui::Rect m_from;
    Preferences& m_preferences;
    Sounds& m_sounds;
    WinHouse m_place;
    float m_scale = 1; ///< 1 with a house of 370 wide; the stars follow it.
    ui::Vec m_sky;     ///< The middle star's place.
    ui::Seconds m_passed = 0;
    int m_rung = 0; ///< Stars whose bell has sounded.
};

} // namespace game
