// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/MyLevelRows.hpp"

#include "data/files/Characters.hpp"
#include "game/services/Records.hpp"
#include "game/words/Wording.hpp"
#include "platform/Files.hpp"
#include "text/LevelProblems.hpp"
#include "text/RiddleQuestion.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <system_error>

namespace game {

namespace {

/// What is said of a level besides its name.
std::string levelFacts(const text::Text& text, const data::Level& level) {
    const std::string facts = boardFacts(text, level.puzzle);
    return level.riddle ? facts + " · " + text::riddleKind(text, *level.riddle) : facts;
}

/// The board whose optimum is listed. An asked level has none: it may be what is asked.
void list(std::vector<ListedBoard>& boards, const data::Level& level) {
    if (!data::isAsked(level))
        boards.push_back({data::codeOf(level.puzzle), level.puzzle});
}

/// The first board of the rows in sight that nobody has looked at yet; null if there is none.
const ListedBoard* boardWithoutOptimum(const std::vector<MyLevelRow>& rows, std::pair<std::size_t, std::size_t> inSight,
                                       const LevelOptima& optima) {
    for (std::size_t i = inSight.first; i < std::min(inSight.second, rows.size()); ++i)
        for (const ListedBoard& board : rows[i].boards)
            if (!optima.done(board.code))
                return &board;
    return nullptr;
}

MyLevelRow rowOf(const text::Text& text, const data::LevelRef& level) {
    MyLevelRow row;
    row.kind = MyLevelRow::Kind::Level;
    row.name = boardName(text, challengeOf(level));
    row.facts = levelFacts(text, level.level());
    list(row.boards, level.level());
    row.file = level.pack->files[level.index];
    row.changed = level.pack->changed[level.index];
    row.level = level;
    row.board = miniBoard(level.level().puzzle);
    return row;
}

MyLevelRow rowOf(const text::Text& text, const data::LibraryPack& pack, const data::Library& library) {
    MyLevelRow row;
    row.kind = MyLevelRow::Kind::Pack;
    row.name = pack.pack.name.in(text::code(text.language()));
    row.facts = text.trn("Pack of {1} level", "Pack of {1} levels", static_cast<std::int64_t>(pack.pack.levels.size()));
    if (!pack.pack.author.empty())
        row.facts += " · " + pack.pack.author;
    row.file = pack.files.front();
    row.changed = pack.changed.front();
    row.level = library.level(pack, 0);
    row.board = miniBoard(pack.pack.levels.front().puzzle);
    for (const data::Level& each : pack.pack.levels)
        list(row.boards, each);
    return row;
}

/// What is wrong in a file. \param line where; 0 if that is unknown.
std::string inLine(const text::Text& text, int line, const std::string& words) {
    return line > 0 ? text.tr("Line {1}: {2}", line, words) : words;
}

/// The first of the problems of a file, and how many more there are. \pre not problems.empty().
std::string firstOf(const text::Text& text, const std::vector<data::Problem>& problems, std::string_view content) {
    const auto more = static_cast<std::int64_t>(problems.size()) - 1;
    return inLine(text, content.empty() ? 0 : data::placesOf({problems.front()}, content).front().line,
                  text::describe(text, problems.front(), content)) +
           (more > 0 ? " " + text.trn("… and {1} more.", "… and {1} more.", more) : std::string());
}

} // namespace

std::vector<MyLevelRow> myLevelRows(const text::Text& text, const data::Library& library) {
    std::vector<MyLevelRow> rows;
    std::set<std::filesystem::path> playable;
    for (const data::LibraryPack& pack : library.own()) {
        playable.insert(pack.files.begin(), pack.files.end());
        if (pack.pack.id != data::ownPackId) {
            rows.push_back(rowOf(text, pack, library));
            continue;
        }
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            rows.push_back(rowOf(text, library.level(pack, i)));
    }
    std::map<std::filesystem::path, std::vector<data::Problem>> damaged;
    for (const data::Problem& problem : library.ownProblems())
        if (!playable.contains(problem.file))
            damaged[problem.file].push_back(problem);
    for (const auto& [file, problems] : damaged) {
        MyLevelRow row;
        row.kind = MyLevelRow::Kind::Damaged;
        row.name = file.filename().string();
        const auto content = data::readRegularFile(file, data::maxLevelFileBytes);
        row.facts = firstOf(text, problems, content.value_or(std::string()));
        row.file = file;
        std::error_code unknown; // The row then has no date.
        row.changed = platform::stateOf(file, unknown).value_or(platform::FileState()).writtenSeconds;
        rows.push_back(std::move(row));
    }
    for (MyLevelRow& row : rows)
        row.sortName = data::sortKey(row.name);
    return rows;
}

MyLevelRow packLevelRow(const text::Text& text, const data::PackFile& pack, std::size_t entry) {
    const data::PackFile::Entry& found = pack.entries().at(entry);
    MyLevelRow row;
    row.file = pack.file();
    if (!found.level) {
        row.kind = MyLevelRow::Kind::Damaged;
        row.name = found.id;
        const std::string place = "/levels/" + std::to_string(entry);
        std::vector<data::Problem> problems;
        for (const data::Problem& problem : pack.reading().problems)
            if (problem.pointer == place || problem.pointer.starts_with(place + '/'))
                problems.push_back(problem);
        if (!problems.empty())
            row.facts = firstOf(text, problems, pack.content());
        return row;
    }
    row.kind = MyLevelRow::Kind::Level;
    row.id = found.id;
    row.name = found.level->name.in(text::code(text.language()));
    row.facts = levelFacts(text, *found.level);
    list(row.boards, *found.level);
    row.board = miniBoard(found.level->puzzle);
    return row;
}

void markUnfinished(const text::Text& text, MyLevelRow& row, const data::UnfinishedLevel& draft) {
    if (!draft.file.empty() && draft.file == row.file && (row.id.empty() || row.id == draft.id))
        row.facts = text.tr("Unfinished changes") + " · " + row.facts;
}

MyLevelRow unfinishedRow(const text::Text& text, const data::UnfinishedLevel& level) {
    MyLevelRow row;
    row.kind = MyLevelRow::Kind::Unfinished;
    const std::string& name = level.name.in(text::code(text.language()));
    row.name = name.empty() ? text.tr("Level without a name") : name;
    const auto [rows, columns] =
        std::visit([](const auto& board) { return std::pair(board.rows(), board.columns()); }, level.board);
    row.facts = text.tr("Unfinished") + " · " + text.tr("{1} × {2}", rows, columns);
    row.file = level.file;
    if (level.isLights())
        row.board = level.lights().board();
    else
        row.board = level.fuseBox().sketch();
    row.sortName = data::sortKey(row.name);
    return row;
}

void findOptima(const std::vector<MyLevelRow>& rows, std::pair<std::size_t, std::size_t> inSight, LevelOptima& optima) {
    optima.poll();
    if (const ListedBoard* const next = boardWithoutOptimum(rows, inSight, optima))
        optima.find(next->code, next->puzzle);
}

bool findsOptima(const std::vector<MyLevelRow>& rows, std::pair<std::size_t, std::size_t> inSight,
                 const LevelOptima& optima) {
    return optima.busy() || boardWithoutOptimum(rows, inSight, optima) != nullptr;
}

RowFacts rowFacts(const text::Text& text, const MyLevelRow& row, const LevelOptima& optima) {
    RowFacts facts{row.facts};
    std::int64_t hopeless = 0;
    for (const ListedBoard& board : row.boards)
        if (const LevelOptimum* const known = optima.of(board.code); known != nullptr && !known->solvable)
            ++hopeless;
    facts.hopeless = hopeless > 0;
    if (row.kind == MyLevelRow::Kind::Pack && facts.hopeless)
        facts.words += " · " + text.trn("{1} level without a solution", "{1} levels without a solution", hopeless);
    if (row.kind != MyLevelRow::Kind::Level || row.boards.empty())
        return facts;
    if (const LevelOptimum* const known = optima.of(row.boards.front().code))
        facts.words +=
            " · " + (known->solvable ? optimumWords(text, known->moves, known->exact) : text.tr("no solution"));
    return facts;
}

void sortRows(std::vector<MyLevelRow>& rows, MyLevelOrder order) {
    const auto cells = [](const MyLevelRow& row) {
        return std::visit([](const auto& board) { return board.rows() * board.columns(); }, row.board);
    };
    std::sort(rows.begin(), rows.end(), [&](const MyLevelRow& one, const MyLevelRow& other) {
        if (order == MyLevelOrder::Newest && one.changed != other.changed)
            return one.changed > other.changed;
        if (order == MyLevelOrder::Size && cells(one) != cells(other))
            return cells(one) < cells(other);
        return one.sortName != other.sortName ? one.sortName < other.sortName : one.file < other.file;
    });
}

bool rowMatchesSearch(const MyLevelRow& row, std::string_view searched) {
    return data::matchesSearch(row.name, searched);
}

} // namespace game
