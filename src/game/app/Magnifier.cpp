// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Magnifier.hpp"

#include "game/scene/Scene.hpp"
#include "game/services/Actions.hpp"

#include <SFML/Graphics/Sprite.hpp>
#include <SFML/Graphics/View.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace game {

namespace {

constexpr ui::Seconds travel = 0.2F;
constexpr float pointerMargin = 0.06F; // Share of the window: this close to its edge, that of the picture is visible.
constexpr float step = 0.4F;           // Share of the window.
constexpr float beside = 0.05F;        // Share of the window, on both sides of what is revealed: names are to the left.
constexpr float aboveAndBelow = 0.15F; // Likewise.

struct Glance {
    ui::Action action;
    float right;
    float down;
};
constexpr std::array glances{Glance{action::lookUp, 0, -1}, Glance{action::lookDown, 0, 1},
                             Glance{action::lookLeft, -1, 0}, Glance{action::lookRight, 1, 0}};
/// They act on what has the focus, which has to be seen.
constexpr std::array acting{ui::Action::Up,      ui::Action::Down,        ui::Action::Left,           ui::Action::Right,
                            ui::Action::Confirm, ui::Action::NextControl, ui::Action::PreviousControl};

/// Where the visible part of this length has to begin, so that a stretch can be seen and it moves as little as
/// possible.
float revealed(float begin, float from, float to, float visible, float around) {
    const float margin = std::min(visible * around, std::max((visible - (to - from)) / 2, 0.0F));
    return std::max(std::min(begin, from - margin), std::min(to + margin - visible, from - margin));
}

/// How far across the window a pixel is: 0 to 1, between the margins.
float withinMargins(int at, unsigned window) {
    const float part = static_cast<float>(at) / static_cast<float>(window);
    return std::clamp((part - pointerMargin) / (1 - 2 * pointerMargin), 0.0F, 1.0F);
}

/// Where the visible part begins after the pointer has moved: as much nearer to the edge of the picture as the pointer
/// is to that of the window. So it does not jump, wherever it was. If the pointer stays at an edge, that is asked for.
float followed(float begin, float before, float now, float most) {
    if (now > before)
        return begin + (most - begin) * (now - before) / (1 - before);
    if (now < before)
        return begin * now / before;
    return now <= 0 ? 0 : now >= 1 ? most : begin;
}

} // namespace

void Magnifier::resize(const ui::Viewport& viewport) {
    // What was in the middle stays there.
    const ui::Vec middle{(m_left.target() + static_cast<float>(m_window.x) / 2) / m_scale,
                         (m_top.target() + static_cast<float>(m_window.y) / 2) / m_scale};
    m_window = viewport.window();
    m_picture = viewport.pixels();
    m_scale = viewport.scale();
    m_texture.reset();
    send({middle.x * m_scale - static_cast<float>(m_window.x) / 2,
          middle.y * m_scale - static_cast<float>(m_window.y) / 2},
         0);
}

void Magnifier::point(sf::Vector2i at, const ui::Motion& motion) {
    const ui::Vec before = std::exchange(m_pointer, {withinMargins(at.x, m_window.x), withinMargins(at.y, m_window.y)});
    const auto follow = [&](ui::Tween& begin, float from, float to, float most) {
        begin.send(followed(begin.target(), from, to, most), from == to ? motion.colourDuration(travel) : 0);
    };
    follow(m_left, before.x, m_pointer.x, most().x);
    follow(m_top, before.y, m_pointer.y, most().y);
}

void Magnifier::look(const Scene& top, const std::optional<ui::Rect>& reached, bool byPointer,
                     const ui::Motion& motion) {
    std::optional<ui::Rect> now = reached;
    const ui::Widget* const focused = top.form() != nullptr ? top.form()->focused() : nullptr;
    if (!now && focused != nullptr)
        now = focused->attention();
    const bool appears = std::exchange(m_scene, &top) != &top;
    if (std::exchange(m_reached, now) == now || !now || (byPointer && !(appears && top.overlay())))
        return;
    if (appears && !top.overlay()) // A page is read from its beginning.
        send({}, 0);
    // As much as fits: a whole list rather than the row that is reached, a control with its name beside it.
    const ui::Rect control = reached || focused == nullptr ? *now : focused->bounds();
    const bool withName = now->w >= control.w && now->h >= control.h && fits(*now);
    reveal(fits(control) && !withName ? control : *now, motion);
}

