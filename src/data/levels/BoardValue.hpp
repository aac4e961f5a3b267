#pragma once

#include "data/files/Json.hpp"
#include "lights/Board.hpp"

namespace data {

/// A board from a list of rows, as level files draw it; nothing, with every bad row told, when it is none.
[[nodiscard]] std::optional<lights::Board> readBoard(const Json& value, const std::string& pointer,
                                                     ProblemSink& problems);

} // namespace data
