#include "lights/EventText.hpp"

#include <utility>

namespace lights {

namespace {

/// The letters of the kinds, in their order. A run on one board has the first three, of EventKind as of ShiftEventKind.
constexpr std::string_view letters = "puyrs";
constexpr std::string_view lettersOfOneBoard = letters.substr(0, 3);

template<class Event>
std::string format(std::span<const Event> events) {
    puzzle::EventWriter writer;
    for (const Event& event : events) {
        writer.begin(event.at, letters[static_cast<std::size_t>(event.kind)]);
        if (event.kind == decltype(event.kind)::Press)
            writer.number(event.cell.row).number(event.cell.column);
    }
    return std::move(writer).text();
}

template<class Event>
tl::expected<std::vector<Event>, std::size_t> parse(std::string_view text, std::string_view known) {
    using Kind = decltype(Event::kind);
    std::vector<Event> events;
    puzzle::EventReader reader(text);
    while (reader.next()) {
        const std::size_t kind = known.find(reader.letter());
        if (kind == std::string_view::npos) {
            reader.reject();
            break;
        }
        Event event{reader.at(), static_cast<Kind>(kind), {}};
        if (event.kind == Kind::Press) {
            event.cell.row = reader.number(maxSide - 1);
            event.cell.column = reader.number(maxSide - 1);
        }
        events.push_back(event);
    }
    if (!reader.complete())
        return tl::unexpected(reader.sound());
    return events;
}

} // namespace

std::string formatEvents(std::span<const Event> events) {
    return format(events);
}

tl::expected<std::vector<Event>, std::size_t> parseEvents(std::string_view text) {
    return parse<Event>(text, lettersOfOneBoard);
}

std::string formatEvents(std::span<const ShiftEvent> events) {
    return format(events);
}

tl::expected<std::vector<ShiftEvent>, std::size_t> parseShiftEvents(std::string_view text) {
    return parse<ShiftEvent>(text, letters);
}

} // namespace lights
