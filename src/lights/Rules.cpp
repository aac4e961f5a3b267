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

/// The row and column of a cell.
Stamped stampedLines(Stamp stamp, const Board& board, Cell cell) {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(board.rows() + board.columns()));
    const auto add = [&](Cell other) {
        if (other != cell && !board.isHole(other))
            cells.push_back(other);
    };
    if (stamp.togglesPressed())
        cells.push_back(cell);
    for (int row = 0; row < board.rows(); ++row)
        if (row != cell.row)
            add({row, cell.column});
        else
            for (int column = 0; column < board.columns(); ++column)
                add({row, column});
    return Stamped(std::move(cells));
}

} // namespace

std::string_view name(Surface surface) noexcept {
    return surfaceNames[static_cast<std::size_t>(surface)];
}
std::string_view name(GoalKind goal) noexcept {
    return goalNames[static_cast<std::size_t>(goal)];
}

std::optional<Surface> surfaceFromName(std::string_view name) noexcept {
    return fromName<Surface>(surfaceNames, name);
}
std::optional<GoalKind> goalFromName(std::string_view name) noexcept {
    return fromName<GoalKind>(goalNames, name);
}

bool mayBeTransposed(const Rules& rules) noexcept {
    return rules.stamp.isSymmetric() &&
           (rules.surface == Surface::Plane || rules.surface == Surface::Torus || rules.surface == Surface::Projective);
}

std::optional<Cell> wrap(Surface surface, int rows, int columns, Cell cell) noexcept {
    if (!wrapCoordinate(sides(surface), columns, cell.column, rows, cell.row))
        return std::nullopt;
    if (!wrapCoordinate(topAndBottom(surface), rows, cell.row, columns, cell.column))
        return std::nullopt;
    return cell;
}

void Stamped::add(Cell cell) {
    const auto known = cells();
    if (std::find(known.begin(), known.end(), cell) != known.end())
        return;
    if (m_size == m_few.size() && m_many.empty())
        m_many.assign(m_few.begin(), m_few.end());
    if (m_many.empty())
        m_few[m_size] = cell;
    else
        m_many.push_back(cell);
    ++m_size;
}

Stamped stamped(const Rules& rules, const Board& board, Cell cell) {
    if (!board.hasCell(cell))
        return {};
    if (rules.stamp.isLines())
        return stampedLines(rules.stamp, board, cell);
    std::array<Cell, Stamp::cells> reached{};
    std::size_t count = 0;
    rules.stamp.forEach([&](Offset offset) {
        const Cell target{cell.row + offset.down, cell.column + offset.right};
        const auto inside = // Calling wrap for every cell made an optimum 1.4 times slower.
            board.contains(target) ? std::optional(target) : wrap(rules.surface, board.rows(), board.columns(), target);
        if (!inside || board.isHole(*inside))
            return;
        // The pressed cell goes first; the others are sorted, as wrapping may have put them out of order.
        const auto before = [cell](Cell left, Cell right) {
            return left == cell ? right != cell : right != cell && left < right;
        };
        std::size_t at = count++;
        for (; at > 0 && before(*inside, reached[at - 1]); --at)
            reached[at] = reached[at - 1];
        reached[at] = *inside;
    });
    Stamped result;
    for (std::size_t i = 0; i < count; ++i)
        result.add(reached[i]);
    return result;
}

void press(Board& board, const Rules& rules, Cell cell) {
    for (const Cell toggled : stamped(rules, board, cell))
        board.toggle(toggled);
}

} // namespace lights
