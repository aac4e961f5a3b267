#pragma once

#include "game/app/Options.hpp"
#include "game/app/SceneFactory.hpp"
#include "game/scene/Destination.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// What on the command line cannot be done at all, as one sentence: a level or board that does not exist, a name that
/// is none. Nothing when all is well.
[[nodiscard]] std::optional<std::string> wrongOption(const Options& options, const Services& services);

/// The scenes that the command line asks for, from the bottom of the stack up. What cannot be opened becomes an error
/// scene on the menu.
[[nodiscard]] std::vector<Destination> openingScreens(const Options& options, const Services& services);

} // namespace game
