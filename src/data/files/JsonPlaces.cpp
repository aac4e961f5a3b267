// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Json.hpp"
#include "data/files/PlainText.hpp"
#include "puzzle/Utf8.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

// Finds where values stand in the text of a JSON file, and why a text is not JSON.

namespace data {

namespace {

/// Passes bytes to the parser, which says nothing of positions, and shows how far it has read.
struct WatchedByte {
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    const char* at;
    const char** reached; ///< One behind the byte read last.

    reference operator*() const {
        *reached = at + 1;
        return *at;
    }
    WatchedByte& operator++() {
        ++at;
        return *this;
    }
    friend bool operator==(const WatchedByte& one, const WatchedByte& other) { return one.at == other.at; }
};

bool isBetween(char byte) {
    constexpr std::string_view between = " \t\r\n,:";
    return between.find(byte) != std::string_view::npos;
}

bool isOfNumber(char byte) {
    return (byte >= '0' && byte <= '9') || byte == '-' || byte == '+' || byte == '.' || byte == 'e' || byte == 'E';
}

/// Follows the parser through a text.
class Walker final : public nlohmann::json_sax<Json> {
public:
    Walker(std::string_view text, const std::function<void(const JsonPlace&)>& found)
        : m_text(text)
        , m_found(found)
        , m_reached(text.data()) {}

    void walk() {
        static_cast<void>(Json::sax_parse(WatchedByte{m_text.data(), &m_reached},
                                          WatchedByte{m_text.data() + m_text.size(), &m_reached}, this));
    }

    bool null() override { return leaf(); }
    bool boolean(bool /*value*/) override { return leaf(); }
    bool number_integer(number_integer_t /*value*/) override { return number(); }
    bool number_unsigned(number_unsigned_t /*value*/) override { return number(); }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return number(); }
    bool string(string_t& /*value*/) override { return leaf(); }
    bool binary(binary_t& /*value*/) override { return false; }

    bool start_object(std::size_t /*size*/) override { return open(false); }
    bool start_array(std::size_t /*size*/) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override {
        Frame& frame = m_frames.back();
        frame.key = std::move(value);
        frame.member = nextBegin();
        m_end = reached();
        return true;
    }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        return false;
    }

private:
    /// An array or object that is not closed yet.
    struct Frame {
        std::string pointer;
        std::size_t begin;
        std::size_t outerMember; ///< JsonPlace::member of it.
        bool array;
        std::size_t index = 0;
        std::string key{};
        std::size_t member = 0;
    };

    [[nodiscard]] std::size_t reached() const { return static_cast<std::size_t>(m_reached - m_text.data()); }
    /// Where the token begins that the parser has just read.
    [[nodiscard]] std::size_t nextBegin() const {
        std::size_t begin = m_end;
        if (begin == 0 && m_text.starts_with("\xEF\xBB\xBF"))
            begin = 3;
        while (begin < m_text.size() && isBetween(m_text[begin]))
            ++begin;
        return begin;
    }
    /// Pointer and member of the value that begins.
    std::pair<std::string, std::size_t> placeOfValue(std::size_t begin) {
        if (m_frames.empty())
            return {{}, begin};
        Frame& frame = m_frames.back();
        return frame.array ? std::pair(childPointer(frame.pointer, frame.index++), begin)
                           : std::pair(childPointer(frame.pointer, frame.key), frame.member);
    }
    bool leaf() { return found(nextBegin(), reached()); }
    /// The parser has read one byte beyond the number by the time that it knows its end.
    bool number() {
        const std::size_t begin = nextBegin();
        std::size_t end = begin;
        while (end < m_text.size() && isOfNumber(m_text[end]))
            ++end;
        return found(begin, end);
    }
    bool found(std::size_t begin, std::size_t end) {
        auto [pointer, member] = placeOfValue(begin);
        m_end = end;
        m_found({std::move(pointer), member, begin, end});
        return true;
    }
    bool open(bool array) {
        const std::size_t begin = nextBegin();
        auto [pointer, member] = placeOfValue(begin);
        m_frames.push_back({std::move(pointer), begin, member, array});
        m_end = reached();
        return true;
    }
    bool close() {
        m_end = reached();
        const Frame frame = std::move(m_frames.back());
        m_frames.pop_back();
        m_found({frame.pointer, frame.outerMember, frame.begin, m_end});
        return true;
    }

