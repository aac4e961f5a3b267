// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/editing/Draft.hpp"
#include "arukone/editing/Exercise.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// A step of a lesson on fuse boxes: one task with its texts.
struct ArukoneStep {
    enum class Kind : std::uint8_t {
        Draw,  ///< Solve the box, or draw the piece.
        Watch, ///< Watch the simple program.
        Trap,  ///< Put the missing numbers so that the program fails.
    };

    std::string title;
    std::string text;
    std::string task;  ///< The instruction.
    std::string right; ///< Feedback once the task is done.
    std::string wrong; ///< Feedback on a wrong answer, where there is one; with Trap, if the program solves the box.
    Kind kind = Kind::Draw;
    arukone::Draft box;                  ///< With the cables that are there at the start.
    arukone::DrawingTask drawing{};      ///< With Draw.
    std::vector<puzzle::Cell> subject{}; ///< Cells that the text is about; tinted until the task is done.
};

struct ArukoneLesson {
    std::string_view id; ///< Its key in the database.
    std::string title;
    std::string about; ///< Description in the list of lessons.
    std::vector<ArukoneStep> steps;
    std::size_t cover = 0; ///< The step whose box is the picture on the lesson's card.
};

/// Whether the lesson is one on fuse boxes.
[[nodiscard]] bool isArukoneLesson(std::string_view id);

/// Builds a lesson in the language of `text`. \pre isArukoneLesson(id).
[[nodiscard]] ArukoneLesson buildArukoneLesson(std::string_view id, const text::Text& text);

} // namespace game
