#include "game/look/Skyline.hpp"

#include "ui/Steps.hpp"

#include <array>
#include <cmath>
#include <random>

namespace game {

namespace {

using sf::Vector2f;

/// What one row of houses is like; units.
struct Habit {
    unsigned seed;
    float period;
    float lowest, highest; ///< Walls.
    float narrowest, widest;
    float antennas;   ///< Chance of one.
    float litWindows; ///< Chance of light in a place for a window.
};

constexpr Habit farHabit{11, 2600, 108, 196, 76, 128, 0.40F, 0.075F};
constexpr Habit nearHabit{29, 2880, 46, 96, 96, 176, 0.16F, 0.085F};

/// Numbers of a fixed seed, the same on every machine.
class Dice {
public:
    explicit Dice(unsigned seed)
        : m_engine(seed) {}
    float between(float low, float high) {
        return low + (high - low) * static_cast<float>(m_engine() - 1) / 2147483645.0F;
    }
    bool chance(float p) { return between(0, 1) < p; }
    int below(int n) { return static_cast<int>(m_engine() % static_cast<unsigned>(n)); }

private:
    std::minstd_rand m_engine;
};

class RoofPainter {
public:
    RoofPainter(Mesh& mesh, const Habit& habit, sf::Color colour, const ui::Theme& theme, float scale)
        : m_mesh(mesh)
        , m_habit(habit)
        , m_dice(habit.seed)
        , m_colour(colour)
        , m_theme(theme)
        , m_scale(scale) {}

    void paintRow() {
        float x = 0;
        while (x < m_habit.period - m_habit.narrowest) {
            const float width =
                std::min(std::round(m_dice.between(m_habit.narrowest, m_habit.widest)), m_habit.period - x);
            paintHouse(x, width, std::round(m_dice.between(m_habit.lowest, m_habit.highest)));
            x += width - 2;
        }
        paintHouse(x, m_habit.period - x + 2, m_habit.lowest * 1.1F);
    }

private:
    void polygon(std::initializer_list<Vector2f> corners) {
        std::vector<Vector2f> pixels;
        for (const Vector2f corner : corners)
            pixels.push_back({corner.x * m_scale, -corner.y * m_scale});
        m_mesh.polygon(pixels, m_colour);
    }
    void box(float left, float width, float low, float high, sf::Color colour) {
        const float x = std::round(left * m_scale);
        const float y = std::round(-high * m_scale);
        m_mesh.rect({x, y, std::max(1.0F, std::round(width * m_scale)), std::round((high - low) * m_scale)}, colour);
    }

    void paintHouse(float x, float width, float wall) {
        const float rise = std::round(std::min(width * m_dice.between(0.26F, 0.42F), 62.0F));
        const float right = x + width;
        float chimneyFoot = wall;
        switch (m_dice.below(4)) {
        case 0: // gable
            polygon({{x, 0}, {x, wall}, {x + width / 2, wall + rise}, {right, wall}, {right, 0}});
            chimneyFoot = wall + rise * 0.35F;
            break;
        case 1: { // hipped
            const float in = width * m_dice.between(0.10F, 0.26F);
            polygon({{x, 0},
                     {x, wall},
                     {x + in, wall + rise * 0.7F},
                     {right - in, wall + rise * 0.7F},
                     {right, wall},
                     {right, 0}});
            chimneyFoot = wall + rise * 0.5F;
            break;
        }
        case 2: // steep gable, off the middle
            polygon({{x, 0}, {x, wall}, {x + width * 0.42F, wall + rise}, {right, wall + rise * 0.12F}, {right, 0}});
            chimneyFoot = wall + rise * 0.3F;
            break;
        default: // flat
            box(x, width, 0, wall + 10, m_colour);
            chimneyFoot = wall + 8;
            break;
        }
        if (m_dice.chance(0.62F)) {
            const float at = m_dice.between(0.14F, 0.30F);
            const float side = m_dice.chance(0.5F) ? at : 1 - at;
            box(x + width * side - 7, 14, chimneyFoot - 20, chimneyFoot + m_dice.between(20, 34), m_colour);
        }
        if (m_dice.chance(m_habit.antennas))
            paintAntenna(x + width * m_dice.between(0.3F, 0.7F), wall);
        paintWindows(x, width, wall);
    }

    void paintAntenna(float x, float foot) {
        const float top = foot + m_dice.between(52, 74);
        box(x, 2, foot, top, m_colour);
        box(x - 10, 22, top - 5, top - 3, m_colour);
        box(x - 7, 16, top - 12, top - 10, m_colour);
    }

    void paintWindows(float x, float width, float wall) {
        for (const float y : ui::Steps(wall - 26, 16, -28))
            for (const float at : ui::Steps(x + 14, x + width - 16, 18))
                if (m_dice.chance(m_habit.litWindows) && !m_theme.flat) {
                    const float strength = m_dice.between(0.55F, 0.78F);
                    box(at, 5.5F, y, y + 7, ui::mix(m_colour, m_theme.colours.litBody, strength));
                }
    }

    Mesh& m_mesh;
    const Habit& m_habit;
    Dice m_dice;
    sf::Color m_colour;
    const ui::Theme& m_theme;
    float m_scale;
};

RoofRow roofs(const Habit& habit, sf::Color colour, const ui::Theme& theme, float scale) {
    RoofRow row;
    row.mesh.clear({});
    row.period = std::round(habit.period * scale);
    RoofPainter{row.mesh, habit, colour, theme, scale}.paintRow();
    return row;
}

} // namespace

RoofRow farRoofs(const ui::Theme& theme, float scale) {
    return roofs(farHabit, theme.colours.roofFar, theme, scale);
}

RoofRow nearRoofs(const ui::Theme& theme, float scale) {
    return roofs(nearHabit, theme.colours.roofNear, theme, scale);
}

} // namespace game
