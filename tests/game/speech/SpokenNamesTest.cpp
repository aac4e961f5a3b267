// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/Screens.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cxxabi.h>
#include <memory>
#include <typeinfo>

namespace {

using namespace game;

std::string classOf(const ui::Widget& widget) {
    int status = 0;
    const std::unique_ptr<char, void (*)(void*)> name(
        abi::__cxa_demangle(typeid(widget).name(), nullptr, nullptr, &status), std::free);
    const ui::Rect at = widget.bounds();
    return std::string(name.get()) + " at " + std::to_string(static_cast<int>(at.x)) + ", " +
           std::to_string(static_cast<int>(at.y));
}

/// Expects that each control that can have the focus says what it is.
void expectNames(const ui::Form& form) {
    for (const ui::Widget* widget : form.widgets()) {
        if (!widget->focusable())
            continue;
        if (const auto* area = dynamic_cast<const ui::ScrollArea*>(widget)) {
            expectNames(area->form());
            continue;
        }
        const ui::Spoken spoken = widget->spoken();
        const bool named = !spoken.name.empty() || (spoken.role == ui::Role::Board && !spoken.value.empty());
        EXPECT_TRUE(named) << classOf(*widget) << " says: " << spoken.value;
    }
}

class SpokenNames : public testing::TestWithParam<std::string> {};

TEST_P(SpokenNames, EveryControlHasOne) {
    test::SceneRunner first;
    static_cast<void>(first.solve("shed/l1"));
    const std::size_t count = test::screens(GetParam(), first).size();
    for (std::size_t i = 0; i < count; ++i) {
        SCOPED_TRACE("screen " + std::to_string(i));
        test::SceneRunner with;
        static_cast<void>(with.solve("shed/l1"));
        with.open(test::screens(GetParam(), with)[i]);
        with.pass(0.1F);
        ASSERT_FALSE(with.scenes.empty());
        if (const ui::Form* form = with.scenes.top().form())
            expectNames(*form);
        EXPECT_FALSE(with.scenes.top().spokenTitle().empty()) << "a screen says what it is";
    }
}

INSTANTIATE_TEST_SUITE_P(Every, SpokenNames, testing::ValuesIn(test::everyScreen()), test::screenOf);

} // namespace
