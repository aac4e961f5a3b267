// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/HardestBoards.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

// The rows are written by scripts/hardest, which says how they are found and proven.

namespace lights {

namespace {

// clang-format off
constexpr CompiledHardest hardestTable[] = {
    // rows, columns, stamp, surface, presses known, possible, the presses
    {4, 9, Stamp::Square, Surface::Cylinder, 16, 16, "f0783c1e0"},
    {4, 10, Stamp::Plus, Surface::Cylinder, 17, 17, "c7a7910e01"},
    {5, 8, Stamp::Plus, Surface::Cylinder, 16, 16, "90d7f08209"},
    {5, 9, Stamp::Square, Surface::Cylinder, 14, 14, "c44824650118"},
    {5, 9, Stamp::Square, Surface::Moebius, 16, 16, "22e524681a80"},
    {6, 6, Stamp::Plus, Surface::Torus, 14, 14, "e540caa0c"},
    {6, 6, Stamp::Plus, Surface::Klein, 15, 15, "37f0e2404"},
    {6, 6, Stamp::Square, Surface::Projective, 16, 16, "f7a462142"},
    {6, 9, Stamp::Cross, Surface::Moebius, 20, 20, "3338140ad62844"},
    {6, 9, Stamp::Square, Surface::Cylinder, 24, 24, "91c8e472391c8c"},
    {7, 9, Stamp::Square, Surface::Cylinder, 28, 28, "91c8e472391c8e46"},
    {8, 4, Stamp::Plus, Surface::Cylinder, 18, 18, "fff08f80"},
    {8, 5, Stamp::Square, Surface::Plane, 16, 16, "b538417023"},
    {8, 6, Stamp::Plus, Surface::Plane, 22, 22, "7adb378124a0"},
    {8, 6, Stamp::Plus, Surface::Klein, 20, 20, "0d561e449a61"},
    {8, 6, Stamp::Square, Surface::Cylinder, 15, 15, "311e02c78004"},
    {8, 6, Stamp::Square, Surface::Moebius, 18, 18, "f01fc6180043"},
    {8, 7, Stamp::Cross, Surface::Moebius, 22, 22, "030c24c62d13b3"},
    {8, 8, Stamp::Square, Surface::Plane, 27, 27, "f466f4ac41f40082"},
    {8, 9, Stamp::Square, Surface::Moebius, 27, 29, "1b82bfe443f0004018"},
    {9, 4, Stamp::Square, Surface::Torus, 16, 16, "fffd20000"},
    {9, 4, Stamp::Square, Surface::Klein, 16, 16, "fffd20000"},
    {9, 5, Stamp::Square, Surface::Torus, 20, 20, "f801f0001ff8"},
    {9, 5, Stamp::Square, Surface::Klein, 20, 20, "f801f0001ff8"},
    {9, 5, Stamp::Square, Surface::Projective, 24, 24, "ffffdc801100"},
    {9, 6, Stamp::Plus, Surface::Torus, 24, 24, "ffffcc35000000"},
    {9, 6, Stamp::Square, Surface::Projective, 22, 22, "e7a082c7854508"},
    {9, 7, Stamp::Plus, Surface::Torus, 20, 23, "42a0069178a83120"},
    {9, 7, Stamp::Plus, Surface::Klein, 27, 27, "921b90d03c84f8e8"},
    {9, 7, Stamp::Plus, Surface::Projective, 30, 30, "fdadb14e8fa48800"},
    {9, 7, Stamp::Cross, Surface::Torus, 25, 25, "2610432e0d2f0b86"},
    {9, 7, Stamp::Square, Surface::Torus, 28, 28, "fe0007f000007ffe"},
    {9, 7, Stamp::Square, Surface::Klein, 28, 28, "fe0007f000007ffe"},
    {9, 7, Stamp::Square, Surface::Projective, 29, 29, "fffffe0f18000000"},
    {9, 8, Stamp::Square, Surface::Torus, 32, 32, "ff0000ff000000ffff"},
    {9, 8, Stamp::Square, Surface::Klein, 32, 32, "ff0000ff000000ffff"},
    {9, 8, Stamp::Square, Surface::Projective, 37, 37, "ffffffb1f128008100"},
    {9, 9, Stamp::Plus, Surface::Plane, 37, 37, "da79c90ac8b9633244170"},
    {9, 9, Stamp::Plus, Surface::Torus, 39, 39, "ffffffff0e07800000000"},
    {9, 9, Stamp::Plus, Surface::Klein, 39, 39, "ffffffffae41000000000"},
    {9, 9, Stamp::Cross, Surface::Torus, 39, 39, "ffffffff0e07200000000"},
    {9, 9, Stamp::Square, Surface::Cylinder, 36, 36, "91c8e472391c8e4723918"},
    {9, 10, Stamp::Cross, Surface::Moebius, 36, 36, "a90db4a6d5422383a4a6100"},
    {9, 10, Stamp::Square, Surface::Klein, 40, 40, "ffc00003ff00000003ffffc"},
    {10, 5, Stamp::Plus, Surface::Klein, 22, 22, "4ffed30100a50"},
    {10, 9, Stamp::Square, Surface::Cylinder, 40, 40, "91c8e472391c8e472391c8c"},
    {10, 9, Stamp::Square, Surface::Torus, 40, 40, "91c8e472391c8e472391c8c"},
    {10, 9, Stamp::Square, Surface::Projective, 42, 42, "ffc8613ff80e4c01338da00"},
    {10, 10, Stamp::Plus, Surface::Torus, 34, 43, "bdc0311d3444344098100222e"},
    {10, 10, Stamp::Plus, Surface::Projective, 51, 51, "efdfefbecce1c385aa20c0600"},
    {10, 10, Stamp::Cross, Surface::Projective, 48, 48, "e4b7b35d4a4d88d847ef41048"},
    {11, 11, Stamp::Square, Surface::Plane, 55, 55, "f4949ff21b566df9061241fc9140040"},
    {12, 12, Stamp::Plus, Surface::Torus, 54, 69, "7611503d4255082881491a462c8b96353888"},
    {12, 12, Stamp::Plus, Surface::Klein, 60, 67, "10af401aea2761c51273a0519710f20c7187"},
    {14, 14, Stamp::Square, Surface::Plane, 91, 91, "fcd1b64fe919a6acbbfa4a595019fe904088243fa4084c681"},
    {15, 15, Stamp::Plus, Surface::Torus, 96, 108, "19576ecd88f22482bcc4138a6d8cec50f82e0c0f461910152639141b0"},
    {15, 15, Stamp::Plus, Surface::Klein, 111, 111, "ffffffffffdfffffffffffc0007e00fffe00000000000400000000000"},
    {15, 15, Stamp::Plus, Surface::Projective, 112, 112, "ffffaffffb7edfafd6fdaddeef6ec484402520480582c281000000000"},
    {15, 15, Stamp::Cross, Surface::Torus, 96, 108, "14af0c029e0b2836607c8826e32d11427d86c8091be4a7706aa744478"},
    {15, 15, Stamp::Square, Surface::Cylinder, 105, 105, "9237246e48dc91b9237246e48dc91b9237246e48dc91b9237246e48d8"},
    {16, 16, Stamp::Plus, Surface::Plane, 124, 124, "fefafc72bba872a4eacbc51a89ee65a64260007715592f405541ee021045d6ee"},
    {17, 17, Stamp::Plus, Surface::Torus, 118, 139, "84e741622185c932a64e27d00e453a9a4d81884cca50109c6415c310a82e738dc316cb2a0"},
    {17, 17, Stamp::Plus, Surface::Projective, 146, 146, "fffffffddffffdffff595f5f5ccf9ee7deffc4420c4386238282b20004000000200000000"},
    {17, 17, Stamp::Cross, Surface::Torus, 118, 140, "282b30ab1984c094a3869ac02e4a24ab986f4db0061c6819603abf026807fe0483903c660"},
    {17, 17, Stamp::Cross, Surface::Projective, 141, 141, "ff631c28a40bd43a17b6e90025be9062ed98d380492cfdc19be27f74c1a4660b0b32ad7f0"},
    {17, 17, Stamp::Square, Surface::Plane, 139, 139, "fe9356e93fe48793cb4fb7fc90db4a5967ff92018490115ff24512041123fe49801191058"},
    {18, 18, Stamp::Plus, Surface::Torus, 158, 158, "fffffffffffffffffffffffffffde503f104fe782fbc0f5003e500000000000000000000000000000"},
    {18, 18, Stamp::Plus, Surface::Klein, 159, 159, "ffffffffffffffffffffffffffffff03fffbf7f36e00000001d000000000000000000000000000000"},
    {19, 19, Stamp::Plus, Surface::Plane, 159, 176, "3afa2f9ac84b3714a3f2c678d9b910408f30f50f0d5f8f22b9539326ba36a80110610728640b241347842254530"},
    {20, 20, Stamp::Plus, Surface::Cylinder, 258, 258, "fffffffffffffffffffffffffffffffffffffffffffffff000ff880fffff0000000000fffff0000000000fffff0000000000"},
    {20, 20, Stamp::Plus, Surface::Projective, 176, 195, "f00f515b4582048eae522996381b2c6721fbb4f907f6b16199abf70d06a1a22ed218856328c525cc7010414404e32c42aad6"},
    {20, 20, Stamp::Cross, Surface::Projective, 175, 194, "d04013d76c5041180b4f1d80c44a1b70ae26847e92c83c02da2dbc868c22450c2909f067c1c4fdd9007ca653e5d9953f59a4"},
    {20, 20, Stamp::Square, Surface::Plane, 190, 195, "fdb647593dffd2474f74b79b4ffd2474ba6bc976ffd24a4f3c08088ffd244040189201ffd24c00c192480ffd244a01001442"},
};
// clang-format on

BitGrid pressesOf(const CompiledHardest& row) {
    constexpr int digitBits = 4;
    const std::string_view digits = row.presses;
    BitGrid presses(row.rows, row.columns);
    for (int at = 0; at < row.rows * row.columns; ++at) {
        const char digit = digits.at(static_cast<std::size_t>(at / digitBits));
        const int value = digit <= '9' ? digit - '0' : digit - 'a' + 10;
        if ((value >> (digitBits - 1 - at % digitBits) & 1) != 0)
            presses.set({at / row.columns, at % row.columns});
    }
    return presses;
}

} // namespace

std::optional<HardestBoard> hardestBoard(int rows, int columns, const Rules& rules) {
    const bool lying = mayBeTransposed(rules) && rows < columns;
    if (lying)
        std::swap(rows, columns);
    const auto found = std::ranges::find_if(hardestTable, [&](const CompiledHardest& row) {
        return row.rows == rows && row.columns == columns && row.stamp == rules.stamp && row.surface == rules.surface;
    });
    if (found == std::ranges::end(hardestTable))
        return std::nullopt;
    const BitGrid presses = pressesOf(*found);
    return HardestBoard{found->known, found->possible, lying ? presses.transposed() : presses};
}

std::span<const CompiledHardest> compiledHardest() noexcept {
    return hardestTable;
}

} // namespace lights
