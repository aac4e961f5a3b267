#include "lights/Rules.hpp"

#include <algorithm>

namespace lights {

namespace {

// In the order of the enumerations.
constexpr std::array<std::string_view, 3> stampNames{"plus", "cross", "square"};
constexpr std::array<std::string_view, 6> surfaceNames{"plane", "cylinder", "torus", "moebius", "klein", "projective"};
constexpr std::array<std::string_view, 3> goalNames{"off", "on", "picture"};

template<class Enum, std::size_t Size>
std::optional<Enum> fromName(const std::array<std::string_view, Size>& names, std::string_view wanted) noexcept {
    const auto found = std::find(names.begin(), names.end(), wanted);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

struct Step {
    int down;
    int right;
};

constexpr std::array<Step, 5> plusSteps{{{0, 0}, {-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
constexpr std::array<Step, 5> crossSteps{{{0, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
constexpr std::array<Step, 9> squareSteps{
    {{0, 0}, {-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

std::span<const Step> steps(Stamp stamp) noexcept {
    switch (stamp) {
    case Stamp::Plus:
        return plusSteps;
    case Stamp::Cross:
        return crossSteps;
    case Stamp::Square:
        break;
    }
    return squareSteps;
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

/// Brings `along` back into 0 … length−1 by the join; a flip turns `across` over. \returns false at an edge.
bool bringBack(Join join, int length, int& along, int acrossLength, int& across) noexcept {
    if (along >= 0 && along < length)
        return true;
    if (join == Join::None)
        return false;
    along = (along % length + length) % length;
    if (join == Join::Flipped)
        across = acrossLength - 1 - across;
    return true;
}

} // namespace

std::string_view name(Stamp stamp) noexcept {
    return stampNames[static_cast<std::size_t>(stamp)];
}
std::string_view name(Surface surface) noexcept {
    return surfaceNames[static_cast<std::size_t>(surface)];
}
std::string_view name(GoalKind goal) noexcept {
    return goalNames[static_cast<std::size_t>(goal)];
}

std::optional<Stamp> stampFromName(std::string_view name) noexcept {
    return fromName<Stamp>(stampNames, name);
}
std::optional<Surface> surfaceFromName(std::string_view name) noexcept {
    return fromName<Surface>(surfaceNames, name);
}
std::optional<GoalKind> goalFromName(std::string_view name) noexcept {
    return fromName<GoalKind>(goalNames, name);
}

std::optional<Cell> wrap(Surface surface, int rows, int columns, Cell cell) noexcept {
    if (!bringBack(sides(surface), columns, cell.column, rows, cell.row))
        return std::nullopt;
    if (!bringBack(topAndBottom(surface), rows, cell.row, columns, cell.column))
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
    if (!board.isWindow(cell))
        return result;
    std::array<Cell, 9> reached{};
    std::size_t count = 0;
    for (const Step step : steps(rules.stamp)) {
        const Cell target{cell.row + step.down, cell.column + step.right};
        const auto inside = wrap(rules.surface, board.rows(), board.columns(), target);
        if (!inside || board.isHole(*inside))
            continue;
        // The first step is the pressed cell itself; the others may have been wrapped out of order.
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
