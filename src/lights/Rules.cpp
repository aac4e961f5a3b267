// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Rules.hpp"

#include <algorithm>

namespace lights {

namespace {

// In the order of the enumerations.
constexpr std::array<std::string_view, 6> surfaceNames{"plane", "cylinder", "torus", "moebius", "klein", "projective"};
constexpr std::array<std::string_view, 3> goalNames{"off", "on", "picture"};

template<class Enum, std::size_t Size>
std::optional<Enum> fromName(const std::array<std::string_view, Size>& names, std::string_view wanted) noexcept {
    const auto found = std::find(names.begin(), names.end(), wanted);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

enum class Join : std::uint8_t { None, Plain, Flipped };

Join sides(Surface surface) noexcept {
    switch (surface) {
    case Surface::Plane:
        return Join::None;
    case Surface::Cylinder:
    case Surface::Torus:
        return Join::Plain;
    case Surface::Moebius:
    case Surface::Klein:
    case Surface::Projective:
        break;
    }
    return Join::Flipped;
}

Join topAndBottom(Surface surface) noexcept {
    switch (surface) {
    case Surface::Plane:
    case Surface::Cylinder:
    case Surface::Moebius:
        return Join::None;
    case Surface::Torus:
    case Surface::Klein:
        return Join::Plain;
    case Surface::Projective:
        break;
    }
    return Join::Flipped;
}

/// Brings `along` back into 0 … length−1 across the join; a flip mirrors `across`. \returns false at an edge.
bool wrapCoordinate(Join join, int length, int& along, int acrossLength, int& across) noexcept {
    if (along >= 0 && along < length)
        return true;
    if (join == Join::None)
        return false;
    const int inside = (along % length + length) % length;
    const int lengths = (inside - along) / length; // How often the edge is crossed; a second flip undoes the first.
    along = inside;
    if (join == Join::Flipped && lengths % 2 != 0)
        across = acrossLength - 1 - across;
    return true;
}

} // namespace

std::string_view name(Stamp stamp) noexcept {
    return shapeOf(stamp).name();
}
std::string_view name(Surface surface) noexcept {
    return surfaceNames[static_cast<std::size_t>(surface)];
}
std::string_view name(GoalKind goal) noexcept {
    return goalNames[static_cast<std::size_t>(goal)];
}

std::optional<Stamp> stampFromName(std::string_view name) noexcept {
    const auto* const found = std::find_if(stampShapes.begin(), stampShapes.end(),
                                           [name](const StampShape& shape) { return shape.name() == name; });
    if (found == stampShapes.end())
        return std::nullopt;
    return static_cast<Stamp>(found - stampShapes.begin());
}
std::optional<Surface> surfaceFromName(std::string_view name) noexcept {
    return fromName<Surface>(surfaceNames, name);
}
std::optional<GoalKind> goalFromName(std::string_view name) noexcept {
    return fromName<GoalKind>(goalNames, name);
}

bool mayBeTransposed(Surface surface) noexcept {
    return surface == Surface::Plane || surface == Surface::Torus || surface == Surface::Projective;
}

std::optional<Cell> wrap(Surface surface, int rows, int columns, Cell cell) noexcept {
    if (!wrapCoordinate(sides(surface), columns, cell.column, rows, cell.row))
        return std::nullopt;
    if (!wrapCoordinate(topAndBottom(surface), rows, cell.row, columns, cell.column))
        return std::nullopt;
    return cell;
}

void Stamped::add(Cell cell) noexcept {
    const auto known = cells();
    if (std::find(known.begin(), known.end(), cell) == known.end())
        m_cells[m_size++] = cell;
}

Stamped stamped(const Rules& rules, const Board& board, Cell cell) noexcept {
    Stamped result;
    if (!board.hasCell(cell))
        return result;
    std::array<Cell, StampShape::maxOffsets + 1> reached{cell};
    std::size_t count = 1;
    for (const Offset offset : shapeOf(rules.stamp).offsets()) {
        const Cell target{cell.row + offset.down, cell.column + offset.right};
        const auto inside = wrap(rules.surface, board.rows(), board.columns(), target);
        if (!inside || board.isHole(*inside))
            continue;
        // The pressed cell stays first; the others are sorted, as wrapping may have put them out of order.
        std::size_t at = count++;
        for (; at > 1 && *inside < reached[at - 1]; --at)
            reached[at] = reached[at - 1];
        reached[at] = *inside;
    }
    for (std::size_t i = 0; i < count; ++i)
        result.add(reached[i]);
    return result;
}

void press(Board& board, const Rules& rules, Cell cell) noexcept {
    for (const Cell toggled : stamped(rules, board, cell))
        board.toggle(toggled);
}

} // namespace lights
