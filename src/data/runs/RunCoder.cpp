// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/RunCoder.hpp"

#include "data/files/Json.hpp"
#include "data/runs/RunVerifier.hpp"
#include "puzzle/EventText.hpp"

#include <cstdint>

namespace data {

namespace {

/// What counts as a move in Lights Out; other puzzles count alike by both.
enum class MoveRule : std::uint8_t {
    Presses = 1, ///< Every press that was not undone: as in version 1.0.0, which does not name its rule.
    Windows = 2, ///< Every window pressed an odd number of times.
};

/// Reads the members of a line. Reports missing or invalid members and leaves their values unchanged.
class LineReader {
public:
    LineReader(const Json& object, ProblemSink& problems)
        : m_object(object, {}, problems)
        , m_problems(problems) {}

    void read(std::string_view key, std::string& text) { setText(key, m_object.require(key), text); }
    void readIfThere(std::string_view key, std::string& text) { setText(key, m_object.take(key), text); }

    void readLine(std::string_view key, std::string& text, std::size_t longest) {
        const Json* value = m_object.require(key);
        if (value != nullptr)
            text = data::readLine(*value, m_object.at(key), longest, m_problems).value_or("");
    }

    void read(std::string_view key, int& count) {
        if (const auto number = upTo(maxCount, key))
            count = static_cast<int>(*number);
    }

    void read(std::string_view key, puzzle::Milliseconds& time) {
        if (const auto number = upTo(puzzle::maxTime.count(), key))
            time = puzzle::Milliseconds(*number);
    }

    void read(std::string_view key, bool& flag) { setFlag(key, m_object.require(key), flag); }
    void readIfThere(std::string_view key, bool& flag) { setFlag(key, m_object.take(key), flag); }

    void readIfThere(std::string_view key, std::optional<std::chrono::minutes>& offset) {
        const Json* value = m_object.take(key);
        if (value == nullptr)
            return;
        const auto most = static_cast<std::int64_t>(maxOffset.count());
        const auto minutes = value->is_number_integer() ? value->get<std::int64_t>() : most + 1;
        if (minutes >= -most && minutes <= most)
            offset = std::chrono::minutes(minutes);
        else if (value->is_number_integer())
            m_object.problem(key, ProblemCode::OutOfRange,
                             {value->dump(), std::to_string(-most), std::to_string(most)});
        else
            m_object.problem(key, ProblemCode::WrongType, {"number"});
    }

    /// Reads events without parsing them. \param kind their puzzle; those of an unknown one, null, are not checked.
    /// \param bad how it finds the first invalid event.
    void readEvents(std::string_view key, std::string& events, const puzzle::Kind* kind,
                    std::optional<std::size_t> (puzzle::Kind::*bad)(std::string_view) const) {
        const Json* value = m_object.require(key);
        if (value == nullptr)
            return;
        if (!value->is_array())
            return m_object.problem(key, ProblemCode::WrongType, {"list"});
        events = value->dump(-1, ' ', false, Json::error_handler_t::replace);
        if (events.size() > puzzle::maxEventTextBytes)
            return m_object.problem(key, ProblemCode::EventsTooLong, {std::to_string(puzzle::maxEventTextBytes)});
        const auto first = kind != nullptr ? (kind->*bad)(events) : std::nullopt;
        if (first && *first >= kind->maxEvents())
            m_object.problem(key, ProblemCode::TooManyEvents, {std::to_string(kind->maxEvents())});
        else if (first)
            m_problems.add(childPointer(m_object.at(key), *first), ProblemCode::BadEvent);
    }

    /// Requires a text to have a particular value.
    void expect(std::string_view key, std::string_view wanted) {
        std::string text;
        const std::size_t before = m_problems.size();
        read(key, text);
        if (m_problems.size() == before && text != wanted)
            m_object.problem(key, ProblemCode::UnknownValue, {text, std::string(wanted)});
    }

