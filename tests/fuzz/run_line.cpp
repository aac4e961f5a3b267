// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/RunCoder.hpp"

#include <cstdint>

/// Every parsed run survives writing and parsing; every refusal comes with a problem.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const auto run = data::readRunLine(textOf(bytes, size), data::puzzles());
    if (!run) {
        require(!run.error().empty(), "a refusal has a reason");
        return 0;
    }
    const std::string line = std::visit([](const auto& read) { return data::formatRunLine(read); }, *run);
    require(line.find('\n') == line.size() - 1, "a run is one line");
    const auto again = data::readRunLine(line, data::puzzles());
    require(again.has_value(), "what is written is a run");
    require(std::visit([](const auto& read) { return data::formatRunLine(read); }, *again) == line,
            "written and read again is the same");
    return 0;
}

std::vector<std::string> goodInputs() {
    return {R"({"format":"lichter-aus/run","version":1,"key":"level:a/b","code":"LA1ChQAjvuID","player":"Mina",)"
            R"("events":[[0,"p",0,0],[5,"u"],[9,"y"]],"moves":1,"optimum":1,"exact":true,"hints":0,"live":false,)"
            R"("undos":1,"ms":9,"date":"2025-07-12T18:03:11Z","program":"0.1.0"})",
            R"({"format":"lichter-aus/run","version":1,"key":"arukone:4x4,any,trap,any","code":"AR1GOBBzkT",)"
            R"("player":"Mina","events":[[0,"c",0,0,"DDDRRRUU"],[5,"u"],[9,"y"],[19,"c",0,3,"LDDL"]],"moves":12,)"
            R"("optimum":12,"exact":true,"hints":0,"live":false,"undos":1,"ms":19,"date":"2026-07-12T18:03:11Z",)"
            R"("program":"0.1.0"})",
            R"({"format":"lichter-aus/run","version":1,"key":"daily:2026-01-02","code":"LA1","player":"Ü \"x\"",)"
            R"("events":[],"moves":0,"optimum":0,"exact":false,"hints":3,"live":true,"undos":0,"ms":0,)"
            R"("date":"2026-01-02T18:03:11Z","program":"0.1.0","late":true,"mine":[1,{"a":null}]})",
            R"({"format":"lichter-aus/shift","version":1,"key":"shift","seed":"k3v7mq2p","code":"LA1","player":"M",)"
            R"("events":[[0,"p",1,1],[3,"r"],[4,"s"]],"points":40,"houses":1,"atOptimum":1,"chain":1,"skipped":1,)"
            R"("moves":2,"optimum":2,"date":"2025-07-12T18:03:11Z","program":"0.1.0"})"};
}
