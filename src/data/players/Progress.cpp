// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Progress.hpp"

#include "data/database/AnswerRows.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "data/players/ValidRuns.hpp"
#include "data/runs/RankedTable.hpp"
#include "data/runs/RunTable.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_map>

namespace data {

namespace {

constexpr int starsOfLevel = 3;

/// What stands before the identity of a riddle that was asked anew. Without it, the answers to what a level asked in an
/// earlier version would be taken for such.
constexpr std::string_view anewPrefix = "anew ";

/// Reads a player's answers to the riddles that the levels of a library ask now; answers to what they asked before, and
/// rows that were tampered with, are left out. Whether an answer is right is not stored: see starsFor.
/// \pre a transaction is open. \throws SQLite::Exception.
void readAnswers(Progress& progress, SQLite::Database& sql, const Library& library, const std::string& player) {
    SQLite::Statement select(sql, "SELECT level, riddle, given FROM answers"
                                  " WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?)) AND " +
                                      intactAnswer() + " ORDER BY rowid");
    select.bind(1, player);
    while (select.executeStep()) {
        const auto level = library.find(textOf(select.getColumn(0)));
        auto given = parseAnswers(textOf(select.getColumn(2)));
        if (!level || !isAsked(level->level()) || given.empty())
            continue;
        const std::string riddle = textOf(select.getColumn(1));
        if (riddle.starts_with(anewPrefix)) {
            const auto asked = std::string_view(riddle).substr(anewPrefix.size());
            if (const auto right = isRightAnew(level->level(), asked, given.front()))
                progress.anew[level->key()].note(*right);
        } else if (riddle == riddleIdentity(level->level()))
            progress.answers[level->key()] = std::move(given);
    }
    for (const auto& [key, answers] : progress.answers)
        if (int stars = starsFor(library.levelOf(key)->level(), answers); stars > 0) {
            const auto again = progress.anew.find(key);
            if (again != progress.anew.end() && again->second.earned)
                stars = starsOfLevel;
            progress.best[key] = {stars, 0, {}, false};
        }
}

constexpr int percentToOpen = 60;
constexpr int roundedTo = 5;
constexpr std::size_t openBeyondSolved = 2;

/// A level, and the share codes of the boards on which runs count for it.
struct Played {
    const Level* level = nullptr;
    std::vector<std::string_view> codes;
};

/// The levels that are played, by their keys.
using Codes = std::unordered_map<std::string, Played>;

Played playedOn(const LibraryPack& pack, std::size_t index) {
    const Level& level = pack.pack.levels[index];
    Played played{&level, {level.formerly.begin(), level.formerly.end()}};
    played.codes.emplace_back(pack.codes[index]);
    return played;
}

Codes codesOf(const Library& library) {
    Codes codes;
    for (const auto packs : {library.campaign(), library.albums(), library.nextDoor(), library.own()})
        for (const LibraryPack& pack : packs)
            for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
                if (!isAsked(pack.pack.levels[i]))
                    codes.emplace(levelKey(pack, i).text(), playedOn(pack, i));
    return codes;
}

Progress readProgress(SQLite::Database& sql, VerifiedRows<RunTable>& verified, const Library& library,
                      const std::string& player) {
    const Codes codes = codesOf(library);
    const SQLite::Transaction moment(sql);
    Progress progress;
    readAnswers(progress, sql, library, player);
    // The first valid run is the best one. A later run can only have more stars, such as a good assisted run after a
    // bad unassisted one.
    const auto wanted = [&](const IndexedRun& run) {
        const auto known = progress.best.find(run.key);
        return codes.contains(run.key) && (known == progress.best.end() || known->second.stars < run.stars);
    };
    const auto counts = [&](const Run& run) {
        const auto found = codes.find(run.key.text());
        if (found == codes.end())
            return false;
        const auto& [level, boards] = found->second;
        return std::find(boards.begin(), boards.end(), run.code) != boards.end() && solvesLevel(*level, run.events);
    };
    const auto add = [&](const Run& run) {
        const auto [known, fresh] = progress.best.try_emplace(
            run.key, LevelBest{run.stars(), run.moves, run.duration, run.assisted(), run.date});
        if (!fresh)
            known->second.stars = std::max(known->second.stars, run.stars());
    };
    forEachValidRun(sql, verified, player, RunTable::keysOf(puzzle::RunMode::Level), wanted, counts, add);
    return progress;
}

/// The pack itself, or that of the house to which the album belongs.
const LibraryPack& houseOf(const Library& library, const LibraryPack& pack) {
    return pack.album ? *library.pack(pack.pack.id) : pack;
}

std::size_t indexIn(std::span<const LibraryPack> packs, const LibraryPack& pack) {
    const auto found =
        std::find_if(packs.begin(), packs.end(), [&](const LibraryPack& each) { return &each == &pack; });
    return static_cast<std::size_t>(found - packs.begin());
}

/// Which levels to continue with.
enum class Wanted : std::uint8_t { Needed, All };

/// Returns the first open unsolved level of a pack, starting at index `first`.
std::optional<LevelRef> firstUnsolved(const Library& library, const Progress& progress, const LibraryPack& pack,
                                      std::size_t first, bool unlockAll, Wanted wanted) {
    const std::vector<bool> open = openLevels(library, progress, pack, unlockAll);
    for (std::size_t i = first; i < pack.pack.levels.size(); ++i) {
        const LevelRef level = library.level(pack, i);
        if (open[i] && (wanted == Wanted::All || !level.level().optional) && progress.at(level.key()) == nullptr)
            return level;
    }
    return std::nullopt;
}

/// Returns the first open unsolved level of the series after a level of the pack at `start`, and then from its start.
std::optional<LevelRef> firstUnsolved(const Library& library, const Progress& progress,
                                      std::span<const LibraryPack> packs, std::size_t start, bool unlockAll,
                                      Wanted wanted) {
    for (std::size_t i = 1; i <= packs.size(); ++i)
        if (auto level = firstUnsolved(library, progress, packs[(start + i) % packs.size()], 0, unlockAll, wanted))
            return level;
    return std::nullopt;
}

int neededStars(std::span<const LibraryPack> packs) {
    int sum = 0;
    for (const LibraryPack& pack : packs)
        for (const Level& level : pack.pack.levels)
            sum += level.optional ? 0 : starsOfLevel;
    return sum;
}

} // namespace

tl::expected<void, StorageProblem> storeAnswer(Database& database, const std::string& player, const LevelRef& level,
                                               std::int64_t answer) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(database);
        addAnswers(sql, playerId(sql, player), level.key().text(), riddleIdentity(level.level()), {answer});
        transaction.commit();
    });
}

