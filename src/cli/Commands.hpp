// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/RandomSetting.hpp"
#include "cli/Printing.hpp"
#include "data/classes/ClassPlan.hpp"
#include "data/database/DailyBackup.hpp"
#include "data/files/Memory.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Library.hpp"
#include "lights/RandomSetting.hpp"
#include "puzzle/Day.hpp"
#include "puzzle/RunKey.hpp"
#include "sheet/Layout.hpp"
#include "text/ClassWords.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cli {

inline constexpr int exitYes = 0;           ///< Success, or yes.
inline constexpr int exitNo = 1;            ///< The answer is no.
inline constexpr int exitBad = 2;           ///< Bad usage or unreadable input.
inline constexpr int exitUndecided = 3;     ///< Neither yes nor no within the limits.
inline constexpr int exitInterrupted = 130; ///< Ctrl+C, as shells name it.

/// The result of a command.
struct Answer {
    std::string output; ///< For standard output.
    int exitCode = exitYes;
    std::string remark; ///< For standard error, with line ends between its sentences; may be empty.
};

/// Puts a remark before that of an answer. \param remark may be empty.
inline void addRemark(Answer& answer, const std::string& remark) {
    if (!remark.empty())
        answer.remark = answer.remark.empty() ? remark : remark + "\n" + answer.remark;
}

/// An answer, or an error message (exit code 2).
using Outcome = tl::expected<Answer, std::string>;

/// A board as named on the command line, and what completes a text board.
struct BoardArguments {
    std::string board; ///< A file, `FILE#LEVEL`, "-" for standard input, a share code, or "PACK/LEVEL".
    std::optional<lights::Surface> surface;
    std::optional<lights::Stamp> stamp;
    std::optional<std::string> goal;     ///< "off", "on", or the file of a picture.
    std::optional<arukone::Fill> fill{}; ///< For Arukone rows only.
    /// The signs of lit and dark windows in a text board.
    std::optional<std::pair<std::string, std::string>> signs{};
    bool quietHours = false; ///< Whether only windows that differ from the goal may be pressed.
    /// Loads the levels that are meant by "PACK/LEVEL"; empty: none.
    std::function<data::Library()> levels{};

    /// The rules for a text board.
    [[nodiscard]] lights::Rules rules() const {
        return {stamp.value_or(lights::Stamp::Plus), surface.value_or(lights::Surface::Plane), quietHours};
    }
};

/// What `solve` may take.
struct SolveLimits {
    std::function<std::uint64_t()> memory = [] { return data::availableMemory(); }; ///< Bytes that are available.
    /// Steps for the optimum if no time is given: a few seconds at most.
    std::uint64_t steps = std::uint64_t{1} << 33;
};

struct SolveRequest {
    BoardArguments board;
    std::optional<std::chrono::duration<double>> budget; ///< Time for the optimum.
    bool any = false;                                    ///< Whether any solution will do.
    bool steps = false;                                  ///< Whether to print the board after each press.
    bool presses = false;                                ///< Whether to list presses of boards above 100×100 too.
    bool json = false;
    std::size_t width = anyWidth; ///< Of tables, in places.
};

/// `solve`: the optimum of a board, one solution, or why there is none.
/// \param in what "-" reads.
/// \param terminal where to show progress; null for nowhere.
[[nodiscard]] Outcome solve(const SolveRequest& request, std::istream& in, std::ostream* terminal,
                            const text::Text& text, const SolveLimits& limits);

struct GenerateRequest {
    enum class Format { Text, Json, Code };

    lights::RandomSetting setting;
    std::string seed; ///< Empty for a random one.
    int count = 1;
    Format format = Format::Text;
};

/// `generate`: random solvable boards. The first has the requested seed, the second that seed with "/2" appended, and
/// so on.
/// \param entropy source of the seed if none is given.
/// \param terminal where to show progress and a generated seed; null for nowhere.
[[nodiscard]] Outcome generate(const GenerateRequest& request, const std::function<std::uint64_t()>& entropy,
                               std::ostream* terminal, const text::Text& text);

struct InfoRequest {
    BoardArguments board; ///< If `board.board` is a size, an empty board of that size is meant.
    bool json = false;
    std::size_t width = anyWidth; ///< Of tables, in places.
};

/// `info`: what the size and rules of a board imply for all boards like it: the quiet patterns and how many boards can
/// be solved.
/// \param in what "-" reads.
[[nodiscard]] Outcome info(const InfoRequest& request, std::istream& in, const text::Text& text);

struct CheckRequest {
    std::vector<std::string> files;
    bool list = false; ///< Whether to print a row for each level.
    bool json = false;
    std::size_t width = anyWidth; ///< Of tables, in places.
};

