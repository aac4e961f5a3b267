// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "lights/Board.hpp"
#include "lights/EventText.hpp"
#include "lights/Replay.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>

namespace {

/// Reads the fields whatever the letters mean, as a different puzzle would.
void readAsFields(std::string_view text) {
    puzzle::EventReader reader(text);
    std::size_t events = 0;
    while (reader.next()) {
        require(++events <= text.size(), "reading ends");
        require(reader.at() >= puzzle::Milliseconds(0) && reader.at() <= puzzle::maxTime, "a time can be");
        constexpr int most = 9;
        for (int fields = 0; fields < 3; ++fields) {
            const int field = reader.number(most);
            require(field >= 0 && field <= most, "a field is within its bounds");
        }
    }
    require(reader.validEvents() <= events, "no event was made up");
}

/// Checks that parsed events survive writing and parsing. \returns whether the text was parsed.
bool roundTrips(const lights::Events& events, std::string_view text,
                const std::function<lights::Events(std::string_view)>& parse) {
    if (!events) {
        require(events.error() <= text.size(), "the mistake is within the text");
        return false;
    }
    const auto again = parse(lights::formatEvents(*events));
    require(again && *again == *events, "written and read again is the same");
    const auto moments = static_cast<std::size_t>(puzzle::countDistinctTimes(text));
    require(moments <= events->size() && (moments > 0) == !events->empty(), "moments are times of events");
    return true;
}

} // namespace

/// All parsed events survive writing and parsing, and can be tried on a board.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const lights::Puzzle board =
        *lights::Puzzle::make(*lights::parseBoard("#.#\n.._\n#.#\n", lights::maxSide), {}, lights::GoalKind::Off);
    const std::string_view text = textOf(bytes, size);
    readAsFields(text);
    const lights::Events shift = lights::parseShiftEvents(text);
    static_cast<void>(roundTrips(shift, text, lights::parseShiftEvents));
    const lights::Events events = lights::parseEvents(text);
    if (!roundTrips(events, text, lights::parseEvents))
        return 0;
    require(shift && *shift == *events, "a shift may have all that a board has");
    const auto last = events->empty() ? puzzle::Milliseconds() : events->back().at;
    static_cast<void>(lights::verifyRun(board, *events, {static_cast<int>(events->size()), 0, last}));
    const puzzle::SavedGame saved{std::string(text), last, {}};
    if (const auto session = lights::Session::restore(board, saved)) {
        const auto again = lights::Session::restore(board, session->save());
        require(again && again->board() == session->board() && again->moves() == session->moves(),
                "what was brought back is brought back again");
    }
    return 0;
}

std::vector<std::string> goodInputs() {
    return {"[]",
            R"([[0,"p",0,0]])",
            R"([[0,"p",0,2],[350,"u"],[350,"y"],[9000,"p",2,1]])",
            R"([[0,"p",1,0],[10,"p",0,0],[20,"p",2,2],[30,"u"],[40,"u"],[50,"y"],[1000000000000,"p",0,1]])",
            R"([[0,"p",1,1],[3,"r"],[4,"s"],[5,"p",0,0],[6,"u"],[7,"y"]])",
            R"( [ [ 0 , "p" , 99 , 99 ] , [ 1 , "u" ] ] )"};
}
