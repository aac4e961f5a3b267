// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/SwitchingGame.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <deque>
#include <functional>
#include <map>
#include <span>
#include <utility>
#include <vector>

// Let a lamp that is on count −1 and one that is off +1, and let x be a setting of the row switches: −1 for each that
// is switched, and +1 for the others. With the column switches at their best, column c contributes |x·c|, and the sum
// f(x) over all columns is n² less twice the lamps that are left on. So the board is left with `lamps` or more exactly
// if f(x) ≤ most for all x, with most = n² − 2·lamps. Switching rows or columns beforehand makes no difference, so the
// first column may be taken as all +1.
//
// Parity. If one row more is switched, each x·c changes by 2. So x·c is n modulo 4 if the −1 of x and those of c
// together are even in number, and n + 2 otherwise: c is then called like x, or unlike it. There are columns of two
// kinds, even and odd; a setting is like those of one kind and unlike the others. The first column may be taken as one
// of the kind that half of the columns or more belong to. As n is even, f(x) changes by a multiple of 4: all f(x) are
// alike modulo 4.
//
// Profiles. How many columns have which |x·c| is the profile of x. The average of f over the settings that differ from
// x in k switches depends on the profile alone, and must not be above `most`. A profile is possible if this holds for
// all k. Every setting has a possible profile, not only the best one. So has a column, which is a setting too: one with
// an n, that of the column itself.
//
// This alone refutes 12 lamps of 6 × 6, 23 of 8 × 8, 55 of 12 × 12 and 77 of 14 × 14: the columns of one kind have no
// possible profile of their own. For 36 and 37 lamps of 10 × 10 it leaves so little choice that all columns are tried.

namespace lights::test {

namespace {

/// How many columns have |x·c| = 0, 2, 4 … n.
using Profile = std::vector<int>;

std::int64_t choose(int of, int some) {
    std::int64_t result = 1;
    for (int i = 1; i <= some; ++i)
        result = result * (of - some + i) / i;
    return some > of ? 0 : result;
}

/// 1 if the line, whose bits are its −1, is odd.
unsigned parity(unsigned line) noexcept {
    return static_cast<unsigned>(std::popcount(line)) % 2;
}

/// Whether f can be `most`, by its remainder modulo 4: at an even setting each even column contributes n, and each
/// other n + 2.
bool fits(int n, int most, int even) noexcept {
    return (even * n + (n - even) * (n + 2) - most) % 4 == 0;
}

/// The possible profiles of a setting.
class PossibleProfiles {
public:
    /// \param like the number of columns like the setting.
    PossibleProfiles(int n, int most, int like)
        : m_n(n)
        , m_profile(static_cast<std::size_t>(n / 2 + 1))
        , m_sums(static_cast<std::size_t>(n) + 1) {
        for (int k = 0; k <= n; ++k) {
            m_most.push_back(most * choose(n, k));
            std::vector<std::int64_t>& after = m_after.emplace_back();
            for (int half = 0; half <= n / 2; ++half) {
                const int plus = n / 2 + half; // Rows where x and the column agree, if x·c is positive.
                std::int64_t sum = 0;
                for (int changed = 0; changed <= k; ++changed)
                    sum += choose(plus, changed) * choose(n - plus, k - changed) *
                           std::abs(2 * half - 2 * changed + 2 * (k - changed));
                after.push_back(sum);
            }
        }
        complete(n / 2, like, n - like);
    }

    [[nodiscard]] const std::vector<Profile>& all() const noexcept { return m_all; }

private:
    /// Gives the columns that are left |x·c| up to 2·half, the largest first: sums of columns are soon too large.
    void complete(int half, int like, int unlike) {
        for (std::size_t k = 0; k < m_sums.size(); ++k)
            if (m_sums[k] > m_most[k])
                return;
        if (half < 0) {
            if (like == 0 && unlike == 0)
                m_all.push_back(m_profile);
            return;
        }
        const bool isLike = (m_n - 2 * half) % 4 == 0;
        const int left = isLike ? like : unlike;
        int& count = m_profile[static_cast<std::size_t>(half)];
        for (count = 0; count <= left; ++count) {
            complete(half - 1, isLike ? like - count : like, isLike ? unlike : unlike - count);
            addToSums(half, 1);
        }
        addToSums(half, -count);
        count = 0;
    }

    void addToSums(int half, int columns) {
        for (std::size_t k = 0; k < m_sums.size(); ++k)
            m_sums[k] += columns * m_after[k][static_cast<std::size_t>(half)];
    }

    int m_n;
    std::vector<std::vector<std::int64_t>> m_after; ///< For each k and |x·c|/2, the sum of |y·c| over the settings y.
    std::vector<std::int64_t> m_most;               ///< For each k, what the sum of f(y) over them may be.
    Profile m_profile;
    std::vector<std::int64_t> m_sums; ///< For each k, the sum for the columns of m_profile.
    std::vector<Profile> m_all;
};

/// Parts of possible profiles, numbered: what the profile of a setting may be while there are only some columns.
class Parts {
public:
    using Part = std::uint32_t;
    static constexpr Part none = 0; ///< No columns.

