#include "game/services/LocalClock.hpp"

#include <array>
#include <ctime>

namespace game {

namespace {

std::tm brokenDown(std::time_t now, bool local) {
    std::tm parts{};
    if (local)
        localtime_r(&now, &parts);
    else
        gmtime_r(&now, &parts);
    return parts;
}

} // namespace

std::string SystemClock::nowUtc() const {
    const std::tm parts = brokenDown(std::time(nullptr), false);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}

std::chrono::minutes SystemClock::offset() const {
    return std::chrono::minutes(brokenDown(std::time(nullptr), true).tm_gmtoff / 60);
}

} // namespace game
