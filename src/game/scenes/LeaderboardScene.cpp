#include "game/scenes/LeaderboardScene.hpp"

#include "data/ShiftRun.hpp"
#include "game/Wording.hpp"
#include "game/scenes/leaderboard/FindBoards.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <variant>

namespace game {

LeaderboardScene::LeaderboardScene(const ToLeaderboard& to, const text::Text& text, Preferences& preferences,
                                   Records& records, const data::Library& library, Navigator& navigator,
                                   ui::SoundPlayer& sounds, const ui::InputMapper& input, const LocalClock& clock)
    : m_text(text)
    , m_preferences(preferences)
    , m_records(records)
    , m_library(library)
    , m_navigator(navigator)
    , m_sounds(sounds)
    , m_input(input)
    , m_clock(clock)
    , m_wantedKey(to.key)
    , m_wantedRun(to.run)
    , m_top([this] { leave(); })
    , m_filters(text) {
    m_form.add(m_list);
    m_top.addTo(m_form);
    m_picker.addTo(m_form);
    m_filters.addTo(m_form);
    m_form.add(m_header);
    m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
    m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_filters.onChange = [this] {
        m_sounds.play(ui::Sound::Select);
        reload();
    };
    m_header.onSort = [this] {
        m_sounds.play(ui::Sound::Select);
        sort();
    };
    m_list.onSelect = [this](std::size_t) { m_sounds.play(ui::Sound::Cursor); };
    m_list.drawRow = [this](ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) {
        drawScoreRow(canvas, area, state, m_rows[state.index], m_columns, words());
    };
    m_picker.onChoose = [this] {
        m_sounds.play(ui::Sound::Select);
        m_list.select(std::nullopt);
        reload();
    };
    m_picker.onTab = [this] {
        m_sounds.play(ui::Sound::Select);
        if (m_picker.tab() == ScoreTab::Shift)
            m_navigator.replace(ToLeaderboard{std::string(data::shiftKey), 0});
        else
            layout(m_viewport, m_measure);
    };
    findBoards();
    m_picker.show(to.key.empty() ? firstKey() : to.key);
    reload();
    m_form.focus(m_rows.empty() ? &m_picker.list() : &m_list);
}

void LeaderboardScene::findBoards() {
    game::findBoards(m_picker, m_text, m_library, m_records, m_preferences, m_wantedKey);
}

std::string LeaderboardScene::firstKey() const {
    if (const auto unfinished = m_records.latestUnfinished(); unfinished && m_library.find(unfinished->key))
        return unfinished->key;
    const data::Progress& progress = m_records.progress();
    const std::vector<ScoreBoard>& levels = m_picker.boards(ScoreTab::Campaign);
    const auto furthest = std::find_if(levels.rbegin(), levels.rend(),
                                       [&](const ScoreBoard& board) { return progress.at(board.key) != nullptr; });
    return furthest == levels.rend() ? std::string() : furthest->key;
}

data::LeaderboardQuery LeaderboardScene::query() const {
    data::LeaderboardQuery query;
    query.key = board()->key;
    if (const auto puzzle = board()->board())
        query.code = lights::encodePuzzle(*puzzle);
    m_filters.apply(query, m_records.player(), m_clock);
    return query;
}

void LeaderboardScene::reload() {
    m_ranked.clear();
    m_total = 0;
    m_problem.reset();
    if (board() != nullptr) {
        if (auto page = m_records.leaderboard().rows(query())) {
            m_ranked = std::move(page->rows);
            m_total = page->total;
        } else {
            m_problem = page.error();
        }
    }
    m_facts = facts();
    sort();
}

void LeaderboardScene::sort() {
    const auto selected = m_list.selected();
    const data::RunId run = selected && *selected < m_rows.size() ? m_rows[*selected].id : m_wantedRun;
    m_rows = m_ranked;
    sortScores(m_rows, m_header.order());
    m_list.setRowCount(m_rows.size());
    placeList();
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [run](const data::LeaderboardRow& row) { return row.id == run; });
    if (found == m_rows.end())
        m_list.select(std::nullopt);
    else
        m_list.select(static_cast<std::size_t>(found - m_rows.begin()));
}

std::string LeaderboardScene::facts() {
    if (board() == nullptr)
        return {};
    const std::string entries = m_text.trn("{1} entry", "{1} entries", static_cast<std::int64_t>(m_total));
    const auto puzzle = board()->board();
    if (!puzzle)
        return m_text.tr("by moves over the optimum") + " · " + entries;
    std::string facts = m_text.tr("{1} × {2}", puzzle->rows(), puzzle->columns());
    if (const Optima::Found* optimum = m_optima.of(board()->key, *puzzle))
        facts += " · " + optimumWords(m_text, optimum->moves, optimum->exact);
    return facts + " · " + entries;
}

ScoreWords LeaderboardScene::words() const {
    const auto today = text::localDay(m_clock.nowUtc(), m_clock.offset());
    return {m_text, m_records.player(), m_clock.offset(), today ? today->year() : std::chrono::year()};
}

void LeaderboardScene::leave() {
    m_navigator.pop();
}

bool LeaderboardScene::handle(const ui::Event& event) {
    if (stepsBoards(event) || m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && act(*action);
}

bool LeaderboardScene::stepsBoards(const ui::Event& event) {
    // In the table and on the picker ←/→ go from level to level, and wherever no focus is seen to move.
    const ui::Widget* focused = m_form.focused();
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool moves = m_form.focusVisible() && focused != &m_list && focused != &m_picker.list();
    if (action == nullptr || m_form.modal() || moves)
        return false;
    if (action->action != ui::Action::Left && action->action != ui::Action::Right)
        return false;
    m_picker.step(action->action == ui::Action::Right ? 1 : -1);
    return true;
}

bool LeaderboardScene::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::PreviousTab:
        return m_picker.stepTab(-1);
    case ui::Action::NextTab:
        return m_picker.stepTab(1);
    case ui::Action::Back:
        if (!pressed.repeat)
            leave();
        return true;
    default:
        return false;
    }
}

void LeaderboardScene::update(ui::Seconds step) {
    m_legend.setDevice(m_input.lastDevice());
    m_form.update(step);
}

std::string LeaderboardScene::title() const {
    return m_text.tr("Leaderboard");
}

void LeaderboardScene::uncovered() {
    reload();
}

} // namespace game
