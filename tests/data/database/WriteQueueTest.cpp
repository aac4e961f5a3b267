// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/WriteQueue.hpp"

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::smallRun;
using testing::ElementsAre;
using testing::IsEmpty;

/// Another program that holds a file as long as it exists.
class Holder {
public:
    explicit Holder(const fs::path& file)
        : m_sql(file.string(), SQLite::OPEN_READWRITE, 60'000) {
        m_sql.exec("BEGIN IMMEDIATE");
    }

private:
    SQLite::Database m_sql;
};

class WriteQueueTest : public testing::Test {
protected:
    /// Asks for a run to be stored, and notes its result: the player, or what went wrong.
    void store(WriteQueue& queue, const std::string& player, std::string replaces = {}) {
        queue.add([player](Database& to) { return Leaderboard(to).submit(smallRun({player})); },
                  [this, player](const tl::expected<RunId, SubmitProblem>& stored) {
                      m_results.push_back(stored ? player : problemName(stored.error()));
                  },
                  std::move(replaces));
    }
    static std::string problemName(const SubmitProblem& problem) {
        const auto storage = storageProblemIn(problem);
        return storage == StorageProblem::Busy ? "busy" : storage == StorageProblem::Full ? "full" : "failed";
    }
    static void finish(WriteQueue& queue) {
        for (queue.deliver(); !queue.idle(); queue.deliver())
            std::this_thread::yield();
    }
    static void waitUntilHeldUp(const WriteQueue& queue) {
        while (!queue.heldUp())
            std::this_thread::yield();
    }
    /// The players of all runs, in the order in which they were stored.
    [[nodiscard]] static std::vector<std::string> playersIn(Database& database) {
        LeaderboardQuery query;
        query.key = "level:shed/corners";
        query.allRuns = true;
        std::vector<std::pair<RunId, std::string>> rows;
        const auto page = Leaderboard(database).rows(query);
        for (const LeaderboardRow& row : page.value().rows)
            rows.emplace_back(row.id, row.run.player);
        std::sort(rows.begin(), rows.end());
        std::vector<std::string> players;
        for (const auto& [id, player] : rows)
            players.push_back(player);
        return players;
    }
    [[nodiscard]] std::vector<std::string> stored() const {
        Database database = Database::open(m_file, puzzles());
        return playersIn(database);
    }

    test::TemporaryFolder m_folder;
    fs::path m_file = m_folder / "data/lichter-aus.db";
    Database m_database = Database::open(m_file, puzzles());
    std::vector<std::string> m_results;
};

TEST_F(WriteQueueTest, StoresInOrderWithoutWaitingForHeldFile) {
    WriteQueue queue(m_database);
    std::vector<std::string> names;
    {
        const Holder holder(m_file);
        for (int i = 0; i < 20; ++i) {
            names.push_back("P" + std::to_string(i));
            store(queue, names.back());
        }
        waitUntilHeldUp(queue);
        queue.deliver();
        EXPECT_FALSE(queue.idle());
        EXPECT_FALSE(queue.wait(std::chrono::hours(1))) << "reading does not wait for the other program either";
        EXPECT_THAT(playersIn(m_database), IsEmpty());
        EXPECT_THAT(m_results, IsEmpty());
    }
    finish(queue);
    EXPECT_EQ(m_results, names);
    EXPECT_EQ(playersIn(m_database), names);
}

TEST_F(WriteQueueTest, ReadsWhileWriteIsGoingOn) {
    WriteQueue queue(m_database);
    std::promise<void> begun;
    std::promise<void> read;
    queue.add(
        [&](Database& to) {
            return attemptOn(to, [&](SQLite::Database& sql) {
                SQLite::Transaction transaction = beginWrite(to);
                static_cast<void>(playerId(sql, "Mina"));
                begun.set_value();
                read.get_future().wait();
                transaction.commit();
            });
        },
        [this](const auto& done) { m_results.emplace_back(done ? "done" : "failed"); });
    begun.get_future().wait();
    EXPECT_THAT(playersIn(m_database), IsEmpty()) << "does not wait for the end of the transaction";
    read.set_value();
    finish(queue);
    EXPECT_THAT(m_results, ElementsAre("done"));
}

