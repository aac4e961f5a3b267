// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/AtTheDoor.hpp"

#include "game/look/DuelToken.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float lowestStorey = 40; ///< Lower ones have no door that anything could hang beside.
constexpr float fullStorey = 96;   ///< As in FacadePainter.
constexpr float doorHalf = 36;
constexpr float gateHalf = 66;  ///< The workshop's.
constexpr float lobbyHalf = 58; ///< The hotel's, with the porter's place beside it.
const Vec plateSize{72, 58};
constexpr float besideDoor = 12; ///< From a door to a plate.
constexpr float monthFrom = 46;  ///< A plate has the month too if it is at least this high.

/// The middle of a terrace's door nearest to the middle of the terrace.
float terraceDoor(const Facade& facade) {
    const auto houses = static_cast<float>(terraceHouses(facade.columns));
    const float width = facade.wall.w / houses;
    return facade.wall.x + width * (std::floor((houses - 1) / 2) + 0.5F);
}

} // namespace

std::optional<Doorway> doorwayOf(const Facade& facade) noexcept {
    const float storey = facade.ground - facade.wall.bottom();
    if (facade.floats() || storey < lowestStorey)
        return std::nullopt;
    const float scale = std::min(1.0F, storey / fullStorey);
    Doorway door{facade.wall.centre().x, doorHalf * scale, scale};
    if (facade.house == House::Terrace)
        door.middle = terraceDoor(facade);
    else if (facade.house == House::Corner && facade.columns >= 3)
        door.middle = facade.right() - facade.wall.w / 6;
    else if (facade.house == House::Workshop)
        door.half = gateHalf * scale;
    else if (facade.house == House::Hotel)
        door.half = lobbyHalf * scale;
    return door;
}

bool hasPlateRoom(House house) noexcept {
    return house != House::Corner && house != House::Workshop && house != House::Hotel;
}

std::optional<ui::Rect> datePlateArea(const Facade& facade) noexcept {
    const std::optional<Doorway> door = doorwayOf(facade);
    if (!door || !hasPlateRoom(facade.house))
        return std::nullopt;
    const Vec size = plateSize * door->scale;
    const float left = door->middle + door->half + besideDoor * door->scale;
    if (left + size.x + 4 > facade.right())
        return std::nullopt;
    const float middle = facade.ground - 0.48F * (facade.ground - facade.wall.bottom());
    return Rect{left, middle - size.y / 2, size.x, size.y};
}

void drawDatePlate(ui::Canvas& canvas, const Facade& facade, const DatePlate& plate) {
    const std::optional<Rect> area = datePlateArea(facade);
    if (!area)
        return;
    const ui::Theme& theme = canvas.theme();
    const float scale = area->h / plateSize.y;
    const float middle = area->centre().x;
    if (!theme.flat && look(theme).lampsLit) { // The lamp above it.
        const float lamp = area->y - 13 * scale;
        canvas.fill({middle - 4 * scale, lamp - 4 * scale, 8 * scale, 5 * scale}, look(theme).iron, 1);
        canvas.fill({middle - 9 * scale, lamp, 18 * scale, 4 * scale}, look(theme).iron, 2);
        canvas.fill({middle - 7 * scale, lamp + 4 * scale, 14 * scale, 2 * scale}, theme.colours.litMid, 1);
        canvas.halo({middle, area->y + 4 * scale}, 56 * scale, ui::faded(theme.colours.glow, 0.26F));
    }
    drawPlaque(canvas, *area, {});
    const sf::Color ink = look(theme).enamel;
    const bool month = area->h >= monthFrom;
    canvas.text(plate.day, {middle, month ? area->y + 0.39F * area->h : area->centre().y},
                {ui::Face::Display, 26 * scale, 1, 0, true}, ink, ui::Align::Centre);
    if (month)
        canvas.textFitted(plate.month, {middle, area->y + 0.74F * area->h}, area->w - 10, {ui::Face::Bold, 14 * scale},
                          ink, ui::Align::Centre);
}

void drawPlayerLantern(ui::Canvas& canvas, Vec nail, float scale, std::size_t player, bool burns) {
    const ui::Theme& theme = canvas.theme();
    const sf::Color iron = theme.flat ? sf::Color::White : look(theme).iron;
    const Rect glass{nail.x - 13 * scale, nail.y + 12 * scale, 26 * scale, 30 * scale};
    if (burns && !theme.flat)
        canvas.halo(glass.centre(), 54 * scale, ui::faded(theme.colours.glow, theme.additiveGlow ? 0.55F : 0.35F));
    canvas.line(nail, {nail.x, glass.y}, std::max(1.0F, 2 * scale), iron);
    canvas.fill({nail.x - 9 * scale, glass.y - 5 * scale, 18 * scale, 6 * scale}, iron, 2 * scale);
    const sf::Color lit = theme.flat ? sf::Color::White : theme.colours.litRim;
    const sf::Color off = theme.flat ? sf::Color::Black : look(theme).glassOff;
    canvas.fill(glass, burns ? lit : off, 5 * scale);
    canvas.stroke(glass, std::max(1.5F, 2 * scale), iron, 5 * scale);
    canvas.fill({glass.x - 2 * scale, glass.bottom() - 2 * scale, glass.w + 4 * scale, 4 * scale}, iron, 2 * scale);
    const ui::Canvas::Layer token(canvas, {}, burns ? 1.0F : 0.55F);
    if (burns) // A token of any colour stands out from this.
        canvas.disc(glass.centre(), 10.5F * scale, ui::faded(sf::Color::Black, 0.72F));
    drawDuelToken(canvas, glass.centre(), 7.5F * scale, player);
}

void drawPlayerLanterns(ui::Canvas& canvas, const Facade& facade, std::size_t players,
                        std::optional<std::size_t> burning) {
    const std::optional<Doorway> door = doorwayOf(facade);
    if (!door)
        return;
    constexpr float apart = 42;
    const float top = facade.ground - 0.86F * (facade.ground - facade.wall.bottom());
    for (std::size_t player = 0; player < players; ++player) { // From the door outwards, left and right in turn.
        const float side = player % 2 == 0 ? -1.0F : 1.0F;
        const auto place = static_cast<float>(player / 2);
        drawPlayerLantern(canvas, {door->middle + side * (door->half + (22 + apart * place) * door->scale), top},
                          door->scale, player, burning == player);
    }
}

} // namespace game
