// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Catalogue.hpp"

#include <array>
#include <utility>

namespace text {

namespace {

constexpr std::uint32_t magic = 0x950412de;
constexpr std::size_t headerBytes = 28;

/// The numbers in a catalogue, in the byte order of the machine that created it.
class Words {
public:
    Words(std::string_view bytes, bool bigEndian) noexcept
        : m_bytes(bytes)
        , m_bigEndian(bigEndian) {}

    /// \pre offset + 4 is within the bytes.
    [[nodiscard]] std::uint32_t at(std::uint64_t offset) const noexcept {
        std::uint32_t word = 0;
        for (std::uint64_t i = 0; i < 4; ++i) {
            const auto byte = static_cast<unsigned char>(m_bytes[static_cast<std::size_t>(offset + i)]);
            word |= std::uint32_t{byte} << (8 * (m_bigEndian ? 3 - i : i));
        }
        return word;
    }

    [[nodiscard]] bool holds(std::uint64_t offset, std::uint64_t size) const noexcept {
        return offset + size <= m_bytes.size();
    }

    /// A string of such a table.
    [[nodiscard]] std::string_view string(std::uint64_t table, std::uint64_t index) const noexcept {
        return m_bytes.substr(at(table + 8 * index + 4), at(table + 8 * index));
    }

    /// Checks a table of lengths and offsets of zero-terminated strings.
    [[nodiscard]] bool holdsStrings(std::uint64_t table, std::uint64_t count) const noexcept {
        if (!holds(table, 8 * count))
            return false;
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::uint64_t length = at(table + 8 * i);
            const std::uint64_t offset = at(table + 8 * i + 4);
            if (!holds(offset, length + 1) || m_bytes[static_cast<std::size_t>(offset + length)] != '\0')
                return false;
        }
        return true;
    }

    /// Checks the hash table, which holds numbers of strings counted from 1, or 0. It has at least three entries.
    [[nodiscard]] bool holdsHashes(std::uint64_t table, std::uint64_t size, std::uint64_t count) const noexcept {
        if (size < 3 || !holds(table, 4 * size))
            return false;
        for (std::uint64_t i = 0; i < size; ++i)
            if (at(table + 4 * i) > count)
                return false;
        return true;
    }

private:
    std::string_view m_bytes;
    bool m_bigEndian;
};

Words wordsOf(std::string_view bytes) noexcept {
    return {bytes, Words(bytes, true).at(0) == magic};
}

/// The hash of a message that a catalogue's table goes by, of P. J. Weinberger.
std::uint32_t hashOf(std::string_view message) noexcept {
    std::uint32_t hash = 0;
    for (const char letter : message) {
        hash = (hash << 4U) + static_cast<unsigned char>(letter);
        const std::uint32_t high = hash & 0xF0000000U;
        hash = (hash ^ high >> 24U) & ~high;
    }
    return hash;
}

/// Computes with what is left of an expression, from the left.
class Expression {
public:
    Expression(std::string_view rest, std::int64_t number) noexcept
        : m_rest(rest)
        , m_number(number) {}

    [[nodiscard]] std::optional<std::int64_t> value() {
        const std::int64_t found = choice();
        skipBlanks();
        return m_wrong || !m_rest.empty() ? std::nullopt : std::optional(found);
    }

private:
    struct Operator {
        std::string_view sign;
        int rank; ///< The higher, the sooner.
    };
    /// Those of two signs come first, so that they are not taken for those of one.
    static constexpr std::array operators{Operator{"||", 1}, Operator{"&&", 2}, Operator{"==", 3}, Operator{"!=", 3},
                                          Operator{"<=", 4}, Operator{">=", 4}, Operator{"<", 4},  Operator{">", 4},
                                          Operator{"+", 5},  Operator{"-", 5},  Operator{"*", 6},  Operator{"/", 6},
                                          Operator{"%", 6}};

    void skipBlanks() noexcept {
        while (!m_rest.empty() && (m_rest.front() == ' ' || m_rest.front() == '\t'))
            m_rest.remove_prefix(1);
    }
    bool take(std::string_view sign) noexcept {
        skipBlanks();
        const bool there = m_rest.starts_with(sign);
        if (there)
            m_rest.remove_prefix(sign.size());
        return there;
    }
    std::int64_t fail() noexcept {
        m_wrong = true;
        m_rest = {};
        return 0;
    }

