#include "game/look/TownPicture.hpp"

#include "game/look/Mesh.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace game {

namespace {

constexpr float highest = 640; ///< Of anything above the pavement, at the plan's scale.

} // namespace

struct TownPicture::Painted {
    Content content;
    std::string_view theme; ///< Its name.
    float scale = 1;
    sf::FloatRect area; ///< In pixels of the window.
    sf::RenderTexture target;

    [[nodiscard]] bool shows(const Content& wanted, const ui::Canvas& canvas) const {
        return content == wanted && theme == canvas.theme().name && scale == canvas.viewport().scale();
    }
    void paint(const ui::Theme& with) {
        Brush brush(scale);
        paintTown(brush, with, content.plan, content.houses, content.current, content.light);
        target.clear(sf::Color::Transparent);
        sf::Transform moved;
        moved.translate(-area.left, -area.top);
        brush.draw(target, moved);
        target.display();
    }
};

TownPicture::TownPicture() = default;
TownPicture::~TownPicture() = default;

void TownPicture::release() const {
    m_painted.reset();
}

void TownPicture::draw(ui::Canvas& canvas, const Content& content) const {
    if (!m_painted || !m_painted->shows(content, canvas)) {
        m_painted.reset(); // The old texture goes before the new one comes.
        auto painted = std::make_unique<Painted>();
        painted->content = content;
        painted->theme = canvas.theme().name;
        painted->scale = canvas.viewport().scale();
        const float top =
            std::floor(std::max(0.0F, content.plan.ground - highest * content.plan.scale()) * painted->scale);
        const float bottom = std::ceil(content.plan.ground * painted->scale);
        painted->area = {0, top, std::ceil(content.plan.width * painted->scale), bottom - top};
        if (!painted->target.create(static_cast<unsigned>(painted->area.width),
                                    static_cast<unsigned>(painted->area.height)))
            throw std::runtime_error("no texture for the town");
        painted->paint(canvas.theme());
        m_painted = std::move(painted);
    }
    const sf::FloatRect& area = m_painted->area;
    const auto alpha = static_cast<sf::Uint8>(std::lround(255 * canvas.layerAlpha()));
    Mesh mesh; // The picture is already multiplied by its alpha.
    mesh.clear({});
    mesh.sprite(area, {0, 0, static_cast<int>(area.width), static_cast<int>(area.height)},
                {alpha, alpha, alpha, alpha});
    drawMesh(canvas, mesh, &m_painted->target.getTexture(), bakedBlend);
}

} // namespace game
