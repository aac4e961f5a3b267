// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/BackgroundCheck.hpp"
#include "data/files/File.hpp"
#include "data/files/FileIdentity.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <memory>
#include <optional>
#include <typeindex>
#include <unordered_map>
#include <vector>

namespace data {

/// Caches what the users of an open file know about it, until the file is closed. Independent of the types cached.
class ConnectionCache {
public:
    /// Returns the one object of type Kept, constructed from `arguments` on first use.
    template<class Kept, class... Arguments>
    [[nodiscard]] Kept& of(const Arguments&... arguments) {
        std::shared_ptr<void>& kept = m_kept[typeid(Kept)];
        if (kept == nullptr)
            kept = std::make_shared<Kept>(arguments...);
        return *static_cast<Kept*>(kept.get());
    }

private:
    std::unordered_map<std::type_index, std::shared_ptr<void>> m_kept;
};

/// The implementation of Database: an open SQLite connection.
struct Connection {
    SQLite::Database sql;
    /// Identities of the database file and of the files beside it when it was opened.
    std::optional<FileIdentity> file{};
    std::optional<FileIdentity> log{};
    std::optional<FileIdentity> index{};
    std::vector<HeldFile> holds{}; ///< Of these files.
    ConnectionCache memory{};
    /// Background check of a file that is too large to check during startup.
    std::unique_ptr<BackgroundCheck> check{};
    /// Another program held the file for longer than busyTimeout, and may still hold it.
    bool held = false;
    /// The connection has a busy handler of its own, which decides how long to wait for other programs.
    bool waitsItself = false;
};

} // namespace data
