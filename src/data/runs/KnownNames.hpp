// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/RunKey.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace data {

/// What runs and night shifts in a database belong to.
struct KnownNames {
    std::vector<std::string> players; ///< Valid names, in alphabetical order.
    std::vector<puzzle::RunKey> keys; ///< In alphabetical order.
};

/// Reads the names in a database file for suggestions, while somebody types: without checking, changing, repairing or
/// waiting for anything. A file that is missing, damaged, or of another version has none.
[[nodiscard]] KnownNames knownNames(const std::filesystem::path& file);

} // namespace data
