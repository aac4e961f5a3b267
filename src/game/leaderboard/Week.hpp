#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace game {

/// When the week of a moment began: Monday, 0:00 local time, in UTC ("2026-07-12T22:00:00Z").
/// \param nowUtc a moment such as "2026-07-14T20:15:30Z".
/// \param offset how far local time is ahead of UTC.
/// \returns an empty text when `nowUtc` is no moment.
[[nodiscard]] std::string startOfWeek(std::string_view nowUtc, std::chrono::minutes offset);

} // namespace game
