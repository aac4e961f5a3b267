// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/EventText.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace puzzle {

EventWriter& EventWriter::begin(Milliseconds at, char letter) {
    m_text += m_text.size() > 1 ? "],[" : "[";
    m_text += std::to_string(at.count());
    m_text += ",\"";
    m_text += letter;
    m_text += '"';
    return *this;
}

EventWriter& EventWriter::number(int value) {
    m_text += ',';
    m_text += std::to_string(value);
    return *this;
}

EventWriter& EventWriter::word(std::string_view letters) {
    m_text += ",\"";
    m_text += letters;
    m_text += '"';
    return *this;
}

std::string EventWriter::text() const {
    return m_text + (m_text.size() > 1 ? "]]" : "]");
}

bool EventReader::take(char sign) {
    constexpr char blank = ' '; // JSON allows blanks anywhere. Other whitespace would break the lines of exported runs.
    m_rest.remove_prefix(std::min(m_rest.find_first_not_of(blank), m_rest.size()));
    if (m_rest.empty() || m_rest.front() != sign)
        return false;
    m_rest.remove_prefix(1);
    return true;
}

std::int64_t EventReader::readInteger(std::int64_t most) {
    static_cast<void>(take('\0')); // Only skips blanks.
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
    const auto digits = static_cast<std::size_t>(end - m_rest.data());
    const bool leadingZero = digits > 1 && m_rest.front() == '0';
    if (error != std::errc() || m_rest.front() == '-' || leadingZero || value > most) {
        m_wrong = true;
        return 0;
    }
    m_rest.remove_prefix(digits);
    return value;
}

void EventReader::finishEvent() {
    m_wrong = m_wrong || !take(']');
    m_open = false;
    m_validEvents += m_wrong ? 0 : 1;
}

bool EventReader::next() {
    if (m_open)
        finishEvent();
    if (m_wrong || m_complete)
        return false;
    if (take(']')) {
        take('\0');
        m_complete = true;
        m_wrong = !m_rest.empty();
        return false;
    }
    m_wrong = (m_validEvents > 0 && !take(',')) || !take('[');
    if (!m_wrong)
        m_at = Milliseconds(readInteger(maxTime.count()));
    m_wrong = m_wrong || !take(',') || !take('"') || m_rest.size() < 2 || m_rest[1] != '"';
    if (m_wrong)
        return false;
    m_letter = m_rest.front();
    m_rest.remove_prefix(2);
    m_open = true;
    return true;
}

int EventReader::number(int most) {
    m_wrong = m_wrong || !take(',');
    return m_wrong ? 0 : static_cast<int>(readInteger(most));
}

std::string_view EventReader::word(std::size_t most) {
    m_wrong = m_wrong || !take(',') || !take('"');
    if (m_wrong)
        return {};
    const auto isLetter = [](char sign) { return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z'); };
    const auto end = std::find_if_not(m_rest.begin(), m_rest.end(), isLetter);
    const std::string_view letters = m_rest.substr(0, static_cast<std::size_t>(end - m_rest.begin()));
    m_rest.remove_prefix(letters.size());
    m_wrong = letters.size() > most || !m_rest.starts_with('"');
    if (m_wrong)
        return {};
    m_rest.remove_prefix(1);
    return letters;
}

int countDistinctTimes(std::string_view text) noexcept {
    int moments = 0;
    std::int64_t before = -1;
    std::size_t at = text.find('['); // Opens the list of events.
    while (at != std::string_view::npos && (at = text.find('[', at + 1)) != std::string_view::npos) {
        const std::size_t digits = std::min(text.find_first_not_of(' ', at + 1), text.size());
        std::int64_t time = 0;
        std::from_chars(text.data() + digits, text.data() + text.size(), time);
        moments += time != before ? 1 : 0;
        before = time;
    }
    return moments;
}

namespace {

/// The presses that are in effect at the end, ordered by cell. \returns std::nullopt as countPresses.
std::optional<std::vector<Cell>> standingPresses(std::string_view text) {
    constexpr int most = std::numeric_limits<int>::max();
    std::vector<Cell> standing;
    std::vector<Cell> undone;
    EventReader reader(text);
    while (reader.next()) {
        if (reader.letter() == 'p') {
            const int row = reader.number(most);
            standing.push_back({row, reader.number(most)});
            undone.clear();
            continue;
        }
        const bool isUndo = reader.letter() == 'u';
        auto& from = isUndo ? standing : undone;
        if ((!isUndo && reader.letter() != 'y') || from.empty())
            return std::nullopt;
        (isUndo ? undone : standing).push_back(from.back());
        from.pop_back();
    }
    if (!reader.complete())
        return std::nullopt;
    std::ranges::sort(standing);
    return standing;
}

} // namespace

std::optional<std::vector<Cell>> oddPresses(std::string_view text) {
    const auto standing = standingPresses(text);
    if (!standing)
        return std::nullopt;
    std::vector<Cell> odd;
    for (auto cell = standing->begin(); cell != standing->end();) {
        const auto next = std::upper_bound(cell, standing->end(), *cell);
        if ((next - cell) % 2 != 0)
            odd.push_back(*cell);
        cell = next;
    }
    return odd;
}

std::optional<PressCounts> countPresses(std::string_view text) {
    const auto standing = standingPresses(text);
    const auto odd = oddPresses(text);
    if (!standing || !odd)
        return std::nullopt;
    return PressCounts{static_cast<int>(standing->size()), static_cast<int>(odd->size())};
}

} // namespace puzzle
