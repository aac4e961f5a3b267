// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Window/Keyboard.hpp>

#include <map>
#include <string>

namespace ui {

/// What is printed on keys, in UTF-8, where it is not what their names say: "Р" on the key H of a Russian keyboard.
using KeyLetters = std::map<sf::Keyboard::Key, std::string>;

} // namespace ui
