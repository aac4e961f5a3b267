// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/ClassPlan.hpp"

#include "data/classes/Pupils.hpp"
#include "data/files/Json.hpp"
#include "data/files/PlayerName.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelFormat.hpp"
#include "data/levels/RandomWish.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace data {

namespace {

constexpr std::string_view planFormat = "lichter-aus/class";
constexpr int planVersion = 1;
constexpr std::string_view taskKeys = "level, day, coffee, code";

/// Reads a text; adds a problem and returns null for any other value.
const std::string* readText(ObjectReader& object, std::string_view key) {
    const Json* const value = object.take(key);
    if (value == nullptr)
        return nullptr;
    if (value->is_string())
        return &value->get_ref<const std::string&>();
    object.problem(key, ProblemCode::WrongType, {"text"});
    return nullptr;
}

std::optional<puzzle::Day> readDay(ObjectReader& object, std::string_view key) {
    const std::string* const text = readText(object, key);
    if (text == nullptr)
        return std::nullopt;
    const auto day = puzzle::dayFromText(*text);
    if (!day)
        object.problem(key, ProblemCode::UnknownValue, {*text, "2026-09-01 …"});
    return day;
}

/// Reads how a random board was made, if the task says so.
void readRandom(ObjectReader& object, ClassTask& task) {
    const std::string* const setting = readText(object, "random");
    const std::string* const seed = readText(object, "seed");
    if (setting == nullptr || seed == nullptr)
        return;
    if (!wishFromKey(*setting))
        object.problem("random", ProblemCode::UnknownValue, {*setting, "5x5,plane,plus,off,easy …"});
    if (!isSeed(*seed))
        object.problem("seed", ProblemCode::BadText, {"64"});
    task.setting = *setting;
    task.seed = *seed;
}

/// The key of a task, from the one member that names its board.
std::optional<puzzle::RunKey> readKey(ObjectReader& object) {
    struct Kind {
        const char* member;
        const char* prefix;
    };
    for (const Kind kind :
         {Kind{"level", "level:"}, Kind{"day", "daily:"}, Kind{"coffee", "coffee:"}, Kind{"code", ""}}) {
        const std::string* const text = readText(object, kind.member);
        if (text == nullptr)
            continue;
        puzzle::RunKey key(kind.prefix + *text);
        const bool isCode = *kind.prefix == '\0';
        if (isTaskKey(key) && (key.mode() == puzzle::RunMode::Board) == isCode)
            return key;
        const bool isLevel = std::string_view(kind.member) == "level";
        object.problem(kind.member, ProblemCode::UnknownValue,
                       {*text, isCode    ? "LA1…, LA2…, AR1…, AR2…, AR3…"
                               : isLevel ? "shed/first-light …"
                                         : "2026-09-01 …"});
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<ClassTask> readTask(const Json& value, const std::string& pointer, ProblemSink& problems) {
    if (!value.is_object()) {
        problems.add(pointer, ProblemCode::WrongType, {"object"});
        return std::nullopt;
    }
    const std::size_t before = problems.size();
    ObjectReader object(value, pointer, problems);
    auto key = readKey(object);
    if (!key && problems.size() == before)
        problems.add(pointer, ProblemCode::MissingKey, {std::string(taskKeys)});
    ClassTask task;
    task.from = readDay(object, "from");
    task.until = readDay(object, "until");
    readRandom(object, task);
    if (const Json* const name = object.take("name"))
        task.name = readLine(*name, object.at("name"), maxTaskName, problems).value_or(std::string());
    if (task.from && task.until && *task.until < *task.from)
        object.problem("until", ProblemCode::OutOfRange,
                       {puzzle::dayText(*task.until), puzzle::dayText(*task.from), "9999-12-31"});
    if (!key || problems.size() != before) // Without its dates, for example, it would be another task.
        return std::nullopt;
    task.key = *std::move(key);
    task.unknown = object.unknown();
    return task;
}

void readTasks(ObjectReader& object, ClassPlan& plan, ProblemSink& problems) {
    const Json* const list = object.require("tasks");
    if (list == nullptr)
        return;
    if (!list->is_array()) {
        object.problem("tasks", ProblemCode::WrongType, {"list"});
        return;
    }
    if (list->empty() || list->size() > maxClassTasks)
        object.problem("tasks", ProblemCode::OutOfRange,
                       {std::to_string(list->size()), "1", std::to_string(maxClassTasks)});
    for (std::size_t i = 0; i < std::min(list->size(), maxClassTasks); ++i) {
        const std::string pointer = childPointer(object.at("tasks"), i);
        auto task = readTask((*list)[i], pointer, problems);
        if (task && plan.asksFor(task->key))
            problems.add(pointer, ProblemCode::DuplicateId, {task->key.text()});
        else if (task)
            plan.tasks.push_back(*std::move(task));
    }
}

/// The list of pupils, which may be missing.
void readPupils(ObjectReader& object, ClassPlan& plan, ProblemSink& problems) {
    const Json* const list = object.take("pupils");
    if (list == nullptr)
        return;
    if (!list->is_array()) {
        object.problem("pupils", ProblemCode::WrongType, {"list"});
        return;
    }
    if (list->size() > maxClassPupils)
        object.problem("pupils", ProblemCode::OutOfRange,
                       {std::to_string(list->size()), "0", std::to_string(maxClassPupils)});
    for (std::size_t i = 0; i < std::min(list->size(), maxClassPupils); ++i) {
        const std::string pointer = childPointer(object.at("pupils"), i);
        const auto line = readLine((*list)[i], pointer, maxPlayerNameLength, problems);
        auto name = line ? playerName(*line) : tl::unexpected(NameProblem::Empty);
        if (line && !name)
            problems.add(pointer, ProblemCode::BadText, {std::to_string(maxPlayerNameLength)});
        else if (name && !addPupil(plan.pupils, *name))
            problems.add(pointer, ProblemCode::DuplicateId, {*name});
    }
}

/// Whether the file is one of a class, of this version or an older one.
bool isPlan(ObjectReader& object) {
    const Json* const format = object.require("format");
    if (format == nullptr)
        return false;
    if (*format != planFormat) {
        object.problem("format", ProblemCode::UnknownFormat, {format->is_string() ? format->get<std::string>() : ""});
        return false;
    }
    const Json* const version = object.require("version");
    if (version != nullptr && *version != planVersion)
        object.problem("version", ProblemCode::UnknownVersion, {version->dump()});
    return version != nullptr && *version == planVersion;
}

Json taskJson(const ClassTask& task) {
    Json object = Json::object();
    switch (task.key.mode()) {
    case puzzle::RunMode::Level:
        object["level"] = std::string(task.key.levelPath());
        break;
    case puzzle::RunMode::Daily:
        object[task.key.dailySeries() == puzzle::DailySeries::Main ? "day" : "coffee"] =
            puzzle::dayText(*task.key.day());
        break;
    default:
        object["code"] = task.key.text();
        break;
    }
    if (!task.name.empty())
        object["name"] = task.name;
    if (!task.setting.empty()) {
        object["random"] = task.setting;
        object["seed"] = task.seed;
    }
    if (task.from)
        object["from"] = puzzle::dayText(*task.from);
    if (task.until)
        object["until"] = puzzle::dayText(*task.until);
    appendUnknown(object, task.unknown);
    return object;
}

} // namespace

std::string_view name(ClassCounts counts) noexcept {
    switch (counts) {
    case ClassCounts::All:
        return "all";
    case ClassCounts::Optimum:
        return "optimum";
    case ClassCounts::First:
        break;
    }
    return "first";
}

std::optional<ClassCounts> classCountsFromName(std::string_view word) noexcept {
    const auto found = std::ranges::find(allClassCounts, word, [](ClassCounts counts) { return name(counts); });
    return found == allClassCounts.end() ? std::nullopt : std::optional(*found);
}

ClassTask randomTask(std::string code, const std::string& setting, const std::string& seed, int index) {
    ClassTask task{std::move(code)};
    const std::string numbered = puzzle::numberedSeed(seed, index);
    if (isSeed(numbered)) {
        task.setting = setting;
        task.seed = numbered;
    }
    return task;
}

bool ClassPlan::asksFor(const puzzle::RunKey& key) const noexcept {
    return std::ranges::find(tasks, key, &ClassTask::key) != tasks.end();
}

bool isClassName(std::string_view name) {
    return isLine(name, maxClassName);
}

bool isTaskName(std::string_view name) {
    return name.empty() || isLine(name, maxTaskName);
}

bool isTaskKey(const puzzle::RunKey& key) {
    switch (key.mode()) {
    case puzzle::RunMode::Level:
        return true;
    case puzzle::RunMode::Daily:
        return key.day() && puzzle::hasDailyPuzzle(*key.day());
    case puzzle::RunMode::Board:
        return boardOfCode(key.text()).has_value();
    default:
        return false;
    }
}

namespace {

std::optional<puzzle::Day> dayOf(const RunSummary& run) {
    return puzzle::localDay(run.date, run.offset.value_or(std::chrono::minutes(0)));
}

} // namespace

bool isInTime(const ClassTask& task, const RunSummary& run) {
    const auto day = dayOf(run);
    return day && (!task.from || *task.from <= *day) && (!task.until || *day <= *task.until);
}

bool isTooLate(const ClassTask& task, const RunSummary& run) {
    const auto day = dayOf(run);
    return day && task.until && *task.until < *day;
}

ClassReading readClassPlan(std::string_view text, const std::string& file) {
    ProblemSink problems(file);
    ClassReading reading;
    const auto json = parseJson(withoutByteOrderMark(text), problems);
    if (json && !json->is_object())
        problems.add({}, ProblemCode::WrongType, {"object"});
    if (json && json->is_object()) {
        ObjectReader object(*json, {}, problems);
        if (isPlan(object)) {
            ClassPlan plan;
            if (const Json* const name = object.require("name"))
                plan.name = readLine(*name, object.at("name"), maxClassName, problems).value_or(std::string());
            const auto counts =
                readWord(object, "counts", ClassCounts::All, classCountsFromName, namesOf(allClassCounts));
            readTasks(object, plan, problems);
            readPupils(object, plan, problems);
            plan.unknown = object.unknown();
            if (!plan.name.empty() && counts && !plan.tasks.empty()) {
                plan.counts = *counts;
                reading.plan = std::move(plan);
            }
        }
    }
    reading.problems = std::move(problems).take();
    return reading;
}

std::string formatClassPlan(const ClassPlan& plan) {
    Json object = Json::object();
    object["format"] = planFormat;
    object["version"] = planVersion;
    object["name"] = plan.name;
    object["counts"] = name(plan.counts);
    Json& tasks = object["tasks"] = Json::array();
    for (const ClassTask& task : plan.tasks)
        tasks.push_back(taskJson(task));
    if (!plan.pupils.empty())
        object["pupils"] = plan.pupils;
    appendUnknown(object, plan.unknown);
    return fileText(object);
}

} // namespace data
