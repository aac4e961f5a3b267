// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/TopChip.hpp"
#include "game/daily/DailyScene.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/House.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/services/Actions.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <array>

// Layout and drawing of the calendar. Its behaviour is in DailyScene.cpp.

namespace game {

namespace {

constexpr float monthHead = 62; ///< Height of the month's name and its buttons, at the top of the wall.
constexpr float wallSide = 20;
constexpr float aboveStrip = 20;
constexpr float aboveLedge = 12; ///< Between the last row of days and the ledge.
constexpr float buttonSide = 48;
constexpr float gap = 12;

} // namespace

void DailyScene::addControls() {
    m_month.windowWords = [this](std::size_t) { return dayWords(); };
    m_month.onSelect = [this](std::size_t) {
        m_sounds.play(Sound::Cursor);
        m_toasts.clear();
        showDay();
    };
    m_month.onActivate = [this] { play(); };
    m_form.add(m_month, [this](auto& it) {
        it.setName(m_text.tr("Calendar"));
        std::array<std::string, MonthView::columns> weekdays;
        for (unsigned i = 0; i < weekdays.size(); ++i)
            weekdays[i] = text::shortWeekday(m_text, std::chrono::weekday(i + 1));
        it.setWeekdays(std::move(weekdays));
    });
    m_form.add(m_series, [this](auto& it) {
        it.setName(m_text.tr("Daily puzzle"));
        std::vector<ui::TabItem> items{{dailyName(m_text, puzzle::DailySeries::Main), ui::Icon::Calendar},
                                       {dailyName(m_text, puzzle::DailySeries::Coffee), ui::Icon::Mug}};
        if (m_measure && ui::Tabs(items).preferredWidth(m_measure) > m_panelArea.w - 2 * m_padding)
            for (ui::TabItem& item : items) // The signs are for where there is room.
                item.icon.reset();
        it.setItems(std::move(items));
    });
    m_form.add(m_play, [this](auto& it) {
        const auto& board = m_panel.challenge();
        const auto left = board ? m_records.unfinished(savedKey(*board)) : std::nullopt;
        it.setLabel(left && isBegun(*left) ? m_text.tr("Continue") : m_text.tr("Play"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
        it.setEnabled(m_panel.challenge().has_value());
    });
    m_form.add(m_scores, [this](auto& it) {
        it.setLabel(m_text.tr("Leaderboard of the day"));
        it.setEnabled(m_panel.challenge().has_value());
    });
    m_form.add(m_copy, [this](auto& it) {
        it.setLabel(m_text.tr("Copy code"));
        it.setEnabled(m_panel.challenge().has_value());
    });
    m_form.add(m_earlier, [this](auto& it) {
        it.setLabel(m_text.tr("Previous month"));
        it.setEnabled(hasMonth(shownMonth() - std::chrono::months(1)));
    });
    m_form.add(m_later, [this](auto& it) {
        it.setLabel(m_text.tr("Next month"));
        it.setEnabled(hasMonth(shownMonth() + std::chrono::months(1)));
    });
    m_header.addTo(m_form);
}

std::vector<ui::LegendEntry> DailyScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Left, ui::Action::Up, ui::Action::Down, ui::Action::Right}, m_text.tr("Day")),
            caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Month")),
            caps.entry({action::next},
                       series() == puzzle::DailySeries::Main ? m_text.tr("Coffee break") : m_text.tr("Daily puzzle")),
            caps.entry({ui::Action::Copy}, m_text.tr("Copy code")), caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void DailyScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    m_month.showResidents(m_preferences.get().silhouettes);
    m_month.setSnow(skyOf(m_today).weather == Weather::Snow && !m_preferences.theme().controls.flat);
    const bool compact = m_viewport.compact();
    const float width = page.width();
    const float top = 100;
    const float panel = compact ? 350 : std::clamp(width * 0.40F, 440.0F, 560.0F);
    m_wall = {page.left + 10, top, width - panel - (compact ? 36.0F : 48.0F), page.ground - top};
    ui::Row head({m_wall.x + wallSide, m_wall.y + 14, m_wall.w - 2 * wallSide, buttonSide});
    head.placeFirst(buttonSide, m_earlier);
    head.placeLast(buttonSide, m_later);
    m_panelArea = ui::Row(page.body(88, aboveStrip)).last(panel);
    m_padding = compact ? 18 : 28;
    refresh();
    m_month.place({m_wall.x + wallSide, m_wall.y + monthHead + 8, m_wall.w - 2 * wallSide,
                   m_wall.h - monthHead - 8 - 22 - aboveLedge});
    placePanel(compact, measure);
    m_toasts.place({m_wall.centre().x - 190, m_wall.y, 380, m_wall.h - 30});
}

void DailyScene::placePanel(bool compact, const ui::Measure& measure) {
    const float y = m_panelArea.bottom() - (compact ? 18.0F : 26.0F) - ui::PushButton::bigHeight;
    const float left = m_panelArea.x + m_padding;
    const float right = m_panelArea.right() - m_padding;
    m_series.place({left, m_panelArea.y + (compact ? 14.0F : 22.0F), right - left, ui::Tabs::height});
    m_series.fit(measure);
    ui::Row row({left, y + 6, right - left, buttonSide}, gap);
    row.placeLast(buttonSide, m_copy, m_scores);
    m_play.fit({left, y, row.rest().w, ui::PushButton::bigHeight}, measure);
}

void DailyScene::drawPage(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const bool mug = series() == puzzle::DailySeries::Coffee;
    if (m_streak > 0)
        drawTopChip(canvas, page().right,
                    {{}, streakWords(m_text, m_streak), {}, [mug](ui::Canvas& on, ui::Vec centre) {
                         on.icon(mug ? ui::Icon::Mug : ui::Icon::Calendar, centre, 20, on.colours().text2);
                     }});
    const WallTint tint = wallTint(canvas.theme(), House::Slate);
    drawBrickWall(canvas, m_wall, 70, tint);
    drawLedge(canvas, {m_wall.x - 8, m_wall.bottom() - 22, m_wall.w + 16, 22}, tint);
    drawCornice(canvas, m_wall, tint);
    if (snowLies(canvas)) {
        const std::array ledges{SnowLedge{{m_wall.x - 6, m_wall.y - 11, m_wall.w + 12, 11}, 3},
                                SnowLedge{{m_wall.x - 6, m_wall.bottom() - 21, m_wall.w + 12, 6}, 4}};
        drawSnow(canvas, ledges);
    }
    canvas.text(text::monthTitle(m_text, shownMonth()), {m_wall.centre().x, m_wall.y + 14 + buttonSide / 2},
                ui::style::heading, colours.text, ui::Align::Centre);
    m_panel.draw(canvas, m_panelArea, m_padding, m_series.bounds().bottom() + (m_viewport.compact() ? 24.0F : 32.0F),
                 m_play.bounds().y - 12);
    if (snowLies(canvas))
        drawSnow(canvas, std::array{SnowLedge{{m_panelArea.x + 5, m_panelArea.y + 2, m_panelArea.w - 10, 7}, 9}});
}

bool DailyScene::snowLies(const ui::Canvas& canvas) const {
    return skyOf(m_today).weather == Weather::Snow && !canvas.theme().flat;
}

Scenery DailyScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.night = 0.6F;
    scenery.sky = skyOf(m_today);
    scenery.quiet.push_back(topChipQuietArea(page().right));
    return scenery;
}

} // namespace game
