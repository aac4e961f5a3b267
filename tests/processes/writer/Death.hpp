#pragma once

/// How often SQLite has changed a file until now: what LICHTER_DIES_AT counts.
[[nodiscard]] long fileChanges();
