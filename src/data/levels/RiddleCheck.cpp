#include "data/levels/RiddleCheck.hpp"

#include "lights/solver/RiddleAnswer.hpp"

#include <algorithm>

namespace data {

std::vector<Problem> unansweredRiddles(const LevelReading& reading, const std::string& file) {
    std::vector<Problem> problems;
    for (const Level& level : reading.pack.levels) {
        const auto answer = level.riddle ? lights::answerOf(level.lights(), *level.riddle)
                                         : tl::expected<std::int64_t, lights::RiddleFault>(0);
        if (!answer)
            problems.push_back({file,
                                {},
                                ProblemCode::RiddleUnanswered,
                                {std::to_string(static_cast<int>(answer.error())), level.id}});
    }
    return problems;
}

std::string riddleIdentity(const Level& level) {
    return lights::identity(level.lights(), *level.riddle);
}

int starsFor(const Level& level, std::span<const std::int64_t> given) {
    constexpr std::ptrdiff_t most = 3;
    const auto answer = lights::answerOf(level.lights(), *level.riddle);
    const auto right = answer ? std::find(given.begin(), given.end(), *answer) : given.end();
    if (right == given.end())
        return 0;
    return static_cast<int>(std::max<std::ptrdiff_t>(most - (right - given.begin()), 1));
}

bool solvesLevel(const Level& level, std::string_view events) {
    if (!level.riddle)
        return true;
    const auto* way = std::get_if<lights::AnotherWay>(&*level.riddle);
    return way != nullptr && lights::answers(*way, events);
}

} // namespace data
