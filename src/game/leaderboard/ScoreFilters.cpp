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

ScoreFilters::ScoreFilters(const text::Text& text, const Offer& offer, std::string player)
    : m_text(text)
    , m_everyLabel(offer.everyLabel)
    , m_menu({}, 0, [this](std::size_t index) { choose(m_filters[index].means); })
    , m_players({}, 0, [this](std::size_t index) { choosePlayer(index); })
    , m_chosen(offer.filters.front())
    , m_player(std::move(player)) {
    for (const ScoreFilter filter : offer.filters) {
        ui::Chip& chip = m_filters.emplace_back(filter).chip;
        chip.setOn(filter == m_chosen);
        chip.onChange = [this, filter](bool) { choose(filter); };
    }
    m_every.onChange = [this](bool) { change(); };
}

void ScoreFilters::addTo(ui::Form& form) {
    for (Filter& each : m_filters)
        form.add(each.chip);
    form.add(m_menu);
    form.add(m_every);
    form.add(m_players);
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
    showChosen();
    place();
    if (onChange)
        onChange();
}

void ScoreFilters::showChosen() {
    for (std::size_t i = 0; i < m_filters.size(); ++i) {
        m_filters[i].chip.setOn(m_filters[i].means == m_chosen);
        if (m_filters[i].means == m_chosen)
            m_menu.select(i);
    }
    const std::string& whose = player();
    const auto at = std::find(m_names.begin(), m_names.end(), whose);
    m_players.select(whose.empty() || at == m_names.end() ? 0 : static_cast<std::size_t>(at - m_names.begin()) + 1);
}

void ScoreFilters::layout(ui::Vec at, const ui::Viewport& viewport, const ui::Measure& measure) {
    m_at = at;
    m_compact = viewport.compact();
    m_measure = measure;
    std::vector<std::string> labels;
    for (Filter& each : m_filters) {
        each.chip.setLabel(labelOf(m_text, each.means));
        each.chip.setVisible(!m_compact);
        labels.push_back(labelOf(m_text, each.means));
    }
    m_menu.setName(m_text.tr("Filter"));
    m_players.setName(m_text.tr("Players"));
    m_menu.setItems(std::move(labels));
    m_menu.setVisible(m_compact);
    m_every.setLabel(m_everyLabel(m_text));
    std::vector<std::string> players{m_text.tr("All players")};
    for (const std::string& name : m_names)
        players.push_back(text::playerName(m_text, name));
    m_players.setItems(std::move(players));
    for (ui::Dropdown* list : {&m_menu, &m_players})
        list->setScreen({0, 0, viewport.size().x, viewport.size().y});
    showChosen();
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
    if (m_compact)
        next(m_menu, menuWidth);
    else // A chip that is on has a tick and is wider.
        for (Filter& each : m_filters)
            next(each.chip, each.chip.preferredWidth(m_measure));
    x += m_compact ? 0 : gap;
    next(m_every, m_every.preferredWidth(m_measure));
    x += m_compact ? 0 : gap;
    next(m_players, playersWidth);
}

ui::Rect ScoreFilters::bounds() const {
    return {m_at.x, m_at.y, m_players.bounds().right() - m_at.x, height};
}

ui::Widget& ScoreFilters::first() noexcept {
    return m_compact ? static_cast<ui::Widget&>(m_menu) : m_filters.front().chip;
}

} // namespace game
