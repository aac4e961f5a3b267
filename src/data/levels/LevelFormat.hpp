#pragma once

#include "data/files/Json.hpp"
#include "lights/Board.hpp"

#include <string_view>

namespace data {

/// The "format" and "version" of a level file.
inline constexpr std::string_view packFormat = "lichter-aus/pack";
inline constexpr std::string_view levelFormat = "lichter-aus/level";
inline constexpr int levelFormatVersion = 1;

/// The same of the file of an unfinished level.
inline constexpr std::string_view unfinishedFormat = "lichter-aus/unfinished";
inline constexpr int unfinishedFormatVersion = 1;

/// A board from the list of rows in a level file; nothing, with a problem for every bad row, if it is not one.
[[nodiscard]] std::optional<lights::Board> readBoard(const Json& value, const std::string& pointer,
                                                     ProblemSink& problems);

} // namespace data
