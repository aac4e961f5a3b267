// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/BoardWords.hpp"

#include <array>
#include <variant>

namespace text {

namespace {

struct StampWords {
    const char* title; ///< On its own.
    const char* name;  ///< Within a line.
};
/// In the order of lights::namedStamps, then any other.
constexpr std::array stampWords{
    StampWords{TRC_NOOP("stamp", "Plus"), TRC_NOOP("stamp", "plus")},
    StampWords{TRC_NOOP("stamp", "Cross"), TRC_NOOP("stamp", "cross")},
    StampWords{TRC_NOOP("stamp", "Square"), TRC_NOOP("stamp", "square")},
    StampWords{TRC_NOOP("stamp", "Knight"), TRC_NOOP("stamp", "knight")},
    StampWords{TRC_NOOP("stamp", "Ring"), TRC_NOOP("stamp", "ring")},
    StampWords{TRC_NOOP("stamp", "Lines"), TRC_NOOP("stamp", "lines")},
    StampWords{TRC_NOOP("stamp", "Open lines"), TRC_NOOP("stamp", "open lines")},
    StampWords{TRC_NOOP("stamp", "Drawn"), TRC_NOOP("stamp", "drawn")},
};
static_assert(stampWords.size() == lights::namedStamps.size() + 1);

const StampWords& wordsOf(lights::Stamp stamp) {
    return stampWords[lights::placeAmongNamed(stamp)];
}

/// The size, and the surface unless it is the plane, which says nothing to newcomers.
std::string surfaceLine(const Text& text, int rows, int columns, lights::Surface surface) {
    const std::string size = text.tr("{1} × {2}", rows, columns);
    return surface == lights::Surface::Plane ? size : size + " · " + surfaceName(text, surface);
}

/// What follows such a line: the stamp unless it is the plus.
std::string stampSuffix(const Text& text, lights::Stamp stamp) {
    return stamp == lights::Stamp::Plus ? std::string() : " · " + stampName(text, stamp);
}
std::string quietSuffix(const Text& text, const lights::Rules& rules) {
    return rules.quietHours ? " · " + text.tr("quiet hours") : "";
}

} // namespace

std::string goalLine(const Text& text, lights::GoalKind goal) {
    switch (goal) {
    case lights::GoalKind::On:
        return text.tr("Goal: all lights on");
    case lights::GoalKind::Picture:
        return text.tr("Goal: the picture");
    case lights::GoalKind::Off:
        break;
    }
    return text.tr("Goal: all lights off");
}

std::string quietHoursLine(const Text& text, lights::GoalKind goal) {
    switch (goal) {
    case lights::GoalKind::On:
        return text.tr("Quiet hours: only dark windows can be pressed");
    case lights::GoalKind::Picture:
        return text.tr("Quiet hours: only windows that are wrong can be pressed");
    case lights::GoalKind::Off:
        break;
    }
    return text.tr("Quiet hours: only lit windows can be pressed");
}

std::string goalWords(const Text& text, lights::GoalKind goal) {
    switch (goal) {
    case lights::GoalKind::On:
        return text.tr("all lights on");
    case lights::GoalKind::Picture:
        return text.tr("a picture");
    case lights::GoalKind::Off:
        break;
    }
    return text.tr("all lights off");
}

std::string surfaceName(const Text& text, lights::Surface surface) {
    switch (surface) {
    case lights::Surface::Cylinder:
        return text.tr("cylinder");
    case lights::Surface::Torus:
        return text.tr("torus");
    case lights::Surface::Moebius:
        return text.tr("Möbius");
    case lights::Surface::Klein:
        return text.tr("Klein");
    case lights::Surface::Projective:
        return text.tr("projective");
    case lights::Surface::Plane:
        break;
    }
    return text.tr("plane");
}

std::string stampTitle(const Text& text, lights::Stamp stamp) {
    return text.trc("stamp", wordsOf(stamp).title);
}

std::string stampName(const Text& text, lights::Stamp stamp) {
    return text.trc("stamp", wordsOf(stamp).name);
}

std::string surfaceLine(const Text& text, const lights::Puzzle& puzzle) {
    return surfaceLine(text, puzzle.rows(), puzzle.columns(), puzzle.rules().surface);
}

std::string boardLine(const Text& text, const lights::Puzzle& puzzle) {
    return surfaceLine(text, puzzle) + stampSuffix(text, puzzle.rules().stamp) + quietSuffix(text, puzzle.rules());
}

std::string fillWords(const Text& text, arukone::Fill fill) {
    switch (fill) {
    case arukone::Fill::All:
        return text.tr("every cell filled");
    case arukone::Fill::Any:
        return text.tr("cells may stay empty");
    case arukone::Fill::Apart:
        break;
    }
    return text.tr("no cable beside itself");
}

std::string boardLine(const Text& text, const arukone::Board& board) {
    // TRANSLATORS: {3} says whether all cells are to be filled: "7 × 7 · every cell filled".
    return text.tr("{1} × {2} · {3}", board.rows(), board.columns(), fillWords(text, board.fill()));
}

namespace {

std::string factsOf(const Text& text, const lights::Puzzle& puzzle) {
    return boardLine(text, puzzle) + " · " + goalWords(text, puzzle.goal());
}

std::string factsOf(const Text& text, const arukone::Board& board) {
    return boardLine(text, board) + " · " + text.trn("{1} pair", "{1} pairs", board.pairCount());
}

} // namespace

std::string boardFacts(const Text& text, const data::LevelPuzzle& board) {
    return std::visit([&](const auto& own) { return factsOf(text, own); }, board);
}

std::string settingLine(const Text& text, const lights::RandomSetting& setting) {
    return surfaceLine(text, setting.rows, setting.columns, setting.rules.surface) +
           stampSuffix(text, setting.rules.stamp) + quietSuffix(text, setting.rules);
}

std::string packName(const Text& text, std::string_view id, const data::LocalText& name, bool album) {
    if (id == data::ownPackId)
        return text.tr("My levels");
    const std::string& house = name.in(code(text.language()));
    // TRANSLATORS: {1} is a house; its album has further levels: "Terrace House, album". A number may follow.
    return album ? text.tr("{1}, album", house) : house;
}

std::string packName(const Text& text, const data::LibraryPack& pack) {
    return packName(text, pack.pack.id, pack.pack.name, pack.album);
}

std::string dailyPlace(const Text& text, puzzle::DailySeries series, const std::string& date) {
    return series == puzzle::DailySeries::Main ? text.tr("Daily puzzle, {1}", date)
                                               : text.tr("Coffee break, {1}", date);
}

} // namespace text
