#pragma once

#include "game/look/TownPicture.hpp"
#include "ui/Animation.hpp"

namespace game {

/// The town behind a scene: painted in the background, a step in every frame, since all at once would hold up the first
/// one; it fades in once it is complete.
class AppearingTown {
public:
    /// \param atlases as for TownPicture.
    explicit AppearingTown(LampAtlases* atlases = nullptr)
        : m_picture(atlases) {}

    /// Painted again only if anything in it has changed.
    void show(Town town);
    /// To be called when the scale or the theme may have changed.
    void renew() { m_painted = false; }
    [[nodiscard]] const Town& town() const noexcept { return m_town; }

    void update(ui::Seconds step, const ui::Theme& theme, const ui::Viewport& viewport, ui::Motion motion);
    [[nodiscard]] bool animating() const { return !m_painted || m_shown.moving(); }
    [[nodiscard]] float shown() const { return m_shown.value(); } ///< 0 … 1: its opacity.
    /// Without the opacity, which is for the caller to apply to whatever belongs to the town. \pre shown() > 0.
    void draw(ui::Canvas& canvas) const { m_picture.draw(canvas, m_town); }
    /// Lets go of the picture while it is not seen.
    void release();

private:
    Town m_town;
    mutable TownPicture m_picture;
    bool m_painted = false; ///< The picture is complete.
    ui::Tween m_shown;
};

} // namespace game
