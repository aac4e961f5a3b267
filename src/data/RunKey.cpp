#include "data/RunKey.hpp"

#include "data/LevelCoder.hpp"
#include "data/Run.hpp"
#include "lights/RandomSetting.hpp"
#include "lights/ShareCode.hpp"

#include <algorithm>

namespace data {

namespace {

constexpr std::string_view levelPrefix = "level:";
constexpr std::string_view randomPrefix = "random:";
constexpr std::string_view dailyPrefix = "daily:";

bool startsWith(std::string_view text, std::string_view start) noexcept {
    return text.substr(0, start.size()) == start;
}

/// The number that two digits stand for.
int twoDigits(std::string_view text) noexcept {
    return (text[0] - '0') * 10 + (text[1] - '0');
}

bool isLevelPath(std::string_view text) noexcept {
    const std::size_t slash = text.find('/');
    return slash != std::string_view::npos && isId(text.substr(0, slash)) && isId(text.substr(slash + 1));
}

/// Whether `text` is of the shape of `pattern`, in which every '0' stands for a digit.
bool hasShape(std::string_view text, std::string_view pattern) noexcept {
    const auto fits = [](char have, char want) { return want == '0' ? have >= '0' && have <= '9' : have == want; };
    return std::equal(text.begin(), text.end(), pattern.begin(), pattern.end(), fits);
}

} // namespace

std::string dailyKey(lights::Day day) {
    return std::string(dailyPrefix) + lights::dayText(day);
}

std::optional<lights::Day> dayOfKey(std::string_view key) noexcept {
    if (!startsWith(key, dailyPrefix))
        return std::nullopt;
    const auto day = lights::dayFromText(key.substr(dailyPrefix.size()));
    return day && lights::hasDailyPuzzle(*day) ? day : std::nullopt;
}

bool isUtcDate(std::string_view text) noexcept {
    if (!hasShape(text, "0000-00-00T00:00:00Z") || !lights::dayFromText(text.substr(0, 10)))
        return false;
    const auto part = [text](std::size_t at) { return twoDigits(text.substr(at, 2)); };
    return part(11) < 24 && part(14) < 60 && part(17) < 60;
}

bool isRunKey(std::string_view key) noexcept {
    if (startsWith(key, levelPrefix))
        return isLevelPath(key.substr(levelPrefix.size()));
    if (startsWith(key, randomPrefix))
        return lights::settingFromKey(key.substr(randomPrefix.size())).has_value();
    if (startsWith(key, dailyPrefix))
        return lights::dayFromText(key.substr(dailyPrefix.size())).has_value();
    return lights::looksLikeCode(key);
}

bool isFixedBoard(std::string_view key) noexcept {
    return !startsWith(key, randomPrefix);
}

bool keyFits(std::string_view key, const lights::Puzzle& puzzle, std::string_view code) {
    if (lights::looksLikeCode(key))
        return key == code;
    if (startsWith(key, dailyPrefix)) {
        const auto day = dayOfKey(key);
        return day && lights::dailyBoard(*day).puzzle == puzzle;
    }
    if (!startsWith(key, randomPrefix))
        return true;
    const auto random = lights::settingFromKey(key.substr(randomPrefix.size()));
    return random && random->rows == puzzle.rows() && random->columns == puzzle.columns() &&
           random->rules == puzzle.rules() && random->goal == puzzle.goal();
}

} // namespace data
