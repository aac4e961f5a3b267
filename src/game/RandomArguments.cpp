#include "game/RandomArguments.hpp"

#include <algorithm>

namespace game {

namespace {

std::string orDefault(const std::string& typed, std::string_view fallback) {
    return typed.empty() ? std::string(fallback) : typed;
}

} // namespace

bool RandomArguments::details() const noexcept {
    return !(seed.empty() && surface.empty() && stamp.empty() && goal.empty() && difficulty.empty());
}

tl::expected<lights::RandomSetting, RandomMistake> randomSetting(const RandomArguments& typed) {
    // The key of a setting takes the same words in the same order. One after the other is put into a key that is good.
    std::string size = typed.size;
    std::replace(size.begin(), size.end(), 'X', 'x');
    const std::string surface = orDefault(typed.surface, name(lights::Surface::Plane));
    const std::string stamp = orDefault(typed.stamp, name(lights::Stamp::Plus));
    const std::string goal = orDefault(typed.goal, name(lights::GoalKind::Off));
    const std::string difficulty = orDefault(typed.difficulty, name(lights::Difficulty::Any));
    const auto good = [](const std::string& key) { return lights::settingFromKey(key).has_value(); };
    if (!good(size + ",plane,plus,off,any"))
        return tl::unexpected(RandomMistake{"--random", "rows and columns between 1 and 100, such as 6x7", typed.size});
    if (!good("5x5," + surface + ",plus,off,any"))
        return tl::unexpected(
            RandomMistake{"--surface", "plane, cylinder, torus, moebius, klein or projective", surface});
    if (!good("5x5,plane," + stamp + ",off,any"))
        return tl::unexpected(RandomMistake{"--stamp", "plus, cross or square", stamp});
    if (!good("5x5,plane,plus," + goal + ",any"))
        return tl::unexpected(RandomMistake{"--goal", "off, on or picture", goal});
    if (!good("5x5,plane,plus,off," + difficulty))
        return tl::unexpected(RandomMistake{
            "--difficulty", "any, easy, medium, hard, hardest, or how many moves it is to need", difficulty});
    return *lights::settingFromKey(size + "," + surface + "," + stamp + "," + goal + "," + difficulty);
}

} // namespace game
