#include "game/daily/DayPanel.hpp"

#include "game/boards/DailyBoard.hpp"
#include "game/daily/DailyWords.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/words/Wording.hpp"
#include "lights/Daily.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr std::size_t mostRows = 8;
constexpr float rowHeight = 36;
constexpr float factPitch = 34;

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
    const lights::RandomSetting setting = lights::dailySetting(day, series);
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
            {boardIcon::record, m_text.trn("{1} move", "{1} moves", best->moves) + " · " + text::clock(best->time)});
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
    const std::chrono::weekday weekday{std::chrono::sys_days(m_day)};
    at.y += canvas.paragraph(m_series == puzzle::DailySeries::Main ? weekdayWords(m_text, weekday)
                                                                   : coffeeWords(m_text, weekday),
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
    if (m_challenge)
        drawRows(canvas, {inner.x, at.y, inner.w, bottom - at.y});
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
