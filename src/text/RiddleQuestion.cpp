// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/RiddleQuestion.hpp"

#include "lights/solver/RiddleAnswer.hpp"

#include <variant>

namespace text {

namespace {

/// What a question about a number asks.
std::string question(const Text& text, const lights::Puzzle& board, lights::Quantity what) {
    switch (what) {
    case lights::Quantity::Optimum:
        return text.tr("What is the smallest number of moves this house needs?");
    case lights::Quantity::NextLonger: {
        const auto optimum = lights::answerOf(board, lights::HowMany{lights::Quantity::Optimum}).value_or(0);
        return text.trn("The shortest solution takes {1} move. How many does the next shortest one take, if no window "
                        "is pressed twice?",
                        "The shortest solution takes {1} moves. How many does the next shortest one take, if no window "
                        "is pressed twice?",
                        optimum);
    }
    case lights::Quantity::ShortestWays:
        return text.tr("How many shortest solutions does this house have? The order of the presses does not matter.");
    case lights::Quantity::FirstPresses:
        return text.tr(
            "How many of the windows can be pressed first, if the house is to go to bed in as few presses as "
            "possible?");
    case lights::Quantity::QuietPatterns:
        break;
    }
    return text.tr(
        "A quiet pattern is a set of windows that changes nothing if all of them are pressed. How many does a "
        "house of this shape have? Pressing nothing at all does not count.");
}

std::string kindOf(const Text& text, lights::Quantity what) {
    switch (what) {
    case lights::Quantity::Optimum:
        return text.tr("Riddle: fewest moves");
    case lights::Quantity::NextLonger:
        return text.tr("Riddle: next longer solution");
    case lights::Quantity::ShortestWays:
        return text.tr("Riddle: number of shortest solutions");
    case lights::Quantity::FirstPresses:
        return text.tr("Riddle: number of first presses");
    case lights::Quantity::QuietPatterns:
        break;
    }
    return text.tr("Riddle: number of quiet patterns");
}

} // namespace

std::string riddleKind(const Text& text, const lights::Riddle& riddle) {
    if (const auto* number = std::get_if<lights::HowMany>(&riddle))
        return kindOf(text, number->what);
    return std::holds_alternative<lights::AnotherWay>(riddle) ? text.tr("Riddle: another way")
                                                              : text.tr("Riddle: which house stays awake");
}

std::string questionOf(const Text& text, const lights::Puzzle& board, const lights::Riddle& riddle) {
    if (const auto* number = std::get_if<lights::HowMany>(&riddle))
        return question(text, board, number->what);
    if (std::holds_alternative<lights::AnotherWay>(riddle))
        return text.tr("A shortest solution is shown. Who finds another one that is as short?");
    return text.tr("Which of these three houses can never be put to bed?");
}

} // namespace text
