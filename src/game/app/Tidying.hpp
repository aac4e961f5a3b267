#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Resources.hpp"

namespace game {

/// Lets go of what only earlier scenes needed, once the picture rests after a change: windows baked at their sizes,
/// lights, and the room that two scenes drawn at once took. What is wanted again is baked again, which takes less than
/// a frame.
class Tidying {
public:
    Tidying(LampAtlases& atlases, ui::Resources& resources)
        : m_atlases(atlases)
        , m_resources(resources) {}

    /// Other things are shown from now on, or at another size.
    void changed() noexcept { m_pictures = 2; }
    /// To be called when a picture was drawn and no scene walks.
    void restingPictureDrawn() noexcept { m_drawn = m_pictures > 0; }
    /// Whether pictures are wanted that would else not be drawn, to see what is in use.
    [[nodiscard]] bool waiting() const noexcept { return m_pictures > 0; }
    /// Not while a canvas lives.
    void update();

private:
    LampAtlases& m_atlases;
    ui::Resources& m_resources;
    int m_pictures = 0; ///< To be drawn until all is tidy: the first shows what is in use, the second is the proof.
    bool m_drawn = false;
};

} // namespace game
