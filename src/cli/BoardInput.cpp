// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"

#include "data/classes/ClassPlan.hpp"
#include "data/classes/Pupils.hpp"
#include "data/files/File.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/TextGrids.hpp"
#include "data/shared/SharedPlace.hpp"
#include "lights/Board.hpp"
#include "text/ClassWords.hpp"
#include "text/Format.hpp"
#include "text/LevelProblems.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <istream>

namespace cli {

namespace {

using data::LevelPuzzle;

template<class Value>
using Read = tl::expected<Value, std::string>;

constexpr std::string_view standardInput = "-";

bool isInput(const std::string& name) {
    return name == standardInput || isFile(name);
}

/// The named input, and the id of the requested level if it holds several.
struct Source {
    std::string name;
    std::string level;
};

Source sourceOf(const std::string& argument) {
    auto [name, level] = data::fileAndLevel(argument, isInput);
    return {std::move(name), std::move(level)};
}

bool hasRules(const BoardArguments& arguments) {
    return arguments.surface || arguments.stamp || arguments.goal || arguments.quietHours;
}

Read<LevelPuzzle> readCode(std::string_view code, const text::Text& text) {
    auto board = data::decodeBoardCode(code);
    if (!board)
        return tl::unexpected(text::describe(text, board.error()));
    return *std::move(board);
}

/// Why the rules on the command line do not suit a board that has its own; std::nullopt if there are none.
std::optional<std::string> rulesRefused(const BoardArguments& arguments, const text::Text& text) {
    if (arguments.signs)
        return text.tr("--signs is only for text boards.");
    if (hasRules(arguments))
        return text.tr(
            "--surface, --stamp, --goal and --quiet-hours are only for text boards: this board has its own rules.");
    if (arguments.fill)
        return text.tr("--fill is only for text boards: this board has its own rule.");
    return std::nullopt;
}

/// The first of the problems of a file, and where the others are told. \pre not problems.empty().
std::string firstProblem(const std::vector<data::Problem>& problems, std::string_view content, const text::Text& text) {
    const std::string more = problems.size() > 1 ? " " + text.tr("“check” lists every problem.") : "";
    return text::describeAll(text, {problems.front()}, content).front() + more;
}

void addLine(std::string& remark, const std::string& line) {
    remark += (remark.empty() ? "" : "\n") + text::printable(line);
}

/// The boards of a text, all of them.
Read<std::vector<data::TextBoard>> readText(std::string_view content, const std::string& name,
                                            const BoardArguments& arguments, TextPuzzle puzzle, int largestSide,
                                            const text::Text& text, std::string& remark) {
    data::BoardTextOptions options;
    const bool isLights = hasRules(arguments) || arguments.signs;
    if ((puzzle == TextPuzzle::Arukone || (puzzle == TextPuzzle::Either && arguments.fill)) && isLights)
        return tl::unexpected(text.tr("--surface, --stamp, --goal and --quiet-hours are only for Lights Out."));
    options.puzzle = puzzle != TextPuzzle::Either ? puzzle
                     : arguments.fill             ? TextPuzzle::Arukone
                     : isLights                   ? TextPuzzle::Lights
                                                  : TextPuzzle::Either;
    options.largestSide = largestSide;
    options.fill = arguments.fill.value_or(arukone::Fill::All);
    options.signs = arguments.signs;
    auto read = data::readBoardText(content, options);
    if (!read)
        return tl::unexpected(name + ": " + text::describe(text, read.error()));
    if (read->notation.layout == data::BoardNotation::Layout::Task && arguments.fill)
        return tl::unexpected(*rulesRefused(arguments, text));
    if (!read->notation.isOwn())
        // TRANSLATORS: {1} is a file, {2} how the board in it is written.
        addLine(remark, text.tr("{1} is read like this: {2}.", name, text::describe(text, read->notation)));
    return std::move(read->boards);
}

/// Why a file has no levels to choose from, if so.
std::optional<std::string> noLevels(const data::LevelReading& reading, std::string_view content, const Source& source,
                                    const text::Text& text) {
    if (reading.kind != data::LevelReading::Kind::Unusable && !reading.pack.levels.empty())
        return std::nullopt;
    if (reading.problems.empty())
        return text.tr("There is no level in {1}.", source.name);
    return firstProblem(reading.problems, content, text);
}

/// The level with the requested id, or the only one.
Read<data::Level> chooseLevel(const data::LevelReading& reading, std::string_view content, const Source& source,
                              const text::Text& text) {
    const std::vector<data::Level>& levels = reading.pack.levels;
    if (const auto named = std::ranges::find(levels, source.level, &data::Level::id); named != levels.end())
        return *named;
    if (const auto faults = data::problemsOf(source.level, reading.problems, content);
        !source.level.empty() && !faults.empty())
        return tl::unexpected(firstProblem(faults, content, text));
    if (auto none = noLevels(reading, content, source, text))
        return tl::unexpected(*std::move(none));
    if (source.level.empty() && levels.size() == 1)
        return levels.front();
    std::vector<std::string> ids;
    for (const data::Level& level : levels)
        ids.push_back(level.id);
    const std::string choice = text::list(text, ids);
    if (source.level.empty())
        return tl::unexpected(text.tr("{1} has several levels. Choose one with {1}#LEVEL: {2}.", source.name, choice));
    return tl::unexpected(
        text.tr("There is no level “{1}” in {2}. Its levels are {3}.", source.level, source.name, choice));
}

/// The most bytes of a text board, with carriage returns and a few empty lines.
std::size_t textBoardBytes(int largestSide) {
    const auto side = static_cast<std::size_t>(largestSide);
    return std::max(data::maxLevelFileBytes, side * (side + 2) + 64);
}

Read<lights::Puzzle> make(lights::Board board, const BoardArguments& arguments, int largestSide, std::istream& in,
                          const text::Text& text) {
    const lights::Rules rules = arguments.rules();
    const std::string goal = arguments.goal.value_or("off");
    const auto worded = [&](lights::PuzzleProblem problem) { return text::describe(text, problem); };
    if (goal == "off" || goal == "on")
        return lights::Puzzle::make(std::move(board), rules,
                                    goal == "on" ? lights::GoalKind::On : lights::GoalKind::Off, largestSide)
            .map_error(worded);
    if (goal == standardInput)
        return tl::unexpected(text.tr("The goal picture must be in a file, not on standard input."));
    const auto content = readInput(goal, textBoardBytes(largestSide), in, text);
    if (!content)
        return tl::unexpected(content.error());
    const std::string_view drawn = data::withoutByteOrderMark(*content);
    if (drawn.find('?') != std::string_view::npos)
        if (auto picture = lights::parseGoal(drawn, largestSide))
            return lights::Puzzle::makePicture(std::move(board), rules, *picture, largestSide).map_error(worded);
    std::string ignored;
    const auto pictures = readText(drawn, goal, {}, TextPuzzle::Lights, largestSide, text, ignored);
    if (!pictures)
        return tl::unexpected(pictures.error());
    const auto& picture = std::get<lights::Board>(pictures->front());
    if (picture.hasSealed())
        return tl::unexpected(goal + ": " +
                              text.tr("A goal has no sealed windows: draw it with #, . and _, and ? for curtains."));
    return lights::Puzzle::makePicture(std::move(board), rules, picture, largestSide).map_error(worded);
}

/// A text board with the rules of the command line.
Read<LevelPuzzle> withRules(data::TextBoard board, const BoardArguments& arguments, int largestSide, std::istream& in,
                            const text::Text& text) {
    if (auto* const fuseBox = std::get_if<arukone::Board>(&board))
        return std::move(*fuseBox);
    return make(std::get<lights::Board>(std::move(board)), arguments, largestSide, in, text)
        .map([](lights::Puzzle puzzle) { return LevelPuzzle(std::move(puzzle)); });
}

/// The board with a number, from 1, or the only one.
Read<std::size_t> chooseBoard(std::size_t count, const Source& source, const text::Text& text) {
    if (source.level.empty() && count == 1)
        return 0;
    const auto number = lights::numberFromText(source.level);
    if (number && *number >= 1 && static_cast<std::size_t>(*number) <= count)
        return static_cast<std::size_t>(*number - 1);
    if (count == 1)
        return tl::unexpected(text.tr("{1} is not a level file, so it has no level “{2}”.", source.name, source.level));
    return tl::unexpected(text.tr("{1} has several boards. Choose one with {1}#NUMBER: 1 to {2}.", source.name, count));
}

/// Reads the boards of a file: level JSON, a code, or text. \param all also those that nobody chose.
Read<std::vector<NamedBoard>> readContent(std::string_view content, const Source& source,
                                          const BoardArguments& arguments, TextPuzzle puzzle, int largestSide, bool all,
                                          std::istream& in, const text::Text& text, std::string& remark) {
    const auto alone = [](LevelPuzzle board) { return std::vector{NamedBoard{std::move(board)}}; };
    const auto named = [&text](data::Level level, const std::string& pack) {
        return NamedBoard{std::move(level.puzzle), level.name.in(text::code(text.language())), std::move(level.riddle),
                          pack.empty() ? std::string() : pack + "/" + level.id};
    };
    const bool isJson =
        data::looksLikeJson(content, data::pathFromText(source.name)) && !data::looksLikeJsonGrids(content);
    const bool isGame = data::looksLikeSavedGame(content);
    const bool isCode = data::looksLikeBoardCode(content);
    if (isJson || isCode || isGame)
        if (auto refused = rulesRefused(arguments, text))
            return tl::unexpected(*std::move(refused));
    if (isJson && content.size() > data::maxLevelFileBytes)
        return tl::unexpected(
            text::describe(text, data::FileProblem{data::FileError::TooLarge, data::pathFromText(source.name)}));
    if (isJson) {
        const data::LevelReading reading = data::readLevels(content, source.name);
        if (!all || !source.level.empty())
            return chooseLevel(reading, content, source, text).map([&](data::Level level) {
                return std::vector{named(std::move(level), reading.pack.id)};
            });
        if (auto none = noLevels(reading, content, source, text))
            return tl::unexpected(*std::move(none));
        if (!reading.problems.empty()) // Levels may be missing.
            addLine(remark, firstProblem(reading.problems, content, text));
        std::vector<NamedBoard> boards;
        for (const data::Level& level : reading.pack.levels)
            boards.push_back(named(level, reading.pack.id));
        return boards;
    }
    if (isGame) {
        const auto id = data::flipIdOfSavedGame(content);
        if (!id)
            return tl::unexpected(source.name + ": " + text.tr("This is a saved game of another puzzle than Flip."));
        return readCode(*id, text).map(alone);
    }
    if (isCode)
        return readCode(content, text).map(alone);
    auto read = readText(content, source.name, arguments, puzzle, largestSide, text, remark);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    if (!all || !source.level.empty()) {
        const auto chosen = chooseBoard(read->size(), source, text);
        if (!chosen)
            return tl::unexpected(chosen.error());
        return withRules(std::move((*read)[*chosen]), arguments, largestSide, in, text).map(alone);
    }
    std::vector<NamedBoard> boards;
    for (data::TextBoard& each : *read) {
        auto board = withRules(std::move(each), arguments, largestSide, in, text);
        if (!board)
            return tl::unexpected(std::move(board.error()));
        boards.push_back({*std::move(board)});
    }
    return boards;
}

/// The levels of the game that PACK/LEVEL or, if all are wanted, PACK stands for; none if there are no such.
std::vector<NamedBoard> namedLevels(const BoardArguments& arguments, bool all, const text::Text& text) {
    if (!arguments.levels)
        return {};
    const data::Library library = arguments.levels();
    std::vector<NamedBoard> boards;
    const auto add = [&](const data::LevelRef& level) {
        boards.push_back({level.level().puzzle, level.level().name.in(text::code(text.language())),
                          level.level().riddle, level.path()});
    };
    if (const auto level = library.find(arguments.board))
        add(*level);
    const data::LibraryPack* const pack = all ? library.pack(arguments.board) : nullptr;
    for (const data::LibraryPack* each : {pack, pack != nullptr ? library.albumOf(*pack) : nullptr})
        for (std::size_t i = 0; each != nullptr && i < each->pack.levels.size(); ++i)
            add(library.level(*each, i));
    return boards;
}

/// Reads the boards that the command line names; only the chosen one unless `all`.
Read<std::vector<NamedBoard>> readNamed(const BoardArguments& arguments, TextPuzzle puzzle, int largestSide, bool all,
                                        std::istream& in, const text::Text& text, std::string& remark) {
    const Source source = sourceOf(arguments.board);
    if (isInput(source.name)) {
        const auto content = readInput(source.name, textBoardBytes(largestSide), in, text);
        if (!content)
            return tl::unexpected(content.error());
        return readContent(data::withoutByteOrderMark(*content), source, arguments, puzzle, largestSide, all, in, text,
                           remark);
    }
    const bool isCode = data::looksLikeBoardCode(arguments.board);
    std::vector<NamedBoard> levels = isCode ? std::vector<NamedBoard>() : namedLevels(arguments, all, text);
    if (!isCode && levels.empty()) {
        std::string problem = text.tr("{1} is neither a file nor a share code.", arguments.board);
        if (arguments.levels)
            problem += " " + text.tr("Nor is it a level of the game, PACK/LEVEL such as shed/first-light.");
        return tl::unexpected(std::move(problem));
    }
    if (auto refused = rulesRefused(arguments, text))
        return tl::unexpected(*std::move(refused));
    if (!isCode)
        return levels;
    return readCode(arguments.board, text).map([](LevelPuzzle board) {
        return std::vector{NamedBoard{std::move(board)}};
    });
}

} // namespace

bool isFile(const std::string& name) {
    std::error_code ignored;
    return std::filesystem::exists(data::pathFromText(name), ignored);
}

tl::expected<std::string, std::string> readInput(const std::string& name, std::size_t limit, std::istream& in,
                                                 const text::Text& text) {
    const auto worded = [&](const data::FileProblem& problem) { return text::describe(text, problem); };
    if (name != standardInput)
        return data::readFile(data::pathFromText(name), limit).map_error(worded);
    std::string content;
    for (std::size_t chunk = 1U << 16; in && content.size() <= limit; chunk *= 2) {
        const std::size_t before = content.size();
        content.resize(before + std::min(chunk, limit + 1 - before));
        in.read(content.data() + before, static_cast<std::streamsize>(content.size() - before));
        content.resize(before + static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad())
        return tl::unexpected(text.tr("Standard input cannot be read."));
    if (content.size() > limit)
        return tl::unexpected(text.tr("Standard input is too large."));
    return content;
}

Read<LevelPuzzle> readBoard(const BoardArguments& arguments, TextPuzzle puzzle, int largestSide, std::istream& in,
                            const text::Text& text, std::string& remark) {
    return readNamed(arguments, puzzle, largestSide, false, in, text, remark).map([](std::vector<NamedBoard> boards) {
        return std::move(boards.front().board);
    });
}

Read<std::vector<NamedBoard>> readBoards(const BoardArguments& arguments, std::istream& in, const text::Text& text,
                                         std::string& remark) {
    return readNamed(arguments, TextPuzzle::Either, lights::maxSide, true, in, text, remark);
}

Read<lights::Puzzle> readPuzzle(const BoardArguments& arguments, int largestSide, std::istream& in,
                                const text::Text& text, std::string& remark) {
    auto board = readBoard(arguments, TextPuzzle::Lights, largestSide, in, text, remark);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    if (auto* puzzle = std::get_if<lights::Puzzle>(&*board))
        return std::move(*puzzle);
    return tl::unexpected(text.tr("This is a board of Arukone: see “lichter-aus-cli arukone --help”."));
}

Read<arukone::Board> readArukone(const BoardArguments& arguments, std::istream& in, const text::Text& text,
                                 std::string& remark) {
    auto board = readBoard(arguments, TextPuzzle::Arukone, lights::maxSide, in, text, remark);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    if (auto* fuseBox = std::get_if<arukone::Board>(&*board))
        return std::move(*fuseBox);
    return tl::unexpected(text.tr("This is a board of Lights Out, not of Arukone."));
}

Read<data::ReadPupils> readPupils(const std::string& file, std::istream& in, const text::Text& text) {
    const auto content = readInput(file, data::maxClassFileBytes, in, text);
    if (!content)
        return tl::unexpected(content.error());
    const std::size_t start = content->find_first_not_of(" \t\r\n", content->starts_with("\xEF\xBB\xBF") ? 3 : 0);
    if (start != std::string::npos && (*content)[start] == '{') { // Not a quote, with which a table can begin.
        data::ClassReading reading = data::readClassPlan(*content, file);
        if (reading.plan && !reading.plan->pupils.empty())
            return data::ReadPupils{std::move(reading.plan->pupils)};
        if (!reading.problems.empty())
            return tl::unexpected(text::describeWithPlace(text, reading.problems.front()));
        return tl::unexpected(text.tr("The class in {1} has no list of pupils.", file));
    }
    return data::pupilsFromText(*content).map_error(
        [&](const data::PupilsProblem& problem) { return file + ": " + text::describe(text, problem); });
}

} // namespace cli
