#include "game/KeyCaps.hpp"
#include "game/scenes/LeaderboardScene.hpp"
#include "game/scenes/TopChip.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/widgets/Panel.hpp"

// Where everything of the leaderboard stands, and how it is drawn. What it does is in LeaderboardScene.cpp.

namespace game {

namespace {

constexpr float legendStrip = 58;
constexpr float firstLine = 96;   ///< Tabs and picker.
constexpr float secondLine = 166; ///< Chips and facts.
constexpr float tableTop = 212;
constexpr float rowPitch = 45;
constexpr float barOutside = 10; ///< How far the bar of a long list stands out of the rows.

} // namespace

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
    case ScoreTab::Shift:
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

} // namespace game
