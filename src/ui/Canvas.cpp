// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Canvas.hpp"

#include "ui/render/CanvasBatch.hpp"

#include <cmath>

namespace ui {

namespace {

/// Shows exactly the pixels of `area` and nothing outside, at one unit per pixel.
sf::View viewOf(const sf::IntRect& area, sf::Vector2u target) {
    const sf::FloatRect pixels(area);
    const Vec whole(target);
    sf::View view(pixels);
    view.setViewport({pixels.left / whole.x, pixels.top / whole.y, pixels.width / whole.x, pixels.height / whole.y});
    return view;
}

} // namespace

Canvas::Canvas(sf::RenderTarget& target, const Viewport& viewport, const Theme& theme, Resources& resources)
    : m_target(target)
    , m_viewport(viewport)
    , m_visible{0, 0, viewport.size().x, viewport.size().y}
    , m_theme(theme)
    , m_resources(resources)
    , m_batch(std::make_unique<Batch>(target, resources.store())) {
    m_batch->store.beginDrawing(viewport.scale());
    m_batch->clips.push_back(sf::IntRect({}, sf::Vector2i(target.getSize())));
    target.setView(viewOf(m_batch->clips.back(), target.getSize()));
}

Canvas::~Canvas() {
    flush();
    m_batch->store.endDrawing();
    m_target.setView(m_batch->viewBefore);
}

void Canvas::flush() {
    m_batch->vertices.flush();
}

void Canvas::draw(std::span<const sf::Vertex> vertices, sf::PrimitiveType type, const sf::RenderStates& states) {
    flush();
    m_batch->calls.draw(vertices, type, states);
}

void Canvas::draw(const sf::VertexArray& vertices, const sf::RenderStates& states) {
    if (const std::size_t count = vertices.getVertexCount(); count > 0)
        draw({&vertices[0], count}, vertices.getPrimitiveType(), states);
}

Canvas::Layer::Layer(Canvas& canvas, Vec offset, float alpha, float scale, Vec about)
    : m_canvas(canvas) {
    const Batch::Transform& outer = canvas.m_batch->layers.back();
    const Vec move = about + offset - about * scale;
    canvas.m_batch->layers.push_back(
        {outer.scale * scale, outer.move + move * outer.scale, outer.alpha * std::clamp(alpha, 0.0F, 1.0F)});
}

Canvas::Layer::~Layer() {
    m_canvas.m_batch->layers.pop_back();
}

Canvas::Clip::Clip(Canvas& canvas, Rect area)
    : m_canvas(canvas) {
    const Vec from = canvas.device({area.x, area.y});
    const Vec to = canvas.device({area.right(), area.bottom()});
    const sf::Vector2i topLeft(static_cast<int>(std::lround(from.x)), static_cast<int>(std::lround(from.y)));
    const sf::Vector2i bottomRight(static_cast<int>(std::lround(to.x)), static_cast<int>(std::lround(to.y)));
    sf::IntRect common;
    canvas.m_batch->clips.back().intersects(sf::IntRect(topLeft, bottomRight - topLeft), common);
    canvas.m_batch->clips.push_back(common);
    canvas.applyClip();
}

Canvas::Clip::~Clip() {
    m_canvas.flush();
    m_canvas.m_batch->clips.pop_back();
    m_canvas.applyClip();
}

void Canvas::applyClip() {
    flush();
    const sf::IntRect& area = m_batch->clips.back();
    const bool nothing = area.width <= 0 || area.height <= 0;
    m_batch->vertices.setHidden(nothing);
    if (!nothing) {
        m_target.setView(viewOf(area, m_target.getSize()));
    }
}

Vec Canvas::device(Vec logical) const noexcept {
    const Batch::Transform& layer = m_batch->layers.back();
    return (logical * layer.scale + layer.move) * m_viewport.scale();
}

float Canvas::layerScale() const noexcept {
    return m_batch->layers.back().scale;
}

float Canvas::layerAlpha() const noexcept {
    return m_batch->layers.back().alpha;
}

float Canvas::devicePixels() const noexcept {
    return m_viewport.scale() * layerScale();
}

Rect Canvas::snapped(Rect area) const noexcept {
    const Vec from = device({area.x, area.y});
    const Vec to = device({area.right(), area.bottom()});
    const float left = std::round(from.x);
    const float top = std::round(from.y);
    return {left, top, std::max(std::round(to.x) - left, 1.0F), std::max(std::round(to.y) - top, 1.0F)};
}

float Canvas::lineWidth(float logical) const noexcept {
    constexpr float half = 0.499F;
    return std::max(1.0F, std::floor(logical * devicePixels() + half));
}

sf::Color Canvas::shade(sf::Color colour) const noexcept {
    return faded(colour, layerAlpha());
}

} // namespace ui
