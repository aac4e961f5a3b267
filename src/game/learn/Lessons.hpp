#pragma once

#include "game/learn/Lesson.hpp"
#include "lights/Board.hpp"
#include "text/Text.hpp"

#include <array>
#include <string_view>

namespace game {

/// In the order in which they build on each other. The names are stored: they stay.
inline constexpr std::array<std::string_view, 9> lessonIds{"toggle",   "order",     "chase",    "fix-up", "quiet",
                                                           "solvable", "solutions", "surfaces", "all-on"};

/// The sizes that the lesson "fix-up" can be taken on.
inline constexpr int smallestFixUpSize = 2;
inline constexpr int largestFixUpSize = 8;
inline constexpr int usualFixUpSize = 5;

/// A lesson in the language of `text`. Whatever it says about numbers, tables and patterns comes from the solver.
/// \param id one of lessonIds. \param size rows and columns of the boards of "fix-up"; the others have their own.
[[nodiscard]] Lesson buildLesson(std::string_view id, const text::Text& text, int size = usualFixUpSize);

/// The lesson behind this one; empty behind the last.
[[nodiscard]] std::string_view lessonAfter(std::string_view id);

} // namespace game
