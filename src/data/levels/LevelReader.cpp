// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Arukone.hpp"
#include "data/files/File.hpp"
#include "data/files/Json.hpp"
#include "data/files/PlainText.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelFormat.hpp"
#include "data/levels/LevelText.hpp"
#include "puzzle/RunKey.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <variant>

namespace data {

namespace {

/// A puzzle as level files have it.
struct FilePuzzle {
    std::string_view name;
    /// Reads the board and rules of a level.
    std::optional<LevelPuzzle> (*read)(ObjectReader& object, ProblemSink& problems);
};

constexpr std::array filePuzzles{
    FilePuzzle{lightsName,
               [](ObjectReader& object, ProblemSink& problems) -> std::optional<LevelPuzzle> {
                   return readLightsOut(object, problems);
               }},
    FilePuzzle{arukone::puzzleId,
               [](ObjectReader& object, ProblemSink& problems) -> std::optional<LevelPuzzle> {
                   return readArukone(object, problems);
               }},
};
static_assert(filePuzzles.size() == std::variant_size_v<LevelPuzzle>);

/// The puzzle of a file or level that names none.
constexpr const FilePuzzle& usualPuzzle = filePuzzles.front();

std::string readId(ObjectReader& object) {
    const Json* value = object.require("id");
    if (value == nullptr)
        return {};
    if (!value->is_string()) {
        object.problem("id", ProblemCode::WrongType, {"text"});
        return {};
    }
    const auto& id = value->get_ref<const std::string&>();
    if (!puzzle::isId(id))
        object.problem("id", ProblemCode::BadId, {id});
    return id;
}

std::string readAuthor(ObjectReader& object, ProblemSink& problems) {
    const Json* value = object.take("author");
    if (value == nullptr)
        return {};
    return readLine(*value, object.at("author"), maxNameLength, problems).value_or(std::string());
}

LocalText readName(ObjectReader& object, ProblemSink& problems) {
    const Json* value = object.require("name");
    return value == nullptr ? LocalText() : readLocalText(*value, object.at("name"), maxNameLength, problems);
}

LocalText readIdea(ObjectReader& object, ProblemSink& problems) {
    const Json* value = object.take("idea");
    return value == nullptr ? LocalText() : readLocalText(*value, object.at("idea"), maxNameLength, problems);
}

std::vector<std::string> readFormerly(ObjectReader& object, ProblemSink& problems) {
    const Json* value = object.take("formerly");
    if (value == nullptr)
        return {};
    const std::string pointer = object.at("formerly");
    if (!value->is_array() || value->size() > maxFormerBoards) {
        problems.add(pointer, ProblemCode::WrongType, {"list"});
        return {};
    }
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < value->size(); ++i) {
        const Json& code = (*value)[i];
        if (code.is_string() && boardOfCode(code.get_ref<const std::string&>()))
            codes.push_back(code);
        else
            problems.add(childPointer(pointer, i), ProblemCode::UnknownValue,
                         {code.is_string() ? code.get<std::string>() : code.dump(), "LA1…, LA2…, AR1…, AR2…, AR3…"});
    }
    return codes;
}

/// False if the key is missing.
bool readFlag(ObjectReader& object, std::string_view key) {
    const Json* value = object.take(key);
    if (value != nullptr && !value->is_boolean())
        object.problem(key, ProblemCode::WrongType, {"yes or no"});
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

/// Only a pack has an album.
bool readAlbum(ObjectReader& object, bool alone) {
    const bool album = readFlag(object, "album");
    if (album && alone)
        object.problem("album", ProblemCode::AlbumAlone);
    return album;
}

/// See Pack::opensAt.
int readStars(ObjectReader& object, std::string_view key) {
    const Json* value = object.take(key);
    if (value == nullptr)
        return 0;
    if (!value->is_number_integer()) {
        object.problem(key, ProblemCode::WrongType, {"number"});
        return 0;
    }
    if (*value < 1 || *value > maxOpensAt) {
        object.problem(key, ProblemCode::OutOfRange, {value->dump(), "1", std::to_string(maxOpensAt)});
        return 0;
    }
    return value->get<int>();
}

/// Reads the id of something else; empty if the key is missing.
std::string readReference(ObjectReader& object, std::string_view key) {
    const Json* value = object.take(key);
    if (value == nullptr)
        return {};
    if (!value->is_string()) {
        object.problem(key, ProblemCode::WrongType, {"text"});
        return {};
    }
    const auto& id = value->get_ref<const std::string&>();
    if (!puzzle::isId(id))
        object.problem(key, ProblemCode::BadId, {id});
    return id;
}

/// The puzzle that a pack or level names; null, with a problem, if there is no such puzzle.
/// \param fallback if it names none.
const FilePuzzle* readPuzzleName(ObjectReader& object, const FilePuzzle& fallback) {
    const Json* named = object.take("puzzle");
    if (named == nullptr)
        return &fallback;
    if (!named->is_string()) {
        object.problem("puzzle", ProblemCode::WrongType, {"text"});
        return nullptr;
    }
    const auto& name = named->get_ref<const std::string&>();
    const auto found = std::ranges::find(filePuzzles, name, &FilePuzzle::name);
    if (found != filePuzzles.end())
        return &*found;
    object.problem("puzzle", ProblemCode::UnknownPuzzle, {name});
    return nullptr;
}

std::optional<LevelPuzzle> readPuzzle(ObjectReader& object, const FilePuzzle& ofPack, ProblemSink& problems) {
    const FilePuzzle* const named = readPuzzleName(object, ofPack);
    return named != nullptr ? named->read(object, problems) : std::nullopt;
}

/// What the top of a file says about all levels in it.
struct FileFacts {
    int version = levelFormatVersion;
    const FilePuzzle& puzzle = usualPuzzle; ///< The puzzle of a level that names none.
    bool alone = false;                     ///< It holds a single level.
};

std::optional<lights::Riddle> readRiddle(ObjectReader& object, const LevelPuzzle& puzzle, ProblemSink& problems) {
    if (const auto* board = std::get_if<lights::Puzzle>(&puzzle))
        return data::readRiddle(object, *board, problems);
    refuse(object, {"riddle"});
    return std::nullopt;
}

/// Reports what files of the old version cannot have.
void checkVersion(ObjectReader& object, const LevelPuzzle& puzzle, int version) {
    const auto* box = std::get_if<arukone::Board>(&puzzle);
    if (box != nullptr && box->fill() == arukone::Fill::Apart && version < apartFormatVersion)
        object.problem("fill", ProblemCode::FillVersion, {std::to_string(apartFormatVersion)});
    const auto* lights = std::get_if<lights::Puzzle>(&puzzle);
    if (lights != nullptr && lights->start().hasCurtains() && version < curtainFormatVersion)
        object.problem("goal", ProblemCode::CurtainVersion, {std::to_string(curtainFormatVersion)});
    if (lights != nullptr && lights->rules().quietHours && version < quietFormatVersion)
        object.problem("press", ProblemCode::PressVersion, {std::to_string(quietFormatVersion)});
    if (lights == nullptr || version >= richFormatVersion)
        return;
    if (lights->start().hasSealed())
        object.problem("board", ProblemCode::SealedVersion, {std::to_string(richFormatVersion)});
    const Json* const stamp = object.take("stamp");
    const bool isDrawn = stamp != nullptr && stamp->is_array(); // Even if it is that of a classic one.
    if (isDrawn || !lights::isClassic(lights->rules().stamp))
        object.problem("stamp", ProblemCode::StampVersion, {std::to_string(richFormatVersion)});
}

/// Keys of levels by which somebody may mean all levels of a pack.
constexpr std::array<std::string_view, 8> levelKeys{"board", "surface", "stamp",  "goal",
                                                    "press", "fill",    "riddle", "lesson"};

/// Words that suggest themselves for keys of levels.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> likelyWords{{{"picture", "goal"},
                                                                                    {"target", "goal"},
                                                                                    {"question", "riddle"},
                                                                                    {"quiet", "press"},
                                                                                    {"quietHours", "press"},
                                                                                    {"quiet-hours", "press"}}};