TEST_F(WriteQueueTest, WhatWasWaitedForCanBeRead) {
    WriteQueue queue(m_database);
    for (int i = 0; i < 5; ++i) {
        store(queue, "Mina");
        EXPECT_TRUE(queue.wait(std::chrono::hours(1)));
        EXPECT_EQ(playersIn(m_database).size(), static_cast<std::size_t>(i + 1)) << "even before it is delivered";
    }
    EXPECT_THAT(m_results, IsEmpty());
    EXPECT_FALSE(queue.idle());
    queue.deliver();
    EXPECT_EQ(m_results.size(), 5U);
    EXPECT_TRUE(queue.idle());
}

TEST_F(WriteQueueTest, LaterWriteReplacesWaitingOneOfSameName) {
    WriteQueue queue(m_database);
    {
        const Holder holder(m_file);
        store(queue, "first");
        waitUntilHeldUp(queue);
        store(queue, "A1", "a");
        store(queue, "B1", "b");
        store(queue, "A2", "a");
        store(queue, "plain");
        store(queue, "A3", "a");
    }
    finish(queue);
    EXPECT_THAT(m_results, ElementsAre("first", "B1", "plain", "A3"));
    EXPECT_EQ(playersIn(m_database), m_results);
}

TEST_F(WriteQueueTest, RefusesWhatIsHeldUpOnceNobodyWaits) {
    WriteQueue queue(m_database);
    const Holder holder(m_file);
    store(queue, "Mina");
    store(queue, "Otto");
    waitUntilHeldUp(queue);
    queue.stopWaiting();
    finish(queue);
    EXPECT_THAT(m_results, ElementsAre("busy", "busy"));
}

TEST_F(WriteQueueTest, WaitsForHeldFileAgainAfterRefusal) {
    auto second = m_database.alongside();
    ASSERT_TRUE(second);
    second->connection().waitsItself = true;
    second->connection().sql.setBusyTimeout(1); // Saves the test from waiting.
    {
        const Holder holder(m_file);
        EXPECT_FALSE(Leaderboard(*second).submit(smallRun({})));
    }
    EXPECT_EQ(second->connection().sql.execAndGet("PRAGMA busy_timeout").getInt(), 1)
        << "the queue's own way of waiting is left alone";
}

TEST_F(WriteQueueTest, StoresInFileThatTookThePlaceOfTheOpenOne) {
    WriteQueue queue(m_database);
    store(queue, "Mina");
    finish(queue);
    fs::remove(m_file);
    store(queue, "Otto");
    finish(queue);
    EXPECT_EQ(m_database.reopenCount(), 1);
    store(queue, "Zoë");
    finish(queue);
    EXPECT_THAT(m_results, ElementsAre("Mina", "Otto", "Zoë"));
    EXPECT_THAT(stored(), ElementsAre("Otto", "Zoë"));
}

TEST_F(WriteQueueTest, FileMovedWhileHeldDoesNotKeepReaderWaiting) {
    WriteQueue queue(m_database);
    const fs::path aside = m_folder / "aside.db";
    {
        const Holder holder(m_file);
        store(queue, "Mina");
        store(queue, "Otto");
        waitUntilHeldUp(queue);
        fs::rename(m_file, aside);
        EXPECT_THAT(playersIn(m_database), IsEmpty()) << "opens a new file, though the thread waits for the old one";
        EXPECT_EQ(m_database.reopenCount(), 1);
    }
    finish(queue);
    EXPECT_THAT(m_results, ElementsAre("Mina", "Otto"));
    EXPECT_THAT(stored(), ElementsAre("Mina", "Otto"));
}

TEST_F(WriteQueueTest, StoresInNewFileAfterDamage) {
    WriteQueue queue(m_database);
    for (int i = 0; i < 100; ++i)
        store(queue, "Mina");
    finish(queue);
    {
        SQLite::Database other(m_file.string(), SQLite::OPEN_READWRITE);
        other.exec("PRAGMA writable_schema = ON");
        other.exec("UPDATE sqlite_schema SET rootpage = 9999 WHERE name = 'runs'");
        other.exec("PRAGMA schema_version = 12345"); // Makes SQLite read the schema again.
    }
    store(queue, "Otto");
    finish(queue);
    EXPECT_EQ(m_results.back(), "Otto");
    EXPECT_EQ(m_database.state(), DatabaseState::Recovered);
    EXPECT_EQ(stored().back(), "Otto");
}

