// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/settings/Settings.hpp"

#include "data/files/Json.hpp"
#include "data/files/Paths.hpp"
#include "data/files/PlayerName.hpp"
#include "data/shared/SharedServer.hpp"

#include <algorithm>
#include <cstdint>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t maxFolderLength = 4096; ///< Maximum length of a path, in code points.
constexpr std::size_t maxSettingsBytes = std::size_t{1} << 20;
constexpr std::size_t maxBindings = 8;       ///< Maximum number of keys and buttons per action.
constexpr std::size_t maxBindingLength = 40; ///< Maximum length of a key's name, in code points.
constexpr int minWindow = 1;                 ///< The game enlarges a window that is too small to play in.
constexpr int maxWindow = 16384;

/// Reads an object of the settings. Reports invalid values and leaves the target unchanged.
class FieldReader {
public:
    FieldReader(const Json& object, const std::string& pointer, ProblemSink& problems)
        : m_object(object, pointer, problems)
        , m_problems(problems) {}

    void read(std::string_view key, bool& flag) {
        const Json* value = m_object.take(key);
        if (value != nullptr && value->is_boolean())
            flag = value->get<bool>();
        else if (value != nullptr)
            m_object.problem(key, ProblemCode::WrongType, {"yes or no"});
    }

    void read(std::string_view key, int& number, int least, int most) {
        const auto value = integer(key);
        if (!value)
            return;
        if (*value >= least && *value <= most)
            number = static_cast<int>(*value);
        else
            m_object.problem(key, ProblemCode::OutOfRange,
                             {std::to_string(*value), std::to_string(least), std::to_string(most)});
    }

    template<std::size_t Size>
    void read(std::string_view key, int& number, const std::array<int, Size>& choices) {
        const auto value = integer(key);
        if (!value)
            return;
        if (std::find(choices.begin(), choices.end(), *value) != choices.end()) {
            number = static_cast<int>(*value);
            return;
        }
        std::string words;
        for (const int choice : choices)
            words.append(words.empty() ? "" : ", ").append(std::to_string(choice));
        m_object.problem(key, ProblemCode::UnknownValue, {std::to_string(*value), words});
    }

    /// \param orEmpty whether an empty text is valid too.
    void read(std::string_view key, std::string& word, std::span<const std::string_view> choices,
              bool orEmpty = false) {
        const std::string* value = text(key);
        if (value == nullptr)
            return;
        if (choices.empty() || (orEmpty && value->empty()) ||
            std::find(choices.begin(), choices.end(), *value) != choices.end()) {
            word = *value;
            return;
        }
        std::string words;
        for (const std::string_view choice : choices)
            words.append(words.empty() ? "" : ", ").append(choice);
        m_object.problem(key, ProblemCode::UnknownValue, {*value, words});
    }

    void readPlayer(std::string_view key, std::string& player) {
        const std::string* value = text(key);
        if (value == nullptr || value->empty())
            return;
        if (auto name = playerName(*value))
            player = std::move(*name);
        else
            m_object.problem(key, ProblemCode::BadText, {std::to_string(maxPlayerNameLength)});
    }

    void read(std::string_view key, std::map<std::string, std::vector<std::string>>& bindings) {
        const Json* value = object(key);
        if (value == nullptr)
            return;
        for (const auto& [action, keys] : value->items())
            if (auto names = keyNames(keys, childPointer(m_object.at(key), action)))
                bindings.emplace(action, std::move(*names));
    }

    void read(std::string_view key, std::vector<SharedLeaderboard>& boards) {
        const Json* value = object(key);
        if (value == nullptr)
            return;
        for (const auto& [name, folder] : value->items()) {
            const std::string pointer = childPointer(m_object.at(key), name);
            const auto path = readLine(folder, pointer, maxFolderLength, m_problems);
            if (!path)
                continue;
            if (!isSharedLeaderboardName(name))
                m_problems.add(pointer, ProblemCode::BadText, {std::to_string(maxBoardName)});
            else if (!isSharedLeaderboardFolder(pathFromText(*path)))
                m_problems.add(pointer, ProblemCode::UnknownValue, {*path, "/…"});
            else if (boards.size() == maxSharedLeaderboards)
                m_problems.add(pointer, ProblemCode::OutOfRange,
                               {std::to_string(value->size()), "0", std::to_string(maxSharedLeaderboards)});
            else
                boards.push_back({name, pathFromText(*path)});
        }
    }

