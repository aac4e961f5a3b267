// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Characters.hpp"
#include "data/files/File.hpp"
#include "data/files/Paths.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <string>

namespace game {

/// Creates a new file: "NAME.ending", or if that exists "NAME-2.ending" and so on. \param write creates the file under
/// the given path. \returns the file, or why it could not be created.
template<class Write>
tl::expected<std::filesystem::path, data::FileProblem>
saveNew(const std::filesystem::path& folder, const std::string& name, const std::string& ending, const Write& write) {
    constexpr int most = 999; ///< Files of the same name.
    for (int number = 1;; ++number) {
        const std::filesystem::path file = folder / data::pathFromText(data::numbered(name, number) + ending);
        const auto written = write(file);
        if (written)
            return file;
        if (written.error().error != data::FileError::Exists || number == most)
            return tl::unexpected(written.error());
    }
}

} // namespace game
