#pragma once

#include "ui/widgets/TextEdit.hpp"

#include <cstddef>
#include <string>

namespace ui {

/// Writing with a gamepad. A box stands on a letter of a line, or in the gap after the last one; the letter in it is
/// turned through an alphabet that ends in no letter at all, and begins anew.
class LetterWheel {
public:
    /// Begins behind the text, or on its last letter where there is no room for another.
    explicit LetterWheel(const TextEdit& edit);

    /// The next (1) or previous (−1) letter in the box. A gap becomes a letter; past the alphabet's end the letter
    /// goes.
    void turn(TextEdit& edit, int direction);
    /// The first letter of the next part of the alphabet: capitals, small letters, digits and signs.
    void turnPart(TextEdit& edit);
    /// One letter to the left or right, as far as the gap behind the text.
    void move(const TextEdit& edit, int direction);
    /// Takes the letter in the box away, or in a gap the one before it.
    void erase(TextEdit& edit);

    [[nodiscard]] std::size_t at() const noexcept { return m_at; } ///< The letter's place; the text's length in a gap.
    [[nodiscard]] bool onLetter(const TextEdit& edit) const noexcept { return !m_gap && m_at < edit.text().size(); }
    /// What stood there before.
    [[nodiscard]] const std::u32string& before() const noexcept { return m_before; }

    /// All letters that can be had: those of English and German names, digits, space and hyphen.
    [[nodiscard]] static std::u32string_view alphabet() noexcept;

private:
    [[nodiscard]] std::size_t start(const TextEdit& edit) const noexcept; ///< Where the alphabet begins in this place.
    void put(TextEdit& edit, char32_t letter);

    std::u32string m_before;
    std::size_t m_at;
    bool m_gap; ///< The box stands between letters, or behind them.
};

} // namespace ui
