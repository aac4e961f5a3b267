// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Bindings.hpp"

#include <algorithm>
#include <array>

namespace ui {

namespace {

using Key = sf::Keyboard::Key;

struct Named {
    Key key;
    std::string_view name;
};

constexpr std::array names{
    Named{Key::A, "A"},
    Named{Key::B, "B"},
    Named{Key::C, "C"},
    Named{Key::D, "D"},
    Named{Key::E, "E"},
    Named{Key::F, "F"},
    Named{Key::G, "G"},
    Named{Key::H, "H"},
    Named{Key::I, "I"},
    Named{Key::J, "J"},
    Named{Key::K, "K"},
    Named{Key::L, "L"},
    Named{Key::M, "M"},
    Named{Key::N, "N"},
    Named{Key::O, "O"},
    Named{Key::P, "P"},
    Named{Key::Q, "Q"},
    Named{Key::R, "R"},
    Named{Key::S, "S"},
    Named{Key::T, "T"},
    Named{Key::U, "U"},
    Named{Key::V, "V"},
    Named{Key::W, "W"},
    Named{Key::X, "X"},
    Named{Key::Y, "Y"},
    Named{Key::Z, "Z"},
    Named{Key::Num0, "0"},
    Named{Key::Num1, "1"},
    Named{Key::Num2, "2"},
    Named{Key::Num3, "3"},
    Named{Key::Num4, "4"},
    Named{Key::Num5, "5"},
    Named{Key::Num6, "6"},
    Named{Key::Num7, "7"},
    Named{Key::Num8, "8"},
    Named{Key::Num9, "9"},
    Named{Key::Escape, "Esc"},
    Named{Key::Menu, "Menu"},
    Named{Key::LBracket, "["},
    Named{Key::RBracket, "]"},
    Named{Key::Semicolon, ";"},
    Named{Key::Comma, ","},
    Named{Key::Period, "."},
    Named{Key::Quote, "'"},
    Named{Key::Slash, "/"},
    Named{Key::Backslash, "\\"},
    Named{Key::Tilde, "`"},
    Named{Key::Equal, "="},
    Named{Key::Hyphen, "-"},
    Named{Key::Space, "Space"},
    Named{Key::Enter, "Enter"},
    Named{Key::Backspace, "Backspace"},
    Named{Key::Tab, "Tab"},
    Named{Key::PageUp, "PageUp"},
    Named{Key::PageDown, "PageDown"},
    Named{Key::End, "End"},
    Named{Key::Home, "Home"},
    Named{Key::Insert, "Insert"},
    Named{Key::Delete, "Delete"},
    Named{Key::Add, "Num+"},
    Named{Key::Subtract, "Num-"},
    Named{Key::Multiply, "Num*"},
    Named{Key::Divide, "Num/"},
    Named{Key::Left, "Left"},
    Named{Key::Right, "Right"},
    Named{Key::Up, "Up"},
    Named{Key::Down, "Down"},
    Named{Key::Numpad0, "Num0"},
    Named{Key::Numpad1, "Num1"},
    Named{Key::Numpad2, "Num2"},
    Named{Key::Numpad3, "Num3"},
    Named{Key::Numpad4, "Num4"},
    Named{Key::Numpad5, "Num5"},
    Named{Key::Numpad6, "Num6"},
    Named{Key::Numpad7, "Num7"},
    Named{Key::Numpad8, "Num8"},
    Named{Key::Numpad9, "Num9"},
    Named{Key::F1, "F1"},
    Named{Key::F2, "F2"},
    Named{Key::F3, "F3"},
    Named{Key::F4, "F4"},
    Named{Key::F5, "F5"},
    Named{Key::F6, "F6"},
    Named{Key::F7, "F7"},
    Named{Key::F8, "F8"},
    Named{Key::F9, "F9"},
    Named{Key::F10, "F10"},
    Named{Key::F11, "F11"},
    Named{Key::F12, "F12"},
    Named{Key::F13, "F13"},
    Named{Key::F14, "F14"},
    Named{Key::F15, "F15"},
    Named{Key::Pause, "Pause"},
};

constexpr std::array otherNames{
    Named{Key::Escape, "Escape"}, Named{Key::Enter, "Return"},   Named{Key::Delete, "Del"},
    Named{Key::Insert, "Ins"},    Named{Key::PageUp, "PgUp"},    Named{Key::PageDown, "PgDn"},
    Named{Key::Hyphen, "Minus"},  Named{Key::Backspace, "BkSp"},
};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

bool equalsIgnoringCase(std::string_view a, std::string_view b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view bareKeyName(Key key) noexcept {
    const auto* found = std::find_if(names.begin(), names.end(), [&](const Named& named) { return named.key == key; });
    return found != names.end() ? found->name : std::string_view{};
}

std::optional<Key> bareKeyFromName(std::string_view name) {
    const auto means = [&](const Named& named) { return equalsIgnoringCase(named.name, name); };
    if (const auto* found = std::find_if(names.begin(), names.end(), means); found != names.end())
        return found->key;
    if (const auto* found = std::find_if(otherNames.begin(), otherNames.end(), means); found != otherNames.end())
        return found->key;
    return std::nullopt;
}

} // namespace ui
