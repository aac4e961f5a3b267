// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/BakedBrush.hpp"

#include "game/look/Mesh.hpp"
#include "game/look/Sdf.hpp"
#include "ui/FrameMemory.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <array>
#include <cmath>
#include <vector>

namespace game {

BakedBrush::BakedBrush() = default;
BakedBrush::~BakedBrush() = default;
BakedBrush::BakedBrush(BakedBrush&&) noexcept = default;
BakedBrush& BakedBrush::operator=(BakedBrush&&) noexcept = default;

void BakedBrush::clear() {
    m_texture.reset();
    m_brush.reset();
}

void BakedBrush::bake(const Brush& brush, ui::Rect area, float pixels) {
    clear();
    const float left = std::floor(area.x * pixels);
    const float top = std::floor(area.y * pixels);
    const float right = std::ceil(area.right() * pixels);
    const float bottom = std::ceil(area.bottom() * pixels);
    if (right <= left || bottom <= top)
        return;
    m_pixels = pixels;
    m_area = {left / pixels, top / pixels, (right - left) / pixels, (bottom - top) / pixels};
    const ui::TargetChange change;
    auto texture = std::make_unique<sf::RenderTexture>();
    if (!texture->create(static_cast<unsigned>(right - left), static_cast<unsigned>(bottom - top))) {
        m_brush = brush;
        return;
    }
    texture->setSmooth(true); // For layers that scale.
    texture->clear(sf::Color::Transparent);
    sf::Transform moved;
    moved.translate(-left, -top);
    brush.draw(*texture, moved);
    texture->display();
    m_texture = std::move(texture);
}

void BakedBrush::draw(ui::Canvas& canvas, const Fade& fade) const {
    if (!m_texture || fade.least >= 1) {
        draw(canvas);
        return;
    }
    // Quads are shaded in straight lines: short ones follow the curve.
    constexpr int steps = 8;
    std::vector<float> cuts{m_area.y};
    for (int i = 0; i <= steps; ++i)
        cuts.push_back(fade.top - fade.over * static_cast<float>(steps - i) / steps);
    for (int i = 0; i <= steps; ++i)
        cuts.push_back(fade.bottom + fade.over * static_cast<float>(i) / steps);
    cuts.push_back(m_area.bottom());
    const auto colourAt = [&](float y) {
        const float outside = std::max({0.0F, fade.top - y, y - fade.bottom});
        const float opacity = fade.least + (1 - fade.least) * (1 - sdf::smoothstep(0, fade.over, outside));
        const auto alpha = static_cast<sf::Uint8>(std::lround(255 * canvas.layerAlpha() * opacity));
        return sf::Color{alpha, alpha, alpha, alpha};
    };
    const auto px = [this](float units) { return static_cast<int>(std::lround(units * m_pixels)); };
    const int left = px(m_area.x);
    const int top = px(m_area.y);
    const int width = px(m_area.right()) - left;
    Mesh mesh;
    mesh.clear({});
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        const float from = std::clamp(cuts[i], m_area.y, m_area.bottom());
        const float to = std::clamp(cuts[i + 1], m_area.y, m_area.bottom());
        const int height = px(to) - px(from);
        if (height <= 0)
            continue;
        const std::array colours{colourAt(from), colourAt(from), colourAt(to), colourAt(to)};
        mesh.sprite({static_cast<float>(left), static_cast<float>(px(from)), static_cast<float>(width),
                     static_cast<float>(height)},
                    {0, px(from) - top, width, height}, colours);
    }
    drawMesh(canvas, mesh, &m_texture->getTexture(), bakedBlend);
}

void BakedBrush::draw(ui::Canvas& canvas, std::span<const Part> parts) const {
    if (m_brush)
        for (const Part& part : parts) { // Neither turned nor stretched: there was no memory for a picture.
            const ui::Canvas::Clip clip{canvas, {part.to.x, part.to.y, part.area.w, part.area.h}};
            const ui::Canvas::Layer moved{canvas, part.to - ui::Vec{part.area.x, part.area.y}};
            m_brush->draw(canvas);
        }
    if (!m_texture)
        return;
    const auto px = [this](float units) { return std::round(units * m_pixels); };
    const auto alpha = static_cast<sf::Uint8>(std::lround(255 * canvas.layerAlpha()));
    Mesh mesh; // The colours of the texture are already multiplied by their alpha.
    mesh.clear({});
    for (const auto& [area, to, degrees, stretch] : parts) {
        const ui::Vec size{px(area.w), px(area.h)};
        const sf::IntRect texels{static_cast<int>(px(area.x - m_area.x)), static_cast<int>(px(area.y - m_area.y)),
                                 static_cast<int>(size.x), static_cast<int>(size.y)};
        const ui::Vec at{px(to.x), px(to.y)};
        const std::size_t first = mesh.vertices().getVertexCount();
        mesh.sprite({at.x, at.y, size.x, size.y * stretch}, texels, {alpha, alpha, alpha, alpha});
        if (degrees != 0)
            mesh.turn(at + size / 2.0F, degrees, first);
    }
    drawMesh(canvas, mesh, &m_texture->getTexture(), bakedBlend);
}

} // namespace game
