// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/riddle/RiddleWords.hpp"

#include "lights/solver/RiddleAnswer.hpp"

namespace game {

namespace {

std::string praise(const text::Text& text, lights::Quantity what, std::int64_t answer) {
    switch (what) {
    case lights::Quantity::Optimum:
        return text.trn("Right: {1} move, and no fewer.", "Right: {1} moves, and no fewer.", answer);
    case lights::Quantity::NextLonger:
        return text.tr("Right: {1} moves, and nothing in between.", answer);
    case lights::Quantity::ShortestWays:
        return text.trn("Right: there is {1} shortest solution.", "Right: there are {1} shortest solutions.", answer);
    case lights::Quantity::FirstPresses:
        return text.trn("Right: {1} window can be the first, and no other.",
                        "Right: {1} windows can be the first, and no others.", answer);
    case lights::Quantity::QuietPatterns:
        break;
    }
    return text.trn("Right: there is {1} quiet pattern.", "Right: there are {1} quiet patterns.", answer);
}

} // namespace

std::string praiseOf(const text::Text& text, const lights::Riddle& riddle, std::int64_t answer) {
    if (const auto* number = std::get_if<lights::HowMany>(&riddle))
        return praise(text, number->what, answer);
    return text.tr("Right: of the marked windows an odd number are awake, and every press switches an even number of "
                   "them. So one always stays awake.");
}

std::string objectionTo(const text::Text& text, const lights::Riddle& riddle, std::int64_t answer) {
    if (std::holds_alternative<lights::HowMany>(riddle))
        return text.tr("It is not {1}. Think again.", answer);
    return text.tr("House {1} can be put to bed. Look again.", answer);
}

std::string correctionOf(const text::Text& text, const lights::Riddle& riddle, std::int64_t answer,
                         std::int64_t right) {
    if (std::holds_alternative<lights::HowMany>(riddle))
        return text.tr("Not {1}: the answer was {2}.", answer, right);
    return text.tr("House {1} can be put to bed; it is house {2} that stays awake.", answer, right);
}

std::string remarkOn(const text::Text& text, const lights::Puzzle& board) {
    const auto optimum = lights::answerOf(board, lights::HowMany{lights::Quantity::Optimum});
    // TRANSLATORS: A house of a riddle was put to bed: "asleep in 7 moves".
    return optimum ? text.trn("asleep in {1} move", "asleep in {1} moves", *optimum) : std::string();
}

} // namespace game
