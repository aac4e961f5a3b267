// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/QuietSets.hpp"

#include <algorithm>
#include <cstdint>
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

    /// \param detours exactly as many, 0 … 1000. \param meter Stopped once it has nothing left or is cancelled.
    [[nodiscard]] Result search(const Set& outstanding, int detours, Meter& meter) {
        m_meter = &meter;
        m_order.clear();
        m_steps.clear();
        Set wrong;
        outstanding.forEach([&](std::size_t press) { wrong = wrong ^ m_board.toggled[press]; });
        return descend(outstanding, wrong, detours);
    }
    /// After Result::Found: the presses, in order.
    [[nodiscard]] std::span<const std::size_t> order() const noexcept { return m_order; }

private:
    static constexpr std::uint64_t stepsPerNode = std::uint64_t{256} * Size;

    struct Step {
        int ready = 0; ///< How many outstanding presses are allowed after it.
        std::size_t press = 0;
    };

    /// \param wrong the lights that the outstanding presses would put right.
    Result descend(const Set& outstanding, const Set& wrong, int detours) {
        if (!outstanding.any())
            return detours == 0 ? Result::Found : Result::None;
        if (m_failed.failed(outstanding, detours) || !canBeWoken(outstanding, wrong, detours))
            return Result::None;
        if (!m_meter->spend(stepsPerNode) || m_meter->left() == 0)
            return Result::Stopped;
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

    /// Whether the detours may be enough. Join outstanding presses of which one switches the other's light. A group of
    /// which no light is wrong stays so until a window outside of all groups is pressed that switches a light of it,
    /// and the first press of such a window is a detour. So there are at most as many of these windows as detours.
    [[nodiscard]] bool canBeWoken(const Set& outstanding, const Set& wrong, int detours) {
        m_asleep.clear();
        Set asleep = outstanding.without(grown(outstanding & wrong, outstanding));
        Set beside;
        while (asleep.any()) {
            m_asleep.push_back(grown(firstOf(asleep), asleep));
            asleep = asleep.without(m_asleep.back());
            if (static_cast<int>(m_asleep.size()) > detours * m_board.widest)
                return false;
        }
        const int groups = static_cast<int>(m_asleep.size());
        if (groups <= detours)
            return true;
        for (const Set& group : m_asleep)
            group.forEach([&](std::size_t cell) { beside = beside | m_board.touched[cell]; });
        m_woken.assign(static_cast<std::size_t>(m_board.widest) + 1, 0);
        (beside.without(outstanding) & m_board.pressable).forEach([&](std::size_t press) {
            const auto woken = std::ranges::count_if(
                m_asleep, [&](const Set& group) { return (group & m_board.toggled[press]).any(); });
            ++m_woken[static_cast<std::size_t>(woken)];
        });
        int most = 0; // Groups that so many windows wake, at most.
        for (std::size_t woken = m_woken.size() - 1; woken > 0 && detours > 0; --woken) {
            const int windows = std::min(detours, m_woken[woken]);
            most += windows * static_cast<int>(woken);
            detours -= windows;
        }
        return groups <= most;
    }

    /// The cells of `within` that are joined to those of `seed`. \pre `seed` is part of `within`.
    [[nodiscard]] Set grown(const Set& seed, const Set& within) const {
        Set all = seed;
        Set edge = seed;
        while (edge.any()) {
            Set next;
            edge.forEach([&](std::size_t cell) { next = next | m_board.touched[cell]; });
            edge = (next & within).without(all);
            all = all | edge;
        }
        return all;
    }

    static Set firstOf(const Set& set) {
        Set first;
        for (std::size_t i = 0; i < Size; ++i)
            if (set.words[i] != 0) {
                first.words[i] = set.words[i] & (~set.words[i] + 1);
                break;
            }
        return first;
    }

    const QuietBoard<Size>& m_board;
    FailedSets<Size> m_failed;
    std::vector<std::size_t> m_order;
    std::vector<Step> m_steps; ///< The presses still to be tried, of all levels.
    std::vector<Set> m_asleep; ///< Of canBeWoken().
    std::vector<int> m_woken;  ///< Likewise: how many windows wake so many groups.
    Meter* m_meter = nullptr;
};

} // namespace lights
