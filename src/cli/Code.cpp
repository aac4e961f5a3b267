// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"

#include <nlohmann/json.hpp>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

/// A code contains only the board, but a level needs an id and a name: they are the same for every board, so that the
/// same code gives the same file everywhere.
data::Level levelOf(data::LevelPuzzle puzzle) {
    std::map<std::string, std::string, std::less<>> names;
    for (const text::LanguageEntry& each : text::languages)
        names.emplace(each.code, each.sharedBoard);
    return {"shared", data::LocalText(std::move(names)), {}, std::move(puzzle), {}};
}

} // namespace

Outcome code(const CodeRequest& request, std::istream& in, const text::Text& text) {
    const auto puzzle = readBoard(request.board, TextBoards::Either, lights::maxSide, in, text);
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    const std::string shared = data::codeOf(*puzzle);
    return Answer{(request.json ? Json{{"code", shared}}.dump() : shared) + "\n", exitYes, {}};
}

Outcome decode(const DecodeRequest& request, std::istream& in, const text::Text& text) {
    BoardArguments named;
    named.board = request.code;
    auto puzzle = readBoard(named, TextBoards::Either, lights::maxSide, in, text);
    if (!puzzle)
        return tl::unexpected(std::move(puzzle.error()));
    const std::string level = data::formatLevel(levelOf(*std::move(puzzle)));
    return Answer{request.json ? Json::parse(level).dump() + "\n" : level, exitYes, {}};
}

} // namespace cli
