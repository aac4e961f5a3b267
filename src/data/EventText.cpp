#include "data/EventText.hpp"

#include "data/EventJson.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace data {

namespace {

/// A whole number of 0 to `most`.
std::optional<std::int64_t> numberOf(const Json& value, std::int64_t most) {
    // What the parser read as signed is negative.
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
        return std::nullopt;
    return value.get<std::int64_t>();
}

using Kind = lights::ShiftEventKind;

/// The letters of the kinds, in their order. A run on one board has the first three.
constexpr std::array<std::string_view, 5> letters{"p", "u", "y", "r", "s"};

std::string_view letter(Kind kind) noexcept {
    return letters[static_cast<std::size_t>(kind)];
}

std::optional<lights::ShiftEvent> pressAt(const Json& entry, puzzle::Milliseconds at) {
    const auto row = entry.size() == 4 ? numberOf(entry[2], lights::maxSide - 1) : std::nullopt;
    const auto column = row ? numberOf(entry[3], lights::maxSide - 1) : std::nullopt;
    if (!column)
        return std::nullopt;
    return lights::ShiftEvent{at, Kind::Press, {static_cast<int>(*row), static_cast<int>(*column)}};
}

std::optional<lights::ShiftEvent> shiftEventOf(const Json& entry) {
    if (!entry.is_array() || entry.size() < 2 || !entry[1].is_string())
        return std::nullopt;
    const auto ms = numberOf(entry[0], longestTime.count());
    const auto kind = std::find(letters.begin(), letters.end(), entry[1].get_ref<const std::string&>());
    if (!ms || kind == letters.end())
        return std::nullopt;
    const puzzle::Milliseconds at(*ms);
    if (kind == letters.begin())
        return pressAt(entry, at);
    return entry.size() == 2 ? std::optional(lights::ShiftEvent{at, static_cast<Kind>(kind - letters.begin()), {}})
                             : std::nullopt;
}

/// The event as one on a single board, where there is such a one.
std::optional<lights::Event> onOneBoard(const lights::ShiftEvent& event) {
    switch (event.kind) {
    case Kind::Press:
        return lights::Event{event.at, lights::EventKind::Press, event.cell};
    case Kind::Undo:
        return lights::Event{event.at, lights::EventKind::Undo, {}};
    case Kind::Redo:
        return lights::Event{event.at, lights::EventKind::Redo, {}};
    case Kind::Restart:
    case Kind::Skip:
        break;
    }
    return std::nullopt;
}

std::optional<lights::Event> eventOf(const Json& entry) {
    const auto event = shiftEventOf(entry);
    return event ? onOneBoard(*event) : std::nullopt;
}

std::optional<lights::ShiftEvent> inAShift(const lights::ShiftEvent& event) {
    return event;
}

Kind kindOf(const lights::Event& event) noexcept {
    switch (event.kind) {
    case lights::EventKind::Undo:
        return Kind::Undo;
    case lights::EventKind::Redo:
        return Kind::Redo;
    case lights::EventKind::Press:
        break;
    }
    return Kind::Press;
}

Kind kindOf(const lights::ShiftEvent& event) noexcept {
    return event.kind;
}

template<class Event>
std::string format(std::span<const Event> events) {
    std::string text = "[";
    for (const Event& event : events) {
        const Kind kind = kindOf(event);
        text += text.size() > 1 ? ",[" : "[";
        text.append(std::to_string(event.at.count())).append(",\"").append(letter(kind)).append("\"");
        if (kind == Kind::Press)
            text.append(",")
                .append(std::to_string(event.cell.row))
                .append(",")
                .append(std::to_string(event.cell.column));
        text += "]";
    }
    return text += ']';
}

/// \param read gives the event of an entry, or nothing.
template<class Event>
std::size_t readEach(const Json& list, std::vector<Event>& events, std::optional<Event> (*read)(const Json&)) {
    events.reserve(events.size() + list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto event = read(list[i]);
        if (!event)
            return i;
        events.push_back(*event);
    }
    return list.size();
}

/// Reads events that are written exactly as format() does it, which is some ten times as fast as reading any JSON: what
/// is verified on every showing is mostly that.
class PlainReader {
public:
    explicit PlainReader(std::string_view text)
        : m_text(text) {}