TEST_F(WriteQueueTest, WritesAtOnceWhileNothingCanBeStored) {
    WriteQueue queue(m_database);
    store(queue, "Mina");
    finish(queue);
    fs::remove(m_file);
    fs::create_directory(m_file);
    store(queue, "Otto");
    finish(queue);
    EXPECT_FALSE(m_database.saves());
    EXPECT_THAT(playersIn(m_database), ElementsAre("Mina", "Otto")) << "in memory, with what was known";
    store(queue, "Zoë");
    EXPECT_TRUE(queue.idle()) << "without a thread";
    EXPECT_THAT(m_results, ElementsAre("Mina", "Otto", "Zoë"));
    fs::remove(m_file);
    store(queue, "Ida");
    finish(queue);
    EXPECT_TRUE(m_database.saves());
    store(queue, "Ben");
    finish(queue);
    EXPECT_THAT(stored(), ElementsAre("Otto", "Zoë", "Ida", "Ben")) << "what was in memory only is in the new file";
}

TEST_F(WriteQueueTest, WritesAtOnceInMemory) {
    Database memory = Database::inMemory(puzzles());
    WriteQueue queue(memory);
    store(queue, "Mina");
    EXPECT_THAT(m_results, ElementsAre("Mina"));
    EXPECT_THAT(playersIn(memory), ElementsAre("Mina"));
}

TEST_F(WriteQueueTest, EndStoresWhatIsLeft) {
    {
        WriteQueue queue(m_database);
        for (const char* name : {"Mina", "Otto", "Zoë"})
            store(queue, name);
    }
    EXPECT_THAT(playersIn(m_database), ElementsAre("Mina", "Otto", "Zoë"));
    EXPECT_THAT(m_results, IsEmpty()) << "nobody is there any more";
}

TEST_F(WriteQueueTest, EndStoresWhatIsLeftInFileThatTookThePlaceOfTheOpenOne) {
    {
        WriteQueue queue(m_database);
        store(queue, "Mina");
        finish(queue);
        fs::remove(m_file);
        store(queue, "Otto");
    }
    EXPECT_THAT(stored(), ElementsAre("Otto"));
}

TEST_F(WriteQueueTest, EndDoesNotWaitForHeldFile) {
    const Holder holder(m_file); // Released only after the queue has ended.
    WriteQueue queue(m_database);
    store(queue, "Mina");
    waitUntilHeldUp(queue);
}

TEST_F(WriteQueueTest, ClearDropsWhatWaitsAndClosesFile) {
    WriteQueue queue(m_database);
    {
        const Holder holder(m_file);
        store(queue, "Mina");
        waitUntilHeldUp(queue);
        store(queue, "Otto");
        queue.clear();
        EXPECT_TRUE(queue.idle());
    }
    const fs::path other = m_folder / "other.db";
    m_database = Database::open(other, puzzles());
    store(queue, "Zoë");
    finish(queue);
    EXPECT_THAT(m_results, ElementsAre("Zoë"));
    EXPECT_THAT(stored(), IsEmpty());
    EXPECT_THAT(playersIn(m_database), ElementsAre("Zoë"));
}

TEST_F(WriteQueueTest, ProgrammingErrorReachesOwner) {
    WriteQueue queue(m_database);
    queue.add([](Database&) -> tl::expected<void, StorageProblem> { throw std::logic_error("oh"); },
              [](const auto&) { FAIL(); });
    EXPECT_THROW(finish(queue), std::logic_error);
    store(queue, "Mina");
    finish(queue);
    EXPECT_THAT(m_results, ElementsAre("Mina")) << "and the thread goes on";
}

TEST_F(WriteQueueTest, SharesFileWithReaderAndOtherProgram) {
    WriteQueue queue(m_database);
    constexpr int runs = 60;
    std::atomic<bool> over = false;
    std::thread other([&] {
        while (!over) {
            const Holder holder(m_file);
            std::this_thread::yield();
        }
    });
    for (int i = 0; i < runs; ++i) {
        store(queue, "Mina");
        EXPECT_LE(playersIn(m_database).size(), static_cast<std::size_t>(runs));
        queue.deliver();
    }
    over = true;
    other.join();
    finish(queue);
    EXPECT_EQ(m_results, std::vector<std::string>(runs, "Mina"));
    EXPECT_EQ(playersIn(m_database), m_results);
}

} // namespace
} // namespace data
