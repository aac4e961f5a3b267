// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/CodeBits.hpp"

namespace puzzle {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Odd weights are invertible mod 64, so changing one value always changes the sum.
unsigned checkSum(const Sextets& sextets) {
    unsigned sum = 0;
    unsigned weight = 1;
    for (const unsigned each : sextets) {
        sum += each * weight;
        weight += 2;
    }
    return sum % 64;
}

/// A prime below 64² whose powers of 64 repeat only after 2039, which is the most possible: 4078 is 2 · 2039, and 64 is
/// a square.
constexpr unsigned modulus = 4079;

unsigned remainder(const Sextets& sextets) {
    unsigned rest = 0;
    for (const unsigned each : sextets)
        rest = (rest * 64 + each) % modulus;
    return rest;
}

Sextets checksFor(Sextets sextets, Checking checking) {
    if (checking == Checking::Single)
        return {checkSum(sextets)};
    sextets.insert(sextets.end(), {0, 0});
    const unsigned missing = (modulus + 1 - remainder(sextets)) % modulus;
    return {missing / 64, missing % 64};
}

} // namespace

std::optional<unsigned> sextetOf(char character) noexcept {
    const std::size_t value = alphabet.find(character);
    return value == alphabet.npos ? std::nullopt : std::optional(static_cast<unsigned>(value));
}

void BitWriter::putBit(bool bit) {
    const std::size_t place = m_bits++ % bitsPerSextet;
    if (place == 0)
        m_sextets.push_back(0);
    if (bit)
        m_sextets.back() |= 1U << (bitsPerSextet - 1 - place);
}

unsigned BitReader::take(int bits) {
    unsigned value = 0;
    for (int b = 0; b < bits; ++b)
        value = value * 2 + (takeBit() ? 1U : 0U);
    return value;
}

bool BitReader::takeBit() {
    const std::size_t sextet = m_bits / bitsPerSextet;
    const std::size_t place = m_bits++ % bitsPerSextet;
    return sextet < m_sextets.size() && ((m_sextets[sextet] >> (bitsPerSextet - 1 - place)) & 1U) != 0;
}

bool BitReader::onlyZerosLeft() {
    while (m_bits < m_sextets.size() * bitsPerSextet)
        if (takeBit())
            return false;
    return true;
}

std::string formatCode(std::string_view prefix, Sextets sextets, Checking checking) {
    const Sextets checks = checksFor(sextets, checking);
    sextets.insert(sextets.end(), checks.begin(), checks.end());
    std::string code(prefix);
    for (const unsigned each : sextets)
        code += alphabet[each];
    return code;
}

bool isOfNewerVersion(std::string_view code, std::string_view newest) noexcept {
    return code.size() > newest.size() && code.starts_with(newest.substr(0, newest.size() - 1)) &&
           code[newest.size() - 1] > newest.back() && code[newest.size() - 1] <= '9';
}

tl::expected<CodeBody, CodeProblem> parseCode(std::string_view code, std::string_view prefix, std::size_t least,
                                              std::size_t most, Checking checking) {
    const std::size_t checks = checking == Checking::Single ? 1 : 2;
    if (!code.starts_with(prefix))
        return tl::unexpected(CodeProblem::NotACode);
    const std::string_view text = code.substr(prefix.size());
    if (text.size() > most + checks)
        return tl::unexpected(CodeProblem::BadLength);
    CodeBody body;
    body.sextets.reserve(text.size());
    for (const char character : text) {
        const std::size_t value = alphabet.find(character);
        if (value == std::string_view::npos)
            return tl::unexpected(CodeProblem::BadCharacter);
        body.sextets.push_back(static_cast<unsigned>(value));
    }
    if (body.sextets.size() < least + checks)
        return tl::unexpected(CodeProblem::BadLength);
    const auto end = body.sextets.end() - static_cast<std::ptrdiff_t>(checks);
    const Sextets found(end, body.sextets.end());
    body.sextets.erase(end, body.sextets.end());
    body.isChecked = found == checksFor(body.sextets, checking);
    return body;
}

} // namespace puzzle
