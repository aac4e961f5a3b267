// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/TextEdit.hpp"

#include <cstddef>
#include <string>

namespace ui {

/// Text entry with a gamepad. A box marks a letter of a line, or the gap after the last one. The letter in the box is
/// turned through an alphabet; past its last letter comes "no letter", then it starts again.
class LetterWheel {
public:
    /// Starts after the text, or on its last letter if there is no room for another.
    explicit LetterWheel(const TextEdit& edit);

    /// Turns to the next (1) or previous (−1) letter. A gap becomes a letter; past the end of the alphabet the letter
    /// is removed.
    void turn(TextEdit& edit, int direction);
    /// Turns to the first letter of the next part of the alphabet: capitals, small letters, accented capitals,
    /// accented small letters, then digits and punctuation.
    void turnToNextPart(TextEdit& edit);
    /// Moves the box one letter to the left (−1) or right (1), up to the gap after the text.
    void move(const TextEdit& edit, int direction);
    /// Removes the letter in the box, or the one before the gap.
    void erase(TextEdit& edit);

    /// The index of the letter; in the last gap, the text's length.
    [[nodiscard]] std::size_t at() const noexcept { return m_at; }
    [[nodiscard]] bool onLetter(const TextEdit& edit) const noexcept { return !m_gap && m_at < edit.text().size(); }
    /// The text before editing.
    [[nodiscard]] const std::u32string& before() const noexcept { return m_before; }

    /// All available letters: those of names in the game's languages, digits, space and hyphen.
    [[nodiscard]] static std::u32string_view alphabet() noexcept;

private:
    /// Index of the first letter that the alphabet offers in this place.
    [[nodiscard]] std::size_t start(const TextEdit& edit) const noexcept;
    void put(TextEdit& edit, char32_t letter);

    std::u32string m_before;
    std::size_t m_at;
    bool m_gap; ///< The box is between letters, or after them.
};

} // namespace ui
