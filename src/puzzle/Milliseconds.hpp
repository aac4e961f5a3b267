#pragma once

#include <chrono>

namespace puzzle {

/// The time of clocks and events.
using Milliseconds = std::chrono::milliseconds;

} // namespace puzzle
