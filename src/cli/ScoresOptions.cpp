#include "cli/ScoresOptions.hpp"

#include "data/RunKey.hpp"
#include "data/ShiftRun.hpp"
#include "lights/Daily.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace cli {

namespace {

constexpr std::string_view levelPrefix = "level:";
constexpr std::string_view randomPrefix = "random:";
constexpr std::string_view dailyPrefix = "daily:";

/// What is typed may be a whole key too, as a table shows it.
std::string_view without(std::string_view prefix, std::string_view typed) {
    return typed.substr(0, prefix.size()) == prefix ? typed.substr(prefix.size()) : typed;
}

Understood<std::string> settingKey(const std::string& typed, const text::Text& text) {
    const auto setting = lights::settingFromKey(without(randomPrefix, typed));
    if (!setting)
        return tl::unexpected(text.tr("--setting wants size, surface, stamp, goal and difficulty, such as "
                                      "5x5,plane,plus,off,any, not “{1}”.",
                                      typed));
    return std::string(randomPrefix) + lights::key(*setting);
}

Understood<std::string> dailyKey(const std::string& typed, const text::Text& text) {
    const auto day = lights::dayFromText(without(dailyPrefix, typed));
    if (!day)
        return tl::unexpected(
            text.tr("--daily wants a date such as {1}, not “{2}”.", lights::dayText(lights::firstDailyDay), typed));
    if (!lights::hasDailyPuzzle(*day))
        return tl::unexpected(text.tr("The first daily puzzle is that of {1}, so there is none of {2}.",
                                      lights::dayText(lights::firstDailyDay), lights::dayText(*day)));
    return data::dailyKey(*day);
}

Understood<std::string> wantedKey(const TypedScores& typed, const text::Text& text) {
    const std::array filters{!typed.level.empty(), !typed.setting.empty(), !typed.daily.empty(), typed.shift};
    if (std::count(filters.begin(), filters.end(), true) > 1)
        return tl::unexpected(text.tr("Only one of --level, --setting, --daily and --shift can be asked for."));
    if (typed.shift)
        return std::string(data::shiftKey);
    if (!typed.setting.empty())
        return settingKey(typed.setting, text);
    if (!typed.daily.empty())
        return dailyKey(typed.daily, text);
    if (!typed.level.empty())
        return std::string(levelPrefix).append(without(levelPrefix, typed.level));
    return std::string();
}

} // namespace

void describeScores(CLI::App& scores, const text::Text& text, TypedScores& typed) {
    scores.add_option("--level", typed.level, text.tr("Only this level: PACK/LEVEL"))->type_name(text.tr("LEVEL"));
    scores
        .add_option("--setting", typed.setting,
                    text.tr("Only random boards of this setting: RxC,surface,stamp,goal,difficulty"))
        ->type_name(text.tr("SETTING"));
    scores.add_option("--daily", typed.daily, text.tr("Only the daily puzzle of this date: YYYY-MM-DD"))
        ->type_name(text.tr("DATE"));
    scores.add_flag("--shift", typed.shift, text.tr("The night shifts, ranked by points"));
    scores.add_option("--player", typed.rest.player, text.tr("Only this player"))->type_name(text.tr("NAME"));
    scores.add_flag("--all", typed.rest.all, text.tr("All runs instead of the best of each player"));
    scores.add_flag("--json", typed.rest.json, text.tr("Answer as one JSON object"));
    scores.add_flag("--csv", typed.rest.csv, text.tr("Answer as comma-separated values"));
}

Understood<Request> understandScores(const TypedScores& typed, const text::Text& text) {
    if (typed.rest.json && typed.rest.csv)
        return tl::unexpected(text.tr("--json and --csv exclude each other."));
    auto key = wantedKey(typed, text);
    if (!key)
        return tl::unexpected(std::move(key.error()));
    ScoresRequest request = typed.rest;
    request.key = *std::move(key);
    return request;
}

} // namespace cli
