#pragma once

#include "data/files/Paths.hpp"
#include "text/Fill.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <locale>
#include <optional>
#include <string>
#include <string_view>

/// Marks a message that stands in a table and is translated later, so that xgettext finds it:
/// `constexpr std::array titles{TR_NOOP("Campaign"), TR_NOOP("Settings")}; … text.tr(titles[i])`.
#define TR_NOOP(msgid) msgid
/// The same for a message with a context: `text.trc("key", caps[i])`.
#define TRC_NOOP(context, msgid) msgid

namespace text {

/// The languages that the program speaks.
enum class Language : std::uint8_t { English, German };

inline constexpr std::array allLanguages{Language::English, Language::German};

/// "en" or "de": the word of settings, options, level names and catalogue folders.
[[nodiscard]] std::string_view code(Language language) noexcept;
[[nodiscard]] std::optional<Language> languageFromCode(std::string_view code) noexcept;

using data::Environment;

/// The player's language by the rules of gettext: the first of LC_ALL, LC_MESSAGES, LANG that is not empty names the
/// locale; the list LANGUAGE goes before it, unless the locale is "C" or "POSIX". English where none is spoken here.
[[nodiscard]] Language systemLanguage(const Environment& environment);

/// Why there is no catalogue. The program goes on in English.
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

    /// The translation of a message with its arguments filled in; the message itself where there is none.
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
