// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace platform {

/// The numbers by which Linux's kernel calls the buttons and axes of gamepads: those of linux/input-event-codes.h.
enum PadCode : unsigned {
    firstButton = 0x100,
    firstJoystickButton = 0x120,
    gamepadButton = 0x130, ///< Every gamepad has it.
    southButton = 0x130,
    eastButton = 0x131,
    northButton = 0x133,
    westButton = 0x134,
    leftShoulder = 0x136,
    rightShoulder = 0x137,
    leftTrigger = 0x138,
    rightTrigger = 0x139,
    selectButton = 0x13A,
    startButton = 0x13B,
    modeButton = 0x13C,
    leftStick = 0x13D,
    rightStick = 0x13E,
    padUp = 0x220,
    padDown = 0x221,
    padLeft = 0x222,
    padRight = 0x223,

    axisX = 0x00,
    axisY = 0x01,
    axisZ = 0x02,
    axisRx = 0x03,
    axisRy = 0x04,
    axisRz = 0x05,
    throttle = 0x06,
    rudder = 0x07,
    firstHat = 0x10,
    lastHat = 0x17,
};

/// What the buttons and axes of every pad are taken for, in the words of SDL's mappings, where the system does not say
/// it of each pad; empty where it does.
[[nodiscard]] std::string_view usualPadMapping() noexcept;

} // namespace platform