    void read(std::string_view key, lights::RandomSetting& setting) {
        readSetting(key, setting, lights::settingFromKey);
    }
    void read(std::string_view key, arukone::RandomSetting& setting) {
        readSetting(key, setting, arukone::settingFromKey);
    }

    /// Returns a nested object; null, with a problem added, if it is not an object.
    const Json* object(std::string_view key) {
        const Json* value = m_object.take(key);
        if (value == nullptr || value->is_object())
            return value;
        m_object.problem(key, ProblemCode::WrongType, {"object"});
        return nullptr;
    }

    [[nodiscard]] std::string unknown() const { return m_object.unknown(); }

private:
    template<class Setting, class FromKey>
    void readSetting(std::string_view key, Setting& setting, FromKey fromKey) {
        const std::string* value = text(key);
        if (value == nullptr)
            return;
        if (const auto read = fromKey(*value))
            setting = *read;
        else
            m_object.problem(key, ProblemCode::UnknownValue, {*value, keyOf(setting)});
    }
    static std::string keyOf(const lights::RandomSetting& setting) { return lights::key(setting); }
    static std::string keyOf(const arukone::RandomSetting& setting) { return arukone::key(setting); }

    std::optional<std::int64_t> integer(std::string_view key) {
        const Json* value = m_object.take(key);
        if (value == nullptr)
            return std::nullopt;
        if (value->is_number_integer() && !isHuge(*value))
            return value->get<std::int64_t>();
        m_object.problem(key, ProblemCode::WrongType, {"number"});
        return std::nullopt;
    }

    static bool isHuge(const Json& value) {
        return value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t{INT64_MAX};
    }

    const std::string* text(std::string_view key) {
        const Json* value = m_object.take(key);
        if (value == nullptr)
            return nullptr;
        if (!value->is_string())
            m_object.problem(key, ProblemCode::WrongType, {"text"});
        return value->is_string() ? &value->get_ref<const std::string&>() : nullptr;
    }

    std::optional<std::vector<std::string>> keyNames(const Json& value, const std::string& pointer) {
        if (!value.is_array()) {
            m_problems.add(pointer, ProblemCode::WrongType, {"list"});
            return std::nullopt;
        }
        if (value.size() > maxBindings) {
            m_problems.add(pointer, ProblemCode::OutOfRange,
                           {std::to_string(value.size()), "0", std::to_string(maxBindings)});
            return std::nullopt;
        }
        std::vector<std::string> names;
        for (std::size_t i = 0; i < value.size(); ++i)
            if (auto name = readLine(value[i], childPointer(pointer, i), maxBindingLength, m_problems))
                names.push_back(std::move(*name));
        return names.size() == value.size() ? std::optional(std::move(names)) : std::nullopt;
    }

    ObjectReader m_object;
    ProblemSink& m_problems;
};

/// Preserves the unknown keys of a nested object at their original place.
void keepUnknown(Json& rest, std::string_view key, const std::string& unknown) {
    if (!unknown.empty())
        rest[std::string(key)] = Json::parse(unknown);
}

/// Reads the members of an object inside the settings, if it is there; those that `read` does not know go to `rest`.
template<class Read>
void readGroup(FieldReader& fields, const std::string& name, Json& rest, ProblemSink& problems, const Read& read) {
    const Json* object = fields.object(name);
    if (object == nullptr)
        return;
    FieldReader members(*object, "/" + name, problems);
    read(members);
    keepUnknown(rest, name, members.unknown());
}

