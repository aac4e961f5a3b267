#include "game/boards/DailyBoard.hpp"

#include "lights/Daily.hpp"
#include "text/Format.hpp"

#include <string_view>

namespace game {

Challenge dailyChallenge(puzzle::Day day) {
    return {puzzle::RunKey::daily(day), lights::dailyBoard(day).puzzle, Challenge::Daily{day}};
}

puzzle::Day localToday(const LocalClock& clock) {
    return text::localDay(clock.nowUtc(), clock.offset()).value_or(puzzle::Day(std::chrono::sys_days()));
}

std::optional<puzzle::Day> nextOpenDay(const data::DailyProgress& progress, puzzle::Day solved, puzzle::Day today) {
    for (puzzle::Day day = today; puzzle::hasDailyPuzzle(day); day = puzzle::plusDays(day, -1))
        if (day != solved && progress.at(day) == nullptr)
            return day;
    return std::nullopt;
}

ui::Seconds untilMidnight(const LocalClock& clock) {
    constexpr int daySeconds = 24 * 60 * 60;
    const std::string now = clock.nowUtc();
    if (!text::localDay(now, clock.offset()))
        return daySeconds;
    const auto part = [&now](std::size_t at) { return (now[at] - '0') * 10 + (now[at + 1] - '0'); };
    const int seconds = part(11) * 3600 + part(14) * 60 + part(17) + static_cast<int>(clock.offset().count()) * 60;
    const int passed = (seconds % daySeconds + daySeconds) % daySeconds;
    return static_cast<ui::Seconds>(daySeconds - passed);
}

} // namespace game
