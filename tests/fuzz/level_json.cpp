// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "data/levels/LevelCoder.hpp"

#include <cstdint>

/// Every parsed level survives writing and parsing; every refusal comes with a problem.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const data::LevelReading reading = data::readLevels(textOf(bytes, size), "fuzz.json");
    require(reading.kind != data::LevelReading::Kind::Unusable || !reading.problems.empty(), "a refusal has a reason");
    for (const data::Level& level : reading.pack.levels) {
        const data::LevelReading again = data::readLevels(data::formatLevel(level));
        require(again.kind == data::LevelReading::Kind::Level && again.problems.empty(), "what is written is a level");
        require(again.pack.levels.size() == 1 && again.pack.levels.front().puzzle == level.puzzle,
                "written and read again is the same");
    }
    return 0;
}

std::vector<std::string> goodInputs() {
    return {R"({"format":"lichter-aus/level","version":1,"id":"a","name":"A","board":["#.","_#"]})",
            R"({"format":"lichter-aus/level","version":1,"id":"b","name":{"en":"B","de":"Ü"},"author":"x","goal":"on",
               "surface":"klein","stamp":"square","board":["..#..",".###.","#####"],"mine":[1,2,{"a":null}]})",
            R"({"format":"lichter-aus/level","version":1,"id":"c","name":"C","goal":["#_","##"],"board":["._",".."]})",
            R"({"format":"lichter-aus/pack","version":1,"id":"p","name":{"en":"P"},"levels":[
               {"id":"one","name":"1","board":["#"]},{"id":"two","name":"2","stamp":"cross","board":["#.#",".#."]}]})",
            R"({"format":"lichter-aus/level","version":1,"puzzle":"arukone","id":"d","name":"D","fill":"any",
               "board":["1..2","...1",".2_.","...."]})",
            R"({"format":"lichter-aus/pack","version":1,"puzzle":"arukone","id":"q","name":"Q","levels":[
               {"id":"one","name":"1","board":["1A","1A"]},{"id":"two","name":"2","puzzle":"lights","board":["#"]}]})"};
}
