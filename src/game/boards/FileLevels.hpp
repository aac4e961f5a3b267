// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "game/boards/Challenge.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>

// The levels of a pack's file that is only played, not kept: they belong to no house and rank under their codes, but
// one leads to the next. In Challenge::Place the path of the file stands for the id of the pack, which has no slash.

namespace game {

/// \param file its path; the whole one is kept.
[[nodiscard]] Challenge levelOfFile(const data::Pack& pack, std::size_t index, const std::filesystem::path& file);

/// The file that a board is from; empty if it is from none of these.
[[nodiscard]] std::filesystem::path fileOf(const Challenge& challenge);

/// The level that comes after it in the file as it is now; std::nullopt after the last one, and for other boards.
[[nodiscard]] std::optional<Challenge> nextInFile(const Challenge& challenge);

} // namespace game
