#pragma once

#include "data/files/Paths.hpp"

#include <memory>
#include <string_view>

namespace data {

/// The file that tells afterwards what went wrong: a line each with the time, the program and its version. Nothing
/// about it may ever stop a program: a line that cannot be written is lost. What callers may say in it stands in
/// docs/decisions/0007-log.md: no player's name, no board.
///
/// A copy writes to the same file. Threads may share one, and so may programs.
class Log {
public:
    /// One that keeps nothing.
    Log() = default;
    /// \param paths where the file is (Paths::log), made with its folder by the first line. Paths::home is written as
    ///     "~"; the file is not written to where it is a link or anything else but a plain file of one name.
    /// \param program the name that the lines bear, with the version of the sources.
    Log(const Paths& paths, std::string_view program);

    /// Something went wrong that the program lives with. \param message one line in English; what is no letter to be
    /// shown becomes "?", and a line that is longer than a thousand bytes is cut. The same line again within a minute
    /// is only counted.
    void warn(std::string_view message) const noexcept;
    /// Something went wrong that should not be able to.
    void error(std::string_view message) const noexcept;

private:
    struct Writer;
    std::shared_ptr<Writer> m_writer;
};

/// No log grows beyond this. A full one becomes "log.1" and a new one begins; what was "log.1" becomes "log.2", which
/// is the last.
inline constexpr std::size_t maxLogBytes = std::size_t{1} << 20U;

/// Where a full log is moved. \param number 1 for the later one, 2.
[[nodiscard]] std::filesystem::path fullLog(const std::filesystem::path& log, int number);

} // namespace data
