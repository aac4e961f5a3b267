#include "game/look/House.hpp"
#include "game/look/Theme.hpp"

#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace game {

namespace {

using ui::Vec;

/// Draws in units of the little house: x from its middle, y upwards from the ground.
class Builder {
public:
    Builder(ui::Canvas& canvas, ui::Rect area, House house, float awake)
        : m_canvas(canvas)
        , m_foot{area.centre().x, area.bottom() - 2}
        , m_unit(area.w / 60)
        , m_awake(awake) {
        const ui::Theme& theme = canvas.theme();
        const WallTint& tint = wallTint(theme, house);
        const Look& look = game::look(theme);
        m_wall = look.paleWalls ? tint.wall : ui::mix(tint.wall, sf::Color::White, 0.22F);
        m_roof = look.paleWalls ? ui::mix(tint.corniceLow, sf::Color::Black, 0.15F)
                                : ui::mix(tint.cornice, sf::Color::White, 0.30F);
        m_dark = look.paleWalls ? look.glassOff : theme.colours.surfaceLo;
        m_lit = theme.colours.litBody;
    }

    void wall(float left, float right, float height) { box(left, right, 0, height, m_wall); }
    void roofBox(float left, float right, float low, float high) { box(left, right, low, high, m_roof); }
    void box(float left, float right, float low, float high, const sf::Color& colour) {
        m_canvas.fill({at(left, high).x, at(left, high).y, (right - left) * m_unit, (high - low) * m_unit},
                      paint(colour));
    }
    void shape(std::initializer_list<Vec> corners, sf::Color colour) {
        std::vector<Vec> placed;
        for (const Vec corner : corners)
            placed.push_back(at(corner.x, corner.y));
        m_canvas.polygon(placed, paint(colour));
    }
    void roof(std::initializer_list<Vec> corners) { shape(corners, m_roof); }
    void dome(float radius, float height, float foot) {
        std::vector<Vec> placed;
        for (int i = 0; i <= 16; ++i) {
            const float angle = 3.14159265F * static_cast<float>(i) / 16;
            placed.push_back(at(-radius * std::cos(angle), foot + height * std::sin(angle)));
        }
        m_canvas.polygon(placed, paint(m_roof));
    }
    /// Windows by their lower left corners; the first ones stay lit longest.
    void windows(std::span<const Vec> corners, float side = 6.6F) {
        const auto lit = static_cast<std::size_t>(std::lround(m_awake * static_cast<float>(corners.size())));
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec corner = at(corners[i].x, corners[i].y + side);
            m_canvas.fill({corner.x, corner.y, side * m_unit, side * m_unit}, i < lit ? m_lit : m_dark, 1.4F);
            if (m_canvas.theme().flat && i >= lit)
                m_canvas.stroke({corner.x, corner.y, side * m_unit, side * m_unit}, 1, sf::Color::White, 1.4F);
        }
    }
    void ground() { box(-30, 30, -2, 0, m_roof); }

    [[nodiscard]] sf::Color wallColour() const { return m_wall; }

private:
    [[nodiscard]] Vec at(float x, float y) const { return {m_foot.x + x * m_unit, m_foot.y - y * m_unit}; }
    /// In the high contrast theme all shapes are grey, so that black windows and white outlines stand out.
    [[nodiscard]] sf::Color paint(sf::Color colour) const {
        return m_canvas.theme().flat ? sf::Color{0x50, 0x50, 0x50} : colour;
    }

    ui::Canvas& m_canvas;
    Vec m_foot;
    float m_unit;
    float m_awake;
    sf::Color m_wall;
    sf::Color m_roof;
    sf::Color m_dark;
    sf::Color m_lit;
};

void shed(Builder& b) {
    b.wall(-14.7F, 15, 23.5F);
    b.roof({{0, 39}, {18.5F, 23}, {-18.5F, 23}});
    b.windows(std::array{Vec{2.3F, 9}, Vec{-9.2F, 9}}, 7.2F);
}

void terrace(Builder& b) {
    b.wall(-22, -0.7F, 33.5F);
    b.wall(1.7F, 24, 33.5F);
    b.roof({{-11.3F, 43.5F}, {1.2F, 33}, {-24, 33}});
    b.roof({{13, 43.5F}, {25.5F, 33}, {0.5F, 33}});
    b.windows(std::array{Vec{-9.3F, 20.5F}, Vec{-18, 8.5F}, Vec{6, 8.5F}, Vec{15, 8.5F}, Vec{-18, 20.5F},
                         Vec{-9.3F, 8.5F}, Vec{6, 20.5F}, Vec{15, 20.5F}});
}