    std::int64_t choice() {
        constexpr int deepest = 100;
        if (++m_depth > deepest)
            return fail();
        std::int64_t found = chain(1);
        if (take("?")) {
            const std::int64_t yes = choice();
            if (!take(":"))
                return fail();
            const std::int64_t no = choice();
            found = found != 0 ? yes : no;
        }
        --m_depth;
        return found;
    }
    std::int64_t chain(int rank) {
        std::int64_t left = single();
        while (const Operator* const next = peek(rank)) {
            take(next->sign);
            left = apply(next->sign, left, chain(next->rank + 1));
        }
        return left;
    }
    const Operator* peek(int rank) noexcept {
        skipBlanks();
        for (const Operator& each : operators)
            if (m_rest.starts_with(each.sign))
                return each.rank >= rank ? &each : nullptr;
        return nullptr;
    }
    std::int64_t single() {
        bool negated = false;
        bool twisted = false;
        while (take("!")) {
            negated = true;
            twisted = !twisted;
        }
        const std::int64_t found = operand();
        return negated ? static_cast<std::int64_t>((found != 0) != twisted) : found;
    }
    std::int64_t operand() {
        if (take("n"))
            return m_number;
        if (take("(")) {
            const std::int64_t found = choice();
            return take(")") ? found : fail();
        }
        constexpr std::size_t mostDigits = 9;
        std::size_t digits = 0;
        std::int64_t found = 0;
        for (; digits < m_rest.size() && m_rest[digits] >= '0' && m_rest[digits] <= '9'; ++digits) {
            if (digits == mostDigits)
                return fail();
            found = found * 10 + (m_rest[digits] - '0');
        }
        m_rest.remove_prefix(digits);
        return digits > 0 ? found : fail();
    }
    std::int64_t apply(std::string_view sign, std::int64_t a, std::int64_t b) {
        const auto wrapped = [](std::uint64_t value) { return static_cast<std::int64_t>(value); };
        const auto left = static_cast<std::uint64_t>(a);
        const auto right = static_cast<std::uint64_t>(b);
        switch (sign[0]) {
        case '|':
            return static_cast<std::int64_t>(a != 0 || b != 0);
        case '&':
            return static_cast<std::int64_t>(a != 0 && b != 0);
        case '=':
            return static_cast<std::int64_t>(a == b);
        case '!':
            return static_cast<std::int64_t>(a != b);
        case '<':
            return static_cast<std::int64_t>(sign.size() == 2 ? a <= b : a < b);
        case '>':
            return static_cast<std::int64_t>(sign.size() == 2 ? a >= b : a > b);
        case '+':
            return wrapped(left + right);
        case '-':
            return wrapped(left - right);
        case '*':
            return wrapped(left * right);
        default:
            if (b == 0)
                return fail();
            if (b == -1) // The quotient of the lowest number would not fit.
                return sign == "/" ? wrapped(0 - left) : 0;
            return sign == "/" ? a / b : a % b;
        }
    }

    std::string_view m_rest;
    std::int64_t m_number;
    int m_depth = 0;
    bool m_wrong = false;
};

/// The rule in a catalogue's header, the translation of the empty message.
std::string ruleIn(std::string_view header) {
    constexpr std::string_view field = "Plural-Forms:";
    constexpr std::string_view mark = "plural=";
    const std::size_t line = header.find(field);
    if (line == header.npos)
        return {};
    header = header.substr(line, header.find('\n', line) - line);
    const std::size_t start = header.find(mark); // "nplurals=" does not have it.
    if (start == header.npos)
        return {};
    header.remove_prefix(start + mark.size());
    return std::string(header.substr(0, header.find(';')));
}

} // namespace

bool isCompleteCatalogue(std::string_view bytes) noexcept {
    if (bytes.size() < headerBytes)
        return false;
    const Words words = wordsOf(bytes);
    const std::uint32_t count = words.at(8);
    return words.at(0) == magic && count > 0 && words.holdsStrings(words.at(12), count) &&
           words.holdsStrings(words.at(16), count) && words.holdsHashes(words.at(24), words.at(20), count);
}

std::optional<std::int64_t> pluralForm(std::string_view rule, std::int64_t number) {
    return Expression(rule, number).value();
}

std::shared_ptr<const CompiledCatalogue> CompiledCatalogue::read(std::string bytes) {
    if (!isCompleteCatalogue(bytes))
        return nullptr;
    std::shared_ptr<CompiledCatalogue> catalogue(new CompiledCatalogue(std::move(bytes)));
    const std::string_view header = catalogue->formsOf("").value_or("");
    if (header.find("charset=UTF-8") == header.npos) // In another encoding, or its tables do not belong together.
        return nullptr;
    catalogue->m_rule = ruleIn(header);
    return catalogue;
}

CompiledCatalogue::CompiledCatalogue(std::string bytes)
    : m_bytes(std::move(bytes)) {}

std::optional<std::string_view> CompiledCatalogue::formsOf(std::string_view key) const {
    const Words words = wordsOf(m_bytes);
    const std::uint32_t size = words.at(20);
    const std::uint32_t hash = hashOf(key);
    std::uint64_t place = hash % size;
    const std::uint64_t step = 1 + hash % (size - 2);
    for (std::uint32_t tried = 0; tried < size; ++tried, place = (place + step) % size) {
        const std::uint32_t number = words.at(words.at(24) + 4 * place);
        if (number == 0)
            return std::nullopt;
        // The key is the message for one; that for many comes after a zero.
        const std::string_view message = words.string(words.at(12), number - 1);
        if (message.substr(0, message.find('\0')) == key)
            return words.string(words.at(16), number - 1);
    }
    return std::nullopt;
}

std::optional<std::string_view> CompiledCatalogue::find(const char* context, std::string_view message) const {
    const auto forms =
        context == nullptr ? formsOf(message) : formsOf(std::string(context).append(1, '\4').append(message));
    return forms ? std::optional(forms->substr(0, forms->find('\0'))) : std::nullopt;
}

std::optional<std::string_view> CompiledCatalogue::findPlural(std::string_view singular, std::int64_t number) const {
    auto forms = formsOf(singular);
    if (!forms)
        return std::nullopt;
    std::int64_t form = pluralForm(m_rule, number).value_or(number == 1 ? 0 : 1);
    for (; form > 0; --form) {
        const std::size_t end = forms->find('\0');
        if (end == forms->npos)
            return std::nullopt;
        forms->remove_prefix(end + 1);
    }
    return forms->substr(0, forms->find('\0'));
}

} // namespace text
