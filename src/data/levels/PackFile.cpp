// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/PackFile.hpp"

#include "data/files/Characters.hpp"
#include "data/files/File.hpp"
#include "data/files/Json.hpp"
#include "data/levels/LevelFormat.hpp"
#include "data/levels/LevelText.hpp"
#include "puzzle/Kind.hpp"
#include "puzzle/RunKey.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// The blanks before a byte.
std::string_view blanksBefore(std::string_view text, std::size_t byte) {
    const std::size_t last = byte == 0 ? std::string_view::npos : text.find_last_not_of(blanks, byte - 1);
    const std::size_t from = last == std::string_view::npos ? 0 : last + 1;
    return text.substr(from, byte - from);
}

std::string_view lineEnd(std::string_view text) {
    return text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
}

/// The members of an object, or the elements of a list, in the order of the text.
std::vector<JsonPlace> membersOf(const std::string& text, const std::string& object) {
    std::vector<JsonPlace> members;
    walkJson(text, [&](const JsonPlace& place) {
        const std::string& pointer = place.pointer;
        if (pointer.starts_with(object + '/') && pointer.find('/', object.size() + 1) == std::string::npos)
            members.push_back(place);
    });
    return members;
}

/// JSON on one line, with blanks after commas and colons.
std::string oneLine(const Json& value) {
    if (!value.is_structured() || value.empty())
        return value.dump();
    std::string text(1, value.is_array() ? '[' : '{');
    bool first = true;
    for (const auto& [key, element] : value.items()) {
        text += first ? "" : ", ";
        first = false;
        if (value.is_object())
            text += Json(key).dump() + ": ";
        text += oneLine(element);
    }
    return text + (value.is_array() ? ']' : '}');
}

/// A list laid out like another one: its elements on one line, or each on its own. \param model its text.
std::string listLike(const Json& list, std::string_view model) {
    const std::size_t first = model.find_first_not_of(blanks, 1);
    const std::size_t last = model.size() < 2 ? 0 : model.find_last_not_of(blanks, model.size() - 2);
    if (!model.starts_with('[') || first >= model.size() - 1 || model.find('\n') == std::string_view::npos)
        return oneLine(list);
    const std::string_view before = model.substr(1, first - 1);
    std::string text = "[";
    for (std::size_t i = 0; i < list.size(); ++i)
        text.append(i == 0 ? "" : ",").append(before).append(oneLine(list[i]));
    return text.append(model.substr(last + 1));
}

/// The members of one object in a text of JSON, which can be changed one by one.
class ObjectText {
public:
    /// \param pointer of the object.
    ObjectText(std::string text, std::string pointer)
        : m_text(std::move(text))
        , m_pointer(std::move(pointer)) {}

    /// Changes what differs between two states of the object, and nothing else.
    void change(const Json& before, const Json& after) {
        for (const auto& [key, value] : after.items())
            if (const auto old = before.find(key); old == before.end() || *old != value)
                set(key, old == before.end() ? Json() : *old, value, after);
        for (const auto& [key, value] : before.items())
            if (!after.contains(key))
                remove(key);
    }
    [[nodiscard]] std::string take() && { return std::move(m_text); }

private:
    [[nodiscard]] std::string_view textOf(const JsonPlace& place) const {
        return std::string_view(m_text).substr(place.begin, place.end - place.begin);
    }
    static std::vector<JsonPlace>::const_iterator find(const std::vector<JsonPlace>& members,
                                                       const std::string& pointer) {
        return std::ranges::find(members, pointer, &JsonPlace::pointer);
    }

    /// \param after the object as it is to be: where a new member goes.
    void set(const std::string& key, const Json& old, const Json& value, const Json& after) {
        const std::vector<JsonPlace> members = membersOf(m_text, m_pointer);
        const auto place = find(members, childPointer(m_pointer, key));
        if (place == members.end())
            insert(key, value, after, members);
        else if (value.is_object() && old.is_object() && textOf(*place).starts_with('{')) {
            ObjectText inner(std::move(m_text), place->pointer);
            inner.change(old, value);
            m_text = std::move(inner).take();
        } else {
            const std::string text = value.is_array() ? listLike(value, textOf(*place)) : oneLine(value);
            m_text.replace(place->begin, place->end - place->begin, text);
        }
    }

