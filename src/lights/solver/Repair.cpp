// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Lexicographic.hpp"
#include "lights/solver/Why.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>

namespace lights {

namespace {

constexpr std::size_t maxSearchedRank = 20; ///< 2^20 syndromes, one byte each.

/// A linear part and the first cell that has it.
struct Choice {
    std::uint32_t part;
    std::size_t cell;
};

std::vector<Choice> choicesOf(const Block& block) {
    std::vector<Choice> choices;
    std::vector<bool> seen(std::size_t{1} << block.rank());
    for (std::size_t i = 0; i < block.cells.size(); ++i) {
        if (!seen[block.parts[i]])
            choices.push_back({block.parts[i], block.cells[i]});
        seen[block.parts[i]] = true;
    }
    return choices;
}

/// The syndromes near zero, with the number of cells that lead to them.
class Levels {
public:
    Levels(const std::vector<Choice>& choices, std::size_t rank)
        : m_choices(choices)
        , m_level(std::size_t{1} << rank, unreached)
        , m_outermost{0} {
        m_level[0] = 0;
    }

    /// Extends the search by one cell. \returns false if the call was cancelled or the budget does not allow it.
    bool grow(Meter& meter) {
        const std::uint64_t steps = m_outermost.size() * m_choices.size();
        if (steps > meter.left() || !meter.spend(steps))
            return false;
        ++m_depth;
        std::vector<std::uint32_t> next;
        for (const std::uint32_t syndrome : m_outermost)
            for (const Choice& choice : m_choices) {
                std::uint8_t& level = m_level[syndrome ^ choice.part];
                if (level != unreached)
                    continue;
                level = m_depth;
                next.push_back(syndrome ^ choice.part);
            }
        m_outermost = std::move(next);
        return true;
    }

    /// A syndrome of the outermost level that is `level` cells away from `other`.
    [[nodiscard]] std::optional<std::uint32_t> meeting(std::uint32_t other, std::uint8_t level) const {
        const auto met = std::find_if(m_outermost.begin(), m_outermost.end(),
                                      [&](std::uint32_t syndrome) { return m_level[syndrome ^ other] == level; });
        return met == m_outermost.end() ? std::nullopt : std::optional(*met);
    }

    [[nodiscard]] std::uint8_t depth() const noexcept { return m_depth; }

    /// Appends the cells that lead from zero to a reached syndrome.
    void trace(std::uint32_t syndrome, std::vector<std::size_t>& cells) const {
        while (syndrome != 0) {
            const auto step = std::find_if(m_choices.begin(), m_choices.end(), [&](const Choice& choice) {
                return m_level[syndrome ^ choice.part] + 1 == m_level[syndrome];
            });
            cells.push_back(step->cell);
            syndrome ^= step->part;
        }
    }

private:
    static constexpr std::uint8_t unreached = std::numeric_limits<std::uint8_t>::max();

    const std::vector<Choice>& m_choices;
    std::vector<std::uint8_t> m_level;
    std::vector<std::uint32_t> m_outermost;
    std::uint8_t m_depth = 0;
};

/// Lists sets of `size` cells whose parts sum up to a syndrome, in the order of their sorted cells.
class Sets {
public:
    Sets(const std::vector<Words>& parts, std::size_t limit, Meter& meter)
        : m_parts(parts)
        , m_limit(limit)
        , m_meter(meter) {
        for (std::size_t i = 0; i < parts.size(); ++i)
            m_byPart[parts[i]].push_back(i);
    }

