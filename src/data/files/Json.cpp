// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Json.hpp"

#include "data/files/Characters.hpp"
#include "puzzle/Utf8.hpp"

#include <algorithm>
#include <forward_list>

namespace data {

namespace {

constexpr std::size_t maxProblems = 10'000;

/// Returns the line and column of a byte, both from 1; columns count code points.
std::vector<std::string> placeOf(std::string_view text, std::size_t byte) {
    std::string_view before = text.substr(0, byte);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t start = before.rfind('\n');
    std::string_view column = start == std::string_view::npos ? before : before.substr(start + 1);
    const auto points = std::count_if(column.begin(), column.end(),
                                      [](char byteOfText) { return !puzzle::isContinuation(byteOfText); });
    return {std::to_string(line), std::to_string(points + 1)};
}

/// Builds the value from parser events. The library's own builder supports neither limits nor detection of duplicate
/// keys.
class Builder final : public nlohmann::json_sax<Json> {
public:
    Builder(std::string_view text, ProblemSink& problems)
        : m_text(text)
        , m_problems(problems) {}

    [[nodiscard]] Json take() && { return std::move(m_root); }

    bool null() override { return place(Json()) != nullptr; }
    bool boolean(bool value) override { return place(Json(value)) != nullptr; }
    bool number_integer(number_integer_t value) override { return place(Json(value)) != nullptr; }
    bool number_unsigned(number_unsigned_t value) override { return place(Json(value)) != nullptr; }
    bool number_float(number_float_t value, const string_t& /*text*/) override { return place(Json(value)) != nullptr; }
    bool string(string_t& value) override { return place(Json(std::move(value))) != nullptr; }
    bool binary(binary_t& /*value*/) override { return false; } // Cannot occur in JSON text.

    bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
    bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& value) override {
        Frame& frame = m_frames.back();
        frame.duplicate = frame.value->contains(value);
        frame.key = std::move(value);
        if (frame.duplicate)
            m_problems.add(pointer(), ProblemCode::DuplicateKey, {frame.key});
        if (frame.value->size() < maxJsonMembers)
            return true;
        const std::string most = std::to_string(maxJsonMembers);
        m_problems.add(pointer(), ProblemCode::OutOfRange, {std::to_string(maxJsonMembers + 1), "0", most});
        return false;
    }

    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override {
        constexpr int outOfRange = 406;
        const auto code = error.id == outOfRange ? ProblemCode::NumberTooLarge : ProblemCode::Syntax;
        m_problems.add({}, code, placeOf(m_text, position > 0 ? position - 1 : 0));
        return false;
    }

private:
    /// An array or object that is not closed yet.
    struct Frame {
        Json* value;
        std::string key;        ///< For objects: the next member's key.
        bool duplicate = false; ///< The key has occurred before.
    };

