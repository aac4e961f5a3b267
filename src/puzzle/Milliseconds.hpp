#pragma once

#include <chrono>

namespace puzzle {

/// Unit of clocks and events.
using Milliseconds = std::chrono::milliseconds;

} // namespace puzzle
