#pragma once

#include "data/files/Json.hpp"
#include "lights/Board.hpp"

#include <string_view>

namespace data {

/// Values of "format" and "version" in a level file.
inline constexpr std::string_view packFormat = "lichter-aus/pack";
inline constexpr std::string_view levelFormat = "lichter-aus/level";
inline constexpr int levelFormatVersion = 1;

/// Values of "format" and "version" in the file of an unfinished level.
inline constexpr std::string_view unfinishedFormat = "lichter-aus/unfinished";
inline constexpr int unfinishedFormatVersion = 1;

/// Reads a board from the list of rows in a level file. Returns std::nullopt, with a problem for every invalid row, if
/// it is not a board.
[[nodiscard]] std::optional<lights::Board> readBoard(const Json& value, const std::string& pointer,
                                                     ProblemSink& problems);

} // namespace data
