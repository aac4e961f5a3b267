// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/KeyPlaces.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

using Key = sf::Keyboard;

constexpr std::array places{
    KeyPlace{49, Key::Tilde},    KeyPlace{10, Key::Num1},      KeyPlace{11, Key::Num2},  KeyPlace{12, Key::Num3},
    KeyPlace{13, Key::Num4},     KeyPlace{14, Key::Num5},      KeyPlace{15, Key::Num6},  KeyPlace{16, Key::Num7},
    KeyPlace{17, Key::Num8},     KeyPlace{18, Key::Num9},      KeyPlace{19, Key::Num0},  KeyPlace{20, Key::Hyphen},
    KeyPlace{21, Key::Equal},    KeyPlace{24, Key::Q},         KeyPlace{25, Key::W},     KeyPlace{26, Key::E},
    KeyPlace{27, Key::R},        KeyPlace{28, Key::T},         KeyPlace{29, Key::Y},     KeyPlace{30, Key::U},
    KeyPlace{31, Key::I},        KeyPlace{32, Key::O},         KeyPlace{33, Key::P},     KeyPlace{34, Key::LBracket},
    KeyPlace{35, Key::RBracket}, KeyPlace{51, Key::Backslash}, KeyPlace{38, Key::A},     KeyPlace{39, Key::S},
    KeyPlace{40, Key::D},        KeyPlace{41, Key::F},         KeyPlace{42, Key::G},     KeyPlace{43, Key::H},
    KeyPlace{44, Key::J},        KeyPlace{45, Key::K},         KeyPlace{46, Key::L},     KeyPlace{47, Key::Semicolon},
    KeyPlace{48, Key::Quote},    KeyPlace{52, Key::Z},         KeyPlace{53, Key::X},     KeyPlace{54, Key::C},
    KeyPlace{55, Key::V},        KeyPlace{56, Key::B},         KeyPlace{57, Key::N},     KeyPlace{58, Key::M},
    KeyPlace{59, Key::Comma},    KeyPlace{60, Key::Period},    KeyPlace{61, Key::Slash},
};

} // namespace

std::span<const KeyPlace> keyPlaces() noexcept {
    return places;
}

void nameByPlace(std::vector<sf::Event>& events, std::span<const ServerEvent> sent) {
    const auto matched = match(events, {sent.begin(), sent.end()});
    if (!matched)
        return;
    auto next = matched->begin();
    for (sf::Event& event : events) {
        if (!isSent(event.type))
            continue;
        const unsigned detail = next++->detail;
        const bool isKey = event.type == sf::Event::KeyPressed || event.type == sf::Event::KeyReleased;
        if (!isKey || event.key.code != Key::Unknown)
            continue;
        const auto* const place = std::ranges::find(places, detail, &KeyPlace::keycode);
        if (place != places.end())
            event.key.code = place->key;
    }
}

} // namespace game
