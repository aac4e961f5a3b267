// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Window/GlResource.hpp>

namespace ui {

/// To be kept while something is drawn to a texture in between: waits for OpenGL at both ends.
///
/// Where OpenGL draws in software (llvmpipe), what is still being drawn when the target changes would keep the memory
/// of a whole frame, megabytes of triangles, for as long as the program runs.
class TargetChange : private sf::GlResource {
public:
    TargetChange();
    ~TargetChange();
    TargetChange(const TargetChange&) = delete;
    TargetChange& operator=(const TargetChange&) = delete;
};

} // namespace ui
