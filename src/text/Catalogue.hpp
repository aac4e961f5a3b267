// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace text {

/// Whether bytes are a complete compiled catalogue (.mo, described in the manual of GNU gettext): every table and every
/// string that it refers to lies within the bytes. The reader accesses a string only when it is requested, which is too
/// late to find out.
[[nodiscard]] bool isCompleteCatalogue(std::string_view bytes) noexcept;

} // namespace text
