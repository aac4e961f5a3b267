// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Viewport.hpp"

#include <cmath>

namespace ui {

namespace {

constexpr float designWidth = 1280;
constexpr float designHeight = 800;
constexpr float leastWidth = 1000; // Every layout fits into 1000 by 750 units.
constexpr float leastHeight = 750;
constexpr float smallestScale = 0.8F;
constexpr float largestScale = 4;
constexpr float widestContent = 1600;
constexpr float compactBelowWidth = 1150;
constexpr float compactBelowHeight = 780;
constexpr float rounding = 0.01F; // Tolerance: 999.99 logical units count as 1000.

Vec atLeastOne(sf::Vector2u pixels) {
    return {static_cast<float>(std::max(pixels.x, 1U)), static_cast<float>(std::max(pixels.y, 1U))};
}

float fittingScale(Vec pixels) {
    return std::min(pixels.x / leastWidth, pixels.y / leastHeight);
}

float designedScale(Vec pixels) {
    return std::clamp(std::min(pixels.x / designWidth, pixels.y / designHeight), smallestScale, largestScale);
}

/// At a uiScale of 1.
float naturalScale(Vec pixels) {
    return std::min(designedScale(pixels), fittingScale(pixels));
}

float scaleAt(float uiScale, sf::Vector2u window) {
    const Vec pixels = atLeastOne(window);
    if (uiScale <= 1)
        return std::min(designedScale(pixels) * uiScale, fittingScale(pixels));
    return naturalScale(pixels) * std::min(uiScale, Viewport::largestUiScale(window));
}

unsigned pictureSide(unsigned window, float least, float scale) {
    return std::max(window, static_cast<unsigned>(std::ceil(least * scale - rounding)));
}

} // namespace

Viewport::Viewport(sf::Vector2u pixels, float uiScale)
    : m_window(pixels)
    , m_scale(scaleAt(uiScale, pixels)) {
    m_pixels = {pictureSide(pixels.x, leastWidth, m_scale), pictureSide(pixels.y, leastHeight, m_scale)};
}

Vec Viewport::size() const noexcept {
    return {static_cast<float>(m_pixels.x) / m_scale, static_cast<float>(m_pixels.y) / m_scale};
}

bool Viewport::compact() const noexcept {
    return size().x < compactBelowWidth - rounding || size().y < compactBelowHeight - rounding;
}

bool Viewport::tooSmall() const noexcept {
    return m_window.x < smallestWindow.x || m_window.y < smallestWindow.y;
}

float Viewport::margin() const noexcept {
    return compact() ? 24 : 40;
}

Rect Viewport::content() const noexcept {
    const Vec whole = size();
    const float width = std::min(whole.x, widestContent);
    return {(whole.x - width) / 2, 0, width, whole.y};
}

float Viewport::px(float logical) const noexcept {
    return std::round(logical * m_scale);
}

Vec Viewport::px(Vec logical) const noexcept {
    return {px(logical.x), px(logical.y)};
}

Vec Viewport::toLogical(sf::Vector2i pixels) const noexcept {
    return {static_cast<float>(pixels.x) / m_scale, static_cast<float>(pixels.y) / m_scale};
}

float Viewport::fittingUiScale(sf::Vector2u pixels) noexcept {
    const Vec window = atLeastOne(pixels);
    return fittingScale(window) / naturalScale(window);
}

float Viewport::largestUiScale(sf::Vector2u pixels) noexcept {
    return std::max(fittingUiScale(pixels), largestScale / naturalScale(atLeastOne(pixels)));
}

} // namespace ui