    void insert(const std::string& key, const Json& value, const Json& after, const std::vector<JsonPlace>& members) {
        const auto board = find(members, childPointer(m_pointer, "board"));
        const std::string_view model = board == members.end() ? std::string_view() : textOf(*board);
        const std::string member =
            Json(key).dump() + ": " + (value.is_array() ? listLike(value, model) : oneLine(value));
        bool reached = false;
        for (const auto& [other, ignored] : after.items()) { // Before the next one that is there.
            const auto next = reached ? find(members, childPointer(m_pointer, other)) : members.end();
            reached = reached || other == key;
            if (next == members.end())
                continue;
            const std::string between(blanksBefore(m_text, next->member));
            m_text.insert(next->member, member + ',' + (between.empty() ? " " : between));
            return;
        }
        if (members.empty())
            return; // No object that is changed here is ever empty.
        const std::string between(blanksBefore(m_text, members.back().member));
        m_text.insert(members.back().end, ',' + (between.empty() ? " " : between) + member);
    }

    /// Removes every member of that name: the second of two would count then.
    void remove(const std::string& key) {
        for (;;) {
            const std::vector<JsonPlace> members = membersOf(m_text, m_pointer);
            const auto place = find(members, childPointer(m_pointer, key));
            if (place == members.end() || members.size() == 1)
                return;
            if (place + 1 == members.end())
                m_text.erase((place - 1)->end, place->end - (place - 1)->end);
            else
                m_text.erase(place->member, (place + 1)->member - place->member);
        }
    }

    std::string m_text;
    std::string m_pointer;
};

/// What the file says of the pack itself, as far as the game changes it.
Json factsOf(const Pack& pack) {
    Json facts = Json::object();
    facts["id"] = pack.id;
    facts["name"] = toJson(pack.name);
    if (!pack.author.empty())
        facts["author"] = pack.author;
    return facts;
}

/// The text of an entry after its level has changed.
std::string changedText(const std::string& text, const Level& before, const Level& after) {
    ObjectText object(text, {});
    object.change(levelJson(before), levelJson(after));
    return std::move(object).take();
}

/// The text of a file in the version of the format that a level in it needs.
std::string withVersionFor(const std::string& content, const Level& level) {
    ProblemSink ignored{{}};
    const auto root = parseJson(content, ignored);
    const Json version = root ? root->value("version", Json()) : Json();
    const int needed = formatVersionOf(level);
    if (!version.is_number_integer() || version.get<int>() >= needed)
        return content;
    ObjectText object(content, {});
    object.change(Json{{"version", version}}, Json{{"version", needed}});
    return std::move(object).take();
}

/// The text of a new entry, laid out like one that is there. \param model where that begins in the file.
std::string newEntry(const std::string& content, std::size_t model, const Level& level) {
    ProblemSink ignored{{}};
    const auto root = parseJson(content, ignored);
    const Json named = root ? root->value("puzzle", Json()) : Json();
    const std::string ofPack = named.is_string() ? named.get<std::string>() : std::string(lightsName);
    const std::string ofLevel(level.isLights() ? lightsName : kindOf(level.puzzle).id());
    Json json = Json::object();
    const Json members = levelJson(level);
    for (const auto& [key, value] : members.items()) { // The puzzle comes before the board.
        if (key == "board" && ofLevel != ofPack)
            json["puzzle"] = ofLevel;
        json[key] = value;
    }
    const std::string_view indent = blanksBefore(content, model);
    if (indent.find('\n') == std::string_view::npos)
        return oneLine(json);
    std::string text = json.dump(2);
    const std::string newLine = std::string(lineEnd(content)) + std::string(indent.substr(indent.rfind('\n') + 1));
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + newLine.size()))
        text.replace(at, 1, newLine);
    return text;
}

tl::unexpected<PackProblem> refusal(PackRefusal why) {
    return tl::unexpected(PackProblem(why));
}

/// Whether nobody may write to the file. Replacing it would not ask.
bool isReadOnly(const fs::path& file) {
    using fs::perms;
    std::error_code unknown; // Writing will report it.
    const perms allowed = fs::status(file, unknown).permissions();
    return !unknown && (allowed & (perms::owner_write | perms::group_write | perms::others_write)) == perms::none;
}

tl::expected<void, PackProblem> put(const fs::path& file, const std::string& content) {
    if (isReadOnly(file))
        return tl::unexpected(PackProblem(FileProblem{FileError::Denied, file}));
    return writeFile(file, content).map_error([](FileProblem problem) { return PackProblem(std::move(problem)); });
}

