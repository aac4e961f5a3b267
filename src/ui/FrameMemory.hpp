// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Window/GlResource.hpp>

/// Where OpenGL draws in software (Mesa's llvmpipe), the memory of a graphics card is memory of the process: what has
/// been drawn takes 250 bytes a triangle and up to 64 KB a change of texture or blending, until something else is drawn
/// after it is complete.
namespace ui {

/// Whether OpenGL draws in software. \pre a target is active.
[[nodiscard]] bool drawsInSoftware();

/// Waits until everything that was drawn on the active target is complete.
void completeDrawing();

/// Lets go of what was drawn last on `target`, by drawing something of which nothing is seen.
void releaseLastDrawing(sf::RenderTarget& target);

/// To be kept while something is drawn to a texture in between: completes what was drawn at both ends. What is still
/// being drawn when the target changes would keep its memory for as long as the program runs.
class TargetChange : private sf::GlResource {
public:
    TargetChange();
    ~TargetChange();
    TargetChange(const TargetChange&) = delete;
    TargetChange& operator=(const TargetChange&) = delete;
};

} // namespace ui
