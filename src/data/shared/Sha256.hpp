// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace data {

/// Returns the SHA-256 (FIPS 180-4) of the bytes as 64 lowercase hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view bytes);

} // namespace data