    std::string_view m_text;
    const std::function<void(const JsonPlace&)>& m_found;
    const char* m_reached;
    std::vector<Frame> m_frames;
    std::size_t m_end = 0; ///< Of the token before.
};

/// Reads a text token by token and stops at the first one that cannot be there.
class FlawSearch {
public:
    explicit FlawSearch(std::string_view text)
        : m_text(text)
        , m_at(text.starts_with("\xEF\xBB\xBF") ? 3 : 0) {}

    std::optional<JsonFlaw> run() {
        skipBlanks();
        if (m_at == m_text.size())
            return JsonFlaw{JsonFault::Nothing, 0};
        while (!m_flaw && m_at < m_text.size()) {
            step();
            skipBlanks();
        }
        if (!m_flaw && !m_open.empty())
            flaw(JsonFault::NotClosed, m_text.size(), std::string(1, m_text[m_open.back()]), m_open.back());
        return m_flaw;
    }

private:
    /// What may come next.
    enum class Next : std::uint8_t { Value, ValueOrEnd, Key, KeyOrEnd, Colon, CommaOrEnd, Nothing };

    void skipBlanks() {
        while (m_at < m_text.size() && std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos)
            ++m_at;
    }
    void flaw(JsonFault fault, std::size_t byte, std::string word = {}, std::size_t bracket = 0) {
        m_flaw = JsonFlaw{fault, byte, std::move(word), bracket};
    }
    [[nodiscard]] bool inObject() const { return !m_open.empty() && m_text[m_open.back()] == '{'; }
    [[nodiscard]] bool takesValue() const { return m_next == Next::Value || m_next == Next::ValueOrEnd; }
    [[nodiscard]] bool takesKey() const { return m_next == Next::Key || m_next == Next::KeyOrEnd; }
    /// The text of the token before, such as of a value after which a comma is missing.
    [[nodiscard]] std::string before() const { return std::string(m_text.substr(m_before, m_beforeEnd - m_before)); }

    void step() {
        const char sign = m_text[m_at];
        if (isComment())
            flaw(JsonFault::Comment, m_at, std::string(m_text.substr(m_at, sign == '#' ? 1 : 2)));
        else if (const std::string mark = wrongQuote(); !mark.empty())
            flaw(JsonFault::Quotes, m_at, mark);
        else if (sign == '{' || sign == '[')
            open();
        else if (sign == '}' || sign == ']')
            close(sign);
        else if (sign == ',')
            comma();
        else if (sign == ':')
            colon();
        else if (sign == '"')
            text();
        else
            word();
    }

    /// Board rows begin with # too, so a comment is one only with a blank after it.
    [[nodiscard]] bool isComment() const {
        const std::string_view rest = m_text.substr(m_at);
        return rest.starts_with("//") || rest.starts_with("/*") || rest.starts_with("# ");
    }
    [[nodiscard]] std::string wrongQuote() const {
        constexpr std::array<std::string_view, 10> marks{"“", "”", "„", "‟", "‘", "’", "«", "»", "'", "`"};
        const std::string_view rest = m_text.substr(m_at);
        const auto* const found =
            std::ranges::find_if(marks, [rest](std::string_view mark) { return rest.starts_with(mark); });
        return found == marks.end() ? std::string() : std::string(*found);
    }

    /// Ends a token. \param next what may follow it.
    void took(std::size_t end, Next next) {
        m_before = m_at;
        m_beforeEnd = end;
        m_at = end;
        m_next = next;
    }
    [[nodiscard]] Next afterValue() const { return m_open.empty() ? Next::Nothing : Next::CommaOrEnd; }

