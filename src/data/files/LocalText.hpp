#pragma once

#include <map>
#include <string>
#include <string_view>

namespace data {

/// A text in several languages, as level files hold it: from a language's word ("en", "de") to the text. A text that
/// belongs to no language stands under the empty word.
class LocalText {
public:
    LocalText() = default;

    /// A text for every language.
    explicit LocalText(std::string text);

    /// \param texts by language; one under the empty word is left out.
    explicit LocalText(std::map<std::string, std::string, std::less<>> texts);

    /// The text in `language`; failing that the one for every language, the English one, or the first there is; empty
    /// when there is none.
    [[nodiscard]] const std::string& in(std::string_view language) const noexcept;

    [[nodiscard]] bool empty() const noexcept { return m_texts.empty(); }
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& texts() const noexcept { return m_texts; }

    friend bool operator==(const LocalText&, const LocalText&) = default;

private:
    std::map<std::string, std::string, std::less<>> m_texts;
};

} // namespace data
