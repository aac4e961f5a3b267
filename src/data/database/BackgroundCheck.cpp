#include "data/database/BackgroundCheck.hpp"

#include "data/database/Finding.hpp"
#include "data/database/Sql.hpp"

#include <sqlite3.h>
#include <stop_token>
#include <utility>

namespace data {

namespace {

bool isDamaged(const std::filesystem::path& file, const std::stop_token& stop) {
    const auto sound = attempt([&] {
        SQLite::Database sql(file.string(), SQLITE_OPEN_READONLY, busyTimeout);
        const std::stop_callback interrupt(stop, [&sql] { sqlite3_interrupt(sql.getHandle()); });
        return stop.stop_requested() || isSound(sql);
    });
    // Any other failure is not damage; the next query will fail in the same way and report it.
    return sound ? !*sound : sound.error() == StorageProblem::Damaged;
}

} // namespace

BackgroundCheck::BackgroundCheck(std::filesystem::path file)
    : m_thread([this, file = std::move(file)](const std::stop_token& stop) {
        const bool damaged = isDamaged(file, stop);
        m_damaged = damaged && !stop.stop_requested(); // An interrupted check proves nothing.
        m_over = true;
    }) {}

} // namespace data