/// Notes keys that nothing reads: those with nearly the name of another, with a likely word for one, and in a pack
/// those of levels.
void findSlips(const ObjectReader& object, bool inPack, ProblemSink& problems) {
    object.findSlips();
    const std::string unknown = object.unknown();
    const Json rest = unknown.empty() ? Json::object() : Json::parse(unknown);
    for (const auto& [key, value] : rest.items()) {
        const auto* const word =
            std::ranges::find(likelyWords, std::string_view(key), [](const auto& pair) { return pair.first; });
        if (word != likelyWords.end())
            problems.slip({object.at(key), key, std::string(word->second), inPack});
        else if (inPack && std::ranges::find(levelKeys, key) != levelKeys.end())
            problems.slip({object.at(key), key, key, true});
    }
}

/// Reads a level from an object. \pre its "format" and "version", if any, have been taken.
std::optional<Level> readLevel(ObjectReader& object, const FileFacts& file, ProblemSink& problems) {
    const std::size_t before = problems.size();
    std::string id = readId(object);
    LocalText name = readName(object, problems);
    LocalText idea = readIdea(object, problems);
    std::vector<std::string> formerly = readFormerly(object, problems);
    const bool optional = readFlag(object, "optional");
    const bool album = readAlbum(object, file.alone);
    std::string lesson = readReference(object, "lesson");
    std::string author = readAuthor(object, problems);
    auto puzzle = readPuzzle(object, file.puzzle, problems);
    if (puzzle)
        checkVersion(object, *puzzle, file.version);
    auto riddle = puzzle ? readRiddle(object, *puzzle, problems) : std::nullopt;
    static_cast<void>(object.take("riddle")); // It is known, even without a board.
    findSlips(object, false, problems);
    if (riddle && file.version < richFormatVersion)
        object.problem("riddle", ProblemCode::RiddleVersion, {std::to_string(richFormatVersion)});
    if (!puzzle || problems.size() != before)
        return std::nullopt;
    return Level{std::move(id),
                 std::move(name),
                 std::move(author),
                 std::move(*puzzle),
                 object.unknown(),
                 std::move(idea),
                 std::move(formerly),
                 optional,
                 std::move(lesson),
                 std::move(riddle),
                 album};
}

