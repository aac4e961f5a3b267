// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Theme.hpp"
#include "lights/Board.hpp"
#include "lights/Rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace game {

/// Who is seen behind a lit window.
enum class Resident : std::uint8_t {
    Reader,
    Knitter,
    Child,
    Cat,
    FishTank,
    Television,
    Cellist,
    Cook,
    Cot,
    Gardener,
    ChessPlayers,
    NightWorker,
    NightPorter, ///< Lives in the hotel alone.
};
inline constexpr std::size_t residentCount = static_cast<std::size_t>(Resident::NightPorter) + 1;

/// What a resident does, from the moment the light goes out.
enum class Pose : std::uint8_t { Awake, Notices, PullsCord, InBed };
inline constexpr std::size_t poseCount = static_cast<std::size_t>(Pose::InBed) + 1;

/// The smallest windows, in pixels of pitch, in which residents can be made out.
inline constexpr int residentsFrom = 40;
/// In the street, where they are only to be seen, not to be looked at.
inline constexpr int streetResidentsFrom = 33;

/// The people who live in a house: five of the twelve, so that one meets them again on its other floors. In the hotel
/// they are four guests and the night porter.
using Family = std::array<Resident, 5>;

/// \param guests determines who lives in a house that belongs to no pack, and who stays at the hotel; the same number,
/// the same people.
[[nodiscard]] Family familyOf(House house, std::uint64_t guests = 0);

/// A window with somebody behind it.
struct Home {
    lights::Cell cell;
    Resident who;

    friend bool operator==(const Home&, const Home&) = default;
};

/// Where the members of a family live: in a third of the windows at most, never the same one in neighbouring windows
/// (also across joined edges), and one cat at most. The same seed gives the same homes, whatever is lit.
[[nodiscard]] std::vector<Home> homesOf(const lights::Board& board, lights::Surface surface, const Family& family,
                                        std::uint64_t seed);

/// Who lives behind a window of a house with a level in every window: somebody nearly everywhere.
[[nodiscard]] std::optional<Resident> tenantOf(const Family& family, std::size_t floor, std::size_t column) noexcept;

} // namespace game
