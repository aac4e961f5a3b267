#pragma once

#include "lights/Exercise.hpp"
#include "text/Text.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// A small plan of a board on the crib card: which windows are pressed.
struct CribPlan {
    std::string label;
    lights::Board board;
    lights::BitGrid pressed;
};

/// What stands beside the board for looking things up; empty where there is nothing.
struct Crib {
    std::string title{};
    std::string text{};
    std::string leftHead{};                   ///< Over the lights of the lines …
    std::string rightHead{};                  ///< … and over their presses.
    std::vector<lights::FixUp::Line> lines{}; ///< Of a fix-up.
    std::vector<CribPlan> plans{};

    [[nodiscard]] bool empty() const noexcept { return lines.empty() && plans.empty(); }
};

/// How much of what is right is shown on the board.
enum class Guide : std::uint8_t {
    None, ///< Nothing.
    Row,  ///< The row that is to be put right.
    All,  ///< The windows to press as well.
};

/// One task of a lesson, with all that is said about it.
struct LessonStep {
    std::string title;
    std::string text;
    std::string task;  ///< What is to be done.
    std::string right; ///< Said when it is done.
    std::string wrong; ///< Said to what is not right.
    lights::Puzzle puzzle;
    lights::Task asked;
    Guide guide = Guide::None;
    std::vector<std::string> answers{};      ///< For ChooseAnswer.
    std::optional<lights::Cell> subject{};   ///< The window that is spoken of.
    std::optional<lights::BitGrid> tinted{}; ///< A quiet pattern that is spoken of.
    Crib crib{};
};

/// A short path of tasks.
struct Lesson {
    std::string_view id; ///< In the database.
    std::string title;
    std::string about; ///< One line for the list.
    std::vector<LessonStep> steps;
};

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
