#pragma once

/// Number of file changes made by SQLite so far, as counted for LICHTER_DIES_AT.
[[nodiscard]] long fileChanges();
