// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/ScorePage.hpp"

#include "game/leaderboard/BoardPicker.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"
#include "text/SharedProblems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float arrow = 16;
constexpr float arrowGap = 4;
constexpr float reach = 10; ///< How far outside the label a click still counts.

constexpr float firstLine = 96;   ///< Tabs and picker.
constexpr float secondLine = 166; ///< Chips and facts.
constexpr float tableTop = 212;
constexpr float rowPitch = 45;
constexpr float sourceMargin = 64; ///< Around a name in the list of shared leaderboards, with its chevron.
constexpr float barOutside = 10;   ///< How far the scroll bar of a long list sticks out to the right of the rows.

} // namespace

void ScoreHeader::setColumns(const std::vector<ColumnPlace>& columns, const ui::Measure& measure) {
    m_heads.clear();
    for (const ColumnPlace& place : columns)
        m_heads.push_back({place, measure(place.head, ui::style::label)});
    m_cursor = std::min(m_cursor, m_heads.empty() ? 0 : m_heads.size() - 1);
    m_pointed.reset();
}

ui::Rect ScoreHeader::headRect(std::size_t index) const {
    const Head& head = m_heads[index];
    const float width = head.width + arrowGap + arrow;
    const float x = head.place.right ? head.place.x - width : head.place.x;
    return {x - reach, bounds().y + 8, width + 2 * reach, bounds().h - 12};
}

std::optional<std::size_t> ScoreHeader::headAt(ui::Vec at) const {
    for (std::size_t i = 0; i < m_heads.size(); ++i)
        if (headRect(i).contains(at))
            return i;
    return std::nullopt;
}

ui::Rect ScoreHeader::focusBounds() const {
    return m_heads.empty() ? bounds() : headRect(m_cursor);
}

void ScoreHeader::sortBy(std::size_t index) {
    m_cursor = index;
    m_order = m_heads[index].place.clicked(m_order);
    if (onSort)
        onSort();
}

bool ScoreHeader::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = headAt(moved->at);
        return false;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto head = pressed->button == ui::Button::Primary ? headAt(pressed->at) : std::nullopt;
        if (head)
            sortBy(*head);
        return head.has_value();
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && !m_heads.empty() && act(*action);
}

bool ScoreHeader::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::Left:
        if (m_cursor == 0)
            return false;
        --m_cursor;
        return true;
    case ui::Action::Right:
        if (m_cursor + 1 == m_heads.size())
            return false;
        ++m_cursor;
        return true;
    case ui::Action::Confirm:
        if (!pressed.repeat)
            sortBy(m_cursor);
        return true;
    default:
        return false;
    }
}

void ScoreHeader::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void ScoreHeader::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float y = bounds().centre().y + 1;
    for (std::size_t i = 0; i < m_heads.size(); ++i) {
        const Head& head = m_heads[i];
        const bool by = sorted(head);
        // In a right-aligned column the arrow comes last, so the label moves left to make room.
        const float room = by ? arrow + arrowGap : 0;
        const float x = head.place.right ? head.place.x - head.width - room : head.place.x;
        canvas.text(head.place.head, {x, y}, ui::style::label, by || m_pointed == i ? colours.text : colours.text2);
        if (by)
            canvas.icon(m_order.descending ? ui::Icon::Down : ui::Icon::Up, {x + head.width + arrowGap + arrow / 2, y},
                        arrow, colours.accent);
        if (i == m_cursor && showsFocus())
            ui::drawFocusRing(canvas, headRect(i).inset(8), 6);
    }
    canvas.fill({bounds().x + 13, bounds().bottom() - 5, bounds().w - 26, 1}, colours.lineSoft);
}

ScorePage::ScorePage(const SceneContext& context, Records& records, SharedLeaderboards& shared,
                     const data::Library& library, const LocalClock& clock, const StartState& beginning)
    : PageScene(context)
    , m_records(records)
    , m_shared(shared)
    , m_library(library)
    , m_clock(clock)
    , m_requestedKey(beginning.to.key)
    , m_requestedRow(beginning.to.run)
    , m_source(shared.find(beginning.to.shared) != nullptr ? beginning.to.shared : std::string())
    , m_filters(context.text, m_form, beginning.filters, beginning.to.player)
    , m_chip(records, context.navigator, context.sounds) {
    addControls();
    forgetLostSource();
    findPlayers();
    m_picker.onPage = [this](const puzzle::RunKey& key) {
        chosen();
        m_navigator.replace(ToLeaderboard{key, 0, m_filters.chosenPlayer(), m_source});
    };
    m_filters.onChange = [this] {
        chosen();
        reload();
    };
    m_tableHeader.onSort = [this] {
        chosen();
        sort();
    };
}

