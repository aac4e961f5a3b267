#include "game/shift/ShiftStreet.hpp"

#include <array>
#include <cstddef>

namespace game {

House shiftHouseFront(int index) noexcept {
    constexpr std::array street{House::Shed,  House::Terrace, House::Slate,      House::Corner,
                                House::Round, House::Crooked, House::Observatory};
    return street[static_cast<std::size_t>(index) % street.size()];
}

} // namespace game
