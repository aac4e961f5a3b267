#include "game/scene/Destination.hpp"

#include "data/levels/Library.hpp"

namespace game {

std::optional<Destination> boardPlace(const Challenge& challenge, const data::Library& library) {
    if (challenge.day())
        return ToDaily{challenge.day(), challenge.dailySeries()};
    const auto level = library.levelOf(challenge.key);
    if (!level)
        return std::nullopt;
    return ToCampaign{level->pack->pack.id, level->level().id};
}

} // namespace game
