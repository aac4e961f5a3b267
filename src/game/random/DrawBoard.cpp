#include "game/random/DrawBoard.hpp"

#include "text/Problems.hpp"

#include <utility>

namespace game {

namespace {

constexpr std::chrono::milliseconds patience{50};

} // namespace

ToError noSuchBoard(const text::Text& text, const lights::GenerateProblem& problem) {
    return {text.tr("There is no such board"), text::describe(text, problem)};
}

void drawBoard(const Challenge::Random& wish, Navigator& navigator, const text::Text& text,
               std::function<void(Challenge)> drawn) {
    auto draw = std::make_shared<RandomDraw>(drawInWorker(wish));
    if (!draw->wait(patience))
        navigator.push(ToDrawing{wish, std::move(draw), std::move(drawn)});
    else if (const Drawn& board = *draw->result())
        drawn(challengeOf(wish, *board));
    else
        navigator.push(noSuchBoard(text, board.error()));
}

} // namespace game
