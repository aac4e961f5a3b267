#pragma once

#include "data/levels/Level.hpp"

#include <filesystem>
#include <string>

namespace data {

/// A level with the file that it stands in, alone.
struct StoredLevel {
    Level level;
    std::filesystem::path file; ///< Empty: in none yet.
    std::string content; ///< What the file held when it was read or written: what another program did to it since
                         ///< is noticed by that.

    friend bool operator==(const StoredLevel&, const StoredLevel&) = default;
};

} // namespace data
