// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorPanel.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

EditorPanel::EditorPanel(const EditorPanelCallbacks& wishes, int maxSide, float tallestStatus)
    : m_rows(1, maxSide, 5,
             [this, tell = wishes.size](int rows) {
                 tell({rows, m_columns.value()});
             })
    , m_columns(1, maxSide, 5,
                [this, tell = wishes.size](int columns) {
                    tell({m_rows.value(), columns});
                })
    , m_status(wishes.repair, wishes.watch)
    , m_copy(wordsFace(ui::Icon::Share), wishes.copy)
    , m_test(bigFace(ui::Icon::Play), wishes.test)
    , m_tallestStatus(tallestStatus) {}

void EditorPanel::addAll(ui::Form& form, std::initializer_list<ui::Widget*> fields) {
    form.add(m_rows);
    form.add(m_columns);
    for (ui::Widget* field : fields)
        form.add(*field);
    m_status.addTo(form);
    form.add(m_copy);
    form.add(m_test);
}

void EditorPanel::layoutAll(const text::Text& text, const ui::InputMapper& input, ui::Rect panel,
                            const ui::Viewport& viewport, const ui::Measure& measure, std::vector<Field> fields) {
    m_panel = panel;
    m_fields = std::move(fields);
    const KeyCaps caps(text, input);
    m_copy.setLabel(text.tr("Copy share code"));
    m_test.setLabel(text.tr("Test play"));
    m_test.setKey(caps.of(action::testPlay));

    const bool compact = viewport.compact();
    const float side = compact ? 12 : 20;
    const ui::Rect inner{panel.x + side, panel.y, panel.w - 2 * side, panel.h};
    const float high = compact ? 42 : 46;
    const float pitch = high + (compact ? 29.0F : 31.0F);
    m_labelAbove = compact ? 13 : 14;
    float y = panel.y + (compact ? 31.0F : 40.0F);
    const float half = (inner.w - 12) / 2;
    m_rows.place({inner.x, y, half, high});
    m_columns.place({inner.right() - half, y, half, high});
    for (const Field& field : m_fields) {
        y += pitch;
        field.widget->place({inner.x, y, inner.w, high});
        field.widget->setName(field.label);
    }
    m_fields.insert(m_fields.begin(), {{&m_rows, text.tr("Rows")}, {&m_columns, text.tr("Columns")}});
    m_rows.setName(text.tr("Rows"));
    m_columns.setName(text.tr("Columns"));
    y += high + (compact ? 12.0F : 16.0F);
    const float test = compact ? 52 : 60;
    const float below = panel.bottom() - (compact ? 12.0F : 20.0F);
    m_test.place({inner.x, below - test, inner.w, test});
    const bool tight = m_test.preferredWidth(measure) - 36 > inner.w;
    if (tight)
        m_test.setKey({});
    const float copy = compact ? 42 : 48;
    m_copy.place({inner.x, below - test - 10 - copy, inner.w, copy});
    if (m_copy.preferredWidth(measure) > inner.w)
        m_copy.setLabel(text.tr("Copy code"));
    const float room = m_copy.bounds().y - (compact ? 10.0F : 14.0F) - y;
    m_status.layout(text, input, {inner.x, y, inner.w, std::min(room, m_tallestStatus)}, measure);
}

void EditorPanel::show(puzzle::Size size, StatusBadge badge, bool whole, bool playable) {
    m_rows.setValue(size.rows);
    m_columns.setValue(size.columns);
    m_status.show(std::move(badge));
    m_copy.setEnabled(whole);
    m_test.setEnabled(playable);
}

void EditorPanel::draw(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_panel);
    for (const Field& field : m_fields) {
        const ui::Rect& above = field.widget->bounds();
        canvas.text(field.label, {above.x, above.y - m_labelAbove}, ui::style::label, canvas.colours().text2);
    }
    m_status.draw(canvas);
}

} // namespace game
