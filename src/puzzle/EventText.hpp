#pragma once

#include "puzzle/Milliseconds.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The events of a run as text, the same for all puzzles: a JSON list of short lists, each with the milliseconds, a
/// letter for what was done, and what the puzzle says of it: [[0,"p",1,2],[350,"u"]].
namespace puzzle {

/// What a player did.
enum class EventKind : std::uint8_t {
    Move, ///< A press, a stroke: what the puzzle calls its moves.
    Undo,
    Redo,
    Restart, ///< Back to the start of the board; only where the game goes on over several boards.
    Skip,    ///< On to the next board; likewise.
};

/// What was done, and when. A move is default-constructible and can be compared.
template<class Move>
struct Event {
    Milliseconds at{}; ///< On the game's clock: since its first event, pauses left out.
    EventKind kind = EventKind::Move;
    Move move{}; ///< Of a Move; unused otherwise.

    friend bool operator==(const Event&, const Event&) = default;
};

inline constexpr std::size_t maxEventTextBytes = std::size_t{4} << 20;
inline constexpr Milliseconds longestTime{1'000'000'000'000}; ///< About 32 years: far from any overflow.

/// Writes such a text.
class EventWriter {
public:
    EventWriter& begin(Milliseconds at, char letter); ///< The next event.
    EventWriter& number(int value);                   ///< Its next field.
    [[nodiscard]] std::string text() const;           ///< Of all events so far.

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

/// How a puzzle writes its moves: it specialises this with
///     static constexpr char letter;                      // other than u, y, r and s
///     static void write(EventWriter&, const Move&);      // the fields behind the letter
///     static Move read(EventReader&);                    // the same; rejects what cannot be a move
template<class Move>
struct MoveFormat;

inline constexpr std::string_view plainEventLetters = "uyrs"; ///< Of Undo, Redo, Restart and Skip.

template<class Move>
void appendEvent(EventWriter& writer, const Event<Move>& event) {
    if (event.kind == EventKind::Move)
        MoveFormat<Move>::write(writer.begin(event.at, MoveFormat<Move>::letter), event.move);
    else
        writer.begin(event.at, plainEventLetters[static_cast<std::size_t>(event.kind) - 1]);
}

template<class Move>
[[nodiscard]] std::string formatEvents(std::span<const Event<Move>> events) {
    EventWriter writer;
    for (const Event<Move>& event : events)
        appendEvent(writer, event);
    return writer.text();
}

/// The events of a text. \param last kinds behind this one are mistakes: a game on one board has none of them.
/// \returns as its error the index of the first event that cannot be read: an unknown kind, a time beyond longestTime,
/// a move that MoveFormat rejects; 0 if the text is longer than maxEventTextBytes.
template<class Move>
[[nodiscard]] tl::expected<std::vector<Event<Move>>, std::size_t> parseEvents(std::string_view text, EventKind last) {
    const std::string_view known = plainEventLetters.substr(0, static_cast<std::size_t>(last));
    std::vector<Event<Move>> events;
    EventReader reader(text);
    while (reader.next()) {
        Event<Move> event{reader.at(), EventKind::Move, {}};
        if (reader.letter() == MoveFormat<Move>::letter)
            event.move = MoveFormat<Move>::read(reader);
        else if (const std::size_t kind = known.find(reader.letter()); kind != std::string_view::npos)
            event.kind = static_cast<EventKind>(kind + 1);
        else
            reader.reject();
        events.push_back(std::move(event));
    }
    if (!reader.complete())
        return tl::unexpected(reader.sound());
    return events;
}

/// How many different times the events of a text have one after the other. \pre its puzzle has read it.
[[nodiscard]] int momentsIn(std::string_view text) noexcept;

} // namespace puzzle
