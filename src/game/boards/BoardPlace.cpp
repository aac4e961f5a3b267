#include "game/boards/BoardPlace.hpp"

namespace game {

std::optional<Destination> boardPlace(const Challenge& challenge, const data::Library& library) {
    if (challenge.day())
        return ToDaily{challenge.day()};
    const auto level = library.levelOf(challenge.key);
    if (!level)
        return std::nullopt;
    return ToCampaign{level->pack->pack.id, level->level().id};
}

House houseOf(const Challenge& challenge) {
    return challenge.place() ? houseOfPack(challenge.place()->packId) : House::Slate;
}

} // namespace game
