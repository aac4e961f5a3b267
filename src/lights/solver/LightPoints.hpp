// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/BlockSymmetry.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace lights {

/// The coordinates of the classes of a split, chosen so that the symmetries leave the highest ones among themselves.
class SymmetricClasses {
public:
    /// \param pressed for each of Block::cells, whether a solution contains it.
    SymmetricClasses(Split split, std::vector<bool> pressed, std::vector<BlockSymmetry> symmetries);

    [[nodiscard]] const Split& split() const noexcept { return m_split; }
    [[nodiscard]] const std::vector<bool>& pressed() const noexcept { return m_pressed; }
    [[nodiscard]] const std::vector<BlockSymmetry>& symmetries() const noexcept { return m_symmetries; }
    [[nodiscard]] const CellClass& operator[](std::size_t number) const noexcept { return m_split.classes[number]; }

    /// How many of a class's highest coordinates depend only on themselves if a symmetry moves its solutions.
    [[nodiscard]] std::size_t invariant(std::size_t number) const noexcept { return m_invariant[number]; }
    /// The signs of a class by coordinates, of which a transform makes weights.
    [[nodiscard]] std::vector<Point> signs(std::size_t number) const;
    /// What a symmetry does to the coordinates on the class `from`, as coordinates on the class `to`.
    /// \pre symmetry.sourceClass[to] == from.
    [[nodiscard]] AffineMap action(const BlockSymmetry& symmetry, std::size_t from, std::size_t to) const;
    /// The actions of all symmetries but the identity that map the class to itself.
    [[nodiscard]] std::vector<AffineMap> actionsOn(std::size_t number) const;

private:
    void chooseCoordinates(std::size_t number);

    Split m_split;
    std::vector<bool> m_pressed;
    std::vector<BlockSymmetry> m_symmetries;
    std::vector<std::uint32_t> m_coordinates;       ///< By index in the block.
    std::array<std::vector<std::size_t>, 4> m_axes; ///< For each coordinate of a class, the cell that it belongs to.
    std::array<std::size_t, 4> m_invariant{};
};

/// The images of a point under a group of maps, itself among them, each once.
class Orbit {
public:
    Orbit(std::uint32_t point, std::span<const AffineMap> maps) noexcept;

    /// Whether the point was the least of them.
    [[nodiscard]] bool isLeast() const noexcept { return m_isLeast; }
    [[nodiscard]] std::span<const std::uint32_t> points() const& noexcept { return std::span(m_points).first(m_size); }
    std::span<const std::uint32_t> points() const&& = delete; ///< The span would dangle.

private:
    std::array<std::uint32_t, 8> m_points{}; ///< A board has at most eight symmetries.
    std::size_t m_size = 1;
    bool m_isLeast = true;
};

/// The solutions with the least weights on one class, as points: their coordinates on it.
class LightPoints {
public:
    /// The lightest points; one of each orbit under the symmetries of the class is kept, at most `most` in all.
    /// \returns nothing if the call was cancelled.
    [[nodiscard]] static std::optional<LightPoints> find(const SymmetricClasses& classes, std::size_t number,
                                                         std::size_t most, Meter& meter);
    /// The points of another class whose image under a symmetry is the class `number`.
    [[nodiscard]] static std::optional<LightPoints> image(const LightPoints& source, const AffineMap& action,
                                                          std::vector<AffineMap> actions, Meter& meter);

    /// The least weight; limit() + 1 if no point is that light.
    [[nodiscard]] std::size_t least() const noexcept { return m_least; }
    /// All points up to this weight are known.
    [[nodiscard]] std::size_t limit() const noexcept { return m_limit; }
    /// One point of each orbit. \pre weight ≤ limit().
    [[nodiscard]] std::span<const std::uint32_t> with(std::size_t weight) const noexcept { return m_points[weight]; }
    /// The number of points with this weight, whole orbits. \pre weight ≤ limit().
    [[nodiscard]] std::uint64_t count(std::size_t weight) const noexcept { return m_counts[weight]; }
    /// The symmetries of the class, without the identity.
    [[nodiscard]] const std::vector<AffineMap>& actions() const noexcept { return m_actions; }

private:
    LightPoints(std::size_t cells, std::vector<AffineMap> actions)
        : m_points(cells + 1)
        , m_counts(cells + 1)
        , m_limit(cells)
        , m_actions(std::move(actions)) {}

    void keep(std::uint32_t point, std::size_t weight);
    void dropHeaviest() noexcept;
    void settleLeast() noexcept;

    std::vector<std::vector<std::uint32_t>> m_points; ///< By weight.
    std::vector<std::uint64_t> m_counts;              ///< By weight.
    std::size_t m_least = 0;
    std::size_t m_limit;
    std::size_t m_kept = 0;
    std::vector<AffineMap> m_actions;
};

/// How many bytes are needed for each point kept; the lists grow by a quarter at a time.
inline constexpr std::size_t bytesPerLightPoint = 6;

} // namespace lights
