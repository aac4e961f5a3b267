// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "game/settings/SettingsRows.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/InputMapper.hpp"

namespace game {

/// The actions of the rows that do more than change a setting.
struct SettingsActions {
    std::function<void()> keys;
    std::function<void()> players;
    std::function<void()> about;
    std::function<void()> deleteData;
    std::function<void(const data::Backup&)> restore;
};

// These create the panels of the settings screen from the current settings. The texts are in the current language, so
// the panels have to be created again when it changes.
[[nodiscard]] SettingsPanel soundAndPlayPanel(const text::Text& text, Preferences& preferences);
/// \param window its size in pixels.
[[nodiscard]] SettingsPanel displayPanel(const text::Text& text, Preferences& preferences, LampAtlases& atlases,
                                         const ui::InputMapper& input, sf::Vector2u window);
[[nodiscard]] SettingsPanel inSightPanel(const text::Text& text, Preferences& preferences,
                                         const SettingsActions& actions);
/// What makes the game accessible to more players. The rows for seeing that everybody may want are in displayPanel().
[[nodiscard]] SettingsPanel accessPanel(const text::Text& text, Preferences& preferences);
[[nodiscard]] SettingsPanel playerPanel(const text::Text& text, Preferences& preferences, Records& records,
                                        ui::Clipboard& clipboard, const SettingsActions& actions);
[[nodiscard]] SettingsPanel dataPanel(const text::Text& text, const std::vector<data::Backup>& backups,
                                      const SettingsActions& actions);

/// What is in a backup, such as "41 runs" and "3 night shifts".
[[nodiscard]] std::vector<std::string> backupFacts(const text::Text& text, const data::RunCounts& has);

} // namespace game