    /// Returns the rule of the line: the first, which is that of version 1.0.0, if it names none, or `second`.
    template<class Rule>
    [[nodiscard]] Rule rule(Rule first, Rule second) {
        const Json* value = m_object.take("rule");
        if (value == nullptr || *value == static_cast<int>(first))
            return first;
        if (*value != static_cast<int>(second))
            m_object.problem("rule", ProblemCode::UnknownVersion, {value->dump()});
        return second;
    }

    /// Returns the rules of a shift's line: those of version 1.0.0 if it names none.
    [[nodiscard]] puzzle::ShiftRules shiftRules() {
        const Json* value = m_object.take("rule");
        if (value == nullptr)
            return puzzle::ShiftRules::ThreeMinutes;
        const auto rules = value->is_number_integer() ? puzzle::shiftRulesOf(value->get<std::int64_t>()) : std::nullopt;
        if (!rules)
            m_object.problem("rule", ProblemCode::UnknownVersion, {value->dump()});
        return rules.value_or(puzzle::ShiftRules::Gifts);
    }

    /// Returns the format of the line; std::nullopt if it is unknown or the version differs.
    [[nodiscard]] std::optional<std::string> format() {
        std::string name;
        const std::size_t before = m_problems.size();
        read("format", name);
        const Json* version = m_object.require("version");
        if (m_problems.size() > before)
            return std::nullopt;
        if (name != runFormat && name != shiftFormat)
            m_object.problem("format", ProblemCode::UnknownRunFormat, {name});
        else if (*version != runLineVersion)
            m_object.problem("version", ProblemCode::UnknownVersion, {version->dump()});
        return m_problems.size() > before ? std::nullopt : std::optional(name);
    }

private:
    std::optional<std::int64_t> upTo(std::int64_t most, std::string_view key) {
        const Json* value = m_object.require(key);
        if (value == nullptr)
            return std::nullopt;
        if (!value->is_number_integer()) {
            m_object.problem(key, ProblemCode::WrongType, {"number"});
            return std::nullopt;
        }
        // A number parsed as signed is negative.
        if (value->is_number_unsigned() && value->get<std::uint64_t>() <= static_cast<std::uint64_t>(most))
            return value->get<std::int64_t>();
        m_object.problem(key, ProblemCode::OutOfRange, {value->dump(), "0", std::to_string(most)});
        return std::nullopt;
    }

    void setText(std::string_view key, const Json* value, std::string& text) {
        if (value != nullptr && value->is_string())
            text = value->get<std::string>();
        else if (value != nullptr)
            m_object.problem(key, ProblemCode::WrongType, {"text"});
    }

    void setFlag(std::string_view key, const Json* value, bool& flag) {
        if (value != nullptr && value->is_boolean())
            flag = value->get<bool>();
        else if (value != nullptr)
            m_object.problem(key, ProblemCode::WrongType, {"yes or no"});
    }

