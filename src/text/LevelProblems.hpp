// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/LevelText.hpp"
#include "data/levels/PackFile.hpp"
#include "text/Text.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The problems of level files, more exactly than text::describe() has them: with the text of the file at hand.
namespace text {

/// What is wrong, without its place. \param content what the file holds.
[[nodiscard]] std::string describe(const Text& text, const data::Problem& problem, std::string_view content);
[[nodiscard]] std::string describe(const Text& text, const data::MistypedKey& slip);
[[nodiscard]] std::string describe(const Text& text, const data::PackProblem& problem);

/// Each problem with its place: "garden.json:17, level “pond”, row 2: The row has …".
[[nodiscard]] std::vector<std::string> describeAll(const Text& text, const std::vector<data::Problem>& problems,
                                                   std::string_view content);
/// The same for keys. \param file its name.
[[nodiscard]] std::vector<std::string> describeAll(const Text& text, const std::vector<data::MistypedKey>& slips,
                                                   const std::string& file, std::string_view content);
/// The same for problems of any level files, which are read again.
[[nodiscard]] std::vector<std::string> describeAll(const Text& text, const std::vector<data::Problem>& problems);

/// " Did you mean “plus”?", if that is clear; empty otherwise. \param known separated by commas.
[[nodiscard]] std::string whatWasMeant(const Text& text, std::string_view written, std::string_view known);

} // namespace text
