#include "game/look/Town.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float beam = -2.93F; ///< The direction of the lighthouse's beam: over the houses, to the left.

/// Where a house stands.
struct Place {
    House house;
    int tier;
    float x;            ///< Of the street's width.
    float scale;        ///< In a street 690 wide, as are the following.
    float height;       ///< Of its foot above the pavement.
    std::size_t levels; ///< That the scale is made for.
};

constexpr std::array<Place, houseCount - 1> places{{{House::Observatory, 2, 0.45F, 0.215F, 424, 18},
                                                    {House::Crooked, 1, 0.115F, 0.245F, 236, 18},
                                                    {House::Round, 1, 0.375F, 0.255F, 256, 18},
                                                    {House::Corner, 1, 0.655F, 0.27F, 262, 18},
                                                    {House::Lighthouse, 1, 0.895F, 0.315F, 322, 12},
                                                    {House::Shed, 0, 0.135F, 0.335F, 0, 12},
                                                    {House::Terrace, 0, 0.475F, 0.40F, 0, 18},
                                                    {House::Tower, 0, 0.835F, 0.47F, 0, 12}}};

const Place& placeOf(House house) {
    return *std::find_if(places.begin(), places.end() - 1,
                         [house](const Place& place) { return place.house == house; });
}

Vec footOf(const TownPlan& plan, const Place& place) {
    return {plan.left + place.x * (plan.right - plan.left), plan.ground - place.height * plan.scale()};
}

} // namespace

bool TownHouse::asleep() const {
    return std::all_of(levels.begin(), levels.end(), [](LevelLight light) { return light == LevelLight::Dark; });
}

bool TownHouse::locked() const {
    return std::all_of(levels.begin(), levels.end(), [](LevelLight light) { return light == LevelLight::Shut; });
}

std::span<const House> TownPlan::houses() noexcept {
    static constexpr std::array all = [] {
        std::array<House, places.size()> houses{};
        for (std::size_t i = 0; i < places.size(); ++i)
            houses[i] = places[i].house;
        return houses;
    }();
    return all;
}

int TownPlan::tierOf(House house) noexcept {
    return placeOf(house).tier;
}

LevelHouse TownPlan::house(House house, std::size_t levels) const {
    const Place& place = placeOf(house);
    // A house with more floors than its place was made for would hide those behind it: it is drawn smaller.
    constexpr float mayGrow = 1.06F;
    const float made = LevelHouse::sizeOf(house, place.levels).y;
    const float fits = std::min(1.0F, mayGrow * made / LevelHouse::sizeOf(house, levels).y);
    LevelHouse result{house, levels, footOf(*this, place), place.scale * fits * scale()};
    result.facade().props = false;
    result.facade().beam.reset();
    return result;
}

namespace {

/// The colours of everything around the houses.
struct Ground {
    sf::Color hill, hillLow; ///< The top of the hill, and its foot.
    sf::Color farHill;       ///< The top of the hill behind.
    sf::Color mist;
    float mistBetween, mistInFront;
    sf::Color lane;
    sf::Color trees;
};

sf::Color colour(sf::Uint32 rgb) {
    return sf::Color((rgb << 8U) | 0xFFU);
}

Ground groundOf(const ui::Theme& theme, TownLight light) {
    const Look& look = game::look(theme);
    if (light == TownLight::Dawn)
        return {colour(0xA3A98E),
                colour(0x6E7A68),
                colour(0xA8A993),
                colour(0xF7D3A6),
                0.40F,
                0.26F,
                ui::faded(colour(0xC9B8A6), 0.55F),
                colour(0x5D6B66)};
    if (!theme.additiveGlow) { // By day.
        const sf::Color hill = ui::mix(look.roofFar, colour(0xB9C4A2), 0.5F);
        return {hill,  ui::mix(hill, look.roofNear, 0.5F), ui::mix(hill, look.skyMid, 0.35F),  look.skyLow, 0.45F,
                0.22F, ui::faded(look.kerb, 0.7F),         ui::mix(hill, look.roofNear, 0.65F)};
    }
    const sf::Color hill = ui::mix(look.roofFar, look.skyLow, 0.12F);
    const sf::Color low = ui::mix(look.roofNear, look.skyTop, 0.35F);
    sf::Color mist = look.haze;
    mist.a = 255;
    return {hill,
            low,
            ui::mix(hill, look.skyLow, 0.25F),
            mist,
            0.20F,
            0.16F,
            ui::faded(ui::mix(look.frameLow, hill, 0.2F), 0.55F),
            ui::mix(hill, low, 0.5F)};
}

/// A soft slope through the points, down to the pavement.
Outline slope(std::span<const Vec> points, float foot) {
    Outline outline;
    outline.move({points.front().x, foot}).line(points.front());
    for (std::size_t i = 1; i < points.size(); ++i) {
        const float middle = (points[i - 1].x + points[i].x) / 2;
        outline.curve({middle, points[i - 1].y}, {middle, points[i].y}, points[i]);
    }
    outline.line({points.back().x, foot}).close();
    return outline;
}

/// Paints the town from back to front.
class TownPainter {
public:
    TownPainter(Brush& brush, const ui::Theme& theme, const TownPlan& plan, TownLight light)
        : m_brush(brush)
        , m_theme(theme)
        , m_plan(plan)
        , m_light(light)
        , m_ground(groundOf(theme, light))
        , m_k(plan.scale())
        , m_span(plan.right - plan.left) {}

