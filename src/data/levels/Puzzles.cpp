// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/Puzzles.hpp"

#include "arukone/Arukone.hpp"
#include "lights/LightsOut.hpp"

#include <array>

namespace data {

puzzle::Kinds puzzles() noexcept {
    static const std::array<const puzzle::Kind*, 2> kinds{&lights::lightsOut(), &arukone::arukone()};
    return kinds;
}

} // namespace data
