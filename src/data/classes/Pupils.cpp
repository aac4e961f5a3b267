// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/Pupils.hpp"

#include "data/files/Characters.hpp"
#include "data/files/JsonFlaw.hpp"
#include "data/files/PlainText.hpp"
#include "data/levels/LevelCoder.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace data {

namespace {

/// The cells of a line of a table; of a line without separator, the line. Quoted cells may have separators in them.
std::vector<std::string> cellsOf(std::string_view line, std::optional<char> separator) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char character = line[i];
        if (character == '"' && separator) {
            if (quoted && i + 1 < line.size() && line[i + 1] == '"')
                cells.back() += line[i++];
            else
                quoted = !quoted;
        } else if (separator && character == *separator && !quoted) {
            cells.emplace_back();
        } else {
            cells.back() += character;
        }
    }
    return cells;
}

/// A line of a list, with its number in the text.
struct Row {
    std::size_t line = 0;
    std::vector<std::string> cells;
};

std::vector<Row> rowsOf(std::string_view text, std::optional<char> separator) {
    std::vector<Row> rows;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = takeLine(text);
        if (line.find_first_not_of(" \t;,\"") != std::string_view::npos)
            rows.push_back({number, cellsOf(line, separator)});
    }
    return rows;
}

/// What stands between the cells, if it is a table.
std::optional<char> separatorOf(std::string_view text) {
    for (const char separator : {'\t', ';', ','})
        if (std::ranges::any_of(rowsOf(text, separator), [](const Row& row) { return row.cells.size() > 1; }))
            return separator;
    return std::nullopt;
}

// Heads of columns, in the languages of the game. A German list has "Name" beside "Vorname"; then it is the last name.
// So are the Spanish "Nombre" and the Italian "Nome" first names, and the French "Nom" a last name, or else the name.
constexpr std::array<std::string_view, 1> nameHeads{"name"};
constexpr std::array<std::string_view, 30> wholeHeads{"pupil",
                                                      "student",
                                                      "player",
                                                      "full name",
                                                      "pupil name",
                                                      "student name",
                                                      "Schüler",
                                                      "Schülerin",
                                                      "Schüler/in",
                                                      "Spieler",
                                                      "vollständiger Name",
                                                      "alumno",
                                                      "alumna",
                                                      "estudiante",
                                                      "jugador",
                                                      "nombre completo",
                                                      "nombre y apellidos",
                                                      "élève",
                                                      "joueur",
                                                      "nom complet",
                                                      "nom et prénom",
                                                      "prénom et nom",
                                                      "alunno",
                                                      "alunna",
                                                      "giocatore",
                                                      "nome e cognome",
                                                      "uczeń",
                                                      "uczennica",
                                                      "gracz",
                                                      "imię i nazwisko"};
constexpr std::array<std::string_view, 11> firstHeads{"first name", "firstname", "forename", "given name",
                                                      "Vorname",    "Rufname",   "nombre",   "prénom",
                                                      "nome",       "imię",      "imiona"};
constexpr std::array<std::string_view, 14> lastHeads{
    "last name", "lastname",  "surname", "family name",    "Nachname", "Zuname",          "Familienname",
    "apellido",  "apellidos", "nom",     "nom de famille", "cognome",  "primer apellido", "nazwisko"};

/// The first column with one of these heads.
std::optional<std::size_t> columnOf(std::span<const std::string_view> heads, const Row& row) {
    const auto isHead = [&](std::string_view cell) {
        constexpr std::string_view around = " \t.:";
        const std::size_t first = cell.find_first_not_of(around);
        if (first == std::string_view::npos)
            return false;
        const std::string_view word = cell.substr(first, cell.find_last_not_of(around) + 1 - first);
        return std::ranges::any_of(heads, [&](std::string_view head) { return sortKey(head) == sortKey(word); });
    };
    const auto found = std::ranges::find_if(row.cells, isHead);
    return found == row.cells.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - row.cells.begin()));
}

/// Where the names are.
struct Columns {
    std::size_t name = 0;
    std::optional<std::size_t> last{}; ///< Of the last name, if it has a column of its own.
    std::size_t rowsAbove = 0;         ///< Head and titles.
};

/// What a row says of the columns, if it is a head.
std::optional<Columns> columnsFrom(const Row& row) {
    const auto first = columnOf(firstHeads, row);
    const auto last = columnOf(lastHeads, row);
    const auto name = columnOf(nameHeads, row);
    if (first && (last || name))
        return Columns{*first, last ? last : name};
    for (const auto& column : {columnOf(wholeHeads, row), name, first, last})
        if (column)
            return Columns{*column};
    return std::nullopt;
}

bool hasLetters(std::string_view cell) {
    return std::ranges::any_of(cell, [](char c) {
        return static_cast<unsigned char>(c) >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    });
}