bool Magnifier::fits(const ui::Rect& area) const noexcept {
    return area.w * m_scale <= static_cast<float>(m_window.x) && area.h * m_scale <= static_cast<float>(m_window.y);
}

void Magnifier::reveal(const ui::Rect& area, const ui::Motion& motion) {
    send({revealed(m_left.target(), area.x * m_scale, area.right() * m_scale, static_cast<float>(m_window.x), beside),
          revealed(m_top.target(), area.y * m_scale, area.bottom() * m_scale, static_cast<float>(m_window.y),
                   aboveAndBelow)},
         motion.colourDuration(travel));
}

bool Magnifier::act(ui::Action action, const ui::Motion& motion) {
    if (std::find(acting.begin(), acting.end(), action) != acting.end())
        m_reached.reset();
    const auto* const glance =
        std::find_if(glances.begin(), glances.end(), [&](const Glance& each) { return each.action == action; });
    if (glance == glances.end())
        return false;
    send({m_left.target() + glance->right * step * static_cast<float>(m_window.x),
          m_top.target() + glance->down * step * static_cast<float>(m_window.y)},
         motion.colourDuration(travel));
    return true;
}

void Magnifier::update(ui::Seconds passed) {
    m_left.update(passed);
    m_top.update(passed);
}

sf::Vector2i Magnifier::corner() const noexcept {
    return {static_cast<int>(std::lround(m_left.value())), static_cast<int>(std::lround(m_top.value()))};
}

ui::Rect Magnifier::visible() const noexcept {
    return {static_cast<float>(corner().x) / m_scale, static_cast<float>(corner().y) / m_scale,
            static_cast<float>(m_window.x) / m_scale, static_cast<float>(m_window.y) / m_scale};
}

sf::Event Magnifier::inPicture(const sf::Event& event) const {
    sf::Event moved = event;
    const auto shift = [&](auto& mouse) {
        mouse.x += corner().x;
        mouse.y += corner().y;
    };
    if (event.type == sf::Event::MouseMoved)
        shift(moved.mouseMove);
    else if (event.type == sf::Event::MouseButtonPressed || event.type == sf::Event::MouseButtonReleased)
        shift(moved.mouseButton);
    else if (event.type == sf::Event::MouseWheelScrolled)
        shift(moved.mouseWheelScroll);
    return moved;
}

void Magnifier::draw(sf::RenderTarget& window, const std::function<void(sf::RenderTarget&)>& drawPicture) {
    if (!m_texture) {
        auto texture = std::make_unique<sf::RenderTexture>();
        if (!texture->create(m_picture.x, m_picture.y)) {
            m_picture = m_window;
            send({}, 0);
            drawPicture(window);
            return;
        }
        m_texture = std::move(texture);
    }
    drawPicture(*m_texture);
    m_texture->display();
    const sf::View before = window.getView();
    const sf::Vector2i size(m_window);
    window.setView(sf::View(sf::FloatRect({}, sf::Vector2f(size))));
    window.draw(sf::Sprite(m_texture->getTexture(), {corner(), size}), sf::BlendNone);
    window.setView(before);
}

ui::Vec Magnifier::most() const noexcept {
    return {static_cast<float>(m_picture.x - m_window.x), static_cast<float>(m_picture.y - m_window.y)};
}

void Magnifier::send(ui::Vec to, ui::Seconds duration) {
    m_left.send(std::clamp(to.x, 0.0F, most().x), duration);
    m_top.send(std::clamp(to.y, 0.0F, most().y), duration);
}

} // namespace game
