// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/QuietSets.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lights {

/// Tells whether outstanding presses may be put in order with so few detours; see docs/solver.md, "Quiet hours".
template<std::size_t Size>
class DetourBound {
public:
    using Set = CellSet<Size>;

    explicit DetourBound(const QuietBoard<Size>& board)
        : m_board(board) {}

    /// \param wrong the lights that the outstanding presses would put right. \returns false only if every order has
    /// more detours.
    [[nodiscard]] bool allows(const Set& outstanding, const Set& wrong, int detours) {
        m_tries = 0;
        findGroups(outstanding, wrong);
        const int stuck = std::popcount(m_dead | m_odd);
        if (stuck == 0 || m_groups.size() > mostGroups)
            return true;
        if (stuck > detours * m_board.widest)
            return false;
        m_picks.clear();
        findHelpers(outstanding);
        return canHelp(m_dead | m_odd, detours);
    }
    /// How many choices the last call of allows() looked at: about 100 ns each.
    [[nodiscard]] std::uint64_t tries() const noexcept { return m_tries; }

private:
    using Groups = std::uint64_t; ///< A set of groups, by their numbers.
    static constexpr std::size_t mostGroups = 64;
    static constexpr std::uint64_t mostTries = 1000; ///< Then it counts as allowed.

    /// A window that may be pressed in a detour.
    struct Helper {
        Set press;
        Set near;          ///< The windows that it is joined to; none if it is in a group.
        Groups groups = 0; ///< Those that it touches, or the one that it is in.
    };
    /// Detours that touch each other or the same groups.
    struct Cluster {
        Helper all;
        int detours = 0;
    };

    void findGroups(const Set& outstanding, const Set& wrong) {
        m_groups.clear();
        m_odd = m_dead = 0;
        for (Set left = outstanding; left.any() && m_groups.size() <= mostGroups;
             left = left.without(m_groups.back())) {
            const Groups bit = Groups{1} << m_groups.size() % mostGroups;
            const Set& group = m_groups.emplace_back(m_board.grown(left.first(), left));
            m_dead |= (group & wrong).any() ? 0 : bit;
            m_odd |= m_board.mutual && m_board.hasOddPairs(group) ? bit : 0;
        }
    }

    /// The windows that can help: those outside of all groups, and for a group that is odd but not dead any of its own,
    /// which all do the same. Those that help most come first.
    void findHelpers(const Set& outstanding) {
        m_helpers.clear();
        const Groups stuck = m_dead | m_odd;
        Set beside;
        forEachGroup(stuck, [&](std::size_t group) {
            m_groups[group].forEach([&](std::size_t cell) { beside = beside | m_board.touched[cell]; });
        });
        (beside.without(outstanding) & m_board.pressable).forEach([&](std::size_t press) {
            Helper helper{Set{}.flipped(press), m_board.touched[press]};
            for (std::size_t group = 0; group < m_groups.size(); ++group)
                if ((m_groups[group] & m_board.touched[press]).any())
                    helper.groups |= Groups{1} << group;
            m_helpers.push_back(helper);
        });
        forEachGroup(stuck & ~m_dead, [&](std::size_t group) {
            m_helpers.push_back({m_groups[group].first(), {}, Groups{1} << group});
        });
        std::ranges::stable_sort(m_helpers, [&](const Helper& a, const Helper& b) {
            return std::popcount(a.groups & stuck) > std::popcount(b.groups & stuck);
        });
    }

    static bool helps(const Helper& helper, std::size_t group) { return (helper.groups >> group & 1U) != 0; }

    /// Whether so many detours, besides those that are picked, may help these groups and come out even or odd.
    bool canHelp(Groups left, int detours) {
        if (++m_tries > mostTries)
            return true;
        if (left == 0)
            return !m_board.mutual || canComeOut(detours);
        int most = 0;
        for (const Helper& helper : m_helpers)
            most = std::max(most, std::popcount(helper.groups & left));
        if (std::popcount(left) > most * detours)
            return false;
        const std::size_t group = rarest(left);
        return std::ranges::any_of(m_helpers, [&](const Helper& helper) {
            if (!helps(helper, group))
                return false;
            m_picks.push_back(helper);
            const bool can = canHelp(left & ~helper.groups, detours - 1);
            m_picks.pop_back();
            return can;
        });
    }

    /// The group that the fewest windows help.
    [[nodiscard]] std::size_t rarest(Groups groups) const {
        std::size_t found = 0;
        auto fewest = std::ssize(m_helpers) + 1;
        forEachGroup(groups, [&](std::size_t group) {
            const auto count =
                std::ranges::count_if(m_helpers, [&](const Helper& helper) { return helps(helper, group); });
            if (count < fewest) {
                fewest = count;
                found = group;
            }
        });
        return found;
    }

    /// Whether the picked detours, with so many more, may be even or odd in number wherever they have to be.
    bool canComeOut(int detours) {
        m_clusters.clear();
        for (const Helper& pick : m_picks) {
            Cluster joined{pick, 1};
            std::erase_if(m_clusters, [&](const Cluster& other) {
                if ((other.all.groups & joined.all.groups) == 0 && !(other.all.near & joined.all.press).any())
                    return false;
                joined.all.press = joined.all.press | other.all.press;
                joined.all.near = joined.all.near | other.all.near;
                joined.all.groups |= other.all.groups;
                joined.detours += other.detours;
                return true;
            });
            m_clusters.push_back(joined);
        }
        const auto wrong = std::ranges::count_if(m_clusters, [&](const Cluster& cluster) {
            return (std::popcount(cluster.all.groups & m_odd) + cluster.detours) % 2 != 0;
        });
        return wrong <= std::ptrdiff_t{detours} * m_board.widest;
    }

    template<class Visit>
    static void forEachGroup(Groups groups, const Visit& visit) {
        for (; groups != 0; groups &= groups - 1)
            visit(static_cast<std::size_t>(std::countr_zero(groups)));
    }

    const QuietBoard<Size>& m_board;
    std::vector<Set> m_groups; ///< Outstanding presses that are joined.
    Groups m_dead = 0;         ///< None of their lights is wrong.
    Groups m_odd = 0;          ///< They have an odd number of pairs.
    std::vector<Helper> m_helpers;
    std::vector<Helper> m_picks;
    std::vector<Cluster> m_clusters;
    std::uint64_t m_tries = 0;
};

} // namespace lights