    /// What is wrong with a key that has no colon after it.
    void noColon() {
        const std::string key = before();
        // Keys have letters and digits only, but for notes, which begin with _ or $.
        const bool isRow = key.find_first_of("#.") != std::string::npos &&
                           key.find_first_of("abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ") == std::string::npos;
        flaw(isRow ? JsonFault::LooseRow : JsonFault::NoColon, m_beforeEnd - 1, key);
    }

    /// What is wrong with a value or key that begins where none can.
    void unexpected(const std::string& word) {
        if (m_next == Next::CommaOrEnd)
            flaw(JsonFault::NoComma, m_beforeEnd - 1, before());
        else if (m_next == Next::Colon)
            noColon();
        else if (m_next == Next::Nothing)
            flaw(JsonFault::Trailing, m_at, word);
        else
            flaw(JsonFault::Misplaced, m_at, word);
    }

    void open() {
        if (!takesValue()) {
            unexpected(std::string(1, m_text[m_at]));
            return;
        }
        m_open.push_back(m_at);
        took(m_at + 1, m_text[m_at] == '{' ? Next::KeyOrEnd : Next::ValueOrEnd);
    }

    void close(char sign) {
        const std::string word(1, sign);
        if (m_open.empty()) {
            flaw(m_next == Next::Nothing ? JsonFault::Trailing : JsonFault::Misplaced, m_at, word);
            return;
        }
        const bool fits = (sign == '}') == inObject();
        if (m_next == Next::Key || (m_next == Next::Value && before() == ","))
            flaw(JsonFault::ExtraComma, m_before, word);
        else if (m_next == Next::Value)
            flaw(JsonFault::NoValue, m_before, word);
        else if (m_next == Next::Colon)
            noColon();
        else if (!fits)
            flaw(JsonFault::WrongBracket, m_at, word, m_open.back());
        if (m_flaw)
            return;
        m_open.pop_back();
        took(m_at + 1, afterValue());
    }

    void comma() {
        if (m_next == Next::CommaOrEnd)
            took(m_at + 1, inObject() ? Next::Key : Next::Value);
        else if (m_next == Next::Colon)
            noColon();
        else if (m_next == Next::Value && before() == ":")
            flaw(JsonFault::NoValue, m_before, ",");
        else
            flaw(m_next == Next::Nothing ? JsonFault::Trailing : JsonFault::ExtraComma, m_at, ",");
    }

    void colon() {
        if (m_next == Next::Colon)
            took(m_at + 1, Next::Value);
        else if (m_next == Next::CommaOrEnd && !inObject())
            flaw(JsonFault::NotClosed, m_at, "[", m_open.back());
        else
            flaw(m_next == Next::Nothing ? JsonFault::Trailing : JsonFault::Misplaced, m_at, ":");
    }

    void text() {
        if (!takesValue() && !takesKey()) {
            unexpected(start());
            return;
        }
        std::size_t at = m_at + 1;
        for (; at < m_text.size() && m_text[at] != '"'; ++at) {
            const auto sign = static_cast<unsigned char>(m_text[at]);
            if (sign == '\n' || sign == '\r') {
                flaw(JsonFault::OpenText, m_at, start());
                return;
            }
            if (sign < ' ') {
                flaw(JsonFault::Control, at);
                return;
            }
            if (sign == '\\' && !isEscape(at)) {
                flaw(JsonFault::Backslash, at, std::string(m_text.substr(at, 2)));
                return;
            }
            if (sign == '\\')
                ++at;
        }
        if (at >= m_text.size())
            flaw(JsonFault::OpenText, m_at, start());
        else
            took(at + 1, takesKey() ? Next::Colon : afterValue());
    }
    [[nodiscard]] bool isEscape(std::size_t at) const {
        constexpr std::string_view digits = "0123456789abcdefABCDEF";
        const char sign = at + 1 < m_text.size() ? m_text[at + 1] : ' ';
        const std::string_view code = m_text.substr(std::min(at + 2, m_text.size()), 4);
        if (sign == 'u')
            return code.size() == 4 && code.find_first_not_of(digits) == std::string_view::npos;
        return std::string_view("\"\\/bfnrt").find(sign) != std::string_view::npos;
    }
    /// The first characters of what stands here, up to the end of the line.
    [[nodiscard]] std::string start() const {
        constexpr std::size_t most = 24;
        const std::string_view rest = m_text.substr(m_at);
        return std::string(puzzle::wholeCharacters(rest.substr(0, rest.find_first_of("\r\n")), most));
    }

