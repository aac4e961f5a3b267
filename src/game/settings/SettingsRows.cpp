// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/SettingsRows.hpp"

#include "ui/widgets/Panel.hpp"

namespace game {

namespace {

constexpr float padding = 27;
constexpr float titleTop = 31; ///< From the panel's top to the centre of the first title.
constexpr float firstRow = 53; ///< From the centre of a title to that of its first row.
constexpr float rowPitch = 70;
constexpr float sectionGap = 65; ///< From the centre of a section's last row to that of the next title.
constexpr float bottom = 44;
constexpr float valueWidth = 62;

/// Calls title(section, y) and visit(row, y, last) from the top of the panel down; y is the centre, and `last` says
/// whether the row is the last of its section. \returns the centre of the last row.
template<class Title, class Visit>
float walk(const std::vector<SettingsSection>& sections, float top, Title&& title, Visit&& visit) {
    float y = top + titleTop;
    for (const SettingsSection& section : sections) {
        title(section, y);
        y += firstRow;
        for (std::size_t i = 0; i < section.rows.size(); ++i) {
            const SettingsRow& row = section.rows[i];
            if (row.wholeWidth)
                y += (row.controlSize.y - rowPitch) / 2 + 13;
            visit(row, y, i + 1 == section.rows.size());
            y += row.wholeWidth ? row.controlSize.y / 2 + 43 : rowPitch;
        }
        y += sectionGap - rowPitch;
    }
    return y - sectionGap;
}

} // namespace

float SettingsPanel::layout(ui::Vec topLeft, float width) {
    const float left = topLeft.x + padding;
    const float right = topLeft.x + width - padding;
    const float last = walk(
        sections, topLeft.y, [](const SettingsSection&, float) {},
        [&](const SettingsRow& row, float y, bool) {
            if (row.control == nullptr)
                return;
            if (row.wholeWidth) {
                row.control->place({left, y - row.controlSize.y / 2, right - left, row.controlSize.y});
                return;
            }
            const float end = row.value ? right - valueWidth : right;
            const float room = std::min(row.controlSize.x, end - left - 150);
            row.control->place({end - room, y - row.controlSize.y / 2, room, row.controlSize.y});
        });
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
    const float left = area.x + padding;
    const float right = area.right() - padding;
    walk(
        sections, area.y,
        [&](const SettingsSection& section, float y) {
            canvas.text(section.title, {left, y}, ui::style::panelTitle, colours.text);
        },
        [&](const SettingsRow& row, float y, bool last) {
            if (row.wholeWidth)
                return;
            canvas.icon(row.icon, {left + 12, y + 1}, 24, colours.brass);
            const float room = (row.control != nullptr ? row.control->bounds().x - 12 : right) - left - 40;
            const float labelY = row.note.empty() ? y : y - 12;
            canvas.textFitted(row.label, {left + 40, labelY}, room, ui::style::settingLabel, colours.text);
            if (!row.note.empty())
                canvas.textFitted(row.note, {left + 40, y + 12}, room, ui::style::legend, colours.text2);
            if (row.value)
                canvas.text(row.value(), {right, y}, {ui::Face::Bold, 15}, colours.text, ui::Align::Right);
            if (!last)
                canvas.fill({left, y + rowPitch / 2, right - left, 1}, colours.lineSoft);
        });
}

} // namespace game
