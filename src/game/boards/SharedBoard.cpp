// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/SharedBoard.hpp"

#include "arukone/Task.hpp"
#include "data/files/File.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelCoder.hpp"
#include "lights/Board.hpp"
#include "text/Problems.hpp"

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

tl::expected<Challenge, std::string> sharedBoard(std::string_view code, const text::Text& text) {
    auto board = data::decodeBoardCode(code);
    if (!board)
        return tl::unexpected(text::describe(text, board.error()));
    return sharedChallenge(*std::move(board));
}

tl::expected<Challenge, std::string> pastedBoard(std::string_view clipboard, const text::Text& text) {
    if (!data::looksLikeBoardCode(clipboard))
        return tl::unexpected(
            text.tr("There is no share code on the clipboard: share codes start with LA1, LA2, AR1 or AR2."));
    return sharedBoard(clipboard, text);
}

namespace {

using Opened = tl::expected<OpenedBoard, std::string>;

Opened openLevels(const std::string& content, const std::string& file, const text::Text& text) {
    const data::LevelReading reading = data::readLevels(content, file);
    std::vector<std::string> sentences;
    for (const data::Problem& problem : reading.problems)
        sentences.push_back(text::describeWithPlace(text, problem));
    if (reading.pack.levels.empty())
        return tl::unexpected(text::firstOf(text, sentences));
    const data::Level& first = reading.pack.levels.front();
    OpenedBoard opened{sharedChallenge(first), std::move(sentences), {}};
    opened.level = first;
    if (reading.kind == data::LevelReading::Kind::Pack)
        opened.pack = reading.pack;
    return opened;
}

Opened openCode(std::string_view code, const text::Text& text) {
    return sharedBoard(code, text).map([](Challenge challenge) { return OpenedBoard{std::move(challenge)}; });
}

Opened openFuseBox(std::string_view rows, const std::string& file, const text::Text& text) {
    auto board =
        arukone::looksLikeTask(rows) ? arukone::parseTask(rows) : arukone::parseBoard(rows, arukone::Fill::All);
    if (!board)
        return tl::unexpected(file + ": " + text::describe(text, board.error()));
    return OpenedBoard{sharedChallenge(*std::move(board))};
}

Opened openFile(const std::string& file, const text::Text& text) {
    const auto content = data::readRegularFile(file, data::maxLevelFileBytes);
    if (!content)
        return tl::unexpected(text::describe(text, content.error()));
    if (data::looksLikeJson(*content, file))
        return openLevels(*content, file, text);
    const std::string_view words = data::withoutByteOrderMark(*content);
    if (data::looksLikeBoardCode(words))
        return openCode(words, text);
    if (arukone::looksLikeTask(words) || data::looksLikeArukoneRows(words))
        return openFuseBox(words, file, text);
    const auto board = lights::parseBoard(words, lights::maxSide);
    if (!board)
        return tl::unexpected(file + ": " + text::describe(text, board.error(), lights::maxSide));
    auto puzzle = lights::Puzzle::make(*board, {}, lights::GoalKind::Off);
    if (!puzzle)
        return tl::unexpected(file + ": " + text::describe(text, puzzle.error()));
    return OpenedBoard{sharedChallenge(std::move(*puzzle))};
}

} // namespace

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
    return std::filesystem::exists(argument, ignored);
}

Opened openBoard(const std::string& argument, const text::Text& text) {
    if (isExistingFile(argument))
        return openFile(argument, text);
    if (!data::looksLikeBoardCode(argument))
        return tl::unexpected(text.tr("{1} is neither a file nor a share code.", argument));
    return openCode(argument, text);
}

} // namespace game
