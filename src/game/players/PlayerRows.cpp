// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/players/PlayerRows.hpp"

#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <variant>

namespace game {

namespace {

/// What a player has recorded, as text, one entry per kind.
std::vector<std::string> recordedKinds(const text::Text& text, const data::PlayerSummary& has) {
    std::vector<std::string> words;
    if (has.runs > 0)
        words.push_back(text.trn("{2} run", "{2} runs", has.runs, text::number(text, has.runs)));
    if (has.shifts > 0)
        words.push_back(text.trn("{2} night shift", "{2} night shifts", has.shifts, text::number(text, has.shifts)));
    if (has.unfinished > 0)
        words.push_back(text.trn("{1} unfinished board", "{1} unfinished boards", has.unfinished));
    if (has.lessons > 0)
        words.push_back(text.trn("{1} lesson", "{1} lessons", has.lessons));
    return words;
}

} // namespace

tl::expected<std::vector<PlayerRow>, data::StorageProblem> playerRows(Records& records, const data::Library& library) {
    const auto players = records.players();
    if (!players)
        return tl::unexpected(players.error());
    std::vector<PlayerRow> rows;
    for (const data::PlayerSummary& each : *players) {
        PlayerRow& row = rows.emplace_back();
        row.has = each;
        row.isCurrent = each.name == records.player();
        // A failed read leaves its figures at zero; the list shows the rest all the same.
        if (const auto progress = records.progressOf(each.name))
            row.stars = progress->stars(library);
        row.streak = records.dailyStreakOf(each.name);
    }
    return rows;
}

std::string playerFacts(const text::Text& text, const data::PlayerSummary& has) {
    std::string facts;
    for (const std::string& words : recordedKinds(text, has))
        facts += (facts.empty() ? "" : " · ") + words;
    return facts.empty() ? text.tr("nothing played yet") : facts;
}

std::string deletedWithPlayer(const text::Text& text, const PlayerRow& player) {
    std::vector<std::string> words = recordedKinds(text, player.has);
    if (player.stars > 0)
        words.push_back(text.trn("{1} star", "{1} stars", player.stars));
    if (player.streak > 0)
        words.push_back(text.trn("a streak of {1} day", "a streak of {1} days", player.streak));
    return text::list(text, words);
}

std::string describe(const text::Text& text, const data::Players::RenameProblem& problem) {
    struct Words {
        const text::Text& text;
        std::string operator()(data::NameProblem why) const { return text::describe(text, why); }
        std::string operator()(data::NameTaken /*why*/) const {
            return text.tr("Somebody already has that name. Choose another one.");
        }
        std::string operator()(data::StorageProblem why) const { return text::describe(text, why); }
    };
    return std::visit(Words{text}, problem);
}

} // namespace game
