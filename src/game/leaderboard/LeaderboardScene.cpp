// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/LeaderboardScene.hpp"

#include "data/levels/Library.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/round/WatchRun.hpp"
#include "game/scene/Services.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

ScoreFilters::Offer filtersOfRuns() {
    return {{ScoreFilter::All, ScoreFilter::Mine, ScoreFilter::ThreeStars, ScoreFilter::ThisWeek},
            [](const text::Text& text) { return text.tr("All runs"); }};
}

} // namespace

LeaderboardScene::LeaderboardScene(const ToLeaderboard& to, const SceneContext& context, Records& records,
                                   SharedLeaderboards& shared, const data::Library& library, const LocalClock& clock)
    : ScorePage(context, records, shared, library, clock, {filtersOfRuns(), to}) {
    picker().onChoose = [this] {
        chosen();
        list().select(std::nullopt);
        reload();
        if (m_awayFromTable && m_form.focused() == &picker().list())
            focusTable();
        moveFocusFromEmptyTable();
    };
    picker().onTab = [this] {
        chosen();
        arrangeAgain();
        // Down then goes to the first row. A player still on the tabs with the keys may want the next tab.
        if (!m_form.focusVisible() || m_form.focused() == &picker().list())
            focusTable();
        moveFocusFromEmptyTable();
    };
    list().onActivate = [this](std::size_t row) { watch(row); };
    findBoards();
    picker().show(to.key.empty() ? firstKey() : to.key);
    reload();
    focusTable();
}

void LeaderboardScene::focusTable() {
    m_awayFromTable = m_rows.empty();
    m_form.focus(m_awayFromTable ? &picker().list() : &list());
    if (!m_rows.empty() && !list().selected()) // So that the key that the legend names does something.
        list().select(0);
}

void LeaderboardScene::moveFocusFromEmptyTable() {
    // On the picker, ←/→ still step through the boards; in an empty table, the next focus stop would be the Back
    // button.
    if (m_rows.empty() && m_form.focused() == &list())
        focusTable();
}

void LeaderboardScene::watch(std::size_t row) {
    if (m_rows[row].tampered) // What such a row claims did not happen.
        return;
    auto run = leaderboard().run(m_rows[row].id).value_or(std::nullopt);
    auto challenge = run ? challengeOf(*run, library()) : std::nullopt;
    if (challenge)
        open(replayOf(*challenge, *std::move(run), m_text, m_navigator, records(),
                      isUnlocked(*challenge, records(), library(), m_preferences)));
    else
        reload(); // The row has changed since it was read: show the current state.
}

puzzle::RunKey LeaderboardScene::firstKey() const {
    if (const auto unfinished = records().latestUnfinished(); unfinished && library().find(unfinished->key))
        return unfinished->key;
    for (const ScoreTab tab : {ScoreTab::Campaign, ScoreTab::Arukone}) {
        const std::vector<ScoreBoard>& levels = picker().boards(tab);
        if (const auto furthest = furthestSolved(levels, records().progress()))
            return levels[*furthest].key;
    }
    return {};
}

puzzle::RunKey LeaderboardScene::shownKey() const {
    return board() != nullptr ? board()->key : puzzle::RunKey();
}

data::LeaderboardQuery LeaderboardScene::query() const {
    data::LeaderboardQuery query;
    query.key = board()->key;
    query.maxVerifications = verifiedAtOnce;
    if (const auto puzzle = board()->board())
        query.code = data::codeOf(*puzzle);
    if (const auto level = library().levelOf(query.key))
        query.accepts = data::filterOf(level->level());
    query.minStars = filters().chosen() == ScoreFilter::ThreeStars ? 3 : 0;
    filters().applyTo(query, clock());
    return query;
}

ScorePage::Found LeaderboardScene::read() {
    m_ranked.clear();
    if (board() == nullptr)
        return Rows{};
    auto page = leaderboard().rows(query());
    if (!page)
        return tl::unexpected(page.error());
    m_ranked = std::move(page->rows);
    return Rows{page->total, page->partial};
}