    /// A number, true, false, null, or something that is not JSON.
    void word() {
        const std::size_t end = std::min(m_text.find_first_of(" \t\r\n,:\"[]{}", m_at), m_text.size());
        const std::string word(m_text.substr(m_at, end - m_at));
        const bool literal = word == "true" || word == "false" || word == "null";
        const bool number = (word.front() >= '0' && word.front() <= '9') || word.front() == '-' || word.front() == '+';
        if (literal || (number && isNumber(word))) {
            if (takesValue())
                took(end, afterValue());
            else
                unexpected(word);
        } else if (number && takesValue()) {
            flaw(JsonFault::Number, m_at, word);
        } else {
            flaw(m_next == Next::Nothing ? JsonFault::Trailing : JsonFault::NotQuoted, m_at, word);
        }
    }
    static bool isNumber(const std::string& word) { return Json::accept(word); }

    std::string_view m_text;
    std::size_t m_at;
    Next m_next = Next::Value;
    std::size_t m_before = 0; ///< The token before.
    std::size_t m_beforeEnd = 0;
    std::vector<std::size_t> m_open; ///< Where the brackets are that are not closed yet.
    std::optional<JsonFlaw> m_flaw;
};

/// How many letters differ; two neighbours that have changed places count as one.
std::size_t distance(std::string_view one, std::string_view other) {
    const std::size_t width = other.size() + 1;
    std::vector<std::size_t> table((one.size() + 1) * width);
    const auto at = [&table, width](std::size_t i, std::size_t j) -> std::size_t& { return table[i * width + j]; };
    for (std::size_t i = 0; i <= one.size(); ++i)
        for (std::size_t j = 0; j <= other.size(); ++j) {
            if (i == 0 || j == 0) {
                at(i, j) = i + j;
                continue;
            }
            const std::size_t change = one[i - 1] == other[j - 1] ? 0 : 1;
            at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
        }
    return table.back();
}

} // namespace

void walkJson(std::string_view text, const std::function<void(const JsonPlace&)>& found) {
    Walker(text, found).walk();
}

int lineOf(std::string_view text, std::size_t byte) {
    return static_cast<int>(std::ranges::count(text.substr(0, byte), '\n')) + 1;
}

std::optional<JsonFlaw> flawOf(std::string_view text) {
    return FlawSearch(text).run();
}

std::string meantWord(std::string_view written, std::string_view known) {
    constexpr std::size_t longest = 32; // Nobody mistypes longer words.
    constexpr std::size_t shortWord = 5;
    if (written.empty() || written.size() > longest)
        return {};
    const std::string small = smallLetters(written);
    std::size_t least = written.size() > shortWord ? 3 : 2; // One more than a slip may change.
    std::string meant;
    while (!known.empty()) {
        const std::size_t end = std::min(known.find(','), known.size());
        std::string_view word = known.substr(0, end);
        known.remove_prefix(std::min(end + 1, known.size()));
        while (word.starts_with(' '))
            word.remove_prefix(1);
        const std::size_t far = distance(small, smallLetters(word));
        if (far < least && far < word.size()) {
            least = far;
            meant = word;
        }
    }
    return meant;
}

} // namespace data