/// `check`: every problem in level files, and optionally a row for each level. The answer is no if there is a problem
/// or, with the list, a level that cannot be solved. \param in what "-" reads.
[[nodiscard]] Outcome check(const CheckRequest& request, std::istream& in, const text::Text& text);

struct CodeRequest {
    BoardArguments board;
    bool json = false;
};

/// `code`: the share code of a board.
[[nodiscard]] Outcome code(const CodeRequest& request, std::istream& in, const text::Text& text);

struct DecodeRequest {
    std::string code; ///< A share code, or a file with one in it.
    bool json = false;
};

/// `decode`: the level file of a share code.
[[nodiscard]] Outcome decode(const DecodeRequest& request, std::istream& in, const text::Text& text);

struct ScoresRequest {
    puzzle::RunKey
        key; ///< Key of the runs to show; one of RunKey::shift for night shifts, empty for all runs on boards.
    std::string player;   ///< Empty for all players.
    std::string shared{}; ///< Folder of the shared leaderboard to show; empty for the runs on this computer.
    bool all = false;     ///< All runs instead of the best one of each player.
    bool json = false;
    bool csv = false;
    std::size_t width = anyWidth; ///< Of tables, in places.
};

/// `scores`: the leaderboard in a database file, each row verified; a missing file is a leaderboard without rows.
/// With a shared leaderboard, what is new in its folder is read first, into a database beside the others.
/// \param library knows each level's current board; runs on an earlier one are left out, as in the game.
[[nodiscard]] Outcome scores(const ScoresRequest& request, const data::Paths& paths, const data::Library& library,
                             puzzle::Moment now, const text::Text& text);

/// `scores export FILE`; "-" is standard output.
struct ExportRequest {
    std::string file;
    bool json = false;
    bool force = false; ///< Replace the file if it exists.
};

/// `scores export`: writes all runs of a database file to another file, completely or not at all, or to standard
/// output.
[[nodiscard]] Outcome exportScores(const ExportRequest& request, const data::Paths& paths, const text::Text& text);

/// `scores import FILE`; "-" is standard input.
struct ImportRequest {
    std::string file;
    bool json = false;
};

/// `scores import`: stores the runs of a file, or of `in`, that are valid and not stored yet. Exit code 1 if runs were
/// refused. A backup is made before, if it is the first change of the day.
/// \param now the current time. \param today the current local day.
[[nodiscard]] Outcome importScores(const ImportRequest& request, const data::Paths& paths, std::istream& in,
                                   puzzle::Moment now, const data::Today& today, const text::Text& text);

struct VerifyRequest {
    std::string file; ///< "-" for standard input.
    bool json = false;
};

/// `verify`: replays the runs of a file, or of `in`. Exit code 1 if one is not valid. \param now the current
/// time.
[[nodiscard]] Outcome verify(const VerifyRequest& request, std::istream& in, puzzle::Moment now,
                             const text::Text& text);

/// Standard input, which "-" reads, and standard output.
struct Streams {
    std::istream& in;
    std::ostream& out;
};

struct ArukoneSolveRequest {
    BoardArguments board;
    std::optional<std::chrono::duration<double>> budget;
    bool any = false;   ///< Whether any solution will do, so that nothing else is asked.
    bool count = false; ///< Whether to count the solutions.
    bool least = false; ///< Whether to prove the least length, if cells may stay empty.
    bool json = false;
    std::size_t width = anyWidth; ///< Of tables, in places.
};

/// `arukone solve`: whether an Arukone board has a solution, and whether it has only one. Exit code 3 if the first is
/// not decided. Unless JSON is wanted, a solution is written to standard output as soon as there is one; all else comes
/// with the answer. \param terminal where to show progress; null for nowhere.
[[nodiscard]] Outcome solveArukone(const ArukoneSolveRequest& request, const Streams& streams, std::ostream* terminal,
                                   const text::Text& text);

struct ArukoneGreedyRequest {
    BoardArguments board;
    std::optional<std::chrono::duration<double>> budget; ///< For finding out what the program always does.
    bool steps = false;                                  ///< Whether to draw the board after each cable.
    bool json = false;
    std::size_t width = anyWidth; ///< Of tables, in places.
};

/// `arukone greedy`: what the simple program of the BWINF task does on a board, and whether it always fails. The answer
/// is no if it gets stuck.
/// \param in what "-" reads.
[[nodiscard]] Outcome greedyArukone(const ArukoneGreedyRequest& request, std::istream& in, const text::Text& text);

struct ArukoneGenerateRequest {
    enum class Format { Text, Json, Code, Task };

    arukone::RandomSetting setting;
    bool scheme = false; ///< --kind seed: boards of the scheme of SeedBoard.hpp; only the size of the setting counts.
    std::optional<int> pairs;
    std::string seed; ///< Empty for a random one.
    int count = 1;
    Format format = Format::Text;
};

