// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Arukone.hpp"
#include "arukone/RandomSetting.hpp"
#include "data/files/Characters.hpp"
#include "data/files/Json.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/LevelFormat.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "lights/Board.hpp"
#include "puzzle/RunKey.hpp"

#include <array>

namespace data {

namespace {

constexpr std::array goals{lights::GoalKind::Off, lights::GoalKind::On, lights::GoalKind::Picture};

/// Reads the fields of a file; a field that is missing or of the wrong type counts as empty.
class Fields {
public:
    explicit Fields(const Json& object)
        : m_object(object, {}, m_problems) {}

    [[nodiscard]] std::string text(std::string_view key) {
        const Json* value = m_object.take(key);
        return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
    }
    [[nodiscard]] LocalText line(std::string_view key) {
        const Json* value = m_object.take(key);
        return value == nullptr ? LocalText() : readLocalText(*value, {}, maxNameLength, m_problems);
    }
    [[nodiscard]] std::vector<std::string> texts(std::string_view key) {
        std::vector<std::string> list;
        const Json* value = m_object.take(key);
        if (value != nullptr && value->is_array())
            for (const Json& each : *value)
                if (each.is_string())
                    list.push_back(each);
        return list;
    }
    [[nodiscard]] bool flag(std::string_view key) {
        const Json* value = m_object.take(key);
        return value != nullptr && value->is_boolean() && value->get<bool>();
    }
    [[nodiscard]] std::optional<lights::Board> board(std::string_view key) {
        const Json* value = m_object.take(key);
        return value == nullptr ? std::nullopt : readBoard(*value, {}, m_problems);
    }
    [[nodiscard]] std::optional<lights::Board> goal(std::string_view key) {
        const Json* value = m_object.take(key);
        return value == nullptr ? std::nullopt : readGoalRows(*value, {}, m_problems);
    }
    [[nodiscard]] std::vector<std::string> rows(std::string_view key) {
        const Json* value = m_object.take(key);
        return value != nullptr && value->is_array() ? readRows(*value, {}, m_problems) : std::vector<std::string>();
    }
    [[nodiscard]] arukone::Cables cables() {
        arukone::Cables cables;
        const Json* list = m_object.take("cables");
        if (list != nullptr && list->is_array())
            for (const Json& cable : *list)
                cables.push_back(readCable(cable));
        return cables;
    }
    /// The text of an object that is not empty.
    [[nodiscard]] std::string object(std::string_view key) {
        const Json* value = m_object.take(key);
        return value != nullptr && value->is_object() && !value->empty() ? value->dump() : std::string();
    }

private:
    /// As of formatCable(); an empty cable for anything else.
    [[nodiscard]] static arukone::Cable readCable(const Json& cable) {
        const bool whole =
            cable.is_array() && cable.size() == 3 && isSide(cable[0]) && isSide(cable[1]) && cable[2].is_string();
        return whole ? arukone::Cable{{cable[0].get<int>(), cable[1].get<int>()}, cable[2].get<std::string>()}
                     : arukone::Cable{};
    }
    [[nodiscard]] static bool isSide(const Json& value) {
        return value.is_number_unsigned() && value.get<std::uint64_t>() < arukone::maxSide;
    }

