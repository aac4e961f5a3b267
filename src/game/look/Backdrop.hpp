#pragma once

#include "ui/Canvas.hpp"

#include <memory>

namespace game {

/// What of the street is in sight.
struct Scenery {
    float night = 0.35F;     ///< 0 … 1: how much of the starry sky shows.
    float walked = 0;        ///< How far the camera has walked along the street, logical units; right is positive.
    float pavement = 58;     ///< Height of the strip at the bottom: 58, 92, or 0 for none.
    float twinkle = 0;       ///< Seconds that the stars have twinkled; they stand still while this does not change.
    bool skyline = true;     ///< The roofs.
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
    [[nodiscard]] const Painted& painted(const ui::Canvas& canvas, const Scenery& scenery) const;

    mutable std::unique_ptr<Painted> m_painted; ///< Baked when size or theme change.
};

} // namespace game
