// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/LevelToEdit.hpp"

#include "data/levels/BoardCode.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/controls/LevelTransfer.hpp"

#include <system_error>

namespace game {

namespace fs = std::filesystem;

std::optional<data::StoredLevel> ownLevelIn(const fs::path& file, const data::OwnLevels& levels) {
    std::error_code error;
    const fs::path whole = fs::absolute(file, error);
    if (error || levels.folder().empty() || !fs::equivalent(whole.parent_path(), levels.folder(), error) || error)
        return std::nullopt;
    auto stored = data::OwnLevels::read(levels.folder() / whole.filename()); // By the same path as in the library.
    return stored ? std::optional(*std::move(stored)) : std::nullopt;
}

tl::expected<data::StoredLevel, std::string> typedLevel(const std::string& typed, const data::Paths& paths,
                                                        const data::OwnLevels& levels, const text::Text& text) {
    const fs::path file = typedPath(typed, paths);
    std::error_code ignored; // A file that cannot be accessed counts as none.
    const bool isFile = !file.empty() && fs::is_regular_file(file, ignored);
    if (isFile)
        if (auto own = ownLevelIn(file, levels))
            return *std::move(own);
    if (!isFile && !data::looksLikeBoardCode(typed))
        return tl::unexpected(text.tr("{1} is neither a file nor a share code.", file.string()));
    return openBoard(isFile ? file.string() : typed, text).map([](const OpenedBoard& board) {
        return data::StoredLevel{board.asNewLevel(), {}, {}};
    });
}

} // namespace game
