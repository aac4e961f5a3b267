// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/FlipId.hpp"

#include "lights/Board.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace lights {

namespace {

constexpr std::size_t bitsPerDigit = 4;

bool isDigit(char character) noexcept {
    return character >= '0' && character <= '9';
}

/// The beginning of a game ID.
struct IdPrefix {
    Size size;
    char mark = ':';        ///< Or '#'.
    std::size_t length = 0; ///< Including the mark.
};

std::optional<IdPrefix> prefixOf(std::string_view text) noexcept {
    constexpr std::size_t longest = 32;
    const std::size_t mark = text.substr(0, longest).find_first_of(":#");
    if (mark == std::string_view::npos)
        return std::nullopt;
    std::string_view parameters = text.substr(0, mark);
    if (!parameters.empty() && (parameters.back() == 'c' || parameters.back() == 'r'))
        parameters.remove_suffix(1);
    const auto widthFirst = sizeFromText(parameters);
    if (!widthFirst)
        return std::nullopt;
    return IdPrefix{{widthFirst->columns, widthFirst->rows}, text[mark], mark + 1};
}

/// Bits in hexadecimal digits, highest first. \pre all digits are hexadecimal.
class Bits {
public:
    explicit Bits(std::string_view digits) noexcept
        : m_digits(digits) {}

    [[nodiscard]] bool test(std::size_t bit) const noexcept {
        const unsigned mask = 8U >> (bit % bitsPerDigit);
        return (valueOf(m_digits[bit / bitsPerDigit]) & mask) != 0;
    }
    /// Whether every bit from `first` up to but not including `last` is zero.
    [[nodiscard]] bool clear(std::size_t first, std::size_t last) const noexcept {
        for (std::size_t bit = first; bit < last;) {
            const bool wholeDigit = bit % bitsPerDigit == 0 && bit + bitsPerDigit <= last;
            if (wholeDigit ? m_digits[bit / bitsPerDigit] != '0' : test(bit))
                return false;
            bit += wholeDigit ? bitsPerDigit : 1;
        }
        return true;
    }

private:
    static unsigned valueOf(char digit) noexcept {
        return static_cast<unsigned>(isDigit(digit) ? digit - '0' : (digit | 0x20) - 'a' + 10);
    }

    std::string_view m_digits;
};

bool isHexadecimal(char character) noexcept {
    return isDigit(character) || (character >= 'a' && character <= 'f') || (character >= 'A' && character <= 'F');
}

constexpr std::size_t digitsFor(std::size_t bits) noexcept {
    return (bits + bitsPerDigit - 1) / bitsPerDigit;
}

/// Whether the bits from `first` on, one per cell, are set for exactly the cells that pressing `cell` toggles.
bool matchesStamp(const Bits& matrix, std::size_t first, const Board& board, const Rules& rules, Cell cell) {
    const auto place = [&](Cell at) {
        return first + static_cast<std::size_t>(at.row) * static_cast<std::size_t>(board.columns()) +
               static_cast<std::size_t>(at.column);
    };
    const Stamped toggled = stamped(rules, board, cell);
    std::vector<Cell> cells(toggled.begin(), toggled.end());
    std::sort(cells.begin(), cells.end());
    std::size_t next = first;
    for (const Cell at : cells) {
        if (!matrix.clear(next, place(at)) || !matrix.test(place(at)))
            return false;
        next = place(at) + 1;
    }
    return matrix.clear(next, place({board.rows() - 1, board.columns() - 1}) + 1);
}

/// The stamp that a matrix describes on the plane. (If two have the same effect, as on a single row, the first one.)
std::optional<Stamp> stampOf(const Bits& matrix, const Board& board) {
    const auto cells = static_cast<std::size_t>(board.lit().cells());
    const auto fits = [&](Stamp stamp) {
        std::size_t first = 0;
        for (int r = 0; r < board.rows(); ++r)
            for (int c = 0; c < board.columns(); ++c, first += cells)
                if (!matchesStamp(matrix, first, board, {stamp, Surface::Plane}, {r, c}))
                    return false;
        return true;
    };
    const auto* const found = std::find_if(allStamps.begin(), allStamps.end(), fits);
    return found != allStamps.end() ? std::optional(*found) : std::nullopt;
}

} // namespace

bool looksLikeFlipId(std::string_view text) noexcept {
    return prefixOf(text).has_value();
}

tl::expected<Puzzle, FlipProblem> decodeFlipId(std::string_view id) {
    const auto front = prefixOf(id);
    if (!front)
        return tl::unexpected(FlipProblem::NotAnId);
    if (front->mark == '#')
        return tl::unexpected(FlipProblem::Seed);
    const auto [rows, columns] = front->size;
    if (!isPlayableSide(rows) || !isPlayableSide(columns))
        return tl::unexpected(FlipProblem::BadSize);
    const std::string_view fields = id.substr(front->length);
    const std::string_view matrixDigits = fields.substr(0, fields.find(','));
    const std::string_view stateDigits = fields.substr(std::min(fields.size(), matrixDigits.size() + 1));
    for (const std::string_view digits : {matrixDigits, stateDigits})
        if (!std::all_of(digits.begin(), digits.end(), isHexadecimal))
            return tl::unexpected(FlipProblem::BadCharacter);

    BitGrid lit(rows, columns);
    const auto cells = static_cast<std::size_t>(lit.cells());
    if (matrixDigits.size() != digitsFor(cells * cells) || stateDigits.size() != digitsFor(cells))
        return tl::unexpected(FlipProblem::BadLength);
    const Bits matrix(matrixDigits);
    const Bits state(stateDigits);
    if (!matrix.clear(cells * cells, matrixDigits.size() * bitsPerDigit) ||
        !state.clear(cells, stateDigits.size() * bitsPerDigit))
        return tl::unexpected(FlipProblem::BadContent);
    std::size_t bit = 0;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c, ++bit)
            lit.set({r, c}, state.test(bit));
    Board start(std::move(lit));
    const auto stamp = stampOf(matrix, start);
    if (!stamp)
        return tl::unexpected(FlipProblem::CustomShapes);
    return Puzzle::make(std::move(start), {*stamp, Surface::Plane}, GoalKind::Off).map_error([](PuzzleProblem) {
        return FlipProblem::BadSize;
    });
}

} // namespace lights
