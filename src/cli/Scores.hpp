#pragma once

#include "cli/Answer.hpp"
#include "cli/Arguments.hpp"
#include "data/levels/Library.hpp"

namespace cli {

/// `scores`: the leaderboard in a database file, each row verified; a file that is not there is a leaderboard without
/// rows. \param library says which board a level has now; runs on an earlier one are left out, as in the game.
[[nodiscard]] Outcome scores(const ScoresRequest& request, const std::filesystem::path& database,
                             const data::Library& library, const text::Text& text);

} // namespace cli
