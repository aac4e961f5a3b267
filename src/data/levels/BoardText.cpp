// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/BoardText.hpp"

#include "arukone/Task.hpp"
#include "data/levels/TextGrids.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <map>
#include <set>

namespace data {

namespace {

/// The signs of lit and dark windows.
struct Signs {
    std::string_view lit;
    std::string_view dark;
};

/// What people write. Upper and lower case are the same where that has one meaning.
constexpr std::array commonSigns{Signs{"1", "0"}, Signs{"X", "O"}, Signs{"x", "o"}, Signs{"x", "-"}, Signs{"X", "-"},
                                 Signs{"X", "."}, Signs{"x", "."}, Signs{"O", "."}, Signs{"o", "."}, Signs{"*", "."},
                                 Signs{"@", "."}, Signs{"1", "."}, Signs{"1", "-"}, Signs{"#", "-"}, Signs{"*", "-"},
                                 Signs{"T", "F"}, Signs{"●", "○"}, Signs{"■", "□"}};

/// Whether Lichter Aus itself writes a window or a hole like this.
bool isOwn(std::string_view sign) {
    return sign.size() == 1 && std::string_view("#.Xx_ ").find(sign) != std::string_view::npos;
}

/// All signs of the boards.
std::set<std::string_view> signsOf(const TextGrids& grids) {
    std::set<std::string_view> signs;
    for (const TextGrid& grid : grids.grids)
        for (const TextRow& row : grid)
            for (const TextCell& cell : row)
                signs.insert(cell.sign);
    return signs;
}

BoardTextProblem atCell(TextKind kind, const TextCell& cell) {
    BoardTextProblem problem{kind, cell.line, cell.column};
    problem.sign = cell.sign;
    return problem;
}

/// The first cell whose sign has no meaning.
template<class Knows>
std::optional<BoardTextProblem> unknownSign(const TextGrids& grids, const Knows& knows) {
    for (const TextGrid& grid : grids.grids)
        for (const TextRow& row : grid)
            for (const TextCell& cell : row)
                if (!knows(cell.sign))
                    return atCell(TextKind::Sign, cell);
    return std::nullopt;
}

std::optional<BoardTextProblem> tooLarge(const TextGrid& grid, int largestSide) {
    const auto most = static_cast<std::size_t>(largestSide);
    if (grid.size() <= most && grid.front().size() <= most)
        return std::nullopt;
    BoardTextProblem problem{TextKind::TooLarge};
    problem.expected = largestSide;
    return problem;
}

/// What is wrong with boards, or how they were read. How far the reading got: signs, then the form, then the size.
struct Attempt {
    enum class Stage { Signs, Form, Board, Done } stage = Stage::Signs;
    std::optional<BoardTextProblem> problem{};
    TextBoards read{};
    bool farFetched = false; ///< Counts only if there is no other meaning.
};

Attempt stopped(Attempt::Stage stage, BoardTextProblem problem) {
    return {stage, std::move(problem), {}, false};
}

/// Reads boards of Lights Out whose windows have the given signs; those of Lichter Aus if they are empty.
TextBoards lightsOf(const TextGrids& grids, const Signs& signs) {
    TextBoards read;
    read.notation.layout = grids.layout;
    read.notation.sized = grids.sized && grids.layout != TextLayout::Coordinates;
    read.notation.lit = signs.lit;
    read.notation.dark = signs.dark;
    for (const TextGrid& grid : grids.grids) {
        const auto rows = static_cast<int>(grid.size());
        const auto columns = static_cast<int>(grid.front().size());
        lights::BitGrid lit(rows, columns);
        lights::BitGrid holes(rows, columns);
        lights::BitGrid sealed(rows, columns);
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < columns; ++c) {
                const std::string_view sign = grid[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)].sign;
                const bool own = signs.lit.empty();
                lit.set({r, c}, own ? sign == "#" || sign == "X" : sign == signs.lit);
                holes.set({r, c}, sign != signs.lit && sign != signs.dark && (sign == "_" || sign == " "));
                sealed.set({r, c}, own && (sign == "X" || sign == "x"));
            }
        read.boards.emplace_back(lights::Board(std::move(lit), std::move(holes), std::move(sealed)));
    }
    return read;
}

/// Whether some window of each board can be pressed: nobody draws a house of sealed ones.
bool canBePlayed(const TextBoards& read) {
    return std::all_of(read.boards.begin(), read.boards.end(),
                       [](const TextBoard& board) { return std::get<lights::Board>(board).pressable().any(); });
}