tl::expected<void, StorageProblem> storeAnswerAnew(Database& database, const std::string& player, const LevelRef& level,
                                                   std::string_view asked, std::int64_t answer) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(database);
        addAnswers(sql, playerId(sql, player), level.key().text(), std::string(anewPrefix).append(asked), {answer});
        transaction.commit();
    });
}

void AskedAnew::note(bool right) {
    ++boards;
    inRow = right ? inRow + 1 : 0;
    earned = earned || inRow >= wanted;
}

const LevelBest* Progress::at(const puzzle::RunKey& key) const {
    const auto found = best.find(key);
    return found == best.end() ? nullptr : &found->second;
}

int Progress::stars(const LibraryPack& pack) const {
    int sum = 0;
    for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
        if (const LevelBest* level = at(levelKey(pack, i)))
            sum += level->stars;
    return sum;
}

int Progress::solved(const LibraryPack& pack) const {
    int count = 0;
    for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
        count += at(levelKey(pack, i)) != nullptr ? 1 : 0;
    return count;
}

int Progress::stars(std::span<const LibraryPack> series) const {
    int sum = 0;
    for (const LibraryPack& pack : series)
        sum += stars(pack);
    return sum;
}

int Progress::stars(const Library& library) const {
    return stars(library.campaign());
}

tl::expected<Progress, StorageProblem> loadProgress(Database& database, const Library& library,
                                                    const std::string& player) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        return readProgress(sql, verifiedRows<RunTable>(database), library, player);
    });
}

int maxStars(const LibraryPack& pack) {
    return starsOfLevel * static_cast<int>(pack.pack.levels.size());
}

int maxStars(std::span<const LibraryPack> series) {
    int sum = 0;
    for (const LibraryPack& pack : series)
        sum += maxStars(pack);
    return sum;
}

int maxStars(const Library& library) {
    return maxStars(library.campaign());
}

int starsToOpen(std::span<const LibraryPack> series, std::size_t index) {
    const std::span<const LibraryPack> earlier = series.first(index);
    const std::string& last = series[index].pack.after;
    const auto named =
        std::find_if(earlier.begin(), earlier.end(), [&](const LibraryPack& pack) { return pack.pack.id == last; });
    const std::size_t count = named == earlier.end() ? index : static_cast<std::size_t>(named - earlier.begin()) + 1;
    const int share = neededStars(series.first(count)) * percentToOpen / 100 / roundedTo * roundedTo;
    const int most = series[index].pack.opensAt;
    return most > 0 ? std::min(share, most) : share;
}

