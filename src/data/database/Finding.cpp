#include "data/database/Finding.hpp"

#include "data/database/Migrations.hpp"
#include "data/database/Sql.hpp"

namespace data {

Finding inspect(SQLite::Database& sql) {
    const int version = versionOf(sql);
    if (version > databaseVersion())
        return Finding::Newer;
    if (version < 0 || !hasExpectedTables(sql))
        return Finding::Damaged;
    return version == 0 ? Finding::Fresh : Finding::Sound;
}

bool isSound(SQLite::Database& sql) {
    return textOf(sql.execAndGet("PRAGMA quick_check(1)")) == "ok";
}

} // namespace data
