// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace platform {

/// Whether the desktop says that a screen reader runs. May take a while.
[[nodiscard]] bool screenReaderRuns();

} // namespace platform
