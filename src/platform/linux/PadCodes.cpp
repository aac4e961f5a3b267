// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/PadCodes.hpp"

#include <linux/input-event-codes.h>

namespace platform {

static_assert(firstButton == BTN_MISC && firstJoystickButton == BTN_JOYSTICK && gamepadButton == BTN_GAMEPAD);
static_assert(southButton == BTN_SOUTH && eastButton == BTN_EAST && northButton == BTN_NORTH && westButton == BTN_WEST);
static_assert(leftShoulder == BTN_TL && rightShoulder == BTN_TR && leftTrigger == BTN_TL2 && rightTrigger == BTN_TR2);
static_assert(selectButton == BTN_SELECT && startButton == BTN_START && modeButton == BTN_MODE);
static_assert(leftStick == BTN_THUMBL && rightStick == BTN_THUMBR);
static_assert(padUp == BTN_DPAD_UP && padDown == BTN_DPAD_DOWN && padLeft == BTN_DPAD_LEFT);
static_assert(padRight == BTN_DPAD_RIGHT);
static_assert(axisX == ABS_X && axisY == ABS_Y && axisZ == ABS_Z && axisRx == ABS_RX && axisRy == ABS_RY);
static_assert(axisRz == ABS_RZ && throttle == ABS_THROTTLE && rudder == ABS_RUDDER);
static_assert(firstHat == ABS_HAT0X && lastHat == ABS_HAT3Y);

std::string_view usualPadMapping() noexcept {
    return {};
}

} // namespace platform
