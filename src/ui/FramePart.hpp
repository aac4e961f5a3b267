// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Graphics/Rect.hpp>
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/RenderWindow.hpp>

namespace ui {

/// For its lifetime, whatever is drawn on `target` changes only the pixels of `area`; those get exactly the colours
/// that they would get without it.
class FramePart {
public:
    FramePart(sf::RenderTarget& target, const sf::IntRect& area);
    ~FramePart();
    FramePart(const FramePart&) = delete;
    FramePart& operator=(const FramePart&) = delete;

private:
    sf::RenderTarget& m_target;
};

/// Whether displayPart() works for this window. It does where OpenGL is drawn in software (Mesa on X11), which is where
/// it saves much; a graphics card draws a whole frame with hardly any work for the processor.
[[nodiscard]] bool canDisplayPart(sf::RenderWindow& window);

/// Shows what was drawn in `area`, and leaves the rest of the window as it is on the screen. The frame is undefined
/// afterwards, as after display(). \pre canDisplayPart(window).
void displayPart(sf::RenderWindow& window, const sf::IntRect& area);

} // namespace ui
