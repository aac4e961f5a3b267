// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedFolder.hpp"

#include "data/files/Json.hpp"
#include "data/shared/Sha256.hpp"
#include "platform/Files.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <system_error>
#include <type_traits>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view markerName = "lichter-aus-board.json";
constexpr std::string_view markerFormat = "lichter-aus/shared-board";
constexpr int markerVersion = 1;
constexpr std::size_t maxMarkerBytes = 4096;
constexpr std::string_view className = "class.json";
constexpr std::string_view runsName = "runs";
constexpr std::string_view runsEnding = ".jsonl";
constexpr std::size_t hashDigits = 64;
constexpr std::chrono::hours leftoverAfter(24);

SharedProblem problemOf(const FileProblem& problem) noexcept {
    switch (problem.error) {
    case FileError::Missing:
        return SharedProblem::Absent;
    case FileError::Denied:
        return SharedProblem::Denied;
    case FileError::NoSpace:
        return SharedProblem::NoSpace;
    case FileError::NotAFile:
    case FileError::TooLarge:
        return SharedProblem::NotAFile;
    default:
        return SharedProblem::Failed;
    }
}

SharedProblem problemOf(const std::error_code& error) noexcept {
    if (error == std::errc::no_such_file_or_directory)
        return SharedProblem::Absent;
    if (error == std::errc::permission_denied || error == std::errc::operation_not_permitted ||
        error == std::errc::read_only_file_system)
        return SharedProblem::Denied;
    const bool inTheWay = error == std::errc::not_a_directory || error == std::errc::file_exists;
    return inTheWay ? SharedProblem::NotAFile : SharedProblem::Failed;
}

bool isHexDigit(char c) noexcept {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

bool isFileOfRuns(std::string_view name) noexcept {
    return name.size() == hashDigits + runsEnding.size() && name.substr(hashDigits) == runsEnding &&
           std::all_of(name.begin(), name.begin() + hashDigits, isHexDigit);
}

bool isTemporary(std::string_view name) noexcept {
    return name.starts_with(temporaryPrefix) && name.size() == temporaryPrefix.size() + temporaryLetters;
}

/// The content of the marker: the same on every computer, so that it does not matter who writes it, or how many do.
std::string markerText() {
    Json marker = Json::object();
    marker["format"] = markerFormat;
    marker["version"] = markerVersion;
    return fileText(marker);
}

/// Calls `visit(entry)` for what is in a folder, until that returns false.
template<class Visit>
tl::expected<void, SharedProblem> forEachEntry(const fs::path& folder, const Visit& visit) {
    std::error_code error;
    fs::directory_iterator at(folder, error);
    for (; !error && at != fs::directory_iterator(); at.increment(error))
        if (!visit(*at))
            return {};
    if (error)
        return tl::unexpected(problemOf(error));
    return {};
}

} // namespace

std::string sharedFileName(std::string_view lines) {
    return sha256(lines).append(runsEnding);
}

/// The folder as it was opened.
class SharedFolder::Opened {
public:
    explicit Opened(const fs::path& folder)
        : m_folder(folder) {}

    [[nodiscard]] bool isOpen() const noexcept { return m_folder.isOpen(); }
    /// Why it is not open.
    [[nodiscard]] SharedProblem problem() const noexcept { return problemOf(m_folder.problem()); }
    [[nodiscard]] fs::path folder() const { return m_folder.path(); }
    [[nodiscard]] fs::path marker() const { return folder() / markerName; }
    [[nodiscard]] fs::path classFile() const { return folder() / className; }
    [[nodiscard]] fs::path runs() const { return folder() / runsName; }