    void farHill() {
        if (m_theme.flat)
            return;
        const std::array points{at(edge(), 190),   at(x(0.02F), 290), at(x(0.45F), 420),
                                at(x(0.78F), 350), at(x(1.05F), 250), at(farEdge(), 210)};
        m_brush.fill(slope(points, m_plan.ground),
                     Gradient::down(at(0, 420).y, m_plan.ground, m_ground.farHill, m_ground.hillLow));
    }
    void mistBetweenHills() { mist(470, 210, 0.7F, m_ground.mistBetween, 0); }
    void hill() {
        if (m_theme.flat)
            return;
        const std::array points{at(edge(), 60),    at(x(-0.05F), 200), at(x(0.2F), 236),         at(x(0.5F), 256),
                                at(x(0.74F), 270), at(x(0.93F), 318),  at(x(1) + 30 * m_k, 300), at(farEdge(), 120)};
        m_brush.fill(slope(points, m_plan.ground),
                     Gradient::down(at(0, 318).y, m_plan.ground, m_ground.hill, m_ground.hillLow));
        Outline lane;
        lane.move(at(x(0.9F), 318)).curve(at(x(0.7F), 255), at(x(0.3F), 240), at(x(0.02F), 228));
        m_brush.stroke(lane, 9 * m_k, m_ground.lane);
    }
    void trees() {
        if (m_theme.flat)
            return;
        std::minstd_rand random{8};
        const auto roll = [&random] { return static_cast<float>(random() - 1) / 2147483645.0F; };
        for (int tree = 0; tree < 26; ++tree) {
            const Vec crown = at(x(roll() * 1.06F), 190 + 60 * roll());
            const float radius = (12 + 16 * roll()) * m_k;
            for (int part = -1; part <= 1; ++part)
                m_brush.disc(crown + Vec{static_cast<float>(part) * radius * 0.8F, part == 0 ? -radius * 0.5F : 0},
                             radius, m_ground.trees);
        }
    }
    void mistInFront() { mist(330, 0, 0.6F, m_ground.mistInFront * 0.62F, m_ground.mistInFront); }
    void house(const TownHouse& house, bool current);

private:
    [[nodiscard]] float x(float share) const { return m_plan.left + share * m_span; }
    [[nodiscard]] Vec at(float x, float height) const { return {x, m_plan.ground - height * m_k}; }
    [[nodiscard]] static float edge() { return -200; }
    [[nodiscard]] float farEdge() const { return std::max(m_plan.width, m_plan.right) + 180; }

    /// Mist between two heights: none at the top, more at `middle` of the way down, and at the bottom.
    void mist(float top, float bottom, float middle, float there, float below) {
        if (m_theme.flat)
            return;
        const auto thick = [this](float alpha) { return ui::faded(m_ground.mist, alpha); };
        const float from = at(0, top).y;
        const float to = at(0, bottom).y;
        m_brush.box({0, from, m_plan.width, to - from},
                    Gradient::linear({0, from}, {0, to}, {{0, thick(0)}, {middle, thick(there)}, {1, thick(below)}}));
    }
    [[nodiscard]] FacadeColours coloursOf(const TownHouse& house) const;
    void smoke(const TownHouse& house, const Facade& facade);

