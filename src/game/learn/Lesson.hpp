#pragma once

#include "lights/Exercise.hpp"

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

} // namespace game
