#include "lights/solver/ClassTable.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace lights {

bool mayBeTransposed(Surface surface) noexcept {
    return surface == Surface::Plane || surface == Surface::Torus || surface == Surface::Projective;
}

std::optional<CompiledClasses> findCompiled(int rows, int columns, const Rules& rules) noexcept {
    if (mayBeTransposed(rules.surface) && rows < columns)
        std::swap(rows, columns);
    const auto place = [](const CompiledClasses& row) {
        return std::tuple<int, int, Stamp, Surface>(row.rows, row.columns, row.stamp, row.surface);
    };
    const std::tuple<int, int, Stamp, Surface> wanted(rows, columns, rules.stamp, rules.surface);
    const auto table = compiledClasses();
    const auto found = std::lower_bound(table.begin(), table.end(), wanted,
                                        [&](const auto& row, const auto& value) { return place(row) < value; });
    if (found == table.end() || place(*found) != wanted)
        return std::nullopt;
    return *found;
}

} // namespace lights
