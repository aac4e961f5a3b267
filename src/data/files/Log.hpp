// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"

#include <memory>
#include <string_view>

namespace data {

/// Log file that records what went wrong: one line per message, with time, program and version. Never stops a program:
/// a line that cannot be written is lost. docs/decisions/0007-log.md says what callers may log: no player names, no
/// boards.
///
/// Copies write to the same file. Can be shared by threads and by programs.
class Log {
public:
    /// A log that discards everything.
    Log() = default;
    /// \param paths location of the file (Paths::log); it and its folder are created by the first line. Paths::home is
    /// written as "~". Nothing is written if the file is a link, has several hard links, or is not a regular file.
    /// \param program name of the program in each line, followed by the version.
    Log(const Paths& paths, std::string_view program);

    /// Logs a problem that the program can live with.
    /// \param message one line in English; control characters and invalid UTF-8 become "?", and lines over a thousand
    /// bytes are cut. If a line repeats within a minute, it is only counted.
    void warn(std::string_view message) const noexcept;
    /// Logs a problem that should never occur.
    void error(std::string_view message) const noexcept;

private:
    struct Writer;
    std::shared_ptr<Writer> m_writer;
};

/// Maximum size of a log file. A full one is renamed to "log.1" and a new one started; the former "log.1" becomes
/// "log.2", and the former "log.2" is lost.
inline constexpr std::size_t maxLogBytes = std::size_t{1} << 20U;

/// Returns the path of a full log. \param number 1 for the more recent one, 2 for the older one.
[[nodiscard]] std::filesystem::path rotatedLogFile(const std::filesystem::path& log, int number);

} // namespace data
