// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/daily/DayPanel.hpp"

#include "game/boards/DailyBoard.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/Wording.hpp"
#include "lights/Daily.hpp"
#include "puzzle/Random.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace game {

namespace {

constexpr std::size_t mostRows = 8;
constexpr float rowHeight = 36;
constexpr float factPitch = 30;

// The card with the sky.
constexpr float skyTop = 34; ///< From the line above it.
constexpr float belowSky = 26;
constexpr float largeSky = 112;
constexpr float smallSky = 84;
constexpr float leastSky = 64;
constexpr float narrowSky = 400;
constexpr ui::TextStyle skyName{ui::Face::Display, 19, 1.2F, 0, true};

// Columns of the leaderboard, measured from the left and right ends of a row.
constexpr float nameBegins = 36;
constexpr float beforeEnd = 12;
constexpr float movesEnd = 78;
constexpr float movesRoom = 28;

} // namespace

void DayPanel::show(puzzle::Day day, puzzle::DailySeries series, puzzle::Day today, bool open) {
    m_day = day;
    m_series = series;
    m_today = day == today;
    m_player = m_records.player();
    m_challenge.reset();
    m_facts.clear();
    m_rows.clear();
    m_stars = 0;
    m_note = dayNote(m_text, day, today, m_records.daily(series));
    if (!puzzle::hasDailyPuzzle(day))
        return;
    const lights::RandomSetting setting = lights::dailyPlan(day, series).setting;
    m_facts = {{goalIcon(setting.goal), goalLine(m_text, setting.goal)},
               {surfaceIcon(setting.rules.surface), settingLine(m_text, setting)}};
    if (!open)
        return;
    m_challenge = dailyChallenge(day, series);
    if (const auto optimum = lights::dailyBoard(day, series).optimum)
        m_facts.push_back({ui::Icon::Steps, optimumWords(m_text, *optimum, true)});
    const data::DailyBest* best = m_records.daily(series).at(day);
    if (best != nullptr) {
        m_stars = best->stars;
        m_facts.push_back(
            // TRANSLATORS: {2} is a time: "12 moves · 0:42".
            {boardIcon::record, m_text.trn("{1} move · {2}", "{1} moves · {2}", best->moves, text::clock(best->time))});
    } else {
        m_facts.push_back({boardIcon::record, m_text.tr("No record yet")});
    }
    data::LeaderboardQuery query;
    query.key = m_challenge->key;
    query.limit = mostRows;
    if (auto page = m_records.leaderboard().rows(query))
        m_rows = std::move(page->rows);
    std::erase_if(m_rows, [](const data::LeaderboardRow& row) { return !row.rank; });
}

void DayPanel::draw(ui::Canvas& canvas, ui::Rect panel, float padding, float top, float bottom) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, panel);
    const ui::Rect inner{panel.x + padding, panel.y, panel.w - 2 * padding, panel.h};
    ui::Vec at{inner.x, top};
    if (m_today) {
        canvas.text(m_text.tr("Today"), {inner.x, at.y}, ui::style::label, colours.accent);
        at.y += 26;
    }
    ui::TextStyle title = ui::style::heading;
    const std::string date = text::weekdayDate(m_text, m_day);
    if (canvas.textWidth(date, title) > inner.w)
        title = ui::style::cardTitle;
    for (const std::string& line : canvas.wrap(date, title, inner.w)) {
        canvas.text(line, at, title, colours.text);
        at.y += title.size * title.lineHeight;
    }
    at.y += 2;
    at.y +=
        canvas.paragraph(m_series == puzzle::DailySeries::Main ? dailyWords(m_text, m_day) : coffeeWords(m_text, m_day),
                         {inner.x, at.y - 4, inner.w, 60}, ui::style::legend, colours.text2) +
        28;
    for (const Fact& fact : m_facts) {
        canvas.icon(fact.icon, {at.x + 12, at.y}, 22, colours.text2);
        const float stars = fact.icon == boardIcon::record && m_stars > 0 ? 80 : 0;
        const float width =
            canvas.textFitted(fact.words, {at.x + 34, at.y}, inner.w - 34 - stars, ui::style::body, colours.text);
        if (stars > 0)
            drawStars(canvas, {at.x + 34 + width + 44, at.y}, 9, 21, m_stars);
        at.y += factPitch;
    }
    if (!m_note.empty())
        at.y += canvas.paragraph(m_note, {inner.x, at.y, inner.w, 80}, ui::style::legend, colours.text2) + 26;
    at.y = drawSky(canvas, at, inner.w, bottom);
    if (m_challenge)
        drawRows(canvas, {inner.x, at.y, inner.w, bottom - at.y});
}

