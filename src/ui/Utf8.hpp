#pragma once

#include <string>
#include <string_view>

namespace ui {

/// What stands for bytes that are no UTF-8.
inline constexpr char32_t replacementCharacter = 0xFFFD;

/// Takes the first character off `utf8`, which must not be empty. A byte that begins no well-formed sequence (broken,
/// overlong, a surrogate, above U+10FFFF) is taken alone and read as U+FFFD.
[[nodiscard]] char32_t takeCharacter(std::string_view& utf8) noexcept;

[[nodiscard]] std::u32string decodeUtf8(std::string_view utf8);

/// Appends `character`; one that UTF-8 cannot say becomes U+FFFD.
void appendUtf8(std::string& utf8, char32_t character);

[[nodiscard]] std::string encodeUtf8(std::u32string_view text);

} // namespace ui
