// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <filesystem>

namespace data {

/// What was found out about a journal or log that lies beside a database, as after a crash, before SQLite applies it.
enum class LogFinding : std::uint8_t {
    Fine,     ///< There is none, or it belongs to the file.
    SetAside, ///< It belonged to another file and was renamed like a damaged one. SQLite would have replaced the
              ///< content.
    Damages,  ///< The file is damaged without the journal, and with it as well. It must not be opened.
};

/// Looks at what lies beside a database. Neither changes the database, nor anything that belongs to it.
/// \pre a FolderLock on the folder is held. \throws SQLite::Exception if the disk fails or is full.
[[nodiscard]] LogFinding lookAtLogs(const std::filesystem::path& file);

/// A copy of a database and its journal, which is applied to the copy as soon as that is opened; removed with the
/// object.
class JournalTrial {
public:
    /// \throws SQLite::Exception if the disk fails or is full.
    explicit JournalTrial(const std::filesystem::path& file);
    JournalTrial(const JournalTrial&) = delete;
    JournalTrial& operator=(const JournalTrial&) = delete;
    ~JournalTrial();

    [[nodiscard]] const std::filesystem::path& file() const noexcept { return m_file; }

private:
    std::filesystem::path m_file;
};

} // namespace data
