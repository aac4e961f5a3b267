// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Leaderboard.hpp"
#include "game/boards/Challenge.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// Shows a day of the calendar: its date, its board, the player's best, the sky of its night, and the top of
/// its leaderboard.
class DayPanel {
public:
    DayPanel(const text::Text& text, Records& records)
        : m_text(text)
        , m_records(records) {}

    /// Loads everything about the day's puzzle. \param open whether it may be played.
    void show(puzzle::Day day, puzzle::DailySeries series, puzzle::Day today, bool open);
    [[nodiscard]] puzzle::Day day() const noexcept { return m_day; }
    /// The day's board; std::nullopt while it may not be played.
    [[nodiscard]] const std::optional<Challenge>& challenge() const noexcept { return m_challenge; }
    [[nodiscard]] const std::vector<data::LeaderboardRow>& rows() const noexcept { return m_rows; }
    /// A note about the day, such as that it is late; may be empty.
    [[nodiscard]] const std::string& note() const noexcept { return m_note; }

    /// \param bottom where the content must end and the buttons begin.
    /// \param top where it begins.
    void draw(ui::Canvas& canvas, ui::Rect panel, float padding, float top, float bottom) const;

private:
    struct Fact {
        ui::Icon icon;
        std::string words;
    };

    /// Draws the card with the sky of the night, as high as there is room for. \returns the y below it.
    float drawSky(ui::Canvas& canvas, ui::Vec at, float width, float bottom) const;
    void drawSkyWords(ui::Canvas& canvas, ui::Rect card, float left) const;
    void drawRows(ui::Canvas& canvas, ui::Rect area) const;
    void drawRow(ui::Canvas& canvas, ui::Rect row, const data::LeaderboardRow& shown) const;

    const text::Text& m_text;
    Records& m_records;
    puzzle::Day m_day;
    puzzle::DailySeries m_series = puzzle::DailySeries::Main;
    bool m_today = false;
    std::optional<Challenge> m_challenge;
    std::vector<Fact> m_facts;
    int m_stars = 0;
    std::string m_note;
    std::vector<data::LeaderboardRow> m_rows;
    std::string m_player;
};

} // namespace game
