// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "data/classes/ClassPlan.hpp"

#include <cstdint>

/// Whatever the class.json of a shared leaderboard contains, what is read from it is a class with tasks, and is read
/// back the same once it is written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const data::ClassReading reading = data::readClassPlan(textOf(bytes, size));
    require(reading.plan.has_value() || !reading.problems.empty(), "a refusal has a reason");
    if (!reading.plan)
        return 0;
    require(data::isClassName(reading.plan->name), "a class has a name");
    require(!reading.plan->tasks.empty() && reading.plan->tasks.size() <= data::maxClassTasks, "a class has tasks");
    for (const data::ClassTask& task : reading.plan->tasks)
        require(data::isTaskKey(task.key), "a task has a board");
    const data::ClassReading again = data::readClassPlan(data::formatClassPlan(*reading.plan));
    require(again.problems.empty(), "what is written is a class");
    require(again.plan == reading.plan, "written and read again is the same");
    return 0;
}

std::vector<std::string> goodInputs() {
    return {R"({"format":"lichter-aus/class","version":1,"name":"Class 7b","counts":"optimum","tasks":[)"
            R"({"level":"shed/first","until":"2026-09-12"},{"day":"2026-12-01"},{"coffee":"2026-12-01"},)"
            R"({"code":"LA1BgwDjAh","name":"By the stairs"},)"
            R"({"code":"LA1BgwDjAh","random":"5x5,plane,plus,off,easy","seed":"monday","from":"2026-09-01"}]})",
            R"({"format":"lichter-aus/class","version":1,"name":"7b","tasks":[{"level":"a/b"}],"later":[1,{}]})"};
}
