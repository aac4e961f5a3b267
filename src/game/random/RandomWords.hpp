#pragma once

#include "data/runs/Run.hpp"
#include "game/random/RandomPreview.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

/// The words of the random board's screen.

[[nodiscard]] std::string difficultyName(const text::Text& text, lights::Difficulty difficulty); ///< "Night owl".

/// How many moves the wanted boards need: "Hard · 11 to 14 moves"; with an exact optimum what is possible.
/// \param range null while it is not known.
[[nodiscard]] std::string rangeWords(const text::Text& text, const lights::RandomSetting& setting,
                                     const RandomPreview::Range* range);

/// How the edges meet: a sentence, empty on the plane.
[[nodiscard]] std::string edgeWords(const text::Text& text, lights::Surface surface);

/// The player's best run with a setting: "Your record: optimum + 2, 1:24".
[[nodiscard]] std::string recordWords(const text::Text& text, const std::optional<data::RunSummary>& best);

/// How it stands with the board: "solvable · optimum 12", "drawing … 40 %".
[[nodiscard]] std::string previewWords(const text::Text& text, const RandomPreview& preview);

} // namespace game
