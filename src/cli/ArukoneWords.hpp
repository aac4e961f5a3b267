#pragma once

#include "arukone/greedy/Greedy.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/Solver.hpp"
#include "text/Text.hpp"

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

/// The names in JSON: "diagonal", "frontier", "sat"; "fails", "can succeed", "open"; "unique", "trap", "search".
[[nodiscard]] const char* nameOf(arukone::Engine engine) noexcept;
[[nodiscard]] const char* nameOf(arukone::Always always) noexcept;
[[nodiscard]] const char* nameOf(arukone::Proof proof) noexcept;
/// "shutIn", "apart", "crossing", "deadEnd", "unreachable", "parity".
[[nodiscard]] const char* nameOf(arukone::Obstacle::Kind kind) noexcept;

} // namespace cli
