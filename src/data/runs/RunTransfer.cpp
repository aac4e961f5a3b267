// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/RunTransfer.hpp"

#include "data/levels/LevelCoder.hpp"
#include "data/runs/RankedTable.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/ShiftTable.hpp"

#include <algorithm>
#include <cstdint>
#include <iosfwd>
#include <istream>
#include <map>
#include <optional>
#include <string>

namespace data {

namespace {

/// Reads lines from a stream that may be endless and may have lines of any length.
class LineSource {
public:
    /// \param most maximum bytes of a line. A longer line is cut to one byte more, so that it can be recognised.
    /// \param longest reading stops for good within a line longer than this, in bytes.
    /// \param in must outlive this object.
    LineSource(std::istream& in, std::size_t most, std::size_t longest)
        : m_in(in)
        , m_most(most)
        , m_longest(longest) {}

    /// Returns the next line without its line feed; std::nullopt at the end of the stream and after a line at which
    /// reading stopped.
    [[nodiscard]] std::optional<std::string> next();
    /// Number of the last line returned, from 1.
    [[nodiscard]] std::size_t number() const noexcept { return m_number; }
    /// Whether a read error occurred.
    [[nodiscard]] bool broken() const;
    /// Whether reading stopped within the last line, because it was too long.
    [[nodiscard]] bool gaveUp() const noexcept { return m_gaveUp; }

private:
    [[nodiscard]] bool fill();

