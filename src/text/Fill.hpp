#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>

namespace text {

/// What stands in a message for {1}, {2} …: words as they are, or an integer in plain digits.
class Argument {
public:
    explicit Argument(std::string_view words)
        : m_words(words) {}
    template<std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) explicit Argument(Number number)
        : m_words(std::to_string(number)) {}

    [[nodiscard]] const std::string& words() const noexcept { return m_words; }

private:
    std::string m_words;
};

/// The pattern with {1} replaced by the first argument, {2} by the second, to {9}. What an argument says is not looked
/// at again; a brace that is no such mark, or has no argument, stays as it is.
[[nodiscard]] std::string fill(std::string_view pattern, std::initializer_list<Argument> arguments);

} // namespace text
