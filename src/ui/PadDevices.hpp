// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/PadLayout.hpp"

#include <SFML/Window/Joystick.hpp>

#include <filesystem>

namespace ui {

/// What the kernel says about the joystick with this identification. Anyone may read that, and the device itself need
/// not be opened. The ids only decide between devices with the same name: a receiver may have others than its pad.
/// \param folder /sys/class/input.
/// \returns std::nullopt if there is no such device.
[[nodiscard]] std::optional<PadDevice> findPad(const std::filesystem::path& folder,
                                               const sf::Joystick::Identification& identification);

/// The mapping that the system's SDL 2 has for gamepads with these ids: bus, vendor, product, version. Empty if there
/// is none, or no SDL 2, which is loaded for this question only.
[[nodiscard]] std::string sdlMapping(const std::array<unsigned, 4>& ids);

/// The layout of a gamepad that has sent an event; Xbox layout if nothing is known about it. \param pad SFML's number
/// of it.
[[nodiscard]] PadLayout layoutOfPad(unsigned pad);

} // namespace ui