/// Returns the valid levels in a pack's list.
std::vector<Level> readLevels(const Json& list, const FileFacts& file, const std::string& pointer,
                              ProblemSink& problems) {
    std::vector<Level> levels;
    /// Of each id the place of a level with an error that has it; empty if a valid one has it.
    std::map<std::string, std::string, std::less<>> ids;
    if (list.size() > maxLevelsInPack)
        problems.add(pointer, ProblemCode::TooManyLevels,
                     {std::to_string(list.size()), std::to_string(maxLevelsInPack)});
    for (std::size_t i = 0; i < std::min(list.size(), maxLevelsInPack); ++i) {
        const std::string place = childPointer(pointer, i);
        if (!list[i].is_object()) {
            problems.add(place, ProblemCode::WrongType, {"object"});
            continue;
        }
        ObjectReader object(list[i], place, problems);
        auto level = readLevel(object, file, problems);
        const auto named = list[i].find("id");
        if (named == list[i].end() || !named->is_string() || !puzzle::isId(named->get_ref<const std::string&>()))
            continue;
        const auto& id = named->get_ref<const std::string&>();
        const auto [holder, isFirst] = ids.try_emplace(id, level ? std::string() : place);
        if (!isFirst && (!level || holder->second.empty())) {
            object.problem("id", ProblemCode::DuplicateId, {id});
            continue;
        }
        if (!isFirst) { // A level that is left out has an error more, but does not take the id from a valid one.
            problems.add(childPointer(holder->second, "id"), ProblemCode::DuplicateId, {id});
            holder->second.clear();
        }
        if (level)
            levels.push_back(std::move(*level));
    }
    return levels;
}

LevelReading readPack(ObjectReader& object, int version, ProblemSink& problems) {
    LevelReading reading{LevelReading::Kind::Pack, {}, {}};
    reading.pack.id = readId(object);
    reading.pack.name = readName(object, problems);
    reading.pack.author = readAuthor(object, problems);
    reading.pack.after = readReference(object, "after");
    reading.pack.opensAt = readStars(object, "opensAt");
    const FilePuzzle* const puzzle = readPuzzleName(object, usualPuzzle);
    const Json* levels = object.require("levels");
    findSlips(object, true, problems);
    if (levels != nullptr && !levels->is_array())
        object.problem("levels", ProblemCode::WrongType, {"list"});
    else if (levels != nullptr && levels->empty())
        object.problem("levels", ProblemCode::NoLevels);
    else if (levels != nullptr && puzzle != nullptr)
        reading.pack.levels = readLevels(*levels, {version, *puzzle}, object.at("levels"), problems);
    reading.pack.unknown = object.unknown();
    if (reading.pack.id == ownPackId)
        object.problem("id", ProblemCode::ReservedId, {reading.pack.id});
    // Levels cannot be identified without the pack's id. A name is optional.
    if (!puzzle::isId(reading.pack.id))
        return {};
    if (reading.pack.name.empty())
        reading.pack.name = LocalText(reading.pack.id);
    return reading;
}

