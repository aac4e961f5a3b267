// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace data {

/// Writes a picture as a PNG file, in memory: what is given to other programs never touches a disk. Without an alpha
/// channel: every pixel is opaque.
/// \param rgba four bytes for each pixel, row by row from the top. \param width in pixels.
/// \param cancelled asked now and then; the result is empty once it says yes, as it is when memory runs out.
/// \pre rgba.size() is a multiple of four times the width, which is not 0.
[[nodiscard]] std::string pngOf(std::span<const std::uint8_t> rgba, std::size_t width,
                                const std::function<bool()>& cancelled = {});

} // namespace data
