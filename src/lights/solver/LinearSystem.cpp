#include "lights/solver/LinearSystem.hpp"

namespace lights {

namespace {

using Way = std::variant<Rectangle, Elimination>;

Way wayFor(const Board& shape, const Rules& rules, const PressMatrix& matrix) {
    if (isFullRectangle(shape, rules))
        return Way(std::in_place_type<Rectangle>, shape.rows(), shape.columns());
    return Way(std::in_place_type<Elimination>, matrix);
}

// On a full rectangle windows are numbered like cells, row by row.

BitGrid gridOf(std::span<const Word> windows, int rows, int columns) {
    BitGrid grid(rows, columns);
    forEachBit(windows, [&](std::size_t window) {
        grid.set({static_cast<int>(window) / columns, static_cast<int>(window) % columns});
    });
    return grid;
}

void addCells(std::span<Word> windows, const BitGrid& grid) {
    const auto columns = static_cast<std::size_t>(grid.columns());
    grid.forEach([&](Cell cell) {
        flipBit(windows, static_cast<std::size_t>(cell.row) * columns + static_cast<std::size_t>(cell.column));
    });
}

} // namespace

bool isFullRectangle(const Board& shape, const Rules& rules) noexcept {
    return rules == Rules{Stamp::Plus, Surface::Plane} && !shape.hasHoles();
}

LinearSystem::LinearSystem(const Board& shape, const Rules& rules, const PressMatrix& matrix)
    : m_rows(shape.rows())
    , m_columns(shape.columns())
    , m_way(wayFor(shape, rules, matrix)) {}

Words LinearSystem::solve(std::span<const Word> b) const {
    if (const auto* elimination = std::get_if<Elimination>(&m_way))
        return elimination->solve(b);
    Words presses(b.size());
    addCells(presses, std::get<Rectangle>(m_way).solve(gridOf(b, m_rows, m_columns)).value());
    return presses;
}

BitMatrix LinearSystem::kernel() const {
    if (const auto* elimination = std::get_if<Elimination>(&m_way))
        return elimination->kernel();
    const auto& rectangle = std::get<Rectangle>(m_way);
    const auto cells = static_cast<std::size_t>(m_rows) * static_cast<std::size_t>(m_columns);
    BitMatrix patterns(static_cast<std::size_t>(rectangle.nullity()), cells);
    for (std::size_t row = 0; row < patterns.rows(); ++row)
        addCells(patterns.row(row), rectangle.quietPattern(static_cast<int>(row)));
    return patterns;
}

} // namespace lights
