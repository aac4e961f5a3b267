#pragma once

#include "game/app/Services.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/Scene.hpp"

#include <memory>

namespace game {

/// Builds the scene of a destination: the only place that knows the scene classes.
[[nodiscard]] std::unique_ptr<Scene> buildScene(const Destination& to, const Services& services);

} // namespace game
