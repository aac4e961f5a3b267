// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/ShareCode.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace lights {

namespace {

using puzzle::BitReader;
using puzzle::BitWriter;
using puzzle::sextetsFor;

constexpr std::size_t headerBits = 7 + 7 + 2 + 3 + 2 + 1;
constexpr int flagBits = 8;

/// What a puzzle needs beyond LA1, as stored in the flags.
struct Extras {
    bool sealed = false; ///< A list of sealed cells.
    bool stamp = false;  ///< Another stamp than the classic ones.

    static constexpr unsigned sealedFlag = 1;
    static constexpr unsigned stampFlag = 2;

    static Extras of(const Puzzle& puzzle) { return {puzzle.start().hasSealed(), !isClassic(puzzle.rules().stamp)}; }
    static constexpr Extras fromFlags(unsigned flags) { return {(flags & sealedFlag) != 0, (flags & stampFlag) != 0}; }
    [[nodiscard]] constexpr unsigned flags() const { return (sealed ? sealedFlag : 0) | (stamp ? stampFlag : 0); }
    [[nodiscard]] constexpr bool any() const { return sealed || stamp; }
};

/// What differs between the versions of the code.
struct Version {
    std::string_view prefix;
    std::size_t bits; ///< Before the cells, without another stamp.
    std::size_t mostBits;
    puzzle::Checking checking;

    [[nodiscard]] constexpr std::size_t maxSextets() const { return sextetsFor(mostBits); }
};

constexpr std::size_t maxCells = std::size_t{maxSide} * maxSide;

constexpr Version shortCode{codePrefix, headerBits, headerBits + 3 * maxCells, puzzle::Checking::Single};
constexpr Version longCode{longCodePrefix, flagBits + headerBits, flagBits + headerBits + Stamp::cells + 4 * maxCells,
                           puzzle::Checking::Double};
static_assert(maxCodeLength == longCodePrefix.size() + longCode.maxSextets() + 2);

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

static_assert(classicStamps.size() <= 4, "a code has two bits for the stamp");

/// The stamps that are not drawn, in the order of their numbers.
constexpr std::array undrawnStamps{Stamp::Lines, Stamp::OpenLines};

/// The position of a stamp in a list. \pre it is there.
template<std::size_t Size>
unsigned placeOf(const std::array<Stamp, Size>& list, Stamp stamp) {
    return static_cast<unsigned>(std::find(list.begin(), list.end(), stamp) - list.begin());
}

template<std::size_t Size>
std::optional<Stamp> stampAt(const std::array<Stamp, Size>& list, unsigned place) {
    return place < Size ? std::optional(list[place]) : std::nullopt;
}

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
        return surface < allSurfaces.size() && goal <= static_cast<unsigned>(GoalKind::Picture);
    }
    [[nodiscard]] bool hasPicture() const { return goal == static_cast<unsigned>(GoalKind::Picture); }
    [[nodiscard]] std::size_t sextets(const Version& version, const Extras& extras) const {
        const std::size_t grids = 1U + (holes ? 1U : 0U) + (hasPicture() ? 1U : 0U) + (extras.sealed ? 1U : 0U);
        return sextetsFor(version.bits + (extras.stamp ? Stamp::cells : 0) +
                          grids * static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    }
    /// The stamp; one that is not classic follows in `reader`.
    [[nodiscard]] std::optional<Stamp> readStamp(const Extras& extras, BitReader& reader) const {
        if (!extras.stamp)
            return stampAt(classicStamps, stamp);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < Stamp::cells; ++i)
            bits |= std::uint32_t{reader.takeBit()} << i;
        if (bits == 0)
            return stampAt(undrawnStamps, stamp);
        const auto drawn = Stamp::fromBits(bits);
        return stamp == 0 && drawn && !isClassic(*drawn) ? drawn : std::nullopt;
    }
};

bool overlap(const BitGrid& left, const BitGrid& right) {
    return (left & right).any();
}

