// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/LocalText.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "text/Text.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace game {

/// What the prompt for a level's name shows and does.
struct LevelNaming {
    data::LocalText name; ///< The current one.
    std::string author;   ///< The current one.
    std::string title;    ///< Title of the prompt, such as "Save level".
    std::string accept;   ///< Label of the button that accepts the input.
    /// Called with the input. \returns why it was refused; empty if it was accepted.
    std::function<std::string(data::LocalText, std::string author)> named;
};

/// Asks for the name of a level and for its author. Fields from top to bottom: the name in the player's language and in
/// one or two others, the author.
[[nodiscard]] ToPrompt levelNamePrompt(const text::Text& text, LevelNaming naming);

/// The name that was entered. If it is the only one, it holds for all languages; names in languages that were not asked
/// for are kept.
/// \param before the name so far.
/// \param names one for each language that was asked for, empty for none; anything after those is ignored.
[[nodiscard]] data::LocalText enteredName(const data::LocalText& before, std::span<const text::Language> asked,
                                          std::span<const std::string> names);

} // namespace game
