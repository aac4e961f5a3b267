// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Text.hpp"

#include "text/Catalogue.hpp"

#include <fstream>
#include <iterator>
#include <utility>

namespace text {

namespace {

constexpr const char* domain = "lichter-aus";
constexpr std::uintmax_t maxBytes = std::uintmax_t{8} << 20;

std::filesystem::path catalogueFile(const std::filesystem::path& localeFolder, Language language) {
    return localeFolder / code(language) / "LC_MESSAGES" / (std::string(domain) + ".mo");
}

/// The file's bytes; empty if it cannot be read or is far too large for a catalogue.
std::string readCatalogue(const std::filesystem::path& file) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error || size > maxBytes)
        return {};
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace

std::string fill(std::string_view pattern, std::initializer_list<Argument> arguments) {
    std::string filled;
    filled.reserve(pattern.size());
    while (!pattern.empty()) {
        const bool mark =
            pattern.size() >= 3 && pattern[0] == '{' && pattern[1] >= '1' && pattern[1] <= '9' && pattern[2] == '}';
        const std::size_t index = mark ? static_cast<std::size_t>(pattern[1] - '1') : arguments.size();
        if (index < arguments.size()) {
            filled += arguments.begin()[index].words();
            pattern.remove_prefix(3);
        } else {
            filled += pattern.front();
            pattern.remove_prefix(1);
        }
    }
    return filled;
}

Text::Text(Language language, std::shared_ptr<const CompiledCatalogue> catalogue)
    : m_language(language)
    , m_catalogue(std::move(catalogue)) {}

Text::Text(Language language, CatalogueProblem problem)
    : m_language(language)
    , m_problem(std::move(problem)) {}

Text Text::load(const std::filesystem::path& localeFolder, Language language) {
    const std::filesystem::path file = catalogueFile(localeFolder, language);
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return {language, CatalogueProblem{CatalogueProblem::Kind::Missing, file}};
    std::string bytes = readCatalogue(file);
    if (bytes.empty())
        return {language, CatalogueProblem{CatalogueProblem::Kind::Unreadable, file}};
    if (auto catalogue = CompiledCatalogue::read(std::move(bytes)))
        return {language, std::move(catalogue)};
    return {language, CatalogueProblem{CatalogueProblem::Kind::Damaged, file}};
}

std::string_view Text::find(const char* context, const char* message) const {
    // The empty message is the catalogue's header, which is not meant for players.
    if (m_catalogue == nullptr || *message == '\0')
        return message;
    return m_catalogue->find(context, message).value_or(message);
}

std::string_view Text::findPlural(const char* singular, const char* plural, std::int64_t number) const {
    const auto translation = m_catalogue != nullptr ? m_catalogue->findPlural(singular, number) : std::nullopt;
    return translation.value_or(number == 1 ? singular : plural);
}

} // namespace text
