// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/FramePart.hpp"

#include "ui/FrameMemory.hpp"

#include <SFML/OpenGL.hpp>

#include <GL/glx.h>
#include <string_view>

namespace ui {

namespace {

constexpr std::string_view extension = "GLX_MESA_copy_sub_buffer";

bool contains(const char* text, std::string_view word) {
    return text != nullptr && std::string_view(text).find(word) != std::string_view::npos;
}

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
    Display* display = window.setActive(true) ? glXGetCurrentDisplay() : nullptr;
    return display != nullptr && drawsInSoftware() &&
           contains(glXQueryExtensionsString(display, DefaultScreen(display)), extension);
}

void displayPart(sf::RenderWindow& window, const sf::IntRect& area) {
    static const auto copy = reinterpret_cast<PFNGLXCOPYSUBBUFFERMESAPROC>(
        glXGetProcAddressARB(reinterpret_cast<const GLubyte*>("glXCopySubBufferMESA")));
    window.setActive(true);
    copy(glXGetCurrentDisplay(), glXGetCurrentDrawable(), area.left, bottomOf(window, area), area.width, area.height);
}

} // namespace ui
