// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"

#include "arukone/Task.hpp"
#include "data/files/File.hpp"
#include "data/levels/BoardCode.hpp"
#include "lights/Board.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <istream>

namespace cli {

namespace {

using data::LevelPuzzle;

template<class Value>
using Read = tl::expected<Value, std::string>;

constexpr std::string_view standardInput = "-";

bool isFile(const std::string& name) {
    std::error_code error; // A name that the system cannot look up is not a file.
    return std::filesystem::exists(name, error);
}

bool isInput(const std::string& name) {
    return name == standardInput || isFile(name);
}

/// The named input, and the id of the requested level if it holds several.
struct Source {
    std::string name;
    std::string level;
};

/// FILE or FILE#LEVEL. A file with "#" in its own name takes precedence.
Source sourceOf(const std::string& argument) {
    const std::size_t mark = argument.rfind('#');
    if (isInput(argument) || mark == std::string::npos || !isInput(argument.substr(0, mark)))
        return {argument, {}};
    return {argument.substr(0, mark), argument.substr(mark + 1)};
}

bool hasRules(const BoardArguments& arguments) {
    return arguments.surface || arguments.stamp || arguments.goal;
}

Read<LevelPuzzle> readCode(std::string_view code, const text::Text& text) {
    auto board = data::decodeBoardCode(code);
    if (!board)
        return tl::unexpected(text::describe(text, board.error()));
    return *std::move(board);
}

/// Why the rules on the command line do not suit a board that has its own; std::nullopt if there are none.
std::optional<std::string> rulesRefused(const BoardArguments& arguments, const text::Text& text) {
    if (hasRules(arguments))
        return text.tr("--surface, --stamp and --goal are only for text boards: this board has its own rules.");
    if (arguments.fill)
        return text.tr("--fill is only for text boards: this board has its own rule.");
    return std::nullopt;
}

/// Whether a text is to be read as Arukone.
bool isArukone(std::string_view content, TextBoards rows, const BoardArguments& arguments) {
    if (rows != TextBoards::Either)
        return rows == TextBoards::Arukone;
    if (arguments.fill || hasRules(arguments))
        return arguments.fill.has_value();
    return data::looksLikeArukoneRows(content);
}

Read<LevelPuzzle> readArukoneText(std::string_view content, const std::string& name, const BoardArguments& arguments,
                                  const text::Text& text) {
    if (hasRules(arguments))
        return tl::unexpected(text.tr("--surface, --stamp and --goal are only for Lights Out."));
    const bool isTask = arukone::looksLikeTask(content);
    if (isTask && arguments.fill)
        return tl::unexpected(*rulesRefused(arguments, text));
    auto board = isTask ? arukone::parseTask(content)
                        : arukone::parseBoard(content, arguments.fill.value_or(arukone::Fill::All));
    if (!board)
        return tl::unexpected(name + ": " + text::describe(text, board.error()));
    return *std::move(board);
}

/// Why a file has no levels to choose from, if so.
std::optional<std::string> noLevels(const data::LevelReading& reading, const Source& source, const text::Text& text) {
    if (reading.kind != data::LevelReading::Kind::Unusable && !reading.pack.levels.empty())
        return std::nullopt;
    if (reading.problems.empty())
        return text.tr("There is no level in {1}.", source.name);
    const std::string more = reading.problems.size() > 1 ? " " + text.tr("“check” lists every problem.") : "";
    return text::describeWithPlace(text, reading.problems.front()) + more;
}

/// The level with the requested id, or the only one.
Read<data::Level> chooseLevel(const data::LevelReading& reading, const Source& source, const text::Text& text) {
    if (auto none = noLevels(reading, source, text))
        return tl::unexpected(*std::move(none));
    if (source.level.empty() && reading.pack.levels.size() == 1)
        return reading.pack.levels.front();
    std::vector<std::string> ids;
    for (const data::Level& level : reading.pack.levels) {
        if (level.id == source.level)
            return level;
        ids.push_back(level.id);
    }
    const std::string choice = text::list(text, ids);
    if (source.level.empty())
        return tl::unexpected(text.tr("{1} has several levels. Choose one with {1}#LEVEL: {2}.", source.name, choice));
    return tl::unexpected(
        text.tr("There is no level “{1}” in {2}. Its levels are {3}.", source.level, source.name, choice));
}

Read<lights::Board> readTextBoard(std::string_view content, int largestSide, const text::Text& text) {
    auto board = lights::parseBoard(content, largestSide);
    if (!board)
        return tl::unexpected(text::describe(text, board.error(), largestSide));
    return *std::move(board);
}

/// The most bytes of a text board, with carriage returns and a few empty lines.
std::size_t textBoardBytes(int largestSide) {
    const auto side = static_cast<std::size_t>(largestSide);
    return std::max(data::maxLevelFileBytes, side * (side + 2) + 64);
}

Read<lights::Puzzle> make(lights::Board board, const BoardArguments& arguments, int largestSide, std::istream& in,
                          const text::Text& text) {
    const lights::Rules rules{arguments.stamp.value_or(lights::Stamp::Plus),
                              arguments.surface.value_or(lights::Surface::Plane)};
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
    const auto picture = readTextBoard(data::withoutByteOrderMark(*content), largestSide, text);
    if (!picture)
        return tl::unexpected(goal + ": " + picture.error());
    if (picture->hasSealed())
        return tl::unexpected(goal + ": " + text.tr("A goal picture has no sealed windows: draw it with #, . and _."));
    return lights::Puzzle::makePicture(std::move(board), rules, *picture, largestSide).map_error(worded);
}

/// Reads a board from the content of a file: level JSON, a code, or text.
Read<LevelPuzzle> readContent(std::string_view content, const Source& source, const BoardArguments& arguments,
                              TextBoards rows, int largestSide, std::istream& in, const text::Text& text) {
    const bool isJson = data::looksLikeJson(content, source.name);
    const bool isCode = data::looksLikeBoardCode(content);
    if (isJson || isCode)
        if (auto refused = rulesRefused(arguments, text))
            return tl::unexpected(*std::move(refused));
    if (isJson && content.size() > data::maxLevelFileBytes)
        return tl::unexpected(text::describe(text, data::FileProblem{data::FileError::TooLarge, source.name}));
    if (isJson)
        return chooseLevel(data::readLevels(content, source.name), source, text).map([](data::Level level) {
            return std::move(level.puzzle);
        });
    if (!source.level.empty())
        return tl::unexpected(text.tr("{1} is not a level file, so it has no level “{2}”.", source.name, source.level));
    if (isCode)
        return readCode(content, text);
    if (isArukone(content, rows, arguments))
        return readArukoneText(content, source.name, arguments, text);
    auto board = readTextBoard(content, largestSide, text);
    if (!board)
        return tl::unexpected(source.name + ": " + board.error());
    return make(*std::move(board), arguments, largestSide, in, text).map([](lights::Puzzle puzzle) {
        return LevelPuzzle(std::move(puzzle));
    });
}

} // namespace

tl::expected<std::string, std::string> readInput(const std::string& name, std::size_t limit, std::istream& in,
                                                 const text::Text& text) {
    const auto worded = [&](const data::FileProblem& problem) { return text::describe(text, problem); };
    if (name != standardInput)
        return data::readFile(name, limit).map_error(worded);
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

Read<LevelPuzzle> readBoard(const BoardArguments& arguments, TextBoards rows, int largestSide, std::istream& in,
                            const text::Text& text) {
    const Source source = sourceOf(arguments.board);
    if (isInput(source.name)) {
        const auto content = readInput(source.name, textBoardBytes(largestSide), in, text);
        if (!content)
            return tl::unexpected(content.error());
        return readContent(data::withoutByteOrderMark(*content), source, arguments, rows, largestSide, in, text);
    }
    if (!data::looksLikeBoardCode(arguments.board))
        return tl::unexpected(text.tr("{1} is neither a file nor a share code.", arguments.board));
    if (auto refused = rulesRefused(arguments, text))
        return tl::unexpected(*std::move(refused));
    return readCode(arguments.board, text);
}

Read<std::vector<NamedBoard>> readBoards(const BoardArguments& arguments, std::istream& in, const text::Text& text) {
    const Source source = sourceOf(arguments.board);
    const auto alone = [](LevelPuzzle board) { return std::vector{NamedBoard{std::move(board)}}; };
    if (!isInput(source.name))
        return readBoard(arguments, TextBoards::Either, lights::maxSide, in, text).map(alone);
    const auto content = readInput(source.name, textBoardBytes(lights::maxSide), in, text);
    if (!content)
        return tl::unexpected(content.error());
    const std::string_view plain = data::withoutByteOrderMark(*content);
    if (!data::looksLikeJson(plain, source.name) || plain.size() > data::maxLevelFileBytes)
        return readContent(plain, source, arguments, TextBoards::Either, lights::maxSide, in, text).map(alone);
    if (auto refused = rulesRefused(arguments, text))
        return tl::unexpected(*std::move(refused));
    const data::LevelReading reading = data::readLevels(plain, source.name);
    std::vector<NamedBoard> boards;
    const auto add = [&](const data::Level& level) {
        boards.push_back({level.puzzle, level.name.in(text::code(text.language()))});
    };
    if (auto none = noLevels(reading, source, text))
        return tl::unexpected(*std::move(none));
    if (source.level.empty()) {
        std::for_each(reading.pack.levels.begin(), reading.pack.levels.end(), add);
        return boards;
    }
    const auto chosen = chooseLevel(reading, source, text);
    if (!chosen)
        return tl::unexpected(chosen.error());
    add(*chosen);
    return boards;
}

Read<lights::Puzzle> readPuzzle(const BoardArguments& arguments, int largestSide, std::istream& in,
                                const text::Text& text) {
    auto board = readBoard(arguments, TextBoards::Lights, largestSide, in, text);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    if (auto* puzzle = std::get_if<lights::Puzzle>(&*board))
        return std::move(*puzzle);
    return tl::unexpected(text.tr("This is a board of Arukone: see “lichter-aus-cli arukone --help”."));
}

Read<arukone::Board> readArukone(const BoardArguments& arguments, std::istream& in, const text::Text& text) {
    auto board = readBoard(arguments, TextBoards::Arukone, lights::maxSide, in, text);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    if (auto* fuseBox = std::get_if<arukone::Board>(&*board))
        return std::move(*fuseBox);
    return tl::unexpected(text.tr("This is a board of Lights Out, not of Arukone."));
}

} // namespace cli
