#include "text/WantedLanguage.hpp"

namespace text {

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
