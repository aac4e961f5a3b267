// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/TargetChange.hpp"

#include <SFML/OpenGL.hpp>

namespace ui {

TargetChange::TargetChange() {
    const TransientContextLock context;
    glFinish();
}

TargetChange::~TargetChange() {
    const TransientContextLock context;
    glFinish();
}

} // namespace ui
