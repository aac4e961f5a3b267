#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Canvas.hpp"

#include <optional>

namespace game {

/// One window of a campaign house.
struct LevelWindow {
    enum class State : std::uint8_t {
        Awake,  ///< Open, not solved: lit.
        Asleep, ///< Solved: dark, with its stars.
        Locked, ///< Shutters with a brass lock.
    } state = State::Awake;
    int stars = 0;
    std::optional<Silhouette> silhouette = std::nullopt; ///< Behind lit glass.
    bool focused = false;
    bool hovered = false;
};

/// The window round `centre` (one wholly outside a clip is left to the caller to leave out); `pitch` (106 on the
/// campaign screen) is that of a board's cell. Its plaque is another call.
void drawLevelWindow(ui::Canvas& canvas, LampAtlases& atlases, ui::Vec centre, float pitch, const LevelWindow& window);

/// Four brackets round a window of the given pitch: the keyboard's focus.
void drawBrackets(ui::Canvas& canvas, ui::Vec centre, float pitch);

} // namespace game
