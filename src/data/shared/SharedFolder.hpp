// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/File.hpp"
#include "data/shared/SharedProblem.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace data {

/// The runs of a board in one file, as in docs/run-format.md.
struct SharedFile {
    std::string name;  ///< See sharedFileName.
    std::string lines; ///< At most maxSharedFileBytes.

    friend bool operator==(const SharedFile&, const SharedFile&) = default;
};

inline constexpr std::size_t maxSharedFileBytes = std::size_t{16} << 20; ///< A larger file is skipped.
inline constexpr std::size_t maxSharedFiles = 200'000;

/// Returns the name of a file with these lines: their SHA-256 and ".jsonl". A reader can tell from it whether the file
/// is complete, and copies of a file have the same name.
[[nodiscard]] std::string sharedFileName(std::string_view lines);

/// What is in the folder of runs.
struct SharedListing {
    std::vector<std::string> files; ///< Those with the name of a file of runs, in alphabetical order.
    std::size_t strange = 0;        ///< How many others there are, without temporary files.
};

/// A folder in which many computers keep runs that all of them read: docs/shared-boards.md. Each file is written once,
/// under a temporary name, and never changed; so no locks are needed, and copying, syncing and network drives do no
/// harm. Any operation can take as long as the drive does.
class SharedFolder {
public:
    explicit SharedFolder(std::filesystem::path folder)
        : m_folder(std::move(folder)) {}

    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return m_folder; }

    /// Makes an existing folder a shared leaderboard. Does nothing if it is one, and replaces nothing.
    [[nodiscard]] tl::expected<void, SharedProblem> create() const;
    /// Writes a damaged marker anew; runs and class stay as they are. Does nothing to a sound one, or without one.
    [[nodiscard]] tl::expected<void, SharedProblem> repair() const;
    /// Whether the folder is a shared leaderboard that can be read.
    [[nodiscard]] tl::expected<void, SharedProblem> check() const;

    /// Writes a file, synced, unless it is there already. A file of this name with other content, which was not copied
    /// completely, is replaced.
    [[nodiscard]] tl::expected<void, SharedProblem> publish(const SharedFile& file) const;
    /// Publishes runs that have no file yet.
    [[nodiscard]] tl::expected<void, SharedProblem> give(const std::string& lines) const {
        return publish({sharedFileName(lines), lines});
    }

    [[nodiscard]] tl::expected<SharedListing, SharedProblem> list() const;
    /// Removes a file of the listing, whose runs another one has by now. Others may not be allowed to.
    [[nodiscard]] tl::expected<void, SharedProblem> remove(const std::string& name) const;

    /// What a file turned out to be.
    enum class Content : std::uint8_t {
        Complete,
        Unfinished, ///< Not the content that its name promises: perhaps it is still being copied.
        Strange,    ///< No file, or too large.
    };
    struct Read {
        Content content{};
        std::string lines; ///< If Complete.
    };
    /// Reads a file of the listing.
    [[nodiscard]] tl::expected<Read, SharedProblem> read(const std::string& name) const;

    /// Reads what the board's class is to do, its file class.json (see ClassPlan); empty without a class.
    [[nodiscard]] tl::expected<std::string, SharedProblem> readClass() const;
    /// Replaces that file, or removes it if `text` is empty.
    /// \param before its content when it was read; SharedProblem::Changed if it is another one now.
    [[nodiscard]] tl::expected<void, SharedProblem> writeClass(const std::string& before,
                                                               const std::string& text) const;

    /// Removes temporary files that have not changed for a day: those of programs that were killed. Failures are
    /// ignored.
    void removeLeftovers() const;

private:
    class Opened;

    /// Opens the folder, checks that it is a board, and calls `use(const Opened&)`.
    template<class Use>
    auto with(const Use& use) const -> std::invoke_result_t<Use, const Opened&>;
    [[nodiscard]] static tl::expected<std::string, SharedProblem> readClassText(const std::filesystem::path& file);
    [[nodiscard]] static tl::expected<Read, SharedProblem> readFrom(const std::filesystem::path& file,
                                                                    const std::string& name);

    std::filesystem::path m_folder;
};

} // namespace data
