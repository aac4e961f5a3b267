// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/AnswerList.hpp"
#include "data/database/Database.hpp"
#include "data/levels/Library.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace data {

/// What a player answered to the riddles of levels, oldest first, by the key of the level. No answer occurs twice.
using RiddleAnswers = std::map<puzzle::RunKey, std::vector<std::int64_t>>;

/// Stores another answer to a level's riddle, as addAnswer does.
/// \pre isAsked(level.level()).
[[nodiscard]] tl::expected<void, StorageProblem> storeAnswer(Database& database, const std::string& player,
                                                             const LevelRef& level, std::int64_t answer);

} // namespace data
