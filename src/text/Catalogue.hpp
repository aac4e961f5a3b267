// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace text {

/// Whether bytes are a complete compiled catalogue (.mo, described in the manual of GNU gettext): every table and every
/// string that it refers to lies within the bytes.
[[nodiscard]] bool isCompleteCatalogue(std::string_view bytes) noexcept;

/// The messages of a compiled catalogue (.mo, described in the manual of GNU gettext), in UTF-8.
class CompiledCatalogue {
public:
    /// \returns null if the bytes are not a complete catalogue with a header that says it is in UTF-8.
    [[nodiscard]] static std::shared_ptr<const CompiledCatalogue> read(std::string bytes);

    /// The translation of a message, valid as long as this object. \param context what tells it from one with the same
    /// wording; null for none. \returns std::nullopt if it has none.
    [[nodiscard]] std::optional<std::string_view> find(const char* context, std::string_view message) const;
    /// The form of the translation for a number, by the rule in the catalogue; where that cannot be understood, by that
    /// of English. \param singular the message for one.
    [[nodiscard]] std::optional<std::string_view> findPlural(std::string_view singular, std::int64_t number) const;

private:
    explicit CompiledCatalogue(std::string bytes);

    /// The forms of a translation, separated by zeros.
    [[nodiscard]] std::optional<std::string_view> formsOf(std::string_view key) const;

    std::string m_bytes;
    std::string m_rule; ///< Which form a number takes, as an expression of C; empty if unknown.
};

/// The value of an expression of C for a number: how a catalogue says which plural form a number takes. Knows numbers,
/// n, brackets, ! * / % + - < > <= >= == != && || and ?:. \returns std::nullopt if it is not such an expression,
/// divides by zero, or is nested too deeply.
[[nodiscard]] std::optional<std::int64_t> pluralForm(std::string_view rule, std::int64_t number);

} // namespace text
