#include "data/Database.hpp"

#include "data/Connection.hpp"
#include "data/File.hpp"
#include "data/FolderLock.hpp"
#include "data/Migrations.hpp"

#include <SQLiteCpp/Backup.h>

#include <array>
#include <fstream>
#include <sqlite3.h>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr int busyTimeout = 5000; ///< Milliseconds.
constexpr int readWrite = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;

/// What looking at a file came to, before anything is written to it.
enum class Finding : std::uint8_t { Fresh, Sound, Newer, Damaged };

Finding inspect(SQLite::Database& sql) {
    const int version = versionOf(sql);
    if (version > databaseVersion())
        return Finding::Newer;
    if (version < 0 || textOf(sql.execAndGet("PRAGMA quick_check(1)")) != "ok" || !hasOwnTables(sql))
        return Finding::Damaged;
    return version == 0 ? Finding::Fresh : Finding::Sound;
}

/// Keeps SQLite from tidying up behind a file that may turn out not to be ours: the log of a damaged or newer file
/// stays.
void keepLog(SQLite::Database& sql, bool keep) {
    sqlite3_db_config(sql.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

/// Sets a connection up and brings its tables up to date. \throws SQLite::Exception when the file cannot be written.
void prepare(SQLite::Database& sql) {
    // On a read-only file SQLite takes the beginning of a write for that of a read, and would fail much later.
    if (sqlite3_db_readonly(sql.getHandle(), "main") == 1)
        throw SQLite::Exception("the database is read-only", SQLITE_READONLY);
    sql.exec("PRAGMA trusted_schema = OFF");
    sql.exec("PRAGMA foreign_keys = ON");
    // Where the file system does not take the write-ahead log, SQLite stays with the journal, which needs every sync.
    const std::string mode = textOf(sql.execAndGet("PRAGMA journal_mode = WAL"));
    sql.exec(mode == "wal" ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = FULL");
    migrate(sql);
}

/// Whether a file is one of SQLite's, going by its first bytes. SQLite itself would find that out only after it removed
/// what it takes for a leftover log.
bool looksLikeDatabase(const fs::path& file) {
    constexpr std::string_view magic("SQLite format 3\0", 16);
    std::ifstream input(file, std::ios::binary);
    std::string start(magic.size(), ' ');
    input.read(start.data(), static_cast<std::streamsize>(start.size()));
    return input.gcount() == 0 || start == magic; // An empty file, or none that can be read, is for SQLite to judge.
}

/// A connection to a file, and what was found there. The connection is set up only where the file is ours to write.
struct Opened {
    std::unique_ptr<Database::Connection> connection;
    Finding finding;
};

Opened openFile(const fs::path& file) {
    auto connection = std::make_unique<Database::Connection>(
        Database::Connection{SQLite::Database(file.string(), readWrite, busyTimeout)});
    keepLog(connection->sql, true);
    const Finding finding = inspect(connection->sql);
    if (finding == Finding::Fresh || finding == Finding::Sound) {
        keepLog(connection->sql, false);
        prepare(connection->sql);
    }
    return {std::move(connection), finding};
}

/// The file, or that it is damaged. \throws SQLite::Exception when it is neither ours to use nor damaged.
Opened openOrFindDamage(const fs::path& file) {
    if (!looksLikeDatabase(file))
        return {nullptr, Finding::Damaged};
    try {
        return openFile(file);
    } catch (const SQLite::Exception& error) {
        if (problemOf(error) != StorageProblem::Damaged)
            throw;
        return {nullptr, Finding::Damaged};
    }
}

std::unique_ptr<Database::Connection> memory() {
    auto connection =
        std::make_unique<Database::Connection>(Database::Connection{SQLite::Database(":memory:", readWrite)});
    prepare(connection->sql);
    return connection;
}

/// The address of a file for SQLite, which then expects nobody to change it and so needs no files beside it.
std::string immutableAddress(const fs::path& file) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string address = "file:";
    for (const char character : fs::absolute(file).string()) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '%' || character == '?' || character == '#')
            address.append({'%', digits[byte >> 4U], digits[byte & 15U]});
        else
            address += character;
    }
    return address + "?immutable=1";
}

/// Copies what a file holds into a new database in memory. \throws SQLite::Exception when it cannot be read.
std::unique_ptr<Database::Connection> copyInMemory(const std::string& address, int flags) {
    SQLite::Database source(address, flags, busyTimeout);
    if (inspect(source) != Finding::Sound)
        return nullptr;
    auto connection =
        std::make_unique<Database::Connection>(Database::Connection{SQLite::Database(":memory:", readWrite)});
    SQLite::Backup(connection->sql, source).executeStep();
    prepare(connection->sql);
    return connection;
}

/// A database in memory with what can be read of a file that cannot be written.
std::unique_ptr<Database::Connection> salvage(const fs::path& file) {
    struct Way {
        std::string address;
        int flags;
    };
    // A folder that cannot be written has no place for the files that SQLite wants beside its own.
    const std::array ways{Way{file.string(), SQLITE_OPEN_READONLY},
                          Way{immutableAddress(file), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI}};
    for (const Way& way : ways) {
        auto copy = attempt([&way] { return copyInMemory(way.address, way.flags); });
        if (copy && *copy != nullptr)
            return std::move(*copy);
    }
    return memory();
}

/// Moves a damaged file out of the way, with the log and index that belong to it. \returns its new place.
tl::expected<fs::path, FileProblem> moveDatabaseAside(const fs::path& file) {
    auto aside = moveAside(file);
    if (!aside)
        return aside;
    for (const char* suffix : {"-wal", "-shm", "-journal"}) {
        std::error_code error;
        fs::rename(file.string() + suffix, aside->string() + suffix, error);
        if (error && error != std::errc::no_such_file_or_directory)
            return tl::unexpected(FileProblem{FileError::Failed, file.string() + suffix});
    }
    return aside;
}

} // namespace

Database::Database(std::unique_ptr<Connection> connection, DatabaseState state, fs::path movedTo)
    : m_connection(std::move(connection))
    , m_state(state)
    , m_movedTo(std::move(movedTo)) {}

Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Database Database::inMemory() {
    return {memory(), DatabaseState::InMemory};
}

Database Database::open(const fs::path& file) {
    std::error_code ignored; // Opening will tell.
    fs::create_directories(file.parent_path(), ignored);
    // SQLite would wait at a pipe for ever.
    if (fs::exists(file, ignored) && !fs::is_regular_file(file, ignored))
        return {memory(), DatabaseState::Unwritable};
    // Two programs that find the same damage at the same time must not move each other's new file aside.
    const FolderLock lock(file.parent_path());
    try {
        Opened first = openOrFindDamage(file);
        if (first.finding == Finding::Newer)
            return {memory(), DatabaseState::Newer};
        if (first.finding == Finding::Fresh)
            return {std::move(first.connection), DatabaseState::Created};
        if (first.finding == Finding::Sound)
            return {std::move(first.connection), DatabaseState::Opened};
        first.connection.reset();
        const auto aside = moveDatabaseAside(file);
        if (!aside)
            return {memory(), DatabaseState::Unwritable};
        return {openFile(file).connection, DatabaseState::Recovered, *aside};
    } catch (const SQLite::Exception&) {
        return {salvage(file), DatabaseState::Unwritable};
    }
}

bool Database::saves() const noexcept {
    return m_state == DatabaseState::Opened || m_state == DatabaseState::Created || m_state == DatabaseState::Recovered;
}

} // namespace data
