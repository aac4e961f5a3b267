// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/PushButton.hpp"

#include <string>

namespace game {

// The looks of buttons; they get their labels, in the current language, from what describes them in their form.

/// A button with an icon before its label.
[[nodiscard]] inline ui::ButtonFace wordsFace(ui::Icon icon,
                                              ui::ButtonFace::Kind kind = ui::ButtonFace::Kind::Secondary) {
    ui::ButtonFace face;
    face.kind = kind;
    face.leading = icon;
    return face;
}

/// The face of a button for what the player most likely wants to do.
[[nodiscard]] inline ui::ButtonFace primaryFace(ui::Icon icon) {
    return wordsFace(icon, ui::ButtonFace::Kind::Primary);
}

/// A tall button with large letters.
[[nodiscard]] inline ui::ButtonFace bigFace(ui::Icon icon, ui::ButtonFace::Kind kind = ui::ButtonFace::Kind::Primary) {
    ui::ButtonFace face = wordsFace(icon, kind);
    face.big = true;
    return face;
}

/// A button that shows only an icon; its label and tip say what it does.
[[nodiscard]] inline ui::ButtonFace iconFace(ui::Icon icon) {
    return wordsFace(icon, ui::ButtonFace::Kind::Icon);
}

/// Labels a button that may show only its icon; its tip says the same.
inline void setWords(ui::PushButton& button, const std::string& words) {
    button.setLabel(words);
    button.setTip(words);
}

} // namespace game