/// Returns a name with a number appended; replaces an existing number.
std::string withNumber(const std::string& name, int number) {
    std::string start = name;
    const std::size_t digits = start.find_last_not_of("0123456789");
    if (digits != std::string::npos && digits > 0 && digits + 1 < start.size() && start[digits] == ' ')
        start.resize(digits);
    const std::string ending = ' ' + std::to_string(number);
    std::u32string points = toCodePoints(start).value_or(std::u32string());
    while (points.size() + ending.size() > maxNameLength) {
        points.pop_back();
        start.pop_back();
        while (!start.empty() && firstInvalidByte(start))
            start.pop_back();
    }
    return start + ending;
}

} // namespace

LocalText numberedName(const LocalText& name, int number) {
    if (name.texts().contains(std::string_view()))
        return LocalText(withNumber(name.in({}), number));
    std::map<std::string, std::string, std::less<>> texts;
    for (const auto& [language, words] : name.texts())
        texts[language] = withNumber(words, number);
    return LocalText(std::move(texts));
}

PackFile::PackFile(fs::path file, std::string content)
    : m_file(std::move(file))
    , m_content(std::move(content))
    , m_reading(readLevels(m_content, m_file.string())) {}

std::optional<PackFile> PackFile::from(fs::path file, std::string content) {
    PackFile pack(std::move(file), std::move(content));
    if (pack.m_reading.kind != LevelReading::Kind::Pack)
        return std::nullopt;
    for (const JsonPlace& place : membersOf(pack.m_content, "/levels"))
        pack.m_entries.push_back({std::nullopt, {}, place.begin, place.end});
    const LevelReading& reading = pack.m_reading;
    const std::vector<std::size_t> places = placesInList(reading);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] >= pack.m_entries.size())
            return std::nullopt; // Too many problems to list them all.
        Entry& entry = pack.m_entries[places[i]];
        entry.level = reading.pack.levels[i];
        entry.id = entry.level->id;
    }
    for (std::size_t i = 0; i < pack.m_entries.size(); ++i)
        if (Entry& entry = pack.m_entries[i]; !entry.level) {
            const Json damaged = Json::parse(pack.textOf(entry), nullptr, false);
            const Json id = damaged.is_object() ? damaged.value("id", Json()) : Json();
            const bool named = id.is_string() && puzzle::isId(id.get_ref<const std::string&>());
            entry.id = named ? id.get<std::string>() : std::to_string(i + 1);
        }
    if (pack.m_entries.empty())
        return std::nullopt;
    return pack;
}

PackFile::Result PackFile::read(const fs::path& file) {
    auto content = readRegularFile(file, maxLevelFileBytes);
    if (!content)
        return tl::unexpected(PackProblem(std::move(content.error())));
    auto pack = from(file, *std::move(content));
    if (!pack)
        return refusal(PackRefusal::NotAPack);
    return *std::move(pack);
}

std::string PackFile::textOf(const Entry& entry) const {
    return m_content.substr(entry.begin, entry.end - entry.begin);
}

StoredLevel PackFile::level(std::size_t entry) const {
    const Entry& found = m_entries.at(entry);
    return {found.level.value(), m_file, textOf(found)};
}

std::optional<std::size_t> PackFile::find(const std::string& id) const {
    const auto found =
        std::ranges::find_if(m_entries, [&id](const Entry& entry) { return entry.level && entry.id == id; });
    return found == m_entries.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_entries.begin()));
}

PackFile::Result PackFile::written(const std::string& content) const {
    const FolderLock lock(m_file.parent_path());
    const auto now = readRegularFile(m_file, maxLevelFileBytes);
    if (!now || *now != m_content)
        return refusal(PackRefusal::Changed);
    auto next = from(m_file, content);
    if (!next) // Better nothing than a damaged file.
        return tl::unexpected(PackProblem(FileProblem{FileError::Failed, m_file}));
    if (const auto done = put(m_file, content); !done)
        return tl::unexpected(done.error());
    return *std::move(next);
}

PackFile::Result PackFile::moved(std::size_t from, std::size_t to) const {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (i != from)
            order.push_back(i);
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(to), from);
    std::string content = m_content.substr(0, m_entries.front().begin);
    for (std::size_t i = 0; i < order.size(); ++i) { // What is between the entries stays where it is.
        content += textOf(m_entries[order[i]]);
        const std::size_t next = i + 1 < m_entries.size() ? m_entries[i + 1].begin : m_content.size();
        content += m_content.substr(m_entries[i].end, next - m_entries[i].end);
    }
    return written(content);
}