    std::istream& m_in;
    std::size_t m_most;
    std::size_t m_longest;
    std::string m_block;
    std::size_t m_at = 0; ///< Position in m_block.
    std::size_t m_number = 0;
    bool m_gaveUp = false;
};

bool LineSource::fill() {
    constexpr std::size_t blockSize = std::size_t{1} << 16;
    if (m_at < m_block.size())
        return true;
    m_block.resize(blockSize);
    m_at = 0;
    m_in.read(m_block.data(), static_cast<std::streamsize>(blockSize));
    m_block.resize(static_cast<std::size_t>(m_in.gcount()));
    return !m_block.empty();
}

std::optional<std::string> LineSource::next() {
    if (m_gaveUp || !fill())
        return std::nullopt;
    ++m_number;
    std::string line;
    std::size_t read = 0;
    while (fill()) {
        const std::size_t end = std::min(m_block.find('\n', m_at), m_block.size());
        if (line.size() <= m_most)
            line.append(m_block, m_at, std::min(end - m_at, m_most + 1 - line.size()));
        read += end - m_at;
        m_at = end;
        if (m_at < m_block.size()) {
            ++m_at;
            break;
        }
        if (read > m_longest) {
            m_gaveUp = true;
            break;
        }
    }
    return line;
}

bool LineSource::broken() const {
    return m_in.bad();
}

constexpr std::size_t runsInBatch = 500;
constexpr std::size_t bytesInBatch = std::size_t{16} << 20;

void refuse(LinesReport& report, RefusedLine line) {
    ++report.refused;
    if (report.refusals.size() < maxStoredRefusals)
        report.refusals.push_back(std::move(line));
}

/// A run, and the number of its line.
struct NumberedRun {
    std::size_t line = 0;
    RunLine run;
};

/// Reads the lines of a file and passes every valid run to `take`, which returns whether to continue.
template<class Take>
LinesReport readSoundRuns(std::istream& in, puzzle::Kinds kinds, puzzle::Moment now, const Take& take) {
    LinesReport report;
    RunVerifier verifier(kinds);
    LineSource source(in, maxRunLineBytes, maxRunLineRead);
    const std::string latest = puzzle::momentText(now + maxClockDifference);
    const auto verify = [&](auto& run) {
        verifier.doubtProof(run);
        const auto problem = verifier.verifyCorrected(run);
        return !problem && run.date > latest ? RunProblem::FutureDate : problem;
    };
    while (const auto line = source.next()) {
        const std::string_view text = source.number() == 1 ? withoutByteOrderMark(*line) : std::string_view(*line);
        if (text.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        ++report.lines;
        auto run = readRunLine(text, kinds, source.number());
        if (!run) {
            refuse(report, {source.number(), std::move(run.error())});
            continue;
        }
        if (const auto problem = std::visit(verify, *run)) {
            refuse(report, {source.number(), *problem});
            continue;
        }
        report.underCode += std::visit([&](auto& each) { return verifier.doubtSeed(each); }, *run) ? 1 : 0;
        if (!take({source.number(), *std::move(run)}))
            return report;
    }
    report.broken = source.broken();
    report.endless = source.gaveUp() ? source.number() : 0;
    return report;
}

/// What became of a run.
enum class Fate : std::uint8_t {
    Stored,
    Present, ///< It is stored already.
    Copy,    ///< It is a copy of one that is stored already.
};

/// Stores new runs in one table. \pre a write transaction is open and outlives this object.
template<class Table>
class TableImporter {
public:
    TableImporter(SQLite::Database& sql, RunVerifier& verifier, Copies copies)
        : m_sql(sql)
        , m_verifier(verifier)
        , m_copyRule(copies)
        , m_twins(sql, "SELECT " + std::string(isOwner) + ", " + Table::selectTwins)
        , m_insertion(sql, insertion<Table>()) {}

    /// Stores a run unless it, or one that it is a copy of, is stored already.
    Fate store(typename Table::Value run) {
        if (const Fate fate = compare(run); fate != Fate::Stored)
            return fate;
        auto player = m_players.find(run.player);
        if (player == m_players.end())
            player = m_players.emplace(run.player, playerId(m_sql, run.player)).first;
        if constexpr (std::is_same_v<Table, RunTable>)
            run.imported = true;
        Table::agreeOnOptimum(m_sql, m_verifier, run);
        m_insertion.reset();
        Table::bind(m_insertion, player->second, run);
        m_insertion.exec();
        if constexpr (std::is_same_v<Table, ShiftTable>)
            m_sql.exec("UPDATE shifts SET imported = 1 WHERE id = last_insert_rowid()");
        else if (run.within)
            m_sql.exec("INSERT INTO within(run_id, duration) VALUES (last_insert_rowid(), " +
                       std::to_string(run.within->count()) + ")");
        return Fate::Stored;
    }

private:
    Fate compare(const typename Table::Value& run) {
        const bool unique = Table::isUnique(run);
        Fate fate = Fate::Stored;
        m_twins.reset();
        Table::bindTwin(m_twins, run);
        m_twins.bind(":player", run.player);
        m_twins.bind(":unique", unique ? 1 : 0);
        while (m_twins.executeStep()) {
            const auto same = [this](int column) { return m_twins.getColumn(column).getInt() != 0; };
            const bool samePlayer = same(0);
            const bool sameDate = same(1);
            if (samePlayer && sameDate && same(2) && Table::isSame(m_twins, 3, run)) {
                const std::int64_t id = m_twins.getColumn(3).getInt64();
                m_twins.reset();
                Table::complete(m_sql, id, run);
                return Fate::Present;
            }
            if (m_copyRule == Copies::Refuse && (unique || (samePlayer && sameDate)))
                fate = Fate::Copy;
        }
        return fate;
    }

    SQLite::Database& m_sql;
    RunVerifier& m_verifier;
    Copies m_copyRule;
    SQLite::Statement m_twins;
    SQLite::Statement m_insertion;
    std::map<std::string, std::int64_t> m_players;
};

/// Returns what became of each run.
std::vector<Fate> storeBatch(Database& database, RunVerifier& verifier, Copies copies,
                             const std::vector<NumberedRun>& batch) {
    std::vector<Fate> fates;
    SQLite::Database& sql = database.connection().sql;
    SQLite::Transaction transaction = beginWrite(database);
    {
        TableImporter<RunTable> runs(sql, verifier, copies);
        TableImporter<ShiftTable> shifts(sql, verifier, copies);
        for (const NumberedRun& each : batch) {
            const Run* const run = std::get_if<Run>(&each.run);
            fates.push_back(run != nullptr ? runs.store(*run) : shifts.store(std::get<ShiftRun>(each.run)));
        }
    }
    transaction.commit();
    return fates;
}

/// Collects valid runs and stores them in batches.
class Import {
public:
    Import(Database& database, Copies copies)
        : m_database(database)
        , m_copyRule(copies) {}

    /// Returns whether to continue.
    bool take(NumberedRun&& run) {
        m_bytes += std::visit([](const auto& each) { return each.events.size(); }, run.run);
        m_batch.push_back(std::move(run));
        return (m_batch.size() < runsInBatch && m_bytes < bytesInBatch) || flush();
    }

    bool flush() {
        const auto fates = attemptOn(m_database, [this](SQLite::Database& /*sql*/) {
            return storeBatch(m_database, verifiedRows<RunTable>(m_database).verifier(), m_copyRule, m_batch);
        });
        if (!fates)
            m_report.stopped = fates.error();
        for (std::size_t i = 0; fates && i < m_batch.size(); ++i) {
            m_report.stored += (*fates)[i] == Fate::Stored ? 1 : 0;
            m_report.present += (*fates)[i] == Fate::Present ? 1 : 0;
            if ((*fates)[i] == Fate::Copy)
                m_copies.push_back(m_batch[i].line);
        }
        m_batch.clear();
        m_bytes = 0;
        return fates.has_value();
    }

    [[nodiscard]] ImportReport finish(LinesReport read) && {
        if (!m_report.stopped && !m_batch.empty())
            flush();
        m_report.read = std::move(read);
        for (const std::size_t line : m_copies)
            refuse(m_report.read, {line, RunProblem::Copy});
        std::sort(m_report.read.refusals.begin(), m_report.read.refusals.end(),
                  [](const RefusedLine& left, const RefusedLine& right) { return left.line < right.line; });
        return std::move(m_report);
    }

private:
    Database& m_database;
    Copies m_copyRule;
    ImportReport m_report;
    std::vector<NumberedRun> m_batch;
    std::vector<std::size_t> m_copies; ///< Their lines.
    std::size_t m_bytes = 0;
};

template<class Table>
void exportTable(SQLite::Database& sql, RunVerifier& verifier, ExportedRuns& exported) {
    SQLite::Statement select(sql, Table::select + Table::byId);
    while (select.executeStep()) {
        auto stored = Table::read(select);
        if (problemOf(stored, verifier)) {
            ++exported.tampered;
            continue;
        }
        exported.lines += formatRunLine(stored.run);
        ++exported.runs;
    }
}

} // namespace

LinesReport verifyRuns(std::istream& in, puzzle::Kinds kinds, puzzle::Moment now) {
    return readSoundRuns(in, kinds, now, [](const NumberedRun&) { return true; });
}

ImportReport importRuns(Database& database, std::istream& in, puzzle::Moment now, Copies copies,
                        std::span<const std::optional<puzzle::Milliseconds>> within) {
    Import import(database, copies);
    LinesReport read = readSoundRuns(in, database.kinds(), now, [&](NumberedRun&& run) {
        Run* const onBoard = std::get_if<Run>(&run.run);
        if (onBoard != nullptr && run.line <= within.size() && within[run.line - 1])
            onBoard->within = std::max(*within[run.line - 1], onBoard->duration);
        return import.take(std::move(run));
    });
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
