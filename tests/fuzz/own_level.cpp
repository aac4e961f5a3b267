// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "MemoryFile.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/OwnLevels.hpp"

#include <cstdint>

/// Whatever a file of the player's levels contains is either a level that can be saved there again, or refused with a
/// reason; none of it is ever lost.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const MemoryFile file;
    file.write(textOf(bytes, size));
    const auto stored = data::OwnLevels::read(file.path());
    if (!stored) {
        const auto* const problems = std::get_if<std::vector<data::Problem>>(&stored.error());
        require(problems == nullptr || !problems->empty(), "a refusal has a reason");
        return 0;
    }
    require(stored->content == textOf(bytes, size), "what stood in the file is known");
    const data::LevelReading again = data::readLevels(data::formatLevel(stored->level));
    require(again.kind == data::LevelReading::Kind::Level && again.pack.levels.size() == 1 && again.problems.empty(),
            "what would be saved is a level");
    require(again.pack.levels.front() == stored->level, "saved and read again is the same");
    return 0;
}

std::vector<std::string> goodInputs() {
    return {R"({"format":"lichter-aus/level","version":1,"id":"a","name":"A","board":["#.","_#"]})",
            R"({"format":"lichter-aus/level","version":1,"id":"b","name":{"en":"B","de":"Ü"},"author":"x","goal":"on",
               "surface":"klein","stamp":"square","board":["..#..",".###.","#####"],"mine":[1,2,{"a":null}]})",
            R"({"format":"lichter-aus/pack","version":1,"id":"p","name":{"en":"P"},"levels":[
               {"id":"one","name":"1","board":["#"]},{"id":"two","name":"2","stamp":"cross","board":["#.#",".#."]}]})"};
}
