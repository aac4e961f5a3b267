#pragma once

#include "data/files/Paths.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <locale>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Marks a message that stands in a table and is translated later, so that xgettext finds it:
/// `constexpr std::array titles{TR_NOOP("Campaign"), TR_NOOP("Settings")}; … text.tr(titles[i])`.
#define TR_NOOP(msgid) msgid
/// The same for a message with a context: `text.trc("key", caps[i])`.
#define TRC_NOOP(context, msgid) msgid

namespace text {

/// What stands in a message for {1}, {2} …: words as they are, or an integer in plain digits.
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

/// The pattern with {1} replaced by the first argument, {2} by the second, to {9}. What an argument says is not looked
/// at again; any other brace, or one without an argument, stays as it is.
[[nodiscard]] std::string fill(std::string_view pattern, std::initializer_list<Argument> arguments);

/// The languages that the program speaks.
enum class Language : std::uint8_t { English, German };

/// What the program says of a language or in it besides the language's catalogue.
struct LanguageEntry {
    Language language;
    std::string_view code;        ///< The word of settings, options, level names and catalogue folders.
    const char* ownName;          ///< As its speakers call it.
    const char* levelName;        ///< A message: the label of a level's name in it.
    std::string_view sharedBoard; ///< What a board is called that came as a code.
};

/// All languages, in the order of the enumeration.
inline constexpr std::array languages{
    LanguageEntry{Language::English, "en", "English", TR_NOOP("Name in English"), "Shared board"},
    LanguageEntry{Language::German, "de", "Deutsch", TR_NOOP("Name in German"), "Geteiltes Brett"},
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

[[nodiscard]] constexpr std::string_view code(Language language) noexcept {
    return languages[static_cast<std::size_t>(language)].code;
}
[[nodiscard]] std::optional<Language> languageFromCode(std::string_view code) noexcept;

using data::Environment;

/// The player's language by the rules of gettext: the first of LC_ALL, LC_MESSAGES, LANG that is not empty names the
/// locale; the list LANGUAGE goes before it, unless the locale is "C" or "POSIX". English if we speak none of them.
[[nodiscard]] Language systemLanguage(const Environment& environment);

/// The language of `--lang` wherever it stands in a command line; else the environment's. It is needed before the
/// command line is understood: to say what is wrong with it.
/// \param arguments without the program's name.
[[nodiscard]] Language wantedLanguage(std::span<const std::string> arguments, const Environment& environment);

/// Why a catalogue could not be loaded. The program goes on in English.
struct CatalogueProblem {
    enum class Kind : std::uint8_t { Missing, Unreadable, Damaged } kind = Kind::Missing;
    std::filesystem::path file;
};

/// The words of one language. A cheap value: copies share the catalogue. Every call may be made from any thread.
///
/// Messages are named by their English wording, as string literals at the place of use, so that
/// scripts/update-catalogues finds them. `{1}`, `{2}` … stand for the arguments, in any order.
class Text {
public:
    /// English without a catalogue: every message is its own translation.
    Text() = default;

    /// Reads `localeFolder`/de/LC_MESSAGES/lichter-aus.mo (for German). Without a usable catalogue the result speaks
    /// English, and problem() says why.
    [[nodiscard]] static Text load(const std::filesystem::path& localeFolder, Language language);

    /// The language it was loaded for, also where the catalogue is missing.
    [[nodiscard]] Language language() const noexcept { return m_language; }
    [[nodiscard]] const std::optional<CatalogueProblem>& problem() const noexcept { return m_problem; }

    /// The translation of a message with its arguments filled in; the message itself if it has none.
    [[nodiscard]] std::string tr(const char* message) const { return std::string(find(nullptr, message)); }
    template<class... Arguments>
    requires(sizeof...(Arguments) > 0) [[nodiscard]] std::string
        tr(const char* message, const Arguments&... arguments) const {
        return fill(find(nullptr, message), {Argument(arguments)...});
    }

    /// The same for a message that needs another translation elsewhere; `context` tells the two apart.
    template<class... Arguments>
    [[nodiscard]] std::string trc(const char* context, const char* message, const Arguments&... arguments) const {
        return fill(find(context, message), {Argument(arguments)...});
    }

    /// The form that fits the number: `trn("{1} move", "{1} moves", moves)`. {1} is the number, the arguments follow.
    template<class... Arguments>
    [[nodiscard]] std::string trn(const char* singular, const char* plural, std::int64_t number,
                                  const Arguments&... arguments) const {
        return fill(findPlural(singular, plural, number), {Argument(number), Argument(arguments)...});
    }

private:
    Text(Language language, const std::locale& catalogue);
    Text(Language language, CatalogueProblem problem);

    [[nodiscard]] std::string_view find(const char* context, const char* message) const;
    [[nodiscard]] std::string_view findPlural(const char* singular, const char* plural, std::int64_t number) const;

    Language m_language = Language::English;
    std::locale m_catalogue = std::locale::classic(); ///< Carries the messages as a facet, if there are any.
    std::optional<CatalogueProblem> m_problem;
};

} // namespace text
