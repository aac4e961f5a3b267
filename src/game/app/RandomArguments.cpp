#include "game/app/RandomArguments.hpp"

#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"
#include "text/Format.hpp"

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

tl::expected<lights::RandomSetting, std::string> randomSetting(const RandomArguments& typed, const text::Text& text) {
    const auto size = lights::sizeFromText(typed.size);
    if (!size || !lights::isPlayableSide(size->rows) || !lights::isPlayableSide(size->columns))
        return tl::unexpected(
            text.tr("--random needs rows and columns from 1 to 100, such as 6x7, not “{1}”.", typed.size));
    const auto surface = orDefault(typed.surface, lights::surfaceFromName, lights::Surface::Plane);
    if (!surface)
        return tl::unexpected(
            text.tr("--surface is {1}, not “{2}”.", text::alternativeNames(text, lights::allSurfaces), typed.surface));
    const auto stamp = orDefault(typed.stamp, lights::stampFromName, lights::Stamp::Plus);
    if (!stamp)
        return tl::unexpected(
            text.tr("--stamp is {1}, not “{2}”.", text::alternativeNames(text, lights::allStamps), typed.stamp));
    const auto goal = orDefault(typed.goal, lights::goalFromName, lights::GoalKind::Off);
    if (!goal)
        return tl::unexpected(text.tr("--goal must be off, on or picture, not “{1}”.", typed.goal));
    const auto wanted = orDefault<std::variant<lights::Difficulty, int>>(typed.difficulty, lights::wishFromName,
                                                                         lights::Difficulty::Any);
    if (!wanted)
        return tl::unexpected(
            text.tr("--difficulty must be any, easy, medium, hard, hardest, or a number of moves, not “{1}”.",
                    typed.difficulty));
    return lights::RandomSetting{size->rows, size->columns, {*stamp, *surface}, *goal, *wanted};
}

} // namespace game
