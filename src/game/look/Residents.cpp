// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Residents.hpp"

#include "puzzle/Random.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace game {

namespace {

constexpr std::uint64_t percentInhabited = 36;
constexpr std::int64_t mostHomes = 14;

/// A number for a window that looks random and depends on nothing but the seed and its place.
std::uint64_t lot(std::uint64_t seed, lights::Cell cell) {
    return puzzle::Random(seed ^ (static_cast<std::uint64_t>(cell.row) << 32U) ^
                          static_cast<std::uint64_t>(cell.column))
        .next();
}

/// Whether two windows touch, also at a corner and across a joined edge.
bool neighbours(const lights::Board& board, lights::Surface surface, lights::Cell a, lights::Cell b) {
    for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right)
            if (lights::wrap(surface, board.rows(), board.columns(), {a.row + down, a.column + right}) == b)
                return true;
    return false;
}

} // namespace

Family familyOf(House house, std::uint64_t guests) {
    constexpr auto neighbours = static_cast<std::size_t>(Resident::NightPorter); // The last one, who lives in no house.
    std::array<Resident, neighbours> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Resident>(i);
    const bool changing = house == House::Slate || house == House::Hotel;
    puzzle::Random random(changing ? guests : static_cast<std::uint64_t>(house));
    for (std::size_t i = all.size(); i > 1; --i)
        std::swap(all[i - 1], all[random.below(i)]);
    Family family{};
    std::copy_n(all.begin(), family.size(), family.begin());
    if (house == House::Hotel)
        family.back() = Resident::NightPorter;
    return family;
}

std::vector<Home> homesOf(const lights::Board& board, lights::Surface surface, const Family& family,
                          std::uint64_t seed) {
    struct Candidate {
        std::uint64_t lot;
        lights::Cell cell;
    };
    std::vector<Candidate> candidates;
    board.pressable().forEach([&](lights::Cell cell) {
        if (const std::uint64_t drawn = lot(seed, cell); drawn % 100 < percentInhabited)
            candidates.push_back({drawn, cell});
    });
    // By lot, so that on a large board they do not all live in the first rows.
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.lot < b.lot; });

    const std::int64_t most =
        std::min<std::int64_t>(mostHomes, board.cellCount() * static_cast<std::int64_t>(percentInhabited) / 100);
    std::vector<Home> homes;
    for (const Candidate& candidate : candidates) {
        if (static_cast<std::int64_t>(homes.size()) == most)
            break;
        const auto [row, column] = candidate.cell;
        const auto place = static_cast<std::uint64_t>(2 * row + column) + seed % family.size();
        const Home home{candidate.cell, family[place % family.size()]};
        const bool twice = std::any_of(homes.begin(), homes.end(), [&](const Home& other) {
            return other.who == home.who &&
                   (home.who == Resident::Cat || neighbours(board, surface, home.cell, other.cell));
        });
        if (!twice)
            homes.push_back(home);
    }
    return homes;
}

std::optional<Resident> tenantOf(const Family& family, std::size_t floor, std::size_t column) noexcept {
    const Resident who = family[(2 * floor + column) % family.size()];
    if (who == Resident::Cat && (floor > 0 || column >= family.size())) // There is only one.
        return std::nullopt;
    return who;
}

} // namespace game
