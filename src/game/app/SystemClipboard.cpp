// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SystemClipboard.hpp"

#include <SFML/System/String.hpp>
#include <SFML/Window/Clipboard.hpp>

#include <utility>

namespace game {

std::string SystemClipboard::text() const {
    m_picture.serve(); // Another program may have copied something since.
    if (const std::string* const copied = m_picture.text())
        return *copied; // SFML would ask this very thread, and wait in vain.
    const auto utf8 = sf::Clipboard::getString().toUtf8();
    return {utf8.begin(), utf8.end()};
}

void SystemClipboard::setText(std::string_view utf8) {
    m_picture.giveUp();
    sf::Clipboard::setString(sf::String::fromUtf8(utf8.begin(), utf8.end()));
}

bool SystemClipboard::setTextAndPicture(std::string_view utf8, std::string png) {
    return m_picture.offer(std::string(utf8), std::move(png));
}

} // namespace game