    ProblemSink m_problems{{}};
    ObjectReader m_object;
};

std::optional<lights::GoalKind> goalNamed(const std::string& name) {
    for (const lights::GoalKind goal : goals)
        if (lights::name(goal) == name)
            return goal;
    return std::nullopt;
}

std::optional<lights::Draft> readLightsDraft(Fields& fields) {
    const auto board = fields.board("board");
    const auto picture = fields.goal("picture");
    const auto surface = lights::surfaceFromName(fields.text("surface"));
    const auto stamp = lights::stampFromName(fields.text("stamp"));
    const auto goal = goalNamed(fields.text("goal"));
    if (!board || !picture || !surface || !stamp || !goal)
        return std::nullopt;
    if (board->rows() != picture->rows() || board->columns() != picture->columns() ||
        board->holes() != picture->holes())
        return std::nullopt;
    const bool quietHours = fields.text("press") == pressWrong;
    return lights::Draft(board->withCurtains(picture->curtains()), picture->lit(), {*stamp, *surface, quietHours},
                         *goal);
}

using AnyDraft = decltype(UnfinishedLevel::board);

std::optional<AnyDraft> readDraft(Fields& fields) {
    if (fields.text("puzzle") != arukone::puzzleId)
        return readLightsDraft(fields);
    const auto fill = arukone::fillFromName(fields.text("fill"));
    if (!fill)
        return std::nullopt;
    const std::vector<std::string> rows = fields.rows("board");
    return arukone::parseDraft(rows, *fill, fields.cables());
}

/// Writes the board of a draft into the file's object.
struct BoardWriter {
    Json& object;

    void operator()(const lights::Draft& draft) const {
        object["goal"] = lights::name(draft.goal());
        object["surface"] = lights::name(draft.rules().surface);
        object["stamp"] = lights::name(draft.rules().stamp);
        if (draft.rules().quietHours)
            object["press"] = pressWrong;
        object["board"] = lights::formatBoard(draft.board());
        object["picture"] = lights::formatGoal(draft.board().withLight(draft.picture()));
    }
    void operator()(const arukone::Draft& draft) const {
        object["puzzle"] = arukone::puzzleId;
        object["fill"] = arukone::name(draft.fill());
        object["board"] = arukone::formatDraft(draft);
        object["cables"] = Json::array();
        for (const arukone::Cable& cable : draft.cables())
            object["cables"].push_back({cable.origin.row, cable.origin.column, cable.word});
    }
};

} // namespace

std::string formatUnfinished(const UnfinishedLevel& level) {
    Json object = Json::object();
    object["format"] = unfinishedFormat;
    object["version"] = unfinishedFormatVersion;
    object["id"] = level.id;
    if (!level.name.empty())
        object["name"] = toJson(level.name);
    object["author"] = level.author;
    std::visit(BoardWriter{object}, level.board);
    // JSON cannot hold a path that is not UTF-8. Such a level is saved beside its original file instead.
    if (const std::string file = level.file.string(); !file.empty() && !firstInvalidByte(file)) {
        object["file"] = file;
        object["content"] = level.content;
    }
    if (!level.idea.empty())
        object["idea"] = toJson(level.idea);
    appendCampaignFacts(object, level.formerly, level.optional, level.lesson);
    if (!level.riddle.empty())
        object["riddle"] = Json::parse(level.riddle);
    if (!level.unknown.empty())
        object["unknown"] = Json::parse(level.unknown);
    return fileText(object);
}

std::optional<UnfinishedLevel> readUnfinished(std::string_view text) {
    ProblemSink problems{{}};
    const auto root = parseJson(text, problems);
    if (!root || !root->is_object() || root->value("format", Json()) != unfinishedFormat ||
        root->value("version", Json()) != unfinishedFormatVersion)
        return std::nullopt;
    Fields fields(*root);
    auto draft = readDraft(fields);
    if (!draft)
        return std::nullopt;
    UnfinishedLevel level{*std::move(draft),     fields.text("id"),        fields.line("name"),
                          fields.text("author"), fields.object("unknown"), pathFromText(fields.text("file")),
                          fields.text("content")};
    level.idea = fields.line("idea");
    level.formerly = fields.texts("formerly");
    level.optional = fields.flag("optional");
    level.lesson = fields.text("lesson");
    level.riddle = fields.object("riddle");
    if (level.file.empty())
        level.content.clear(); // Meaningless without a file.
    if (!puzzle::isId(level.id))
        level.id.clear();
    if (!puzzle::isId(level.lesson))
        level.lesson.clear();
    std::erase_if(level.formerly, [](const std::string& code) { return !boardOfCode(code); });
    if (!isLine(level.author, maxNameLength))
        level.author.clear();
    return level;
}

} // namespace data
