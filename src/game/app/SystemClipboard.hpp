// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/window/CopiedPicture.hpp"
#include "ui/Clipboard.hpp"

#include <SFML/System/String.hpp>
#include <SFML/Window/Clipboard.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace game {

/// The clipboard of the system. What was copied is there for as long as the game runs.
class SystemClipboard final : public ui::Clipboard {
public:
    [[nodiscard]] std::string text() const override {
        m_picture.serve(); // Another program may have copied something since.
        if (const std::string* const copied = m_picture.text())
            return *copied; // SFML would ask this very thread, and wait in vain.
        const auto utf8 = sf::Clipboard::getString().toUtf8();
        return {utf8.begin(), utf8.end()};
    }
    void setText(std::string_view utf8) override {
        m_picture.giveUp();
        sf::Clipboard::setString(sf::String::fromUtf8(utf8.begin(), utf8.end()));
    }
    bool setTextAndPicture(std::string_view utf8, std::string png) override {
        return m_picture.offer(std::string(utf8), std::move(png));
    }
    /// Answers the programs that have asked for what was copied with a picture. To be called often.
    void serve() { m_picture.serve(); }

private:
    mutable platform::CopiedPicture m_picture; ///< Reading looks whether another program has copied something.
};

} // namespace game
