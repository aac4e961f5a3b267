#include "data/FileIdentity.hpp"

#include <sys/stat.h>

namespace data {

std::optional<FileIdentity> identityOf(const std::filesystem::path& file) noexcept {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return std::nullopt;
    return FileIdentity{status.st_dev, status.st_ino};
}

} // namespace data