/// The only column that has letters.
std::optional<Columns> columnOfText(const std::vector<Row>& rows) {
    std::optional<Columns> found;
    for (const Row& row : rows)
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            if (!hasLetters(row.cells[column]) || (found && found->name == column))
                continue;
            if (found)
                return std::nullopt;
            found = Columns{column};
        }
    return found;
}

std::optional<Columns> columnsOf(const std::vector<Row>& rows, bool isTable) {
    const std::size_t mostAbove = isTable ? 5 : 0; // A table can have a title.
    for (std::size_t i = 0; i < rows.size() && i <= mostAbove; ++i)
        if (auto columns = columnsFrom(rows[i])) {
            columns->rowsAbove = i + 1;
            return columns;
        }
    return isTable ? columnOfText(rows) : Columns{};
}

/// The text without spaces at its ends, and with single ones between its words.
std::string singleSpaced(std::string_view text) {
    std::string words;
    for (const char each : text) {
        const bool space = each == ' ' || each == '\t';
        if (!space)
            words += each;
        else if (!words.empty() && words.back() != ' ')
            words += ' ';
    }
    if (words.ends_with(' '))
        words.pop_back();
    return words;
}

bool isSmallLetter(char letter) noexcept {
    return letter >= 'a' && letter <= 'z';
}

/// A name as it is written in a row. Without a column for last names, the last word is that, with the small words
/// before it: "de la Cruz".
struct Written {
    std::string first;
    std::string last;

    [[nodiscard]] std::string whole() const { return first + (first.empty() || last.empty() ? "" : " ") + last; }
    /// "Maria" of "Maria Theresia".
    [[nodiscard]] std::string firstWord() const { return first.substr(0, first.find(' ')); }
};

Written writtenIn(const Row& row, const Columns& columns) {
    const auto cell = [&row](std::size_t column) {
        return singleSpaced(column < row.cells.size() ? row.cells[column] : std::string());
    };
    if (columns.last)
        return {cell(columns.name), cell(*columns.last)};
    const std::string name = cell(columns.name);
    std::size_t space = name.find_last_of(' ');
    if (space == std::string::npos)
        return {name, {}};
    for (std::size_t before = name.find_last_of(' ', space - 1);
         before != std::string::npos && isSmallLetter(name[before + 1]); before = name.find_last_of(' ', space - 1))
        space = before;
    return {name.substr(0, space), name.substr(space + 1)};
}

/// The first letters of a text, which is UTF-8.
std::string firstLetters(std::string_view text, std::size_t count) {
    std::string_view rest = text;
    for (std::size_t i = 0; i < count && !rest.empty(); ++i)
        static_cast<void>(takeCodePoint(rest));
    return std::string(text.substr(0, text.size() - rest.size()));
}

/// How long the small words are with which a last name begins: "von der ", "d'".
std::size_t smallWords(std::string_view last) {
    std::size_t length = 0;
    while (length < last.size() && isSmallLetter(last[length])) {
        constexpr std::string_view apostrophe = "\u2019";
        const std::size_t plain = last.find_first_of(" '", length);
        const std::size_t curved = last.find(apostrophe, length);
        if (plain == std::string_view::npos && curved == std::string_view::npos)
            break;
        length = plain < curved ? plain + 1 : curved + apostrophe.size();
    }
    return length == last.size() ? 0 : length;
}

/// What a name can begin with, as sortKey: shorter forms of it should tell it from others by that.
std::array<std::u32string, 3> beginningsOf(const Written& written) {
    return {sortKey(written.whole()), sortKey(written.firstWord() + " " + written.last),
            sortKey(firstLetters(written.first, 1) + ". " + written.last)};
}

/// Shorter forms of a name that is too long, the best first: "Maximilian K.", "Maximilian Kr.", …, "M. Kranzberg".
std::vector<std::string> shorterForms(const Written& written) {
    std::vector<std::string> forms;
    const auto add = [&forms](std::string form) {
        const bool fits = playerName(form).has_value();
        if (fits)
            forms.push_back(std::move(form));
        return fits;
    };
    const std::string_view last = written.last;
    const std::size_t small = smallWords(last);
    const bool both = !written.first.empty() && !last.empty();
    for (const std::size_t from : {std::size_t{0}, small}) // With the small words, and without.
        for (const std::string& first : {written.first, written.firstWord()})
            for (std::size_t letters = 1; both && letters <= maxPlayerNameLength; ++letters) {
                const std::string begin =
                    std::string(last.substr(from, small - from)) + firstLetters(last.substr(small), letters);
                const bool whole = begin.size() >= last.size() - from;
                if (!add(first + " " + begin + (whole ? "" : ".")) || whole)
                    break;
            }
    if (both)
        add(firstLetters(written.first, 1) + ". " + written.last);
    add(firstLetters(written.whole(), maxPlayerNameLength - 1) + ".");
    return forms;
}

