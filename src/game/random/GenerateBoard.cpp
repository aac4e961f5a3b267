#include "game/random/GenerateBoard.hpp"

#include "text/Problems.hpp"

#include <utility>

namespace game {

namespace {

constexpr std::chrono::milliseconds patience{50};

} // namespace

ToError noSuchBoardError(const text::Text& text, const lights::GenerateProblem& problem) {
    return {text.tr("There is no such board"), text::describe(text, problem)};
}

void generateBoard(const Challenge::Random& wish, Navigator& navigator, const text::Text& text,
                   std::function<void(Challenge)> generated) {
    auto generation = std::make_shared<BoardGeneration>(generateInWorker(wish));
    if (!generation->wait(patience))
        navigator.push(ToGenerating{wish, std::move(generation), std::move(generated)});
    else if (const Generated& board = *generation->result())
        generated(challengeOf(wish, *board));
    else
        navigator.push(noSuchBoardError(text, board.error()));
}

} // namespace game
