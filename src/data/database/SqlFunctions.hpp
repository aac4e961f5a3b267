// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace SQLite {
class Database;
}

namespace data {

/// Makes our own functions known to a connection. They are for our own statements only: a schema cannot call them.
///
/// folded_name(name): data::foldedName of a player's name.
///
/// odd_presses(events): puzzle::PressCounts::odd of a run's events; null if they are no presses.
///
/// row_checksum(value, …): the CRC-32 of the values with their types. Tells apart what was stored from what a failing
/// disk, or an editor, made of it; whoever can compute a checksum can still change both.
void addFunctions(SQLite::Database& sql);

} // namespace data
