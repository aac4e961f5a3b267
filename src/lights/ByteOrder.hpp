// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstdint>

namespace lights {

/// Turns eight bytes that were copied from memory into the number whose lowest byte is the first of them, whatever the
/// machine's order of bytes; and back, before such a number is copied to memory.
/// \tparam order of the bytes of numbers in memory.
template<std::endian order = std::endian::native>
[[nodiscard]] constexpr std::uint64_t firstByteLowest(std::uint64_t eight) noexcept {
    static_assert(order == std::endian::little || order == std::endian::big);
    if constexpr (order == std::endian::big) { // Compilers make one instruction of it.
        eight = (eight << 32U) | (eight >> 32U);
        eight = ((eight & 0x0000ffff0000ffffU) << 16U) | ((eight >> 16U) & 0x0000ffff0000ffffU);
        eight = ((eight & 0x00ff00ff00ff00ffU) << 8U) | ((eight >> 8U) & 0x00ff00ff00ff00ffU);
    }
    return eight;
}

} // namespace lights
