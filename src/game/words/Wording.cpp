// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/Wording.hpp"

#include "data/levels/Library.hpp"
#include "game/look/BoardIcons.hpp"
#include "puzzle/Utf8.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <variant>

namespace game {

ui::Icon goalIcon(lights::GoalKind goal) {
    switch (goal) {
    case lights::GoalKind::On:
        return ui::Icon::Bulb;
    case lights::GoalKind::Picture:
        return boardIcon::target;
    case lights::GoalKind::Off:
        break;
    }
    return ui::Icon::BulbOff;
}

std::string surfaceTitle(const text::Text& text, lights::Surface surface) {
    switch (surface) {
    case lights::Surface::Cylinder:
        return text.trc("title", "Cylinder");
    case lights::Surface::Torus:
        return text.trc("title", "Torus");
    case lights::Surface::Moebius:
        return text.trc("title", "Möbius");
    case lights::Surface::Klein:
        return text.trc("title", "Klein");
    case lights::Surface::Projective:
        return text.trc("title", "Projective");
    case lights::Surface::Plane:
        break;
    }
    return text.trc("title", "Plane");
}

std::string abridged(const std::string& utf8) {
    constexpr std::size_t room = 12; // The length of a 5×5 board's code.
    std::size_t letters = 0;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const bool begins = !puzzle::isContinuation(utf8[i]);
        if (begins && letters++ == room)
            return utf8.substr(0, i) + "…";
    }
    return utf8;
}

ui::Icon surfaceIcon(lights::Surface surface) {
    switch (surface) {
    case lights::Surface::Cylinder:
        return boardIcon::cylinder;
    case lights::Surface::Torus:
        return boardIcon::torus;
    case lights::Surface::Moebius:
        return boardIcon::moebius;
    case lights::Surface::Klein:
        return boardIcon::klein;
    case lights::Surface::Projective:
        return boardIcon::projective;
    case lights::Surface::Plane:
        break;
    }
    return boardIcon::plane;
}

std::string fromWords(const text::Text& text, int stars) {
    // TRANSLATORS: On the plate of a house that opens with so many stars; a drawn star follows: "from 55 ★".
    return text.trc("stars", "from {1}", stars);
}

std::string houseName(const text::Text& text, const Challenge::Place& place) {
    return text::packName(text, place.packId, place.packName, place.album);
}

std::string scoreLabel(const text::Text& text, arukone::Fill fill) {
    return arukone::fillsBoard(fill) ? text.tr("Strokes") : text.trc("of all cables", "Length");
}

std::string difficultyWords(const text::Text& text, const std::variant<lights::Difficulty, int>& wanted) {
    if (const int* optimum = std::get_if<int>(&wanted))
        return optimumWords(text, *optimum, true);
    switch (std::get<lights::Difficulty>(wanted)) {
    case lights::Difficulty::Easy:
        return text.tr("easy");
    case lights::Difficulty::Medium:
        return text.tr("medium");
    case lights::Difficulty::Hard:
        return text.tr("hard");
    case lights::Difficulty::Hardest:
        return text.tr("night owl");
    case lights::Difficulty::Any:
        break;
    }
    return text.tr("any difficulty");
}

std::string settingWords(const text::Text& text, const lights::RandomSetting& setting) {
    std::string words = settingLine(text, setting);
    if (setting.goal != lights::GoalKind::Off)
        words +=
            " · " + (setting.goal == lights::GoalKind::On ? text.trc("goal", "all on") : text.trc("goal", "picture"));
    if (setting.sealed > 0)
        words += " · " + text.trn("{1} sealed", "{1} sealed", setting.sealed);
    return words + " · " + difficultyWords(text, setting.wanted);
}

std::string settingWords(const text::Text& text, const arukone::RandomSetting& setting) {
    const std::string size = text.tr("{1} × {2}", setting.size.rows, setting.size.columns);
    if (setting.kind == arukone::BoardKind::Trap)
        return size + " · " + text.trc("random board", "trap");
    return size + " · " + fillWords(text, setting.fill) + " · " + difficultyWords(text, setting.difficulty);
}

std::string dailyName(const text::Text& text, puzzle::DailySeries series) {
    return series == puzzle::DailySeries::Main ? text.tr("Daily puzzle") : text.tr("Coffee break");
}

namespace {

/// The name of a board that has none.
std::string nameless(const text::Text& text, const lights::Puzzle& /*board*/, bool random) {
    return random ? text.tr("Random board") : text.tr("Your board");
}

std::string nameless(const text::Text& text, const arukone::Board& /*board*/, bool random) {
    return random ? text.tr("Random fuse box") : text.tr("Your fuse box");
}

} // namespace

std::string boardName(const text::Text& text, const Challenge& challenge) {
    if (std::string name = challenge.name.in(text::code(text.language())); !name.empty())
        return name;
    if (challenge.place())
        return text.tr("Level {1}", challenge.place()->number);
    if (challenge.day())
        return dailyName(text, challenge.dailySeries());
    return std::visit([&](const auto& board) { return nameless(text, board, challenge.random() != nullptr); },
                      challenge.board);
}

std::string shortPlace(const text::Text& text, const Challenge& challenge) {
    if (challenge.day())
        return dailyPlace(text, challenge.dailySeries(),
                          text::shortDate(text, *challenge.day(), challenge.day()->year()));
    if (!challenge.place())
        return boardName(text, challenge);
    return houseName(text, *challenge.place()) + " " + std::to_string(challenge.place()->number);
}

std::string costOfHelp(const text::Text& text) {
    return text.tr(
        "With help, a run earns two stars at most and ranks behind runs without it. Ask again, and each time "
        "you are told more; the last time the move is made for you.");
}

std::string costOfHelpInShort(const text::Text& text) {
    return text.tr("With help: two stars at most") + ".";
}

std::string noSolutionYet(const text::Text& text, bool tooLong) {
    return tooLong ? text.tr("There is no help on this board: no solution of it has been found.")
                   : text.tr("The solution is still being computed.");
}

std::string waysWords(const text::Text& text, std::uint64_t shortest, bool alone) {
    if (alone)
        return text.tr("only one solution");
    return text.trn("{1} shortest solution", "{1} shortest solutions", static_cast<std::int64_t>(shortest));
}

std::string optimumWords(const text::Text& text, int optimum, bool exact) {
    // TRANSLATORS: {1} is a number of moves, for "best known" one that is not proven to be the fewest: "best known 14".
    return exact ? text.tr("optimum {1}", optimum) : text.tr("best known {1}", optimum);
}

std::vector<std::string> surfaceChoices(const text::Text& text) {
    std::vector<std::string> titles;
    titles.reserve(lights::allSurfaces.size());
    for (const lights::Surface surface : lights::allSurfaces)
        titles.push_back(surfaceTitle(text, surface));
    return titles;
}

std::vector<std::string> fillChoices(const text::Text& text) {
    // TRANSLATORS: Of cells that cables have to use: all of them, and no cable may run beside itself.
    return {text.trc("cells", "All"), text.trc("cells", "As needed"), text.trc("cells", "All, apart")};
}

} // namespace game
