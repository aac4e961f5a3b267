// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/ScoreFilters.hpp"

#include "text/Format.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float gap = 10;
constexpr float playersWidth = 214;
constexpr float menuWidth = 164;

std::string labelOf(const text::Text& text, ScoreFilter filter) {
    switch (filter) {
    case ScoreFilter::Mine:
        // TRANSLATORS: One of the filters of the leaderboard, for runs: "Mine", "3 stars", "This week", "All".
        return text.trc("runs", "Mine");
    case ScoreFilter::ThreeStars:
        return text.tr("3 stars");
    case ScoreFilter::ThisWeek:
        return text.tr("This week");
    case ScoreFilter::All:
        break;
    }
    return text.trc("runs", "All");
}

} // namespace

std::string startOfWeek(std::string_view nowUtc, std::chrono::minutes offset) {
    namespace chrono = std::chrono;
    const auto today = puzzle::localDay(nowUtc, offset);
    if (!today)
        return {};
    const chrono::sys_days day(*today);
    const chrono::sys_days monday = day - (chrono::weekday(day) - chrono::Monday);
    return puzzle::momentText(monday - offset);
}

ScoreFilters::ScoreFilters(const text::Text& text, ui::Form& form, const Offer& offer, std::string player)
    : m_text(text)
    , m_form(form)
    , m_everyLabel(offer.everyLabel)
    , m_filters(offer.filters)
    , m_chosen(offer.filters.front())
    , m_player(std::move(player)) {}

void ScoreFilters::addToForm() {
    m_form.add(m_menu, [this](auto& it) {
        std::vector<std::string> labels;
        for (const ScoreFilter each : m_filters)
            labels.push_back(labelOf(m_text, each));
        it.setName(m_text.tr("Filter"));
        it.setItems(std::move(labels));
        it.select(static_cast<std::size_t>(std::ranges::find(m_filters, m_chosen) - m_filters.begin()));
        it.setScreen(m_screen);
    });
    m_form.add(m_players, [this](auto& it) {
        std::vector<std::string> players{m_text.tr("All players")};
        for (const std::string& name : m_names)
            players.push_back(text::playerName(m_text, name));
        const auto at = std::ranges::find(m_names, player());
        it.setName(m_text.tr("Players"));
        it.setItems(std::move(players));
        it.select(player().empty() || at == m_names.end() ? 0 : static_cast<std::size_t>(at - m_names.begin()) + 1);
        it.setScreen(m_screen);
    });
    m_form.add(m_every, [this](auto& it) { it.setLabel(m_everyLabel(m_text)); });
}

void ScoreFilters::choose(ScoreFilter filter) {
    m_chosen = filter;
    change();
}

void ScoreFilters::choosePlayer(std::size_t index) {
    m_player = index == 0 ? std::string() : m_names[index - 1];
    if (m_chosen == ScoreFilter::Mine)
        m_chosen = ScoreFilter::All;
    change();
}

void ScoreFilters::setPlayers(std::vector<std::string> names, std::string now) {
    m_names = std::move(names);
    m_currentPlayer = std::move(now);
    if (std::find(m_names.begin(), m_names.end(), m_currentPlayer) == m_names.end())
        m_names.insert(m_names.begin(), m_currentPlayer);
    if (std::find(m_names.begin(), m_names.end(), m_player) == m_names.end())
        m_player.clear();
}

void ScoreFilters::change() {
    m_form.refresh();
    place();
    if (onChange)
        onChange();
}

void ScoreFilters::layout(ui::Vec at, const ui::Viewport& viewport, const ui::Measure& measure) {
    m_at = at;
    m_screen = {0, 0, viewport.size().x, viewport.size().y};
    m_measure = measure;
    m_form.refresh();
    place();
}

void ScoreFilters::place() {
    if (!m_measure)
        return;
    float x = m_at.x;
    const auto next = [&](ui::Widget& widget, float width) {
        widget.place({x, m_at.y, width, height});
        x += width + gap;
    };
    next(m_menu, menuWidth);
    next(m_players, playersWidth);
    next(m_every, m_every.preferredWidth(m_measure));
}

ui::Rect ScoreFilters::bounds() const {
    return {m_at.x, m_at.y, m_every.bounds().right() - m_at.x, height};
}

} // namespace game
