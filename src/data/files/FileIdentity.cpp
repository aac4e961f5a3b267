#include "data/files/FileIdentity.hpp"

#include <fcntl.h>
#include <sys/stat.h>

namespace data {

std::optional<FileIdentity> identityOf(const std::filesystem::path& file) noexcept {
    struct statx status {};
    if (::statx(AT_FDCWD, file.c_str(), 0, STATX_TYPE | STATX_INO | STATX_BTIME, &status) != 0)
        return std::nullopt;
    const bool knowsBirth = (status.stx_mask & STATX_BTIME) != 0;
    return FileIdentity{status.stx_dev_major,
                        status.stx_dev_minor,
                        status.stx_ino,
                        static_cast<std::uint16_t>(status.stx_mode & S_IFMT),
                        knowsBirth ? status.stx_btime.tv_sec : 0,
                        knowsBirth ? status.stx_btime.tv_nsec : 0};
}

} // namespace data
