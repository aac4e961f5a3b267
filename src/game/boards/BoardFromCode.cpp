// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/BoardFromCode.hpp"

#include "data/files/File.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/BoardText.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelText.hpp"
#include "data/levels/TextGrids.hpp"
#include "lights/Board.hpp"
#include "text/BoardLevels.hpp"
#include "text/Format.hpp"
#include "text/LevelProblems.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace game {

Challenge sharedChallenge(data::LevelPuzzle board, data::LocalText name) {
    const std::string code = data::codeOf(board);
    return {code, std::move(board), Challenge::Shared{}, std::move(name), code};
}

Challenge sharedChallenge(const data::Level& level) {
    Challenge challenge = sharedChallenge(level.puzzle, level.name);
    challenge.notes = notesOf(level);
    return challenge;
}

tl::expected<Challenge, std::string> boardFromCode(std::string_view code, const text::Text& text) {
    auto board = data::decodeBoardCode(code);
    if (!board)
        return tl::unexpected(text::describe(text, board.error()));
    return sharedChallenge(*std::move(board));
}

namespace {

/// A text board as it is played, with the usual rules of its puzzle.
tl::expected<data::LevelPuzzle, std::string> playable(data::TextBoard board, const text::Text& text) {
    if (auto* const fuseBox = std::get_if<arukone::Board>(&board))
        return std::move(*fuseBox);
    auto puzzle = lights::Puzzle::make(std::get<lights::Board>(std::move(board)), {}, lights::GoalKind::Off);
    if (!puzzle)
        return tl::unexpected(text::describe(text, puzzle.error()));
    return *std::move(puzzle);
}

using Opened = tl::expected<OpenedBoard, std::string>;

/// \param id of the level; empty for the first one.
Opened openLevels(const std::string& content, const std::string& file, const std::string& id, const text::Text& text) {
    const data::LevelReading reading = data::readLevels(content, file);
    std::vector<std::string> sentences = text::describeAll(text, reading.problems, content);
    if (reading.pack.levels.empty())
        return tl::unexpected(text::firstOf(text, sentences));
    const std::vector<data::Level>& levels = reading.pack.levels;
    const auto level = id.empty() ? levels.begin() : std::ranges::find(levels, id, &data::Level::id);
    if (level == levels.end()) {
        const auto faults = data::problemsOf(id, reading.problems, content);
        if (!faults.empty())
            return tl::unexpected(text::firstOf(text, text::describeAll(text, faults, content)));
        std::vector<std::string> ids;
        for (const data::Level& each : levels)
            ids.push_back(each.id);
        return tl::unexpected(
            text.tr("There is no level “{1}” in {2}. Its levels are {3}.", id, file, text::list(text, ids)));
    }
    OpenedBoard opened{sharedChallenge(*level), {}, std::move(sentences), {}, *level};
    if (reading.kind == data::LevelReading::Kind::Pack)
        opened.pack = reading.pack;
    return opened;
}

Opened openCode(std::string_view code, const text::Text& text) {
    return boardFromCode(code, text).map([](Challenge challenge) { return OpenedBoard{std::move(challenge)}; });
}

/// \param number of the board, from 1; empty for all.
Opened openText(std::string_view content, const std::string& file, const std::string& number, const text::Text& text) {
    auto read = data::readBoardText(content);
    if (!read)
        return tl::unexpected(file + ": " + text::describe(text, read.error()));
    std::vector<data::LevelPuzzle> boards;
    for (data::TextBoard& each : read->boards) {
        auto board = playable(std::move(each), text);
        if (!board)
            return tl::unexpected(file + ": " + board.error());
        boards.push_back(*std::move(board));
    }
    std::string remark;
    if (!read->notation.isOwn())
        remark = text.tr("{1} is read like this: {2}.", file, text::describe(text, read->notation));
    if (!number.empty()) {
        const auto chosen = lights::numberFromText(number);
        if (!chosen || *chosen < 1 || static_cast<std::size_t>(*chosen) > boards.size())
            return tl::unexpected(
                text.tr("{1} has several boards. Choose one with {1}#NUMBER: 1 to {2}.", file, boards.size()));
        return OpenedBoard{sharedChallenge(std::move(boards[static_cast<std::size_t>(*chosen - 1)])),
                           std::move(remark)};
    }
    if (boards.size() == 1)
        return OpenedBoard{sharedChallenge(std::move(boards.front())), std::move(remark)};
    data::Pack pack = text::packOf(std::move(boards));
    data::Level first = pack.levels.front();
    return OpenedBoard{sharedChallenge(first), std::move(remark), {}, std::move(pack), std::move(first)};
}

/// \param level of the file; empty for the first one, or all.
Opened openFile(const std::string& file, const std::string& level, const text::Text& text) {
    const std::filesystem::path path = data::pathFromText(file);
    const auto content = data::readRegularFile(path, data::maxLevelFileBytes);
    if (!content)
        return tl::unexpected(text::describe(text, content.error()));
    const std::string_view words = data::withoutByteOrderMark(*content);
    if (data::looksLikeJson(*content, path) && !data::looksLikeJsonGrids(words))
        return openLevels(*content, file, level, text);
    if (data::looksLikeBoardCode(words))
        return openCode(words, text);
    if (!data::looksLikeSavedGame(words))
        return openText(words, file, level, text);
    const auto id = data::flipIdOfSavedGame(words);
    if (!id)
        return tl::unexpected(file + ": " + text.tr("This is a saved game of another puzzle than Flip."));
    return openCode(*id, text);
}

} // namespace