    /// Whether it is a board.
    [[nodiscard]] tl::expected<void, SharedProblem> check() const {
        if (fs::is_symlink(status(marker())) || fs::is_symlink(status(runs())))
            return tl::unexpected(SharedProblem::NotAFile);
        const auto text = readRegularFile(marker(), maxMarkerBytes);
        if (!text)
            return tl::unexpected(text.error().error == FileError::Missing ? SharedProblem::NoBoard
                                                                           : problemOf(text.error()));
        ProblemSink ignored{{}};
        const auto read = parseJson(*text, ignored);
        const auto has = [&](const char* key, const auto& value) {
            return read->contains(key) && read->at(key) == value;
        };
        if (!read || !read->is_object() || !has("format", markerFormat))
            return tl::unexpected(SharedProblem::Damaged);
        if (!has("version", markerVersion))
            return tl::unexpected(SharedProblem::Newer);
        std::error_code error;
        if (!fs::is_directory(runs(), error))
            return tl::unexpected(error ? problemOf(error) : SharedProblem::NotAFile);
        return {};
    }

    /// What is at a path, without following a link.
    [[nodiscard]] static fs::file_status status(const fs::path& path) {
        std::error_code unknown; // Then there is nothing.
        return fs::symlink_status(path, unknown);
    }

private:
    platform::HeldFolder m_folder;
};

template<class Use>
auto SharedFolder::with(const Use& use) const -> std::invoke_result_t<Use, const Opened&> {
    const Opened opened(m_folder);
    if (!opened.isOpen())
        return tl::unexpected(opened.problem());
    if (const auto board = opened.check(); !board)
        return tl::unexpected(board.error());
    return use(opened);
}

tl::expected<void, SharedProblem> SharedFolder::create() const {
    const Opened opened(m_folder);
    if (!opened.isOpen())
        return tl::unexpected(opened.problem());
    if (const auto there = opened.check(); there || there.error() != SharedProblem::NoBoard)
        return there;
    std::error_code error;
    fs::create_directory(opened.runs(), error);
    if (error)
        return tl::unexpected(problemOf(error));
    // Anyone who may write to the folder may write runs. Some drives have fixed permissions; then those apply.
    fs::permissions(opened.runs(), fs::status(m_folder, error).permissions(), error);
    // Another computer may make the same board at the same time. Anything else with that name is kept.
    const auto written = createFile(opened.marker(), markerText());
    if (!written && written.error().error != FileError::Exists)
        return tl::unexpected(problemOf(written.error()));
    return opened.check();
}

tl::expected<void, SharedProblem> SharedFolder::repair() const {
    const Opened opened(m_folder);
    if (!opened.isOpen())
        return tl::unexpected(opened.problem());
    if (const auto there = opened.check(); there || there.error() != SharedProblem::Damaged)
        return there;
    if (const auto written = replaceFile(opened.marker(), markerText()); !written)
        return tl::unexpected(problemOf(written.error()));
    return opened.check();
}

tl::expected<void, SharedProblem> SharedFolder::check() const {
    return with([](const Opened&) -> tl::expected<void, SharedProblem> { return {}; });
}

tl::expected<void, SharedProblem> SharedFolder::publish(const SharedFile& file) const {
    return with([&](const Opened& opened) -> tl::expected<void, SharedProblem> {
        const fs::path path = opened.runs() / file.name;
        auto written = createFile(path, file.lines);
        if (!written && written.error().error == FileError::Exists) {
            const auto there = readFrom(path, file.name);
            if (!there)
                return tl::unexpected(there.error());
            if (there->content == Content::Complete)
                return {};
            written = replaceFile(path, file.lines);
        }
        if (!written)
            return tl::unexpected(problemOf(written.error()));
        return {};
    });
}

tl::expected<SharedListing, SharedProblem> SharedFolder::list() const {
    return with([](const Opened& opened) -> tl::expected<SharedListing, SharedProblem> {
        SharedListing listing;
        const auto listed = forEachEntry(opened.runs(), [&](const fs::directory_entry& entry) {
            std::string name = entry.path().filename().string();
            if (isFileOfRuns(name))
                listing.files.push_back(std::move(name));
            else if (!isTemporary(name))
                ++listing.strange;
            return listing.files.size() <= maxSharedFiles;
        });
        if (!listed)
            return tl::unexpected(listed.error());
        if (listing.files.size() > maxSharedFiles)
            return tl::unexpected(SharedProblem::TooMany);
        std::sort(listing.files.begin(), listing.files.end());
        return listing;
    });
}

