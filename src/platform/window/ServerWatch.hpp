// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/window/Display.hpp"

#include <SFML/Window/Keyboard.hpp>
#include <SFML/Window/WindowHandle.hpp>

#include <map>
#include <memory>
#include <span>
#include <string>

namespace platform {

/// A place on the keyboard whose key types a letter, a digit or a sign.
struct KeyPlace {
    unsigned keycode;      ///< As the X server numbers it, with the usual offset of 8 to Linux's input-event-codes.h.
    sf::Keyboard::Key key; ///< What is there on an American keyboard.
};

/// Learns from the X server what SFML 2.5 does not report: whether a window can be seen, whether some of its picture
/// was lost, and what letters are on the keyboard. Uses a connection of its own.
class ServerWatch {
public:
    using Letters = std::map<sf::Keyboard::Key, std::string>; ///< In UTF-8.

    /// \param places whose letters are wanted, as long as this object lives.
    explicit ServerWatch(std::span<const KeyPlace> places);

    /// Watches an open window, and no longer the one before it.
    void watch(sf::WindowHandle window);
    /// Takes what the server has said since the last call.
    void look();

    /// Whether the system has lost part of the picture since the last call, because the window was covered or minimised
    /// and is visible again. Without this, a window that is only redrawn in part would stay damaged.
    [[nodiscard]] bool takeDamage() noexcept;
    /// Whether anything of the window may be on the screen: it is neither minimised nor fully covered by others.
    [[nodiscard]] bool seen() const noexcept { return m_mapped && !m_covered && !m_hidden; }
    /// The letters of a keyboard that has none of the Latin ones; empty for all others.
    [[nodiscard]] const Letters& letters() const noexcept { return m_letters; }

private:
    void readLetters();
    [[nodiscard]] bool readHidden() const; ///< Whether the window manager calls the window hidden.

    std::unique_ptr<void, DisplayCloser> m_display; ///< Null if there is none.
    sf::WindowHandle m_window = 0;
    unsigned long m_stateAtom = 0;  ///< _NET_WM_STATE.
    unsigned long m_hiddenAtom = 0; ///< _NET_WM_STATE_HIDDEN.
    bool m_damaged = false;
    bool m_mapped = true;
    bool m_covered = false;
    bool m_hidden = false;
    std::span<const KeyPlace> m_places;
    Letters m_letters;
};

} // namespace platform
