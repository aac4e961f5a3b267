// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Paper.hpp"

#include <algorithm>

namespace sheet {

namespace {

/// Unicode CLDR, supplemental data, measurementData: paperSize of type US-Letter.
constexpr std::array<std::string_view, 14> lettersUsed{"BZ", "CA", "CL", "CO", "CR", "GT", "MX",
                                                       "NI", "PA", "PH", "PR", "SV", "US", "VE"};

/// The territory of a locale's name: "US" of "en_US.UTF-8".
std::string_view territoryOf(std::string_view locale) noexcept {
    const std::size_t from = locale.find('_');
    if (from == std::string_view::npos)
        return {};
    const std::string_view rest = locale.substr(from + 1);
    return rest.substr(0, rest.find_first_of(".@"));
}

} // namespace

std::string_view name(Paper paper) noexcept {
    return paper == Paper::A4 ? "a4" : "letter";
}

std::optional<Paper> paperFromName(std::string_view name) noexcept {
    for (const Paper paper : allPapers)
        if (sheet::name(paper) == name)
            return paper;
    return std::nullopt;
}

const char* title(Paper paper) noexcept {
    return paper == Paper::A4 ? "A4" : "Letter";
}

PaperSize sizeOf(Paper paper) noexcept {
    constexpr double perMillimetre = 72 / 25.4;
    return paper == Paper::A4 ? PaperSize{210 * perMillimetre, 297 * perMillimetre} : PaperSize{612, 792};
}

Paper usualPaper(const data::Environment& environment) {
    for (const char* variable : {"LC_ALL", "LC_PAPER", "LANG"}) {
        const char* value = environment(variable);
        if (value == nullptr || *value == '\0')
            continue;
        const bool letter = std::find(lettersUsed.begin(), lettersUsed.end(), territoryOf(value)) != lettersUsed.end();
        return letter ? Paper::Letter : Paper::A4;
    }
    return Paper::A4;
}

} // namespace sheet
