#pragma once

#include "game/look/Town.hpp"
#include "ui/Canvas.hpp"

#include <memory>
#include <vector>

namespace game {

/// The town as a picture, which is painted only when something in it, the size or the theme has changed.
class TownPicture {
public:
    TownPicture();
    ~TownPicture();
    TownPicture(const TownPicture&) = delete;
    TownPicture& operator=(const TownPicture&) = delete;

    /// What is to be seen.
    struct Content {
        TownPlan plan;
        std::vector<TownHouse> houses;
        House current = House::Slate; ///< See paintTown().
        TownLight light = TownLight::Night;

        friend bool operator==(const Content&, const Content&) = default;
    };

    /// Draws it with the layers of the canvas.
    void draw(ui::Canvas& canvas, const Content& content) const;
    /// Lets go of the picture, which takes a few megabytes, until it is drawn again.
    void release() const;

private:
    struct Painted;

    mutable std::unique_ptr<Painted> m_painted;
};

} // namespace game
