// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/LetterWheel.hpp"

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr std::u32string_view letters = U"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß"
                                        U"ÀÁÂĄÆÇĆÈÉÊËĘÌÍÎÏŁÑŃÒÓÔŒŚÙÚÛŸŹŻàáâąæçćèéêëęìíîïłñńòóôœśùúûÿźż0123456789 -";
constexpr std::size_t smallLetters = 29;
constexpr std::size_t accentedCapitals = 59;
constexpr std::size_t accentedSmall = 89;
constexpr std::size_t digits = 119;
constexpr std::array<std::size_t, 5> parts{0, smallLetters, accentedCapitals, accentedSmall, digits};
static_assert(letters[smallLetters] == U'a' && letters[digits] == U'0');
static_assert(letters[accentedCapitals] == U'À' && letters[accentedSmall] == U'à');

} // namespace

std::u32string_view LetterWheel::alphabet() noexcept {
    return letters;
}

LetterWheel::LetterWheel(const TextEdit& edit)
    : m_before(edit.text())
    , m_at(edit.text().size())
    , m_gap(true) {
    if (edit.room() == 0 && m_at > 0) {
        --m_at;
        m_gap = false;
    }
}

std::size_t LetterWheel::start(const TextEdit& edit) const noexcept {
    if (m_at == 0)
        return 0;
    const char32_t before = edit.text()[m_at - 1];
    return before == U' ' || before == U'-' ? 0 : smallLetters; // A word begins with a capital.
}

void LetterWheel::put(TextEdit& edit, char32_t letter) {
    edit.moveTo(m_at);
    if (!m_gap)
        edit.moveTo(m_at + 1, TextEdit::Select::Extend);
    m_gap = !edit.insert(std::u32string_view(&letter, 1));
    edit.moveTo(m_at);
}

void LetterWheel::turn(TextEdit& edit, int direction) {
    const std::size_t count = letters.size();
    const std::size_t first = start(edit);
    if (m_gap) {
        put(edit, letters[direction > 0 ? first : (first + count - 1) % count]);
        return;
    }
    const std::size_t found = letters.find(edit.text()[m_at]);
    if (found == std::u32string_view::npos) { // A letter that is not in the alphabet.
        put(edit, letters[first]);
        return;
    }
    const std::size_t end = direction > 0 ? (first + count - 1) % count : first;
    if (found == end)
        erase(edit);
    else
        put(edit, letters[(found + (direction > 0 ? 1 : count - 1)) % count]);
}

void LetterWheel::turnToNextPart(TextEdit& edit) {
    const std::size_t here = m_gap ? std::u32string_view::npos : letters.find(edit.text()[m_at]);
    if (here == std::u32string_view::npos) {
        put(edit, letters[start(edit)]);
        return;
    }
    const auto next = std::upper_bound(parts.begin(), parts.end(), here);
    put(edit, letters[next == parts.end() ? 0 : *next]);
}

void LetterWheel::move(const TextEdit& edit, int direction) {
    const std::size_t size = edit.text().size();
    if (direction < 0) {
        if (m_at > 0) {
            --m_at;
            m_gap = false;
        }
    } else if (m_gap) {
        m_gap = m_at == size; // Closes the gap; the letter after it is now at this index.
    } else if (m_at + 1 < size || edit.room() > 0) {
        ++m_at;
        m_gap = m_at == size;
    }
}

void LetterWheel::erase(TextEdit& edit) {
    if (m_gap) {
        if (m_at == 0)
            return;
        --m_at;
    }
    edit.moveTo(m_at);
    edit.eraseForwards();
    m_gap = true;
}

} // namespace ui
