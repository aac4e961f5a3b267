#pragma once

#include "lights/Board.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace lights {

/// Why rows of text are no board. `row` and `column` count from 0.
struct TextBoardProblem {
    enum class Kind : std::uint8_t { Empty, RaggedRow, BadCharacter, TooLarge } kind = Kind::Empty;
    int row = 0;
    int column = 0;
};

/// A board from rows of `#` lit, `.` dark, `_` or space hole. A carriage return at a row's end is dropped.
[[nodiscard]] tl::expected<Board, TextBoardProblem> parseBoard(const std::vector<std::string>& rows,
                                                               int maxRowsAndColumns);

/// The same from one text, rows ended by line feeds; empty lines at the end are dropped.
[[nodiscard]] tl::expected<Board, TextBoardProblem> parseBoard(std::string_view text, int maxRowsAndColumns);

/// One text a row, of `#`, `.` and `_`.
[[nodiscard]] std::vector<std::string> formatBoard(const Board& board);

} // namespace lights
