// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/FuseBoxRules.hpp"

#include <utility>

namespace game {

namespace {

constexpr float tallestBoxStatus = 270;

} // namespace

FuseBoxRules::FuseBoxRules(const FuseBoxRulesCallbacks& wishes)
    : EditorPanel(wishes, arukone::maxSide, tallestBoxStatus)
    , m_fill({}, 0, [tell = wishes.fill](std::size_t tab) { tell(static_cast<arukone::Fill>(tab)); }) {}

void FuseBoxRules::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel,
                          const ui::Viewport& viewport, const ui::Measure& measure) {
    m_fill.setItems({{text.trc("cells", "All"), {}, true}, {text.trc("cells", "As needed"), {}, true}});
    layoutAll(text, input, panel, viewport, measure, {{&m_fill, text.tr("Cells to fill")}});
    m_fill.fit(measure);
}

void FuseBoxRules::show(const arukone::Draft& draft, StatusBadge badge) {
    m_fill.select(static_cast<std::size_t>(draft.fill()));
    const bool whole = draft.board().has_value();
    EditorPanel::show(draft.size(), std::move(badge), whole, whole);
}

} // namespace game
