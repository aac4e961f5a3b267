#include "data/EventText.hpp"

#include "data/Json.hpp"

namespace data {

namespace {

/// A whole number of 0 to `most`.
std::optional<std::int64_t> numberOf(const Json& value, std::int64_t most) {
    // What the parser read as signed is negative.
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
        return std::nullopt;
    return value.get<std::int64_t>();
}

std::optional<lights::Event> pressAt(const Json& entry, lights::Milliseconds at) {
    const auto row = entry.size() == 4 ? numberOf(entry[2], lights::maxSide - 1) : std::nullopt;
    const auto column = row ? numberOf(entry[3], lights::maxSide - 1) : std::nullopt;
    if (!column)
        return std::nullopt;
    return lights::Event{at, lights::EventKind::Press, {static_cast<int>(*row), static_cast<int>(*column)}};
}

std::optional<lights::Event> eventOf(const Json& entry) {
    if (!entry.is_array() || entry.size() < 2 || !entry[1].is_string())
        return std::nullopt;
    const auto ms = numberOf(entry[0], longestTime.count());
    if (!ms)
        return std::nullopt;
    const lights::Milliseconds at(*ms);
    const auto& kind = entry[1].get_ref<const std::string&>();
    if (kind == "p")
        return pressAt(entry, at);
    if (entry.size() == 2 && kind == "u")
        return lights::Event{at, lights::EventKind::Undo, {}};
    if (entry.size() == 2 && kind == "y")
        return lights::Event{at, lights::EventKind::Redo, {}};
    return std::nullopt;
}

void append(std::string& text, const lights::Event& event) {
    text.append("[").append(std::to_string(event.at.count()));
    switch (event.kind) {
    case lights::EventKind::Press:
        text.append(",\"p\",").append(std::to_string(event.cell.row));
        text.append(",").append(std::to_string(event.cell.column));
        break;
    case lights::EventKind::Undo:
        text.append(",\"u\"");
        break;
    case lights::EventKind::Redo:
        text.append(",\"y\"");
        break;
    }
    text.append("]");
}

} // namespace

std::string formatEvents(std::span<const lights::Event> events) {
    std::string text = "[";
    for (const lights::Event& event : events) {
        if (text.size() > 1)
            text += ',';
        append(text, event);
    }
    return text += ']';
}

std::optional<std::vector<lights::Event>> parseEvents(std::string_view text) {
    if (text.size() > maxEventTextBytes)
        return std::nullopt;
    ProblemSink problems({});
    const auto list = parseJson(text, problems);
    if (!list || !list->is_array())
        return std::nullopt;
    std::vector<lights::Event> events;
    events.reserve(list->size());
    for (const Json& entry : *list) {
        const auto event = eventOf(entry);
        if (!event)
            return std::nullopt;
        events.push_back(*event);
    }
    return events;
}

} // namespace data