tl::expected<OpenedBoard, std::string> pastedBoard(std::string_view clipboard, const text::Text& text) {
    if (data::looksLikeBoardCode(clipboard))
        return openCode(clipboard, text);
    if (const auto id = data::flipIdOfSavedGame(clipboard))
        return openCode(*id, text);
    auto read = data::readBoardText(clipboard);
    if (!read && clipboard.find('\n') != std::string_view::npos &&
        read.error().kind != data::BoardTextProblem::Kind::Sign)
        return tl::unexpected(text::describe(text, read.error()));
    if (!read)
        return tl::unexpected(
            text.tr("There is no board on the clipboard: neither rows of one, nor a share code, which starts with LA1, "
                    "LA2, AR1, AR2 or AR3, nor a game ID of Flip."));
    std::string remark;
    if (!read->notation.isOwn())
        remark = text.tr("The board is read like this: {1}.", text::describe(text, read->notation));
    if (const auto count = static_cast<std::int64_t>(read->boards.size()); count > 1)
        remark += (remark.empty() ? "" : " ") +
                  text.trn("It is the first of {1} board.", "It is the first of {1} boards.", count);
    return playable(std::move(read->boards.front()), text).map([&remark](data::LevelPuzzle board) {
        return OpenedBoard{sharedChallenge(std::move(board)), std::move(remark)};
    });
}

data::Level OpenedBoard::asNewLevel() const {
    if (!level) {
        const auto& [idea, lesson, riddle] = challenge.notes;
        return {{}, challenge.name, {}, challenge.board, {}, idea, {}, false, lesson, riddle};
    }
    data::Level made = *level;
    made.id.clear();
    made.formerly.clear(); // The stars earned on these boards belong to the level of that id.
    return made;
}

bool isExistingFile(const std::string& argument) {
    std::error_code ignored; // A path that cannot be accessed counts as missing.
    return std::filesystem::exists(data::pathFromText(argument), ignored);
}

Opened openBoard(const std::string& argument, const text::Text& text) {
    if (const auto [file, level] = data::fileAndLevel(argument, isExistingFile); isExistingFile(file))
        return openFile(file, level, text);
    if (!data::looksLikeBoardCode(argument))
        return tl::unexpected(text.tr("{1} is neither a file nor a share code.", argument));
    return openCode(argument, text);
}

} // namespace game
