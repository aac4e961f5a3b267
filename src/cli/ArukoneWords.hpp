// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/greedy/Greedy.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Grade.hpp"
#include "text/Text.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

/// How answers about Arukone boards are worded.
namespace cli {

/// "yes", "no" or "not decided".
[[nodiscard]] std::string yesOrNo(const std::optional<bool>& answer, const text::Text& text);

/// The number of solutions, "≥ …" beyond 128 bits; std::nullopt if it is not known.
[[nodiscard]] std::optional<std::string> countText(const arukone::SolutionCount& count);

/// What the simple program comes to on a board, such as "fails: 1 shuts in 2".
[[nodiscard]] std::string describe(const arukone::Judgement& judgement, const text::Text& text);

/// The sentence that says why a board cannot be solved.
[[nodiscard]] std::string describe(const arukone::Obstacle& obstacle, const text::Text& text);

/// The class of a grade, such as "hard"; "–" if it is not known.
[[nodiscard]] std::string gradeWords(const std::optional<arukone::Grade>& grade);

/// {"class": "hard", "suppositions": 3, "longest": 14}
[[nodiscard]] nlohmann::ordered_json gradeJson(const arukone::Grade& grade);
/// [[1, row, column, "RRD"], …] for the cables that there are; pairs count from 1.
[[nodiscard]] nlohmann::ordered_json cablesJson(const arukone::Cables& cables);

/// The names in JSON: "diagonal", "frontier", "router", "sat"; "fails", "can succeed", "open"; "unique", "trap",
/// "search".
[[nodiscard]] const char* nameOf(arukone::Engine engine) noexcept;
[[nodiscard]] const char* nameOf(arukone::Always always) noexcept;
[[nodiscard]] const char* nameOf(arukone::Proof proof) noexcept;
/// "shutIn", "apart", "crossing", "deadEnd", "unreachable", "parity".
[[nodiscard]] const char* nameOf(arukone::Obstacle::Kind kind) noexcept;

} // namespace cli
