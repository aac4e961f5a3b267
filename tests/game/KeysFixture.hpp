// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/GameFixture.hpp"
#include "game/PadEvents.hpp"
#include "game/services/KeyMap.hpp"

namespace game::test {

/// The scene runner with keyboard and gamepad events as the system reports them, mapped by the bindings in the
/// settings.
class DeviceRunner : public SceneRunner {
public:
    void tapKey(sf::Keyboard::Key code, bool control = false, bool shift = false) {
        sf::Event event{};
        event.type = sf::Event::KeyPressed;
        event.key.code = code;
        event.key.control = control;
        event.key.shift = shift;
        send(event);
        event.type = sf::Event::KeyReleased;
        send(event);
    }
    /// Holds a key: the press, one repeat by the system, and the release.
    void hold(sf::Keyboard::Key code) {
        sf::Event event{};
        event.type = sf::Event::KeyPressed;
        event.key.code = code;
        send(event);
        send(event);
        event.type = sf::Event::KeyReleased;
        send(event);
    }
    void pad(unsigned button) {
        for (const sf::Event& event : buttonPush(button))
            send(event);
    }
    void push(sf::Joystick::Axis axis, float position) {
        for (const sf::Event& event : axisPush(axis, position))
            send(event);
    }
    [[nodiscard]] KeyMap map() const { return KeyMap::read(preferences.get().bindings); }
    [[nodiscard]] KeyMap written() const {
        return KeyMap::read(data::loadSettings(paths.settings()).settings.bindings);
    }

private:
    void send(const sf::Event& event) {
        input.setBindings(map().bindings());
        for (const ui::Event& meant : input.map(event, ui::Viewport({1280, 800}, 1)))
            scenes.handle(meant);
        follow(); // As in the game: everything that one event means goes to the same scene.
    }
};

/// Pad buttons in Xbox order.
enum Pad : unsigned { A, B, X, Y, LB, RB, View, Menu };

inline ui::KeyStroke stroke(sf::Keyboard::Key key, bool control = false) {
    return {key, control, false, false};
}

} // namespace game::test
