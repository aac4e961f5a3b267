// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "game/boards/Worker.hpp"
#include "sheet/Layout.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>
#include <variant>

namespace game {

/// A sheet as the player wants it.
struct SheetOrder {
    std::variant<Challenge::Random, data::Level> boards;
    int count = 1; ///< How many random boards.
    sheet::Options options;
};

/// The PDF, or a sentence on why there is none.
using MadeSheet = tl::expected<std::string, std::string>;
using SheetWork = Worker<MadeSheet>;

/// Generates, solves and prints in a thread of its own.
[[nodiscard]] SheetWork makeSheet(SheetOrder order, const std::filesystem::path& fonts, const text::Text& text);

} // namespace game
