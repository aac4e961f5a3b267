#pragma once

#include "ui/widgets/PushButton.hpp"

namespace game {

// What buttons look like before they get their words in the current language.

/// A button with an icon before its words.
[[nodiscard]] inline ui::ButtonFace wordsFace(ui::Icon icon,
                                              ui::ButtonFace::Kind kind = ui::ButtonFace::Kind::Secondary) {
    ui::ButtonFace face;
    face.kind = kind;
    face.leading = icon;
    return face;
}

/// The same for what one most likely wants to do.
[[nodiscard]] inline ui::ButtonFace primaryFace(ui::Icon icon) {
    return wordsFace(icon, ui::ButtonFace::Kind::Primary);
}

/// A high one with large letters.
[[nodiscard]] inline ui::ButtonFace bigFace(ui::Icon icon, ui::ButtonFace::Kind kind = ui::ButtonFace::Kind::Primary) {
    ui::ButtonFace face = wordsFace(icon, kind);
    face.big = true;
    return face;
}

/// A button that shows nothing but an icon; its label and tip say what it does.
[[nodiscard]] inline ui::ButtonFace iconFace(ui::Icon icon) {
    return wordsFace(icon, ui::ButtonFace::Kind::Icon);
}

} // namespace game
