#include "lights/solver/LargestOptimum.hpp"

#include "lights/solver/ClassTable.hpp"

#include <algorithm>
#include <map>

namespace lights {

LargestOptimum largestOptimumByGroups(int windows, const std::vector<BitGrid>& quiet) {
    std::map<Cell, std::vector<std::size_t>> lighting; // Of each window, the patterns that light it.
    for (std::size_t i = 0; i < quiet.size(); ++i)
        quiet[i].forEach([&](Cell cell) { lighting[cell].push_back(i); });
    std::map<std::vector<std::size_t>, int> groups;
    for (const auto& [cell, patterns] : lighting)
        ++groups[patterns];

    const int lit = static_cast<int>(lighting.size());
    const int odd = static_cast<int>(
        std::count_if(groups.begin(), groups.end(), [](const auto& group) { return group.second % 2 == 1; }));
    // The sum over the lit windows of 1 for each that is not pressed and −1 for each that is, is 0 on average over all
    // solutions. It is even where `odd` is, and the same for all solutions only if `odd` is 0. So the largest sum is at
    // least this, and (lit − sum)/2 windows are pressed.
    const int sum = odd == 0 ? 0 : odd % 2 == 1 ? 1 : 2;
    return {windows - lit + (lit - odd) / 2, windows - lit + (lit - sum) / 2};
}

LargestOptimum largestOptimum(int rows, int columns, const Rules& rules, const std::vector<BitGrid>& quiet) {
    if (const auto compiled = findCompiled(rows, columns, rules))
        return {compiled->largestKnown, compiled->largestPossible};
    return largestOptimumByGroups(rows * columns, quiet);
}

} // namespace lights
