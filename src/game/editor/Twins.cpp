#include "game/editor/Twins.hpp"

#include "lights/ShareCode.hpp"

namespace game {

Twins::Twins(const data::Library& library) {
    const auto add = [this](const data::LibraryPack& pack) {
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i) {
            const data::Level& level = pack.pack.levels[i];
            m_levels.emplace(lights::encodePuzzle(level.puzzle), Known{level.name, pack.files[i]});
        }
    };
    for (const data::LibraryPack& pack : library.campaign())
        add(pack);
    for (const data::LibraryPack& pack : library.own())
        add(pack);
}

const data::LocalText* Twins::of(const EditorDocument& document) const {
    const auto puzzle = document.board.puzzle();
    if (!puzzle)
        return nullptr;
    const auto [from, to] = m_levels.equal_range(lights::encodePuzzle(*puzzle));
    for (auto level = from; level != to; ++level)
        if (document.file.empty() || level->second.file != document.file)
            return &level->second.name;
    return nullptr;
}

} // namespace game
