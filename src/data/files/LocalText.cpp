// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/LocalText.hpp"

#include <utility>

namespace data {

LocalText::LocalText(std::string text) {
    m_texts.emplace(std::string(), std::move(text));
}

LocalText::LocalText(std::map<std::string, std::string, std::less<>> texts)
    : m_texts(std::move(texts)) {
    m_texts.erase(std::string());
}

const std::string& LocalText::in(std::string_view language) const noexcept {
    static const std::string none;
    if (m_texts.empty())
        return none;
    for (const std::string_view wanted : {language, std::string_view(), std::string_view("en")})
        if (const auto found = m_texts.find(wanted); found != m_texts.end())
            return found->second;
    return m_texts.begin()->second;
}

} // namespace data
