#pragma once

#include "data/database/Database.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace cli {

/// The scores as they can be read, and perhaps not written; nothing where there is no file, which holds no scores. Or a
/// sentence: a damaged file is moved aside, and that is told instead of showing an empty leaderboard.
[[nodiscard]] tl::expected<std::optional<data::Database>, std::string> openScores(const std::filesystem::path& file,
                                                                                  const text::Text& text);

/// The scores to be written to; where there are none, they begin. Or a sentence.
[[nodiscard]] tl::expected<data::Database, std::string> openScoresToWrite(const std::filesystem::path& file,
                                                                          const text::Text& text);

} // namespace cli
