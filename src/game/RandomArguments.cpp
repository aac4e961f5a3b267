#include "game/RandomArguments.hpp"

#include "lights/Puzzle.hpp"
#include "lights/Size.hpp"

namespace game {

namespace {

/// What a name stands for, if it is one; \p ifNotTyped where the option was not given.
template<class Meaning>
std::optional<Meaning> orDefault(const std::string& typed, std::optional<Meaning> (*fromName)(std::string_view),
                                 Meaning ifNotTyped) {
    return typed.empty() ? ifNotTyped : fromName(typed);
}

} // namespace

bool RandomArguments::details() const noexcept {
    return !(seed.empty() && surface.empty() && stamp.empty() && goal.empty() && difficulty.empty());
}

tl::expected<lights::RandomSetting, RandomMistake> randomSetting(const RandomArguments& typed) {
    const auto size = lights::sizeFromText(typed.size);
    if (!size || !lights::isPlayableSide(size->rows) || !lights::isPlayableSide(size->columns))
        return tl::unexpected(RandomMistake{"--random", "rows and columns between 1 and 100, such as 6x7", typed.size});
    const auto surface = orDefault(typed.surface, lights::surfaceFromName, lights::Surface::Plane);
    if (!surface)
        return tl::unexpected(
            RandomMistake{"--surface", "plane, cylinder, torus, moebius, klein or projective", typed.surface});
    const auto stamp = orDefault(typed.stamp, lights::stampFromName, lights::Stamp::Plus);
    if (!stamp)
        return tl::unexpected(RandomMistake{"--stamp", "plus, cross or square", typed.stamp});
    const auto goal = orDefault(typed.goal, lights::goalFromName, lights::GoalKind::Off);
    if (!goal)
        return tl::unexpected(RandomMistake{"--goal", "off, on or picture", typed.goal});
    const auto wanted = orDefault<std::variant<lights::Difficulty, int>>(typed.difficulty, lights::wishFromName,
                                                                         lights::Difficulty::Any);
    if (!wanted)
        return tl::unexpected(RandomMistake{
            "--difficulty", "any, easy, medium, hard, hardest, or how many moves it is to need", typed.difficulty});
    return lights::RandomSetting{size->rows, size->columns, {*stamp, *surface}, *goal, *wanted};
}

} // namespace game