void ScorePage::addControls() {
    m_form.add(m_list, [this](auto& it) { it.setName(m_text.tr("Runs")); });
    m_header.addTo(m_form);
    m_picker.addToForm();
    m_filters.addToForm();
    m_form.add(m_tableHeader, [this](auto& it) { it.setName(m_text.tr("Sort by")); });
    m_form.add(m_sources, [this](auto& it) {
        const auto& boards = m_shared.boards();
        const auto at = std::ranges::find(boards, m_source, &data::SharedLeaderboard::name);
        it.setName(m_text.tr("Whose runs"));
        it.setItems(sourceNames());
        it.select(at == boards.end() ? 0 : static_cast<std::size_t>(at - boards.begin()) + 1);
        it.setScreen({0, 0, m_viewport.size().x, m_viewport.size().y});
        it.setVisible(!boards.empty());
    });
    m_form.add(m_statistics, [this](auto& it) { it.setLabel(m_text.tr("Statistics")); });
    m_form.add(m_chip);
}

void ScorePage::chosen() {
    m_sounds.play(Sound::Select);
}

void ScorePage::open(Destination to) {
    chosen();
    m_navigator.push(std::move(to));
}

void ScorePage::findBoards() {
    game::findBoards(m_picker, m_text, m_library, m_records, leaderboard(), shifts(), m_preferences, m_requestedKey);
}

void ScorePage::findPlayers() {
    // If this fails, reading the runs fails too, and that is reported.
    m_filters.setPlayers(leaderboard().players().value_or(std::vector<std::string>()), m_records.player());
}

data::Leaderboard& ScorePage::leaderboard() {
    return m_source.empty() ? m_records.leaderboard() : m_shared.leaderboard(m_source);
}

data::Shifts& ScorePage::shifts() {
    return m_source.empty() ? m_records.shifts() : m_shared.shifts(m_source);
}

std::vector<std::string> ScorePage::sourceNames() const {
    std::vector<std::string> names{m_text.tr("This computer")};
    for (const data::SharedLeaderboard& board : m_shared.boards())
        names.push_back(board.name);
    return names;
}

void ScorePage::forgetLostSource() {
    if (m_shared.find(m_source) == nullptr)
        m_source.clear();
}

void ScorePage::chooseSource(std::size_t index) {
    chosen();
    m_source = index == 0 ? std::string() : m_shared.boards()[index - 1].name;
    m_requestedRow = 0;
    list().select(std::nullopt);
    if (!m_source.empty())
        m_shared.refresh();
    arrangeAgain();
}

std::string ScorePage::sharedWords() const {
    if (m_source.empty())
        return {};
    const SharedState state = m_shared.state(m_source);
    if (state.problem)
        return text::describe(m_text, *state.problem);
    return state.read ? std::string() : m_text.tr("Reading the shared leaderboard…");
}

void ScorePage::uncovered() {
    if (m_measure) // Another player may be the current one now, or a player may have been renamed.
        arrangeAgain();
    else
        reload();
}

void ScorePage::reload() {
    const Found found = read();
    m_problem = found ? std::nullopt : std::optional(found.error());
    m_partial = found && found->partial;
    m_facts = facts(found ? found->total : 0);
    if (const std::string words = sharedWords(); !words.empty() && rowCount() > 0)
        m_facts = words;
    sort();
}

void ScorePage::sort() {
    const auto selected = m_list.selected();
    const std::int64_t row = selected && *selected < rowCount() ? idOf(*selected) : m_requestedRow;
    sortBy(m_tableHeader.order());
    m_list.setRowCount(rowCount());
    placeList();
    std::size_t at = 0;
    while (at < rowCount() && idOf(at) != row)
        ++at;
    m_list.select(at < rowCount() ? std::optional(at) : std::nullopt);
}

ScoreWords ScorePage::words() const {
    const auto today = puzzle::localDay(m_clock.nowUtc(), m_clock.offset());
    return {m_text, m_records.player(), m_clock.offset(), today ? today->year() : std::chrono::year()};
}