    Parts(const std::vector<Profile>& profiles, int n)
        : m_sizes(static_cast<std::size_t>(n / 2 + 1)) {
        std::map<Profile, Part> numbers{{Profile(m_sizes), none}};
        addTo(numbers, profiles);
        m_next.assign(numbers.size() * m_sizes, impossible);
        m_isOwn.assign(numbers.size(), false);
        for (const auto& entry : numbers) {
            const Profile& part = entry.first;
            const Part number = entry.second;
            m_isOwn[number] = std::ranges::any_of(profiles, [&](const Profile& whole) {
                return whole.back() > 0 && std::ranges::equal(part, whole, std::less_equal<>());
            });
            for (std::size_t half = 0; half < m_sizes; ++half) {
                Profile larger = part;
                ++larger[half];
                if (const auto found = numbers.find(larger); found != numbers.end())
                    m_next[number * m_sizes + half] = found->second;
            }
        }
    }

    /// Adds a column with |x·c| = 2·half to the part. \returns false if that makes it impossible.
    [[nodiscard]] bool add(Part& part, std::size_t half) const noexcept {
        part = m_next[part * m_sizes + half];
        return part != impossible;
    }
    /// Whether a column may have this part of its own profile.
    [[nodiscard]] bool isOwn(Part part) const noexcept { return m_isOwn[part]; }

private:
    static constexpr Part impossible = 0xffffffff;

    /// Adds all parts of the profiles, each made by leaving out a column of another.
    static void addTo(std::map<Profile, Part>& numbers, std::vector<Profile> profiles) {
        while (!profiles.empty()) {
            Profile profile = std::move(profiles.back());
            profiles.pop_back();
            if (!numbers.try_emplace(profile, static_cast<Part>(numbers.size())).second)
                continue;
            for (int& count : profile)
                if (count > 0) {
                    --count;
                    profiles.push_back(profile);
                    ++count;
                }
        }
    }

    std::size_t m_sizes;
    std::vector<Part> m_next; ///< For each part and |x·c|/2.
    std::vector<bool> m_isOwn;
};

/// The search for the columns of a board, of which `even` are even and the others odd. A column is a number whose bits
/// are its −1; so is a setting. Neither has the highest bit: with all signs changed they are the same.
class ColumnSearch {
public:
    ColumnSearch(int n, int most, int even, std::uint64_t steps)
        : m_n(n)
        , m_even(even)
        , m_parts{Parts(PossibleProfiles(n, most, even).all(), n), Parts(PossibleProfiles(n, most, n - even).all(), n)}
        , m_steps(steps)
        , m_failed(static_cast<std::size_t>(n))
        , m_at(static_cast<std::size_t>(n) + 1, std::vector<Parts::Part>(std::size_t{1} << (n - 1), Parts::none)) {}

    /// \returns whether there is such a board; nothing if the search was stopped.
    std::optional<bool> run() {
        if (!add(0))
            return false;
        const bool ended = addByGroups({m_n});
        return ended && m_steps == 0 ? std::nullopt : std::optional(ended);
    }

    /// Whether the columns of a board obey the rules.
    bool accepts(const std::vector<unsigned>& columns) {
        return std::ranges::all_of(columns, [&](unsigned column) { return add(column); });
    }

private:
    /// After this many columns, few rows are still alike.
    [[nodiscard]] std::size_t grouped() const noexcept {
        return static_cast<std::size_t>(std::clamp(m_n / 2 - 1, 1, m_even));
    }

    /// |x·c|/2.
    [[nodiscard]] std::size_t half(unsigned setting, unsigned column) const noexcept {
        return static_cast<std::size_t>(std::abs(m_n / 2 - std::popcount(setting ^ column)));
    }

    /// Adds a column if all settings keep a part of a possible profile, and all columns one of a profile of their own.
    bool add(unsigned column) {
        const std::vector<Parts::Part>& before = m_at[m_columns.size()];
        std::vector<Parts::Part>& after = m_at[m_columns.size() + 1];
        const auto isPossible = [&](unsigned setting) {
            after[setting] = before[setting];
            return m_parts[parity(setting)].add(after[setting], half(setting, column));
        };
        for (const unsigned other : m_columns)
            if (!isPossible(other) || !m_parts[parity(other)].isOwn(after[other]))
                return false;
        std::deque<unsigned>& failed = m_failed[m_columns.size()];
        const auto spend = [&](std::size_t settings) { m_steps -= std::min<std::uint64_t>(m_steps, settings); };
        const auto failing = std::ranges::find_if_not(failed, isPossible);
        spend(static_cast<std::size_t>(failing - failed.begin()));
        if (failing != failed.end())
            return false;
        for (unsigned setting = 0; setting < before.size(); ++setting)
            if (!isPossible(setting)) {
                constexpr std::size_t mostFailed = 40;
                failed.push_front(setting);
                failed.resize(std::min(failed.size(), mostFailed));
                spend(setting);
                return false;
            }
        spend(before.size());
        if (!m_parts[parity(column)].isOwn(after[column]))
            return false;
        m_columns.push_back(column);
        return true;
    }

