#include "game/look/LampAtlas.hpp"

#include "game/look/LampPixels.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <stdexcept>

namespace game {

namespace {

constexpr int gap = 2; ///< Clear texels between sprites, so that scaled ones do not borrow from their neighbours.
constexpr std::size_t kept = 8;
constexpr int silhouettesFrom = 60;
constexpr std::array allSilhouettes{Silhouette::Plant, Silhouette::Cat, Silhouette::Curtains, Silhouette::Pendant,
                                    Silhouette::Books};

/// Puts pictures side by side.
class Strip {
public:
    Strip(unsigned width, unsigned height) { m_image.create(width, height, sf::Color::Transparent); }

    sf::IntRect add(const sf::Image& picture) {
        const sf::Vector2u size = picture.getSize();
        m_image.copy(picture, static_cast<unsigned>(m_next), 0);
        const sf::IntRect place{m_next, 0, static_cast<int>(size.x), static_cast<int>(size.y)};
        m_next += place.width + gap;
        return place;
    }
    [[nodiscard]] const sf::Image& image() const { return m_image; }

private:
    sf::Image m_image;
    int m_next = 0;
};

sf::Image whiteSpot() {
    sf::Image image;
    image.create(4, 4, sf::Color::White);
    return image;
}

} // namespace

LampAtlas::LampAtlas(const LampSpec& spec)
    : m_spec(spec) {
    const bool silhouettes = spec.pitch >= silhouettesFrom && !ui::theme(spec.theme).flat;
    const int glowSide = std::clamp(2 * spec.pitch, 32, 256);
    const int sprites = 2 + (spec.levels ? 2 : 0) + (silhouettes ? static_cast<int>(allSilhouettes.size()) : 0);
    const int width = sprites * (spec.pitch + gap) + glowSide + gap + 4;
    Strip strip{static_cast<unsigned>(width), static_cast<unsigned>(std::max(spec.pitch, glowSide))};

    m_white = sf::Vector2f{2, 2};
    const sf::IntRect spot = strip.add(whiteSpot());
    m_white += {static_cast<float>(spot.left), static_cast<float>(spot.top)};
    m_glow = strip.add(bakeGlow(glowSide));
    m_off = strip.add(bakeLamp(spec, false));
    m_on = strip.add(bakeLamp(spec, true));
    if (spec.levels) {
        m_bare = strip.add(bakeLamp(spec, false, false));
        m_shutters = strip.add(bakeShutters(spec));
    }
    if (silhouettes)
        for (const Silhouette kind : allSilhouettes)
            m_silhouettes[static_cast<std::size_t>(kind)] = strip.add(bakeSilhouette(spec, kind));

    if (!m_texture.loadFromImage(strip.image()))
        throw std::runtime_error("no texture for the windows");
    m_texture.setSmooth(true);
}

const LampAtlas& LampAtlases::get(const LampSpec& spec) {
    const auto found =
        std::find_if(m_recent.begin(), m_recent.end(), [&](const LampAtlas& atlas) { return atlas.spec() == spec; });
    if (found != m_recent.end())
        m_recent.splice(m_recent.begin(), m_recent, found);
    else
        m_recent.emplace_front(spec);
    if (m_recent.size() > kept)
        m_recent.pop_back();
    return m_recent.front();
}

} // namespace game