/// Reads the puzzle that follows a header with a valid size and rules; `reader` is positioned after the header. Each
/// puzzle has exactly one code, so anything that a decoder could ignore (light on holes, an empty list of holes or of
/// sealed cells, set padding bits) is rejected.
std::optional<Puzzle> readPuzzle(const Header& header, const Extras& extras, BitReader& reader) {
    const int rows = header.rows;
    const int columns = header.columns;
    const auto stamp = header.readStamp(extras, reader);
    BitGrid holes = header.holes ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    BitGrid sealed = extras.sealed ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    BitGrid lit = takeGrid(reader, rows, columns);
    BitGrid target = header.hasPicture() ? takeGrid(reader, rows, columns) : BitGrid(rows, columns);
    if (!stamp || !reader.onlyZerosLeft() || header.holes != holes.any() || extras.sealed != sealed.any() ||
        overlap(sealed, holes) || overlap(lit, holes) || overlap(target, holes))
        return std::nullopt;
    const Rules rules{*stamp, static_cast<Surface>(header.surface)};
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
    const Stamp stamp = puzzle.rules().stamp;
    const Extras extras = Extras::of(puzzle);
    const Version& version = extras.any() ? longCode : shortCode;
    BitWriter writer;
    if (extras.any())
        writer.put(extras.flags(), flagBits);
    writer.put(static_cast<unsigned>(puzzle.rows()), 7);
    writer.put(static_cast<unsigned>(puzzle.columns()), 7);
    writer.put(!extras.stamp ? placeOf(classicStamps, stamp) : stamp.isLines() ? placeOf(undrawnStamps, stamp) : 0, 2);
    writer.put(static_cast<unsigned>(puzzle.rules().surface), 3);
    writer.put(static_cast<unsigned>(puzzle.goal()), 2);
    writer.put(start.hasHoles() ? 1 : 0, 1);
    for (std::size_t i = 0; extras.stamp && i < Stamp::cells; ++i)
        writer.putBit((stamp.bits() >> i & 1U) != 0);
    if (start.hasHoles())
        putGrid(writer, start.holes());
    if (extras.sealed)
        putGrid(writer, start.sealed());
    putGrid(writer, start.lit());
    if (puzzle.goal() == GoalKind::Picture)
        putGrid(writer, puzzle.target());

    return puzzle::formatCode(version.prefix, std::move(writer).sextets(), version.checking);
}

tl::expected<Puzzle, CodeProblem> decodePuzzle(std::string_view code) {
    if (puzzle::isOfNewerVersion(code, longCodePrefix))
        return tl::unexpected(CodeProblem::NewerVersion);
    const bool isLong = code.starts_with(longCodePrefix);
    const Version& version = isLong ? longCode : shortCode;
    const auto body =
        puzzle::parseCode(code, version.prefix, sextetsFor(version.bits), version.maxSextets(), version.checking);
    if (!body)
        return tl::unexpected(body.error());
    BitReader reader(body->sextets);
    const unsigned flags = isLong ? static_cast<unsigned>(reader.take(flagBits)) : 0;
    const Extras extras = Extras::fromFlags(flags);
    const bool known = flags == extras.flags();
    const Header header = Header::read(reader);
    if (known && header.hasSize() && header.sextets(version, extras) != body->sextets.size())
        return tl::unexpected(CodeProblem::BadLength);
    if (!body->isChecked)
        return tl::unexpected(CodeProblem::BadChecksum);
    if (!known)
        return tl::unexpected(CodeProblem::NewerVersion);
    if (isLong != extras.any() || !header.hasSize() || !header.hasRules())
        return tl::unexpected(CodeProblem::BadContent);
    auto puzzle = readPuzzle(header, extras, reader);
    if (!puzzle)
        return tl::unexpected(CodeProblem::BadContent);
    return std::move(*puzzle);
}

bool looksLikeCode(std::string_view text) noexcept {
    return text.starts_with(codePrefix) || text.starts_with(longCodePrefix) ||
           puzzle::isOfNewerVersion(text, longCodePrefix);
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
