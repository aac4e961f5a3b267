// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/BoardResidents.hpp"

#include "puzzle/Random.hpp"
#include "ui/Angle.hpp"
#include "ui/Theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {

namespace {

using sf::Vector2f;

constexpr std::size_t mostMoving = 3;
constexpr float settleTime = 0.600F;
constexpr float lotTime = 9; ///< Seconds after which other residents move.

constexpr float inkAlpha = 0.74F;
const sf::Color bedInk{0x5A, 0x74, 0x84}; ///< Colour of somebody in bed, behind dark glass.
constexpr float bedAlpha = 0.50F;
constexpr float noticesUntil = 0.090F;

/// How a part of a silhouette moves. The part keeps its shape, and the picture is stretched a little around it.
struct Habit {
    enum class Way : std::uint8_t {
        None,
        Sway,  ///< To and fro all the time.
        Nudge, ///< Once, at the beginning of each period.
        Hop,   ///< Up and down twice, at the beginning of each period.
        Glow,  ///< Does not move: its tint changes.
    } way = Way::None;
    float period = 1;     ///< Seconds.
    sf::FloatRect part{}; ///< 0 … 1 over the glass.
    Vector2f reach{};     ///< Logical units.
};

/// \param left, top, right, bottom in hundredths of half the glass, as GlassPen has them.
sf::FloatRect part(float left, float top, float right, float bottom) {
    return {(left + 100) / 200, (top + 100) / 200, (right - left) / 200, (bottom - top) / 200};
}

Habit habitOf(Resident who) {
    using Way = Habit::Way;
    switch (who) {
    case Resident::Reader:
        return {Way::Nudge, 6, part(50, 8, 92, 74), {-2, -1}}; // A page.
    case Resident::Knitter:
        return {Way::Sway, 1.2F, part(8, 16, 70, 60), {0, 1.5F}}; // The needles.
    case Resident::Child:
        return {Way::Hop, 2.4F, part(-50, -74, 62, 62), {0, -5}};
    case Resident::Cat:
        return {Way::Nudge, 5, part(-78, 36, -56, 66), {-2, 0}}; // The tip of the tail.
    case Resident::FishTank:
        return {Way::Sway, 4, part(-56, 16, 38, 80), {2, 0}};
    case Resident::Television:
        return {Way::Glow, 2.5F, part(20, -2, 86, 48), {}};
    case Resident::Cellist:
        return {Way::Sway, 1.6F, part(-48, 56, -6, 82), {2, -0.6F}}; // The hand with the bow.
    case Resident::Cook:
        return {Way::Sway, 2, part(42, -48, 88, 12), {1.5F, 0}}; // Steam.
    case Resident::Cot:
        return {Way::Sway, 3, part(-2, -26, 82, -6), {1.5F, 0}}; // The mobile.
    case Resident::NightPorter:
        return {Way::Sway, 2.4F, part(28, -10, 50, 50), {1.5F, 0}}; // The key.
    case Resident::Gardener:
    case Resident::ChessPlayers:
    case Resident::NightWorker:
        break;
    }
    return {};
}

/// How far the part is from its rest, −1 … 1; 0 at the beginning.
float deflection(const Habit& habit, float phase) {
    const float t = std::fmod(phase, habit.period);
    const auto arch = [t](float from, float length) {
        const float u = (t - from) / length;
        return u > 0 && u < 1 ? std::sin(ui::pi * u) : 0.0F;
    };
    switch (habit.way) {
    case Habit::Way::Nudge:
        return arch(0.2F, 1.2F);
    case Habit::Way::Hop:
        return arch(0.1F, 0.5F) + 0.6F * arch(0.6F, 0.4F);
    case Habit::Way::Sway:
    case Habit::Way::Glow:
        return std::sin(2 * ui::pi * t / habit.period);
    case Habit::Way::None:
        break;
    }
    return 0;
}

/// How far the hand at the cord is from its rest, in units: it waves once to and fro, and pulls. \param since 0 … 1.
Vector2f waved(float since) {
    constexpr float waves = 0.6F; ///< The rest of the time it pulls.
    constexpr float aside = 4.5F;
    constexpr float down = 5;
    if (since < waves)
        return {aside * std::sin(2 * ui::pi * since / waves), 0};
    return {0, down * std::sin(ui::pi * (since - waves) / (1 - waves))};
}

/// Draws a sprite with one part of it shifted, as nine pieces.
void paintShifted(Mesh& mesh, const sf::FloatRect& area, const sf::IntRect& texels, const Habit& habit, Vector2f shift,
                  sf::Color colour, sf::Color partColour) {
    const std::array<float, 4> across{0, habit.part.left, habit.part.left + habit.part.width, 1};
    const std::array<float, 4> down{0, habit.part.top, habit.part.top + habit.part.height, 1};
    const sf::FloatRect sheet(texels);
    const auto inner = [](std::size_t i) { return i == 1 || i == 2; };
    const auto corner = [&](std::size_t column, std::size_t row) {
        const Vector2f at{area.left + across[column] * area.width, area.top + down[row] * area.height};
        return inner(column) && inner(row) ? at + shift : at;
    };
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) {
            const std::array<Vector2f, 4> corners{corner(column, row), corner(column + 1, row),
                                                  corner(column + 1, row + 1), corner(column, row + 1)};
            const sf::FloatRect piece{sheet.left + across[column] * sheet.width, sheet.top + down[row] * sheet.height,
                                      (across[column + 1] - across[column]) * sheet.width,
                                      (down[row + 1] - down[row]) * sheet.height};
            mesh.spriteQuad(corners, piece, row == 1 && column == 1 ? partColour : colour);
        }
}

} // namespace

