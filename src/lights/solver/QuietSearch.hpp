// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/QuietBound.hpp"
#include "lights/solver/QuietSets.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lights {

/// Remembers the largest number of detours for which each set of outstanding presses is known to fail. Once it is full,
/// it forgets some of them, always the same ones.
template<std::size_t Size>
class FailedSets {
public:
    using Set = CellSet<Size>;

    [[nodiscard]] bool failed(const Set& set, int detours) const noexcept {
        for (std::size_t i = 0; i < probes; ++i)
            if (const Entry& entry = m_entries[place(set, i)]; entry.detours == none || entry.set == set)
                return entry.detours >= detours;
        return false;
    }

    void add(const Set& set, int detours) {
        if (m_used * 2 >= m_entries.size() && m_entries.size() < mostEntries)
            grow();
        put(set, static_cast<std::int16_t>(detours));
    }

private:
    static constexpr std::int16_t none = -1;
    static constexpr std::size_t probes = 8;
    static constexpr std::size_t mostEntries = std::size_t{1} << 22; ///< At 16 bytes each for 64 cells.

    struct Entry {
        Set set;
        std::int16_t detours = none;
    };

    [[nodiscard]] std::size_t place(const Set& set, std::size_t probe) const noexcept {
        return (set.hash() + probe) & (m_entries.size() - 1);
    }

    void put(const Set& set, std::int16_t detours) {
        for (std::size_t i = 0; i < probes; ++i) {
            Entry& entry = m_entries[place(set, i)];
            if (entry.detours != none && entry.set != set)
                continue;
            m_used += entry.detours == none ? 1 : 0;
            entry = {set, std::max(entry.detours, detours)};
            return;
        }
        m_entries[place(set, 0)] = {set, detours};
    }

    void grow() {
        std::vector<Entry> old(m_entries.size() * 2);
        old.swap(m_entries);
        m_used = 0;
        for (const Entry& entry : old)
            if (entry.detours != none)
                put(entry.set, entry.detours);
    }

    std::vector<Entry> m_entries = std::vector<Entry>(std::size_t{1} << 10);
    std::size_t m_used = 0;
};

/// Looks for an order of given presses. The outstanding presses are a set: pressing one of them is progress, pressing
/// any other is a detour, which adds that one to the set. So an order of n outstanding presses with k detours has
/// n + 2k presses.
template<std::size_t Size>
class OrderSearch {
public:
    using Set = CellSet<Size>;
    enum class Result : std::uint8_t { Found, None, Stopped };

    explicit OrderSearch(const QuietBoard<Size>& board)
        : m_board(board) {}

    /// \param detours as many at most, 0 … 1000: what fails with some fails with fewer, too. \param meter Stopped once
    /// it has nothing left or is cancelled.
    [[nodiscard]] Result search(const Set& outstanding, int detours, Meter& meter) {
        m_meter = &meter;
        m_order.clear();
        m_steps.clear();
        return descend(outstanding, wrongFor(outstanding), detours);
    }
    /// Whether every order of these presses has an odd number of detours, or every one an even number. Say that presses
    /// are a pair if they switch each other's lights. Progress takes a press away that is in an even number of pairs,
    /// as only then its light is wrong; a detour adds one that is then in an odd number of pairs. \returns nothing if
    /// not all presses switch their own light, or one switches another's that does not switch it back.
    [[nodiscard]] std::optional<bool> needsOdd(const Set& outstanding) const {
        return m_board.mutual ? std::optional(m_board.hasOddPairs(outstanding)) : std::nullopt;
    }
    /// After Result::Found: the presses, in order.
    [[nodiscard]] std::span<const std::size_t> order() const noexcept { return m_order; }

private:
    // So that 2³⁰ steps take about two seconds, whatever the search spends them on.
    static constexpr std::uint64_t stepsPerNode = std::uint64_t{512} * Size;
    static constexpr std::uint64_t stepsPerTry = std::uint64_t{64} * Size;

    struct Step {
        int ready = 0; ///< How many outstanding presses are allowed after it.
        std::size_t press = 0;
    };

    /// \param wrong the lights that the outstanding presses would put right.
    Result descend(const Set& outstanding, const Set& wrong, int detours) {
        if (!outstanding.any())
            return Result::Found;
        if (m_failed.failed(outstanding, detours))
            return Result::None;
        const bool allowed = m_bound.allows(outstanding, wrong, detours);
        if (!m_meter->spend(stepsPerNode + stepsPerTry * m_bound.tries()) || m_meter->left() == 0)
            return Result::Stopped;
        if (!allowed)
            return Result::None;
        if (detours == 0)
            if (const Set group = m_board.grown(outstanding.first(), outstanding); group != outstanding)
                return descendApart(outstanding, group);
        if (const Result result = tryAll(outstanding & wrong & m_board.pressable, outstanding, wrong, detours);
            result != Result::None)
            return result;
        if (detours > 0) {
            const Set others = wrong.without(outstanding) & m_board.pressable;
            if (const Result result = tryAll(others, outstanding, wrong, detours - 1); result != Result::None)
                return result;
        }
        m_failed.add(outstanding, detours);
        return Result::None;
    }

    /// Tries the presses that keep the most others ready first.
    Result tryAll(const Set& presses, const Set& outstanding, const Set& wrong, int detours) {
        const std::size_t first = m_steps.size();
        presses.forEach([&](std::size_t press) {
            const Set left = outstanding.flipped(press);
            m_steps.push_back({(left & (wrong ^ m_board.toggled[press])).count(), press});
        });
        const std::size_t last = m_steps.size();
        std::sort(
            m_steps.begin() + static_cast<std::ptrdiff_t>(first), m_steps.end(),
            [](const Step& a, const Step& b) { return a.ready != b.ready ? a.ready > b.ready : a.press < b.press; });
        for (std::size_t i = first; i < last; ++i) {
            const std::size_t press = m_steps[i].press;
            m_order.push_back(press);
            const Result result = descend(outstanding.flipped(press), wrong ^ m_board.toggled[press], detours);
            if (result != Result::None)
                return result;
            m_order.pop_back();
        }
        m_steps.resize(first);
        return Result::None;
    }

    /// Without detours, groups do not touch each other: puts each in order by itself. \pre there are several.
    Result descendApart(const Set& outstanding, const Set& group) {
        const std::size_t before = m_order.size();
        Result result = Result::Found;
        for (const Set& part : {group, outstanding.without(group)})
            if (result == Result::Found)
                result = descend(part, wrongFor(part), 0);
        if (result == Result::None) {
            m_order.resize(before);
            m_failed.add(outstanding, 0);
        }
        return result;
    }

    /// The lights that these presses would put right.
    [[nodiscard]] Set wrongFor(const Set& presses) const {
        Set wrong;
        presses.forEach([&](std::size_t press) { wrong = wrong ^ m_board.toggled[press]; });
        return wrong;
    }

    const QuietBoard<Size>& m_board;
    DetourBound<Size> m_bound{m_board};
    FailedSets<Size> m_failed;
    std::vector<std::size_t> m_order;
    std::vector<Step> m_steps; ///< The presses still to be tried, of all levels.
    Meter* m_meter = nullptr;
};

} // namespace lights
