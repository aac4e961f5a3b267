// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Exercise.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// A small plan of a board on the crib card that shows which cells to press.
struct CribPlan {
    std::string label;
    lights::Board board;
    lights::BitGrid pressed;
};

/// The reference card beside a lesson's board; empty if a step has none.
struct Crib {
    std::string title{};
    std::string text{};
    std::string leftHead{};                   ///< Head of the column of lights.
    std::string rightHead{};                  ///< Head of the column of presses.
    std::vector<lights::FixUp::Line> lines{}; ///< The lines of a fix-up.
    std::vector<CribPlan> plans{};

    [[nodiscard]] bool empty() const noexcept { return lines.empty() && plans.empty(); }
};

/// How much of the solution is shown on the board.
enum class Guide : std::uint8_t {
    None,
    Row, ///< The row to put out.
    All, ///< The windows to press as well.
};

/// A step of a lesson: one task with its texts.
struct LessonStep {
    std::string title;
    std::string text;
    std::string task;  ///< The instruction.
    std::string right; ///< Feedback once the task is done.
    std::string wrong; ///< Feedback on a wrong answer.
    lights::Puzzle puzzle;
    lights::Task asked;
    Guide guide = Guide::None;
    std::vector<std::string> answers{};      ///< For ChooseAnswer.
    std::optional<lights::Cell> subject{};   ///< The window that the text is about.
    std::optional<lights::BitGrid> tinted{}; ///< A quiet pattern that the text is about.
    Crib crib{};
};

/// A lesson: a short sequence of steps.
struct LightsLesson {
    std::string_view id; ///< Its key in the database.
    std::string title;
    std::string about; ///< Description in the list of lessons.
    std::vector<LessonStep> steps;
};

} // namespace game
