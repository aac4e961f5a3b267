// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"
#include "ui/Resources.hpp"
#include "ui/render/Store.hpp"
#include "ui/render/VertexBatch.hpp"

namespace ui {

/// The private state of Canvas, shared by the files that implement it.
struct Canvas::Batch {
    /// From logical units to logical units of the window: scaled, then moved.
    struct Transform {
        float scale = 1;
        Vec move;
        float alpha = 1;
    };

    Batch(sf::RenderTarget& target, render::Store& sprites)
        : store(sprites)
        , calls(target)
        , vertices(calls, sprites.atlas())
        , viewBefore(target.getView()) {}

    render::Store& store;
    render::DrawCalls calls;
    render::VertexBatch vertices;
    std::vector<Transform> layers{Transform{}};
    std::vector<sf::IntRect> clips; ///< In pixels, each within the one before.
    sf::View viewBefore;
};

} // namespace ui
