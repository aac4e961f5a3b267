// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/Toolbar.hpp"
#include "game/controls/TopChip.hpp"
#include "game/houses/LevelThumbnail.hpp"
#include "game/look/street/CatWindow.hpp"
#include "game/mylevels/MyLevelsScene.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

// Layout and drawing of the list of the player's levels.

namespace game {

namespace {

constexpr float firstLine = 92;
constexpr float tableTop = 160;
constexpr float gap = 12;
constexpr float boxSide = 26;
constexpr float dateRoom = 130;

std::optional<std::chrono::year_month_day> dayOf(std::int64_t seconds, std::chrono::minutes offset) {
    if (seconds <= 0)
        return std::nullopt;
    using namespace std::chrono;
    return year_month_day(floor<days>(sys_seconds(std::chrono::seconds(seconds)) + offset));
}

} // namespace

void MyLevelsScene::addControls() {
    m_form.add(m_list, [this](auto& it) { it.setName(m_text.tr("My levels")); });
    m_header.addTo(m_form);
    m_form.add(m_search, [this](auto& it) { it.setPlaceholder(m_text.tr("Search")); });
    m_form.add(m_order, [this](auto& it) {
        it.setName(m_text.tr("Sort by"));
        it.setItems(
            {m_text.trc("sorted", "Newest first"), m_text.trc("sorted", "By name"), m_text.trc("sorted", "By size")});
        it.setScreen({0, 0, m_viewport.size().x, m_viewport.size().y});
    });
    addTools();
}

void MyLevelsScene::addTools() {
    m_form.add(m_tools[Create], [this](auto& it) { setWords(it, m_text.tr("New level")); });
    m_form.add(m_tools[CreateBox], [this](auto& it) { setWords(it, m_text.tr("New fuse box")); });
    m_form.add(m_tools[Import], [this](auto& it) { setWords(it, m_text.tr("Import")); });
    const auto ofRow = [this](Tool tool, const std::function<std::string()>& words) {
        m_form.add(m_tools[tool], [this, words](auto& it) {
            setWords(it, words());
            it.setVisible(selected() != nullptr); // Where it cannot be done with what is selected, it says why.
        });
    };
    ofRow(Play, [this] { return m_text.tr("Play"); });
    ofRow(Edit, [this] { return m_text.tr("Edit"); });
    ofRow(Rename, [this] { return m_text.tr("Rename"); });
    ofRow(Duplicate, [this] { return m_text.tr("Duplicate"); });
    ofRow(Export, [this] { return m_text.tr("Export"); });
    ofRow(Bundle, [this] {
        const std::size_t checked = m_checked.size();
        // TRANSLATORS: {1} levels are checked: "Make a pack (4)".
        return checked == 0 ? m_text.tr("Make a pack") : m_text.tr("Make a pack ({1})", checked);
    });
    ofRow(Delete, [this] { return m_text.tr("Delete"); });
    m_form.add(m_tools[Undo], [this](auto& it) {
        setWords(it, m_text.tr("Undo"));
        it.setVisible(!m_removed.empty());
    });
}

void MyLevelsScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    ui::Column body(page.body(firstLine, gap), gap);
    const ui::Rect above = body.first(ui::PushButton::height);
    const ui::Rect below = body.last(ui::PushButton::height);
    ui::Row line(above, gap);
    m_search.place(line.first(m_viewport.compact() ? 230 : 300));
    m_order.place(line.first(220));
    layoutTools(above, below, measure);

    m_table = {page.left, tableTop, page.width(), below.y - gap - tableTop};
    m_list.place({m_table.x + 13, m_table.y + 10, m_table.w - 26, m_table.h - 20});
    m_toasts.place({m_table.centre().x - 230, m_table.y, 460, m_table.h - 20});
    // The names in the list follow the current language too.
    const MyLevelRow* row = selected();
    m_wanted = row != nullptr ? row->file : std::filesystem::path();
    m_all = myLevelRows(m_text, m_library);
    showRows(std::exchange(m_wanted, {}));
}

std::vector<ui::LegendEntry> MyLevelsScene::keys(const KeyCaps& caps) const {
    std::vector<ui::LegendEntry> entries;
    if (m_rows.empty())
        entries = {caps.entry({ui::Action::NextControl}, m_text.tr("Move focus")),
                   caps.entry({ui::Action::Confirm}, m_text.tr("Choose"))};
    else
        entries = {caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
                   caps.entry({ui::Action::Confirm}, m_text.tr("Play")),
                   caps.entry({action::mark}, m_text.tr("Choose for a pack"))};
    if (!m_removed.empty())
        entries.push_back(caps.entry({action::undo}, m_text.tr("Undo")));
    entries.push_back(caps.entry({ui::Action::Back}, m_text.tr("Back")));
    return entries;
}

