// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/LightPoints.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

constexpr std::uint64_t pointsAtOnce = std::uint64_t{1} << 20; ///< Between two checks of the stop token.

/// Calls visit(index) for every entry that is at least `least`. Few are, so that whole groups are looked at first.
template<class Visit>
void forEachAtLeast(std::span<const std::int16_t> sums, const int& least, Visit&& visit) {
    constexpr std::size_t group = 64;
    for (std::size_t start = 0; start < sums.size(); start += group) {
        const auto part = sums.subspan(start, std::min(group, sums.size() - start));
        std::int16_t most = part.front();
        for (const std::int16_t sum : part)
            most = std::max(most, sum);
        if (most < least)
            continue;
        for (std::size_t i = 0; i < part.size(); ++i)
            if (part[i] >= least)
                visit(start + i);
    }
}

} // namespace

SymmetricClasses::SymmetricClasses(Split split, std::vector<bool> pressed, std::vector<BlockSymmetry> symmetries)
    : m_split(std::move(split))
    , m_pressed(std::move(pressed))
    , m_symmetries(std::move(symmetries))
    , m_coordinates(m_pressed.size()) {
    for (std::size_t number = 0; number < m_split.classes.size(); ++number)
        chooseCoordinates(number);
}

/// Every coordinate is the value of a cell's linear part. Those of whole orbits of cells span a space that the
/// symmetries leave as it is; they become the highest coordinates, about half of all.
void SymmetricClasses::chooseCoordinates(std::size_t number) {
    CellClass& part = m_split.classes[number];
    const std::size_t wanted = part.rank() / 2;
    std::vector<std::size_t> high;
    Span span;
    if (m_symmetries.size() > 1)
        for (const std::size_t member : part.members) {
            if (span.rank() >= wanted)
                break;
            Span more = span;
            std::vector<std::size_t> added;
            for (const BlockSymmetry& symmetry : m_symmetries) {
                if (symmetry.sourceClass[number] != number)
                    continue;
                const std::size_t rank = more.rank();
                more.add(m_split.parts[symmetry.source[member]]);
                if (more.rank() > rank)
                    added.push_back(symmetry.source[member]);
            }
            if (more.rank() > wanted + 2)
                continue;
            high.insert(high.end(), added.begin(), added.end());
            span = std::move(more);
        }
    m_invariant[number] = span.rank();
    std::vector<std::size_t> low;
    for (const std::size_t member : part.members) {
        const std::size_t rank = span.rank();
        span.add(m_split.parts[member]);
        if (span.rank() > rank)
            low.push_back(member);
    }
    m_axes[number] = std::move(low);
    m_axes[number].insert(m_axes[number].end(), high.begin(), high.end());

    part.span = Span();
    for (const std::size_t axis : m_axes[number])
        part.span.add(m_split.parts[axis]);
    for (std::size_t i = 0; i < part.members.size(); ++i) {
        part.coordinates[i] = static_cast<std::uint32_t>(part.span.add(m_split.parts[part.members[i]]));
        m_coordinates[part.members[i]] = part.coordinates[i];
    }
}

std::vector<Point> SymmetricClasses::signs(std::size_t number) const {
    const CellClass& part = m_split.classes[number];
    std::vector<Point> points;
    for (std::size_t i = 0; i < part.members.size(); ++i)
        points.push_back({part.coordinates[i], static_cast<std::int16_t>(m_pressed[part.members[i]] ? -1 : 1)});
    return merged(std::move(points));
}

AffineMap SymmetricClasses::action(const BlockSymmetry& symmetry, std::size_t from, std::size_t to) const {
    std::vector<Word> images(m_axes[from].size());
    Word constant = 0;
    for (std::size_t i = 0; i < m_axes[to].size(); ++i) {
        const std::size_t source = symmetry.source[m_axes[to][i]];
        for (Word rest = m_coordinates[source]; rest != 0; rest &= rest - 1)
            images[static_cast<std::size_t>(std::countr_zero(rest))] |= Word{1} << i;
        if (m_pressed[source] != m_pressed[m_axes[to][i]])
            constant |= Word{1} << i;
    }
    return {LinearMap(images), constant};
}

