// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Paper.hpp"

#include <filesystem>

namespace game {

/// What sheets are made with.
struct PrintingDesk {
    std::filesystem::path fonts{};         ///< The folder of the game's fonts.
    sheet::Paper paper = sheet::Paper::A4; ///< What printers hold where the player lives.
};

} // namespace game
