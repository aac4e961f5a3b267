#pragma once

#include "data/files/LocalText.hpp"
#include "game/scene/Destination.hpp"
#include "text/Text.hpp"

#include <functional>
#include <string>
#include <vector>

namespace game {

/// What is asked when a level is to be named.
struct LevelNaming {
    data::LocalText name; ///< Until now.
    std::string author;   ///< Until now.
    std::string title;    ///< What it is asked for, such as "Save level".
    std::string agree;    ///< The answer that takes it.
    /// Takes what was written. \returns why it cannot; empty where it can.
    std::function<std::string(data::LocalText, std::string author)> named;
};

/// Asks for the name of a level, in one language for all or in each, and for its author. Fields from the top down:
/// the languages in their order, author.
[[nodiscard]] ToPrompt levelNamePrompt(const text::Text& text, LevelNaming naming);

/// The name that was written: for all languages where there is but one; other languages are kept.
/// \param names one for each of text::languages, empty for none; what follows is no name.
[[nodiscard]] data::LocalText writtenName(const data::LocalText& before, const std::vector<std::string>& names);

} // namespace game
