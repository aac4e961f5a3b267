// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Text.hpp"

#include "text/Catalogue.hpp"

#include <boost/locale/gnu_gettext.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <utility>

namespace text {

namespace {

using Messages = boost::locale::message_format<char>;

constexpr const char* domain = "lichter-aus";
constexpr std::uintmax_t maxBytes = std::uintmax_t{8} << 20;

std::filesystem::path catalogueFile(const std::filesystem::path& localeFolder, Language language) {
    return localeFolder / code(language) / "LC_MESSAGES" / (std::string(domain) + ".mo");
}

/// The file's bytes; empty if it cannot be read or is far too large for a catalogue.
std::vector<char> readCatalogue(const std::filesystem::path& file) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error || size > maxBytes)
        return {};
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// The messages as a facet of a locale that otherwise is the classic one, so no system locale is needed.
/// \throws std::runtime_error if the bytes are not a catalogue.
std::locale readMessages(Language language, const std::vector<char>& bytes) {
    boost::locale::gnu_gettext::messages_info info;
    info.language = code(language);
    info.encoding = "UTF-8";
    info.domains.emplace_back(domain);
    info.paths.emplace_back("."); // Boost calls the callback once per path; its result does not depend on the path.
    info.callback = [&bytes](const std::string&, const std::string&) { return bytes; };
    return {std::locale::classic(), boost::locale::gnu_gettext::create_messages_facet<char>(info)};
}

const Messages* messages(const std::locale& catalogue) {
    return std::has_facet<Messages>(catalogue) ? &std::use_facet<Messages>(catalogue) : nullptr;
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

Text::Text(Language language, const std::locale& catalogue)
    : m_language(language)
    , m_catalogue(catalogue) {}

Text::Text(Language language, CatalogueProblem problem)
    : m_language(language)
    , m_problem(std::move(problem)) {}

Text Text::load(const std::filesystem::path& localeFolder, Language language) {
    const std::filesystem::path file = catalogueFile(localeFolder, language);
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return {language, CatalogueProblem{CatalogueProblem::Kind::Missing, file}};
    const std::vector<char> bytes = readCatalogue(file);
    if (bytes.empty())
        return {language, CatalogueProblem{CatalogueProblem::Kind::Unreadable, file}};
    if (!isCompleteCatalogue({bytes.data(), bytes.size()}))
        return {language, CatalogueProblem{CatalogueProblem::Kind::Damaged, file}};
    try {
        return {language, readMessages(language, bytes)};
    } catch (const std::runtime_error&) {
        return {language, CatalogueProblem{CatalogueProblem::Kind::Damaged, file}};
    }
}

std::string_view Text::find(const char* context, const char* message) const {
    const Messages* catalogue = messages(m_catalogue);
    // The empty message is the catalogue's header, which is not meant for players.
    if (catalogue == nullptr || *message == '\0')
        return message;
    const char* translation = catalogue->get(0, context, message);
    return translation != nullptr ? translation : message;
}

std::string_view Text::findPlural(const char* singular, const char* plural, std::int64_t number) const {
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    const int count = static_cast<int>(std::clamp(number, -most, most));
    const Messages* catalogue = messages(m_catalogue);
    const char* translation = catalogue != nullptr ? catalogue->get(0, nullptr, singular, count) : nullptr;
    if (translation != nullptr)
        return translation;
    return number == 1 ? singular : plural;
}

} // namespace text
