#include "game/scenes/LeaderboardScene.hpp"

#include "game/KeyCaps.hpp"
#include "game/Wording.hpp"
#include "game/look/Signs.hpp"
#include "game/scenes/TopChip.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

constexpr float legendStrip = 58;
constexpr float firstLine = 96;   ///< Tabs and picker.
constexpr float secondLine = 166; ///< Chips and facts.
constexpr float tableTop = 212;
constexpr float rowPitch = 45;
constexpr float barOutside = 10; ///< How far the bar of a long list stands out of the rows.

} // namespace

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
        layout(m_viewport, m_measure);
    };
    findBoards();
    m_picker.show(to.key.empty() ? firstKey() : to.key);
    reload();
    m_form.focus(m_rows.empty() ? &m_picker.list() : &m_list);
}

void LeaderboardScene::findBoards() {
    const auto keys = m_records.leaderboard().keys();
    std::vector<std::string> known = keys.value_or(std::vector<std::string>());
    known.push_back(m_wantedKey);
    m_picker.setBoards(ScoreTab::Campaign, campaignBoards(m_text, m_library));
    const lights::RandomSetting& last = m_preferences.get().random;
    auto random = randomBoards(m_text, known, last);
    const auto own =
        std::find_if(random.begin(), random.end(), [&last](const ScoreBoard& each) { return each.setting == last; });
    const auto first = static_cast<std::size_t>(own - random.begin());
    m_picker.setBoards(ScoreTab::Random, std::move(random), first);
    // Days in their order: today, or else the last that was played, comes last.
    m_picker.setBoards(ScoreTab::Daily, dailyBoards(m_text, known, m_records.today()), known.size());
    m_picker.setBoards(ScoreTab::Own, ownBoards(m_text, m_library, known));
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

void LeaderboardScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_viewport = viewport;
    m_measure = measure;
    const std::string key = board() != nullptr ? board()->key : std::string();
    findBoards(); // The labels speak the language of now.
    m_picker.show(key);
    reload();
    m_form.setMotion(m_preferences.motion());

    const ui::Rect content = viewport.content();
    const float margin = viewport.margin();
    const float left = content.x + margin;
    m_right = content.right() - margin;
    m_top.layout(viewport, m_text.tr("Leaderboard"), m_text.tr("Back"), measure);
    m_picker.layout(m_text, {left, firstLine, m_right - left, 48}, viewport, measure);
    m_filters.layout({left, secondLine}, measure);
    const float strip = content.h - legendStrip;
    layoutTable({left, tableTop, m_right - left, strip - 20 - tableTop}, viewport.compact(), measure);
    layoutLegend({left, strip, m_right - left, legendStrip});

    const float factsWidth = measure(m_facts, ui::style::secondary);
    const ui::Rect chips = m_filters.bounds();
    m_quiet = {m_top.titleArea(),
               {m_right - topChipRoom, 28, topChipRoom, 40},
               chips,
               {m_right - factsWidth, chips.y, factsWidth, chips.h}};
    for (const ui::Rect& area : m_picker.areas())
        m_quiet.push_back(area);
}

void LeaderboardScene::layoutTable(ui::Rect table, bool compact, const ui::Measure& measure) {
    m_table = table;
    m_columns = scoreColumns(table, compact, m_picker.tab() == ScoreTab::Random);
    m_header.place({table.x, table.y, table.w, ScoreHeader::height});
    m_header.setColumns(m_columns,
                        {{ScoreColumn::Rank, m_text.tr("Rank")},
                         {ScoreColumn::Player, m_text.tr("Player")},
                         {ScoreColumn::Stars, m_text.tr("Stars")},
                         {ScoreColumn::Over, m_text.trc("column: moves over the optimum", "Over")},
                         {ScoreColumn::Moves, m_text.tr("Moves")},
                         {ScoreColumn::Optimum, m_text.tr("Optimum")},
                         {ScoreColumn::Time, m_text.tr("Time")},
                         {ScoreColumn::Date, m_text.tr("Date")}},
                        measure);
    placeList();
}

void LeaderboardScene::placeList() {
    const ui::Rect room{m_table.x + 13, m_table.y + ScoreHeader::height, m_table.w - 26,
                        m_table.h - ScoreHeader::height - 7};
    // The bar of a long list stands in the panel's margin, so that the columns stay where they are.
    const bool scrolls = static_cast<float>(m_rows.size()) * rowPitch > room.h;
    m_list.place({room.x, room.y, room.w + (scrolls ? barOutside : 0), room.h});
}

std::string LeaderboardScene::stepWords() const {
    switch (m_picker.tab()) {
    case ScoreTab::Random:
        return m_text.trc("random board", "Setting");
    case ScoreTab::Daily:
        return m_text.tr("Day");
    case ScoreTab::Own:
        return m_text.trc("leaderboard", "Board");
    case ScoreTab::Campaign:
        break;
    }
    return m_text.tr("Level");
}

void LeaderboardScene::layoutLegend(ui::Rect strip) {
    const KeyCaps caps(m_text, m_input);
    std::vector<ui::LegendEntry> entries;
    if (m_picker.hasTabs())
        entries.push_back(caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Tab")));
    entries.push_back(caps.entry({ui::Action::Left, ui::Action::Right}, stepWords()));
    entries.push_back(caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")));
    entries.push_back(caps.entry({ui::Action::Back}, m_text.tr("Back")));
    m_legend.setEntries(std::move(entries));
    m_legend.place({strip.x, strip.y - 4, strip.w, strip.h});
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

void LeaderboardScene::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    m_top.draw(canvas);
    drawTopChip(
        canvas, m_right,
        {m_text.tr("Playing as"), text::playerName(m_text, m_records.player()), {}, [](ui::Canvas& on, ui::Vec centre) {
             on.icon(ui::Icon::User, centre, 20, on.colours().text2);
         }});
    const float chips = m_filters.bounds().right();
    canvas.textFitted(m_facts, {m_right, secondLine + 16}, m_right - chips - 16, ui::style::secondary, colours.text2,
                      ui::Align::Right);
    ui::drawPanel(canvas, m_table);
    if (m_rows.empty())
        canvas.paragraph(m_problem ? text::describe(m_text, *m_problem) : m_filters.emptySentence(),
                         {m_table.x + 40, m_table.centre().y, m_table.w - 80, 80}, ui::style::body, colours.text2,
                         ui::Align::Centre);
    m_legend.draw(canvas);
    m_form.draw(canvas);
}

Scenery LeaderboardScene::scenery() const {
    Scenery scenery;
    scenery.pavement = legendStrip;
    scenery.quiet = m_quiet;
    return scenery;
}

std::string LeaderboardScene::title() const {
    return m_text.tr("Leaderboard");
}

void LeaderboardScene::uncovered() {
    reload();
}

} // namespace game
