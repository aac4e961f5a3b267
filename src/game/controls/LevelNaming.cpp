// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/LevelNaming.hpp"

#include "data/levels/LevelCoder.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace game {

namespace {

std::string trimmed(const std::string& text) {
    const std::size_t from = text.find_first_not_of(' ');
    return from == std::string::npos ? std::string() : text.substr(from, text.find_last_not_of(' ') + 1 - from);
}

using Languages = std::vector<text::Language>;

/// The languages in which a name is asked for, the player's first: those that it already has, or English and one more.
Languages askedFor(const data::LocalText& name, text::Language players) {
    constexpr std::size_t most = 3; // As many fields as fit into a small window, beside the author's.
    Languages asked{players};
    for (const text::Language other : text::allLanguages)
        if (other != players && asked.size() < most && name.texts().contains(text::code(other)))
            asked.push_back(other);
    if (asked.size() == 1)
        asked.push_back(players == text::Language::English ? text::Language::German : text::Language::English);
    return asked;
}

/// What the field of a language shows at first; the first one shows a name for all languages.
std::string nameSoFar(const data::LocalText& name, text::Language language, bool first) {
    const auto& texts = name.texts();
    auto found = texts.find(text::code(language));
    if (found == texts.end() && first)
        found = texts.find("");
    return found != texts.end() ? found->second : std::string();
}

} // namespace

data::LocalText enteredName(const data::LocalText& before, std::span<const text::Language> asked,
                            std::span<const std::string> names) {
    std::map<std::string, std::string, std::less<>> texts = before.texts();
    texts.erase("");
    for (const text::Language language : asked)
        texts.erase(std::string(text::code(language)));
    const bool only = texts.empty();
    std::set<std::string> different;
    for (std::size_t i = 0; i < std::min(asked.size(), names.size()); ++i)
        if (const std::string name = trimmed(names[i]); !name.empty()) {
            different.insert(name);
            texts[std::string(text::code(asked[i]))] = name;
        }
    if (only && different.size() == 1)
        return data::LocalText(*different.begin());
    return data::LocalText(std::move(texts));
}

ToPrompt levelNamePrompt(const text::Text& text, LevelNaming naming) {
    ToPrompt prompt;
    prompt.title = std::move(naming.title);
    Languages asked = askedFor(naming.name, text.language());
    for (const text::Language language : asked)
        prompt.fields.push_back({text.tr(text::entry(language).levelName),
                                 nameSoFar(naming.name, language, language == asked.front()), data::maxNameLength,
                                 text.tr("One name will do for all languages")});
    prompt.fields.push_back(
        {text.tr("Author"), std::move(naming.author), data::maxNameLength, text.tr("Your name, if you like")});
    prompt.accept = std::move(naming.accept);
    prompt.onAccept = [before = std::move(naming.name), asked = std::move(asked),
                       named = std::move(naming.named)](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        return {named(enteredName(before, asked, written), trimmed(written.back()))};
    };
    return prompt;
}

} // namespace game
