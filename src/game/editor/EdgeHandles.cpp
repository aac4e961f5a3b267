// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EdgeHandles.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game {

namespace {

using puzzle::Edge;

constexpr float handleGap = 3;    ///< Gap between the windows and a handle.
constexpr float besideBadge = 66; ///< From the middle of a joined edge, where its badge is.
constexpr float reach = 48;       ///< How far outside an edge the pointer counts as near.
constexpr float shortestStep = 14;
constexpr float longestStep = 48;

std::string nameOf(const text::Text& text, Edge edge, bool adds) {
    switch (edge) {
    case Edge::Top:
        return adds ? text.tr("Add a row at the top") : text.tr("Remove the top row");
    case Edge::Bottom:
        return adds ? text.tr("Add a row at the bottom") : text.tr("Remove the bottom row");
    case Edge::Left:
        return adds ? text.tr("Add a column at the left") : text.tr("Remove the left column");
    case Edge::Right:
        break;
    }
    return adds ? text.tr("Add a column at the right") : text.tr("Remove the right column");
}

/// The intersection of two rectangles; empty if they do not overlap.
ui::Rect common(const ui::Rect& one, const ui::Rect& other) {
    const float x = std::max(one.x, other.x);
    const float y = std::max(one.y, other.y);
    return {x, y, std::max(0.0F, std::min(one.right(), other.right()) - x),
            std::max(0.0F, std::min(one.bottom(), other.bottom()) - y)};
}

} // namespace

EdgeHandles::EdgeHandles(EdgeCallbacks wishes, int maxSide)
    : m_wishes(std::move(wishes))
    , m_maxSide(maxSide)
    , m_handles{EdgeHandle(Edge::Top, m_wishes), EdgeHandle(Edge::Bottom, m_wishes), EdgeHandle(Edge::Left, m_wishes),
                EdgeHandle(Edge::Right, m_wishes)} {
    pointAt(std::nullopt);
}

void EdgeHandles::addTo(ui::Form& form) {
    for (EdgeHandle& handle : m_handles)
        form.add(handle);
}

ui::Rect EdgeHandles::areaOf(const EdgeHandle& handle) const {
    const float aside = (handle.upright() ? m_place.joinedSides : m_place.joinedTop) ? besideBadge : 0;
    const ui::Rect& windows = m_place.windows;
    const ui::Vec middle = m_place.seen.centre();
    constexpr float thick = EdgeHandle::thickness;
    constexpr float length = EdgeHandle::length;
    switch (handle.edge()) {
    case Edge::Top:
        return {middle.x + aside - length / 2, windows.y - handleGap - thick, length, thick};
    case Edge::Bottom:
        return {middle.x + aside - length / 2, windows.bottom() + handleGap, length, thick};
    case Edge::Left:
        return {windows.x - handleGap - thick, middle.y + aside - length / 2, thick, length};
    case Edge::Right:
        break;
    }
    return {windows.right() + handleGap, middle.y + aside - length / 2, thick, length};
}

void EdgeHandles::follow(const GridPane& pane, const GridView& view, puzzle::Size size) {
    const BoardLayout& layout = view.layout();
    const ui::Rect windows = view.cellsRect();
    const Place place{windows,
                      pane.camera().zoomed() ? common(windows, pane.bounds()) : windows,
                      size.rows,
                      size.columns,
                      layout.joinedSides,
                      layout.joinedTop};
    if (place == m_place)
        return;
    m_place = place;
    if (m_text != nullptr)
        reword();
    for (EdgeHandle& handle : m_handles) {
        const int side = handle.upright() ? place.columns : place.rows;
        handle.follow(areaOf(handle), std::clamp(pitch(), shortestStep, longestStep), m_maxSide - side, side - 1);
    }
    pointAt(m_point);
}

void EdgeHandles::setText(const text::Text& text) {
    m_text = &text;
    reword();
}

void EdgeHandles::reword() {
    m_size = m_text->tr("{1} × {2}", m_place.rows, m_place.columns);
    for (EdgeHandle& handle : m_handles) {
        const auto words = [&](bool adds) {
            const int change = adds ? 1 : -1;
            const int rows = m_place.rows + (handle.upright() ? 0 : change);
            const int columns = m_place.columns + (handle.upright() ? change : 0);
            // TRANSLATORS: {1} says what the handle does: "Add a row at the top: 5 × 6. Drag for more."
            return m_text->tr("{1}: {2} × {3}. Drag for more.", nameOf(*m_text, handle.edge(), adds), rows, columns);
        };
        handle.setWords(words(true), words(false));
    }
}

float EdgeHandles::pitch() const {
    return m_place.windows.w / static_cast<float>(std::max(1, m_place.columns));
}

bool EdgeHandles::isNear(const EdgeHandle& handle) const {
    if (!m_point)
        return false;
    const ui::Rect& windows = m_place.windows;
    const ui::Rect& seen = m_place.seen;
    // The outermost windows, and a strip beside them.
    const float depth = reach + std::clamp(pitch(), 24.0F, 60.0F);
    ui::Rect near = seen.inset(-reach);
    const auto same = [](float one, float other) { return std::abs(one - other) < 1; };
    bool inSight = true; // On a zoomed board the edge may be out of view.
    switch (handle.edge()) {
    case Edge::Top:
        near.h = depth;
        inSight = same(seen.y, windows.y);
        break;
    case Edge::Bottom:
        near = {near.x, near.bottom() - depth, near.w, depth};
        inSight = same(seen.bottom(), windows.bottom());
        break;
    case Edge::Left:
        near.w = depth;
        inSight = same(seen.x, windows.x);
        break;
    case Edge::Right:
        near = {near.right() - depth, near.y, depth, near.h};
        inSight = same(seen.right(), windows.right());
        break;
    }
    return inSight && (near.contains(*m_point) || handle.bounds().contains(*m_point));
}

void EdgeHandles::pointAt(std::optional<ui::Vec> point) {
    m_point = point;
    for (EdgeHandle& handle : m_handles)
        handle.setNear(isNear(handle));
}

bool EdgeHandles::held() const {
    return std::any_of(m_handles.begin(), m_handles.end(), [](const EdgeHandle& handle) { return handle.held(); });
}

void EdgeHandles::letGo(bool undone) {
    for (EdgeHandle& handle : m_handles)
        handle.letGo(undone);
}

void EdgeHandles::draw(ui::Canvas& canvas) const {
    for (const EdgeHandle& handle : m_handles) {
        if (!handle.held())
            continue;
        const float width = canvas.textWidth(m_size, ui::style::bodyBold) + 24;
        constexpr float height = 36;
        const ui::Rect area = handle.bounds();
        const ui::Vec middle = area.centre();
        ui::Rect sign{middle.x - width / 2, middle.y - height / 2, width, height};
        switch (handle.edge()) { // Over the board, where there is room in an OS window of any size.
        case Edge::Top:
            sign.y = area.bottom() + 8;
            break;
        case Edge::Bottom:
            sign.y = area.y - 8 - height;
            break;
        case Edge::Left:
            sign.x = area.right() + 8;
            break;
        case Edge::Right:
            sign.x = area.x - 8 - width;
            break;
        }
        ui::drawPanel(canvas, sign, 10);
        canvas.text(m_size, sign.centre(), ui::style::bodyBold, canvas.colours().text, ui::Align::Centre);
    }
}

} // namespace game
