#include "data/levels/Puzzles.hpp"

#include "lights/LightsOut.hpp"

#include <array>

namespace data {

puzzle::Kinds puzzles() noexcept {
    static const std::array kinds{&lights::lightsOut()};
    return kinds;
}

} // namespace data
