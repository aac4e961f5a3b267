#pragma once

#include "data/files/Problem.hpp"

#include <filesystem>
#include <vector>

namespace data {

/// Those problems of level files that the player has not been told yet, as far as `memory` knows, which remembers all
/// of them from now on: each damaged file is told once, and again when it is damaged in another way. What is not
/// damaged any more is forgotten. Where the memory cannot be written, everything is told again the next time. \param
/// memory a file of this function's own, which need not exist; empty: nothing is remembered.
[[nodiscard]] std::vector<Problem> untoldProblems(const std::vector<Problem>& problems,
                                                  const std::filesystem::path& memory);

} // namespace data