PackFile::Result PackFile::removed(std::size_t entry) const {
    if (m_entries.size() == 1)
        return refusal(PackRefusal::LastOfPack);
    const bool last = entry + 1 == m_entries.size();
    const std::size_t from = last ? m_entries[entry - 1].end : m_entries.at(entry).begin;
    const std::size_t to = last ? m_entries[entry].end : m_entries[entry + 1].begin;
    std::string content = m_content;
    return written(content.erase(from, to - from));
}

std::string PackFile::withEntry(std::size_t at, const std::string& text) const {
    const Entry& model = m_entries[std::min(at, m_entries.size() - 1)];
    const std::string between(blanksBefore(m_content, model.begin));
    std::string content = m_content;
    if (at < m_entries.size())
        content.insert(model.begin, text + ',' + (between.empty() ? " " : between));
    else
        content.insert(model.end, ',' + (between.empty() ? " " : between) + text);
    return content;
}

std::string PackFile::withLevel(std::size_t entry, const std::string& text, const Level& level) const {
    std::string content = m_content;
    content.replace(m_entries[entry].begin, m_entries[entry].end - m_entries[entry].begin, text);
    return withVersionFor(content, level);
}

std::string PackFile::freeId(const std::string& wanted) const {
    std::set<std::string, std::less<>> used;
    for (const Entry& entry : m_entries)
        used.insert(entry.id);
    std::string id = wanted;
    for (int number = 2; used.contains(id); ++number)
        id = numbered(wanted.substr(0, maxIdStemLength), number);
    return id;
}

PackFile::Result PackFile::duplicated(std::size_t entry) const {
    const Level& level = m_entries.at(entry).level.value();
    Level copy = level;
    copy.id = freeId(level.id);
    int number = 2;
    const auto taken = [this](const std::string& name) {
        return std::ranges::any_of(pack().levels, [&](const Level& each) { return each.name.in("en") == name; });
    };
    do
        copy.name = numberedName(level.name, number++);
    while (taken(copy.name.in("en")));
    return written(withEntry(entry + 1, changedText(textOf(m_entries[entry]), level, copy)));
}

PackFile::Result PackFile::renamed(std::size_t entry, const LocalText& name, const std::string& author) const {
    if (!areValidNames(name, author))
        return refusal(PackRefusal::BadName);
    const Level& level = m_entries.at(entry).level.value();
    Level changed = level;
    changed.name = name;
    changed.author = author;
    return written(withLevel(entry, changedText(textOf(m_entries[entry]), level, changed), changed));
}

PackFile::Result PackFile::renamed(const LocalText& name, const std::string& author) const {
    if (!areValidNames(name, author))
        return refusal(PackRefusal::BadName);
    Pack changed = pack();
    changed.name = name;
    changed.author = author;
    return written(withPackFacts(m_content, pack(), changed));
}

PackFile::Result PackFile::restored(const std::string& content) const {
    return written(content);
}

tl::expected<PackFile::Saved, PackProblem> PackFile::save(const StoredLevel& changed) {
    if (!areValidNames(changed.level.name, changed.level.author))
        return refusal(PackRefusal::BadName);
    const FolderLock lock(changed.file.parent_path());
    const auto now = read(changed.file);
    if (!now)
        return tl::unexpected(now.error());
    const auto entry = changed.content.empty() ? std::nullopt : now->find(changed.level.id);
    const bool same = entry && now->textOf(now->m_entries[*entry]) == changed.content;
    std::size_t at = entry.value_or(now->m_entries.size() - 1);
    Level level = changed.level;
    std::string content;
    if (same) {
        const Level& before = now->m_entries[at].level.value();
        content = now->withLevel(at, changedText(changed.content, before, level), level);
    } else {
        level.id = now->freeId(puzzle::isId(level.id) ? level.id : fileNameFor(level.name.in("en"), "level"));
        const std::string text = newEntry(now->m_content, now->m_entries[at].begin, level);
        content = withVersionFor(now->withEntry(++at, text), level);
    }
    const auto next = from(changed.file, content);
    if (!next || next->m_entries.at(at).level != level) // Better nothing than something else.
        return tl::unexpected(PackProblem(FileProblem{FileError::Failed, changed.file}));
    if (content != now->m_content)
        if (const auto done = put(changed.file, content); !done)
            return tl::unexpected(done.error());
    return Saved{next->level(at), same};
}

std::string withPackFacts(const std::string& content, const Pack& before, const Pack& after) {
    ObjectText root(content, {});
    root.change(factsOf(before), factsOf(after));
    return std::move(root).take();
}

} // namespace data
