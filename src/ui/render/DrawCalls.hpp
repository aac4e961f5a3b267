// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Graphics/RenderStates.hpp>
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <span>

namespace ui::render {

/// Draws the triangles of a frame. Where OpenGL draws a window in software (llvmpipe), whatever has been drawn stays in
/// memory until the frame is complete: 250 bytes a triangle and up to 64 KB a change of texture or blending, together
/// megabytes in a street full of windows. There, what was drawn so far is completed from time to time. A graphics card
/// gets everything at once.
class DrawCalls {
public:
    explicit DrawCalls(sf::RenderTarget& target);

    /// \param vertices triangles or quads.
    void draw(std::span<const sf::Vertex> vertices, sf::PrimitiveType type, const sf::RenderStates& states);

private:
    sf::RenderTarget& m_target;
    bool m_inPieces;           ///< Whether to complete what was drawn from time to time.
    std::size_t m_waiting = 0; ///< What the draw calls that are not complete take in memory: in vertices, about.
};

} // namespace ui::render
