#pragma once

#include <string>
#include <string_view>

namespace data {

/// What stands for a letter or digit in plain small ones: "ae" for Ä, "o" for Ó. Empty for all other characters.
[[nodiscard]] std::string spelled(char32_t point);

/// Whether `searched` stands somewhere in `text` as people look for names: small letters or capital ones, with accents
/// or without, ß or ss; umlauts as they are, without their dots, or spelled out ("Äpfel" has "äpf", "apf" and "aepf").
/// Spaces and dashes are the same, those at the ends of `searched` and apostrophes do not count. Nothing stands in
/// every text. Both are UTF-8; bytes that are not count for nothing.
[[nodiscard]] bool isFoundIn(std::string_view text, std::string_view searched);

} // namespace data
