#include "game/controls/LevelNaming.hpp"

#include "data/levels/LevelCoder.hpp"

#include <map>
#include <utility>

namespace game {

namespace {

std::string trimmed(const std::string& text) {
    const std::size_t from = text.find_first_not_of(' ');
    return from == std::string::npos ? std::string() : text.substr(from, text.find_last_not_of(' ') + 1 - from);
}

/// The text of one language alone; that for all where there is no other.
std::string own(const data::LocalText& name, const std::string& language) {
    const auto found = name.texts().find(language);
    if (found != name.texts().end())
        return found->second;
    const auto all = name.texts().find("");
    return all != name.texts().end() && language == "en" ? all->second : std::string();
}

} // namespace

data::LocalText writtenName(const data::LocalText& before, std::string english, std::string german) {
    english = trimmed(english);
    german = trimmed(german);
    std::map<std::string, std::string, std::less<>> texts = before.texts();
    texts.erase("");
    texts.erase("en");
    texts.erase("de");
    if (texts.empty() && (english.empty() || german.empty() || english == german)) {
        std::string one = english.empty() ? german : english;
        return one.empty() ? data::LocalText() : data::LocalText(std::move(one));
    }
    if (!english.empty())
        texts["en"] = std::move(english);
    if (!german.empty())
        texts["de"] = std::move(german);
    return data::LocalText(std::move(texts));
}

ToPrompt levelNamePrompt(const text::Text& text, LevelNaming naming) {
    enum : std::size_t { English, German, Author };
    const std::string one = text.tr("One name will do for both languages");
    ToPrompt prompt;
    prompt.title = std::move(naming.title);
    prompt.fields = {
        {text.tr("Name in English"), own(naming.name, "en"), data::maxNameLength, one},
        {text.tr("Name in German"), own(naming.name, "de"), data::maxNameLength, one},
        {text.tr("Author"), std::move(naming.author), data::maxNameLength, text.tr("Your name, if you like")}};
    // A single name is written in the reader's language first.
    prompt.first = text.language() == text::Language::German && naming.name.empty() ? German : English;
    prompt.agree = std::move(naming.agree);
    prompt.agreed = [before = std::move(naming.name),
                     named = std::move(naming.named)](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        return {named(writtenName(before, written[English], written[German]), trimmed(written[Author]))};
    };
    return prompt;
}

} // namespace game
