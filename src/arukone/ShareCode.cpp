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

/// Bits for the number of a cell.
constexpr int placeBits(int cells) {
    return std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(cells - 1))));
}

/// What differs between the versions of the code.
struct Version {
    std::string_view prefix;
    int sideBits;
    int pairBits;
    int mostSide; ///< Largest number of rows, and of columns.
    int mostPairs;
    puzzle::Checking checking;

    [[nodiscard]] constexpr std::size_t bitOfFill() const { return 2 * static_cast<std::size_t>(sideBits); }
    [[nodiscard]] constexpr std::size_t headerBits() const {
        return bitOfFill() + 1 + 1 + static_cast<std::size_t>(pairBits);
    }
    [[nodiscard]] constexpr bool holds(Size size, int pairs) const {
        return size.rows <= mostSide && size.columns <= mostSide && pairs <= mostPairs;
    }
    /// The length of a code without prefix and check. \param holes whether there are any.
    [[nodiscard]] constexpr std::size_t sextets(int cells, bool holes, int pairs) const {
        return sextetsFor(headerBits() + (holes ? static_cast<std::size_t>(cells) : 0U) +
                          2 * static_cast<std::size_t>(pairs) * static_cast<std::size_t>(placeBits(cells)));
    }
};

constexpr Version small{codePrefix, 5, 6, 30, 61, puzzle::Checking::Single};
constexpr Version large{largeCodePrefix, 6, 8, maxSide, maxPairs, puzzle::Checking::Double};

constexpr const Version& versionOf(std::string_view code) noexcept {
    return code.starts_with(largeCodePrefix) ? large : small;
}

/// The fields before the cells, as read and not yet validated.
struct Header {
    Size size;
    bool any;
    bool holes;
    int pairs;

    static Header read(BitReader& reader, const Version& version) {
        const int rows = static_cast<int>(reader.take(version.sideBits)) + 1;
        const int columns = static_cast<int>(reader.take(version.sideBits)) + 1;
        const bool any = reader.takeBit();
        const bool holes = reader.takeBit();
        return {{rows, columns}, any, holes, static_cast<int>(reader.take(version.pairBits)) + 1};
    }
    [[nodiscard]] int cells() const { return size.rows * size.columns; }
    /// Whether the version has such boards. Those that a small code has room for have no large one.
    [[nodiscard]] bool isOf(const Version& version) const {
        return version.holds(size, pairs) && (&version == &small || !small.holds(size, pairs));
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
    const Version& version = small.holds({board.rows(), board.columns()}, board.pairCount()) ? small : large;
    BitWriter writer;
    writer.put(static_cast<unsigned>(board.rows() - 1), version.sideBits);
    writer.put(static_cast<unsigned>(board.columns() - 1), version.sideBits);
    writer.putBit(board.fill() == Fill::Any);
    writer.putBit(board.holeCount() > 0);
    writer.put(static_cast<unsigned>(board.pairCount() - 1), version.pairBits);
    for (int index = 0; board.holeCount() > 0 && index < board.cellCount(); ++index)
        writer.putBit(board.isHole(board.cellAt(index)));
    for (const Pair& pair : board.pairs())
        for (const Cell cell : {pair.first, pair.second})
            writer.put(static_cast<unsigned>(board.indexOf(cell)), placeBits(board.cellCount()));
    return puzzle::formatCode(version.prefix, std::move(writer).sextets(), version.checking);
}

Fill fillOfCode(std::string_view code) noexcept {
    const std::size_t bit = versionOf(code).bitOfFill();
    const std::size_t at = codePrefix.size() + bit / puzzle::bitsPerSextet;
    const unsigned mask = 1U << (puzzle::bitsPerSextet - 1 - bit % puzzle::bitsPerSextet);
    const auto sextet = code.size() > at ? puzzle::sextetOf(code[at]) : std::nullopt;
    return sextet && (*sextet & mask) != 0 ? Fill::Any : Fill::All;
}

tl::expected<Board, CodeProblem> decodeBoard(std::string_view code) {
    if (puzzle::isOfNewerVersion(code, largeCodePrefix))
        return tl::unexpected(CodeProblem::NewerVersion);
    const Version& version = versionOf(code);
    const auto body = puzzle::parseCode(code, version.prefix, sextetsFor(version.headerBits()),
                                        version.sextets(version.mostSide * version.mostSide, true, version.mostPairs),
                                        version.checking);
    if (!body)
        return tl::unexpected(body.error());
    BitReader reader(body->sextets);
    const Header header = Header::read(reader, version);
    const bool isValid = header.isOf(version);
    if (isValid && version.sextets(header.cells(), header.holes, header.pairs) != body->sextets.size())
        return tl::unexpected(CodeProblem::BadLength);
    if (!body->isChecked)
        return tl::unexpected(CodeProblem::BadChecksum);
    auto board = isValid ? readBoard(header, reader) : std::nullopt;
    if (!board)
        return tl::unexpected(CodeProblem::BadContent);
    return *std::move(board);
}

bool looksLikeCode(std::string_view text) noexcept {
    return text.starts_with(codePrefix) || text.starts_with(largeCodePrefix) ||
           puzzle::isOfNewerVersion(text, largeCodePrefix);
}

} // namespace arukone
