#pragma once

#include "puzzle/Kind.hpp"

namespace lights {

/// Lights Out, as storage sees it.
[[nodiscard]] const puzzle::Kind& lightsOut() noexcept;

} // namespace lights
