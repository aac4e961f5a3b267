// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorPanel.hpp"

#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

EditorPanel::EditorPanel(EditorPanelCallbacks wishes, int maxSide, float tallestStatus)
    : m_wishes(std::move(wishes))
    , m_maxSide(maxSide)
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
                            const ui::Viewport& viewport, const ui::Measure& measure,
                            std::initializer_list<Field> fields) {
    m_panel = panel;
    const KeyCaps caps(text, input);
    m_copy.setLabel(text.tr("Copy share code"));
    m_test.setLabel(text.tr("Test play"));
    m_test.setKey(caps.of(action::testPlay));

    const bool compact = viewport.compact();
    const float side = compact ? 12 : 20;
    const ui::Rect inner{panel.x + side, panel.y, panel.w - 2 * side, panel.h};
    const float high = compact ? 39 : 46;
    const float pitch = high + nameLine;
    const float above = 14; // From the middle of a name to the top of its control.
    float y = panel.y + (compact ? 31.0F : 40.0F);
    m_rows.showName(text.tr("Rows"), above);
    m_columns.showName(text.tr("Columns"), above);
    ui::Row({inner.x, y, inner.w, high}, 12).placeFirst(ui::share(inner.w, 2, 12), m_rows, m_columns);
    for (const Field& field : fields) {
        y += pitch;
        field.widget->place({inner.x, y, inner.w, high});
        field.widget->showName(field.label, above);
    }
    y += high + (compact ? 12.0F : 16.0F);
    const float test = compact ? 52 : 60;
    const float below = panel.bottom() - (compact ? 12.0F : 20.0F);
    m_test.place({inner.x, below - test, inner.w, test});
    const bool tight = m_test.preferredWidth(measure) - 36 > inner.w;
    if (tight)
        m_test.setKey({});
    const float copy = compact ? 42 : 48;
    const float copyTop = below - test - 10 - copy;
    m_copy.place({inner.x, copyTop, inner.w, copy});
    if (m_copy.preferredWidth(measure) > inner.w)
        m_copy.setLabel(text.tr("Copy code"));
    const float room = copyTop - (compact ? 10.0F : 14.0F) - y;
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
    m_status.draw(canvas);
}

} // namespace game
