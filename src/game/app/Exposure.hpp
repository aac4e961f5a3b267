// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Window/WindowHandle.hpp>

#include <memory>

namespace game {

/// Notices when the system has lost part of a window's picture, because the window was covered and is visible again.
/// SFML does not report this. Without it, a window that is only redrawn in part would stay damaged.
class Exposure {
public:
    Exposure();

    /// \param window an open window; the one watched before is no longer watched.
    void watch(sf::WindowHandle window);
    /// Whether that has happened since the last call.
    [[nodiscard]] bool happened();

private:
    struct Closer {
        void operator()(void* display) const noexcept;
    };
    std::unique_ptr<void, Closer> m_display; ///< A connection of its own; see DisplayConnection.
};

} // namespace game
