#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Canvas.hpp"

#include <cstdint>
#include <optional>

namespace game {

/// One window of a campaign house.
struct LevelWindow {
    enum class State : std::uint8_t {
        Awake,  ///< Unlocked, not solved: lit.
        Asleep, ///< Solved: dark, with its stars.
        Locked, ///< Shutters with a brass lock.
    } state = State::Awake;
    int stars = 0;
    std::optional<Resident> resident = std::nullopt; ///< Behind lit glass.
    ResidentSet neighbours{};                        ///< Everybody in the house; they are baked together.
    bool focused = false;
    bool hovered = false;
    float degrees = 0; ///< Tilted clockwise; its stars and lock stay upright.
};

/// Draws the window around `centre`, but not its plaque; does not skip windows outside the clip. \param pitch that of a
/// board's cell (106 on the campaign screen).
void drawLevelWindow(ui::Canvas& canvas, LampAtlases& atlases, ui::Vec centre, float pitch, const LevelWindow& window);

/// Four brackets around a window of the given pitch: the keyboard focus.
void drawBrackets(ui::Canvas& canvas, ui::Vec centre, float pitch);

} // namespace game