/// Every meaning of boards as Lights Out, or what is wrong with them.
std::vector<Attempt> lightsAttempts(const TextGrids& grids, const BoardTextOptions& options) {
    const std::set<std::string_view> signs = signsOf(grids);
    std::vector<Signs> meanings;
    const auto fit = [&](const Signs& meaning) {
        return std::all_of(signs.begin(), signs.end(), [&](std::string_view sign) {
            return sign == meaning.lit || sign == meaning.dark || sign == "_" || sign == " ";
        });
    };
    if (options.signs) {
        if (const Signs named{options.signs->first, options.signs->second}; fit(named))
            meanings.push_back(named);
    } else {
        if (std::all_of(signs.begin(), signs.end(), isOwn))
            meanings.push_back({});
        std::copy_if(commonSigns.begin(), commonSigns.end(), std::back_inserter(meanings), fit);
    }
    if (meanings.empty() && !grids.grids.empty()) {
        const auto likely =
            std::max_element(commonSigns.begin(), commonSigns.end(), [&](const Signs& a, const Signs& b) {
                const auto known = [&](const Signs& each) { return signs.count(each.lit) + signs.count(each.dark); };
                return known(a) < known(b);
            });
        const bool named = options.signs.has_value();
        const Signs nearest = named ? Signs{options.signs->first, options.signs->second} : *likely;
        const bool own = !named && std::any_of(signs.begin(), signs.end(),
                                               [](std::string_view sign) { return sign == "#" || sign == "."; });
        return {stopped(Attempt::Stage::Signs, *unknownSign(grids, [&](std::string_view sign) {
                            return own ? isOwn(sign)
                                       : sign == nearest.lit || sign == nearest.dark || sign == "_" || sign == " ";
                        }))};
    }
    if (!grids.problems.empty())
        return {stopped(grids.problems.front().kind == TextKind::Sign ? Attempt::Stage::Signs : Attempt::Stage::Form,
                        grids.problems.front())};
    for (const TextGrid& grid : grids.grids)
        if (auto problem = tooLarge(grid, options.largestSide))
            return {stopped(Attempt::Stage::Board, *std::move(problem))};
    std::vector<Attempt> attempts;
    for (const Signs& meaning : meanings)
        attempts.push_back({Attempt::Stage::Done, std::nullopt, lightsOf(grids, meaning),
                            meaning.lit == "1" && meaning.dark != "0" && !options.signs}); // Rather a number.
    // A board of sealed windows only is meant otherwise, if it can be.
    const auto played = std::stable_partition(attempts.begin(), attempts.end(),
                                              [](const Attempt& attempt) { return canBePlayed(attempt.read); });
    attempts.erase(std::max(played, attempts.begin() + 1), attempts.end());
    return attempts;
}

/// The signs of cells without a number in boards of Arukone.
struct EmptySigns {
    std::set<std::string_view> free;
    std::set<std::string_view> holes;
};

EmptySigns emptySigns(const TextGrids& grids, const std::set<std::string_view>& signs) {
    EmptySigns empty{{"."}, {"_", " ", "#"}};
    if (grids.layout == TextLayout::Bars)
        empty.free.insert("");
    if (signs.count(".") == 0)
        empty.free.insert({"0", "-"});
    return empty;
}

tl::expected<arukone::Board, BoardTextProblem> arukoneBoard(const TextGrid& grid, const EmptySigns& empty,
                                                            arukone::Fill fill) {
    std::vector<arukone::Cell> holes;
    std::map<int, std::vector<std::pair<arukone::Cell, TextCell>>> ends; // By number.
    for (std::size_t r = 0; r < grid.size(); ++r)
        for (std::size_t c = 0; c < grid[r].size(); ++c) {
            const TextCell& cell = grid[r][c];
            const arukone::Cell place{static_cast<int>(r), static_cast<int>(c)};
            if (empty.holes.count(cell.sign) > 0)
                holes.push_back(place);
            else if (empty.free.count(cell.sign) == 0)
                ends[*arukone::pairOfSign(cell.sign)].emplace_back(place, cell);
        }
    std::vector<arukone::Pair> pairs;
    const auto wrong = [](arukone::BoardProblem::Kind why, const TextCell& cell) {
        BoardTextProblem problem = atCell(TextKind::Pairs, cell);
        problem.pairs = why;
        problem.arukone = true;
        return tl::unexpected(std::move(problem));
    };
    for (const auto& [number, cells] : ends) {
        if (cells.size() != 2)
            return cells.size() < 2 ? wrong(arukone::BoardProblem::Kind::Single, cells.front().second)
                                    : wrong(arukone::BoardProblem::Kind::Third, cells[2].second);
        pairs.push_back({cells[0].first, cells[1].first});
    }
    auto board = arukone::Board::make({static_cast<int>(grid.size()), static_cast<int>(grid.front().size())}, holes,
                                      pairs, fill);
    if (!board)
        return wrong(board.error().kind, {{}, 0, 0});
    return *std::move(board);
}

