#include "game/play/BoardRoom.hpp"

#include "game/play/BoardWidget.hpp"
#include "game/play/PlayPanels.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float top = 76;
constexpr float portTop = 44;
constexpr float smallHouseSinks = 0.55F; ///< Of the height that a small board leaves.

} // namespace

void placeBetween(const PlayPanels& panels, BoardWidget& board, float ground, const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    const bool joined = board.joined();
    const float gap = viewport.compact() ? 30.0F : 52.0F;
    const float free = ground - top - (joined ? 20.0F : viewport.compact() ? 44.0F : 52.0F);
    const float middle = content.centre().x;
    const float half = std::min(middle - panels.left().right(), panels.right().x - middle) - gap;
    ui::Rect room{middle - half, top, 2 * half, free};
    const float beside = viewport.compact() ? 14 : 24;
    const ui::Rect port{room.x - beside, portTop, room.w + 2 * beside, ground - portTop};
    board.placeIn(room, port, ground, viewport);
    if (joined)
        return;
    room.y += (free - board.camera().whole().windows().height / viewport.scale()) * smallHouseSinks;
    board.placeIn({room.x, room.y, room.w, top + free - room.y}, port, ground, viewport);
}

} // namespace game
