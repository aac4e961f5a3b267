// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// Number of file changes made by SQLite so far, as counted for LICHTER_DIES_AT.
[[nodiscard]] long fileChanges();
