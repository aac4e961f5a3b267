// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/app/SceneStack.hpp"
#include "game/look/Backdrop.hpp"
#include "ui/Animation.hpp"

namespace game {

/// The whole picture: the street, and the scenes in front of it. When the scene changes, the camera walks along it.
class Stage {
public:
    explicit Stage(SceneStack& scenes)
        : m_scenes(scenes) {}

    void setMotion(ui::Motion motion);
    [[nodiscard]] const ui::Motion& motion() const noexcept { return m_motion; }
    /// Sets whether the stars twinkle and the cat moves; on only while the player is active.
    void setAmbient(bool ambient);

    void update(ui::Seconds step);
    /// Whether the last update changed the street.
    [[nodiscard]] bool streetChanged() const noexcept { return m_streetChanged; }
    void draw(ui::Canvas& canvas) const;
    [[nodiscard]] bool animating() const;
    /// Whether the street itself is changing, apart from the twinkling.
    [[nodiscard]] bool moving() const noexcept { return m_night.moving() || m_pavement.moving(); }

private:
    static constexpr float way = 320; ///< Distance the camera walks between two screens, in logical units.

    SceneStack& m_scenes;
    Backdrop m_backdrop;
    ui::Motion m_motion;
    Scenery m_shown;
    ui::Tween m_night{0.35F};
    ui::Tween m_pavement{58};
    float m_walkedBefore = 0; ///< Position of the camera when the walk began.
    bool m_walking = false;
    bool m_ambient = true;
    bool m_first = true;
    bool m_streetChanged = true;
};

} // namespace game
