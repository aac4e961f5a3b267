#include "data/files/TextValue.hpp"

#include "data/files/Utf8.hpp"

#include <algorithm>

namespace data {

namespace {

/// Whether a word looks like a language: "en", "de", "pt-BR".
bool isLanguage(std::string_view word) {
    constexpr std::size_t longest = 16;
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    return word.size() >= 2 && word.size() <= longest && word.find_first_not_of(letters) == std::string_view::npos;
}

} // namespace

bool isLine(std::string_view text, std::size_t longest) {
    const auto points = toCodePoints(text);
    return points && points->size() <= longest && std::none_of(points->begin(), points->end(), isControl) &&
           !std::all_of(points->begin(), points->end(), isBlank);
}

std::optional<std::string> readLine(const Json& value, const std::string& pointer, std::size_t longest,
                                    ProblemSink& problems) {
    if (!value.is_string()) {
        problems.add(pointer, ProblemCode::WrongType, {"text"});
        return std::nullopt;
    }
    const auto& text = value.get_ref<const std::string&>();
    if (!isLine(text, longest)) {
        problems.add(pointer, ProblemCode::BadText, {std::to_string(longest)});
        return std::nullopt;
    }
    return text;
}

LocalText readLocalText(const Json& value, const std::string& pointer, std::size_t longest, ProblemSink& problems) {
    if (value.is_string()) {
        auto text = readLine(value, pointer, longest, problems);
        return text ? LocalText(std::move(*text)) : LocalText();
    }
    if (!value.is_object()) {
        problems.add(pointer, ProblemCode::WrongType, {"text or object"});
        return {};
    }
    if (value.empty())
        problems.add(pointer, ProblemCode::BadText, {std::to_string(longest)});
    std::map<std::string, std::string, std::less<>> texts;
    for (const auto& [language, words] : value.items()) {
        if (!isLanguage(language))
            problems.add(below(pointer, language), ProblemCode::UnknownValue, {language, "en, de"});
        else if (auto text = readLine(words, below(pointer, language), longest, problems))
            texts.emplace(language, std::move(*text));
    }
    return LocalText(std::move(texts));
}

Json toJson(const LocalText& text) {
    if (text.texts().contains(std::string_view()))
        return text.in({});
    Json map = Json::object();
    for (const auto& [language, words] : text.texts())
        map[language] = words;
    return map;
}

} // namespace data
