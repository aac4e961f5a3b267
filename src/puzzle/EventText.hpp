// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Cell.hpp"
#include "puzzle/Milliseconds.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The text form of a run's events, the same for all puzzles: a JSON array with one short array per event, which holds
/// the time in milliseconds, a letter for the kind of event, and the fields of the move: [[0,"p",1,2],[350,"u"]].
namespace puzzle {

/// What a player did.
enum class EventKind : std::uint8_t {
    Move, ///< A press, a stroke: whatever the puzzle calls a move.
    Undo,
    Redo,
    Restart,    ///< Back to the start of the board; only in games over several boards, and as the last event of a saved
                ///< game.
    Skip,       ///< On to the next board; only in games over several boards.
    FirstCard,  ///< The first of two cards that were offered; only in games over several boards.
    SecondCard, ///< The second of them.
};

/// What was done, and when. `Move` must be default-constructible and equality-comparable.
template<class Move>
struct Event {
    Milliseconds at{}; ///< Time since the game's first event, without pauses.
    EventKind kind = EventKind::Move;
    Move move{}; ///< Only meaningful for EventKind::Move.

    friend bool operator==(const Event&, const Event&) = default;
};

inline constexpr std::size_t maxEventTextBytes = std::size_t{4} << 20;
inline constexpr Milliseconds maxTime{1'000'000'000'000}; ///< About 32 years: safe from overflow.

/// Writes events as text.
class EventWriter {
public:
    EventWriter& begin(Milliseconds at, char letter); ///< Starts the next event.
    EventWriter& number(int value);                   ///< Appends a field to the current event.
    EventWriter& word(std::string_view letters);      ///< Appends a field. \pre only letters, as in EventReader::word.
    [[nodiscard]] std::string text() const;           ///< All events so far.

private:
    std::string m_text{"["};
};

/// Reads events from text, one at a time. Stops at the first mistake.
class EventReader {
public:
    explicit EventReader(std::string_view text)
        : m_rest(text) {
        m_wrong = text.size() > maxEventTextBytes || !take('[');
    }

    /// Moves to the next event and reads its time and letter. Returns false after the last event and after a mistake.
    bool next();
    [[nodiscard]] Milliseconds at() const noexcept { return m_at; } ///< 0 to maxTime.
    [[nodiscard]] char letter() const noexcept { return m_letter; }
    /// Reads the event's next field, an integer from 0 to `most`. Returns 0 after a mistake.
    int number(int most);
    /// Reads the event's next field, a string of ASCII letters, at most `most` of them. Returns an empty text after a
    /// mistake.
    std::string_view word(std::size_t most);
    /// Marks the current event as invalid.
    void reject() noexcept { m_wrong = true; }

    /// Whether the entire text was read without a mistake. Only meaningful once next() has returned false.
    [[nodiscard]] bool complete() const noexcept { return m_complete && !m_wrong; }
    /// Number of events that were read completely and without a mistake.
    [[nodiscard]] std::size_t validEvents() const noexcept { return m_validEvents; }

private:
    bool take(char sign);
    std::int64_t readInteger(std::int64_t most);
    void finishEvent();

    std::string_view m_rest;
    Milliseconds m_at{};
    char m_letter = '\0';
    bool m_open = false; ///< The current event's closing bracket has not been read yet.
    bool m_complete = false;
    bool m_wrong = false;
    std::size_t m_validEvents = 0;
};

/// Specialised by each puzzle to define how its moves are written:
///     static constexpr char letter;                      // not one of nonMoveEventLetters
///     static void write(EventWriter&, const Move&);      // the fields after the letter
///     static Move read(EventReader&);                    // reads the same fields; rejects invalid moves
template<class Move>
struct MoveFormat;

/// For Undo, Redo, Restart, Skip, FirstCard and SecondCard, in this order.
inline constexpr std::string_view nonMoveEventLetters = "uyrsab";

template<class Move>
void appendEvent(EventWriter& writer, const Event<Move>& event) {
    if (event.kind == EventKind::Move)
        MoveFormat<Move>::write(writer.begin(event.at, MoveFormat<Move>::letter), event.move);
    else
        writer.begin(event.at, nonMoveEventLetters[static_cast<std::size_t>(event.kind) - 1]);
}

template<class Move>
[[nodiscard]] std::string formatEvents(std::span<const Event<Move>> events) {
    EventWriter writer;
    for (const Event<Move>& event : events)
        appendEvent(writer, event);
    return writer.text();
}

/// Parses the events of a text. Returns as error the index of the first event that cannot be read (unknown kind, time
/// beyond maxTime, or a move rejected by MoveFormat), 0 if the text is longer than maxEventTextBytes.
/// \param last the last kind allowed; later kinds are mistakes, as in a game on a single board.
template<class Move>
[[nodiscard]] tl::expected<std::vector<Event<Move>>, std::size_t> parseEvents(std::string_view text, EventKind last) {
    const std::string_view known = nonMoveEventLetters.substr(0, static_cast<std::size_t>(last));
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
        return tl::unexpected(reader.validEvents());
    return events;
}

/// Removes the restart that ends the events of a saved game. Returns whether there was one.
template<class Move>
bool takeRestart(std::vector<Event<Move>>& events) {
    const bool restarted = !events.empty() && events.back().kind == EventKind::Restart;
    if (restarted)
        events.pop_back();
    return restarted;
}

/// Counts the distinct times of the events, comparing each event with the one before it.
/// \pre the puzzle accepts the text.
[[nodiscard]] int countDistinctTimes(std::string_view text) noexcept;

/// Presses of cells that are in effect at the end of a run.
struct PressCounts {
    int standing = 0; ///< Those that were not undone: the moves by the rule of version 1.0.0.
    int odd = 0;      ///< Cells that were pressed an odd number of times, since a second press takes the first back.
};

/// Counts the presses of a run on one board from its text alone, without the board. \returns std::nullopt if its moves
/// are not presses of cells, or if the events make no sense.
[[nodiscard]] std::optional<PressCounts> countPresses(std::string_view text);

/// Returns the cells that such a run presses an odd number of times, in reading order: the way by which it solved its
/// board. \returns std::nullopt as countPresses.
[[nodiscard]] std::optional<std::vector<Cell>> oddPresses(std::string_view text);

} // namespace puzzle
