#pragma once

#include "ui/Canvas.hpp"

#include <memory>
#include <vector>

namespace game {

/// What of the street is in sight.
struct Scenery {
    float night = 0.35F;         ///< 0 … 1: how much of the starry sky shows.
    float walked = 0;            ///< How far the camera has walked along the street, logical units; right is positive.
    float pavement = 58;         ///< Height of the strip at the bottom: 58, 92, or 0 for none.
    float twinkle = 0;           ///< Seconds that the stars have twinkled; they stand still while this does not change.
    bool skyline = true;         ///< The roofs.
    std::vector<ui::Rect> quiet; ///< Where text stands on the sky: no star within 8 units of it.
};

/// Sky, stars, far and near roofs, and the pavement. They fill the window; the same street at every size.
class Backdrop {
public:
    Backdrop();
    ~Backdrop();
    Backdrop(const Backdrop&) = delete;
    Backdrop& operator=(const Backdrop&) = delete;

    void draw(ui::Canvas& canvas, const Scenery& scenery) const;

private:
    struct Painted; ///< What is kept for one size and theme.

    [[nodiscard]] Painted& painted(const ui::Canvas& canvas) const;

    mutable std::unique_ptr<Painted> m_painted; ///< Baked again when size or theme change.
};

/// How far the sky is uncovered: follows the share of windows that are done, smoothly.
inline constexpr float skyFollowTime = 0.400F;
inline constexpr float skyRevealTime = 1.200F; ///< At the win.

} // namespace game
