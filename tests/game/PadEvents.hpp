// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Window/Event.hpp>

#include <array>

namespace game::test {

/// A button of the first gamepad is pressed and released, as the system reports it. \param button in Xbox order.
inline std::array<sf::Event, 2> buttonPush(unsigned button) {
    sf::Event pressed{};
    pressed.type = sf::Event::JoystickButtonPressed;
    pressed.joystickButton = {0, button};
    sf::Event released = pressed;
    released.type = sf::Event::JoystickButtonReleased;
    return {pressed, released};
}

/// A stick, the D-pad or a trigger is moved and returns to rest. \param to −100 … 100.
inline std::array<sf::Event, 2> axisPush(sf::Joystick::Axis axis, float to) {
    const bool trigger = axis == sf::Joystick::Z || axis == sf::Joystick::R;
    sf::Event moved{};
    moved.type = sf::Event::JoystickMoved;
    moved.joystickMove = {0, axis, to};
    sf::Event back = moved;
    back.joystickMove.position = trigger ? -100.0F : 0.0F;
    return {moved, back};
}

} // namespace game::test
