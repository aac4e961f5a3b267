// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassGrid.hpp"

#include "game/look/Signs.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/ListView.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float headHeight = 44;
constexpr float rowHeight = 52;
constexpr float nameShare = 0.24F; ///< As a share of the width.
constexpr float leastName = 130;
constexpr float mostName = 230;
constexpr float doneWidth = 74;
constexpr float cellWidth = 92;
constexpr float padding = 12;
constexpr float radius = 8;

} // namespace

void ClassGrid::show(std::vector<ClassGridRow> rows, std::size_t tasks, std::string nameHead, std::string doneHead) {
    m_rows = std::move(rows);
    m_tasks = tasks;
    m_nameHead = std::move(nameHead);
    m_doneHead = std::move(doneHead);
    m_pointed.reset();
    refit();
    if (!empty())
        select({std::min(m_selected.row, m_rows.size() - 1), std::min(m_selected.column, m_tasks - 1)});
}

std::optional<ClassGrid::Cell> ClassGrid::selected() const {
    return empty() ? std::nullopt : std::optional(m_selected);
}

void ClassGrid::select(Cell cell) {
    m_selected = cell;
    m_bar.reveal(static_cast<float>(cell.row) * rowHeight, rowHeight);
    const std::size_t sight = columnsInSight();
    m_left = std::clamp(m_left, cell.column + 1 - std::min(cell.column + 1, sight), cell.column);
}

void ClassGrid::choose(Cell cell) {
    if (cell == m_selected)
        return;
    select(cell);
    if (onSelect)
        onSelect();
}

void ClassGrid::place(ui::Rect bounds) {
    Widget::place(bounds);
    refit();
    if (!empty())
        select(m_selected);
}

void ClassGrid::refit() {
    m_bar.fit(body(), static_cast<float>(m_rows.size()) * rowHeight);
}

ui::Rect ClassGrid::body() const {
    const ui::Rect all = bounds();
    return {all.x, all.y + headHeight, all.w, std::max(0.0F, all.h - headHeight)};
}

float ClassGrid::columnLeft(std::size_t column) const {
    const float names = std::clamp(bounds().w * nameShare, leastName, mostName) + doneWidth;
    return bounds().x + names + (static_cast<float>(column) - static_cast<float>(m_left)) * cellWidth;
}

std::size_t ClassGrid::columnsInSight() const {
    const float room = bounds().right() - ui::ScrollBar::width - columnLeft(m_left);
    return static_cast<std::size_t>(std::max(1.0F, std::floor(room / cellWidth)));
}

ui::Rect ClassGrid::cellRect(Cell cell) const {
    return {columnLeft(cell.column), body().y + static_cast<float>(cell.row) * rowHeight - m_bar.offset(), cellWidth,
            rowHeight};
}

std::optional<ClassGrid::Cell> ClassGrid::cellAt(ui::Vec at) const {
    if (empty() || !body().contains(at))
        return std::nullopt;
    const auto row = static_cast<std::size_t>((at.y - body().y + m_bar.offset()) / rowHeight);
    // A click on a name selects in its row.
    const float across = std::floor((at.x - columnLeft(m_left)) / cellWidth);
    const std::size_t column = across < 0 ? m_selected.column : m_left + static_cast<std::size_t>(across);
    const bool inSight = across < static_cast<float>(columnsInSight());
    return row < m_rows.size() && column < m_tasks && inSight ? std::optional(Cell{row, column}) : std::nullopt;
}

bool ClassGrid::handle(const ui::Event& event) {
    if (empty())
        return false;
    if (ui::isConfirm(event)) {
        if (onActivate)
            onActivate();
        return onActivate != nullptr;
    }
    if (const auto* pressed = std::get_if<ui::ActionPressed>(&event))
        return move(pressed->action);
    if (m_bar.handle(event)) {
        if (const auto* wheel = std::get_if<ui::Wheel>(&event))
            m_pointed = cellAt(wheel->at);
        return true;
    }
    return pointer(event);
}

bool ClassGrid::move(ui::Action action) {
    Cell to = m_selected;
    const auto page = static_cast<std::size_t>(std::max(1.0F, body().h / rowHeight - 1));
    switch (action) {
    case ui::Action::Up:
        if (to.row == 0)
            return false; // The focus leaves the table.
        --to.row;
        break;
    case ui::Action::Down:
        if (to.row + 1 == m_rows.size())
            return false;
        ++to.row;
        break;
    case ui::Action::Left:
        if (to.column == 0)
            return false;
        --to.column;
        break;
    case ui::Action::Right:
        if (to.column + 1 == m_tasks)
            return false;
        ++to.column;
        break;
    case ui::Action::PageUp:
        to.row -= std::min(to.row, page);
        break;
    case ui::Action::PageDown:
        to.row = std::min(to.row + page, m_rows.size() - 1);
        break;
    case ui::Action::Home:
        to.column = 0;
        break;
    case ui::Action::End:
        to.column = m_tasks - 1;
        break;
    default:
        return false;
    }
    choose(to);
    return true;
}

bool ClassGrid::pointer(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = cellAt(moved->at);
        return true;
    }
    const auto* pressed = std::get_if<ui::PointerPressed>(&event);
    if (pressed == nullptr || pressed->button != ui::Button::Primary)
        return false;
    const auto cell = cellAt(pressed->at);
    if (!cell)
        return false;
    choose(*cell);
    if (pressed->clicks == 2 && onActivate)
        onActivate();
    return true;
}