    /// \returns the indices of the parts.
    [[nodiscard]] std::vector<std::vector<std::size_t>> of(const Words& wanted, std::size_t size) {
        m_found.clear();
        m_chosen.clear();
        extend(wanted, 0, size);
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool done() const { return m_found.size() >= m_limit || m_meter.cancelled() || m_meter.left() == 0; }

    void extend(const Words& rest, std::size_t from, std::size_t size) {
        if (size == 1) {
            finish(rest, from);
            return;
        }
        for (std::size_t i = from; i + size <= m_parts.size() && !done(); ++i) {
            if (!m_meter.spend(1))
                return;
            Words without = rest;
            add(without, m_parts[i]);
            m_chosen.push_back(i);
            extend(without, i + 1, size - 1);
            m_chosen.pop_back();
        }
    }

    /// Completes a set by a last cell with exactly this part.
    void finish(const Words& rest, std::size_t from) {
        const auto fitting = m_byPart.find(rest);
        if (fitting == m_byPart.end())
            return;
        for (const std::size_t last : fitting->second) {
            if (last < from || done())
                continue;
            m_found.push_back(m_chosen);
            m_found.back().push_back(last);
        }
    }

    const std::vector<Words>& m_parts;
    std::size_t m_limit;
    Meter& m_meter;
    std::map<Words, std::vector<std::size_t>, Lexicographic> m_byPart;
    std::vector<std::size_t> m_chosen;
    std::vector<std::vector<std::size_t>> m_found;
};

/// The fewest cells, or nothing if the meter stops the search.
std::optional<std::vector<std::size_t>> fewest(const Block& block, std::uint32_t wanted, Meter& meter) {
    const std::vector<Choice> choices = choicesOf(block);
    Levels levels(choices, block.rank());
    while (levels.grow(meter)) {
        // With all syndromes within k cells known: is the wanted one 2k − 1 or 2k cells away?
        auto met = levels.meeting(wanted, static_cast<std::uint8_t>(levels.depth() - 1));
        if (!met)
            met = levels.meeting(wanted, levels.depth());
        if (!met)
            continue;
        std::vector<std::size_t> cells;
        levels.trace(*met, cells);
        levels.trace(*met ^ wanted, cells);
        return cells;
    }
    return std::nullopt;
}

/// One or two cells if that is enough; otherwise cells chosen greedily, each to bring the syndrome closest to zero.
Repair shortRepair(const QuietSpace& conditions, const Block& block, std::span<const Word> syndrome) {
    const BitMatrix parts = conditions.restricted(block).transposed();
    Words wanted(wordsFor(block.rank()));
    for (std::size_t i = 0; i < block.rank(); ++i)
        if (bitAt(syndrome, block.patterns[i]))
            flipBit(wanted, i);

    std::map<Words, std::size_t, Lexicographic> byPart; // The first cell with each part.
    for (std::size_t i = 0; i < parts.rows(); ++i)
        byPart.try_emplace(Words(parts.row(i).begin(), parts.row(i).end()), block.cells[i]);
    if (const auto one = byPart.find(wanted); one != byPart.end())
        return {{one->second}, true};
    for (std::size_t i = 0; i < parts.rows(); ++i) {
        Words rest = wanted;
        add(rest, parts.row(i));
        if (const auto two = byPart.find(rest); two != byPart.end())
            return {{block.cells[i], two->second}, true};
    }

    Repair repair;
    while (weight(wanted) > 0) {
        std::size_t best = 0;
        for (std::size_t i = 1; i < parts.rows(); ++i)
            if (distance(wanted, parts.row(i)) < distance(wanted, parts.row(best)))
                best = i;
        add(wanted, parts.row(best));
        repair.cells.push_back(block.cells[best]);
    }
    return repair;
}

} // namespace

Repair repairBlock(const QuietSpace& conditions, const Block& block, std::span<const Word> syndrome, Meter& meter) {
    if (block.rank() <= maxSearchedRank) {
        std::uint32_t wanted = 0;
        for (const std::size_t pattern : block.patterns)
            wanted = wanted * 2 + (bitAt(syndrome, pattern) ? 1U : 0U);
        if (auto cells = fewest(block, wanted, meter))
            return {std::move(*cells), true};
    }
    return shortRepair(conditions, block, syndrome);
}

std::vector<std::vector<std::size_t>> smallestRepairs(const QuietSpace& conditions, const Block& block,
                                                      std::span<const Word> syndrome, std::size_t limit, Meter& meter) {
    const Repair first = repairBlock(conditions, block, syndrome, meter);
    if (!first.exact)
        return {first.cells};
    const BitMatrix restricted = conditions.restricted(block).transposed();
    std::vector<Words> parts;
    for (std::size_t i = 0; i < restricted.rows(); ++i)
        parts.emplace_back(restricted.row(i).begin(), restricted.row(i).end());
    Words wanted(wordsFor(block.rank()));
    for (std::size_t i = 0; i < block.rank(); ++i)
        if (bitAt(syndrome, block.patterns[i]))
            flipBit(wanted, i);

    std::vector<std::vector<std::size_t>> repairs = Sets(parts, limit, meter).of(wanted, first.cells.size());
    if (repairs.empty()) // The budget ran out.
        return {first.cells};
    for (std::vector<std::size_t>& repair : repairs)
        for (std::size_t& cell : repair)
            cell = block.cells[cell];
    return repairs;
}

} // namespace lights
