// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Text.hpp"

#include <algorithm>

namespace text {

namespace {

/// The language of a locale name such as "de", "de_AT", "de_DE.UTF-8@euro".
std::optional<Language> languageOfLocale(std::string_view locale) {
    return languageFromCode(locale.substr(0, locale.find_first_of("_.@")));
}

std::string_view variable(const Environment& environment, const char* name) {
    const char* value = environment(name);
    return value != nullptr ? value : "";
}

std::string_view localeName(const Environment& environment) {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string_view value = variable(environment, name); !value.empty())
            return value;
    return {};
}

} // namespace

std::optional<Language> languageFromCode(std::string_view code) noexcept {
    for (const Language language : allLanguages)
        if (text::code(language) == code)
            return language;
    return std::nullopt;
}

Language systemLanguage(const Environment& environment) {
    const std::string_view locale = localeName(environment);
    if (locale == "C" || locale == "POSIX")
        return Language::English;
    std::string_view wanted = variable(environment, "LANGUAGE");
    if (wanted.empty())
        return languageOfLocale(locale).value_or(Language::English);
    while (!wanted.empty()) {
        const std::size_t end = std::min(wanted.find(':'), wanted.size());
        if (const auto language = languageOfLocale(wanted.substr(0, end)))
            return *language;
        wanted.remove_prefix(std::min(end + 1, wanted.size()));
    }
    return Language::English;
}

Language wantedLanguage(std::span<const std::string> arguments, const Environment& environment) {
    constexpr std::string_view option = "--lang";
    std::optional<Language> wanted;
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        const std::string_view argument = arguments[i];
        if (argument == option && i + 1 < arguments.size())
            wanted = languageFromCode(arguments[i + 1]);
        else if (argument.substr(0, option.size() + 1) == "--lang=")
            wanted = languageFromCode(argument.substr(option.size() + 1));
    }
    return wanted ? *wanted : systemLanguage(environment);
}

} // namespace text