    Brush& m_brush;
    const ui::Theme& m_theme;
    const TownPlan& m_plan;
    TownLight m_light;
    Ground m_ground;
    float m_k;
    float m_span;
};

/// A façade in the first light: between night and day.
FacadeColours atDawn(House house) {
    FacadeColours night = facadeColours(theme("night").controls, house);
    const FacadeColours day = facadeColours(theme("paper").controls, house);
    const auto warm = [](sf::Color& mixed, sf::Color other) {
        mixed = ui::mix(ui::mix(mixed, other, 0.36F), colour(0xE8B48C), 0.10F);
    };
    warm(night.wall, day.wall);
    warm(night.wallLow, day.wallLow);
    warm(night.wallLine, day.wallLine);
    warm(night.cornice, day.cornice);
    warm(night.corniceLow, day.corniceLow);
    night.roof = ui::mix(ui::mix(colour(0x3A3440), colour(0x8A5A4A), 0.6F), colour(0xE8B48C), 0.10F);
    night.glassOff = colour(0x5B6C7C);
    night.glassOffLow = colour(0x3C4A5A);
    night.frame = colour(0xA79C93);
    night.frameLow = colour(0x7B736E);
    night.recess = colour(0x3A3238);
    return night;
}

FacadeColours TownPainter::coloursOf(const TownHouse& house) const {
    const int tier = m_plan.tierOf(house.house);
    const bool dawn = m_light == TownLight::Dawn;
    const FacadeColours colours = dawn ? atDawn(house.house) : facadeColours(m_theme, house.house);
    if (tier == 0 || m_theme.flat)
        return colours;
    const sf::Color mist = dawn                   ? m_ground.mist
                           : m_theme.additiveGlow ? ui::mix(look(m_theme).skyMid, look(m_theme).skyLow, 0.4F)
                                                  : look(m_theme).skyMid;
    return colours.through(mist, (dawn ? 0.14F : 0.16F) * static_cast<float>(tier) +
                                     (house.locked() && !dawn ? 0.18F : 0.0F));
}

void TownPainter::smoke(const TownHouse& house, const Facade& facade) {
    const bool dawn = m_light == TownLight::Dawn;
    const bool stove = house.house != House::Lighthouse && house.house != House::Observatory;
    if (m_theme.flat || !stove || (!house.asleep() && !dawn))
        return;
    const sf::Color pale = dawn ? colour(0xFFF3E6) : m_theme.additiveGlow ? colour(0xB9C8D2) : sf::Color::White;
    paintSmoke(m_brush, placesOn(facade).chimney, (m_plan.tierOf(house.house) == 0 ? 150.0F : 95.0F) * m_k,
               ui::faded(pale, m_theme.additiveGlow || dawn ? 0.5F : 0.7F), static_cast<unsigned>(house.house) + 3);
}

void TownPainter::house(const TownHouse& house, bool current) {
    const FacadeColours colours = coloursOf(house);
    LevelHouse front = m_plan.house(house.house, house.levels.size());
    Facade& facade = front.facade();
    if (current && colours.additive && !m_theme.flat)
        m_brush.glow({facade.wall.centre().x, facade.ground - 260 * facade.k}, 660 * facade.k,
                     ui::faded(colours.glow, 0.22F));
    facade.lantern = !house.locked() && m_light == TownLight::Night;
    if (house.house == House::Lighthouse && facade.lantern)
        facade.beam = beam;
    facade.open = house.asleep();
    paintLevelHouse(m_brush, front, house.levels, colours, current ? 1.0F : 0.7F);
    smoke(house, facade);
}

} // namespace

void paintSmoke(Brush& brush, Vec foot, float height, sf::Color colour, unsigned seed) {
    constexpr int puffs = 20;
    const float phase = static_cast<float>(seed % 13) * 0.48F;
    for (int i = 0; i < puffs; ++i) {
        const float u = std::pow(static_cast<float>(i) / (puffs - 1), 1.8F); // Close together where they are small.
        const Vec at{foot.x + std::sin(phase + u * 5) * height * 0.07F * u + u * u * height * 0.22F,
                     foot.y - u * height};
        const sf::Color pale = ui::faded(colour, 0.7F * (1 - u));
        brush.disc(at, (2 + 9 * u) * 1.5F * height / 150,
                   Gradient::radial(at, (2 + 9 * u) * 1.5F * height / 150, {{0, pale}, {1, ui::faded(pale, 0)}}));
    }
}

void paintTown(Brush& brush, const ui::Theme& theme, const Town& town, std::size_t step) {
    TownPainter painter(brush, theme, town.plan, town.light);
    const auto house = [&](House wanted) {
        for (const TownHouse& each : town.houses)
            if (each.house == wanted)
                painter.house(each, wanted == town.current);
    };
    switch (step) {
    case 0:
        painter.farHill();
        house(House::Observatory);
        break;
    case 1:
        painter.mistBetweenHills();
        painter.hill();
        break;
    case 6:
        painter.trees();
        painter.mistInFront();
        break;
    default:
        house(places[step < 6 ? step - 1 : step - 2].house);
        break;
    }
}

} // namespace game