    /// The whole text; nothing when it is written in another way, which says nothing of whether it is good.
    template<class Event>
    [[nodiscard]] std::optional<std::vector<Event>> read(std::optional<Event> (*convert)(const lights::ShiftEvent&)) {
        std::vector<Event> events;
        for (bool more = take("["); more; more = take(",")) {
            const auto plain = event();
            const auto converted = plain ? convert(*plain) : std::nullopt;
            if (!converted)
                return std::nullopt;
            events.push_back(*converted);
        }
        return take("]") && m_text.empty() ? std::optional(std::move(events)) : std::nullopt;
    }

private:
    bool take(std::string_view wanted) {
        const bool there = m_text.substr(0, wanted.size()) == wanted;
        if (there)
            m_text.remove_prefix(wanted.size());
        return there;
    }

    std::optional<std::int64_t> number(std::int64_t most) {
        std::int64_t value = 0;
        const bool leadingZero = m_text.size() > 1 && m_text[0] == '0' && m_text[1] >= '0' && m_text[1] <= '9';
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        if (error != std::errc() || leadingZero || m_text.front() == '-' || value > most)
            return std::nullopt;
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        return value;
    }

    std::optional<lights::Cell> cell() {
        const auto row = take(",") ? number(lights::maxSide - 1) : std::nullopt;
        const auto column = row && take(",") ? number(lights::maxSide - 1) : std::nullopt;
        return column ? std::optional(lights::Cell{static_cast<int>(*row), static_cast<int>(*column)}) : std::nullopt;
    }

    std::optional<lights::ShiftEvent> event() {
        const auto ms = take("[") ? number(longestTime.count()) : std::nullopt;
        if (!ms || !take(",\"") || m_text.empty())
            return std::nullopt;
        const auto kind = std::find(letters.begin(), letters.end(), m_text.substr(0, 1));
        m_text.remove_prefix(1);
        if (kind == letters.end() || !take("\""))
            return std::nullopt;
        const auto at = kind == letters.begin() ? cell() : std::optional(lights::Cell{});
        if (!at || !take("]"))
            return std::nullopt;
        return lights::ShiftEvent{puzzle::Milliseconds(*ms), static_cast<Kind>(kind - letters.begin()), *at};
    }

    std::string_view m_text;
};

template<class Event>
std::optional<std::vector<Event>> parse(std::string_view text,
                                        std::optional<Event> (*convert)(const lights::ShiftEvent&)) {
    if (text.size() > maxEventTextBytes)
        return std::nullopt;
    if (auto events = PlainReader(text).read(convert))
        return events;
    ProblemSink problems({});
    const auto list = parseJson(text, problems);
    if (!list || !list->is_array())
        return std::nullopt;
    std::vector<Event> events;
    return readEvents(*list, events) == list->size() ? std::optional(std::move(events)) : std::nullopt;
}

} // namespace

std::string formatEvents(std::span<const lights::Event> events) {
    return format(events);
}

std::optional<std::vector<lights::Event>> parseEvents(std::string_view text) {
    return parse<lights::Event>(text, &onOneBoard);
}

std::string formatShiftEvents(std::span<const lights::ShiftEvent> events) {
    return format(events);
}

std::optional<std::vector<lights::ShiftEvent>> parseShiftEvents(std::string_view text) {
    return parse<lights::ShiftEvent>(text, &inAShift);
}

std::size_t readEvents(const Json& list, std::vector<lights::Event>& events) {
    return readEach(list, events, &eventOf);
}

std::size_t readEvents(const Json& list, std::vector<lights::ShiftEvent>& events) {
    return readEach(list, events, &shiftEventOf);
}

} // namespace data
