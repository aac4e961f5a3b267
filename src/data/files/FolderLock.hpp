#pragma once

#include <filesystem>

namespace data {

/// Keeps other programs that take the same lock out of a folder while the object lives. Advisory, and best effort:
/// where the lock cannot be had (no such folder, no support, held for longer than two seconds) the object holds
/// nothing.
class FolderLock {
public:
    explicit FolderLock(const std::filesystem::path& folder);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock();

private:
    int m_descriptor;
};

} // namespace data
