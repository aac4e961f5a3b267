// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Marks a message that is stored in a table and translated later, so that xgettext finds it: `constexpr std::array
/// titles{TR_NOOP("Campaign"), TR_NOOP("Settings")}; … text.tr(titles[i])`.
#define TR_NOOP(msgid) msgid
/// Marks a message with a context: `text.trc("key", caps[i])`.
#define TRC_NOOP(context, msgid) msgid

namespace text {

/// What replaces {1}, {2} … in a message: text as it is, or an integer in plain digits.
class Argument {
public:
    explicit Argument(std::string_view words)
        : m_words(words) {}
    template<std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) explicit Argument(Number number)
        : m_words(std::to_string(number)) {}

    [[nodiscard]] const std::string& words() const noexcept { return m_words; }

private:
    std::string m_words;
};

/// Replaces {1} in the pattern by the first argument, {2} by the second, up to {9}. Arguments are not expanded again;
/// any other brace, or one without an argument, stays as it is.
[[nodiscard]] std::string fill(std::string_view pattern, std::initializer_list<Argument> arguments);

/// The languages of the program.
enum class Language : std::uint8_t { English, German, Spanish, French, Italian, Polish };

/// What the program needs to know about a language besides its catalogue.
struct LanguageEntry {
    Language language;
    std::string_view code;          ///< The code in settings, options, level names and catalogue folders.
    const char* nativeName;         ///< The language's own name.
    const char* levelName;          ///< A message: the label for a level's name in this language.
    std::string_view boardFromCode; ///< The name of a board that came as a code.
};

/// All languages, in the order of the enumeration.
inline constexpr std::array languages{
    LanguageEntry{Language::English, "en", "English", TR_NOOP("Name in English"), "Shared board"},
    LanguageEntry{Language::German, "de", "Deutsch", TR_NOOP("Name in German"), "Geteiltes Brett"},
    LanguageEntry{Language::Spanish, "es", "Español", TR_NOOP("Name in Spanish"), "Tablero compartido"},
    LanguageEntry{Language::French, "fr", "Français", TR_NOOP("Name in French"), "Grille partagée"},
    LanguageEntry{Language::Italian, "it", "Italiano", TR_NOOP("Name in Italian"), "Griglia condivisa"},
    LanguageEntry{Language::Polish, "pl", "Polski", TR_NOOP("Name in Polish"), "Plansza z kodu"},
};

namespace detail {
template<class Value>
constexpr std::array<Value, languages.size()> ofEachLanguage(Value LanguageEntry::*member) {
    std::array<Value, languages.size()> values{};
    for (std::size_t i = 0; i < languages.size(); ++i)
        values[i] = languages[i].*member;
    return values;
}
} // namespace detail

inline constexpr auto allLanguages = detail::ofEachLanguage(&LanguageEntry::language);
inline constexpr auto languageCodes = detail::ofEachLanguage(&LanguageEntry::code);

[[nodiscard]] constexpr const LanguageEntry& entry(Language language) noexcept {
    return languages[static_cast<std::size_t>(language)];
}
[[nodiscard]] constexpr std::string_view code(Language language) noexcept {
    return entry(language).code;
}
[[nodiscard]] std::optional<Language> languageFromCode(std::string_view code) noexcept;

using data::Environment;

class CompiledCatalogue;

/// The player's language by the rules of gettext: the first non-empty one of LC_ALL, LC_MESSAGES, LANG names the
/// locale; the list in LANGUAGE takes precedence, unless the locale is "C" or "POSIX". English if none of them is
/// supported.
[[nodiscard]] Language systemLanguage(const Environment& environment);

/// The language of `--lang`, wherever it is in a command line; otherwise that of the environment. It is needed before
/// the command line is parsed, to report what is wrong with it.
/// \param arguments without the program's name.
[[nodiscard]] Language wantedLanguage(std::span<const std::string> arguments, const Environment& environment);

/// Why a catalogue could not be loaded. The program then continues in English.
struct CatalogueProblem {
    enum class Kind : std::uint8_t { Missing, Unreadable, Damaged } kind = Kind::Missing;
    std::filesystem::path file;
};

/// The messages of one language. Cheap to copy: copies share the catalogue. All functions are thread-safe.
///
/// Messages are identified by their English wording, as string literals at the place of use, so that
/// scripts/update-catalogues finds them. `{1}`, `{2}` … stand for the arguments, in any order.
class Text {
public:
    /// English without a catalogue: every message is its own translation.
    Text() = default;

    /// Reads `localeFolder`/de/LC_MESSAGES/lichter-aus.mo (for German). Without a usable catalogue the result is in
    /// English, and problem() says why.
    [[nodiscard]] static Text load(const std::filesystem::path& localeFolder, Language language);

    /// The language it was loaded for, even if the catalogue is missing.
    [[nodiscard]] Language language() const noexcept { return m_language; }
    [[nodiscard]] const std::optional<CatalogueProblem>& problem() const noexcept { return m_problem; }

    /// The translation of a message with its arguments filled in; the message itself if it has none.
    [[nodiscard]] std::string tr(const char* message) const { return std::string(find(nullptr, message)); }
    template<class... Arguments>
    requires(sizeof...(Arguments) > 0) [[nodiscard]] std::string
        tr(const char* message, const Arguments&... arguments) const {
        return fill(find(nullptr, message), {Argument(arguments)...});
    }

    /// Translates a message that needs a different translation elsewhere; `context` tells the two apart.
    template<class... Arguments>
    [[nodiscard]] std::string trc(const char* context, const char* message, const Arguments&... arguments) const {
        return fill(find(context, message), {Argument(arguments)...});
    }

    /// The plural form for the number: `trn("{1} move", "{1} moves", moves)`. {1} is the number, the arguments follow.
    template<class... Arguments>
    [[nodiscard]] std::string trn(const char* singular, const char* plural, std::int64_t number,
                                  const Arguments&... arguments) const {
        return fill(findPlural(singular, plural, number), {Argument(number), Argument(arguments)...});
    }

private:
    Text(Language language, std::shared_ptr<const CompiledCatalogue> catalogue);
    Text(Language language, CatalogueProblem problem);

    [[nodiscard]] std::string_view find(const char* context, const char* message) const;
    [[nodiscard]] std::string_view findPlural(const char* singular, const char* plural, std::int64_t number) const;

    Language m_language = Language::English;
    std::shared_ptr<const CompiledCatalogue> m_catalogue; ///< Null if there is none.
    std::optional<CatalogueProblem> m_problem;
};

} // namespace text