    ObjectReader m_object;
    ProblemSink& m_problems;
};

Run readRun(LineReader& line, puzzle::Kinds kinds) {
    Run run;
    std::string key;
    line.read("key", key);
    run.key = std::move(key);
    line.read("code", run.code);
    line.read("player", run.player);
    line.readEvents("events", run.events, puzzle::kindOfCode(kinds, run.code), &puzzle::Kind::badEvent);
    line.read("moves", run.moves);
    line.read("optimum", run.optimum);
    line.read("exact", run.exact);
    line.read("hints", run.hints);
    line.read("live", run.live);
    line.read("undos", run.undos);
    line.read("ms", run.duration);
    line.read("date", run.date);
    line.readLine("program", run.program, maxProgramLength);
    line.readIfThere("late", run.late);
    line.readIfThere("offset", run.offset);
    line.readIfThere("seed", run.seed);
    run.countsAllPresses = line.rule(MoveRule::Presses, MoveRule::Windows) == MoveRule::Presses;
    return run;
}

ShiftRun readShift(LineReader& line, puzzle::Kinds kinds) {
    ShiftRun run;
    line.expect("key", puzzle::RunKey::shift().text());
    line.read("seed", run.seed);
    line.read("code", run.code);
    line.read("player", run.player);
    line.readEvents("events", run.events, puzzle::kindOfCode(kinds, run.code), &puzzle::Kind::badShiftEvent);
    line.read("points", run.score.points);
    line.read("houses", run.score.houses);
    line.read("atOptimum", run.score.atOptimum);
    line.read("chain", run.score.bestChain);
    line.read("skipped", run.score.skipped);
    line.read("moves", run.score.moves);
    line.read("optimum", run.score.optimum);
    line.read("date", run.date);
    line.readLine("program", run.program, maxProgramLength);
    run.rules = line.shiftRules();
    run.time = timeOf(run);
    return run;
}

std::optional<RunLine> readLineOf(std::string_view text, puzzle::Kinds kinds, ProblemSink& problems) {
    if (text.size() > maxRunLineBytes) {
        problems.add({}, ProblemCode::LineTooLong, {std::to_string(maxRunLineBytes)});
        return std::nullopt;
    }
    const auto json = parseJson(text, problems);
    if (!json)
        return std::nullopt;
    if (!json->is_object()) {
        problems.add({}, ProblemCode::WrongType, {"object"});
        return std::nullopt;
    }
    LineReader line(*json, problems);
    const auto format = line.format();
    if (!format)
        return std::nullopt;
    return *format == runFormat ? RunLine(readRun(line, kinds)) : RunLine(readShift(line, kinds));
}

/// Assembles a line. Events are already text and by far the longest part.
class LineWriter {
public:
    LineWriter& add(std::string_view key, const Json& value) {
        return addText(key, value.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
    LineWriter& addText(std::string_view key, std::string_view json) {
        m_line += m_line.empty() ? "{\"" : ",\"";
        m_line.append(key).append("\":").append(json);
        return *this;
    }
    [[nodiscard]] std::string line() && { return std::move(m_line) + "}\n"; }

private:
    std::string m_line;
};

LineWriter begun(std::string_view format) {
    LineWriter writer;
    writer.add("format", format).add("version", runLineVersion);
    return writer;
}

} // namespace

tl::expected<RunLine, std::vector<Problem>> readRunLine(std::string_view text, puzzle::Kinds kinds, std::size_t line) {
    ProblemSink sink({});
    auto run = readLineOf(text, kinds, sink);
    if (run && sink.size() == 0)
        return *std::move(run);
    std::vector<Problem> problems = std::move(sink).take();
    for (Problem& problem : problems) // The parser counted lines from the start of this text.
        if (problem.code == ProblemCode::Syntax || problem.code == ProblemCode::NumberTooLarge)
            problem.arguments.front() = std::to_string(line);
    return tl::unexpected(std::move(problems));
}

std::string formatRunLine(const Run& run) {
    LineWriter writer = begun(runFormat);
    writer.add("rule", static_cast<int>(MoveRule::Windows));
    writer.add("key", run.key.text()).add("code", run.code).add("player", run.player);
    writer.addText("events", run.events);
    writer.add("moves", run.moves).add("optimum", run.optimum).add("exact", run.exact).add("hints", run.hints);
    writer.add("live", run.live).add("undos", run.undos).add("ms", run.duration.count());
    writer.add("date", run.date).add("program", run.program);
    if (isLate(run))
        writer.add("late", true);
    if (run.offset)
        writer.add("offset", run.offset->count());
    if (!run.seed.empty())
        writer.add("seed", run.seed);
    return std::move(writer).line();
}

std::string formatRunLine(const ShiftRun& run) {
    LineWriter writer = begun(shiftFormat);
    if (run.rules != puzzle::ShiftRules::ThreeMinutes)
        writer.add("rule", static_cast<int>(run.rules));
    writer.add("key", puzzle::RunKey::shift().text())
        .add("seed", run.seed)
        .add("code", run.code)
        .add("player", run.player);
    writer.addText("events", run.events);
    const puzzle::ShiftScore& score = run.score;
    writer.add("points", score.points).add("houses", score.houses).add("atOptimum", score.atOptimum);
    writer.add("chain", score.bestChain).add("skipped", score.skipped);
    writer.add("moves", score.moves).add("optimum", score.optimum);
    writer.add("date", run.date).add("program", run.program);
    return std::move(writer).line();
}

} // namespace data
