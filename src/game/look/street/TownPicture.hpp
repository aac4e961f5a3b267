// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/street/Town.hpp"
#include "ui/Canvas.hpp"

#include <cstddef>
#include <memory>

namespace game {

class LampAtlases;

/// The town as a picture, which is painted again only when something in it, the size or the theme has changed.
class TownPicture {
public:
    /// \param atlases for residents; without them nobody is seen.
    explicit TownPicture(LampAtlases* atlases = nullptr);
    ~TownPicture();
    TownPicture(const TownPicture&) = delete;
    TownPicture& operator=(const TownPicture&) = delete;

    /// Paints a step of the picture, if any is left to paint. \returns whether the picture is complete.
    bool paintStep(const Town& town, const ui::Theme& theme, const ui::Viewport& viewport);
    /// Draws it with the layers of the canvas; paints what is left to paint first.
    /// \param tint multiplies the colours.
    void draw(ui::Canvas& canvas, const Town& town, sf::Color tint = sf::Color::White);
    /// Lets go of the picture, which takes a few megabytes.
    void release();
    [[nodiscard]] std::size_t bytes() const noexcept; ///< What it takes in the memory of the graphics.

private:
    struct Painted;

    LampAtlases* m_atlases;
    std::unique_ptr<Painted> m_painted;
};

} // namespace game
