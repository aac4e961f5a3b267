// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/File.hpp"

#include "data/files/FileIdentity.hpp"
#include "platform/Files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

using platform::FileKind;
using platform::OpenFile;

constexpr std::size_t copyBlock = std::size_t{1} << 16U; ///< Bytes read at once.

FileError errorOf(const std::error_code& problem) noexcept {
    if (platform::isDiskFull(problem))
        return FileError::NoSpace;
    const auto isOneOf = [&](auto... errors) { return ((problem == errors) || ...); };
    using std::errc;
    if (isOneOf(errc::no_such_file_or_directory))
        return FileError::Missing;
    if (isOneOf(errc::permission_denied, errc::operation_not_permitted, errc::read_only_file_system))
        return FileError::Denied;
    if (isOneOf(errc::file_exists))
        return FileError::Exists;
    // The last two: a socket, or a device that is not there.
    if (isOneOf(errc::is_a_directory, errc::not_a_directory, errc::no_such_device_or_address, errc::no_such_device))
        return FileError::NotAFile;
    if (isOneOf(errc::filename_too_long))
        return FileError::TooLong;
    return FileError::Failed;
}

tl::unexpected<FileProblem> failed(const std::error_code& problem, const fs::path& file) {
    return tl::unexpected(FileProblem{errorOf(problem), file});
}

/// \returns the problem, if there is one.
tl::expected<void, FileProblem> resultOf(const std::error_code& problem, const fs::path& file) {
    if (problem)
        return failed(problem, file);
    return {};
}

/// Removes a temporary file unless it got its final name.
class Unlinker {
public:
    explicit Unlinker(fs::path file)
        : m_file(std::move(file)) {}
    Unlinker(const Unlinker&) = delete;
    Unlinker& operator=(const Unlinker&) = delete;
    ~Unlinker() {
        if (!m_file.empty())
            platform::removeQuietly(m_file);
    }
    void keep() noexcept { m_file.clear(); }

private:
    fs::path m_file;
};

tl::expected<std::string, FileProblem> readAll(OpenFile& input, const fs::path& file, std::size_t limit) {
    std::string content;
    std::array<char, 1U << 16U> block; // Deliberately not initialised: filled by read.
    while (true) {
        const auto count = input.read(block.data(), block.size());
        if (!count)
            return failed(input.problem(), file);
        if (*count == 0)
            return content;
        content.append(block.data(), *count);
        if (content.size() > limit)
            return tl::unexpected(FileProblem{FileError::TooLarge, file});
    }
}

/// Reads a file if its kind is wanted. The kind is that of the file opened: a path could lead elsewhere in between.
template<class IsWanted>
tl::expected<std::string, FileProblem> readIf(const fs::path& file, std::size_t limit, IsWanted isWanted) {
    if (const auto identity = identityOf(file); identity && isHeld(*identity))
        return tl::unexpected(FileProblem{FileError::Held, file});
    OpenFile input(file, OpenFile::For::Reading);
    const auto status = input.isOpen() ? input.status() : std::nullopt;
    if (!status)
        return failed(input.problem(), file);
    if (!isWanted(status->kind))
        return tl::unexpected(FileProblem{FileError::NotAFile, file});
    if (status->kind == FileKind::Pipe && !input.awaitWriter())
        return failed(input.problem(), file);
    return readAll(input, file, limit);
}

/// Returns the target of a symbolic link, even if it does not exist yet. In a circle of links it returns one of them.
fs::path resolveLink(fs::path file) {
    constexpr int most = 40; // As many as Linux follows.
    std::error_code unknown; // Writing will report what is wrong with the path.
    for (int i = 0; i < most && fs::is_symlink(fs::symlink_status(file, unknown)); ++i) {
        const fs::path target = fs::read_symlink(file, unknown);
        file = file.parent_path() / target; // The target alone, if it is absolute.
    }
    return file;
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

using Rename = std::error_code (*)(const fs::path& from, const fs::path& to);

/// Writes a temporary file beside `target` and renames it to `target`. \param file the path named in problems.
tl::expected<void, FileProblem> put(const fs::path& file, const fs::path& target, std::string_view content,
                                    Rename rename) {
    const fs::path folder = folderOf(target);
    if (auto created = createFolder(folder); !created)
        return created;
    std::error_code error;
    // The rename would replace whatever is there, even a pipe or /dev/full.
    if (const fs::file_status there = fs::status(target, error); fs::exists(there) && !fs::is_regular_file(there))
        return tl::unexpected(FileProblem{FileError::NotAFile, file});

    auto [output, temporary] = platform::createTemporary(folder / temporaryPrefix);
    if (!output.isOpen())
        return failed(output.problem(), file);
    Unlinker unlinker(temporary);
    // Locked until it has its final name, to show that it is not left over: see removeLeftovers. Where files cannot be
    // locked, none is ever taken for that.
    const OpenFile lock = output.again();
    static_cast<void>(output.tryLock());
    if (!output.adoptPermissions(target) || !output.write(content) || !output.sync() || !output.close())
        return failed(output.problem(), file);
    if (const std::error_code problem = rename(temporary, target))
        return failed(problem, file);
    unlinker.keep();
    return resultOf(platform::syncFolder(folder), file);
}

} // namespace