void ClassGrid::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void ClassGrid::draw(ui::Canvas& canvas) const {
    if (empty())
        return;
    drawHeads(canvas);
    {
        const ui::Canvas::Clip clip(canvas, body());
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            if (const ui::Rect area = cellRect({row, 0}); area.bottom() > body().y && area.y < body().bottom())
                drawRow(canvas, row);
    }
    m_bar.draw(canvas);
}

void ClassGrid::drawHeads(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float middle = bounds().y + headHeight / 2;
    const float done = columnLeft(m_left) - doneWidth;
    canvas.textFitted(m_nameHead, {bounds().x + padding, middle}, done - bounds().x - 2 * padding, ui::style::label,
                      colours.text2);
    canvas.textFitted(m_doneHead, {done + doneWidth / 2, middle}, doneWidth - 8, ui::style::label, colours.text2,
                      ui::Align::Centre);
    const std::size_t last = std::min(m_tasks, m_left + columnsInSight());
    for (std::size_t column = m_left; column < last; ++column) {
        const ui::Vec centre{columnLeft(column) + cellWidth / 2, middle};
        drawPlaque(canvas, {centre.x - 20, centre.y - 13, 40, 26}, std::to_string(column + 1), PlaqueState::Normal);
    }
    // What is beside what is in sight.
    if (m_left > 0)
        canvas.icon(ui::Icon::Back, {columnLeft(m_left) + 6, middle}, 18, colours.accent);
    if (last < m_tasks)
        canvas.icon(ui::Icon::Forward, {columnLeft(last) - 6, middle}, 18, colours.accent);
}

void ClassGrid::drawRow(ui::Canvas& canvas, std::size_t row) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect first = cellRect({row, m_left});
    const float right = bounds().right() - (m_bar.needed() ? ui::ScrollBar::width + 4 : 0);
    const bool pointed = m_pointed && m_pointed->row == row;
    ui::drawRowBackground(canvas, {bounds().x, first.y + 1, right - bounds().x, rowHeight - 2},
                          {row, m_selected.row == row, pointed, false, false});
    const ClassGridRow& each = m_rows[row];
    const float done = first.x - doneWidth;
    const float room = done - bounds().x - 2 * padding;
    const float up = each.remark.empty() ? 0.0F : 9.0F;
    canvas.textFitted(each.name, {bounds().x + padding, first.centre().y - up}, room, ui::style::bodyBold,
                      each.remark.empty() ? colours.text : colours.text2);
    canvas.textFitted(each.remark, {bounds().x + padding, first.centre().y + 12}, room, ui::style::label,
                      colours.text2);
    canvas.textFitted(each.done, {done + doneWidth / 2, first.centre().y}, doneWidth - 8, ui::style::body, colours.text,
                      ui::Align::Centre);
    const std::size_t last = std::min(m_tasks, m_left + columnsInSight());
    for (std::size_t column = m_left; column < last; ++column)
        drawCell(canvas, {row, column});
}

void ClassGrid::drawCell(ui::Canvas& canvas, Cell at) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect box = cellRect(at).inset(4);
    const ClassGridCell& cell = m_rows[at.row].cells[at.column];
    if (cell.lit)
        canvas.fill(box, ui::Paint::litRow(colours), radius);
    else if (cell.state == ClassGridCell::State::Done)
        canvas.fill(box, ui::faded(colours.surfaceHi, 0.9F), radius);
    if (at == m_selected)
        canvas.stroke(box, showsFocus() ? 3 * canvas.theme().focusScale : 2,
                      showsFocus() ? colours.focus : colours.accent, radius);
    else if (m_pointed == at)
        canvas.stroke(box, 1.5F, colours.brass, radius);
    const ui::Vec centre = box.centre();
    if (cell.state == ClassGridCell::State::None) {
        canvas.text("–", centre, ui::style::body, colours.text3, ui::Align::Centre);
        return;
    }
    const sf::Color ink = cell.lit                                   ? colours.onLit
                          : cell.state == ClassGridCell::State::Done ? colours.text
                                                                     : colours.text2;
    const float aside = cell.helped || cell.state == ClassGridCell::State::Late ? 9.0F : 0.0F;
    const float width = canvas.textWidth(cell.moves, ui::style::bodyBold);
    canvas.text(cell.moves, {centre.x - aside, centre.y - 10}, ui::style::bodyBold, ink, ui::Align::Centre);
    if (cell.state == ClassGridCell::State::Late)
        canvas.icon(ui::Icon::Clock, {centre.x - aside + width / 2 + 12, centre.y - 10}, 16, colours.danger);
    else if (cell.helped)
        canvas.icon(ui::Icon::Hint, {centre.x - aside + width / 2 + 12, centre.y - 10}, 16, colours.hint);
    canvas.textFitted(cell.time, {centre.x, centre.y + 11}, box.w - 6, ui::style::label, ink, ui::Align::Centre);
}

ui::Spoken ClassGrid::spoken() const {
    ui::Spoken spoken = spokenAs(ui::Role::List);
    spoken.count = m_rows.size();
    if (empty())
        return spoken;
    spoken.place = m_selected.row + 1;
    if (cellWords)
        spoken.value = cellWords(m_selected);
    return spoken;
}

} // namespace game