Attempt arukoneAttempt(const TextGrids& grids, const BoardTextOptions& options) {
    const std::set<std::string_view> signs = signsOf(grids);
    const EmptySigns empty = emptySigns(grids, signs);
    const auto asArukone = [](Attempt::Stage stage, BoardTextProblem problem) {
        problem.arukone = true;
        return stopped(stage, std::move(problem));
    };
    if (auto unknown = unknownSign(grids, [&](std::string_view sign) {
            return empty.free.count(sign) > 0 || empty.holes.count(sign) > 0 || arukone::pairOfSign(sign);
        }))
        return asArukone(Attempt::Stage::Signs, *std::move(unknown));
    if (!grids.problems.empty())
        return asArukone(grids.problems.front().kind == TextKind::Sign ? Attempt::Stage::Signs : Attempt::Stage::Form,
                         grids.problems.front());
    Attempt attempt{Attempt::Stage::Done};
    attempt.read.notation.arukone = true;
    attempt.read.notation.layout = grids.layout;
    attempt.read.notation.sized = grids.sized && grids.layout != TextLayout::Coordinates;
    for (const TextGrid& grid : grids.grids) {
        if (auto problem = tooLarge(grid, arukone::maxSide))
            return asArukone(Attempt::Stage::Board, *std::move(problem));
        auto board = arukoneBoard(grid, empty, options.fill);
        if (!board)
            return asArukone(Attempt::Stage::Board, std::move(board.error()));
        attempt.read.boards.emplace_back(*std::move(board));
    }
    return attempt;
}

/// Whether a text has numbers or letters that no board of Lights Out has, and no #.
bool looksLikeNumbers(const TextGrids& grids) {
    const std::set<std::string_view> signs = signsOf(grids);
    constexpr std::string_view marks = "XxOo1T F";
    return signs.count("#") == 0 && std::any_of(signs.begin(), signs.end(), [&](std::string_view sign) {
               return arukone::pairOfSign(sign) && (sign.size() > 1 || marks.find(sign) == std::string_view::npos);
           });
}

/// Whether boards are to be read as Arukone, too. 0 and 1 alone are windows: nobody draws a fuse box with one cable.
bool mayBeArukone(const TextGrids& grids, const BoardTextOptions& options) {
    if (options.puzzle != BoardTextOptions::Puzzle::Either)
        return options.puzzle == BoardTextOptions::Puzzle::Arukone && !options.signs;
    const std::set<std::string_view> signs = signsOf(grids);
    const auto isBit = [](std::string_view sign) { return sign == "0" || sign == "1"; };
    return !options.signs && signs.count("#") == 0 && !std::all_of(signs.begin(), signs.end(), isBit);
}

/// The text of the BWINF task.
tl::expected<TextBoards, BoardTextProblem> readTask(std::string_view text) {
    auto board = arukone::parseTask(text);
    if (board)
        return TextBoards{{*std::move(board)}, {true, TextLayout::Task}};
    constexpr int linesBefore = 2; // The side and the number of pairs.
    BoardTextProblem problem{TextKind::Pairs, board.error().row + 1 + linesBefore, board.error().column + 1};
    problem.pairs = board.error().kind;
    problem.arukone = true;
    return tl::unexpected(std::move(problem));
}

/// Above this many bytes only our own notation is read: any other one needs some hundred bytes for each cell.
constexpr std::size_t mostBytesOfOthers = std::size_t{4} << 20;

BoardTextProblem asTextProblem(const lights::TextBoardProblem& problem, std::string_view text, int largestSide) {
    using Own = lights::TextBoardProblem::Kind;
    BoardTextProblem same{problem.kind == Own::Empty          ? TextKind::Empty
                          : problem.kind == Own::RaggedRow    ? TextKind::Ragged
                          : problem.kind == Own::BadCharacter ? TextKind::Sign
                                                              : TextKind::TooLarge,
                          problem.row + 1, problem.kind == Own::BadCharacter ? problem.column + 1 : 0};
    same.found = problem.column;
    same.expected = problem.kind == Own::RaggedRow ? static_cast<int>(std::min(text.find_first_of("\r\n"), text.size()))
                                                   : largestSide;
    if (problem.kind == Own::BadCharacter) {
        for (int row = 0; row < problem.row; ++row)
            text.remove_prefix(text.find('\n') + 1);
        same.sign = text.substr(static_cast<std::size_t>(problem.column), 1);
    }
    return same;
}

