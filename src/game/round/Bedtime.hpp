// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "game/boards/Challenge.hpp"
#include "game/look/sky/Backdrop.hpp"
#include "game/look/street/TownPicture.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"
#include "ui/Animation.hpp"

#include <optional>
#include <string>
#include <vector>

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
        Season season = Season::Summer;
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

/// The last act of a house, with its words beside the street: after the win of its last level, or the last riddle.
class Bedtime {
public:
    struct Around {
        const text::Text& text;
        const Preferences& preferences;
        Records& records;
        const data::Library& library;
    };

    /// \param level the last one. \param next where the game goes on. \param onwards whether it leads there, or back.
    /// \pre the level has a place in a house.
    Bedtime(const Challenge& level, const std::optional<data::LevelRef>& next, bool onwards, const Around& around);

    void layout(const ui::Viewport& viewport);
    void update(ui::Seconds step) { m_house.update(step); }
    void finish() noexcept { m_house.finish(); } ///< Goes straight to the end.
    [[nodiscard]] bool over() const noexcept { return m_house.over(); }
    [[nodiscard]] bool onwards() const noexcept { return m_onwards; }
    /// Without motion it is over at once, and stays until the player goes on.
    [[nodiscard]] bool still() const { return m_still; }
    [[nodiscard]] BedtimeFrame frame() const { return m_house.frame(); }
    [[nodiscard]] ui::Vec buttons() const { return m_buttons; } ///< The top left corner of the first one.
    [[nodiscard]] Scenery scenery() const;
    void draw(ui::Canvas& canvas) const;

private:
    void drawWords(ui::Canvas& canvas) const;

    HouseAsleep m_house;
    std::string m_hero;
    std::vector<std::string> m_lines;
    std::string m_stars;
    bool m_onwards;
    bool m_still;
    bool m_reducedMotion;
    bool m_compact = false;
    ui::Vec m_buttons;
    float m_room = 0; ///< The width of the words.
};

} // namespace game