LevelReading readSingle(ObjectReader& object, int version, ProblemSink& problems) {
    LevelReading reading{LevelReading::Kind::Level, {}, {}};
    if (auto level = readLevel(object, {version, usualPuzzle, true}, problems))
        reading.pack.levels.push_back(std::move(*level));
    return reading;
}

/// The file's version; adds a problem and returns std::nullopt if this program does not read it.
std::optional<int> readVersion(ObjectReader& object) {
    const Json* version = object.require("version");
    if (version == nullptr)
        return std::nullopt;
    if (!version->is_number_integer()) {
        object.problem("version", ProblemCode::WrongType, {"number"});
        return std::nullopt;
    }
    for (const int known :
         {levelFormatVersion, richFormatVersion, apartFormatVersion, curtainFormatVersion, quietFormatVersion})
        if (*version == known)
            return known;
    object.problem("version", ProblemCode::UnknownVersion, {version->dump()});
    return std::nullopt;
}

LevelReading readRoot(const Json& root, ProblemSink& problems) {
    if (!root.is_object()) {
        problems.add({}, ProblemCode::WrongType, {"object"});
        return {};
    }
    ObjectReader object(root, {}, problems);
    const Json* format = object.require("format");
    if (format == nullptr)
        return {};
    if (!format->is_string()) {
        object.problem("format", ProblemCode::WrongType, {"text"});
        return {};
    }
    if (*format != packFormat && *format != levelFormat) {
        object.problem("format", ProblemCode::UnknownFormat, {format->get<std::string>()});
        return {};
    }
    const auto version = readVersion(object);
    if (!version)
        return {};
    return *format == packFormat ? readPack(object, *version, problems) : readSingle(object, *version, problems);
}

Problem problemOf(const FileProblem& problem) {
    const std::string file = problem.file.string();
    if (problem.error == FileError::TooLarge)
        return {file, {}, ProblemCode::FileTooLarge, {std::to_string(maxLevelFileBytes)}};
    return {file, {}, problem.error == FileError::Missing ? ProblemCode::FileMissing : ProblemCode::FileUnreadable, {}};
}

} // namespace

/// Returns the texts of a list; adds a problem for every element that is not a text.
std::vector<std::string> readRows(const Json& value, const std::string& pointer, ProblemSink& problems) {
    std::vector<std::string> rows;
    for (std::size_t r = 0; r < value.size(); ++r) {
        if (value[r].is_string())
            rows.push_back(value[r].get<std::string>());
        else
            problems.add(childPointer(pointer, r), ProblemCode::WrongType, {"text"});
    }
    return rows;
}

void refuse(ObjectReader& object, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        if (object.take(key) != nullptr)
            object.problem(key, ProblemCode::ForeignKey, {std::string(key)});
}

std::string_view withoutByteOrderMark(std::string_view text) noexcept {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

bool looksLikeJson(std::string_view text, const std::filesystem::path& file) {
    const std::string_view content = withoutByteOrderMark(text);
    const std::size_t first = content.find_first_not_of(" \t\r\n");
    constexpr std::string_view begins = "{[\"";
    return smallLetters(file.extension().string()) == ".json" ||
           (first != std::string_view::npos && begins.find(content[first]) != std::string_view::npos);
}

LevelReading readLevels(std::string_view text, const std::string& file) {
    ProblemSink problems(file);
    LevelReading reading;
    if (text.size() > maxLevelFileBytes)
        problems.add({}, ProblemCode::FileTooLarge, {std::to_string(maxLevelFileBytes)});
    else if (const auto root = parseJson(text, problems))
        reading = readRoot(*root, problems);
    reading.problems = std::move(problems).take();
    return reading;
}

std::vector<MistypedKey> mistypedKeys(std::string_view text) {
    ProblemSink problems{{}};
    if (const auto root = text.size() > maxLevelFileBytes ? std::nullopt : parseJson(text, problems))
        static_cast<void>(readRoot(*root, problems));
    return problems.takeSlips();
}

LevelReading readLevelFile(const std::filesystem::path& file) {
    const auto text = readRegularFile(file, maxLevelFileBytes);
    if (!text)
        return {LevelReading::Kind::Unusable, {}, {problemOf(text.error())}};
    return readLevels(*text, file.string());
}

} // namespace data