void tower(Builder& b) {
    b.wall(-9.5F, 9.5F, 37);
    b.roofBox(-11.5F, 11.5F, 33, 37);
    b.roof({{0, 51}, {11, 37}, {-11, 37}});
    b.windows(
        std::array{Vec{-7.2F, 24.5F}, Vec{1, 14.5F}, Vec{-7.2F, 4.5F}, Vec{1, 24.5F}, Vec{-7.2F, 14.5F}, Vec{1, 4.5F}},
        6.2F);
}

void lighthouse(Builder& b) {
    b.shape({{-6.5F, 34}, {6.5F, 34}, {11, 0}, {-11, 0}}, b.wallColour());
    b.roof({{-8.2F, 21.5F}, {8.2F, 21.5F}, {9.2F, 14.5F}, {-9.2F, 14.5F}});
    b.roofBox(-9.5F, 9.5F, 34, 36.5F);
    b.windows(std::array{Vec{-3.6F, 37}}, 7.2F);
    b.roof({{0, 51}, {6.5F, 44.5F}, {-6.5F, 44.5F}});
    b.windows(std::array{Vec{-3, 24.5F}, Vec{-3, 4.5F}}, 6);
}

void corner(Builder& b) {
    b.wall(-22.5F, -1, 35);
    b.wall(-1.9F, 23, 45);
    b.roofBox(-25, -1.9F, 34.5F, 38.2F);
    b.roofBox(-4.8F, 25.2F, 44.2F, 48.2F);
    b.windows(std::array{Vec{12, 32.5F}, Vec{2.4F, 20}, Vec{-18, 9.5F}, Vec{2.4F, 32.5F}, Vec{12, 20}, Vec{-18, 22},
                         Vec{2.4F, 7.5F}, Vec{12, 7.5F}});
}

void round(Builder& b) {
    b.wall(-15.8F, 15.8F, 37.5F);
    b.dome(15.8F, 8.7F, 37);
    b.windows(std::array{Vec{-12.4F, 24.3F}, Vec{-3.3F, 10.5F}, Vec{-3.3F, 24.3F}, Vec{5.8F, 24.3F}, Vec{-12.4F, 10.5F},
                         Vec{5.8F, 10.5F}},
              6.4F);
}

void crooked(Builder& b) {
    b.shape({{-11.7F, 42}, {15.8F, 38}, {12, 0}, {-15.6F, 0}}, b.wallColour());
    b.roof({{-13.5F, 47.7F}, {18, 42.5F}, {17, 36.8F}, {-14.4F, 42.6F}});
    b.windows(std::array{Vec{3.3F, 24.7F}, Vec{-8.2F, 11.5F}, Vec{-6.6F, 26.2F}, Vec{2.2F, 10.5F}});
}

void observatory(Builder& b, sf::Color brass) {
    b.shape({{1.5F, 39.5F}, {13.4F, 48.2F}, {15.9F, 44.3F}, {4.5F, 34.6F}}, brass);
    b.wall(-15.8F, 15.8F, 26);
    b.dome(13.2F, 13.2F, 25.6F);
    b.windows(std::array{Vec{-3.3F, 11.5F}, Vec{-12.2F, 11.5F}, Vec{5.6F, 11.5F}}, 6.8F);
}

} // namespace

void drawPackIcon(ui::Canvas& canvas, ui::Rect area, House house, float awake, bool dim) {
    const ui::Canvas::Layer muted{canvas, {}, dim ? 0.55F : 1.0F};
    Builder b{canvas, area, house, awake};
    switch (house) {
    case House::Slate:
    case House::Terrace:
        terrace(b);
        break;
    case House::Shed:
        shed(b);
        break;
    case House::Tower:
        tower(b);
        break;
    case House::Lighthouse:
        lighthouse(b);
        break;
    case House::Corner:
        corner(b);
        break;
    case House::Round:
        round(b);
        break;
    case House::Crooked:
        crooked(b);
        break;
    case House::Observatory:
        observatory(b, canvas.colours().brass);
        break;
    }
    b.ground();
}

} // namespace game
