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

/// The text without spaces at its ends.
std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

/// A name as it is written in a row. Without a column for last names, the last word is that.
struct Written {
    std::string first;
    std::string last;

    [[nodiscard]] std::string whole() const { return first + (first.empty() || last.empty() ? "" : " ") + last; }
};

Written writtenIn(const Row& row, const Columns& columns) {
    const auto cell = [&row](std::size_t column) {
        return std::string(trimmed(column < row.cells.size() ? row.cells[column] : std::string()));
    };
    if (columns.last)
        return {cell(columns.name), cell(*columns.last)};
    const std::string name = cell(columns.name);
    const std::size_t space = name.find_last_of(' ');
    if (space == std::string::npos)
        return {name, {}};
    return {std::string(trimmed(name.substr(0, space))), name.substr(space + 1)};
}

/// The first letters of a text, which is UTF-8.
std::string firstLetters(std::string_view text, std::size_t count) {
    std::string_view rest = text;
    for (std::size_t i = 0; i < count && !rest.empty(); ++i)
        static_cast<void>(takeCodePoint(rest));
    return std::string(text.substr(0, text.size() - rest.size()));
}

/// Shorter forms of a name that is too long, the best first.
std::vector<std::string> shorterForms(const Written& written) {
    std::vector<std::string> forms;
    if (!written.last.empty())
        for (const std::string& first : {written.first, written.first.substr(0, written.first.find(' '))})
            for (std::size_t letters = 1;; ++letters) {
                std::string form = first + " " + firstLetters(written.last, letters) + ".";
                if (first.empty() || !playerName(form) || letters > maxPlayerNameLength)
                    break;
                forms.push_back(std::move(form));
            }
    forms.push_back(firstLetters(written.whole(), maxPlayerNameLength - 1) + ".");
    return forms;
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
    ReadPupils pupils;
    for (const Row& row : std::span(rows).subspan(columns->rowsAbove)) {
        const Written written = writtenIn(row, *columns);
        const std::string whole = written.whole();
        const auto name = playerName(whole);
        const bool isLong = name == tl::unexpected(NameProblem::TooLong);
        if (!name && !isLong)
            return tl::unexpected(PupilsProblem{name.error(), row.line, whole});
        if (pupils.names.size() >= maxClassPupils)
            return tl::unexpected(PupilsProblem{Kind::TooMany, row.line, whole});
        const std::vector<std::string> forms = isLong ? shorterForms(written) : std::vector{*name};
        const auto added = std::ranges::find_if(
            forms, [&](const std::string& form) { return playerName(form) && addPupil(pupils.names, form); });
        if (added == forms.end())
            return tl::unexpected(PupilsProblem{Kind::Twice, row.line, forms.front()});
        if (isLong)
            pupils.shortened.push_back({whole, *added});
    }
    if (pupils.names.empty())
        return tl::unexpected(PupilsProblem{Kind::None});
    return pupils;
}

} // namespace data
