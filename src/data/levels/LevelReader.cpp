#include "data/files/File.hpp"
#include "data/files/Json.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelFormat.hpp"
#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"
#include "puzzle/RunKey.hpp"

#include <algorithm>
#include <array>

namespace data {

namespace {

/// Returns the complete UTF-8 character that starts at a byte of a row.
std::string characterAt(const std::string& row, std::size_t byte) {
    std::size_t end = byte + 1;
    while (end < row.size() && (static_cast<unsigned char>(row[end]) & 0xC0U) == 0x80U)
        ++end;
    return row.substr(byte, end - byte);
}

/// Reports what is wrong with a row. \param columns length of the first row.
void checkRow(const std::string& row, std::size_t columns, const std::string& pointer, ProblemSink& problems) {
    using Kind = lights::TextBoardProblem::Kind;
    const auto parsed = lights::parseBoard(std::vector{row}, lights::maxSide);
    if (!parsed && parsed.error().kind == Kind::BadCharacter) {
        const auto byte = static_cast<std::size_t>(parsed.error().column);
        problems.add(pointer, ProblemCode::BadCharacter, {characterAt(row, byte), std::to_string(byte + 1)});
    } else if (!parsed && parsed.error().kind == Kind::TooLarge) {
        problems.add(pointer, ProblemCode::BoardTooLarge, {std::to_string(lights::maxSide)});
    } else if (!parsed) {
        problems.add(pointer, ProblemCode::EmptyBoard);
    } else if (static_cast<std::size_t>(parsed->columns()) != columns) {
        problems.add(pointer, ProblemCode::RaggedRow, {std::to_string(parsed->columns()), std::to_string(columns)});
    }
}

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

constexpr std::array knownGoals{lights::GoalKind::Off, lights::GoalKind::On};

/// Returns the names of the rules, as listed in problems.
template<class Values>
std::string namesOf(const Values& values) {
    std::string names;
    for (const auto value : values)
        names.append(names.empty() ? "" : ", ").append(lights::name(value));
    return names;
}

/// Reads a text that must be one of a few words. Adds a problem and returns std::nullopt for any other value.
template<class Value, class FromName>
std::optional<Value> readWord(ObjectReader& object, std::string_view key, Value fallback, FromName fromName,
                              const std::string& words) {
    const Json* value = object.take(key);
    if (value == nullptr)
        return fallback;
    if (!value->is_string()) {
        object.problem(key, ProblemCode::WrongType, {"text"});
        return std::nullopt;
    }
    const auto& text = value->get_ref<const std::string&>();
    const std::optional<Value> found = fromName(text);
    if (!found)
        object.problem(key, ProblemCode::UnknownValue, {text, words});
    return found;
}

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

/// A level's goal: all lights off, all lights on, or a picture.
struct Goal {
    lights::GoalKind kind = lights::GoalKind::Off;
    std::optional<lights::Board> picture;
};

std::optional<Goal> readGoal(ObjectReader& object, ProblemSink& problems) {
    const Json* value = object.take("goal");
    if (value != nullptr && value->is_array()) {
        auto picture = readBoard(*value, object.at("goal"), problems);
        return picture ? std::optional(Goal{lights::GoalKind::Picture, std::move(picture)}) : std::nullopt;
    }
    if (value != nullptr && !value->is_string()) {
        object.problem("goal", ProblemCode::WrongType, {"text or list"});
        return std::nullopt;
    }
    const auto fromName = [](std::string_view text) -> std::optional<lights::GoalKind> {
        for (const lights::GoalKind goal : knownGoals)
            if (lights::name(goal) == text)
                return goal;
        return std::nullopt;
    };
    const auto kind = readWord(object, "goal", lights::GoalKind::Off, fromName, namesOf(knownGoals));
    return kind ? std::optional(Goal{*kind, std::nullopt}) : std::nullopt;
}

ProblemCode codeOf(lights::PuzzleProblem problem) {
    switch (problem) {
    case lights::PuzzleProblem::BadSize:
        return ProblemCode::BoardTooLarge;
    case lights::PuzzleProblem::NoCells:
        return ProblemCode::NoCells;
    case lights::PuzzleProblem::PictureShape:
        return ProblemCode::PictureSize;
    case lights::PuzzleProblem::PictureHoles:
        break;
    }
    return ProblemCode::PictureHoles;
}

std::optional<lights::Puzzle> readLightsOut(ObjectReader& object, ProblemSink& problems) {
    const Json* rows = object.require("board");
    auto board = rows == nullptr ? std::nullopt : readBoard(*rows, object.at("board"), problems);
    const auto surface =
        readWord(object, "surface", lights::Surface::Plane, lights::surfaceFromName, namesOf(lights::allSurfaces));
    const auto stamp =
        readWord(object, "stamp", lights::Stamp::Plus, lights::stampFromName, namesOf(lights::allStamps));
    const auto goal = readGoal(object, problems);
    if (!board || !surface || !stamp || !goal)
        return std::nullopt;
    const lights::Rules rules{*stamp, *surface};
    auto puzzle = goal->picture ? lights::Puzzle::makePicture(std::move(*board), rules, *goal->picture)
                                : lights::Puzzle::make(std::move(*board), rules, goal->kind);
    if (puzzle)
        return std::move(*puzzle);
    const ProblemCode code = codeOf(puzzle.error());
    object.problem(code == ProblemCode::NoCells ? "board" : "goal", code);
    return std::nullopt;
}

/// Reads the board and rules of a level, whose form depends on its puzzle.
struct PuzzleReader {
    std::string_view id; ///< As puzzle::Kind::id.
    std::optional<lights::Puzzle> (*read)(ObjectReader& object, ProblemSink& problems);
};
constexpr std::array puzzleReaders{PuzzleReader{"", readLightsOut}};

std::optional<lights::Puzzle> readPuzzle(ObjectReader& object, ProblemSink& problems) {
    const Json* named = object.take("puzzle");
    if (named != nullptr && !named->is_string()) {
        object.problem("puzzle", ProblemCode::WrongType, {"text"});
        return std::nullopt;
    }
    const std::string id = named == nullptr ? std::string() : named->get<std::string>();
    for (const PuzzleReader& reader : puzzleReaders)
        if (reader.id == id)
            return reader.read(object, problems);
    object.problem("puzzle", ProblemCode::UnknownPuzzle, {id});
    return std::nullopt;
}

/// Reads a level from an object. \pre its "format" and "version", if any, have been taken.
std::optional<Level> readLevel(ObjectReader& object, ProblemSink& problems) {
    const std::size_t before = problems.size();
    std::string id = readId(object);
    LocalText name = readName(object, problems);
    std::string author = readAuthor(object, problems);
    auto puzzle = readPuzzle(object, problems);
    if (!puzzle || problems.size() != before)
        return std::nullopt;
    return Level{std::move(id), std::move(name), std::move(author), std::move(*puzzle), object.unknown()};
}

/// Returns the valid levels in a pack's list.
std::vector<Level> readLevels(const Json& list, const std::string& pointer, ProblemSink& problems) {
    std::vector<Level> levels;
    std::set<std::string, std::less<>> ids;
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
        auto level = readLevel(object, problems);
        if (!level)
            continue;
        if (ids.insert(level->id).second)
            levels.push_back(std::move(*level));
        else
            object.problem("id", ProblemCode::DuplicateId, {level->id});
    }
    return levels;
}

LevelReading readPack(ObjectReader& object, ProblemSink& problems) {
    LevelReading reading{LevelReading::Kind::Pack, {}, {}};
    reading.pack.id = readId(object);
    reading.pack.name = readName(object, problems);
    reading.pack.author = readAuthor(object, problems);
    const Json* levels = object.require("levels");
    if (levels != nullptr && !levels->is_array())
        object.problem("levels", ProblemCode::WrongType, {"list"});
    else if (levels != nullptr && levels->empty())
        object.problem("levels", ProblemCode::NoLevels);
    else if (levels != nullptr)
        reading.pack.levels = readLevels(*levels, object.at("levels"), problems);
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

LevelReading readSingle(ObjectReader& object, ProblemSink& problems) {
    LevelReading reading{LevelReading::Kind::Level, {}, {}};
    if (auto level = readLevel(object, problems))
        reading.pack.levels.push_back(std::move(*level));
    return reading;
}

/// Whether this program reads the file's version; adds a problem if not.
bool checkVersion(ObjectReader& object) {
    const Json* version = object.require("version");
    if (version == nullptr)
        return false;
    if (!version->is_number_integer()) {
        object.problem("version", ProblemCode::WrongType, {"number"});
        return false;
    }
    if (*version == levelFormatVersion)
        return true;
    object.problem("version", ProblemCode::UnknownVersion, {version->dump()});
    return false;
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
    if (!checkVersion(object))
        return {};
    return *format == packFormat ? readPack(object, problems) : readSingle(object, problems);
}

Problem problemOf(const FileProblem& problem) {
    const std::string file = problem.file.string();
    if (problem.error == FileError::TooLarge)
        return {file, {}, ProblemCode::FileTooLarge, {std::to_string(maxLevelFileBytes)}};
    return {file, {}, problem.error == FileError::Missing ? ProblemCode::FileMissing : ProblemCode::FileUnreadable, {}};
}

} // namespace

std::optional<lights::Board> readBoard(const Json& value, const std::string& pointer, ProblemSink& problems) {
    const std::size_t before = problems.size();
    if (!value.is_array())
        problems.add(pointer, ProblemCode::WrongType, {"list"});
    else if (value.empty())
        problems.add(pointer, ProblemCode::EmptyBoard);
    else if (value.size() > static_cast<std::size_t>(lights::maxSide))
        problems.add(pointer, ProblemCode::BoardTooLarge, {std::to_string(lights::maxSide)});
    if (problems.size() != before)
        return std::nullopt;
    const std::vector<std::string> rows = readRows(value, pointer, problems);
    if (problems.size() != before)
        return std::nullopt;
    const auto first = lights::parseBoard(std::vector{rows.front()}, lights::maxSide);
    const std::size_t columns = first ? static_cast<std::size_t>(first->columns()) : rows.front().size();
    for (std::size_t r = 0; r < rows.size(); ++r)
        checkRow(rows[r], columns, childPointer(pointer, r), problems);
    if (problems.size() != before)
        return std::nullopt;
    auto board = lights::parseBoard(rows, lights::maxSide);
    return board ? std::optional(std::move(*board)) : std::nullopt;
}

std::string_view withoutByteOrderMark(std::string_view text) noexcept {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

bool looksLikeJson(std::string_view text, const std::filesystem::path& file) {
    std::string extension = file.extension().string();
    for (char& letter : extension)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    const std::string_view content = withoutByteOrderMark(text);
    const std::size_t first = content.find_first_not_of(" \t\r\n");
    constexpr std::string_view begins = "{[\"";
    return extension == ".json" ||
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

LevelReading readLevelFile(const std::filesystem::path& file) {
    const auto text = readRegularFile(file, maxLevelFileBytes);
    if (!text)
        return {LevelReading::Kind::Unusable, {}, {problemOf(text.error())}};
    return readLevels(*text, file.string());
}

} // namespace data
