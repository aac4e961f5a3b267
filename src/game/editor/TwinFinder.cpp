// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/TwinFinder.hpp"

namespace game {

TwinFinder::TwinFinder(const data::Library& library) {
    const auto add = [this](const data::LibraryPack& pack) {
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i) {
            const data::Level& level = pack.pack.levels[i];
            m_levels.emplace(data::codeOf(level.puzzle), Known{level.name, pack.files[i]});
        }
    };
    for (const data::LibraryPack& pack : library.campaign())
        add(pack);
    for (const data::LibraryPack& pack : library.nextDoor())
        add(pack);
    for (const data::LibraryPack& pack : library.own())
        add(pack);
}

const data::LocalText* TwinFinder::of(const EditorDocument& document) const {
    const auto puzzle = puzzleOf(document);
    if (!puzzle)
        return nullptr;
    const auto [from, to] = m_levels.equal_range(data::codeOf(*puzzle));
    for (auto level = from; level != to; ++level)
        if (document.file.empty() || level->second.file != document.file)
            return &level->second.name;
    return nullptr;
}

} // namespace game
