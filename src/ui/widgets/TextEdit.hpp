// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ui {

/// A line of text being edited: characters (code points), the caret between them, and the other end of the selection.
/// Characters unsuitable for a name or a code are filtered: control characters are dropped, line breaks and tabs become
/// spaces.
class TextEdit {
public:
    explicit TextEdit(std::size_t maxLength)
        : m_maxLength(maxLength) {}

    enum class Select : bool { No, Extend };

    [[nodiscard]] const std::u32string& text() const noexcept { return m_text; }
    [[nodiscard]] std::size_t room() const noexcept { return m_maxLength - m_text.size(); } ///< For more characters.
    [[nodiscard]] std::size_t caret() const noexcept { return m_caret; }
    [[nodiscard]] std::size_t selectionBegin() const noexcept { return m_caret < m_anchor ? m_caret : m_anchor; }
    [[nodiscard]] std::size_t selectionEnd() const noexcept { return m_caret < m_anchor ? m_anchor : m_caret; }
    [[nodiscard]] bool hasSelection() const noexcept { return m_caret != m_anchor; }
    [[nodiscard]] std::u32string_view selected() const;

    /// Moves the caret to the end and clears the selection.
    void setText(std::u32string_view text);
    /// Replaces the selection, or inserts at the caret, as much of `text` as there is room for. \returns whether the
    /// text changed.
    bool insert(std::u32string_view text);
    bool erase();          ///< Erases the selection, if any. All erase functions return whether the text changed.
    bool eraseBackwards(); ///< The selection, or the character before the caret.
    bool eraseForwards();  ///< The selection, or the character after the caret.
    bool eraseWordBackwards();

    void moveTo(std::size_t position, Select select = Select::No);
    void moveLeft(Select select); ///< Without Extend, a selection collapses to its left end.
    void moveRight(Select select);
    void moveWordLeft(Select select);
    void moveWordRight(Select select);
    void selectAll();
    void selectWordAt(std::size_t position);

private:
    [[nodiscard]] std::size_t wordLeft(std::size_t from) const;
    [[nodiscard]] std::size_t wordRight(std::size_t from) const;

    std::size_t m_maxLength;
    std::u32string m_text;
    std::size_t m_caret = 0;
    std::size_t m_anchor = 0;
};

} // namespace ui
