// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/AnswerList.hpp"

#include <algorithm>
#include <charconv>

namespace data {

std::string formatAnswers(const std::vector<std::int64_t>& given) {
    std::string text;
    for (const std::int64_t answer : given)
        text.append(text.empty() ? "" : " ").append(std::to_string(answer));
    return text;
}

std::vector<std::int64_t> parseAnswers(std::string_view text) {
    std::vector<std::int64_t> given;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        std::int64_t answer = 0;
        const auto [stop, error] = std::from_chars(at, end, answer);
        if (error != std::errc() || answer < 0 || (stop != end && *stop != ' ') || given.size() == maxAnswers)
            return {};
        given.push_back(answer);
        at = stop == end ? stop : stop + 1;
    }
    return given;
}

void addAnswer(std::vector<std::int64_t>& given, std::int64_t answer) {
    if (std::find(given.begin(), given.end(), answer) != given.end())
        return;
    if (given.size() == maxAnswers)
        given.pop_back();
    given.push_back(answer);
}

} // namespace data
