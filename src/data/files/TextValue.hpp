#pragma once

#include "data/files/Json.hpp"
#include "data/files/LocalText.hpp"

namespace data {

/// Whether a text can stand on a line: one to `longest` code points, no control characters, not only blanks.
[[nodiscard]] bool isLine(std::string_view text, std::size_t longest);

/// A text of one line; nothing, with the problem told, when the value is none.
[[nodiscard]] std::optional<std::string> readLine(const Json& value, const std::string& pointer, std::size_t longest,
                                                  ProblemSink& problems);

/// A text for every language, or a map from language to text. What is wrong is told and left out.
[[nodiscard]] LocalText readLocalText(const Json& value, const std::string& pointer, std::size_t longest,
                                      ProblemSink& problems);

/// The same the other way round.
[[nodiscard]] Json toJson(const LocalText& text);

} // namespace data