/// A pupil of the list that is read.
struct ListedPupil {
    std::size_t line = 0;
    Written written;
    std::array<std::u32string, 3> beginnings;
};

/// Whether a shorter form of a pupil's name could be read as that of another one.
bool isUnclear(const std::string& form, const ListedPupil& pupil, const std::vector<ListedPupil>& all) {
    const std::u32string begin = sortKey(form.ends_with('.') ? form.substr(0, form.size() - 1) : form);
    return std::ranges::any_of(all, [&](const ListedPupil& other) {
        return &other != &pupil && std::ranges::any_of(other.beginnings, [&begin](const std::u32string& beginning) {
            return beginning.starts_with(begin);
        });
    });
}

} // namespace

bool addPupil(std::vector<std::string>& pupils, const std::string& name) {
    const auto same = [folded = foldedName(name)](const std::string& other) { return foldedName(other) == folded; };
    if (pupils.size() >= maxClassPupils || std::ranges::any_of(pupils, same))
        return false;
    pupils.push_back(name);
    return true;
}

std::optional<std::string> pupilMeant(const std::vector<std::string>& pupils, const std::string& name) {
    const auto isSame = [folded = foldedName(name)](const std::string& pupil) { return foldedName(pupil) == folded; };
    if (std::ranges::any_of(pupils, isSame))
        return std::nullopt;
    const std::u32string key = sortKey(name);
    const auto looksAlike = [&key](const std::string& pupil) { return sortKey(pupil) == key; };
    if (const auto found = std::ranges::find_if(pupils, looksAlike); found != pupils.end())
        return *found;
    const auto begins = [&key](const std::string& pupil) { return sortKey(pupil).starts_with(key + U" "); };
    if (const auto found = std::ranges::find_if(pupils, begins); found != pupils.end())
        return *found;
    const auto plain = [](const std::u32string& letters) { // One byte for each, and no comma.
        std::string word;
        for (const char32_t letter : letters)
            word += letter < 0x80 && letter != U',' ? static_cast<char>(letter) : '?';
        return word;
    };
    const auto isSlip = [written = plain(key), &plain](const std::string& pupil) {
        return !meantWord(written, plain(sortKey(pupil))).empty();
    };
    const auto found = std::ranges::find_if(pupils, isSlip);
    return found == pupils.end() ? std::nullopt : std::optional(*found);
}

tl::expected<ReadPupils, PupilsProblem> pupilsFromText(std::string_view text) {
    using Kind = PupilsProblem::Kind;
    text = withoutByteOrderMark(text);
    if (firstInvalidByte(text) || text.find('\0') != std::string_view::npos)
        return tl::unexpected(PupilsProblem{Kind::NotUtf8});
    const std::optional<char> separator = separatorOf(text);
    const std::vector<Row> rows = rowsOf(text, separator);
    if (rows.empty())
        return tl::unexpected(PupilsProblem{Kind::None});
    const auto columns = columnsOf(rows, separator.has_value());
    if (!columns)
        return tl::unexpected(PupilsProblem{Kind::Unclear});
    std::vector<ListedPupil> all;
    for (const Row& row : std::span(rows).subspan(columns->rowsAbove)) {
        Written written = writtenIn(row, *columns);
        auto beginnings = beginningsOf(written);
        all.push_back({row.line, std::move(written), std::move(beginnings)});
    }
    ReadPupils pupils;
    std::vector<std::string> wholes;
    for (const ListedPupil& pupil : all) {
        const std::string whole = pupil.written.whole();
        const auto name = playerName(whole);
        const bool isLong = name == tl::unexpected(NameProblem::TooLong);
        if (!name && !isLong)
            return tl::unexpected(PupilsProblem{name.error(), pupil.line, whole});
        if (pupils.names.size() >= maxClassPupils)
            return tl::unexpected(PupilsProblem{Kind::TooMany, pupil.line, whole});
        std::vector<std::string> forms = isLong ? shorterForms(pupil.written) : std::vector{*name};
        if (isLong) // Those that only differ from what is on the list come last.
            std::ranges::stable_partition(forms, [&](const std::string& form) { return !isUnclear(form, pupil, all); });
        const auto added =
            addPupil(wholes, whole)
                ? std::ranges::find_if(forms, [&](const std::string& form) { return addPupil(pupils.names, form); })
                : forms.end();
        if (added == forms.end())
            return tl::unexpected(PupilsProblem{Kind::Twice, pupil.line, isLong ? forms.front() : whole});
        if (isLong)
            pupils.shortened.push_back({whole, *added});
    }
    if (pupils.names.empty())
        return tl::unexpected(PupilsProblem{Kind::None});
    return pupils;
}

} // namespace data
