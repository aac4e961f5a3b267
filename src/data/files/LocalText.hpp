// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <string>
#include <string_view>

namespace data {

/// A text in several languages, as in level files: a map from language code ("en", "de") to text. The empty code stands
/// for all languages.
class LocalText {
public:
    LocalText() = default;

    /// One text for all languages.
    explicit LocalText(std::string text);

    /// \param texts by language code; an entry with an empty code is dropped.
    explicit LocalText(std::map<std::string, std::string, std::less<>> texts);

    /// Returns the text in `language`; failing that, the text for all languages, the English one, or the first one.
    /// Returns an empty text if there is none.
    [[nodiscard]] const std::string& in(std::string_view language) const noexcept;

    [[nodiscard]] bool empty() const noexcept { return m_texts.empty(); }
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& texts() const noexcept { return m_texts; }

    friend bool operator==(const LocalText&, const LocalText&) = default;

private:
    std::map<std::string, std::string, std::less<>> m_texts;
};

} // namespace data