    /// Adds the first columns. Rows that are alike in the columns so far may be exchanged: in a further column the −1
    /// are in the first rows of each group.
    /// \param groups how many rows are alike, from the first row on.
    /// \returns true if the search has ended, with a board or for want of steps; so do the functions below.
    bool addByGroups(const std::vector<int>& groups) {
        if (m_columns.size() == grouped())
            return addInOrder(lines());
        std::vector<int> divided;
        return divide(groups, 0, divided, 0, 0);
    }

    /// Divides the groups from one on, which begins with `row`, into those with −1 and those with +1 in the column.
    bool divide(const std::vector<int>& groups, std::size_t group, std::vector<int>& divided, int row,
                unsigned column) {
        if (group == groups.size()) {
            if (parity(column) != 0 || column >= m_at.front().size() || !add(column))
                return m_steps == 0;
            const bool ended = addByGroups(divided);
            m_columns.pop_back();
            return ended;
        }
        const std::size_t before = divided.size();
        for (int minus = 0; minus <= groups[group]; ++minus) {
            for (const int size : {minus, groups[group] - minus})
                if (size > 0)
                    divided.push_back(size);
            if (divide(groups, group + 1, divided, row + groups[group], column | ((1U << minus) - 1) << row))
                return true;
            divided.resize(before);
        }
        return false;
    }

    /// All columns of the kind of the next one.
    [[nodiscard]] std::vector<unsigned> lines() const {
        const unsigned odd = m_columns.size() < static_cast<std::size_t>(m_even) ? 0 : 1;
        std::vector<unsigned> result;
        for (unsigned line = 0; line < m_at.front().size(); ++line)
            if (parity(line) == odd)
                result.push_back(line);
        return result;
    }

    /// Adds the other columns: those of a kind in ascending order, as they may be exchanged. One that cannot be added
    /// cannot be added later either.
    bool addInOrder(std::span<const unsigned> columns) {
        if (m_columns.size() == static_cast<std::size_t>(m_n))
            return true;
        std::vector<unsigned> possible;
        for (const unsigned column : columns)
            if (add(column)) {
                m_columns.pop_back();
                possible.push_back(column);
            }
        for (std::size_t i = 0; i < possible.size() && m_steps > 0; ++i)
            if (add(possible[i])) {
                const bool isLast = m_columns.size() == static_cast<std::size_t>(m_even);
                const bool ended = isLast ? addInOrder(lines()) : addInOrder(std::span(possible).subspan(i));
                m_columns.pop_back();
                if (ended)
                    return true;
            }
        return m_steps == 0;
    }

    int m_n;
    int m_even;
    std::array<Parts, 2> m_parts; ///< The parts of even settings and of odd ones.
    std::uint64_t m_steps;
    std::vector<unsigned> m_columns;
    std::vector<std::deque<unsigned>> m_failed; ///< For each number of columns, where one more has failed lately.
    std::vector<std::vector<Parts::Part>> m_at; ///< For each number of columns, the part of each setting.
};

} // namespace

std::optional<bool> mayBeLeftWith(int n, int lamps, std::uint64_t steps) {
    const int most = n * n - 2 * lamps;
    bool givenUp = false;
    for (int even = n; 2 * even >= n; --even) {
        if (!fits(n, most, even))
            continue;
        const auto found = ColumnSearch(n, most, even, steps).run();
        if (found == true)
            return true;
        givenUp |= !found;
    }
    return givenUp ? std::nullopt : std::optional(false);
}

int mostLampsPossible(int n, std::uint64_t steps) {
    int lamps = n * n / 2;
    while (mayBeLeftWith(n, lamps, steps) == false)
        --lamps;
    return lamps;
}

bool obeysRules(const std::vector<unsigned>& columns, int lamps) {
    const int n = static_cast<int>(columns.size());
    const int most = n * n - 2 * lamps;
    const unsigned all = (1U << n) - 1;
    for (const unsigned first : columns) {
        std::vector<unsigned> switched;
        for (const unsigned column : columns)
            switched.push_back(std::min(column ^ first, column ^ first ^ all));
        const auto firstOdd =
            std::partition(switched.begin(), switched.end(), [](unsigned column) { return parity(column) == 0; });
        const int even = static_cast<int>(firstOdd - switched.begin());
        if (!fits(n, most, even) || (2 * even >= n && !ColumnSearch(n, most, even, 0).accepts(switched)))
            return false;
    }
    return true;
}

} // namespace lights::test
