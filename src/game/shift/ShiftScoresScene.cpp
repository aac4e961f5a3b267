#include "game/shift/ShiftScoresScene.hpp"

#include "game/KeyCaps.hpp"
#include "game/scenes/TopChip.hpp"
#include "game/scenes/leaderboard/FindBoards.hpp"
#include "game/scenes/leaderboard/Week.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float legendStrip = 58;
constexpr float firstLine = 96;   ///< Tabs.
constexpr float secondLine = 166; ///< Chips and the number of entries.
constexpr float chipHeight = 36;
constexpr float tableTop = 212;
constexpr float rowPitch = 45;
constexpr float barOutside = 10; ///< How far the bar of a long list stands out of the rows.

} // namespace

ShiftScoresScene::ShiftScoresScene(const text::Text& text, Preferences& preferences, Records& records,
                                   const data::Library& library, Navigator& navigator, ui::SoundPlayer& sounds,
                                   const ui::InputMapper& input, const LocalClock& clock)
    : m_text(text)
    , m_preferences(preferences)
    , m_records(records)
    , m_library(library)
    , m_navigator(navigator)
    , m_sounds(sounds)
    , m_input(input)
    , m_clock(clock)
    , m_top([this] { m_navigator.pop(); }) {
    m_form.add(m_list);
    m_top.addTo(m_form);
    m_picker.addTo(m_form);
    for (std::size_t i = 0; i < filterCount; ++i) {
        m_form.add(m_filters[i]);
        m_filters[i].onChange = [this, i](bool) { choose(static_cast<Filter>(i)); };
    }
    m_filters.front().setOn(true);
    m_form.add(m_everyShift);
    m_everyShift.onChange = [this](bool) { choose(m_filter); };
    m_form.add(m_header);
    m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
    m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_header.onSort = [this] {
        m_sounds.play(ui::Sound::Select);
        sort();
    };
    m_list.onSelect = [this](std::size_t) { m_sounds.play(ui::Sound::Cursor); };
    m_list.drawRow = [this](ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) {
        const auto today = text::localDay(m_clock.nowUtc(), m_clock.offset());
        drawShiftRow(canvas, area, state, m_rows[state.index], m_columns,
                     {m_text, m_records.player(), m_clock.offset(), today ? today->year() : std::chrono::year()});
    };
    m_picker.onTab = [this] {
        if (m_picker.board() == nullptr)
            return;
        m_sounds.play(ui::Sound::Select);
        m_navigator.replace(ToLeaderboard{m_picker.board()->key, 0});
    };
    reload();
    m_form.focus(m_rows.empty() ? static_cast<ui::Widget*>(&m_filters.front()) : &m_list);
}

void ShiftScoresScene::choose(Filter filter) {
    m_filter = filter;
    for (std::size_t i = 0; i < filterCount; ++i)
        m_filters[i].setOn(static_cast<Filter>(i) == filter);
    m_sounds.play(ui::Sound::Select);
    placeChips();
    reload();
}

void ShiftScoresScene::reload() {
    data::ShiftQuery query;
    query.allRuns = m_everyShift.on();
    if (m_filter == Filter::Mine)
        query.player = m_records.player();
    if (m_filter == Filter::ThisWeek)
        query.since = startOfWeek(m_clock.nowUtc(), m_clock.offset());
    auto page = m_records.shifts().rows(query);
    m_problem = page ? std::nullopt : std::optional(page.error());
    m_total = page ? page->total : 0;
    m_ranked = page ? std::move(page->rows) : std::vector<data::ShiftRow>();
    sort();
}

void ShiftScoresScene::sort() {
    const auto selected = m_list.selected();
    const data::ShiftId shift = selected && *selected < m_rows.size() ? m_rows[*selected].id : 0;
    m_rows = m_ranked;
    sortShifts(m_rows, m_header.order());
    m_list.setRowCount(m_rows.size());
    placeList();
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [shift](const data::ShiftRow& row) { return row.id == shift; });
    m_list.select(found == m_rows.end() ? std::nullopt
                                        : std::optional(static_cast<std::size_t>(found - m_rows.begin())));
}

void ShiftScoresScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_measure = measure;
    m_form.setMotion(m_preferences.motion());
    const ui::Rect content = viewport.content();
    const float margin = viewport.margin();
    m_left = content.x + margin;
    m_right = content.right() - margin;
    m_top.layout(viewport, m_text.tr("Leaderboard"), m_text.tr("Back"), measure);
    findBoards(m_picker, m_text, m_library, m_records, m_preferences, {});
    m_picker.show(std::string(data::shiftKey));
    m_picker.layout(m_text, {m_left, firstLine, m_right - m_left, 48}, viewport, measure);
    const std::array labels{m_text.tr("All"), m_text.tr("Mine"), m_text.tr("This week")};
    for (std::size_t i = 0; i < filterCount; ++i)
        m_filters[i].setLabel(labels[i]);
    m_everyShift.setLabel(m_text.tr("Every shift"));
    placeChips();

    const float strip = content.h - legendStrip;
    m_table = {m_left, tableTop, m_right - m_left, strip - 20 - tableTop};
    m_columns = shiftColumns(m_table, viewport.compact());
    m_header.place({m_table.x, m_table.y, m_table.w, ScoreHeader::height});
    m_header.setColumns(m_columns, shiftColumnLabels(m_text, viewport.compact()), measure);
    placeList();

    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries({caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Tab")),
                         caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
                         caps.entry({ui::Action::Back}, m_text.tr("Back"))});
    m_legend.place({m_left, strip - 4, m_right - m_left, legendStrip});
}

void ShiftScoresScene::placeChips() {
    constexpr float gap = 10;
    if (!m_measure)
        return;
    float x = m_left; // Those that are on carry a tick and are wider.
    for (ui::Chip* chip : {&m_filters[0], &m_filters[1], &m_filters[2], &m_everyShift}) {
        if (chip == &m_everyShift)
            x += gap;
        const float width = chip->preferredWidth(m_measure);
        chip->place({x, secondLine, width, chipHeight});
        x += width + gap;
    }
}

void ShiftScoresScene::placeList() {
    const ui::Rect room{m_table.x + 13, m_table.y + ScoreHeader::height, m_table.w - 26,
                        m_table.h - ScoreHeader::height - 7};
    // The bar of a long list stands in the panel's margin, so that the columns stay where they are.
    const bool scrolls = static_cast<float>(m_rows.size()) * rowPitch > room.h;
    m_list.place({room.x, room.y, room.w + (scrolls ? barOutside : 0), room.h});
}

bool ShiftScoresScene::handle(const ui::Event& event) {
    if (m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr)
        return false;
    switch (action->action) {
    case ui::Action::PreviousTab:
        return m_picker.stepTab(-1);
    case ui::Action::NextTab:
        return m_picker.stepTab(1);
    case ui::Action::Back:
        if (!action->repeat)
            m_navigator.pop();
        return true;
    default:
        return false;
    }
}

void ShiftScoresScene::update(ui::Seconds step) {
    m_legend.setDevice(m_input.lastDevice());
    m_form.update(step);
}

std::string ShiftScoresScene::emptySentence() const {
    if (m_problem)
        return text::describe(m_text, *m_problem);
    switch (m_filter) {
    case Filter::Mine:
        return m_text.tr("You have not worked the night shift yet.");
    case Filter::ThisWeek:
        return m_text.tr("Nobody has worked the night shift this week.");
    case Filter::All:
        break;
    }
    return m_text.tr("Nobody has worked the night shift yet.");
}

void ShiftScoresScene::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    m_top.draw(canvas);
    drawTopChip(
        canvas, m_right,
        {m_text.tr("Playing as"), text::playerName(m_text, m_records.player()), {}, [](ui::Canvas& on, ui::Vec centre) {
             on.icon(ui::Icon::User, centre, 20, on.colours().text2);
         }});
    const float chips = m_everyShift.bounds().right();
    canvas.textFitted(m_text.trn("{1} entry", "{1} entries", static_cast<std::int64_t>(m_total)),
                      {m_right, secondLine + 16}, m_right - chips - 16, ui::style::secondary, colours.text2,
                      ui::Align::Right);
    ui::drawPanel(canvas, m_table);
    if (m_rows.empty())
        canvas.paragraph(emptySentence(), {m_table.x + 40, m_table.centre().y, m_table.w - 80, 80}, ui::style::body,
                         colours.text2, ui::Align::Centre);
    m_legend.draw(canvas);
    m_form.draw(canvas);
}

Scenery ShiftScoresScene::scenery() const {
    Scenery scenery;
    scenery.pavement = legendStrip;
    scenery.quiet = {m_top.titleArea(),
                     m_picker.areas().front(),
                     {m_right - topChipRoom, 28, topChipRoom, 40},
                     {m_left, secondLine, m_right - m_left, chipHeight}};
    return scenery;
}

} // namespace game
