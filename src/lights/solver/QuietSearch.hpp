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
        Set wrong;
        outstanding.forEach([&](std::size_t press) { wrong = wrong ^ m_board.toggled[press]; });
        return descend(outstanding, wrong, detours);
    }
    /// After Result::Found: the presses, in order.
    [[nodiscard]] std::span<const std::size_t> order() const noexcept { return m_order; }

private:
    static constexpr std::uint64_t stepsPerNode = 256;

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
        std::vector<Step> steps;
        steps.reserve(static_cast<std::size_t>(presses.count()));
        presses.forEach([&](std::size_t press) {
            const Set left = outstanding.flipped(press);
            steps.push_back({(left & (wrong ^ m_board.toggled[press])).count(), press});
        });
        std::ranges::stable_sort(steps, std::ranges::greater{}, &Step::ready);
        for (const Step& step : steps) {
            m_order.push_back(step.press);
            const Result result =
                descend(outstanding.flipped(step.press), wrong ^ m_board.toggled[step.press], detours);
            if (result != Result::None)
                return result;
            m_order.pop_back();
        }
        return Result::None;
    }

    /// Whether the detours may be enough. Join outstanding presses of which one switches the other's light. A group of
    /// which no light is wrong stays so until a window outside of all groups is pressed that switches a light of it:
    /// that takes a detour. So there are at least as many detours as such windows are needed.
    [[nodiscard]] bool canBeWoken(const Set& outstanding, const Set& wrong, int detours) const {
        Set asleep = outstanding.without(grown(outstanding & wrong, outstanding));
        int groups = 0;
        while (asleep.any()) {
            if (++groups > detours * m_board.widest)
                return false;
            asleep = asleep.without(grown(firstOf(asleep), asleep));
        }
        return true;
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
    Meter* m_meter = nullptr;
};

} // namespace lights
