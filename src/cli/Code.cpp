// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "text/BoardLevels.hpp"

#include <nlohmann/json.hpp>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

} // namespace

Outcome code(const CodeRequest& request, std::istream& in, const text::Text& text) {
    std::string remark;
    const auto boards = readBoards(request.board, in, text, remark);
    if (!boards)
        return tl::unexpected(boards.error());
    std::string output;
    for (const NamedBoard& each : *boards) {
        const std::string shared = data::codeOf(each.board);
        Json json{{"code", shared}};
        if (!each.path.empty())
            json["level"] = each.path;
        output += (request.json ? json.dump() : shared) + "\n";
    }
    return Answer{std::move(output), exitYes, std::move(remark)};
}

Outcome decode(const DecodeRequest& request, std::istream& in, const text::Text& text) {
    BoardArguments named;
    named.board = request.code;
    std::string remark;
    auto boards = readBoards(named, in, text, remark);
    if (!boards)
        return tl::unexpected(std::move(boards.error()));
    std::vector<data::LevelPuzzle> puzzles;
    for (NamedBoard& each : *boards)
        puzzles.push_back(std::move(each.board));
    const std::string file = puzzles.size() == 1 ? data::formatLevel(text::levelOf(std::move(puzzles.front())))
                                                 : data::formatPack(text::packOf(std::move(puzzles)));
    return Answer{request.json ? Json::parse(file).dump() + "\n" : file, exitYes, std::move(remark)};
}

} // namespace cli
