// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The text form of share codes, the same for all puzzles: a prefix that names the puzzle and the version, the board's
/// bits as base64url, padded with zeros to whole characters, and one or two check characters: see Checking.
namespace puzzle {

/// Why a text is not a valid share code.
enum class CodeProblem : std::uint8_t {
    NotACode,     ///< Does not start with the puzzle's prefix.
    BadCharacter, ///< Contains a character outside base64url.
    BadLength,    ///< Too short or too long for the size it states.
    BadChecksum,  ///< Mistyped: the check character does not match.
    BadContent,   ///< Impossible size, rules or board.
    NewerVersion, ///< From a version of the codes that this program does not know.
};

/// Whether a code begins like those of the puzzle with this prefix, but with a later version's number.
/// \param newest the latest prefix known: two letters and a digit.
[[nodiscard]] bool isOfNewerVersion(std::string_view code, std::string_view newest) noexcept;

/// How a code shows that it was mistyped.
enum class Checking : std::uint8_t {
    /// One character: the sum of the characters' values weighted 1, 3, 5, … mod 64. Detects any single wrong character.
    Single,
    /// Two characters, chosen so that the code, read as a number of base 64, is 1 mod 4079: a pure system in the sense
    /// of ISO/IEC 7064. Detects any single wrong character, and any two characters that have changed places, unless
    /// they
    /// are a multiple of 2039 places apart, as in shorter codes they cannot be.
    Double,
};

/// Six-bit values, written and read highest bit first: one for each character.
using Sextets = std::vector<unsigned>;

inline constexpr std::size_t bitsPerSextet = 6;

[[nodiscard]] constexpr std::size_t sextetsFor(std::size_t bits) noexcept {
    return (bits + bitsPerSextet - 1) / bitsPerSextet;
}

/// Returns the value of a character of a share code's body; std::nullopt for any other character.
[[nodiscard]] std::optional<unsigned> sextetOf(char character) noexcept;

class BitWriter {
public:
    void put(unsigned value, int bits) {
        for (int b = bits - 1; b >= 0; --b)
            putBit(((value >> b) & 1U) != 0);
    }
    void putBit(bool bit);
    [[nodiscard]] Sextets sextets() && { return std::move(m_sextets); }

private:
    Sextets m_sextets;
    std::size_t m_bits = 0;
};

/// Reads zeros beyond the last sextet; the caller checks the length.
class BitReader {
public:
    /// \param sextets must outlive the reader.
    explicit BitReader(const Sextets& sextets)
        : m_sextets(sextets) {}

    [[nodiscard]] unsigned take(int bits);
    [[nodiscard]] bool takeBit();
    /// Whether only zeros are left.
    [[nodiscard]] bool onlyZerosLeft();

private:
    const Sextets& m_sextets;
    std::size_t m_bits = 0;
};

/// Writes a code: the prefix, the sextets and the check characters.
[[nodiscard]] std::string formatCode(std::string_view prefix, Sextets sextets, Checking checking = Checking::Single);

/// The sextets of a code, without the check characters.
struct CodeBody {
    Sextets sextets;
    bool isChecked = false; ///< Whether the check characters are right. The length is to be checked first.
};

/// Reads a code without its meaning. \returns NotACode, BadCharacter, or BadLength if there are fewer than `least` or
/// more than `most` sextets, without the check.
[[nodiscard]] tl::expected<CodeBody, CodeProblem> parseCode(std::string_view code, std::string_view prefix,
                                                            std::size_t least, std::size_t most,
                                                            Checking checking = Checking::Single);

} // namespace puzzle