/// A board that is written as Lichter Aus writes it, read without a copy of every cell.
std::optional<tl::expected<TextBoards, BoardTextProblem>> readOwn(std::string_view text,
                                                                  const BoardTextOptions& options) {
    if (options.signs || options.puzzle == BoardTextOptions::Puzzle::Arukone)
        return std::nullopt;
    const bool large = text.size() > mostBytesOfOthers;
    const std::string_view rows = text.substr(0, text.find_last_not_of("\r\n") + 1);
    const bool plain = rows.find('#') != std::string_view::npos &&
                       rows.find_first_not_of("#._Xx\r\n") == std::string_view::npos &&
                       rows.find_first_not_of("\r\n") == 0 && rows.find("\n\n") == std::string_view::npos &&
                       rows.find("\n\r") == std::string_view::npos;
    if (!plain && !large)
        return std::nullopt;
    auto board = lights::parseBoard(text, options.largestSide);
    if (board)
        return TextBoards{{*std::move(board)}, {}};
    if (!large)
        return std::nullopt; // The other reading has the better message.
    return tl::unexpected(asTextProblem(board.error(), text, options.largestSide));
}

} // namespace

tl::expected<TextBoards, BoardTextProblem> readBoardText(std::string_view text, const BoardTextOptions& options) {
    if (auto own = readOwn(text, options))
        return *std::move(own);
    if (options.puzzle != BoardTextOptions::Puzzle::Lights && !options.signs && arukone::looksLikeTask(text))
        return readTask(text);
    if (text.size() > mostBytesOfOthers) {
        BoardTextProblem large{TextKind::TooLarge};
        large.expected = options.puzzle == BoardTextOptions::Puzzle::Arukone ? arukone::maxSide : lights::maxSide;
        return tl::unexpected(std::move(large));
    }
    std::deque<std::string> made;
    std::vector<Attempt> attempts;
    for (const TextGrids& grids : divideText(text, made)) {
        std::vector<Attempt> found;
        if (options.puzzle != BoardTextOptions::Puzzle::Arukone)
            found = lightsAttempts(grids, options);
        if (mayBeArukone(grids, options)) // What has numbers is meant as Arukone, whatever is wrong with it.
            found.insert(looksLikeNumbers(grids) ? found.begin() : found.end(), arukoneAttempt(grids, options));
        std::move(found.begin(), found.end(), std::back_inserter(attempts));
    }
    std::vector<const TextBoards*> readings;
    for (const bool farFetched : {false, true})
        for (const Attempt& attempt : attempts)
            if (attempt.stage == Attempt::Stage::Done && attempt.farFetched == farFetched &&
                (!farFetched || readings.empty()) &&
                std::none_of(readings.begin(), readings.end(),
                             [&](const TextBoards* other) { return other->boards == attempt.read.boards; }))
                readings.push_back(&attempt.read);
    if (readings.size() == 1)
        return *readings.front();
    BoardTextProblem problem{TextKind::Empty};
    if (readings.size() > 1) {
        problem.kind = TextKind::Ambiguous;
        std::transform(readings.begin(), readings.end(), std::back_inserter(problem.readings),
                       [](const TextBoards* read) { return read->notation; });
    } else if (!attempts.empty()) {
        problem = *std::max_element(attempts.begin(), attempts.end(), [](const Attempt& left, const Attempt& right) {
                       return left.stage < right.stage;
                   })->problem;
    }
    problem.arukone = problem.arukone || options.puzzle == BoardTextOptions::Puzzle::Arukone;
    return tl::unexpected(std::move(problem));
}

bool looksLikeSavedGame(std::string_view text) noexcept {
    return text.starts_with("SAVEFILE:");
}

std::optional<std::string> flipIdOfSavedGame(std::string_view text) {
    // Lines "KEY     :LENGTH:VALUE".
    const auto value = [text](std::string_view key) {
        const std::size_t at = text.find("\n" + std::string(key));
        const std::size_t colon = at == std::string_view::npos ? at : text.find(':', at);
        const std::size_t second = colon == std::string_view::npos ? colon : text.find(':', colon + 1);
        if (second == std::string_view::npos)
            return std::string_view();
        const auto length = lights::numberFromText(text.substr(colon + 1, second - colon - 1));
        return length ? text.substr(second + 1, static_cast<std::size_t>(*length)) : std::string_view();
    };
    if (!looksLikeSavedGame(text) || value("GAME ") != "Flip")
        return std::nullopt;
    return std::string(value("PARAMS ")) + ":" + std::string(value("DESC "));
}

} // namespace data
