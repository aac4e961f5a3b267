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
    bool isApart; ///< Only for boards with Fill::Apart, which need no bit for `any`.

    [[nodiscard]] constexpr std::size_t bitOfFill() const { return 2 * static_cast<std::size_t>(sideBits); }
    [[nodiscard]] constexpr std::size_t headerBits() const {
        return bitOfFill() + (isApart ? 0 : 1) + 1 + static_cast<std::size_t>(pairBits);
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

constexpr Version small{codePrefix, 5, 6, 30, 61, puzzle::Checking::Single, false};
constexpr Version large{largeCodePrefix, 6, 8, maxSide, maxPairs, puzzle::Checking::Double, false};
constexpr Version apart{apartCodePrefix, 6, 8, maxSide, maxPairs, puzzle::Checking::Double, true};

constexpr const Version& versionOf(std::string_view code) noexcept {
    return code.starts_with(apart.prefix) ? apart : code.starts_with(large.prefix) ? large : small;
}

constexpr const Version& versionFor(Size size, int pairs, Fill fill) noexcept {
    return fill == Fill::Apart ? apart : small.holds(size, pairs) ? small : large;
}

/// The fields before the cells, as read and not yet validated.
struct Header {
    Size size;
    Fill fill;
    bool holes;
    int pairs;

    static Header read(BitReader& reader, const Version& version) {
        const int rows = static_cast<int>(reader.take(version.sideBits)) + 1;
        const int columns = static_cast<int>(reader.take(version.sideBits)) + 1;
        const Fill fill = version.isApart ? Fill::Apart : reader.takeBit() ? Fill::Any : Fill::All;
        const bool holes = reader.takeBit();
        return {{rows, columns}, fill, holes, static_cast<int>(reader.take(version.pairBits)) + 1};
    }
    [[nodiscard]] int cells() const { return size.rows * size.columns; }
    /// Whether the version has such boards. Those that a small code has room for have no large one.
    [[nodiscard]] bool isOf(const Version& version) const {
        return version.holds(size, pairs) && &version == &versionFor(size, pairs, fill);
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
    auto board = Board::make(header.size, holes, pairs, header.fill);
    return board ? std::optional(*std::move(board)) : std::nullopt;
}

} // namespace

std::string encodeBoard(const Board& board) {
    const Version& version = versionFor({board.rows(), board.columns()}, board.pairCount(), board.fill());
    BitWriter writer;
    writer.put(static_cast<unsigned>(board.rows() - 1), version.sideBits);
    writer.put(static_cast<unsigned>(board.columns() - 1), version.sideBits);
    if (!version.isApart)
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
    if (versionOf(code).isApart)
        return Fill::Apart;
    const std::size_t bit = versionOf(code).bitOfFill();
    const std::size_t at = codePrefix.size() + bit / puzzle::bitsPerSextet;
    const unsigned mask = 1U << (puzzle::bitsPerSextet - 1 - bit % puzzle::bitsPerSextet);
    const auto sextet = code.size() > at ? puzzle::sextetOf(code[at]) : std::nullopt;
    return sextet && (*sextet & mask) != 0 ? Fill::Any : Fill::All;
}

tl::expected<Board, CodeProblem> decodeBoard(std::string_view code) {
    if (puzzle::isOfNewerVersion(code, apartCodePrefix))
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

std::string_view prefixOf(std::string_view code) noexcept {
    return versionOf(code).prefix;
}

bool looksLikeCode(std::string_view text) noexcept {
    return text.starts_with(versionOf(text).prefix) || puzzle::isOfNewerVersion(text, apartCodePrefix);
}

} // namespace arukone
