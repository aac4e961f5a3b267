// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/street/Town.hpp"

#include "game/look/Brush.hpp"
#include "game/look/Rgb.hpp"
#include "game/look/Season.hpp"
#include "game/look/facade/FacadePainter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <random>

namespace game {

namespace {

/// The colours of the trees on the hill, in the light and the mist that lie over it.
struct TreeColours {
    sf::Color crown; ///< Where nothing else is to be seen.
    sf::Color wood;
    sf::Color leaf, otherLeaf; ///< In front of the crown: leaves, and blossom in spring.
    sf::Color snow;            ///< On bare branches.
};

using ui::Vec;

/// Small leaves or blossoms all over a crown.
void paintLeaves(Brush& brush, const TreeColours& colours, Vec centre, float radius, int count, Dice& dice) {
    for (int i = 0; i < count; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * dice.roll();
        const float away = std::sqrt(dice.roll());
        const Vec at = centre + Vec{1.65F * std::cos(angle), std::sin(angle)} * (away * radius) - Vec{0, 0.2F * radius};
        brush.disc(at, radius * (0.09F + 0.08F * dice.roll()),
                   ui::faded(dice.roll() < 0.6F ? colours.leaf : colours.otherLeaf, 0.85F));
    }
}

void paintBranches(Brush& brush, const TreeColours& colours, Vec centre, float radius, bool snow, Dice& dice) {
    const Vec foot = centre + Vec{0, 1.3F * radius};
    const Vec fork = centre + Vec{0, 0.45F * radius};
    brush.line(foot, fork, 0.2F * radius, colours.wood);
    for (const float side : {-1.0F, -0.45F, 0.1F, 0.55F, 1.0F}) {
        const Vec end =
            centre +
            Vec{side * (1.3F + 0.3F * dice.roll()), std::abs(side) * 0.75F - 1.1F - 0.3F * dice.roll()} * radius;
        const Vec middle = fork + (end - fork) * 0.55F;
        const Vec twig = middle + Vec{side * 0.2F + 0.25F, -0.5F} * radius;
        brush.line(fork, end, 0.11F * radius, colours.wood);
        brush.line(middle, twig, 0.07F * radius, colours.wood);
        if (!snow)
            continue;
        const Vec above{0, -0.06F * radius};
        brush.line(fork + (end - fork) * 0.2F + above, end + above, 0.06F * radius, colours.snow);
        brush.line(middle + above, twig + above, 0.05F * radius, colours.snow);
    }
}

/// \param crown a crown at this time of the day, without the colours of the season. \param light how much of those
/// colours is seen, 0 … 1.
TreeColours treeColours(Season season, sf::Color crown, float light) {
    struct Hues {
        sf::Uint32 crown, leaf, otherLeaf;
    };
    constexpr std::array<Hues, 4> hues{{{0x6A7680, 0x9AA6AE, 0x9AA6AE},
                                        {0x5C8A5E, 0xE6B4C4, 0x7FB07A},
                                        {0x3F7A4C, 0x5E9A62, 0x35683F},
                                        {0xA2602C, 0xD08A3A, 0xB4502A}}};
    const Hues& hue = hues[static_cast<std::size_t>(season)];
    const auto seen = [&](sf::Uint32 rgb, float much) { return ui::mix(crown, colour(rgb), much * light); };
    return {seen(hue.crown, 0.55F), ui::mix(crown, sf::Color::Black, 0.05F + 0.5F * light), seen(hue.leaf, 0.8F),
            seen(hue.otherLeaf, 0.8F), seen(0xEAF2F7, 1)};
}

/// Paints a tree: full in spring and summer, with fewer leaves in autumn, bare and with snow on its branches in winter.
/// \param centre of its crown. \param radius of the crown's parts; the whole is about 1.8 as wide and as high.
void paintTree(Brush& brush, const TreeColours& colours, Season season, Vec centre, float radius, unsigned seed) {
    Dice dice{seed + 5};
    const bool bare = season == Season::Winter;
    const bool thin = season == Season::Autumn;
    if (bare || thin)
        paintBranches(brush, colours, centre, radius, bare, dice);
    if (bare)
        return;
    const sf::Color crown = thin ? ui::faded(colours.crown, 0.75F) : colours.crown;
    for (int part = -1; part <= 1; ++part)
        brush.disc(centre + Vec{static_cast<float>(part) * radius * 0.8F, part == 0 ? -radius * 0.5F : 0},
                   thin ? 0.85F * radius : radius, crown);
    paintLeaves(brush, colours, centre, radius, season == Season::Summer ? 10 : 18, dice);
}

using ui::Rect;
using ui::Vec;

constexpr float nextDoorPlace = 0.262F; ///< As a share of the street's width: between shed and terrace.
constexpr float snowOnHills = 0.20F;
constexpr float inMist = 0.55F; ///< How much of the houses the mist of a background hides.

/// Where a house stands.
struct Place {
    House house;
    int tier;
    float x;            ///< As a share of the street's width.
    float scale;        ///< In a street 690 wide, as are the following.
    float height;       ///< Height of its foot above the pavement.
    std::size_t levels; ///< How many levels the scale is made for.
};

constexpr std::array<Place, houseCount - 1> places{{{House::Workshop, 2, 0.135F, 0.215F, 404, 12},
                                                    {House::Observatory, 2, 0.45F, 0.215F, 424, 18},
                                                    {House::Hotel, 2, 0.685F, 0.195F, 436, 18},
                                                    {House::Crooked, 1, 0.115F, 0.245F, 236, 18},
                                                    {House::Round, 1, 0.375F, 0.255F, 256, 18},
                                                    {House::Corner, 1, 0.655F, 0.27F, 262, 18},
                                                    {House::Lighthouse, 1, 0.895F, 0.315F, 322, 12},
                                                    {House::Shed, 0, 0.138F, 0.3705F, 0, 16},
                                                    {House::Terrace, 0, 0.503F, 0.3635F, 0, 23},
                                                    {House::Tower, 0, 0.845F, 0.43F, 0, 16}}};

/// The first house of a tier, counted as in `places`.
constexpr std::size_t firstOf(int tier) {
    std::size_t first = 0;
    while (places[first].tier != tier)
        ++first;
    return first;
}
constexpr std::size_t betweenHills = firstOf(1); ///< The step that paints the hill before the most distant houses.
constexpr std::size_t inFront =
    firstOf(0) + 1; ///< The step that paints the trees; the next one is the house next door.
static_assert(places.size() + 3 == townSteps);

const Place& placeOf(House house) {
    return *std::find_if(places.begin(), places.end() - 1,
                         [house](const Place& place) { return place.house == house; });
}

Vec footOf(const TownPlan& plan, const Place& place) {
    return {plan.left + place.x * (plan.right - plan.left), plan.ground - place.height * plan.scale()};
}

/// The colours of everything around the houses.
struct Ground {
    sf::Color hill, hillLow; ///< The top of the hill, and its foot.
    sf::Color farHill;       ///< The top of the hill behind.
    sf::Color mist;
    float mistBetween, mistInFront;
    sf::Color lane;
    sf::Color trees;
};

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

/// The ground as a background, behind mist in the colour of the sky.
Ground behindMist(Ground ground, const Look& look, float mist) {
    for (sf::Color* colour : {&ground.hill, &ground.hillLow, &ground.farHill, &ground.trees})
        *colour = ui::mix(*colour, look.skyMid, 0.6F * mist);
    ground.lane = ui::faded(ground.lane, 1 - 0.6F * mist);
    return ground;
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

float farEdgeOf(const TownPlan& plan) {
    return std::max(plan.width, plan.right) + 180;
}

/// The upper edges of the two hills, from left to right.
std::array<Vec, 9> farSlope(const TownPlan& plan) {
    const auto at = [&](float x, float height) { return Vec{x, plan.ground - height * plan.scale()}; };
    const auto x = [&](float share) { return plan.left + share * (plan.right - plan.left); };
    return {at(std::min(-200.0F, x(-0.6F)), 120),
            at(x(-0.32F), 190), // Low beside the town, where the sun rises.
            at(x(0.02F), 404),
            at(x(0.2F), 413),
            at(x(0.45F), 420),
            at(x(0.69F), 432),
            at(x(0.88F), 350),
            at(x(1.05F), 250),
            at(farEdgeOf(plan), 210)};
}

std::array<Vec, 8> nearSlope(const TownPlan& plan) {
    const auto at = [&](float x, float height) { return Vec{x, plan.ground - height * plan.scale()}; };
    const auto x = [&](float share) { return plan.left + share * (plan.right - plan.left); };
    return {at(-200, 60),
            at(x(-0.05F), 200),
            at(x(0.2F), 236),
            at(x(0.5F), 256),
            at(x(0.74F), 270),
            at(x(0.93F), 318),
            at(x(1) + 30 * plan.scale(), 300),
            at(farEdgeOf(plan), 120)};
}

/// The y of a slope at an x: the curves of slope() between two points, level at both.
float heightOn(std::span<const Vec> points, float x) {
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Vec from = points[i - 1];
        const Vec to = points[i];
        if (x > to.x)
            continue;
        const float along = std::clamp((x - from.x) / (to.x - from.x), 0.0F, 1.0F);
        float low = 0;
        float high = 1;
        for (int step = 0; step < 20; ++step) { // The curve's parameter at this x.
            const float s = (low + high) / 2;
            (1.5F * s * (1 - s) + s * s * s < along ? low : high) = s;
        }
        return from.y + (to.y - from.y) * low * low * (3 - 2 * low);
    }
    return points.back().y;
}

/// Paints the town from back to front.
class TownPainter {
public:
    TownPainter(Brush& brush, const ui::Theme& theme, const Town& town)
        : m_brush(brush)
        , m_theme(theme)
        , m_town(town)
        , m_plan(town.plan)
        , m_ground(behindMist(groundOf(theme, town.light), look(theme), town.mist))
        , m_k(m_plan.scale())
        , m_span(m_plan.right - m_plan.left) {
        if (town.season == Season::Winter && !dawn())
            for (sf::Color* hill : {&m_ground.hill, &m_ground.farHill})
                *hill = ui::mix(*hill, colour(0xC9D8E2), snowOnHills * (1 - town.mist));
    }

