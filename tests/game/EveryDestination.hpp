// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Destination.hpp"

#include <gtest/gtest.h>

#include <string>
#include <variant>

namespace game::test {

template<class Variant>
struct TypesOf;
template<class... To>
struct TypesOf<std::variant<To...>> {
    using Types = testing::Types<To...>;
};

/// All destinations, for a typed test of every screen: see screens() in Screens.hpp.
using EveryDestination = TypesOf<Destination::Place>::Types;

/// Names such a test by the destination.
struct NameOfDestination {
    template<class To>
    static std::string GetName(int /*index*/) {
        const std::string name = testing::internal::GetTypeName<To>();
        return name.substr(name.find_last_of(':') + 1);
    }
};

} // namespace game::test