    /// Puts a value in the next position. Returns a pointer to it.
    Json* place(Json value) {
        if (m_frames.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Frame& frame = m_frames.back();
        if (frame.value->is_array())
            return &frame.value->get_ref<Json::array_t&>().emplace_back(std::move(value));
        if (frame.duplicate)
            return &m_dropped.emplace_front(std::move(value));
        Json& member = (*frame.value)[frame.key];
        member = std::move(value);
        return &member;
    }

    bool open(Json container) {
        if (m_frames.size() >= maxJsonDepth) {
            m_problems.add(pointer(), ProblemCode::TooDeep, {std::to_string(maxJsonDepth)});
            return false;
        }
        m_frames.push_back({place(std::move(container)), {}, false});
        return true;
    }

    bool close() {
        m_frames.pop_back();
        return true;
    }

    [[nodiscard]] std::string pointer() const {
        std::string path;
        for (std::size_t i = 0; i < m_frames.size(); ++i) {
            const Frame& frame = m_frames[i];
            const std::size_t next = frame.value->size(); // What is open in a list is an element of it already.
            path = !frame.value->is_array()  ? childPointer(path, frame.key)
                   : i + 1 < m_frames.size() ? childPointer(path, next - 1)
                                             : childPointer(path, next);
        }
        return path;
    }

    std::string_view m_text;
    ProblemSink& m_problems;
    Json m_root;
    std::forward_list<Json> m_dropped; ///< Values of duplicate keys, which are discarded.
    std::vector<Frame> m_frames;
};

/// Whether a word has the form of a language code: "en", "de", "pt-BR".
bool isLanguage(std::string_view word) {
    constexpr std::size_t longest = 16;
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    return word.size() >= 2 && word.size() <= longest && word.find_first_not_of(letters) == std::string_view::npos;
}

} // namespace

void ProblemSink::add(std::string pointer, ProblemCode code, std::vector<std::string> arguments) {
    if (m_problems.size() < maxProblems)
        m_problems.push_back({m_file, std::move(pointer), code, std::move(arguments)});
}

void ProblemSink::slip(MistypedKey slip) {
    if (m_slips.size() < maxProblems)
        m_slips.push_back(std::move(slip));
}

std::string childPointer(const std::string& pointer, std::string_view key) {
    std::string path = pointer + '/';
    for (const char character : key) {
        if (character == '~')
            path += "~0";
        else if (character == '/')
            path += "~1";
        else
            path += character;
    }
    return path;
}

std::string childPointer(const std::string& pointer, std::size_t index) {
    return pointer + '/' + std::to_string(index);
}

std::optional<Json> parseJson(std::string_view text, ProblemSink& problems) {
    if (const auto bad = firstInvalidByte(text)) {
        problems.add({}, ProblemCode::NotUtf8, {std::to_string(*bad + 1)});
        return std::nullopt;
    }
    // The library takes a null byte for the end of the text and would ignore everything after it.
    if (const std::size_t null = text.find('\0'); null != std::string_view::npos) {
        problems.add({}, ProblemCode::Syntax, placeOf(text, null));
        return std::nullopt;
    }
    Builder builder(text, problems);
    if (!Json::sax_parse(text, &builder))
        return std::nullopt;
    return std::move(builder).take();
}

const Json* ObjectReader::take(std::string_view key) {
    m_taken.emplace(key);
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

const Json* ObjectReader::require(std::string_view key) {
    const Json* value = take(key);
    if (value == nullptr)
        m_problems.add(m_pointer, ProblemCode::MissingKey, {std::string(key)});
    return value;
}

std::string ObjectReader::unknown() const {
    Json rest = Json::object();
    for (const auto& [key, value] : m_object.items())
        if (!m_taken.contains(key))
            rest[key] = value;
    return rest.empty() ? std::string() : rest.dump();
}

void ObjectReader::findSlips() const {
    std::string known;
    for (const std::string& key : m_taken)
        known += (known.empty() ? "" : ", ") + key;
    for (const auto& [key, value] : m_object.items()) {
        const bool note = key.starts_with('_') || key.starts_with('$'); // Written on purpose.
        if (m_taken.contains(key) || note)
            continue;
        if (std::string meant = meantWord(key, known); !meant.empty())
            m_problems.slip({at(key), key, std::move(meant)});
    }
}

void appendUnknown(Json& object, const std::string& unknown) {
    if (unknown.empty())
        return;
    const Json rest = Json::parse(unknown);
    for (const auto& [key, value] : rest.items()) {
        Json& member = object[key];
        if (member.is_null())
            member = value;
        else if (member.is_object() && value.is_object())
            appendUnknown(member, value.dump());
    }
}

std::string fileText(const Json& value) {
    return value.dump(2) + '\n';
}

bool isLine(std::string_view text, std::size_t longest) {
    const auto points = toCodePoints(text);
    return points && points->size() <= longest && std::none_of(points->begin(), points->end(), isControl) &&
           !std::all_of(points->begin(), points->end(), isBlank);
}

std::optional<std::string> readLine(const Json& value, const std::string& pointer, std::size_t longest,
                                    ProblemSink& problems) {
    if (!value.is_string()) {
        problems.add(pointer, ProblemCode::WrongType, {"text"});
        return std::nullopt;
    }
    const auto& text = value.get_ref<const std::string&>();
    if (!isLine(text, longest)) {
        problems.add(pointer, ProblemCode::BadText, {std::to_string(longest)});
        return std::nullopt;
    }
    return text;
}

LocalText readLocalText(const Json& value, const std::string& pointer, std::size_t longest, ProblemSink& problems) {
    if (value.is_string()) {
        auto text = readLine(value, pointer, longest, problems);
        return text ? LocalText(std::move(*text)) : LocalText();
    }
    if (!value.is_object()) {
        problems.add(pointer, ProblemCode::WrongType, {"text or object"});
        return {};
    }
    if (value.empty())
        problems.add(pointer, ProblemCode::BadText, {std::to_string(longest)});
    std::map<std::string, std::string, std::less<>> texts;
    for (const auto& [language, words] : value.items()) {
        if (!isLanguage(language))
            problems.add(childPointer(pointer, language), ProblemCode::UnknownValue, {language, "en, de"});
        else if (auto text = readLine(words, childPointer(pointer, language), longest, problems))
            texts.emplace(language, std::move(*text));
    }
    return LocalText(std::move(texts));
}

Json toJson(const LocalText& text) {
    if (text.texts().contains(std::string_view()))
        return text.in({});
    Json map = Json::object();
    for (const auto& [language, words] : text.texts())
        map[language] = words;
    return map;
}

} // namespace data
