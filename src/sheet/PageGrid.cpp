// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/PageGrid.hpp"

#include <algorithm>

namespace sheet {

namespace {

double share(double whole, int parts) noexcept {
    return (whole - (parts - 1) * slotGap) / parts;
}

double smallestCell(std::span<const Footprint> footprints, double width, double height, double largest) {
    double cell = largest;
    for (const Footprint& footprint : footprints)
        cell = std::min(cell, cellIn(footprint, width, height));
    return cell;
}

/// How many boards like this one a page may have.
int capacity(const Footprint& footprint, const Flow& flow, double cell) {
    const std::span one(&footprint, 1);
    int boards = flow.most;
    while (boards > 0 && gridFor(boards, one, flow).cell < cell)
        --boards;
    return boards;
}

/// Boards from `first` on that share a page, at most as many as each of them allows.
std::size_t countFrom(std::size_t first, const std::vector<int>& capacities) {
    std::size_t count = 0;
    int limit = capacities[first];
    while (first + count < capacities.size()) {
        limit = std::min(limit, capacities[first + count]);
        if (count >= static_cast<std::size_t>(limit))
            break;
        ++count;
    }
    return count;
}

/// Like countFrom(), but fills the pages evenly whose boards allow equally many.
std::size_t evenCountFrom(std::size_t first, const std::vector<int>& capacities) {
    std::size_t alike = first;
    while (alike < capacities.size() && capacities[alike] == capacities[first])
        ++alike;
    const auto capacity = static_cast<std::size_t>(capacities[first]);
    const std::size_t boards = alike - first;
    if (alike < capacities.size() && boards < capacity)
        return countFrom(first, capacities);
    const std::size_t pages = (boards + capacity - 1) / capacity;
    return (boards + pages - 1) / pages;
}

} // namespace

Grid gridFor(int boards, std::span<const Footprint> footprints, const Flow& flow) {
    Grid best{0, 0, 0};
    for (int columns = 1; columns <= boards; ++columns) {
        const int rows = (boards + columns - 1) / columns;
        const double width = share(flow.area.w, columns);
        if (columns > 1 && width < flow.narrowest)
            break;
        const double cell = smallestCell(footprints, width, share(flow.area.h, rows), flow.largest);
        if (best.columns == 0 || cell > best.cell || (cell == best.cell && rows < best.rows))
            best = {columns, rows, cell};
    }
    return best;
}

Box PagePlan::slot(std::size_t index, const Box& area) const noexcept {
    const double width = share(area.w, grid.columns);
    const double height = share(area.h, grid.rows);
    const auto columns = static_cast<std::size_t>(grid.columns);
    const std::size_t column = index % columns;
    const std::size_t row = index / columns;
    return {area.x + static_cast<double>(column) * (width + slotGap),
            area.y + static_cast<double>(row) * (height + slotGap), width, height};
}

tl::expected<std::vector<PagePlan>, Unreadable> paginated(std::span<const Footprint> footprints, const Flow& flow) {
    std::vector<int> capacities;
    for (std::size_t i = 0; i < footprints.size(); ++i) {
        const int wanted = flow.perPage.value_or(std::max(1, capacity(footprints[i], flow, flow.comfortable)));
        const double cell = gridFor(wanted, footprints.subspan(i, 1), flow).cell;
        if (cell < footprints[i].smallest)
            return tl::unexpected(Unreadable{i, cell, capacity(footprints[i], flow, footprints[i].smallest)});
        capacities.push_back(wanted);
    }
    std::vector<PagePlan> pages;
    for (std::size_t first = 0; first < footprints.size(); first += pages.back().count) {
        const std::size_t count = flow.perPage ? countFrom(first, capacities) : evenCountFrom(first, capacities);
        const bool like = !pages.empty() && capacities[pages.back().first] == capacities[first];
        // The last page looks like the one before it, even if it has fewer boards.
        const std::size_t places = flow.perPage ? static_cast<std::size_t>(*flow.perPage)
                                   : like       ? std::max(count, pages.back().count)
                                                : count;
        pages.push_back({first, count, gridFor(static_cast<int>(places), footprints.subspan(first, count), flow)});
    }
    return pages;
}

} // namespace sheet
