// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/PauseWords.hpp"

#include <utility>

namespace game {

std::string continueLabel(const text::Text& text, const ToPause& to) {
    return to.continueLabel.empty() ? text.trc("playing", "Continue") : to.continueLabel;
}

std::string fullscreenLabel(const text::Text& text, const data::Settings& settings) {
    return settings.fullscreen ? text.tr("Leave full screen") : text.tr("Full screen");
}

std::string muteLabel(const text::Text& text, const data::Settings& settings) {
    return settings.mute ? text.tr("Sound on") : text.tr("Mute");
}

void toggle(Preferences& preferences, bool data::Settings::*setting) {
    const bool on = !(preferences.get().*setting);
    preferences.change([&](data::Settings& settings) { settings.*setting = on; });
}

void translate(ToPause& to) {
    if (!to.translated)
        return;
    ToPause now = to.translated();
    to.title = std::move(now.title);
    to.heading = std::move(now.heading);
    to.continueLabel = std::move(now.continueLabel);
    to.idea = std::move(now.idea);
    to.entries = std::move(now.entries);
}

} // namespace game
