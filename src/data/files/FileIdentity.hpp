#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace data {

/// Tells files apart that may have stood at one path one after the other. A file that somebody has open keeps its
/// identity, also when its name is gone. The number of a file that nobody has open any more is soon given to another;
/// kind and time of birth (where the file system knows it) tell these apart.
struct FileIdentity {
    std::uint32_t deviceMajor = 0;
    std::uint32_t deviceMinor = 0;
    std::uint64_t number = 0;
    std::uint16_t kind = 0;
    std::int64_t bornSeconds = 0;
    std::uint32_t bornNanoseconds = 0;

    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// What stands at a path now, links followed; nothing where nothing does or it cannot be looked at.
[[nodiscard]] std::optional<FileIdentity> identityOf(const std::filesystem::path& file) noexcept;

} // namespace data
