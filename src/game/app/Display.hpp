#pragma once

#include <memory>

namespace game {

/// A connection to the X display that windows are opened on. SFML ends the process where there is none, so this is
/// asked first. It is held while the game runs: a virtual display that loses its last client begins anew, and would
/// turn away who comes just then.
class DisplayConnection {
public:
    DisplayConnection();

    [[nodiscard]] bool available() const noexcept { return m_display != nullptr; }

private:
    struct Closer {
        void operator()(void* display) const noexcept;
    };
    std::unique_ptr<void, Closer> m_display; ///< Xlib's Display; its header stays out of sight.
};

} // namespace game