bool ScorePage::act(const ui::ActionPressed& pressed) {
    if (pressed.action != ui::Action::PreviousTab && pressed.action != ui::Action::NextTab)
        return false;
    return m_picker.stepTab(pressed.action == ui::Action::NextTab ? 1 : -1);
}

void ScorePage::update(ui::Seconds step) {
    if (m_partial)
        reload(); // Cheap: the rows verified so far are remembered.
    PageScene::update(step);
}

void ScorePage::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    const puzzle::RunKey key = shownKey();
    forgetLostSource();
    findBoards(); // The labels follow the current language.
    m_picker.show(key);
    findPlayers();
    reload();
    m_form.refresh(); // The boards and players may be other ones now.

    m_picker.layout({page.left, firstLine, page.width(), 48}, m_viewport, measure);
    m_chip.layout(m_text, page.right, measure);
    ui::Row line({page.left, PageFrame::headerTop, m_chip.bounds().x - 12 - page.left, ui::PushButton::height}, 12);
    line.placeLast(measure, m_statistics);
    placeSources(line.rest(), measure);
    const ui::Rect wide = m_statistics.bounds();
    const ui::Rect chip = m_chip.bounds();
    m_statistics.place({wide.x, chip.y, wide.w, chip.h}); // As high as the chip beside it.
    m_filters.layout({page.left, secondLine}, m_viewport, measure);
    m_table = page.body(tableTop, 20);
    m_columns = columns(m_table, m_viewport.compact());
    m_tableHeader.place({m_table.x, m_table.y, m_table.w, ScoreHeader::height});
    m_tableHeader.setColumns(m_columns, measure);
    placeList();

    const float factsWidth = measure(m_facts, ui::style::secondary);
    const ui::Rect chips = m_filters.bounds();
    m_quiet = {m_header.titleArea(),
               m_statistics.bounds(),
               m_sources.visible() ? m_sources.bounds() : ui::Rect(),
               m_chip.bounds(),
               chips,
               {page.right - factsWidth, chips.y, factsWidth, chips.h}};
    for (const ui::Rect& area : m_picker.areas())
        m_quiet.push_back(area);
}

void ScorePage::placeSources(ui::Rect line, const ui::Measure& measure) {
    float width = 0;
    for (const std::string& name : sourceNames())
        width = std::max(width, measure(name, ui::style::button));
    width = std::min(width + sourceMargin, line.right() - m_header.titleArea().right() - 12);
    m_sources.place({line.right() - width, line.y, width, ui::Dropdown::height});
}

void ScorePage::placeList() {
    const ui::Rect room{m_table.x + 13, m_table.y + ScoreHeader::height, m_table.w - 26,
                        m_table.h - ScoreHeader::height - 7};
    // The scroll bar of a long list is in the panel's margin, so that the columns do not move.
    const bool scrolls = static_cast<float>(rowCount()) * rowPitch > room.h;
    m_list.place({room.x, room.y, room.w + (scrolls ? barOutside : 0), room.h});
}

std::vector<ui::LegendEntry> ScorePage::keys(const KeyCaps& caps) const {
    std::vector<ui::LegendEntry> entries{caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Tab"))};
    if (std::string steps = stepLegend(); !steps.empty())
        entries.push_back(caps.entry({ui::Action::Left, ui::Action::Right}, std::move(steps)));
    entries.push_back(caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")));
    if (std::string words = rowLegend(); !words.empty())
        entries.push_back(caps.entry({ui::Action::Confirm}, std::move(words)));
    entries.push_back(caps.entry({ui::Action::Back}, m_text.tr("Back")));
    return entries;
}

void ScorePage::drawPage(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float chips = m_filters.bounds().right();
    canvas.textFitted(m_facts, {page().right, secondLine + 16}, page().right - chips - 16, ui::style::secondary,
                      colours.text2, ui::Align::Right);
    ui::drawPanel(canvas, m_table);
    if (rowCount() > 0)
        return;
    if (m_problem)
        canvas.paragraph(text::describe(m_text, *m_problem), {m_table.x + 40, m_table.centre().y, m_table.w - 80, 80},
                         ui::style::body, colours.text2, ui::Align::Centre);
    else if (const std::string words = sharedWords(); !words.empty())
        drawEmptyList(canvas, m_table, words);
    else
        drawEmptyList(canvas, m_table, emptySentence());
}

Scenery ScorePage::scenery() const {
    Scenery scenery;
    scenery.pavement = PageFrame::legendHeight;
    scenery.quiet = m_quiet;
    return scenery;
}

} // namespace game
