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
    std::function<bool()> singleFigures; ///< Whether there is a switch for each figure shown while playing.
    std::function<void(bool)> offerSingleFigures;
};

// These create the pages of the settings screen from the current settings. The texts are in the current language, so
// the pages have to be created again when it changes.
[[nodiscard]] SettingsPanel soundPage(const text::Text& text, Preferences& preferences);
/// \param window its size in pixels. \param compact whether there is little room for the themes.
[[nodiscard]] SettingsPanel picturePage(const text::Text& text, Preferences& preferences, LampAtlases& atlases,
                                        const ui::InputMapper& input, sf::Vector2u window, bool compact);
[[nodiscard]] SettingsPanel playPage(const text::Text& text, Preferences& preferences, const SettingsActions& actions);
[[nodiscard]] SettingsPanel keysPage(const text::Text& text, Preferences& preferences, const SettingsActions& actions);
[[nodiscard]] SettingsPanel playerPage(const text::Text& text, Records& records, ui::Clipboard& clipboard,
                                       const std::vector<data::Backup>& backups, const SettingsActions& actions);

/// Whether what is shown while playing is none of the groups that can be chosen at once: all figures, few, none.
[[nodiscard]] bool ownFigures(const data::InSight& shown);

// What makes the game accessible to more players, as part of these pages.
[[nodiscard]] SettingsSection speechSection(const text::Text& text, Preferences& preferences);
[[nodiscard]] SettingsSection handSection(const text::Text& text, Preferences& preferences);
[[nodiscard]] SettingsRow lettersRow(const text::Text& text, Preferences& preferences);
[[nodiscard]] std::vector<SettingsRow> cursorRows(const text::Text& text, Preferences& preferences);
[[nodiscard]] SettingsRow messagesRow(const text::Text& text, Preferences& preferences);

/// What is in a backup, such as "41 runs" and "3 night shifts".
[[nodiscard]] std::vector<std::string> backupFacts(const text::Text& text, const data::RunCounts& has);

} // namespace game
