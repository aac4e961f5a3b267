#include "data/RunKey.hpp"

#include "data/LevelCoder.hpp"
#include "data/Run.hpp"
#include "lights/RandomSetting.hpp"
#include "lights/ShareCode.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace data {

namespace {

constexpr std::string_view levelPrefix = "level:";
constexpr std::string_view randomPrefix = "random:";
constexpr std::string_view dailyPrefix = "daily:";
constexpr std::string_view shiftKey = "shift";

bool startsWith(std::string_view text, std::string_view start) noexcept {
    return text.substr(0, start.size()) == start;
}

/// A number of nothing but digits, without a leading zero unless `padded`.
std::optional<int> number(std::string_view text, bool padded = false) noexcept {
    int value = 0;
    const char* const end = text.data() + text.size();
    const bool plain = !text.empty() && text.front() != '-' && (padded || text.front() != '0' || text.size() == 1);
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    return plain && error == std::errc() && stop == end ? std::optional(value) : std::nullopt;
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

bool isDay(std::string_view text) noexcept {
    if (!hasShape(text, "0000-00-00"))
        return false;
    const auto part = [text](std::size_t at, std::size_t size) {
        return number(text.substr(at, size), true).value_or(0);
    };
    return std::chrono::year_month_day(std::chrono::year(part(0, 4)),
                                       std::chrono::month(static_cast<unsigned>(part(5, 2))),
                                       std::chrono::day(static_cast<unsigned>(part(8, 2))))
        .ok();
}

bool isUtcDate(std::string_view text) noexcept {
    if (!hasShape(text, "0000-00-00T00:00:00Z") || !isDay(text.substr(0, 10)))
        return false;
    const auto part = [text](std::size_t at) { return number(text.substr(at, 2), true).value_or(0); };
    return part(11) < 24 && part(14) < 60 && part(17) < 60;
}

bool isRunKey(std::string_view key) noexcept {
    if (startsWith(key, levelPrefix))
        return isLevelPath(key.substr(levelPrefix.size()));
    if (startsWith(key, randomPrefix))
        return lights::settingFromKey(key.substr(randomPrefix.size())).has_value();
    if (startsWith(key, dailyPrefix))
        return isDay(key.substr(dailyPrefix.size()));
    return key == shiftKey || lights::looksLikeCode(key);
}

bool isFixedBoard(std::string_view key) noexcept {
    return !startsWith(key, randomPrefix) && key != shiftKey;
}

bool keyFits(std::string_view key, const lights::Puzzle& puzzle, std::string_view code) {
    if (lights::looksLikeCode(key))
        return key == code;
    if (!startsWith(key, randomPrefix))
        return true;
    const auto random = lights::settingFromKey(key.substr(randomPrefix.size()));
    return random && random->rows == puzzle.rows() && random->columns == puzzle.columns() &&
           random->rules == puzzle.rules() && random->goal == puzzle.goal();
}

} // namespace data
