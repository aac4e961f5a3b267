#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// Breaks text into lines no wider than `width`: at '\n' always; at spaces, which go, where the next word would not
/// fit; inside a word that is too wide for a line of its own (one character stays, however narrow the line). \param
/// widthOf measures a line in the units of `width`. \returns at least one line; empty lines stay.
[[nodiscard]] std::vector<std::string> wrapLines(std::string_view utf8, float width,
                                                 const std::function<float(std::string_view)>& widthOf);

} // namespace ui
