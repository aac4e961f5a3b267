// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/ShareCode.hpp"

#include <algorithm>
#include <bit>

namespace arukone {

namespace {

using puzzle::BitReader;
using puzzle::BitWriter;
using puzzle::sextetsFor;

constexpr std::size_t headerBits = 5 + 5 + 1 + 1 + 6;
constexpr std::size_t bitOfFill = 5 + 5;

/// Bits for the number of a cell.
constexpr int placeBits(int cells) {
    return std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(cells - 1))));
}

/// What a code of the largest board takes, with holes and all pairs.
constexpr std::size_t maxSextets =
    sextetsFor(headerBits + std::size_t{maxSide} * maxSide + std::size_t{2} * maxPairs * placeBits(maxSide * maxSide));

/// The fields before the cells, as read and not yet validated.
struct Header {
    Size size;
    bool any;
    bool holes;
    int pairs;

    static Header read(BitReader& reader) {
        const int rows = static_cast<int>(reader.take(5)) + 1;
        const int columns = static_cast<int>(reader.take(5)) + 1;
        const bool any = reader.takeBit();
        const bool holes = reader.takeBit();
        return {{rows, columns}, any, holes, static_cast<int>(reader.take(6)) + 1};
    }
    [[nodiscard]] int cells() const { return size.rows * size.columns; }
    [[nodiscard]] bool isValid() const { return size.rows <= maxSide && size.columns <= maxSide && pairs <= maxPairs; }
    [[nodiscard]] std::size_t sextets() const {
        const auto terminals = 2 * static_cast<std::size_t>(pairs) * static_cast<std::size_t>(placeBits(cells()));
        return sextetsFor(headerBits + (holes ? static_cast<std::size_t>(cells()) : 0U) + terminals);
    }
};

/// Reads the board that follows a valid header. Each board has exactly one code, so anything that a decoder could
/// ignore (an empty list of holes, terminals in another order, set padding bits) is rejected.
std::optional<Board> readBoard(const Header& header, BitReader& reader) {
    const auto cellAt = [&header](int index) { return Cell{index / header.size.columns, index % header.size.columns}; };
    std::vector<Cell> holes;
    for (int index = 0; header.holes && index < header.cells(); ++index)
        if (reader.takeBit())
            holes.push_back(cellAt(index));
    std::vector<Pair> pairs;
    for (int i = 0; i < header.pairs; ++i) {
        const int first = static_cast<int>(reader.take(placeBits(header.cells())));
        const int second = static_cast<int>(reader.take(placeBits(header.cells())));
        if (first >= second || second >= header.cells())
            return std::nullopt;
        pairs.push_back({cellAt(first), cellAt(second)});
    }
    if (!reader.onlyZerosLeft() || header.holes != !holes.empty())
        return std::nullopt;
    auto board = Board::make(header.size, holes, pairs, header.any ? Fill::Any : Fill::All);
    return board ? std::optional(*std::move(board)) : std::nullopt;
}

} // namespace

std::string encodeBoard(const Board& board) {
    BitWriter writer;
    writer.put(static_cast<unsigned>(board.rows() - 1), 5);
    writer.put(static_cast<unsigned>(board.columns() - 1), 5);
    writer.putBit(board.fill() == Fill::Any);
    writer.putBit(board.holeCount() > 0);
    writer.put(static_cast<unsigned>(board.pairCount() - 1), 6);
    for (int index = 0; board.holeCount() > 0 && index < board.cellCount(); ++index)
        writer.putBit(board.isHole(board.cellAt(index)));
    for (const Pair& pair : board.pairs())
        for (const Cell cell : {pair.first, pair.second})
            writer.put(static_cast<unsigned>(board.indexOf(cell)), placeBits(board.cellCount()));
    return puzzle::formatCode(codePrefix, std::move(writer).sextets());
}

Fill fillOfCode(std::string_view code) noexcept {
    // The eleventh bit is in the second character.
    constexpr std::size_t at = codePrefix.size() + (bitOfFill / puzzle::bitsPerSextet);
    constexpr unsigned mask = 1U << (puzzle::bitsPerSextet - 1 - bitOfFill % puzzle::bitsPerSextet);
    const auto sextet = code.size() > at ? puzzle::sextetOf(code[at]) : std::nullopt;
    return sextet && (*sextet & mask) != 0 ? Fill::Any : Fill::All;
}

tl::expected<Board, CodeProblem> decodeBoard(std::string_view code) {
    if (puzzle::isOfNewerVersion(code, codePrefix))
        return tl::unexpected(CodeProblem::NewerVersion);
    const auto body = puzzle::parseCode(code, codePrefix, sextetsFor(headerBits), maxSextets);
    if (!body)
        return tl::unexpected(body.error());
    BitReader reader(body->sextets);
    const Header header = Header::read(reader);
    if (header.isValid() && header.sextets() != body->sextets.size())
        return tl::unexpected(CodeProblem::BadLength);
    if (!body->isChecked)
        return tl::unexpected(CodeProblem::BadChecksum);
    auto board = header.isValid() ? readBoard(header, reader) : std::nullopt;
    if (!board)
        return tl::unexpected(CodeProblem::BadContent);
    return *std::move(board);
}

} // namespace arukone
