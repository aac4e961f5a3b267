#include "data/Players.hpp"

#include "data/Connection.hpp"
#include "data/RankedTable.hpp"

namespace data {

namespace {

// Each table is gone through once.
constexpr const char* summaries =
    "SELECT p.name, coalesce(r.count, 0), coalesce(s.count, 0), coalesce(b.count, 0),"
    " coalesce(l.count, 0), max(coalesce(r.last, ''), coalesce(s.last, '')) AS last FROM players p"
    " LEFT JOIN (SELECT player_id, count(*) AS count, max(date) AS last FROM runs GROUP BY player_id) r"
    " ON r.player_id = p.id"
    " LEFT JOIN (SELECT player_id, count(*) AS count, max(date) AS last FROM shifts GROUP BY player_id) s"
    " ON s.player_id = p.id"
    " LEFT JOIN (SELECT player_id, count(*) AS count FROM saved_boards GROUP BY player_id) b ON b.player_id = p.id"
    " LEFT JOIN (SELECT player_id, count(*) AS count FROM lessons GROUP BY player_id) l ON l.player_id = p.id"
    " WHERE r.count > 0 OR s.count > 0 OR b.count > 0 OR l.count > 0 ORDER BY last DESC, name";

bool exists(SQLite::Database& sql, const std::string& name) {
    SQLite::Statement select(sql, "SELECT EXISTS (SELECT 1 FROM runs WHERE player_id = p.id)"
                                  " OR EXISTS (SELECT 1 FROM shifts WHERE player_id = p.id)"
                                  " OR EXISTS (SELECT 1 FROM saved_boards WHERE player_id = p.id)"
                                  " OR EXISTS (SELECT 1 FROM lessons WHERE player_id = p.id)"
                                  " FROM players p WHERE name = ?");
    select.bind(1, name);
    return select.executeStep() && select.getColumn(0).getInt() != 0;
}

void execute(SQLite::Database& sql, const char* change, const std::string& first, const std::string& second = {}) {
    SQLite::Statement statement(sql, change);
    statement.bind(1, first);
    if (!second.empty())
        statement.bind(2, second);
    statement.exec();
}

} // namespace

tl::expected<std::vector<PlayerSummary>, StorageProblem> Players::all() {
    return attemptOn(m_database, [](SQLite::Database& sql) {
        std::vector<PlayerSummary> found;
        SQLite::Statement row(sql, summaries);
        while (row.executeStep())
            found.push_back({textOf(row.getColumn(0)), row.getColumn(1).getInt(), row.getColumn(2).getInt(),
                             row.getColumn(3).getInt(), textOf(row.getColumn(5)), row.getColumn(4).getInt()});
        return found;
    });
}

tl::expected<std::string, Players::RenameProblem> Players::rename(const std::string& from, std::string_view to) {
    const auto name = playerName(to);
    if (!name)
        return tl::unexpected(RenameProblem(name.error()));
    if (*name == from)
        return *name;
    const auto renamed = attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        if (exists(sql, *name))
            return false;
        execute(sql, "DELETE FROM players WHERE name = ?", *name); // Nothing belongs to them: the name is free.
        execute(sql, "UPDATE players SET name = ? WHERE name = ?", *name, from);
        if (const auto id = idOfPlayer(sql, *name))
            noteFormerName(sql, *id, from);
        transaction.commit();
        return true;
    });
    if (!renamed)
        return tl::unexpected(RenameProblem(renamed.error()));
    if (!*renamed)
        return tl::unexpected(RenameProblem(NameTaken{}));
    return *name;
}

tl::expected<void, StorageProblem> Players::remove(const std::string& name) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        for (const char* const change :
             {"DELETE FROM runs WHERE player_id = (SELECT id FROM players WHERE name = ?)",
              "DELETE FROM shifts WHERE player_id = (SELECT id FROM players WHERE name = ?)",
              "DELETE FROM saved_boards WHERE player_id = (SELECT id FROM players WHERE name = ?)",
              "DELETE FROM lessons WHERE player_id = (SELECT id FROM players WHERE name = ?)",
              "DELETE FROM players WHERE name = ?"})
            execute(sql, change, name);
        transaction.commit();
    });
}

} // namespace data
