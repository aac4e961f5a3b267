// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Graphics/RenderStates.hpp>
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <span>

namespace ui::render {

/// Draws the triangles of a frame. Where OpenGL draws a window in software, what was drawn so far is completed from
/// time to time: a whole frame of a street full of windows would take megabytes (see FrameMemory.hpp). A graphics card
/// gets everything at once.
class DrawCalls {
public:
    explicit DrawCalls(sf::RenderTarget& target);

    /// \param vertices triangles or quads.
    void draw(std::span<const sf::Vertex> vertices, sf::PrimitiveType type, const sf::RenderStates& states);

private:
    sf::RenderTarget& m_target;
    bool m_inPieces;           ///< Whether to complete what was drawn from time to time.
    std::size_t m_waiting = 0; ///< About what the calls that are not complete take in memory, in vertices.
};

} // namespace ui::render