BoardResidents::BoardResidents(std::vector<Home> homes, std::uint64_t seed)
    : m_homes(std::move(homes))
    , m_seed(seed) {
    for (const Home& home : m_homes)
        m_dwellers.push_back({home, 0, ui::Tween{}});
}

std::vector<std::size_t> BoardResidents::chosen(const BoardLights& lights, std::optional<lights::Cell> pointed) const {
    std::vector<std::size_t> result;
    const auto add = [&](std::size_t i) {
        if (result.size() < mostMoving && lights.isLit(m_dwellers[i].home.cell) &&
            habitOf(m_dwellers[i].home.who).way != Habit::Way::None &&
            std::find(result.begin(), result.end(), i) == result.end())
            result.push_back(i);
    };
    const auto addAt = [&](lights::Cell cell) {
        for (std::size_t i = 0; i < m_dwellers.size(); ++i)
            if (m_dwellers[i].home.cell == cell)
                add(i);
    };
    if (pointed)
        addAt(*pointed);
    for (const lights::Cell cell : m_touched)
        addAt(cell);
    // Two more by lot, for as long as they are awake.
    puzzle::Random random(m_seed + static_cast<std::uint64_t>(m_passed / lotTime));
    for (int i = 0; i < 2; ++i)
        add(static_cast<std::size_t>(random.below(m_dwellers.size())));
    return result;
}

void BoardResidents::update(float seconds, const BoardLights& lights, std::optional<lights::Cell> pointed) {
    if (m_dwellers.empty() || (!m_lively && !moving()))
        return;
    const std::vector<std::size_t> movers = m_lively ? chosen(lights, pointed) : std::vector<std::size_t>{};
    m_passed += m_lively ? seconds : 0;
    for (std::size_t i = 0; i < m_dwellers.size(); ++i) {
        Dweller& dweller = m_dwellers[i];
        const bool moves = std::find(movers.begin(), movers.end(), i) != movers.end();
        dweller.vigour.send(moves ? 1.0F : 0.0F, settleTime);
        dweller.vigour.update(seconds);
        const bool still = dweller.vigour.value() <= 0 && !dweller.vigour.moving();
        dweller.phase = still ? 0 : dweller.phase + seconds;
    }
}

void BoardResidents::sayGoodNight() {
    for (const lights::Cell cell : m_touched)
        for (const Dweller& dweller : m_dwellers)
            if (dweller.home.cell == cell && dweller.home.who != Resident::Cat &&
                dweller.home.who != Resident::FishTank)
                m_waver = cell;
}

bool BoardResidents::moving() const noexcept {
    return std::any_of(m_dwellers.begin(), m_dwellers.end(),
                       [](const Dweller& dweller) { return dweller.vigour.moving() || dweller.vigour.target() > 0; });
}

std::optional<BoardResidents::Sight> BoardResidents::at(lights::Cell cell) const noexcept {
    for (const Dweller& dweller : m_dwellers)
        if (dweller.home.cell == cell)
            return Sight{dweller.home.who, dweller.phase, dweller.vigour.value(), m_waver == cell};
    return std::nullopt;
}

std::optional<Pose> poseOf(const Shine& shine) noexcept {
    if (shine.dark >= BoardLights::offTime)
        return Pose::InBed;
    if (shine.dark > 0)
        return shine.dark < noticesUntil ? Pose::Notices : Pose::PullsCord;
    return shine.brightness > 0 ? std::optional(Pose::Awake) : std::nullopt;
}

void paintResident(Mesh& mesh, const ResidentPaint& paint, const BoardResidents::Sight& sight, const Shine& shine) {
    const std::optional<Pose> pose = poseOf(shine);
    if (!pose)
        return;
    const float pixel = paint.window.width / static_cast<float>(paint.atlas.spec().pitch);
    const float inset = static_cast<float>(paint.atlas.residentInset()) * pixel;
    const sf::FloatRect glass{paint.window.left + inset, paint.window.top + inset, paint.window.width - 2 * inset,
                              paint.window.height - 2 * inset};
    const sf::IntRect sprite = paint.atlas.resident(sight.who, *pose);
    if (pose == Pose::InBed) {
        const float left = (BoardLights::bedTime - shine.dark) / (BoardLights::bedTime - BoardLights::offTime);
        mesh.sprite(glass, sprite, ui::faded(bedInk, bedAlpha * std::max(0.0F, left) * paint.alpha));
        return;
    }
    const auto ink = [&](float strength) {
        return ui::faded(paint.ink, strength * inkAlpha * std::min(1.0F, 1.2F * shine.brightness) * paint.alpha);
    };
    if (pose == Pose::PullsCord && sight.waves) {
        const float since = (shine.dark - noticesUntil) / (BoardLights::offTime - noticesUntil);
        const Habit arm{Habit::Way::None, 1, part(30, -34, 88, 24), {}};
        paintShifted(mesh, glass, sprite, arm, waved(since) * paint.scale, ink(1), ink(1));
        return;
    }
    const Habit habit = habitOf(sight.who);
    const float way = pose == Pose::Awake ? sight.vigour * deflection(habit, sight.phase) : 0;
    if (way == 0) {
        mesh.sprite(glass, sprite, ink(1));
        return;
    }
    const float glow = habit.way == Habit::Way::Glow ? 1 + 0.06F * way : 1.0F;
    paintShifted(mesh, glass, sprite, habit, habit.reach * (way * paint.scale), ink(1), ink(glow));
}

} // namespace game