void LeaderboardScene::sortBy(const ScoreOrder& order) {
    m_rows = m_ranked;
    sortScores(m_rows, order);
}

std::string LeaderboardScene::countHead() const {
    return fill() ? scoreLabel(m_text, *fill()) : m_text.tr("Moves");
}

std::vector<ColumnPlace> LeaderboardScene::columns(ui::Rect table, bool compact) const {
    auto places =
        placeColumns<data::LeaderboardRow>(table, m_text, compact, board() != nullptr && !board()->key.isFixedBoard());
    for (ColumnPlace& place : places)
        if (place.column == ScoreColumn::Moves)
            place.head = countHead();
    return places;
}

void LeaderboardScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state,
                               const std::vector<ColumnPlace>& columns, const ScoreWords& words) const {
    drawScoreRow(canvas, area, state, m_rows[state.index], columns, words);
}

std::string LeaderboardScene::facts(std::size_t total) {
    if (board() == nullptr)
        return {};
    const std::string entries = m_text.trn("{1} entry", "{1} entries", static_cast<std::int64_t>(total));
    const auto puzzle = board()->board();
    if (!puzzle)
        return (!fill()                        ? m_text.tr("by moves over the optimum")
                : arukone::fillsBoard(*fill()) ? m_text.tr("by strokes over the optimum")
                                               : m_text.tr("by length over the optimum")) +
               " · " + entries;
    std::string facts = std::visit(
        [this](const auto& board) { return m_text.tr("{1} × {2}", board.rows(), board.columns()); }, *puzzle);
    if (const Optima::Found* optimum = m_optima.of(board()->key.text(), *puzzle))
        facts += " · " + optimumWords(m_text, optimum->moves, optimum->exact);
    return facts + " · " + entries;
}

std::string LeaderboardScene::emptySentence() const {
    if (!filters().player().empty() && filters().player() != records().player())
        return m_text.tr("No runs by {1} here.", text::playerName(m_text, filters().player()));
    switch (filters().chosen()) {
    case ScoreFilter::Mine:
        return fill() ? m_text.tr("You have not wired this box yet.")
                      : m_text.tr("You have not put this house to bed yet.");
    case ScoreFilter::ThreeStars:
        return m_text.tr("Nobody has reached three stars here yet. Will you?");
    case ScoreFilter::ThisWeek:
        return fill() ? m_text.tr("Nobody has wired this box this week.")
                      : m_text.tr("Nobody has put this house to bed this week.");
    case ScoreFilter::All:
        break;
    }
    return fill() ? m_text.tr("Nobody has wired this box yet. Be the first.")
                  : m_text.tr("Everybody here is still awake. Be the first to put this house to bed.");
}

std::string LeaderboardScene::stepLegend() const {
    switch (tab()) {
    case ScoreTab::Random:
        return m_text.trc("random board", "Setting");
    case ScoreTab::Daily:
        return m_text.tr("Day");
    case ScoreTab::Own:
    case ScoreTab::Arukone:
        return m_text.trc("leaderboard", "Board");
    case ScoreTab::Campaign:
    case ScoreTab::Shift:
        break;
    }
    return m_text.tr("Level");
}

bool LeaderboardScene::handle(const ui::Event& event) {
    return stepsBoards(event) || ScorePage::handle(event);
}

bool LeaderboardScene::stepsBoards(const ui::Event& event) {
    // In the table, on the picker, and while no focus is visible, ←/→ step from board to board.
    const ui::Widget* focused = m_form.focused();
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool moves = m_form.focusVisible() && focused != &list() && focused != &picker().list();
    if (action == nullptr || m_form.modal() || moves)
        return false;
    if (action->action != ui::Action::Left && action->action != ui::Action::Right)
        return false;
    picker().step(action->action == ui::Action::Right ? 1 : -1);
    return true;
}

} // namespace game
