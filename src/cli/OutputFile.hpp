// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>

namespace cli {

/// Why the file that a command is to write must not be written, if so: it belongs to the game, its folder does
/// not exist (most likely a slip of the keyboard, and nobody would look there), or it exists itself.
/// \param file "-" for standard output. \param force replace a file that exists.
[[nodiscard]] std::optional<std::string> targetProblem(const std::string& file, bool force,
                                                       const std::optional<data::Paths>& paths, const text::Text& text);

} // namespace cli
