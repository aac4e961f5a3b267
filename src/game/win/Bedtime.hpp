// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "game/boards/Challenge.hpp"
#include "game/look/Backdrop.hpp"
#include "game/services/Records.hpp"
#include "game/win/HouseAsleep.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

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
