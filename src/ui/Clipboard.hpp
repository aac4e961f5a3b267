// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/System/String.hpp>
#include <SFML/Window/Clipboard.hpp>

#include <string>
#include <string_view>

namespace ui {

/// Access to copied text, as UTF-8.
class Clipboard {
public:
    Clipboard() = default;
    virtual ~Clipboard() = default;
    Clipboard(const Clipboard&) = delete;
    Clipboard& operator=(const Clipboard&) = delete;

    [[nodiscard]] virtual std::string text() const = 0;
    virtual void setText(std::string_view utf8) = 0;
};

/// The clipboard of the operating system.
class SystemClipboard final : public Clipboard {
public:
    [[nodiscard]] std::string text() const override {
        const auto utf8 = sf::Clipboard::getString().toUtf8();
        return {utf8.begin(), utf8.end()};
    }
    void setText(std::string_view utf8) override {
        sf::Clipboard::setString(sf::String::fromUtf8(utf8.begin(), utf8.end()));
    }
};

} // namespace ui
