// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Json.hpp"
#include "data/runs/RunCoder.hpp"

namespace data {

namespace {

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

std::string formatRunLine(const Run& run) {
    LineWriter writer = begun(runFormat);
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
