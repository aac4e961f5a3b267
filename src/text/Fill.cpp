#include "text/Fill.hpp"

namespace text {

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

} // namespace text
