#pragma once

#include <cstddef>
#include <cstdint>

namespace ui {

/// The line icons: drawn on a grid of 24 units with a stroke of 2, tinted when drawn.
enum class Icon : std::uint8_t {
    Back,
    Forward,
    Up,
    Down,
    Undo,
    Redo,
    Restart,
    Hint,
    Play,
    Solve,
    Lock,
    Check,
    Cross,
    Plus,
    Minus,
    Sliders,
    Cup,
    Dice,
    Calendar,
    Pen,
    Book,
    House,
    Link,
    Share,
    Copy,
    Save,
    Clock,
    Bulb,
    BulbOff,
    Target,
    Press,
    Hole,
    Pause,
    Menu,
    Speaker,
    Note,
    Screen,
    Globe,
    Letters,
    Motion,
    Contrast,
    User,
    Steps,
    Grid,
    Plane,
    Cylinder,
    Torus,
    Moebius,
    Klein,
    Projective,
    Quit,
    Info,
    Star,
    StarOutline,
    StarDashed,
    Moon,
    Sun,
    Trash,
    Folder,
    Chart,
};

inline constexpr std::size_t iconCount = static_cast<std::size_t>(Icon::Chart) + 1;

} // namespace ui
