#include "data/EventText.hpp"

#include "data/EventJson.hpp"

#include <algorithm>
#include <array>

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

std::optional<lights::ShiftEvent> pressAt(const Json& entry, lights::Milliseconds at) {
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
    const lights::Milliseconds at(*ms);
    if (kind == letters.begin())
        return pressAt(entry, at);
    return entry.size() == 2 ? std::optional(lights::ShiftEvent{at, static_cast<Kind>(kind - letters.begin()), {}})
                             : std::nullopt;
}

std::optional<lights::Event> eventOf(const Json& entry) {
    const auto event = shiftEventOf(entry);
    if (!event)
        return std::nullopt;
    switch (event->kind) {
    case Kind::Press:
        return lights::Event{event->at, lights::EventKind::Press, event->cell};
    case Kind::Undo:
        return lights::Event{event->at, lights::EventKind::Undo, {}};
    case Kind::Redo:
        return lights::Event{event->at, lights::EventKind::Redo, {}};
    case Kind::Restart:
    case Kind::Skip:
        break;
    }
    return std::nullopt;
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

template<class Event>
std::optional<std::vector<Event>> parse(std::string_view text) {
    if (text.size() > maxEventTextBytes)
        return std::nullopt;
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
    return parse<lights::Event>(text);
}

std::string formatShiftEvents(std::span<const lights::ShiftEvent> events) {
    return format(events);
}

std::optional<std::vector<lights::ShiftEvent>> parseShiftEvents(std::string_view text) {
    return parse<lights::ShiftEvent>(text);
}

std::size_t readEvents(const Json& list, std::vector<lights::Event>& events) {
    return readEach(list, events, &eventOf);
}

std::size_t readEvents(const Json& list, std::vector<lights::ShiftEvent>& events) {
    return readEach(list, events, &shiftEventOf);
}

} // namespace data
