#include "game/editor/BoardFacts.hpp"

#include "lights/solver/Solver.hpp"

namespace game {

namespace {

const std::string unknown = "…";
constexpr int writtenOut = 16;

} // namespace

std::string optimumFact(const text::Text& text, const BoardFacts& facts) {
    if (!facts.optimum)
        return unknown;
    if (facts.optimum->exact)
        return text.trn("{1} move", "{1} moves", facts.optimum->moves);
    return text.trn("at most {1} move", "at most {1} moves", facts.optimum->moves);
}

std::string reasonFact(const text::Text& text, const BoardFacts& facts) {
    if (facts.state != BoardFacts::State::Unsolvable || facts.repairs.empty())
        return {};
    return text.tr("Every press changes an even number of the tinted windows, but an odd number has to change.");
}

std::string solutionsFact(const BoardFacts& facts) {
    if (!facts.nullity)
        return unknown;
    return *facts.nullity <= writtenOut ? lights::powerOfTwo(*facts.nullity) : "2^" + std::to_string(*facts.nullity);
}

} // namespace game
