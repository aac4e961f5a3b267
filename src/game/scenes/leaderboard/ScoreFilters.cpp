#include "game/scenes/leaderboard/ScoreFilters.hpp"

#include "game/scenes/leaderboard/Week.hpp"

namespace game {

namespace {

constexpr float gap = 10;

} // namespace

ScoreFilters::ScoreFilters(const text::Text& text)
    : m_text(text) {
    for (std::size_t i = 0; i < filterCount; ++i)
        m_filters[i].onChange = [this, i](bool) { choose(static_cast<Filter>(i)); };
    m_filters.front().setOn(true);
    m_everyRun.onChange = [this](bool) {
        place();
        if (onChange)
            onChange();
    };
}

void ScoreFilters::addTo(ui::Form& form) {
    for (ui::Chip& chip : m_filters)
        form.add(chip);
    form.add(m_everyRun);
}

void ScoreFilters::choose(Filter filter) {
    m_chosen = filter;
    for (std::size_t i = 0; i < filterCount; ++i)
        m_filters[i].setOn(static_cast<Filter>(i) == filter);
    place();
    if (onChange)
        onChange();
}

void ScoreFilters::layout(ui::Vec at, const ui::Measure& measure) {
    m_at = at;
    m_measure = measure;
    const std::array labels{m_text.tr("All"), m_text.tr("Mine"), m_text.tr("3 stars"), m_text.tr("This week")};
    for (std::size_t i = 0; i < filterCount; ++i)
        m_filters[i].setLabel(labels[i]);
    m_everyRun.setLabel(m_text.tr("Every run"));
    place();
}

void ScoreFilters::place() {
    if (!m_measure)
        return;
    // Those that are on carry a tick and are wider.
    float x = m_at.x;
    const auto next = [&](ui::Chip& chip) {
        const float width = chip.preferredWidth(m_measure);
        chip.place({x, m_at.y, width, height});
        x += width + gap;
    };
    for (ui::Chip& chip : m_filters)
        next(chip);
    x += gap;
    next(m_everyRun);
}

ui::Rect ScoreFilters::bounds() const {
    return {m_at.x, m_at.y, m_everyRun.bounds().right() - m_at.x, height};
}

void ScoreFilters::apply(data::LeaderboardQuery& query, const std::string& player, const LocalClock& clock) const {
    query.allRuns = m_everyRun.on();
    switch (m_chosen) {
    case Filter::Mine:
        query.player = player;
        break;
    case Filter::ThreeStars:
        query.minStars = 3;
        break;
    case Filter::ThisWeek:
        query.since = startOfWeek(clock.nowUtc(), clock.offset());
        break;
    case Filter::All:
        break;
    }
}

std::string ScoreFilters::emptySentence() const {
    switch (m_chosen) {
    case Filter::Mine:
        return m_text.tr("You have not put this house to bed yet.");
    case Filter::ThreeStars:
        return m_text.tr("Nobody has reached three stars here yet. Will you?");
    case Filter::ThisWeek:
        return m_text.tr("Nobody has put this house to bed this week.");
    case Filter::All:
        break;
    }
    return m_text.tr("Everybody here is still awake. Be the first to put this house to bed.");
}

} // namespace game
