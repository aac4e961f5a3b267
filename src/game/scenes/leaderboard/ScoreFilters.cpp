#include "game/scenes/leaderboard/ScoreFilters.hpp"

namespace game {

namespace {

constexpr float gap = 10;

std::string labelOf(const text::Text& text, ScoreFilter filter) {
    switch (filter) {
    case ScoreFilter::Mine:
        return text.tr("Mine");
    case ScoreFilter::ThreeStars:
        return text.tr("3 stars");
    case ScoreFilter::ThisWeek:
        return text.tr("This week");
    case ScoreFilter::All:
        break;
    }
    return text.tr("All");
}

} // namespace

ScoreFilters::ScoreFilters(const text::Text& text, const Offer& offer)
    : m_text(text)
    , m_everyLabel(offer.everyLabel)
    , m_chosen(offer.filters.front()) {
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
    form.add(m_every);
}

void ScoreFilters::choose(ScoreFilter filter) {
    m_chosen = filter;
    for (Filter& each : m_filters)
        each.chip.setOn(each.means == filter);
    change();
}

void ScoreFilters::change() {
    place();
    if (onChange)
        onChange();
}

void ScoreFilters::layout(ui::Vec at, const ui::Measure& measure) {
    m_at = at;
    m_measure = measure;
    for (Filter& each : m_filters)
        each.chip.setLabel(labelOf(m_text, each.means));
    m_every.setLabel(m_everyLabel(m_text));
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
    for (Filter& each : m_filters)
        next(each.chip);
    x += gap;
    next(m_every);
}

ui::Rect ScoreFilters::bounds() const {
    return {m_at.x, m_at.y, m_every.bounds().right() - m_at.x, height};
}

} // namespace game
