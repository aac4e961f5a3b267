// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/ClassWords.hpp"

#include "arukone/RandomSetting.hpp"
#include "data/levels/LevelCoder.hpp"
#include "lights/RandomSetting.hpp"
#include "text/BoardWords.hpp"
#include "text/Csv.hpp"
#include "text/Format.hpp"

#include <optional>
#include <vector>

namespace text {

namespace {

std::string levelName(const Text& text, const data::ClassTask& task, const data::Library& library) {
    const auto level = library.levelOf(task.key);
    if (!level)
        return std::string(task.key.levelPath());
    const std::string& name = level->level().name.in(code(text.language()));
    return packName(text, *level->pack) + " " + std::to_string(level->index + 1) + (name.empty() ? "" : " · " + name);
}

/// "5 × 5 · torus · monday/2"; empty if the task does not say how its board was made.
std::string randomWords(const Text& text, const data::ClassTask& task) {
    if (const auto lights = lights::settingFromKey(task.setting))
        return settingLine(text, *lights) + " · " + task.seed;
    if (const auto box = arukone::settingFromKey(task.setting))
        return text.tr("Arukone") + " · " + text.tr("{1} × {2}", box->size.rows, box->size.columns) + " · " + task.seed;
    return {};
}

std::string secondsText(std::chrono::milliseconds time) {
    const std::string digits = std::to_string(1000 + time.count() % 1000);
    return std::to_string(time.count() / 1000) + "." + digits.substr(1);
}

std::string dayCell(const std::optional<puzzle::Day>& day) {
    return day ? puzzle::dayText(*day) : std::string();
}

/// The cells of a result, from "done" on.
std::vector<std::string> resultCells(const std::optional<data::ClassResult>& result) {
    if (!result)
        return {"0", {}, {}, {}, {}, {}, {}, {}, {}, "0", {}};
    const data::RunSummary& run = result->run;
    return {result->done ? "1" : "0",
            std::to_string(run.moves),
            std::to_string(run.optimum),
            run.exact ? "1" : "0",
            std::to_string(run.stars()),
            secondsText(run.duration),
            std::to_string(run.hints),
            run.live ? "1" : "0",
            std::to_string(run.undos),
            std::to_string(result->runs),
            csvText(run.date)};
}

void appendLine(std::string& lines, const std::vector<std::string>& cells) {
    bool first = true;
    for (const std::string& cell : cells) {
        lines += (first ? "" : ",") + cell;
        first = false;
    }
    lines += "\n";
}

} // namespace

std::string taskName(const Text& text, const data::ClassTask& task, const data::Library& library,
                     std::chrono::year thisYear) {
    switch (task.key.mode()) {
    case puzzle::RunMode::Level:
        return levelName(text, task, library);
    case puzzle::RunMode::Daily:
        return dailyPlace(text, task.key.dailySeries(), shortDate(text, *task.key.day(), thisYear));
    default:
        break;
    }
    if (!task.name.empty())
        return task.name;
    std::string words = randomWords(text, task);
    return words.empty() ? text.tr("Board {1}", task.key.text().substr(0, 12)) : words;
}

std::string taskTime(const Text& text, const data::ClassTask& task, std::chrono::year thisYear) {
    if (task.from && task.until)
        return text.trc("dates", "{1} – {2}", shortDate(text, *task.from, thisYear),
                        shortDate(text, *task.until, thisYear));
    if (task.from)
        return text.trc("date", "from {1}", shortDate(text, *task.from, thisYear));
    return task.until ? text.trc("date", "until {1}", shortDate(text, *task.until, thisYear)) : std::string();
}

std::string countsSentence(const Text& text, data::ClassCounts counts) {
    switch (counts) {
    case data::ClassCounts::Optimum:
        return text.tr("Only three stars count: the fewest moves, without help.");
    case data::ClassCounts::First:
        return text.tr("The first run counts: later ones change nothing.");
    case data::ClassCounts::All:
        break;
    }
    return text.tr("The best run counts.");
}

std::string countsChoice(const Text& text, data::ClassCounts counts) {
    switch (counts) {
    case data::ClassCounts::Optimum:
        return text.trc("what counts", "Three stars");
    case data::ClassCounts::First:
        return text.trc("what counts", "The first run");
    case data::ClassCounts::All:
        break;
    }
    return text.trc("what counts", "The best run");
}

std::string classCsv(const Text& text, const data::ClassPlan& plan, const data::ClassTable& table,
                     const data::Library& library, std::chrono::year thisYear) {
    std::string lines;
    appendLine(lines, {"player", "task", "board", "key", "from", "until", "done", "moves", "optimum", "exact", "stars",
                       "seconds", "hints", "live", "undos", "runs", "date"});
    for (const data::ClassRow& row : table) {
        for (std::size_t i = 0; i < plan.tasks.size(); ++i) {
            const data::ClassTask& task = plan.tasks[i];
            std::vector<std::string> cells{
                csvText(row.player),      std::to_string(i + 1), csvText(taskName(text, task, library, thisYear)),
                csvText(task.key.text()), dayCell(task.from),    dayCell(task.until)};
            const std::vector<std::string> results = resultCells(row.results[i]);
            cells.insert(cells.end(), results.begin(), results.end());
            appendLine(lines, cells);
        }
    }
    return lines;
}

} // namespace text
