// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/VectorArt.hpp"

#include <cstddef>
#include <cstdint>

namespace ui {

/// A line icon, drawn on a grid of 24 units, usually inside 3 … 21, with a stroke of 2 and round ends; tinted when
/// drawn. The toolkit's own are named here (`Icon::Back`); a program adds its own sets.
class Icon {
public:
    static constexpr float sheet = 24;
    static constexpr float pen = 2;

    // clang-format off
    enum Common : std::uint8_t {
        Back, Forward, Up, Down, Undo, Redo, Restart, Hint, Play, Solve, Lock, Check, Cross, Plus, Minus, Sliders,
        Cup, Mug, Dice, Calendar, Pen, Book, House, Share, Copy, Save, Clock, Bulb, BulbOff, Pause, Menu, Speaker, Note,
        Screen, Globe, Letters, Motion, Contrast, User, Steps, Grid, Quit, Info, Star, Moon, Sun, Trash, Folder,
        Chart, Printer, Question, Muted,
    };
    // clang-format on
    static constexpr std::size_t commonCount = Muted + 1;

    /// Returns the drawing with this number in a set; the reference stays valid.
    using Set = const VectorArt& (*)(std::size_t number);

    constexpr Icon(Common icon) noexcept // NOLINT(google-explicit-constructor)
        : Icon(&commonArt, icon) {}
    constexpr Icon(Set set, std::size_t number) noexcept
        : m_set(set)
        , m_number(number) {}

    [[nodiscard]] const VectorArt& art() const { return m_set(m_number); }

    friend constexpr bool operator==(const Icon&, const Icon&) = default;

private:
    static const VectorArt& commonArt(std::size_t number);

    Set m_set;
    std::size_t m_number;
};

} // namespace ui