void readWindow(FieldReader& members, WindowSize& window) {
    members.read("width", window.width, minWindow, maxWindow);
    members.read("height", window.height, minWindow, maxWindow);
}

void readInSight(FieldReader& members, InSight& inSight) {
    members.read("time", inSight.time);
    members.read("optimum", inSight.optimum);
    members.read("moves", inSight.moves);
    members.read("windowsLeft", inSight.windowsLeft);
    members.read("levelName", inSight.levelName);
    members.read("best", inSight.best);
}

void readAccess(FieldReader& members, Access& access) {
    members.read("oneSwitch", access.oneSwitch);
    members.read("scanStep", access.scanStep, minScanStep, maxScanStep);
    members.read("repeat", access.repeat, repeatSpeeds);
    members.read("ignoredWithin", access.ignoredWithin, ignoredTimes);
    members.read("messageSeconds", access.messageSeconds, messageTimes);
    members.read("cursorSize", access.cursorSize, cursorSizes);
    members.read("cursorColour", access.cursorColour, cursorColours);
    members.read("openDyslexic", access.openDyslexic);
    members.read("mono", access.mono);
    members.read("speechRate", access.speechRate, -maxSpeechRate, maxSpeechRate);
}

Settings readObject(const Json& root, const SettingWords& words, ProblemSink& problems) {
    Settings settings;
    FieldReader fields(root, {}, problems);
    fields.read("language", settings.language, words.languages, true);
    fields.readPlayer("player", settings.player);
    fields.read("theme", settings.theme, words.themes);
    fields.read("effectsVolume", settings.effectsVolume, 0, 100);
    fields.read("musicVolume", settings.musicVolume, 0, 100);
    fields.read("mute", settings.mute);
    fields.read("speech", settings.speech);
    fields.read("speechDetail", settings.speechDetail, speechDetails);
    fields.read("fullscreen", settings.fullscreen);
    fields.read("uiScale", settings.uiScale, minUiScale, maxUiScale);
    fields.read("symbols", settings.symbols);
    fields.read("reducedMotion", settings.reducedMotion);
    fields.read("animationSpeed", settings.animationSpeed, animationSpeeds);
    fields.read("preview", settings.preview);
    fields.read("silhouettes", settings.silhouettes);
    fields.read("coordinates", settings.coordinates);
    fields.read("liveCounter", settings.liveCounter);
    fields.read("solidCables", settings.solidCables);
    fields.read("unlockAll", settings.unlockAll);
    fields.read("pauseMore", settings.pauseMore);
    fields.read("randomMore", settings.randomMore);
    fields.read("toldOfUnique", settings.toldOfUnique);
    fields.read("random", settings.random);
    fields.read("randomBox", settings.randomBox);
    fields.read("sharedBoards", settings.sharedLeaderboards);
    fields.read("bindings", settings.bindings);
    Json within = Json::object();
    readGroup(fields, "window", within, problems, [&](FieldReader& members) { readWindow(members, settings.window); });
    readGroup(fields, "inSight", within, problems,
              [&](FieldReader& members) { readInSight(members, settings.inSight); });
    readGroup(fields, "access", within, problems, [&](FieldReader& members) { readAccess(members, settings.access); });

    const std::string unknown = fields.unknown();
    Json rest = unknown.empty() ? Json::object() : Json::parse(unknown);
    rest.update(within);
    if (!rest.empty())
        settings.unknown = rest.dump();
    return settings;
}

Problem fileProblem(const FileProblem& problem) {
    const bool tooLarge = problem.error == FileError::TooLarge;
    std::vector<std::string> limit;
    if (tooLarge)
        limit.push_back(std::to_string(maxSettingsBytes));
    return {problem.file.string(),
            {},
            tooLarge ? ProblemCode::FileTooLarge : ProblemCode::FileUnreadable,
            std::move(limit)};
}

} // namespace

bool isSharedLeaderboardName(std::string_view name) {
    return isLine(name, maxBoardName);
}

