#pragma once

#include <filesystem>
#include <optional>
#include <sys/types.h>

namespace data {

/// Tells files apart that may have stood at one path one after the other. A file that somebody has open keeps its
/// identity, also when its name is gone.
struct FileIdentity {
    dev_t device{};
    ino_t number{};

    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// What stands at a path now, links followed; nothing where nothing does or it cannot be looked at.
[[nodiscard]] std::optional<FileIdentity> identityOf(const std::filesystem::path& file) noexcept;

} // namespace data
