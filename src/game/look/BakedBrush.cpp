#include "game/look/BakedBrush.hpp"

#include "game/look/Mesh.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <cmath>

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

void BakedBrush::draw(ui::Canvas& canvas, ui::Rect part, ui::Vec to) const {
    const ui::Vec from{part.x, part.y};
    if (m_brush) {
        const ui::Canvas::Clip clip{canvas, {to.x, to.y, part.w, part.h}};
        const ui::Canvas::Layer moved{canvas, to - from};
        m_brush->draw(canvas);
    }
    if (!m_texture)
        return;
    const auto px = [this](float units) { return std::round(units * m_pixels); };
    const ui::Vec size{px(part.w), px(part.h)};
    const sf::IntRect texels{static_cast<int>(px(part.x - m_area.x)), static_cast<int>(px(part.y - m_area.y)),
                             static_cast<int>(size.x), static_cast<int>(size.y)};
    const auto alpha = static_cast<sf::Uint8>(std::lround(255 * canvas.layerAlpha()));
    Mesh mesh; // The colours of the texture are already multiplied by their alpha.
    mesh.clear({});
    mesh.sprite({px(to.x), px(to.y), size.x, size.y}, texels, {alpha, alpha, alpha, alpha});
    drawMesh(canvas, mesh, &m_texture->getTexture(), bakedBlend);
}

} // namespace game
