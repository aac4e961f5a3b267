// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/LevelToEdit.hpp"

#include "data/files/Paths.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelText.hpp"
#include "data/levels/PackFile.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/controls/LevelTransfer.hpp"

#include <system_error>

namespace game {

namespace fs = std::filesystem;

bool isLevelFile(const std::string& name) {
    std::error_code ignored; // A file that cannot be accessed counts as none.
    return fs::is_regular_file(data::pathFromText(name), ignored);
}

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
    const auto [name, id] = data::fileAndLevel(typedPath(typed, paths).string(), isLevelFile);
    const fs::path file = data::pathFromText(name);
    const bool isFile = !file.empty() && isLevelFile(name);
    if (isFile)
        if (auto own = ownLevelIn(file, levels))
            return *std::move(own);
    if (isFile && !id.empty())
        if (const auto pack = data::PackFile::read(file))
            if (const auto entry = pack->find(id))
                return pack->level(*entry);
    if (!isFile && !data::looksLikeBoardCode(typed))
        return tl::unexpected(text.tr("{1} is neither a file nor a share code.", file.string()));
    return openBoard(isFile ? name + (id.empty() ? "" : "#" + id) : typed, text).map([](const OpenedBoard& board) {
        return data::StoredLevel{board.asNewLevel(), {}, {}};
    });
}

} // namespace game
