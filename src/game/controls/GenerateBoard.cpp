// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/GenerateBoard.hpp"

#include "game/random/ToGenerating.hpp"
#include "text/Problems.hpp"

#include <utility>

namespace game {

namespace {

constexpr std::chrono::milliseconds shortWait{50};

} // namespace

namespace {

std::string describe(const text::Text& text, NoArukoneBoard problem) {
    if (problem == NoArukoneBoard::Impossible)
        return text.tr("There is no such board: this number of pairs does not fit.");
    return text.tr("No such board was found. Try another seed, or another number of pairs.");
}

} // namespace

std::string noBoardWords(const text::Text& text, const NoBoard& problem) {
    if (const auto* const lights = std::get_if<lights::GenerateProblem>(&problem))
        return text::describe(text, *lights);
    return describe(text, std::get<NoArukoneBoard>(problem));
}

ToError noSuchBoardError(const text::Text& text, const NoBoard& problem) {
    return {text.tr("There is no such board"), noBoardWords(text, problem)};
}

void generateBoard(const Challenge::Random& wish, Navigator& navigator, const text::Text& text,
                   std::function<void(Challenge)> generated) {
    auto generation = std::make_shared<BoardGeneration>(generateInWorker(wish));
    if (!generation->wait(shortWait))
        navigator.push(ToGenerating{wish, std::move(generation), std::move(generated)});
    else if (const Generated& board = *generation->result())
        generated(challengeOf(wish, *board));
    else
        navigator.push(noSuchBoardError(text, board.error()));
}

} // namespace game
