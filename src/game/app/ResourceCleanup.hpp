// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Resources.hpp"

namespace game {

/// Frees what only earlier scenes needed, once the picture has settled after a change: windows baked at their sizes,
/// and lights. Anything needed again is baked again, which takes less than a frame.
class ResourceCleanup {
public:
    ResourceCleanup(LampAtlases& atlases, ui::Resources& resources)
        : m_atlases(atlases)
        , m_resources(resources) {}

    /// To be called when other things are shown, or the size changes.
    void changed() noexcept { m_framesLeft = 2; }
    /// To be called when a frame was drawn and no walk is under way.
    void settledFrameDrawn() noexcept { m_drawn = m_framesLeft > 0; }
    /// Whether extra frames have to be drawn to find out what is in use.
    [[nodiscard]] bool waiting() const noexcept { return m_framesLeft > 0; }
    /// Frees what is no longer used. \pre no canvas exists.
    void update();

private:
    LampAtlases& m_atlases;
    ui::Resources& m_resources;
    int m_framesLeft = 0; ///< Frames left to draw: one to find out what is in use, one to check after clearing.
    bool m_drawn = false;
};

} // namespace game
