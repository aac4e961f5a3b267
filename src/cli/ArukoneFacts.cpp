#include "cli/ArukoneFacts.hpp"

#include <utility>

namespace cli {

ArukoneFacts investigate(const arukone::Board& board, std::stop_token stop) {
    arukone::SearchControl control;
    control.stop = std::move(stop);
    ArukoneFacts facts;
    facts.count = arukone::countSolutions(board, control);
    const arukone::Solved solved = arukone::solve(board, control);
    facts.solvable = solved.solvable;
    if (!solved.cables)
        return facts;
    facts.unique = arukone::isUnique(board, *solved.cables, control);
    facts.strict = arukone::isStrict(board, *solved.cables, control);
    facts.grade = arukone::gradeOf(board, facts.strict.value_or(false), control);
    const auto only = onlySolution(board, control);
    facts.greedy = arukone::judgeProgram(board, only ? &*only : nullptr, control);
    return facts;
}

std::optional<arukone::Cables> onlySolution(const arukone::Board& board, const arukone::SearchControl& control) {
    const arukone::Board free = board.withFill(arukone::Fill::Any);
    arukone::Solved solved = arukone::solve(free, control);
    if (!solved.cables || !arukone::isUnique(free, *solved.cables, control).value_or(false))
        return std::nullopt;
    return std::move(solved.cables);
}

} // namespace cli
