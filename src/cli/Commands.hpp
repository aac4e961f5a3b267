// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Requests.hpp"
#include "data/database/DailyBackup.hpp"
#include "data/files/Memory.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Library.hpp"
#include "puzzle/Day.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>

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
    std::string remark; ///< For standard error; may be empty.
};

/// An answer, or an error message (exit code 2).
using Outcome = tl::expected<Answer, std::string>;

/// What `solve` may take.
struct SolveLimits {
    std::function<std::uint64_t()> memory = [] { return data::availableMemory(); }; ///< Bytes that are available.
    /// Steps for the optimum if no time is given: a few seconds at most.
    std::uint64_t steps = std::uint64_t{1} << 33;
};

/// `solve`: the optimum of a board, one solution, or why there is none.
/// \param in what "-" reads.
/// \param terminal where to show progress; null for nowhere.
[[nodiscard]] Outcome solve(const SolveRequest& request, std::istream& in, std::ostream* terminal,
                            const text::Text& text, const SolveLimits& limits);

/// `generate`: random solvable boards. The first has the requested seed, the second that seed with "/2" appended, and
/// so on.
/// \param entropy source of the seed if none is given.
/// \param terminal where to show progress and a generated seed; null for nowhere.
[[nodiscard]] Outcome generate(const GenerateRequest& request, const std::function<std::uint64_t()>& entropy,
                               std::ostream* terminal, const text::Text& text);

/// `info`: what the size and rules of a board imply for all boards like it: the quiet patterns and how many boards can
/// be solved.
/// \param in what "-" reads.
[[nodiscard]] Outcome info(const InfoRequest& request, std::istream& in, const text::Text& text);

/// `check`: every problem in level files, and optionally a row for each level. The answer is no if there is a problem
/// or, with the list, a level that cannot be solved. \param in what "-" reads.
[[nodiscard]] Outcome check(const CheckRequest& request, std::istream& in, const text::Text& text);

/// `code`: the share code of a board.
[[nodiscard]] Outcome code(const CodeRequest& request, std::istream& in, const text::Text& text);

/// `decode`: the level file of a share code.
[[nodiscard]] Outcome decode(const DecodeRequest& request, std::istream& in, const text::Text& text);

/// `scores`: the leaderboard in a database file, each row verified; a missing file is a leaderboard without rows.
/// With a shared board, what is new in its folder is read first, into a database beside the others.
/// \param library knows each level's current board; runs on an earlier one are left out, as in the game.
[[nodiscard]] Outcome scores(const ScoresRequest& request, const data::Paths& paths, const data::Library& library,
                             puzzle::Moment now, const text::Text& text);

/// `scores export`: writes all runs of a database file to another file, completely or not at all, or to standard
/// output.
[[nodiscard]] Outcome exportScores(const ExportRequest& request, const data::Paths& paths, const text::Text& text);

/// `scores import`: stores the runs of a file, or of `in`, that are valid and not stored yet. Exit code 1 if runs were
/// refused. A backup is made before, if it is the first change of the day.
/// \param now the current time. \param today the current local day.
[[nodiscard]] Outcome importScores(const ImportRequest& request, const data::Paths& paths, std::istream& in,
                                   puzzle::Moment now, const data::Today& today, const text::Text& text);

/// `verify`: replays the runs of a file, or of `in`. Exit code 1 if one is not valid. \param now the current
/// time.
[[nodiscard]] Outcome verify(const VerifyRequest& request, std::istream& in, puzzle::Moment now,
                             const text::Text& text);

/// Standard input, which "-" reads, and standard output.
struct Streams {
    std::istream& in;
    std::ostream& out;
};

/// `arukone solve`: whether an Arukone board can be solved, and whether in one way only. Exit code 3 if the first is
/// not decided. Unless JSON is wanted, a solution is written to standard output as soon as there is one; all else comes
/// with the answer. \param terminal where to show progress; null for nowhere.
[[nodiscard]] Outcome solveArukone(const ArukoneSolveRequest& request, const Streams& streams, std::ostream* terminal,
                                   const text::Text& text);

/// `arukone greedy`: what the simple program of the BWINF task does on a board, and whether it always fails. The answer
/// is no if it gets stuck.
/// \param in what "-" reads.
[[nodiscard]] Outcome greedyArukone(const ArukoneGreedyRequest& request, std::istream& in, const text::Text& text);

/// `arukone generate`: random boards, with seeds as in `generate`. The answer is no if none was found.
/// \param entropy source of the seed if none is given.
/// \param terminal where to show progress; null for nowhere.
[[nodiscard]] Outcome generateArukone(const ArukoneGenerateRequest& request,
                                      const std::function<std::uint64_t()>& entropy, std::ostream* terminal,
                                      const text::Text& text);

/// `sheet`: boards and their solutions as a PDF, written to a file completely or not at all, or to standard output.
/// Random boards have seeds as in `generate`.
/// \param paths where the player's files are, which are never overwritten; std::nullopt if unknown.
/// \param environment determines the country, and with it the default paper.
/// \param shipped the folder of shipped data, with the fonts.
/// \param in what "-" reads. \param entropy source of the seed if none is given.
/// \param terminal where to show progress and a generated seed; null for nowhere.
[[nodiscard]] Outcome printSheet(const SheetRequest& request, const std::optional<data::Paths>& paths,
                                 const data::Environment& environment, const std::filesystem::path& shipped,
                                 std::istream& in, const std::function<std::uint64_t()>& entropy,
                                 std::ostream* terminal, const text::Text& text);

/// `class`: the table of a class, and what it is to solve. \param library knows the levels. \param now the current
/// time. \param today the current local day, for the words of dates.
[[nodiscard]] Outcome showClass(const ClassRequest& request, const data::Paths& paths, const data::Library& library,
                                puzzle::Moment now, puzzle::Day today, const text::Text& text);

/// `class make`: writes what a class is to solve into the folder of its shared board.
/// \param in what "-" reads. \param entropy source of the seed if none is given.
/// \param terminal where to show progress; null for nowhere.
[[nodiscard]] Outcome makeClass(const ClassMakeRequest& request, const data::Library& library, std::istream& in,
                                const std::function<std::uint64_t()>& entropy, std::ostream* terminal,
                                const text::Text& text);

/// `complete`, which shells call while somebody types: prints a line for each thing that an argument can be. Changes
/// nothing, and says nothing of files that cannot be read.
[[nodiscard]] Answer complete(const CompleteRequest& request, const data::Paths& paths,
                              const std::filesystem::path& shippedLevels);

} // namespace cli
