#include "lights/solver/ShortestWays.hpp"

#include <bit>

namespace lights {

ShortestWays shortestWays(const BitGrid& solution, std::span<const BitGrid> quiet, Cell cell) {
    ShortestWays found;
    found.alone = quiet.empty();
    found.always = true;
    BitGrid presses = solution;
    std::int64_t least = -1;
    const std::uint64_t all = std::uint64_t{1} << quiet.size();
    for (std::uint64_t i = 0;;) {
        const std::int64_t moves = presses.count();
        const bool here = presses.test(cell);
        found.always = found.always && here;
        if (least < 0 || moves < least) {
            least = moves;
            found.ways = 0;
            found.through = 0;
        }
        if (moves == least) {
            ++found.ways;
            found.through += here ? 1 : 0;
        }
        if (++i == all)
            return found;
        // A Gray code: from one solution to the next by a single pattern.
        presses ^= quiet[static_cast<std::size_t>(std::countr_zero(i))];
    }
}

} // namespace lights