int starsTowards(const Library& library, const Progress& progress, std::span<const LibraryPack> series) {
    int sum = progress.stars(series);
    for (const LibraryPack& pack : series)
        if (const LibraryPack* const album = library.albumOf(pack))
            sum += progress.stars(*album);
    return sum;
}

bool isOpen(const Library& library, const Progress& progress, const LibraryPack& pack, bool unlockAll) {
    if (unlockAll || !pack.shipped)
        return true;
    const auto series = library.seriesOf(pack);
    const int needed = starsToOpen(series, indexIn(series, houseOf(library, pack)));
    return needed <= 0 || starsTowards(library, progress, series) >= needed;
}

bool isOpen(const Library& library, const Progress& progress, const LevelRef& level, bool unlockAll) {
    return openLevels(library, progress, *level.pack, unlockAll)[level.index];
}

std::vector<bool> openLevels(const Library& library, const Progress& progress, const LibraryPack& pack,
                             bool unlockAll) {
    const std::vector<Level>& levels = pack.pack.levels;
    if (unlockAll || !pack.shipped)
        return std::vector<bool>(levels.size(), true);
    std::vector<bool> open(levels.size(), false);
    if (!isOpen(library, progress, pack, unlockAll))
        return open;
    if (pack.album)
        return std::vector<bool>(levels.size(), true);
    std::size_t reach = openBeyondSolved; // How many levels from the first are open.
    bool othersSolved = true;
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (progress.at(levelKey(pack, i)) != nullptr)
            reach = i + 1 + openBeyondSolved;
        else if (!levels[i].optional)
            othersSolved = false;
    for (std::size_t i = 0; i < levels.size(); ++i)
        open[i] = levels[i].optional ? othersSolved : i < reach;
    return open;
}

std::optional<LevelRef> nextLevel(const Library& library, const Progress& progress,
                                  const std::optional<LevelRef>& after, bool unlockAll) {
    if (after && (after->pack->album || !after->pack->shipped)) {
        auto level = firstUnsolved(library, progress, *after->pack, after->index + 1, unlockAll, Wanted::All);
        return level ? level : firstUnsolved(library, progress, *after->pack, 0, unlockAll, Wanted::All);
    }
    const Wanted wanted = after && after->level().optional ? Wanted::All : Wanted::Needed;
    if (after)
        if (auto level = firstUnsolved(library, progress, *after->pack, after->index + 1, unlockAll, wanted))
            return level;
    const auto packs = after ? library.seriesOf(*after->pack) : library.campaign();
    if (packs.empty())
        return std::nullopt;
    // A pack outside of the series counts as its last one: the next is the first.
    const std::size_t start = std::min(after ? indexIn(packs, *after->pack) : packs.size(), packs.size() - 1);
    if (auto level = firstUnsolved(library, progress, packs, start, unlockAll, Wanted::Needed))
        return level;
    return firstUnsolved(library, progress, packs, start, unlockAll, Wanted::All);
}

LessonResult LessonProgress::at(std::string_view lesson) const {
    const auto found = reached.find(lesson);
    return found == reached.end() ? LessonResult{} : found->second;
}

void LessonProgress::note(std::string_view lesson, LessonResult now) {
    LessonResult& known = reached[std::string(lesson)];
    known = {std::max(known.steps, now.steps), known.done || now.done};
}

tl::expected<LessonProgress, StorageProblem> loadLessonProgress(Database& database, const std::string& player) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        LessonProgress progress;
        SQLite::Statement select(sql, "SELECT lesson, steps, done FROM lessons"
                                      " WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?))");
        select.bind(1, player);
        while (select.executeStep())
            progress.note(textOf(select.getColumn(0)),
                          {select.getColumn(1).getInt(), select.getColumn(2).getInt() != 0});
        return progress;
    });
}

tl::expected<void, StorageProblem> noteLesson(Database& database, const std::string& player, std::string_view lesson,
                                              LessonResult reached) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(database);
        SQLite::Statement insertion(sql, "INSERT INTO lessons(player_id, lesson, steps, done) VALUES (?, ?, ?, ?)"
                                         " ON CONFLICT (player_id, lesson) DO UPDATE SET"
                                         " steps = max(steps, excluded.steps), done = max(done, excluded.done)");
        insertion.bind(1, playerId(sql, player));
        bindText(insertion, 2, lesson);
        insertion.bind(3, reached.steps);
        insertion.bind(4, reached.done ? 1 : 0);
        insertion.exec();
        transaction.commit();
    });
}

} // namespace data
