#pragma once

#include "game/scene/Navigator.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "game/settings/SettingsRows.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/InputMapper.hpp"

namespace game {

/// What the settings' rows do beside changing a setting.
struct SettingsDeeds {
    std::function<void()> keys;
    std::function<void()> players;
    std::function<void()> about;
    std::function<void()> deleteData;
};

/// The panels of the settings screen, made from the settings as they are now. They are made anew when the language
/// changes.
[[nodiscard]] SettingsPanel soundAndPlayPanel(const text::Text& text, Preferences& preferences);
[[nodiscard]] SettingsPanel displayPanel(const text::Text& text, Preferences& preferences, LampAtlases& atlases,
                                         const ui::InputMapper& input, float largestUiScale);
[[nodiscard]] SettingsPanel inSightPanel(const text::Text& text, Preferences& preferences, const SettingsDeeds& deeds);
[[nodiscard]] SettingsPanel playerPanel(const text::Text& text, Preferences& preferences, Records& records,
                                        ui::Clipboard& clipboard, const SettingsDeeds& deeds);

} // namespace game
