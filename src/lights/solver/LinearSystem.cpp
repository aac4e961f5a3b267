#include "lights/solver/LinearSystem.hpp"

#include <algorithm>

namespace lights {

namespace {

using Way = std::variant<Rectangle, Elimination>;

Way wayFor(const Board& shape, const Rules& rules, const PressMatrix& matrix) {
    if (isFullRectangle(shape, rules))
        return Way(std::in_place_type<Rectangle>, shape.rows(), shape.columns());
    return Way(std::in_place_type<Elimination>, matrix);
}

} // namespace

bool isFullRectangle(const Board& shape, const Rules& rules) noexcept {
    return rules == Rules{Stamp::Plus, Surface::Plane} && !shape.hasHoles();
}

LinearSystem::LinearSystem(const Board& shape, const Rules& rules, const Windows& windows, const PressMatrix& matrix)
    : m_windows(windows)
    , m_way(wayFor(shape, rules, matrix)) {}

Words LinearSystem::solve(std::span<const Word> b) const {
    if (const auto* elimination = std::get_if<Elimination>(&m_way))
        return elimination->solve(b);
    return m_windows.pack(std::get<Rectangle>(m_way).solve(m_windows.unpack(b)).value());
}

BitMatrix LinearSystem::kernel() const {
    if (const auto* elimination = std::get_if<Elimination>(&m_way))
        return elimination->kernel();
    const auto& rectangle = std::get<Rectangle>(m_way);
    BitMatrix patterns(static_cast<std::size_t>(rectangle.nullity()), m_windows.size());
    for (std::size_t row = 0; row < patterns.rows(); ++row) {
        const Words pattern = m_windows.pack(rectangle.quietPattern(static_cast<int>(row)));
        std::copy(pattern.begin(), pattern.end(), patterns.row(row).begin());
    }
    return patterns;
}

} // namespace lights