    void farHill() {
        if (m_theme.flat)
            return;
        m_brush.fill(slope(farSlope(m_plan), m_plan.ground),
                     Gradient::down(at(0, 420).y, m_plan.ground, m_ground.farHill, m_ground.hillLow));
    }
    void mistBetweenHills() { mist(470, 210, 0.7F, m_ground.mistBetween, 0); }
    void hill() {
        if (m_theme.flat)
            return;
        m_brush.fill(slope(nearSlope(m_plan), m_plan.ground),
                     Gradient::down(at(0, 318).y, m_plan.ground, m_ground.hill, m_ground.hillLow));
        Outline lane;
        lane.move(at(x(0.9F), 318)).curve(at(x(0.7F), 255), at(x(0.3F), 240), at(x(0.02F), 228));
        m_brush.stroke(lane, 9 * m_k, m_ground.lane);
    }
    void trees() {
        if (m_theme.flat)
            return;
        const float light = (m_theme.additiveGlow && !dawn() ? 0.42F : 0.8F) * (1 - m_town.mist);
        const TreeColours colours = treeColours(m_town.season, m_ground.trees, light);
        std::minstd_rand random{8};
        const auto roll = [&random] { return static_cast<float>(random() - 1) / 2147483645.0F; };
        for (int tree = 0; tree < 26; ++tree) {
            const Vec crown = at(x(roll() * 1.06F), 190 + 60 * roll());
            const float radius = (12 + 16 * roll()) * m_k;
            paintTree(m_brush, colours, m_town.season, crown, radius, static_cast<unsigned>(tree));
        }
    }
    void mistInFront() { mist(330, 0, 0.6F, m_ground.mistInFront * 0.62F, m_ground.mistInFront); }
    void house(const TownHouse& house, bool current);
    void nextDoor() {
        if (m_town.nextDoor)
            m_plan.nextDoor().paint(m_brush, *m_town.nextDoor, inTheMist(facadeColours(m_theme, House::Slate)));
    }

private:
    [[nodiscard]] bool dawn() const { return m_town.light == TownLight::Dawn; }
    [[nodiscard]] float x(float share) const { return m_plan.left + share * m_span; }
    [[nodiscard]] Vec at(float x, float height) const { return {x, m_plan.ground - height * m_k}; }

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
    [[nodiscard]] FacadeColours inTheMist(FacadeColours colours) const;
    void smoke(const TownHouse& house, const Facade& facade);
    void warm(const TownHouse& house, const Facade& facade, const FacadeColours& colours);

