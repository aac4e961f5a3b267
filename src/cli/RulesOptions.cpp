#include "cli/RulesOptions.hpp"

#include <algorithm>
#include <charconv>

namespace cli {

tl::expected<std::optional<lights::Surface>, std::string> understandSurface(const std::string& typed,
                                                                            const text::Text& text) {
    const auto surface = lights::surfaceFromName(typed);
    if (!typed.empty() && !surface)
        return tl::unexpected(
            text.tr("--surface is plane, cylinder, torus, moebius, klein or projective, not “{1}”.", typed));
    return surface;
}

tl::expected<std::optional<lights::Stamp>, std::string> understandStamp(const std::string& typed,
                                                                        const text::Text& text) {
    const auto stamp = lights::stampFromName(typed);
    if (!typed.empty() && !stamp)
        return tl::unexpected(text.tr("--stamp is plus, cross or square, not “{1}”.", typed));
    return stamp;
}

std::optional<int> numberFromText(std::string_view typed) noexcept {
    const auto isDigit = [](char character) { return character >= '0' && character <= '9'; };
    if (typed.empty() || !std::all_of(typed.begin(), typed.end(), isDigit))
        return std::nullopt;
    int value = 0;
    const auto error = std::from_chars(typed.data(), typed.data() + typed.size(), value).ec;
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

std::optional<Size> sizeFromText(std::string_view typed) noexcept {
    for (const std::string_view cross : {"x", "X", "×"}) {
        const std::size_t at = typed.find(cross);
        if (at == std::string_view::npos)
            continue;
        const auto rows = numberFromText(typed.substr(0, at));
        const auto columns = numberFromText(typed.substr(at + cross.size()));
        if (rows && columns)
            return Size{*rows, *columns};
    }
    return std::nullopt;
}

} // namespace cli
