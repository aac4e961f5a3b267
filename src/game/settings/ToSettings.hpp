// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>

namespace game {

class Scene;
struct Services;

/// The pages of the settings, from left to right.
enum class SettingsTab : std::uint8_t { Sound, Picture, Play, Keys, Player };

/// The settings.
struct ToSettings {
    SettingsTab tab = SettingsTab::Sound;

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
