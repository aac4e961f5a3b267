// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EdgeHandles.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float clickReach = 6; ///< In units: any further makes it a drag.
constexpr ui::Seconds fadeDuration = 0.100F;
constexpr float radius = 9;

ui::Vec outwards(puzzle::Edge edge) {
    switch (edge) {
    case puzzle::Edge::Top:
        return {0, -1};
    case puzzle::Edge::Bottom:
        return {0, 1};
    case puzzle::Edge::Left:
        return {-1, 0};
    case puzzle::Edge::Right:
        break;
    }
    return {1, 0};
}

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

void EdgeHandle::follow(ui::Rect area, float step, int more, int fewer) {
    place(area);
    m_reach = {step, more, fewer};
}

void EdgeHandle::setWords(std::string add, std::string remove) {
    m_add = std::move(add);
    m_remove = std::move(remove);
}

void EdgeHandle::setNear(bool near) {
    m_near = near;
    const bool wanted = near || held();
    m_shown.send(wanted ? 1.0F : 0.0F, motion().colourDuration(fadeDuration));
    setVisible(wanted || m_shown.moving());
}

void EdgeHandle::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

ui::Rect EdgeHandle::half(bool adds) const {
    const ui::Rect all = bounds();
    if (upright()) // As on a volume control, up is more.
        return {all.x, adds ? all.y : all.centre().y, all.w, all.h / 2};
    return {adds ? all.centre().x : all.x, all.y, all.w / 2, all.h};
}

std::string_view EdgeHandle::tip() const {
    if (m_grip || !m_pointed || !can(*m_pointed))
        return {};
    return *m_pointed ? m_add : m_remove;
}

void EdgeHandle::letGo(bool undone) {
    if (!m_grip)
        return;
    if (undone && m_grip->pulled != 0)
        m_wishes.pull(m_edge, 0);
    m_grip.reset();
    m_wishes.end();
    setNear(m_near);
}

void EdgeHandle::drag(ui::Vec to) {
    const ui::Vec way = to - m_grip->from;
    if (!m_grip->drags && std::max(std::abs(way.x), std::abs(way.y)) < clickReach)
        return;
    m_grip->drags = true;
    const ui::Vec out = outwards(m_edge);
    const float steps = (way.x * out.x + way.y * out.y) / m_grip->reach.step;
    const int pulled = std::clamp(static_cast<int>(std::lround(steps)), -m_grip->reach.fewer, m_grip->reach.more);
    if (std::exchange(m_grip->pulled, pulled) != pulled)
        m_wishes.pull(m_edge, pulled);
}

bool EdgeHandle::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = bounds().contains(moved->at) ? std::optional(half(true).contains(moved->at)) : std::nullopt;
        if (m_grip)
            drag(moved->at);
        return true;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (pressed->button != ui::Button::Primary || m_grip)
            return true;
        m_pointed = half(true).contains(pressed->at);
        m_grip = Grip{pressed->at, *m_pointed, m_reach, false, 0};
        m_wishes.begin();
        return true;
    }
    if (const auto* released = std::get_if<ui::PointerReleased>(&event)) {
        if (!m_grip || released->button != ui::Button::Primary)
            return true;
        if (!m_grip->drags && can(m_grip->adds))
            m_wishes.pull(m_edge, m_grip->adds ? 1 : -1);
        letGo(false);
        return true;
    }
    if (std::holds_alternative<ui::PointerLeft>(event))
        letGo(false);
    return false;
}

void EdgeHandle::update(ui::Seconds step) {
    Widget::update(step);
    m_shown.update(step);
    setVisible(m_near || held() || m_shown.moving());
}

void EdgeHandle::drawHalf(ui::Canvas& canvas, bool adds) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = half(adds);
    const bool targeted = m_grip ? !m_grip->drags && m_grip->adds == adds : m_pointed == adds;
    if (targeted && can(adds))
        canvas.fill(area.inset(2.5F), ui::mix(colours.surfaceHi, colours.text, 0.12F), radius - 3);
    canvas.icon(adds ? ui::Icon::Plus : ui::Icon::Minus, area.centre(), 16,
                can(adds) ? colours.text : ui::faded(colours.text3, 0.6F));
}

void EdgeHandle::draw(ui::Canvas& canvas) const {
    const ui::Canvas::Layer come(canvas, {}, m_shown.value());
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = bounds();
    canvas.shadow(area, {3, 10, 0.4F}, radius);
    canvas.fill(area, ui::Paint(ui::Paint::Kind::Vertical, colours.surfaceHi, colours.surface), radius);
    drawHalf(canvas, true);
    drawHalf(canvas, false);
    const ui::Vec middle = area.centre();
    if (upright())
        canvas.fill(ui::Rect{area.x + 6, middle.y - 0.5F, area.w - 12, 1}, colours.line);
    else
        canvas.fill(ui::Rect{middle.x - 0.5F, area.y + 6, 1, area.h - 12}, colours.line);
    const sf::Color border = m_grip ? colours.accent : ui::mix(colours.lineCtl, colours.brass, hoverAmount());
    canvas.stroke(area, m_grip ? 2 : 1.5F, border, radius);
}

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