bool isSharedLeaderboardFolder(const fs::path& folder) {
    const std::string place = folder.string();
    const bool usable = isServerAddress(place) ? !hasPassword(place) : folder.is_absolute();
    return usable && isLine(place, maxFolderLength);
}

SettingsReading readSettings(std::string_view text, const SettingWords& words, const std::string& file) {
    ProblemSink problems(file);
    const auto root = parseJson(text, problems);
    SettingsReading reading;
    reading.damaged = !root || !root->is_object();
    if (root && reading.damaged)
        problems.add({}, ProblemCode::WrongType, {"object"});
    else if (root)
        reading.settings = readObject(*root, words, problems);
    reading.problems = std::move(problems).take();
    return reading;
}

std::string formatSettings(const Settings& settings) {
    const InSight& inSight = settings.inSight;
    const Access& access = settings.access;
    Json sharedLeaderboards = Json::object();
    for (const SharedLeaderboard& board : settings.sharedLeaderboards)
        sharedLeaderboards[board.name] = board.folder.string();
    Json object = {
        {"language", settings.language},
        {"player", settings.player},
        {"theme", settings.theme},
        {"effectsVolume", settings.effectsVolume},
        {"musicVolume", settings.musicVolume},
        {"mute", settings.mute},
        {"speech", settings.speech},
        {"speechDetail", settings.speechDetail},
        {"fullscreen", settings.fullscreen},
        {"window", {{"width", settings.window.width}, {"height", settings.window.height}}},
        {"uiScale", settings.uiScale},
        {"symbols", settings.symbols},
        {"reducedMotion", settings.reducedMotion},
        {"animationSpeed", settings.animationSpeed},
        {"inSight",
         {{"time", inSight.time},
          {"optimum", inSight.optimum},
          {"moves", inSight.moves},
          {"windowsLeft", inSight.windowsLeft},
          {"levelName", inSight.levelName},
          {"best", inSight.best}}},
        {"access",
         {{"oneSwitch", access.oneSwitch},
          {"scanStep", access.scanStep},
          {"repeat", access.repeat},
          {"ignoredWithin", access.ignoredWithin},
          {"messageSeconds", access.messageSeconds},
          {"cursorSize", access.cursorSize},
          {"cursorColour", access.cursorColour},
          {"openDyslexic", access.openDyslexic},
          {"mono", access.mono},
          {"speechRate", access.speechRate}}},
        {"preview", settings.preview},
        {"silhouettes", settings.silhouettes},
        {"coordinates", settings.coordinates},
        {"liveCounter", settings.liveCounter},
        {"solidCables", settings.solidCables},
        {"unlockAll", settings.unlockAll},
        {"pauseMore", settings.pauseMore},
        {"randomMore", settings.randomMore},
        {"toldOfUnique", settings.toldOfUnique},
        {"random", lights::key(settings.random)},
        {"randomBox", arukone::key(settings.randomBox)},
        {"sharedBoards", sharedLeaderboards},
        {"bindings", Json(settings.bindings)},
    };
    appendUnknown(object, settings.unknown);
    return fileText(object);
}

SettingsReading loadSettings(const std::filesystem::path& file, const SettingWords& words) {
    const auto text = readRegularFile(file, maxSettingsBytes);
    SettingsReading reading;
    if (text) {
        reading = readSettings(*text, words, file.string());
    } else if (text.error().error != FileError::Missing) {
        reading.problems.push_back(fileProblem(text.error()));
        reading.damaged = text.error().error == FileError::TooLarge;
        reading.kept = !reading.damaged;
    }
    if (reading.damaged) {
        if (const auto aside = moveAside(file))
            reading.problems.push_back({file.string(), {}, ProblemCode::MovedAside, {aside->string()}});
        else
            reading.kept = true;
    }
    if (reading.kept)
        reading.problems.push_back({file.string(), {}, ProblemCode::LeftAlone, {}});
    return reading;
}

tl::expected<void, FileProblem> saveSettings(const std::filesystem::path& file, const Settings& settings) {
    return writeFile(file, formatSettings(settings));
}

} // namespace data