float DayPanel::drawSky(ui::Canvas& canvas, ui::Vec at, float width, float bottom) const {
    const ui::Palette& colours = canvas.colours();
    const Look& look = game::look(canvas.theme());
    const float room = bottom - at.y - skyTop;
    const float rows = m_challenge ? belowSky + 40 + rowHeight : 0; // The leaderboard needs at least that.
    const bool narrow = width < narrowSky;
    const std::array<float, 3> heights{largeSky, smallSky, leastSky};
    const auto usable = std::span(heights).first(narrow ? 2 : 3); // Words take three lines where it is narrow.
    auto found = std::find_if(usable.begin(), usable.end(), [&](float one) { return one + rows <= room; });
    if (found == usable.end())
        found = std::find_if(usable.begin(), usable.end(), [&](float one) { return one <= room; });
    if (found == usable.end())
        return at.y;
    const float height = *found;
    canvas.fill({at.x, at.y - 6, width, 1}, colours.lineSoft);
    canvas.text(m_today ? m_text.tr("Tonight’s sky") : m_text.tr("The sky of that night"), {at.x, at.y + 14},
                ui::style::label, colours.text2);
    const ui::Rect card{at.x, at.y + skyTop, width, height};
    const bool flat = canvas.theme().flat;
    canvas.fill(card,
                flat ? ui::Paint(sf::Color::Black)
                     : ui::Paint(ui::Paint::Kind::Vertical, look.skyTop, look.skyMid, look.skyLow),
                12);
    const DaySky sky = skyOf(m_day);
    const float radius = 0.32F * height;
    const ui::Vec moon{card.x + radius + 0.2F * height, card.centre().y};
    const float left = moon.x + radius + 26;
    if (flat) {
        canvas.stroke(card, 1, colours.line, 12);
    } else {
        const ui::Canvas::Clip within(canvas, card);
        puzzle::Random random(puzzle::dayText(m_day));
        const auto roll = [&random] { return static_cast<float>(random.below(1000)) / 1000; };
        const bool snows = sky.weather == Weather::Snow;
        for (int i = 0; i < 64; ++i) {
            const ui::Vec spot{card.x + width * (0.02F + 0.96F * roll()), card.y + height * (0.06F + 0.9F * roll())};
            const float size = roll();
            const bool flake = snows && i % 2 == 0;
            const bool overWords = spot.x > left - 12 && (narrow || spot.x < card.right() - 0.24F * width);
            if (!overWords && (flake || spot.y < card.centre().y + 0.2F * height))
                canvas.disc(spot, flake ? 0.9F + 1.2F * size : 0.6F + 0.6F * size,
                            ui::faded(flake ? sf::Color{0xEA, 0xF2, 0xF7} : look.star,
                                      (flake ? 0.6F : look.starAlpha) * (0.4F + 0.6F * size)));
        }
    }
    drawMoonAt(canvas, moon, radius, sky.moon, 0.7F);
    drawSkyWords(canvas, card, left);
    return card.bottom() + belowSky;
}

void DayPanel::drawSkyWords(ui::Canvas& canvas, ui::Rect card, float left) const {
    const ui::Palette& colours = canvas.colours();
    const DaySky sky = skyOf(m_day);
    const float room = card.right() - 12 - left;
    const std::string moon = moonWords(m_text, moonName(sky.moon));
    const bool small = card.h < largeSky || canvas.textWidth(moon, skyName) > room;
    const ui::TextStyle& name = small ? ui::style::bodyBold : skyName;
    const ui::TextStyle& note = ui::style::legend;
    const auto lines = canvas.wrap(skyWords(m_text, sky), note, room);
    const float step = note.size * 1.3F;
    float y = card.centre().y - (static_cast<float>(lines.size()) * step + 6) / 2;
    canvas.textFitted(moon, {left, y}, room, name, colours.text);
    y += 6 + (small ? 18.0F : 22.0F);
    for (const std::string& line : lines) {
        canvas.text(line, {left, y}, note, colours.text2);
        y += step;
    }
}

void DayPanel::drawRows(ui::Canvas& canvas, ui::Rect area) const {
    const ui::Palette& colours = canvas.colours();
    if (area.h < 40 + rowHeight)
        return;
    canvas.fill({area.x, area.y - 6, area.w, 1}, colours.lineSoft);
    canvas.text(m_text.tr("Leaderboard"), {area.x, area.y + 14}, ui::style::label, colours.text2);
    ui::Rect row{area.x, area.y + 30, area.w, rowHeight};
    if (!m_rows.empty()) {
        canvas.text(m_text.tr("Moves"), {row.right() - movesEnd, area.y + 14}, ui::style::label, colours.text2,
                    ui::Align::Right);
        canvas.text(m_text.tr("Time"), {row.right() - beforeEnd, area.y + 14}, ui::style::label, colours.text2,
                    ui::Align::Right);
    }
    if (m_rows.empty()) {
        canvas.paragraph(m_text.tr("Nobody has put this house to bed yet."), {row.x, row.y + 8, row.w, 50},
                         ui::style::body, colours.text2);
        return;
    }
    for (const data::LeaderboardRow& shown : m_rows) {
        if (row.bottom() > area.bottom())
            return;
        drawRow(canvas, row, shown);
        row.y += rowHeight;
    }
}

void DayPanel::drawRow(ui::Canvas& canvas, ui::Rect row, const data::LeaderboardRow& shown) const {
    const ui::Palette& colours = canvas.colours();
    const bool own = shown.run.player == m_player;
    if (own)
        canvas.fill(row, ui::Paint::litRow(colours), 10);
    const sf::Color ink = own ? colours.onLit : colours.text;
    const ui::TextStyle cell{own ? ui::Face::Bold : ui::Face::Regular, 16};
    const float y = row.centre().y;
    canvas.text(std::to_string(*shown.rank), {row.x + 16, y}, {ui::Face::Bold, 16}, ink, ui::Align::Centre);
    canvas.text(text::clock(shown.run.duration), {row.right() - beforeEnd, y}, cell, ink, ui::Align::Right);
    canvas.text(std::to_string(shown.run.moves), {row.right() - movesEnd, y}, cell, ink, ui::Align::Right);
    std::string name = text::playerName(m_text, shown.run.player);
    if (shown.run.assisted())
        name += " " + m_text.tr("· with help");
    if (data::isLate(shown.run))
        name += " " + m_text.tr("· late");
    canvas.textFitted(name, {row.x + nameBegins, y}, row.w - nameBegins - movesEnd - movesRoom, cell, ink);
}

} // namespace game