void MyLevelsScene::layoutTools(ui::Rect above, ui::Rect below, const ui::Measure& measure) {
    ui::Row first(above, gap);
    constexpr std::array makers{Import, CreateBox, Create}; // From the right.
    m_tools[CreateBox].setHideLabel(false);
    float wide = 2 * gap;
    for (const Tool tool : makers)
        wide += m_tools[tool].preferredWidth(measure);
    m_tools[CreateBox].setHideLabel(wide > above.right() - m_order.bounds().right() - gap);
    for (const Tool tool : makers)
        m_tools[tool].place(first.last(m_tools[tool].preferredWidth(measure)));
    std::vector<ui::PushButton*> row;
    for (const Tool tool : {Play, Edit, Rename, Duplicate, Export, Bundle, Delete, Undo})
        row.push_back(&m_tools[tool]);
    // The two buttons used most keep their labels.
    placeTools(
        below, row,
        {&m_tools[Undo], &m_tools[Delete], &m_tools[Duplicate], &m_tools[Rename], &m_tools[Export], &m_tools[Bundle]},
        measure);
}

ui::Rect MyLevelsScene::checkBoxOf(const ui::Rect& row) const {
    return {row.x, row.y, 52, row.h};
}

void MyLevelsScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const MyLevelRow& row = m_rows[state.index];
    const ui::Palette& colours = canvas.colours();
    ui::drawRowBackground(canvas, area, state);
    const float middle = area.centre().y;
    if (row.kind == MyLevelRow::Kind::Level) {
        const ui::Rect box{area.x + 14, middle - boxSide / 2, boxSide, boxSide};
        const bool checked = m_checked.contains(row.file);
        canvas.fill(box, checked ? colours.surfaceHi : colours.surfaceLo, 6);
        canvas.stroke(box, 2, checked ? colours.accent : colours.lineCtl, 6);
        if (checked)
            canvas.icon(ui::Icon::Check, box.centre(), 20, colours.accent);
    }
    const ui::Rect picture{area.x + 58, middle - thumbnailSide / 2, thumbnailSide, thumbnailSide};
    if (row.kind == MyLevelRow::Kind::Damaged)
        canvas.icon(ui::Icon::Cross, picture.centre(), 28, colours.danger);
    else
        drawThumbnail(canvas, picture, row.board);
    const float left = picture.right() + 16;
    float right = area.right() - 20;
    const auto today = puzzle::localDay(m_clock.nowUtc(), m_clock.offset());
    if (const auto day = dayOf(row.changed, m_clock.offset())) {
        canvas.text(text::shortDate(m_text, *day, today ? today->year() : std::chrono::year()), {right, middle},
                    ui::style::secondary, colours.text2, ui::Align::Right);
        right -= dateRoom;
    }
    if (row.kind == MyLevelRow::Kind::Pack || row.kind == MyLevelRow::Kind::Unfinished) {
        const ui::Icon icon = row.kind == MyLevelRow::Kind::Pack ? ui::Icon::House : ui::Icon::Pen;
        canvas.icon(icon, {left + 10, middle - 12}, 20, colours.accent);
        canvas.textFitted(row.name, {left + 28, middle - 12}, right - left - 28, ui::style::bodyBold, colours.text);
    } else {
        canvas.textFitted(row.name, {left, middle - 12}, right - left, ui::style::bodyBold, colours.text);
    }
    const RowFacts facts = factsOf(row);
    canvas.textFitted(facts.words, {left, middle + 13}, right - left, ui::style::secondary,
                      facts.hopeless || row.kind == MyLevelRow::Kind::Damaged ? colours.danger : colours.text2);
}

void MyLevelsScene::drawEmpty(ui::Canvas& canvas) const {
    if (!m_search.text().empty())
        drawEmptyList(canvas, m_table, m_text.tr("Nothing found."));
    else
        drawEmptyList(canvas, m_table, m_text.tr("The levels you make appear here."),
                      m_text.tr("“New level” opens the editor. “Import” takes a level file, a pack, or a share code "
                                "that somebody sent you."));
}

void MyLevelsScene::drawPage(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_table);
    if (m_rows.empty())
        drawEmpty(canvas);
}

Scenery MyLevelsScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.quiet.push_back(topChipQuietArea(page().right));
    scenery.town = 0; // Lit windows would show through the buttons that stand before the roofs.
    return scenery;
}

} // namespace game
