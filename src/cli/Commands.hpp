#pragma once

#include "cli/Requests.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Library.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>

namespace cli {

inline constexpr int exitYes = 0;           ///< Yes, or done.
inline constexpr int exitNo = 1;            ///< The answer is no.
inline constexpr int exitBad = 2;           ///< Bad usage or unreadable input.
inline constexpr int exitInterrupted = 130; ///< Ctrl+C, as shells name it.

/// What a command comes to.
struct Answer {
    std::string output; ///< For standard output.
    int exitCode = exitYes;
    std::string remark; ///< For standard error; may be empty.
};

/// An answer, or a sentence that says what went wrong (exit code 2).
using Outcome = tl::expected<Answer, std::string>;

/// `solve`: the optimum of a board, one solution, or why there is none.
/// \param in what "-" reads.
/// \param terminal where progress is shown; null for nowhere.
[[nodiscard]] Outcome solve(const SolveRequest& request, std::istream& in, std::ostream* terminal,
                            const text::Text& text);

/// `generate`: random solvable boards. The first has the seed that was asked for, the second that seed with "/2"
/// behind it, and so on.
/// \param entropy where the seed comes from when none is given.
/// \param terminal where progress and a seed that was made up are shown; null for nowhere.
[[nodiscard]] Outcome generate(const GenerateRequest& request, const std::function<std::uint64_t()>& entropy,
                               std::ostream* terminal, const text::Text& text);

/// `info`: what size and rules of a board say about all boards like it: the quiet patterns and how many can be solved.
/// \param in what "-" reads.
[[nodiscard]] Outcome info(const InfoRequest& request, std::istream& in, const text::Text& text);

/// `check`: every problem of level files, and on demand a row for each level. The answer is no when there is a problem
/// or, in a list, a level that cannot be solved. \param in what "-" reads.
[[nodiscard]] Outcome check(const CheckRequest& request, std::istream& in, const text::Text& text);

/// `code`: the share code of a board.
[[nodiscard]] Outcome code(const CodeRequest& request, std::istream& in, const text::Text& text);

/// `decode`: the level file of a share code.
[[nodiscard]] Outcome decode(const DecodeRequest& request, std::istream& in, const text::Text& text);

/// `scores`: the leaderboard in a database file, each row verified; a file that is not there is a leaderboard without
/// rows. \param library says which board a level has now; runs on an earlier one are left out, as in the game.
[[nodiscard]] Outcome scores(const ScoresRequest& request, const data::Paths& paths, const data::Library& library,
                             const text::Text& text);

/// `scores export`: all runs of a database file to another file, as a whole or not at all, or to standard output.
[[nodiscard]] Outcome exportScores(const ExportRequest& request, const data::Paths& paths, const text::Text& text);

/// `scores import`: the runs of a file, or of `in`, that are sound and not there yet. Exit code 1 where runs were
/// refused.
[[nodiscard]] Outcome importScores(const ImportRequest& request, const data::Paths& paths, std::istream& in,
                                   const text::Text& text);

/// `verify`: plays the runs of a file, or of `in`, again. Exit code 1 where one is not sound.
[[nodiscard]] Outcome verify(const VerifyRequest& request, std::istream& in, const text::Text& text);

} // namespace cli
