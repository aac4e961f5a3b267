// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/FramePart.hpp"

#include "platform/window/FrameCopy.hpp"
#include "ui/FrameMemory.hpp"

#include <SFML/OpenGL.hpp>

namespace ui {

namespace {

/// In OpenGL, y counts from the bottom.
int bottomOf(const sf::RenderTarget& target, const sf::IntRect& area) {
    return static_cast<int>(target.getSize().y) - area.top - area.height;
}

} // namespace

FramePart::FramePart(sf::RenderTarget& target, const sf::IntRect& area)
    : m_target(target) {
    m_target.setActive(true);
    glEnable(GL_SCISSOR_TEST);
    glScissor(area.left, bottomOf(target, area), area.width, area.height);
}

FramePart::~FramePart() {
    m_target.setActive(true);
    glDisable(GL_SCISSOR_TEST);
}

bool canDisplayPart(sf::RenderWindow& window) {
    return window.setActive(true) && drawsInSoftware() && platform::canShowPart();
}

void displayPart(sf::RenderWindow& window, const sf::IntRect& area) {
    window.setActive(true);
    platform::showPart(area.left, bottomOf(window, area), area.width, area.height);
}

} // namespace ui
