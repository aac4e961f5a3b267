// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "arukone/EventText.hpp"
#include "arukone/Replay.hpp"

#include <cstdint>

/// All strokes that are read survive writing and reading, and can be tried on a board.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const arukone::Board board = *arukone::parseBoard("1..2\n.._1\n.2..\n....\n", arukone::Fill::Any);
    const std::string_view text = textOf(bytes, size);
    const auto events = arukone::parseEvents(text);
    if (!events) {
        require(events.error() <= text.size(), "the mistake is within the text");
        return 0;
    }
    const auto again = arukone::parseEvents(arukone::formatEvents(*events));
    require(again && *again == *events, "written and read again is the same");
    const auto last = events->empty() ? puzzle::Milliseconds() : events->back().at;
    static_cast<void>(arukone::verifyRun(board, *events, {1, 0, last}));
    arukone::Playback playback(arukone::Session(board), *events);
    playback.seek(events->size());
    require(arukone::stateOf(board, playback.session().cables()).used <= board.cellCount(), "cables fit the board");
    if (const auto session = arukone::Session::restore(board, {std::string(text), last, {}})) {
        const auto back = arukone::Session::restore(board, session->save());
        require(back && back->cables() == session->cables() && back->score() == session->score(),
                "what was brought back is brought back again");
    }
    return 0;
}

std::vector<std::string> goodInputs() {
    return {"[]", R"([[0,"c",0,0,"DDDRRRUU"],[900,"c",0,3,"LDDL"]])",
            R"([[0,"c",0,0,"DD"],[350,"u"],[350,"y"],[9000,"c",1,3,"DDLLLUUU"]])",
            R"([[0,"c",0,0,"DDRR"],[10,"c",2,1,"UURR"],[20,"c",0,0,""],[30,"u"],[40,"u"],[50,"y"]])",
            R"( [ [ 0 , "c" , 3 , 3 , "URDL" ] , [ 1 , "u" ] ] )"};
}
