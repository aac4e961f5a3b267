// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/FrameMemory.hpp"

#include <SFML/Graphics/Vertex.hpp>
#include <SFML/OpenGL.hpp>

#include <array>
#include <string_view>

namespace ui {

bool drawsInSoftware() {
    const auto* renderer = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    const std::string_view name = renderer != nullptr ? renderer : "";
    return name.find("llvmpipe") != std::string_view::npos || name.find("softpipe") != std::string_view::npos;
}

void completeDrawing() {
    glFinish();
}

void releaseLastDrawing(sf::RenderTarget& target) {
    const std::array<sf::Vertex, 3> nothing;
    target.draw(nothing.data(), nothing.size(), sf::Triangles);
    completeDrawing();
}

TargetChange::TargetChange() {
    const TransientContextLock context;
    completeDrawing();
}

TargetChange::~TargetChange() {
    const TransientContextLock context;
    completeDrawing();
}

} // namespace ui
