// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/TextEdit.hpp"

#include <algorithm>

namespace ui {

namespace {

bool isSpace(char32_t c) {
    return c == U' ' || c == U'\u00A0';
}

/// Converts tabs and line breaks to spaces and drops control characters.
std::u32string cleaned(std::u32string_view text) {
    std::u32string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i];
        if (c == U'\r' && i + 1 < text.size() && text[i + 1] == U'\n')
            continue;
        if (c == U'\t' || c == U'\n' || c == U'\r' || c == U'\u2028' || c == U'\u2029')
            result += U' ';
        else if (c >= 0x20 && (c < 0x7F || c >= 0xA0))
            result += c;
    }
    return result;
}

} // namespace

std::u32string_view TextEdit::selected() const {
    return std::u32string_view(m_text).substr(selectionBegin(), selectionEnd() - selectionBegin());
}

void TextEdit::setText(std::u32string_view text) {
    m_text = cleaned(text);
    m_text.resize(std::min(m_text.size(), m_maxLength));
    m_caret = m_text.size();
    m_anchor = m_caret;
}

bool TextEdit::insert(std::u32string_view text) {
    std::u32string added = cleaned(text);
    const std::size_t kept = m_text.size() - (selectionEnd() - selectionBegin());
    added.resize(std::min(added.size(), m_maxLength - std::min(m_maxLength, kept)));
    if (added.empty())
        return false; // Nothing fits or nothing was given: keep the selection.
    erase();
    m_text.insert(m_caret, added);
    moveTo(m_caret + added.size());
    return true;
}

bool TextEdit::erase() {
    if (!hasSelection())
        return false;
    const std::size_t begin = selectionBegin();
    m_text.erase(begin, selectionEnd() - begin);
    m_caret = begin;
    m_anchor = begin;
    return true;
}

bool TextEdit::eraseBackwards() {
    if (!hasSelection())
        moveLeft(Select::Extend);
    return erase();
}

bool TextEdit::eraseForwards() {
    if (!hasSelection())
        moveRight(Select::Extend);
    return erase();
}

bool TextEdit::eraseWordBackwards() {
    if (!hasSelection())
        moveWordLeft(Select::Extend);
    return erase();
}

void TextEdit::moveTo(std::size_t position, Select select) {
    m_caret = std::min(position, m_text.size());
    if (select == Select::No)
        m_anchor = m_caret;
}

void TextEdit::moveLeft(Select select) {
    if (select == Select::No && hasSelection())
        moveTo(selectionBegin());
    else
        moveTo(m_caret > 0 ? m_caret - 1 : 0, select);
}

void TextEdit::moveRight(Select select) {
    if (select == Select::No && hasSelection())
        moveTo(selectionEnd());
    else
        moveTo(m_caret + 1, select);
}

void TextEdit::moveWordLeft(Select select) {
    moveTo(wordLeft(m_caret), select);
}

void TextEdit::moveWordRight(Select select) {
    moveTo(wordRight(m_caret), select);
}

void TextEdit::selectAll() {
    m_anchor = 0;
    m_caret = m_text.size();
}

void TextEdit::selectWordAt(std::size_t position) {
    std::size_t begin = std::min(position, m_text.size());
    std::size_t end = begin;
    while (begin > 0 && !isSpace(m_text[begin - 1]))
        --begin;
    while (end < m_text.size() && !isSpace(m_text[end]))
        ++end;
    m_anchor = begin;
    m_caret = end;
}

std::size_t TextEdit::wordLeft(std::size_t from) const {
    while (from > 0 && isSpace(m_text[from - 1]))
        --from;
    while (from > 0 && !isSpace(m_text[from - 1]))
        --from;
    return from;
}

std::size_t TextEdit::wordRight(std::size_t from) const {
    while (from < m_text.size() && !isSpace(m_text[from]))
        ++from;
    while (from < m_text.size() && isSpace(m_text[from]))
        ++from;
    return from;
}

} // namespace ui