    Brush& m_brush;
    const ui::Theme& m_theme;
    const Town& m_town;
    const TownPlan& m_plan;
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
    const FacadeColours colours = inTheMist(dawn() ? atDawn(house.house) : facadeColours(m_theme, house.house));
    if (tier == 0 || m_theme.flat)
        return colours;
    const sf::Color mist = dawn()                 ? m_ground.mist
                           : m_theme.additiveGlow ? ui::mix(look(m_theme).skyMid, look(m_theme).skyLow, 0.4F)
                                                  : look(m_theme).skyMid;
    return colours.through(mist, (dawn() ? 0.14F : 0.16F) * static_cast<float>(tier) +
                                     (house.locked() && !dawn() ? 0.18F : 0.0F));
}

/// A background must not compete with what is in front of it: its lights are dim too.
FacadeColours TownPainter::inTheMist(FacadeColours colours) const {
    if (m_town.mist <= 0)
        return colours;
    const sf::Color sky = look(m_theme).skyMid;
    colours = colours.through(sky, inMist * m_town.mist);
    for (sf::Color* light : {&colours.litCore, &colours.litMid, &colours.litBody, &colours.litRim, &colours.mullionOn})
        *light = ui::mix(*light, ui::mix(sky, colours.litRim, 0.25F), 0.75F * m_town.mist);
    colours.glow = ui::faded(colours.glow, 1 - m_town.mist);
    return colours;
}

/// The light that an awake house casts on its own wall.
void TownPainter::warm(const TownHouse& house, const Facade& facade, const FacadeColours& colours) {
    if (!colours.additive || colours.flat || house.levels.empty() || dawn())
        return;
    const float awake = 1 - static_cast<float>(house.dark()) / static_cast<float>(house.levels.size());
    const float strength = awake * (1 - m_town.mist);
    if (strength <= 0)
        return;
    constexpr float middle = 0.50F;
    constexpr float edge = 0.22F;
    const Rect& wall = facade.wall;
    const sf::Color light = colour(0xFF9F4A);
    m_brush.light(Outline::box({wall.x, wall.y, wall.w, facade.ground - wall.y}),
                  Gradient::radial(wall.centre(), 0.62F * std::max(wall.w, wall.h),
                                   {{0, ui::faded(light, middle * strength)}, {1, ui::faded(light, edge * strength)}}));
}

void TownPainter::smoke(const TownHouse& house, const Facade& facade) {
    const bool stove = house.house != House::Lighthouse && house.house != House::Observatory;
    if (m_theme.flat || !stove || (!house.asleep() && !dawn()))
        return;
    const sf::Color pale = dawn() ? colour(0xFFF3E6) : m_theme.additiveGlow ? colour(0xB9C8D2) : sf::Color::White;
    // In the first light it is thin: it passes in front of the walls behind.
    const float dense = (dawn() ? 0.22F : m_theme.additiveGlow ? 0.5F : 0.7F) * (1 - 0.6F * m_town.mist);
    paintSmoke(m_brush, placesOn(facade).chimney, (m_plan.tierOf(house.house) == 0 ? 150.0F : 95.0F) * m_k,
               ui::faded(pale, dense), static_cast<unsigned>(house.house) + 3);
}

void TownPainter::house(const TownHouse& house, bool current) {
    const FacadeColours colours = coloursOf(house);
    LevelHouse front = m_plan.house(house.house, house.levels.size());
    Facade& facade = front.facade();
    if (current && colours.additive && !m_theme.flat)
        m_brush.glow({facade.wall.centre().x, facade.ground - 260 * facade.k}, 660 * facade.k,
                     ui::faded(colours.glow, 0.22F));
    facade.lantern = !house.locked() && !dawn();
    facade.open = house.asleep() ? 1 : 0;
    paintFacade(m_brush, facade, colours);
    warm(house, facade, colours);
    for (std::size_t i = 0; i < house.levels.size(); ++i)
        paintLevelWindow(m_brush, front.windows()[i], front.windowSize(), house.levels[i], colours,
                         current ? 1.0F : 0.7F);
    smoke(house, facade);
}

} // namespace

bool TownHouse::asleep() const {
    return std::all_of(levels.begin(), levels.end(), [](LevelLight light) { return light == LevelLight::Dark; });
}

std::size_t TownHouse::dark() const {
    return static_cast<std::size_t>(std::count(levels.begin(), levels.end(), LevelLight::Dark));
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
    float size = place.scale * fits * scale();
    if (house == current && place.tier > 0) {
        constexpr float wanted = 34.2F; ///< For its windows, at the usual size of the street.
        constexpr float mostGrowth = 1.5F;
        const float window = LevelHouse{house, levels, {}, size}.windowSize();
        size *= std::clamp(wanted * std::min(1.0F, scale()) / window, 1.0F, mostGrowth);
    }
    LevelHouse result{house, levels, footOf(*this, place), size};
    result.facade().props = false;
    return result;
}

NextDoorHouse TownPlan::nextDoor() const noexcept {
    return {{left + nextDoorPlace * (right - left), ground}, scale()};
}

float TownPlan::hillTop(float x) const {
    return std::min(heightOn(farSlope(*this), x), heightOn(nearSlope(*this), x));
}

void paintDawnTree(Brush& brush, Season season, Vec centre, float foot, float radius, float shown) {
    constexpr float light = 0.8F;
    TreeColours colours = treeColours(season, groundOf(theme("night").controls, TownLight::Dawn).trees, light);
    for (sf::Color* part : {&colours.crown, &colours.wood, &colours.leaf, &colours.otherLeaf, &colours.snow})
        *part = ui::faded(*part, shown);
    const auto seed = static_cast<unsigned>(centre.x);
    brush.line({centre.x, foot}, centre + Vec{0, 0.4F * radius}, 0.2F * radius, colours.wood);
    paintTree(brush, colours, season, centre, radius, seed);
}

Vec catPlace(const FacadePlaces& facade) noexcept {
    return facade.ridgeFrom + (facade.ridgeTo - facade.ridgeFrom) * 0.4F;
}

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

House houseOfStep(std::size_t step, House current) noexcept {
    // Steps of their own are those between the tiers: hill, then trees and next door.
    std::size_t index = places.size();
    if (step < betweenHills)
        index = step;
    else if (step > betweenHills && step < inFront)
        index = step - 1;
    else if (step > inFront + 1 && step < townSteps)
        index = step - 3;
    if (index >= places.size())
        return House::Slate;
    const int tier = places[index].tier;
    std::size_t last = index;
    while (last + 1 < places.size() && places[last + 1].tier == tier)
        ++last;
    std::size_t own = firstOf(tier);
    while (own <= last && places[own].house != current)
        ++own;
    if (own > last || index < own) // The others come before it, in their order.
        return places[index].house;
    return index == last ? current : places[index + 1].house;
}

void paintTown(Brush& brush, const ui::Theme& theme, const Town& town, std::size_t step) {
    TownPainter painter(brush, theme, town);
    switch (step) {
    case 0:
        painter.farHill();
        break;
    case betweenHills:
        painter.mistBetweenHills();
        painter.hill();
        break;
    case inFront:
        painter.trees();
        painter.mistInFront();
        break;
    case inFront + 1:
        painter.nextDoor();
        break;
    default:
        break;
    }
    for (const TownHouse& each : town.houses)
        if (each.house == houseOfStep(step, town.current))
            painter.house(each, each.house == town.current);
}

} // namespace game