tl::expected<void, SharedProblem> SharedFolder::remove(const std::string& name) const {
    return with([&](const Opened& opened) -> tl::expected<void, SharedProblem> {
        if (const auto removed = removeFile(opened.runs() / name); !removed)
            return tl::unexpected(problemOf(removed.error()));
        return {};
    });
}

tl::expected<SharedFolder::Read, SharedProblem> SharedFolder::read(const std::string& name) const {
    return with([&](const Opened& opened) { return readFrom(opened.runs() / name, name); });
}

tl::expected<SharedFolder::Read, SharedProblem> SharedFolder::readFrom(const fs::path& file, const std::string& name) {
    if (fs::is_symlink(Opened::status(file)))
        return Read{Content::Strange, {}};
    auto lines = readRegularFile(file, maxSharedFileBytes);
    if (lines)
        return sharedFileName(*lines) == name ? Read{Content::Complete, *std::move(lines)}
                                              : Read{Content::Unfinished, {}};
    switch (lines.error().error) {
    case FileError::Missing: // Removed since it was listed.
        return Read{Content::Unfinished, {}};
    case FileError::NotAFile:
    case FileError::TooLarge:
        return Read{Content::Strange, {}};
    default:
        return tl::unexpected(problemOf(lines.error()));
    }
}

tl::expected<std::string, SharedProblem> SharedFolder::readClassText(const fs::path& file) {
    if (fs::is_symlink(Opened::status(file)))
        return tl::unexpected(SharedProblem::NotAFile);
    auto text = readRegularFile(file, maxClassFileBytes);
    if (text)
        return *std::move(text);
    if (text.error().error == FileError::Missing)
        return std::string();
    return tl::unexpected(problemOf(text.error()));
}

tl::expected<std::string, SharedProblem> SharedFolder::readClass() const {
    return with([](const Opened& opened) { return readClassText(opened.classFile()); });
}

tl::expected<void, SharedProblem> SharedFolder::writeClass(const std::string& before, const std::string& text) const {
    return with([&](const Opened& opened) -> tl::expected<void, SharedProblem> {
        const fs::path file = opened.classFile();
        const auto there = readClassText(file);
        if (!there)
            return tl::unexpected(there.error());
        if (*there != before)
            return tl::unexpected(SharedProblem::Changed);
        auto written = text.empty()     ? removeFile(file)
                       : before.empty() ? createFile(file, text)
                                        : replaceFile(file, text);
        if (!written && written.error().error == FileError::Exists) {
            if (readClassText(file).value_or("?") != before)
                return tl::unexpected(SharedProblem::Changed);
            written = replaceFile(file, text); // An empty file.
        }
        if (!written)
            return tl::unexpected(problemOf(written.error()));
        return {};
    });
}

void SharedFolder::removeLeftovers() const {
    const auto now = fs::file_time_type::clock::now();
    const auto isLeftover = [&](const fs::directory_entry& entry) {
        std::error_code error;
        return isTemporary(entry.path().filename().string()) &&
               entry.symlink_status(error).type() == fs::file_type::regular &&
               now - entry.last_write_time(error) > leftoverAfter && !error;
    };
    static_cast<void>(with([&](const Opened& opened) -> tl::expected<void, SharedProblem> {
        for (const fs::path& folder : {opened.folder(), opened.runs()}) {
            const auto removed = forEachEntry(folder, [&](const fs::directory_entry& entry) {
                std::error_code ignored;
                if (isLeftover(entry))
                    fs::remove(entry.path(), ignored);
                return true;
            });
            if (!removed)
                return removed;
        }
        return {};
    }));
}

} // namespace data
