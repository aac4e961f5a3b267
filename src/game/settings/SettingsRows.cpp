// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/SettingsRows.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

constexpr float padding = 27;
constexpr float titleTop = 31; ///< From the panel's top to the centre of the first title.
constexpr float firstRow = 53; ///< From the centre of a title to that of its first row.
constexpr float rowPitch = 70;
constexpr float sectionGap = 65; ///< From the centre of a section's last row to that of the next title.
constexpr float bottom = 44;
constexpr float valueWidth = 62;
constexpr float betweenColumns = 56; ///< With the line between them in the middle.

using Place = SettingsSection::Place;

/// Calls visit(row, y, last) from the top of a section down; y is the centre, and `last` says whether the row is the
/// last one. \param top the centre of the title, or where that would be. \returns the centre of the last row.
template<class Visit>
float walk(const SettingsSection& section, float top, Visit&& visit) {
    constexpr float untitled = 8; // How much more room a title takes.
    float y = top + firstRow - (section.title.empty() ? untitled : 0);
    float end = top;
    const SettingsRow* last = nullptr;
    for (const SettingsRow& row : section.rows)
        if (row.shown())
            last = &row;
    for (const SettingsRow& row : section.rows) {
        if (!row.shown())
            continue;
        if (row.wholeWidth)
            y += (row.controlSize.y - rowPitch) / 2 + 13;
        visit(row, y, &row == last);
        end = row.wholeWidth ? y + row.controlSize.y / 2 - 27 : y;
        y += row.wholeWidth ? row.controlSize.y / 2 + 43 : rowPitch;
    }
    return end;
}

void placeRow(const SettingsRow& row, ui::Rect section, float y) {
    if (row.control == nullptr)
        return;
    const float right = section.right();
    if (row.wholeWidth) {
        row.control->place({section.x, y - row.controlSize.y / 2, section.w, row.controlSize.y});
        return;
    }
    const float end = row.value ? right - valueWidth : right;
    const float room = std::min(row.controlSize.x, end - section.x - 150);
    row.control->place({end - room, y - row.controlSize.y / 2, room, row.controlSize.y});
}

/// The label, and below it the note in one line or two; without a note the label may have two. \param at the middle of
/// the left edge.
void drawWords(ui::Canvas& canvas, const SettingsRow& row, ui::Vec at, float room) {
    const ui::Palette& colours = canvas.colours();
    constexpr float smallest = 0.8F * ui::style::legend.size;
    ui::TextStyle note = ui::style::legend; // Both lines have the same size.
    auto lines = canvas.wrap(row.note, note, room);
    while (lines.size() > 2 && note.size > smallest) {
        note.size -= 0.5F;
        lines = canvas.wrap(row.note, note, room);
    }
    const bool two = !row.note.empty() && lines.size() > 1;
    if (row.note.empty()) {
        float y = at.y;
        const auto label = canvas.wrap(row.label, ui::style::settingLabel, room);
        if (label.size() == 2)
            y -= 10;
        for (const std::string& line : label.size() == 2 ? label : std::vector{row.label}) {
            canvas.textFitted(line, {at.x, y}, room, ui::style::settingLabel, colours.text);
            y += 20;
        }
        return;
    }
    canvas.textFitted(row.label, {at.x, at.y - (two ? 20 : 12)}, room, ui::style::settingLabel, colours.text);
    if (!two) {
        canvas.textFitted(row.note, {at.x, at.y + 12}, room, ui::style::legend, colours.text2);
        return;
    }
    std::string rest;
    for (std::size_t i = 1; i < lines.size(); ++i)
        rest += (rest.empty() ? "" : " ") + lines[i];
    canvas.textFitted(lines.front(), {at.x, at.y + 3}, room, note, colours.text2);
    canvas.textFitted(rest, {at.x, at.y + 20}, room, note, colours.text2);
}

void drawSection(ui::Canvas& canvas, const SettingsSection& section, ui::Rect place) {
    const ui::Palette& colours = canvas.colours();
    const float left = place.x;
    const float right = place.right();
    canvas.text(section.title, {left, place.y}, ui::style::panelTitle, colours.text);
    walk(section, place.y, [&](const SettingsRow& row, float y, bool last) {
        if (row.wholeWidth)
            return;
        canvas.icon(row.icon, {left + 12, y + 1}, 24, colours.brass);
        const float room = (row.control != nullptr ? row.control->bounds().x - 12 : right) - left - 40;
        drawWords(canvas, row, {left + 40, y}, room);
        if (row.value)
            canvas.text(row.value(), {right, y}, {ui::Face::Bold, 15}, colours.text, ui::Align::Right);
        if (!last)
            canvas.fill({left, y + rowPitch / 2, right - left, 1}, colours.lineSoft);
    });
}

} // namespace

float SettingsPanel::layout(ui::Vec topLeft, float width, bool inColumns) {
    const float left = topLeft.x + padding;
    const float whole = width - 2 * padding;
    const float half = inColumns ? (whole - betweenColumns) / 2 : whole;
    const float firstTitle = topLeft.y + titleTop;
    std::array<float, 2> next{firstTitle, firstTitle}; ///< The centre of the next title in each column.
    float last = firstTitle;
    m_places.clear();
    m_divider = 0;
    for (SettingsSection& section : sections) {
        const bool above = section.place == Place::Above;
        const bool right = inColumns && section.place == Place::Right;
        float& title = next[right ? 1 : 0];
        ui::Rect place{right ? left + half + betweenColumns : left, title, above ? whole : half, 0};
        for (const SettingsRow& row : section.rows)
            if (row.control != nullptr)
                row.control->setVisible(row.shown());
        const float end =
            walk(section, place.y, [&place](const SettingsRow& row, float y, bool) { placeRow(row, place, y); });
        place.h = end - place.y;
        m_places.push_back(place);
        if (right)
            m_divider = m_divider == 0 ? place.y : std::min(m_divider, place.y);
        title = end + sectionGap;
        if (above || !inColumns)
            next = {title, title};
        last = std::max(last, end);
    }
    area = {topLeft.x, topLeft.y, width, last + bottom - topLeft.y};
    return area.h;
}

std::vector<ui::Widget*> SettingsPanel::controls() const {
    std::vector<ui::Widget*> controls;
    for (const SettingsSection& section : sections)
        for (const SettingsRow& row : section.rows)
            if (row.control != nullptr)
                controls.push_back(row.control.get());
    return controls;
}

void SettingsPanel::commit() {
    for (SettingsSection& section : sections)
        for (SettingsRow& row : section.rows)
            if (row.commit)
                row.commit();
}

void SettingsPanel::refresh() {
    for (SettingsSection& section : sections)
        for (SettingsRow& row : section.rows)
            if (row.refresh)
                row.refresh();
}

void SettingsPanel::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, area);
    if (m_divider > 0)
        canvas.fill({area.centre().x - 0.5F, m_divider, 1, area.bottom() - 24 - m_divider}, colours.lineSoft);
    for (std::size_t i = 0; i < std::min(sections.size(), m_places.size()); ++i)
        drawSection(canvas, sections[i], m_places[i]);
}

} // namespace game
