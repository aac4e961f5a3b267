#include "data/levels/BoardValue.hpp"

#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"

namespace data {

namespace {

/// The character at a byte of a row, whole even where it has several bytes.
std::string characterAt(const std::string& row, std::size_t byte) {
    std::size_t end = byte + 1;
    while (end < row.size() && (static_cast<unsigned char>(row[end]) & 0xC0U) == 0x80U)
        ++end;
    return row.substr(byte, end - byte);
}

/// Tells what is wrong with one row. \param columns the length of the first row.
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

/// The rows of a list of texts; empty, with problems told, when it is none.
std::vector<std::string> readRows(const Json& value, const std::string& pointer, ProblemSink& problems) {
    std::vector<std::string> rows;
    for (std::size_t r = 0; r < value.size(); ++r) {
        if (value[r].is_string())
            rows.push_back(value[r].get<std::string>());
        else
            problems.add(below(pointer, r), ProblemCode::WrongType, {"text"});
    }
    return rows;
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
        checkRow(rows[r], columns, below(pointer, r), problems);
    if (problems.size() != before)
        return std::nullopt;
    auto board = lights::parseBoard(rows, lights::maxSide);
    return board ? std::optional(std::move(*board)) : std::nullopt;
}

} // namespace data
