#pragma once

#include "puzzle/Milliseconds.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The events of a run as text, the same for all puzzles: a JSON list of short lists, each with the milliseconds, a
/// letter for what was done, and what the puzzle says of it: [[0,"p",1,2],[350,"u"]].
namespace puzzle {

inline constexpr std::size_t maxEventTextBytes = std::size_t{4} << 20;
inline constexpr Milliseconds longestTime{1'000'000'000'000}; ///< About 32 years: far from any overflow.

/// Writes such a text.
class EventWriter {
public:
    EventWriter& begin(Milliseconds at, char letter); ///< The next event.
    EventWriter& number(int value);                   ///< Its next field.
    [[nodiscard]] std::string text() &&;

private:
    std::string m_text{"["};
};

/// Reads such a text, event by event. From the first mistake on nothing more is read.
class EventReader {
public:
    explicit EventReader(std::string_view text)
        : m_rest(text) {
        m_wrong = text.size() > maxEventTextBytes || !take('[');
    }

    /// Goes to the next event and reads its time and letter. \returns false behind the last one, and after a mistake.
    bool next();
    [[nodiscard]] Milliseconds at() const noexcept { return m_at; } ///< 0 to longestTime.
    [[nodiscard]] char letter() const noexcept { return m_letter; }
    /// The event's next field: a whole number of 0 to `most`. After a mistake 0.
    int number(int most);
    /// Notes that the event says something that cannot be.
    void reject() noexcept { m_wrong = true; }

    /// Whether the text was read to its end without a mistake. Makes sense once next() was false.
    [[nodiscard]] bool complete() const noexcept { return m_complete && !m_wrong; }
    /// Events that were read to their end without a mistake.
    [[nodiscard]] std::size_t sound() const noexcept { return m_sound; }

private:
    bool take(char sign);
    std::int64_t whole(std::int64_t most);
    void finishEvent();

    std::string_view m_rest;
    Milliseconds m_at{};
    char m_letter = '\0';
    bool m_open = false; ///< An event's end was not read yet.
    bool m_complete = false;
    bool m_wrong = false;
    std::size_t m_sound = 0;
};

/// How many different times the events of a text have one after the other. \pre its puzzle has read it.
[[nodiscard]] int momentsIn(std::string_view text) noexcept;

} // namespace puzzle