/// `arukone generate`: random boards, with seeds as in `generate`. The answer is no if none was found.
/// \param entropy source of the seed if none is given.
/// \param terminal where to show progress; null for nowhere.
[[nodiscard]] Outcome generateArukone(const ArukoneGenerateRequest& request,
                                      const std::function<std::uint64_t()>& entropy, std::ostream* terminal,
                                      const text::Text& text);

struct SheetRequest {
    /// A board that exists, or the setting of random ones.
    using Boards = std::variant<BoardArguments, lights::RandomSetting, arukone::RandomSetting>;

    std::vector<Boards> boards; ///< In the order in which they are printed.
    std::string seed;           ///< Seed of the random boards; empty for a random seed.
    int count = 1;              ///< Random boards of each setting.
    sheet::Options options;
    bool usualPaper = true;  ///< The paper of the player's country instead of that of the options.
    std::string pupils{};    ///< A file with pupils, each of whom gets a sheet: see readPupils; empty: one for all.
    std::string solutions{}; ///< A file of its own for the solutions, "-" for standard output; empty: none.
    std::string file;        ///< "-" for standard output; empty: only the solutions, which then have a file.
    bool force = false;      ///< Replace the file if it exists.
    bool json = false;
};

/// `sheet`: boards and their solutions as a PDF, written to a file completely or not at all, or to standard output. If
/// one of two files cannot be written, there is neither, unless it was there before.
/// Random boards have seeds as in `generate`.
/// \param paths where the player's files are, which are never overwritten; std::nullopt if unknown.
/// \param environment determines the country, and with it the default paper.
/// \param shipped the folder of shipped data, with the fonts, and the levels, whose names are known in all languages.
/// \param in what "-" reads. \param entropy source of the seed if none is given.
/// \param terminal where to show progress and a generated seed; null for nowhere.
[[nodiscard]] Outcome printSheet(const SheetRequest& request, const std::optional<data::Paths>& paths,
                                 const data::Environment& environment, const std::filesystem::path& shipped,
                                 std::istream& in, const std::function<std::uint64_t()>& entropy,
                                 std::ostream* terminal, const text::Text& text);

struct ClassRequest {
    std::string folder;                  ///< Folder of the shared leaderboard.
    std::optional<text::ClassFile> file; ///< What is printed; std::nullopt: words and a table, for people.
    std::size_t width = anyWidth;        ///< Of tables, in places.
    bool asListed = false;               ///< The pupils on the list in its order, instead of by name.
};

/// `class`: the table of a class, and what it is to solve. \param library knows the levels. \param now the current
/// time. \param today the current local day, for the words of dates.
[[nodiscard]] Outcome showClass(const ClassRequest& request, const data::Paths& paths, const data::Library& library,
                                puzzle::Moment now, puzzle::Day today, const text::Text& text);

struct ClassMakeRequest {
    /// Boards that become tasks: all levels on the front of a house, boards that exist, or random ones.
    struct House {
        std::string pack;
    };
    using Boards = std::variant<puzzle::RunKey, House, BoardArguments, lights::RandomSetting, arukone::RandomSetting>;

    std::string folder;
    std::string name; ///< Name of the class; empty: as before.
    std::optional<data::ClassCounts> counts;
    std::vector<Boards> tasks;
    std::optional<puzzle::Day> from; ///< First day of all new tasks.
    std::optional<puzzle::Day> until;
    std::string pupils{}; ///< A file with the list of pupils, "-" for standard input; empty: as before.
    std::string seed;     ///< Seed of the random boards; empty for a random seed.
    int count = 1;        ///< Random boards of each setting.
    bool add = false;     ///< Keep the tasks that are there.
    bool force = false;   ///< Replace those that are there.
};

/// `class make`: writes what a class is to solve into the folder of its shared leaderboard.
/// \param in what "-" reads. \param entropy source of the seed if none is given.
/// \param terminal where to show progress; null for nowhere. \param today for a last day that is over.
[[nodiscard]] Outcome makeClass(const ClassMakeRequest& request, const data::Library& library, std::istream& in,
                                const std::function<std::uint64_t()>& entropy, std::ostream* terminal,
                                puzzle::Day today, const text::Text& text);

/// `complete`: what an argument can be that only the player's files know.
struct CompleteRequest {
    enum class What { Levels, Packs, Players, Settings, Daily, Coffee };

    What what = What::Levels;
};

/// `complete`, which shells call while somebody types: prints a line for each thing that an argument can be. Changes
/// nothing, and says nothing of files that cannot be read.
[[nodiscard]] Answer complete(const CompleteRequest& request, const data::Paths& paths,
                              const std::filesystem::path& shippedLevels);

} // namespace cli
