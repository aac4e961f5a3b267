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

/// The name in one language alone; for the first language, or else the name for all languages.
std::string own(const data::LocalText& name, std::string_view language) {
    const auto found = name.texts().find(language);
    if (found != name.texts().end())
        return found->second;
    const auto all = name.texts().find("");
    return all != name.texts().end() && language == text::languageCodes.front() ? all->second : std::string();
}

} // namespace

data::LocalText enteredName(const data::LocalText& before, const std::vector<std::string>& names) {
    std::map<std::string, std::string, std::less<>> texts = before.texts();
    texts.erase("");
    for (const std::string_view code : text::languageCodes)
        texts.erase(std::string(code));
    const bool only = texts.empty();
    std::set<std::string> different;
    for (std::size_t i = 0; i < std::min(text::languageCodes.size(), names.size()); ++i)
        if (const std::string name = trimmed(names[i]); !name.empty()) {
            different.insert(name);
            texts[std::string(text::languageCodes[i])] = name;
        }
    if (only && different.size() == 1)
        return data::LocalText(*different.begin());
    return data::LocalText(std::move(texts));
}

ToPrompt levelNamePrompt(const text::Text& text, LevelNaming naming) {
    ToPrompt prompt;
    prompt.title = std::move(naming.title);
    for (const text::LanguageEntry& each : text::languages)
        prompt.fields.push_back({text.tr(each.levelName), own(naming.name, each.code), data::maxNameLength,
                                 text.tr("One name will do for all languages")});
    prompt.fields.push_back(
        {text.tr("Author"), std::move(naming.author), data::maxNameLength, text.tr("Your name, if you like")});
    // A first name is most likely written in the player's language.
    prompt.first = naming.name.empty() ? static_cast<std::size_t>(text.language()) : 0;
    prompt.accept = std::move(naming.accept);
    prompt.onAccept = [before = std::move(naming.name),
                       named = std::move(naming.named)](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        return {named(enteredName(before, written), trimmed(written.back()))};
    };
    return prompt;
}

} // namespace game
