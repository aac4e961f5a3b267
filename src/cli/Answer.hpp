#pragma once

#include "text/Text.hpp"

#include <tl/expected.hpp>

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

/// An answer, or a sentence that says why there is none (exit code 2).
using Outcome = tl::expected<Answer, std::string>;

} // namespace cli
