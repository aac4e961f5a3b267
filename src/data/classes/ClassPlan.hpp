// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Problem.hpp"
#include "data/runs/Run.hpp"
#include "puzzle/Day.hpp"
#include "puzzle/RunKey.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// Which of a pupil's runs counts for a task.
enum class ClassCounts : std::uint8_t {
    All,     ///< The best one.
    Optimum, ///< The best one, if it has three stars: as few moves as possible, without help.
    First,   ///< The first one: later ones change nothing.
};
inline constexpr std::array allClassCounts{ClassCounts::All, ClassCounts::Optimum, ClassCounts::First};
/// Its word in the file: "all", "optimum", "first".
[[nodiscard]] std::string_view name(ClassCounts counts) noexcept;
[[nodiscard]] std::optional<ClassCounts> classCountsFromName(std::string_view name) noexcept;

/// A board that a class is to solve, and when.
struct ClassTask {
    /// What runs on it count for: a level, a day, or a share code.
    puzzle::RunKey key;
    std::string name{};                 ///< A line; for a share code only. Can be empty.
    std::string setting{};              ///< For a random board, which has a share code: as in run keys; can be empty.
    std::string seed{};                 ///< Seed of a random board; otherwise empty.
    std::optional<puzzle::Day> from{};  ///< The first local day on which runs count; std::nullopt: any.
    std::optional<puzzle::Day> until{}; ///< The last one.
    std::string unknown{};              ///< Keys unknown to this version, as the text of a JSON object, or empty.

    friend bool operator==(const ClassTask&, const ClassTask&) = default;
};

/// A task with a random board. \param index see puzzle::numberedSeed. If the file cannot hold the seed, the task does
/// not say how its board was made.
[[nodiscard]] ClassTask randomTask(std::string code, const std::string& setting, const std::string& seed, int index);

/// Whether there can be a task with runs under this key.
[[nodiscard]] bool isTaskKey(const puzzle::RunKey& key);

/// Whether a run was won in the time of a task, by the local date of the player; if that is unknown, by UTC.
[[nodiscard]] bool isInTime(const ClassTask& task, const RunSummary& run);
/// Whether it was won after the last day, by the same date.
[[nodiscard]] bool isTooLate(const ClassTask& task, const RunSummary& run);

/// What a class is to solve: the file class.json of a shared leaderboard.
struct ClassPlan {
    std::string name; ///< A line of up to maxClassName code points.
    ClassCounts counts = ClassCounts::All;
    std::vector<ClassTask> tasks; ///< 1 … maxClassTasks.
    std::string unknown{};        ///< Keys unknown to this version, as the text of a JSON object, or empty.
    /// The names of those who are to solve them, up to maxClassPupils, no two of the same player (see foldedName).
    /// Empty if the class has no list: then everybody on the leaderboard is a pupil.
    std::vector<std::string> pupils{};

    /// Whether there is a task with runs under this key.
    [[nodiscard]] bool asksFor(const puzzle::RunKey& key) const noexcept;

    friend bool operator==(const ClassPlan&, const ClassPlan&) = default;
};

inline constexpr std::size_t maxClassName = 40; ///< Code points.
inline constexpr std::size_t maxTaskName = 100; ///< Code points.
inline constexpr std::size_t maxClassTasks = 100;

/// Whether a text is a name for a class.
[[nodiscard]] bool isClassName(std::string_view name);
/// Whether a text is a name for the board of a task; it may be empty.
[[nodiscard]] bool isTaskName(std::string_view name);

/// What a file says.
struct ClassReading {
    std::optional<ClassPlan> plan; ///< std::nullopt if nothing of it can be used.
    std::vector<Problem> problems; ///< In file order.

    friend bool operator==(const ClassReading&, const ClassReading&) = default;
};

/// Reads the text of such a file; leaves out tasks that are not valid. \param file name used in problems.
[[nodiscard]] ClassReading readClassPlan(std::string_view text, const std::string& file = {});

/// Returns the content of the file. \pre the name is valid.
[[nodiscard]] std::string formatClassPlan(const ClassPlan& plan);

} // namespace data
