// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/ShiftScoresScene.hpp"

#include "data/runs/Run.hpp"
#include "game/leaderboard/ScoreTable.hpp"
#include "text/Format.hpp"

#include <utility>

namespace game {

namespace {

ScoreFilters::Offer filtersOfShifts() {
    return {{ScoreFilter::All, ScoreFilter::Mine, ScoreFilter::ThisWeek},
            [](const text::Text& text) { return text.tr("All shifts"); }};
}

} // namespace

ShiftScoresScene::ShiftScoresScene(const ToLeaderboard& to, const SceneContext& context, Records& records,
                                   SharedLeaderboards& shared, const data::Library& library, const LocalClock& clock)
    : ScorePage(context, records, shared, library, clock, {filtersOfShifts(), {to.key, 0, to.player, to.shared}}) {
    picker().onChoose = [this] {
        chosen();
        list().select(std::nullopt);
        reload();
    };
    findBoards();
    picker().show(to.key);
    reload();
    m_form.focus(m_rows.empty() ? &filters().first() : &list());
    if (!m_rows.empty())
        list().select(0);
}

puzzle::RunKey ShiftScoresScene::shownKey() const {
    return picker().board() != nullptr ? picker().board()->key : puzzle::RunKey::shift();
}

ScorePage::Found ShiftScoresScene::read() {
    data::ShiftQuery query;
    query.maxVerifications = verifiedAtOnce;
    query.key = shownKey();
    filters().applyTo(query, clock());
    m_ranked.clear();
    auto page = shifts().rows(query);
    if (!page)
        return tl::unexpected(page.error());
    m_ranked = std::move(page->rows);
    return Rows{page->total, page->partial};
}

void ShiftScoresScene::sortBy(const ScoreOrder& order) {
    m_rows = m_ranked;
    sortScores(m_rows, order);
}

std::vector<ColumnPlace> ShiftScoresScene::columns(ui::Rect table, bool compact) const {
    return placeColumns<data::ShiftRow>(table, m_text, compact);
}

void ShiftScoresScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state,
                               const std::vector<ColumnPlace>& columns, const ScoreWords& words) const {
    drawScoreRow(canvas, area, state, m_rows[state.index], columns, words);
}

std::string ShiftScoresScene::facts(std::size_t total) {
    return m_text.trn("{1} entry", "{1} entries", static_cast<std::int64_t>(total));
}

std::string ShiftScoresScene::emptySentence() const {
    if (!filters().player().empty() && filters().player() != records().player())
        return m_text.tr("No runs by {1} here.", text::playerName(m_text, filters().player()));
    switch (filters().chosen()) {
    case ScoreFilter::Mine:
        return m_text.tr("You have not worked the night shift yet.");
    case ScoreFilter::ThisWeek:
        return m_text.tr("Nobody has worked the night shift this week.");
    case ScoreFilter::ThreeStars:
    case ScoreFilter::All:
        break;
    }
    return m_text.tr("Nobody has worked the night shift yet.");
}

} // namespace game