tl::expected<std::string, FileProblem> readFile(const fs::path& file, std::size_t limit) {
    return readIf(file, limit, [](FileKind kind) { return kind == FileKind::Regular || kind == FileKind::Pipe; });
}

tl::expected<std::string, FileProblem> readRegularFile(const fs::path& file, std::size_t limit) {
    return readIf(file, limit, [](FileKind kind) { return kind == FileKind::Regular; });
}

tl::expected<void, FileProblem> writeFile(const fs::path& file, std::string_view content) {
    const fs::path target = resolveLink(file);
    std::error_code unknown; // Writing will report it.
    if (fs::is_symlink(fs::symlink_status(target, unknown)))
        return tl::unexpected(FileProblem{FileError::Failed, file});
    return put(file, target, content, platform::renameReplacing);
}

tl::expected<void, FileProblem> replaceFile(const fs::path& file, std::string_view content) {
    return put(file, file, content, platform::renameReplacing);
}

tl::expected<void, FileProblem> createFile(const fs::path& file, std::string_view content) {
    return put(file, file, content, platform::renameToNew);
}

tl::expected<void, FileProblem> moveFile(const fs::path& from, const fs::path& to) {
    const std::error_code problem = platform::renameToNew(from, to);
    return resultOf(problem, problem == std::errc::file_exists ? to : from);
}

tl::expected<void, FileProblem> replaceWith(const fs::path& written, const fs::path& file) {
    if (const std::error_code problem = platform::renameReplacing(written, file))
        return failed(problem, file);
    return resultOf(platform::syncFolder(folderOf(file)), file);
}

tl::expected<void, FileProblem> removeFile(const fs::path& file) {
    std::error_code error;
    fs::remove(file, error);
    return resultOf(error, file);
}

tl::expected<void, FileProblem> syncNames(const fs::path& folder) {
    return resultOf(platform::syncFolder(folder.empty() ? fs::path(".") : folder), folder);
}

tl::expected<bool, FileProblem> isSame(const fs::path& one, const fs::path& other) {
    std::array<platform::FileState, 2> states;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const fs::path& file = i == 0 ? one : other;
        std::error_code problem;
        const auto state = platform::stateOf(file, problem);
        if (!state)
            return problem == std::errc::no_such_file_or_directory ? tl::expected<bool, FileProblem>(false)
                                                                   : failed(problem, file);
        states[i] = *state;
    }
    const auto& [first, second] = states;
    if (first.device == second.device && first.number == second.number)
        return true;
    constexpr auto regular = platform::FileKind::Regular;
    if (first.kind != regular || second.kind != regular || first.size != second.size)
        return false;
    OpenFile left(one, OpenFile::For::Reading);
    OpenFile right(other, OpenFile::For::Reading);
    if (!left.isOpen() || !right.isOpen())
        return left.isOpen() ? failed(right.problem(), other) : failed(left.problem(), one);
    std::vector<char> block(copyBlock);
    std::vector<char> opposite(copyBlock);
    for (std::uint64_t at = 0; at < static_cast<std::uint64_t>(first.size);) {
        const auto count = left.readAt(at, block.data(), block.size());
        if (!count)
            return failed(left.problem(), one);
        const auto same = *count == 0 ? count : right.readAt(at, opposite.data(), *count);
        if (!same)
            return failed(right.problem(), other);
        if (*same == 0 || !std::equal(block.data(), block.data() + *same, opposite.data()))
            return false;
        at += *same;
    }
    return true;
}

