#pragma once

namespace game {

/// Whether there is an X display to open a window on. SFML ends the process where there is none, so this is asked
/// first.
[[nodiscard]] bool displayAvailable();

} // namespace game
