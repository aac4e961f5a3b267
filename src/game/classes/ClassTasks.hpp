// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassPlan.hpp"
#include "data/levels/Library.hpp"
#include "game/boards/Challenge.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace game {

/// Whether runs on a task count today. The puzzle of a day cannot be played before it.
enum class TaskTime : std::uint8_t { Early, Open, Over };
[[nodiscard]] TaskTime timeOf(const data::ClassTask& task, puzzle::Day today) noexcept;

/// What a window needs to know of the board of a task.
struct TaskWindow {
    bool known = false;                  ///< This computer has it; not so a level of a newer version.
    std::optional<arukone::Board> box{}; ///< For a board of Arukone.
};
[[nodiscard]] TaskWindow windowOf(const data::ClassTask& task, const data::Library& library);

/// The board of a task, which takes a while for a day; std::nullopt if this computer does not have it, such as a level
/// of a newer version.
[[nodiscard]] std::optional<Challenge> challengeOf(const data::ClassTask& task, const data::Library& library);

/// When runs on a task count, as a sentence would say it: "until 12 Dec", "ended on 12 Dec", "begins on 3 Dec"; empty
/// if always.
[[nodiscard]] std::string timeWords(const text::Text& text, const data::ClassTask& task, puzzle::Day today);

} // namespace game