namespace {

/// Copies a file to one that does not exist yet, and syncs it.
tl::expected<void, FileProblem> copySynced(const fs::path& from, const fs::path& to) {
    OpenFile input(from, OpenFile::For::Reading);
    if (!input.isOpen())
        return failed(input.problem(), from);
    OpenFile output(to, OpenFile::For::Creating);
    if (!output.isOpen())
        return failed(output.problem(), to);
    std::string block(copyBlock, '\0');
    for (;;) {
        const auto count = input.read(block.data(), block.size());
        if (!count)
            return failed(input.problem(), from);
        if (*count == 0)
            break;
        if (!output.write(std::string_view(block).substr(0, *count)))
            return failed(output.problem(), to);
    }
    if (!output.sync() || !output.close())
        return failed(output.problem(), to);
    return {};
}

} // namespace

tl::expected<void, FileProblem> keepAs(const fs::path& file, const fs::path& to, const fs::path& temporary) {
    const std::error_code problem = platform::addName(file, to);
    if (!problem)
        return syncNames(folderOf(to));
    if (problem == std::errc::file_exists)
        return failed(problem, to);
    if (problem == std::errc::io_error || platform::isDiskFull(problem) ||
        problem == std::errc::no_such_file_or_directory || problem == std::errc::permission_denied ||
        problem == std::errc::read_only_file_system)
        return failed(problem, file);
    platform::removeQuietly(temporary);
    auto kept = copySynced(file, temporary);
    if (kept)
        kept = moveFile(temporary, to);
    if (!kept) {
        platform::removeQuietly(temporary);
        return kept;
    }
    return syncNames(folderOf(to));
}

tl::expected<fs::path, FileProblem> moveAside(const fs::path& file) {
    fs::path aside;
    std::error_code error;
    for (int number = 1; aside.empty() || fs::exists(fs::symlink_status(aside, error)); ++number)
        aside = pathBeside(file, damagedMark + std::to_string(number));
    if (const std::error_code refused = platform::renameReplacing(file, aside))
        return failed(refused, file);
    return aside;
}

bool isDiskFull(int systemError) noexcept {
    return platform::isDiskFull({systemError, std::generic_category()});
}

FolderLock::FolderLock(const fs::path& folder, std::chrono::milliseconds patience)
    : m_folder(folder.empty() ? fs::path(".") : folder) {
    if (!m_folder.isOpen())
        return;
    constexpr std::chrono::milliseconds pause(10);
    for (std::chrono::milliseconds waited(0);; waited += pause) {
        m_heldByOther = m_folder.tryLock() == platform::Locking::HeldByOther;
        if (!m_heldByOther || waited >= patience)
            return;
        std::this_thread::sleep_for(pause);
    }
}

tl::expected<void, FileProblem> createFolder(const fs::path& folder) {
    std::error_code ignored; // mkdir reports it.
    if (folder.empty() || fs::is_directory(folder, ignored))
        return {};
    const fs::path parent = folder.has_filename() ? folder.parent_path() : folder.parent_path().parent_path();
    if (parent != folder)
        if (auto created = createFolder(parent); !created)
            return created;
    const std::error_code problem = platform::createOwnFolder(folder);
    if (!problem || fs::is_directory(folder, ignored)) // Another program was quicker.
        return {};
    return tl::unexpected(
        FileProblem{problem == std::errc::file_exists ? FileError::NotAFile : errorOf(problem), folder});
}

std::optional<FileProblem> folderProblem(const fs::path& folder) {
    std::error_code error;
    const fs::file_status status = fs::status(folder, error);
    if (fs::is_directory(status))
        return std::nullopt;
    if (fs::exists(status))
        return FileProblem{FileError::NotAFile, folder};
    if (status.type() != fs::file_type::not_found) // Its name is too long, for example.
        return FileProblem{errorOf(error), folder};
    if (fs::is_symlink(fs::symlink_status(folder, error))) // mkdir does not follow a dangling link.
        return FileProblem{FileError::NotAFile, folder};
    const fs::path parent = folderOf(folder.has_filename() ? folder : folder.parent_path());
    if (auto above = folderProblem(parent))
        return above;
    if (fs::is_directory(parent, error)) // Only the closest folder that exists has to allow it.
        if (const std::error_code problem = platform::whyNotWritable(parent))
            return FileProblem{errorOf(problem), parent};
    return std::nullopt;
}

} // namespace data
