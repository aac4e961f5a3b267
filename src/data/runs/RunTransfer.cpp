#include "data/runs/RunTransfer.hpp"

#include "data/files/LineSource.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/runs/RankedTable.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/ShiftTable.hpp"
#include "puzzle/EventText.hpp"

#include <cstdint>
#include <map>

namespace data {

namespace {

constexpr std::size_t runsInBatch = 500;
constexpr std::size_t bytesInBatch = std::size_t{16} << 20;

/// Reads the lines of a file and passes every valid run to `take`, which returns whether to continue.
template<class Take>
LinesReport readSoundRuns(std::istream& in, puzzle::Kinds kinds, const Take& take) {
    LinesReport report;
    RunVerifier verifier(kinds);
    LineSource source(in, maxRunLineBytes, maxRunLineRead);
    const auto refuse = [&](auto why) {
        ++report.refused;
        if (report.refusals.size() < maxStoredRefusals)
            report.refusals.push_back({source.number(), std::move(why)});
    };
    while (const auto line = source.next()) {
        const std::string_view text = source.number() == 1 ? withoutByteOrderMark(*line) : std::string_view(*line);
        if (text.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        ++report.lines;
        auto run = readRunLine(text, kinds, source.number());
        if (!run) {
            refuse(std::move(run.error()));
            continue;
        }
        const auto verify = [&verifier](auto& read) {
            verifier.correctOptimum(read);
            return verifier.verify(read);
        };
        if (const auto problem = std::visit(verify, *run))
            refuse(*problem);
        else if (!take(*std::move(run)))
            return report;
    }
    report.broken = source.broken();
    report.endless = source.gaveUp() ? source.number() : 0;
    return report;
}

/// Whether the events are certainly unique: they have at least three different times, each in milliseconds. A single
/// press does not identify a player, as a whole class may start in the same second.
bool hasUniqueTimes(std::string_view events) {
    constexpr int enough = 3;
    return puzzle::countDistinctTimes(events) >= enough;
}

/// Stores new runs in one table. \pre a write transaction is open and outlives this object.
template<class Table>
class TableImporter {
public:
    TableImporter(SQLite::Database& sql, RunVerifier& verifier)
        : m_sql(sql)
        , m_verifier(verifier)
        , m_same(sql, std::string(Table::selectSame) + sameOwnerCondition)
        , m_insertion(sql, Table::insertion) {}

    /// Stores a run unless it exists already. Returns whether it was stored.
    bool store(typename Table::Value run) {
        m_same.reset();
        Table::bindSame(m_same, run);
        m_same.bind(":anybody", hasUniqueTimes(run.events) ? 1 : 0);
        m_same.bind(":player", run.player);
        if (m_same.executeStep())
            return false;
        auto player = m_players.find(run.player);
        if (player == m_players.end())
            player = m_players.emplace(run.player, playerId(m_sql, run.player)).first;
        Table::agreeOnOptimum(m_sql, m_verifier, run);
        m_insertion.reset();
        Table::bind(m_insertion, player->second, run);
        m_insertion.exec();
        return true;
    }

private:
    SQLite::Database& m_sql;
    RunVerifier& m_verifier;
    SQLite::Statement m_same;
    SQLite::Statement m_insertion;
    std::map<std::string, std::int64_t> m_players;
};

/// Returns the number of runs stored.
std::size_t storeBatch(Database& database, RunVerifier& verifier, const std::vector<RunLine>& batch) {
    std::size_t stored = 0;
    SQLite::Database& sql = database.connection().sql;
    SQLite::Transaction transaction = beginWrite(database);
    {
        TableImporter<RunTable> runs(sql, verifier);
        TableImporter<ShiftTable> shifts(sql, verifier);
        for (const RunLine& each : batch) {
            const Run* const run = std::get_if<Run>(&each);
            stored += (run != nullptr ? runs.store(*run) : shifts.store(std::get<ShiftRun>(each))) ? 1 : 0;
        }
    }
    transaction.commit();
    return stored;
}

/// Collects valid runs and stores them in batches.
class Import {
public:
    explicit Import(Database& database)
        : m_database(database) {}

    /// Returns whether to continue.
    bool take(RunLine&& run) {
        m_bytes += std::visit([](const auto& each) { return each.events.size(); }, run);
        m_batch.push_back(std::move(run));
        return (m_batch.size() < runsInBatch && m_bytes < bytesInBatch) || flush();
    }

    bool flush() {
        const auto stored = attemptOn(m_database, [this](SQLite::Database& /*sql*/) {
            return storeBatch(m_database, verifiedRows<RunTable>(m_database).verifier(), m_batch);
        });
        if (stored) {
            m_report.stored += *stored;
            m_report.present += m_batch.size() - *stored;
        } else {
            m_report.stopped = stored.error();
        }
        m_batch.clear();
        m_bytes = 0;
        return stored.has_value();
    }

    [[nodiscard]] ImportReport finish(LinesReport read) && {
        if (!m_report.stopped && !m_batch.empty())
            flush();
        m_report.read = std::move(read);
        return std::move(m_report);
    }

private:
    Database& m_database;
    ImportReport m_report;
    std::vector<RunLine> m_batch;
    std::size_t m_bytes = 0;
};

template<class Table>
void exportTable(SQLite::Database& sql, RunVerifier& verifier, ExportedRuns& exported) {
    SQLite::Statement select(sql, Table::select + Table::byId);
    while (select.executeStep()) {
        const auto stored = Table::read(select);
        if (problemOf(stored, verifier)) {
            ++exported.tampered;
            continue;
        }
        exported.lines += formatRunLine(stored.run);
        ++exported.runs;
    }
}

} // namespace

LinesReport verifyRuns(std::istream& in, puzzle::Kinds kinds) {
    return readSoundRuns(in, kinds, [](const RunLine&) { return true; });
}

ImportReport importRuns(Database& database, std::istream& in) {
    Import import(database);
    LinesReport read =
        readSoundRuns(in, database.kinds(), [&import](RunLine&& run) { return import.take(std::move(run)); });
    return std::move(import).finish(std::move(read));
}

tl::expected<ExportedRuns, StorageProblem> exportRuns(Database& database) {
    return attemptOn(database, [&database](SQLite::Database& sql) {
        ExportedRuns exported;
        RunVerifier verifier(database.kinds());
        SQLite::Transaction moment(sql); // Both tables in the same state, whatever other programs write meanwhile.
        exportTable<RunTable>(sql, verifier, exported);
        exportTable<ShiftTable>(sql, verifier, exported);
        return exported;
    });
}

} // namespace data
