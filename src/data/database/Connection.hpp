#pragma once

#include "data/database/BackgroundCheck.hpp"
#include "data/files/File.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <memory>
#include <optional>
#include <typeindex>
#include <unordered_map>

namespace data {

/// What the users of an open file keep in mind about it; gone when it is closed. The file need not know what that is.
class FileMemory {
public:
    /// The one object of this type, made from `arguments` when it is first asked for.
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

/// What stands behind a Database.
struct Connection {
    SQLite::Database sql;
    /// What stood at the database's path, and beside it, when it was opened.
    std::optional<FileIdentity> file{};
    std::optional<FileIdentity> log{};
    std::optional<FileIdentity> index{};
    FileMemory memory{};
    /// A file too large to be looked through while the game starts is looked through meanwhile.
    std::unique_ptr<BackgroundCheck> check{};
    /// Another program held the file for longer than busyTimeout, and perhaps still does.
    bool held = false;
};

} // namespace data