std::vector<AffineMap> SymmetricClasses::actionsOn(std::size_t number) const {
    std::vector<AffineMap> result;
    for (std::size_t i = 1; i < m_symmetries.size(); ++i)
        if (m_symmetries[i].sourceClass[number] == number)
            result.push_back(action(m_symmetries[i], number, number));
    return result;
}

Orbit::Orbit(std::uint32_t point, std::span<const AffineMap> maps) noexcept {
    m_points.front() = point;
    for (const AffineMap& map : maps) {
        const auto image = static_cast<std::uint32_t>(map(point));
        m_isLeast = m_isLeast && image >= point;
        const auto known = m_points.begin() + static_cast<std::ptrdiff_t>(m_size);
        if (std::find(m_points.begin(), known, image) == known)
            m_points[m_size++] = image;
    }
}

void LightPoints::keep(std::uint32_t point, std::size_t weight) {
    std::size_t fixing = 1; // Symmetries that leave the point where it is, and the identity.
    for (const AffineMap& map : m_actions) {
        const Word image = map(point);
        if (image < point)
            return; // Not the least of its orbit.
        fixing += image == point ? 1 : 0;
    }
    std::vector<std::uint32_t>& points = m_points[weight];
    if (points.size() == points.capacity())
        points.reserve(points.size() + points.size() / 4 + 64); // Doubling would need more memory.
    points.push_back(point);
    m_counts[weight] += (m_actions.size() + 1) / fixing;
    ++m_kept;
}

void LightPoints::dropHeaviest() noexcept {
    m_kept -= m_points[m_limit].size();
    std::vector<std::uint32_t>().swap(m_points[m_limit]);
    m_counts[m_limit] = 0;
    --m_limit;
}

void LightPoints::settleLeast() noexcept {
    while (m_least <= m_limit && m_points[m_least].empty())
        ++m_least;
}

std::optional<LightPoints> LightPoints::find(const SymmetricClasses& classes, std::size_t number, std::size_t most,
                                             Meter& meter) {
    const CellClass& part = classes[number];
    const std::size_t cells = part.members.size();
    LightPoints result(cells, classes.actionsOn(number));
    const std::size_t lowRank = part.rank() - classes.invariant(number);
    // A high part that is not the least of its orbit has no point that is.
    const auto wanted = [&](std::uint32_t first) {
        return std::all_of(result.m_actions.begin(), result.m_actions.end(),
                           [&](const AffineMap& map) { return map(first) >> lowRank >= Word{first} >> lowRank; });
    };
    // A sum of signs is the number of cells minus twice the weight.
    const auto leastSum = [&] { return static_cast<int>(cells) - 2 * static_cast<int>(result.m_limit); };
    int least = leastSum();
    const bool complete = transformPieces(classes.signs(number), part.rank(), std::min(lowRank, pieceRank), meter,
                                          wanted, [&](std::uint32_t first, std::span<const std::int16_t> sums) {
                                              forEachAtLeast(sums, least, [&](std::size_t index) {
                                                  result.keep(first + static_cast<std::uint32_t>(index),
                                                              (cells - static_cast<std::size_t>(sums[index])) / 2);
                                              });
                                              while (result.m_kept > most && result.m_limit > 0)
                                                  result.dropHeaviest();
                                              least = leastSum();
                                          });
    if (!complete)
        return std::nullopt;
    result.settleLeast();
    return result;
}

std::optional<LightPoints> LightPoints::image(const LightPoints& source, const AffineMap& action,
                                              std::vector<AffineMap> actions, Meter& meter) {
    LightPoints result(source.m_points.size() - 1, std::move(actions));
    result.m_counts = source.m_counts;
    result.m_least = source.m_least;
    result.m_limit = source.m_limit;
    result.m_kept = source.m_kept;
    for (std::size_t weight = result.m_least; weight <= result.m_limit; ++weight) {
        const std::vector<std::uint32_t>& points = source.m_points[weight];
        result.m_points[weight].reserve(points.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (i % pointsAtOnce == 0 && !meter.spend(std::min(pointsAtOnce, points.size() - i)))
                return std::nullopt;
            result.m_points[weight].push_back(static_cast<std::uint32_t>(action(points[i])));
        }
    }
    return result;
}

} // namespace lights
