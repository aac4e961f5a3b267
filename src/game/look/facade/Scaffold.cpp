// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/Scaffold.hpp"

#include "game/look/Theme.hpp"

#include <algorithm>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float farPole = 22; ///< From the wall, outwards.
constexpr float apart = 18;   ///< From there to the near pole.
constexpr float poleWidth = 4;
constexpr float deckHeight = 5;
constexpr float overhang = 4; ///< Of a deck, beyond its poles.
constexpr float aboveEaves = 34;
constexpr float rail = 18;       ///< Above a deck.
constexpr float leastFloor = 56; ///< Floors of lower houses share a deck.

struct Painter {
    Brush& brush;
    const Facade& facade;
    sf::Color pole, deck, deckLow;

    void paintPole(float x, float top) const {
        brush.box({x - poleWidth / 2, top, poleWidth, facade.ground - top}, 1, pole);
    }
    void paintDeck(float from, float to, float y) const {
        brush.box({from, y, to - from, deckHeight}, 1, Gradient::down(y, y + deckHeight, deck, deckLow));
        brush.line({from, y - rail}, {to, y - rail}, 2, pole, false);
    }
};

} // namespace

void Scaffold::set(bool stands, const ui::Motion& motion) {
    if (stands == m_stands)
        return;
    m_stands = stands;
    m_sinks = !motion.reduced;
    m_standing.send(stands ? 1.0F : 0.0F, motion.duration(m_sinks ? falls : fades), ui::ease::inOut);
}

void Scaffold::draw(ui::Canvas& canvas, const Facade& facade, float room) const {
    const float left = standing();
    if (left <= 0)
        return;
    const float top = facade.wall.y - aboveEaves - rail;
    const Rect area{facade.wall.x - farPole - 12, top - 4, facade.wall.w + 2 * farPole + 24, facade.ground - top + 4};
    if (m_around != facade || m_room != room)
        m_picture.clear();
    m_around = facade;
    m_room = room;
    const BakedBrush& picture = m_picture.on(canvas, [&](Brush& brush) {
        const ui::Theme& theme = canvas.theme();
        const Look& look = game::look(theme);
        const sf::Color wood = ui::mix(look.frame, theme.colours.brass, 0.45F);
        const Painter p{brush, facade, theme.flat ? sf::Color::White : ui::mix(look.frame, sf::Color::White, 0.22F),
                        theme.flat ? sf::Color::White : wood,
                        theme.flat ? sf::Color::White : ui::mix(wood, sf::Color::Black, 0.4F)};
        const float wall = facade.wall.x;
        const float end = facade.right();
        const float deck = facade.wall.y - aboveEaves / 2;
        const float high = facade.ground - deck;
        const int floors = std::clamp(static_cast<int>(high / leastFloor), 1, facade.rows + 2);
        for (const float side : {-1.0F, 1.0F}) {
            const float edge = side < 0 ? wall : end;
            const float outer = std::min(farPole, room - overhang);
            const float near = edge + side * (outer - apart);
            const float far = edge + side * outer;
            for (int floor = 0; floor < floors; ++floor) { // Braces behind the poles, this way and that.
                const float from = deck + high * static_cast<float>(floor) / static_cast<float>(floors);
                const float to = deck + high * static_cast<float>(floor + 1) / static_cast<float>(floors);
                const bool outwards = floor % 2 == 0;
                brush.line({outwards ? near : far, from}, {outwards ? far : near, to}, 2, ui::faded(p.pole, 0.75F),
                           false);
            }
            p.paintPole(near, deck - rail - 6);
            p.paintPole(far, deck - rail - 6);
            for (int floor = 1; floor < floors; ++floor)
                p.paintDeck(std::min(near, far) - overhang, std::max(near, far) + overhang,
                            deck + high * static_cast<float>(floor) / static_cast<float>(floors));
        }
        const float over = std::min(farPole + overhang, room);
        p.paintDeck(wall - over, end + over, deck);
        return area;
    });
    if (!m_sinks) {
        const ui::Canvas::Layer faint(canvas, {}, left);
        picture.draw(canvas);
        return;
    }
    const ui::Canvas::Clip above(canvas, {0, 0, canvas.viewport().size().x, facade.ground});
    const ui::Canvas::Layer sinking(canvas, {0, (1 - left) * area.h});
    picture.draw(canvas);
}

} // namespace game
