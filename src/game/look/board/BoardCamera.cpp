// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/BoardCamera.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr float visibleMargin =
    54; ///< Units around the windows that may be visible: cornice, ledge, ghosts and badges.

/// An interval along one axis.
struct Span {
    float from = 0;
    float length = 0;

    [[nodiscard]] float to() const { return from + length; }
};

/// The start of the board such that no more is visible beside it than its margin, or than before; the latter keeps the
/// point under the pointer in place while zooming.
float limitedTo(const Span& board, const Span& before, float margin, const Span& port) {
    const float last = port.from + std::max(margin, before.from - port.from);
    const float first = port.to() - std::max(margin, port.to() - before.to()) - board.length;
    return std::clamp(board.from, std::min(first, last), std::max(first, last));
}

/// How far an interval must be moved to be within another one that is at least as long.
float offsetInto(float from, float to, float least, float most) {
    return from < least ? least - from : to > most ? most - to : 0;
}

sf::Vector2f middleOf(const sf::FloatRect& area) {
    return {area.left + area.width / 2, area.top + area.height / 2};
}

} // namespace

void BoardCamera::place(const BoardLayout& whole, const sf::FloatRect& port) {
    m_whole = whole;
    m_port = port;
    const float pitch = std::round(m_requestedPitch * whole.scale);
    const bool zooms = offered() && pitch > whole.pitch;
    m_to = zooms ? limited({pitch, middleOf(port) - m_middle * pitch}, wholeView()) : wholeView();
    m_time = 0;
}

void BoardCamera::reset() {
    m_requestedPitch = 0;
    m_to = wholeView();
    m_time = 0;
}

bool BoardCamera::largest() const noexcept {
    return !offered() || m_to.pitch >= std::round(largestPitch * m_whole.scale);
}

BoardCamera::View BoardCamera::now() const noexcept {
    if (!moving())
        return m_to;
    const float t = ui::ease::out(m_passed / m_time);
    return {m_from.pitch + (m_to.pitch - m_from.pitch) * t, m_from.origin + (m_to.origin - m_from.origin) * t};
}

BoardCamera::View BoardCamera::limited(View view, const View& before) const {
    const float least = visibleMargin * m_whole.scale;
    const auto margin = [&](bool joined) {
        return joined ? std::max(static_cast<float>(m_whole.reach) * view.pitch, least) : least;
    };
    const auto across = [this](const View& each) {
        return Span{each.origin.x, static_cast<float>(m_whole.columns) * each.pitch};
    };
    const auto down = [this](const View& each) {
        return Span{each.origin.y, static_cast<float>(m_whole.rows) * each.pitch};
    };
    view.origin = {limitedTo(across(view), across(before), margin(m_whole.joinedSides), {m_port.left, m_port.width}),
                   limitedTo(down(view), down(before), margin(m_whole.joinedTop), {m_port.top, m_port.height})};
    return view;
}

void BoardCamera::go(const View& to, ui::Seconds time) {
    m_from = now();
    m_to = to;
    m_passed = 0;
    m_time = time;
    m_middle = (middleOf(m_port) - to.origin) / to.pitch;
}

void BoardCamera::zoom(float factor, sf::Vector2f point, ui::Seconds time) {
    if (!offered())
        return;
    const float whole = m_whole.pitch / m_whole.scale;
    m_requestedPitch =
        std::clamp(std::max(m_requestedPitch, whole) * factor, whole, largestPitch); // Fine steps add up.
    const float pitch = std::round(m_requestedPitch * m_whole.scale);
    if (pitch <= m_whole.pitch) {
        if (zoomed())
            go(wholeView(), time);
        return;
    }
    const View before = now();
    const sf::Vector2f there = (point - before.origin) / before.pitch;
    go(limited({pitch, point - there * pitch}, before), time);
}

void BoardCamera::showWhole(ui::Seconds time) {
    m_requestedPitch = 0;
    if (zoomed())
        go(wholeView(), time);
}

void BoardCamera::centreOn(sf::Vector2f cells, ui::Seconds time) {
    if (zoomed())
        go(limited({m_to.pitch, middleOf(m_port) - cells * m_to.pitch}, m_to), time);
}

void BoardCamera::reveal(lights::Cell cell, ui::Seconds time) {
    if (!zoomed())
        return;
    const float around = std::min(std::max(m_to.pitch, visibleMargin * m_whole.scale),
                                  (std::min(m_port.width, m_port.height) - m_to.pitch) / 2);
    const sf::Vector2f corner =
        m_to.origin + sf::Vector2f{static_cast<float>(cell.column), static_cast<float>(cell.row)} * m_to.pitch;
    const float reach = m_to.pitch + around;
    const sf::Vector2f way{offsetInto(corner.x - around, corner.x + reach, m_port.left, m_port.left + m_port.width),
                           offsetInto(corner.y - around, corner.y + reach, m_port.top, m_port.top + m_port.height)};
    if (way != sf::Vector2f{})
        go(limited({m_to.pitch, m_to.origin + way}, m_to), time);
}

void BoardCamera::moveBy(sf::Vector2f way) {
    if (zoomed())
        go(limited({m_to.pitch, now().origin + way}, m_to), 0);
}

void BoardCamera::update(ui::Seconds step) noexcept {
    m_passed = std::min(m_passed + step, m_time);
}

BoardLayout BoardCamera::layout() const {
    if (!zoomed() && !moving())
        return m_whole;
    const View view = now();
    BoardLayout layout = m_whole;
    layout.pitch = view.pitch;
    layout.lampPitch = static_cast<int>(m_to.pitch);
    layout.origin = moving() ? view.origin : sf::Vector2f{std::round(view.origin.x), std::round(view.origin.y)};
    layout.port = m_port;
    layout.ground = m_port.top + m_port.height;
    return layout;
}

sf::FloatRect BoardCamera::seen() const {
    const auto columns = static_cast<float>(m_whole.columns);
    const auto rows = static_cast<float>(m_whole.rows);
    if (!zoomed() && !moving())
        return {0, 0, columns, rows};
    const View view = now();
    const sf::Vector2f first = (sf::Vector2f{m_port.left, m_port.top} - view.origin) / view.pitch;
    const sf::Vector2f last = first + sf::Vector2f{m_port.width, m_port.height} / view.pitch;
    const float left = std::clamp(first.x, 0.0F, columns);
    const float top = std::clamp(first.y, 0.0F, rows);
    return {left, top, std::clamp(last.x, 0.0F, columns) - left, std::clamp(last.y, 0.0F, rows) - top};
}

} // namespace game
