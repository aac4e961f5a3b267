// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Text.hpp"

#include <SFML/System/Utf.hpp>

#include <iterator>

namespace ui {

namespace {

bool isSurrogate(char32_t c) {
    return c >= 0xD800 && c <= 0xDFFF;
}

/// Returns the part before the first `separator`, and sets `rest` to the part after it, or to empty.
std::string_view takeUntil(std::string_view& rest, char separator) {
    const std::size_t end = rest.find(separator);
    const std::string_view part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    return part;
}

class LineBreaker {
public:
    LineBreaker(float width, const std::function<float(std::string_view)>& widthOf)
        : m_width(width)
        , m_widthOf(widthOf) {}

    void addParagraph(std::string_view paragraph) {
        bool first = true;
        while (first || !paragraph.empty()) {
            addWord(takeUntil(paragraph, ' '), first);
            first = false;
        }
        endLine();
    }

    std::vector<std::string> take() { return std::move(m_lines); }

private:
    [[nodiscard]] bool fits(std::string_view line) const { return m_widthOf(line) <= m_width; }

    void addWord(std::string_view word, bool first) {
        std::string longer = m_line;
        longer += first ? "" : " ";
        longer += word;
        if (fits(longer)) {
            m_line = std::move(longer);
            return;
        }
        if (!m_line.empty()) {
            endLine();
        }
        if (fits(word)) {
            m_line = word;
        } else {
            breakWord(word);
        }
    }

    void breakWord(std::string_view word) {
        while (!word.empty()) {
            std::string longer = m_line;
            appendUtf8(longer, takeCharacter(word));
            if (!m_line.empty() && !fits(longer)) {
                longer.erase(0, m_line.size());
                endLine();
            }
            m_line = std::move(longer);
        }
    }

    void endLine() {
        m_lines.push_back(std::move(m_line));
        m_line.clear();
    }

    float m_width;
    const std::function<float(std::string_view)>& m_widthOf;
    std::string m_line;
    std::vector<std::string> m_lines;
};

} // namespace

char32_t takeCharacter(std::string_view& utf8) {
    // SFML trusts the length given by the first byte; the sequence is well-formed only if SFML would encode it the same
    // way.
    sf::Uint32 character = 0;
    sf::Utf8::decode(utf8.begin(), utf8.end(), character, replacementCharacter);
    std::string written;
    sf::Utf8::encode(character, std::back_inserter(written));
    if (written.empty() || !utf8.starts_with(written) || isSurrogate(character)) {
        utf8.remove_prefix(1);
        return replacementCharacter;
    }
    utf8.remove_prefix(written.size());
    return character;
}

std::u32string decodeUtf8(std::string_view utf8) {
    std::u32string result;
    result.reserve(utf8.size());
    while (!utf8.empty())
        result.push_back(takeCharacter(utf8));
    return result;
}

void appendUtf8(std::string& utf8, char32_t character) {
    const bool valid = character <= 0x10FFFF && !isSurrogate(character);
    sf::Utf8::encode(valid ? character : replacementCharacter, std::back_inserter(utf8));
}

std::string encodeUtf8(std::u32string_view text) {
    std::string result;
    for (const char32_t character : text)
        appendUtf8(result, character);
    return result;
}

std::vector<std::string> wrapLines(std::string_view utf8, float width,
                                   const std::function<float(std::string_view)>& widthOf) {
    LineBreaker breaker(width, widthOf);
    bool first = true;
    while (first || !utf8.empty()) {
        breaker.addParagraph(takeUntil(utf8, '\n'));
        first = false;
    }
    return breaker.take();
}

std::vector<std::string> wrapped(std::string_view utf8, const TextStyle& style, float width, const Measure& measure) {
    return wrapLines(utf8, width, [&](std::string_view line) { return measure(line, style); });
}

} // namespace ui
