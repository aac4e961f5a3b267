// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/OpenGl.hpp"

#include "platform/window/DrawingErrors.hpp"

namespace game {

OpenGl::OpenGl(const platform::DisplayConnection& display, const std::function<int()>& report) {
    if (!display.offersOpenGl())
        platform::endAtOnce(report());
    const platform::DrawingErrors watch(report);
    m_shared.emplace();
    if (sf::Texture::getMaximumSize() == 0) // An OpenGL without a driver does nothing, not even set this.
        platform::endAtOnce(report());
}

} // namespace game
