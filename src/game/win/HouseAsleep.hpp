// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/TownPicture.hpp"
#include "game/services/Preferences.hpp"
#include "ui/Animation.hpp"

#include <string>

namespace game {

/// One moment after the last window of a house: its windows go out one by one, the camera steps back along the street,
/// the cat walks over its roof and lies down, and next door somebody wakes. A pure function of the time.
struct BedtimeFrame {
    float shown = 1;    ///< 0 … 1: how far the street has come.
    float camera = 1;   ///< 0 … 1: how far the camera has stepped back from the house.
    float dark = 1;     ///< 0 … 1: the share of its windows that are dark.
    float walk = 1;     ///< 0 … 1: how far the cat has come; it is not there at 0.
    bool curled = true; ///< The cat has lain down.
    float words = 1;    ///< 0 … 1: how far words and plate have come.
    float awake = 1;    ///< 0 … 1: the share of the next house's windows that are lit.
    float buttons = 1;  ///< 0 … 1: how far the buttons have come.

    friend bool operator==(const BedtimeFrame&, const BedtimeFrame&) = default;
};

/// \param t seconds since it began.
[[nodiscard]] BedtimeFrame bedtimeFrame(ui::Seconds t);

/// A house of the campaign that has gone to bed, at its place in the street.
class HouseAsleep {
public:
    static constexpr ui::Seconds length = 4.4F;

    /// What is to be seen.
    struct Night {
        std::vector<TownHouse> houses; ///< As they are now.
        House asleep = House::Slate;   ///< The one that has just gone to bed.
        House next = House::Slate;     ///< The one where the game goes on; slate for none.
        std::string plate;             ///< On the house that sleeps.
    };

    HouseAsleep(Night night, const Preferences& preferences);

    /// \param left the street is to the right of it. \param ground the pavement.
    void layout(const ui::Viewport& viewport, float left, float ground);
    void update(ui::Seconds step);
    void finish() noexcept { m_time = length; } ///< Goes straight to the end.
    [[nodiscard]] bool over() const noexcept { return m_time >= length; }
    [[nodiscard]] BedtimeFrame frame() const { return bedtimeFrame(m_time); }
    /// The picture, without words.
    void draw(ui::Canvas& canvas) const;

private:
    [[nodiscard]] const TownHouse* find(House house) const;
    [[nodiscard]] LevelHouse shape(const TownHouse& house) const;
    void drawWindows(ui::Canvas& canvas, const TownHouse& house, std::size_t from, std::size_t to) const;
    void drawCat(ui::Canvas& canvas, const TownHouse& house, const BedtimeFrame& now) const;
    void drawPlate(ui::Canvas& canvas, const TownHouse& house) const;

    Night m_night;
    const Preferences& m_preferences;
    Town m_town;     ///< As painted: at the next house only one window is lit.
    ui::Rect m_span; ///< The plate stays between its ends.
    mutable TownPicture m_picture;
    ui::Seconds m_time = 0;
};

} // namespace game
