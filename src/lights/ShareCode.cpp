// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/ShareCode.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace lights {

namespace {

using puzzle::BitReader;
using puzzle::BitWriter;
using puzzle::sextetsFor;

constexpr std::size_t headerBits = 7 + 7 + 2 + 3 + 2 + 1;
constexpr int flagBits = 8;
constexpr unsigned sealedFlag = 1;

/// What differs between the versions of the code.
struct Version {
    std::string_view prefix;
    std::size_t bits;  ///< Before the cells.
    std::size_t grids; ///< The most that follow.
    puzzle::Checking checking;
    bool sealed; ///< Whether there are flags, and a list of sealed cells.

    [[nodiscard]] constexpr std::size_t maxSextets() const { return sextetsFor(bits + grids * maxSide * maxSide); }
};

constexpr Version plain{codePrefix, headerBits, 3, puzzle::Checking::Single, false};
constexpr Version withSealed{sealedCodePrefix, flagBits + headerBits, 4, puzzle::Checking::Double, true};
static_assert(maxCodeLength == sealedCodePrefix.size() + withSealed.maxSextets() + 2);

void putGrid(BitWriter& writer, const BitGrid& grid) {
    for (int r = 0; r < grid.rows(); ++r)
        for (int c = 0; c < grid.columns(); ++c)
            writer.putBit(grid.test({r, c}));
}

BitGrid takeGrid(BitReader& reader, int rows, int columns) {
    BitGrid grid(rows, columns);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            grid.set({r, c}, reader.takeBit());
    return grid;
}

static_assert(allStamps.size() <= 4, "a code has two bits for the stamp");

/// The fields before the cells, as read and not yet validated.
struct Header {
    int rows;
    int columns;
    unsigned stamp;
    unsigned surface;
    unsigned goal;
    bool holes;

    static Header read(BitReader& reader) {
        // A braced list is evaluated in order, so the fields are read in order.
        return {static_cast<int>(reader.take(7)),
                static_cast<int>(reader.take(7)),
                reader.take(2),
                reader.take(3),
                reader.take(2),
                reader.take(1) != 0};
    }
    [[nodiscard]] bool hasSize() const { return rows >= 1 && rows <= maxSide && columns >= 1 && columns <= maxSide; }
    [[nodiscard]] bool hasRules() const {
        return stamp < allStamps.size() && surface < allSurfaces.size() &&
               goal <= static_cast<unsigned>(GoalKind::Picture);
    }
    [[nodiscard]] bool hasPicture() const { return goal == static_cast<unsigned>(GoalKind::Picture); }
    [[nodiscard]] std::size_t sextets(const Version& version) const {
        const std::size_t grids = 1U + (holes ? 1U : 0U) + (hasPicture() ? 1U : 0U) + (version.sealed ? 1U : 0U);
        return sextetsFor(version.bits + grids * static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    }
};

bool overlap(const BitGrid& left, const BitGrid& right) {
    return (left & right).any();
}

/// Reads the puzzle that follows a header with a valid size and rules; `reader` is positioned after the header. Each
/// puzzle has exactly one code, so anything that a decoder could ignore (light on holes, an empty list of holes or of
/// sealed cells, set padding bits) is rejected.
std::optional<Puzzle> readPuzzle(const Header& header, const Version& version, BitReader& reader) {
    const int rows = header.rows;
    const int columns = header.columns;
    BitGrid holes = header.holes ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    BitGrid sealed = version.sealed ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    BitGrid lit = takeGrid(reader, rows, columns);
    BitGrid target = header.hasPicture() ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    if (!reader.onlyZerosLeft() || header.holes != holes.any() || version.sealed != sealed.any() ||
        overlap(sealed, holes) || overlap(lit, holes) || overlap(target, holes))
        return std::nullopt;
    const Rules rules{static_cast<Stamp>(header.stamp), static_cast<Surface>(header.surface)};
    const Board picture(std::move(target), holes);
    Board start(std::move(lit), std::move(holes), std::move(sealed));
    auto puzzle = header.hasPicture() ? Puzzle::makePicture(std::move(start), rules, picture)
                                      : Puzzle::make(std::move(start), rules, static_cast<GoalKind>(header.goal));
    return puzzle ? std::optional(std::move(*puzzle)) : std::nullopt;
}

std::string_view trimmed(std::string_view text) noexcept {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

} // namespace

std::string encodePuzzle(const Puzzle& puzzle) {
    const Board& start = puzzle.start();
    const Version& version = start.hasSealed() ? withSealed : plain;
    BitWriter writer;
    if (version.sealed)
        writer.put(sealedFlag, flagBits);
    writer.put(static_cast<unsigned>(puzzle.rows()), 7);
    writer.put(static_cast<unsigned>(puzzle.columns()), 7);
    writer.put(static_cast<unsigned>(puzzle.rules().stamp), 2);
    writer.put(static_cast<unsigned>(puzzle.rules().surface), 3);
    writer.put(static_cast<unsigned>(puzzle.goal()), 2);
    writer.put(start.hasHoles() ? 1 : 0, 1);
    if (start.hasHoles())
        putGrid(writer, start.holes());
    if (version.sealed)
        putGrid(writer, start.sealed());
    putGrid(writer, start.lit());
    if (puzzle.goal() == GoalKind::Picture)
        putGrid(writer, puzzle.target());

    return puzzle::formatCode(version.prefix, std::move(writer).sextets(), version.checking);
}

tl::expected<Puzzle, CodeProblem> decodePuzzle(std::string_view code) {
    if (puzzle::isOfNewerVersion(code, sealedCodePrefix))
        return tl::unexpected(CodeProblem::NewerVersion);
    const Version& version = code.starts_with(sealedCodePrefix) ? withSealed : plain;
    const auto body =
        puzzle::parseCode(code, version.prefix, sextetsFor(version.bits), version.maxSextets(), version.checking);
    if (!body)
        return tl::unexpected(body.error());
    BitReader reader(body->sextets);
    const unsigned flags = version.sealed ? static_cast<unsigned>(reader.take(flagBits)) : 0;
    const bool known = !version.sealed || flags == sealedFlag;
    const Header header = Header::read(reader);
    if (known && header.hasSize() && header.sextets(version) != body->sextets.size())
        return tl::unexpected(CodeProblem::BadLength);
    if (!body->isChecked)
        return tl::unexpected(CodeProblem::BadChecksum);
    if ((flags & ~sealedFlag) != 0)
        return tl::unexpected(CodeProblem::NewerVersion);
    if (!known || !header.hasSize() || !header.hasRules())
        return tl::unexpected(CodeProblem::BadContent);
    auto puzzle = readPuzzle(header, version, reader);
    if (!puzzle)
        return tl::unexpected(CodeProblem::BadContent);
    return std::move(*puzzle);
}

bool looksLikeCode(std::string_view text) noexcept {
    return text.starts_with(codePrefix) || text.starts_with(sealedCodePrefix) ||
           puzzle::isOfNewerVersion(text, sealedCodePrefix);
}

bool looksLikeBoardCode(std::string_view text) noexcept {
    return looksLikeCode(trimmed(text)) || looksLikeFlipId(trimmed(text));
}

tl::expected<Puzzle, BoardCodeProblem> decodeBoardCode(std::string_view text) {
    const std::string_view code = trimmed(text);
    const auto either = [](auto problem) { return BoardCodeProblem(problem); };
    return looksLikeFlipId(code) ? decodeFlipId(code).map_error(either) : decodePuzzle(code).map_error(either);
}

} // namespace lights
