// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/PadEvents.hpp"
#include "game/Screens.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/services/KeyMap.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cxxabi.h>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <typeinfo>
#include <utility>
#include <vector>

namespace {

using namespace game;

/// One move with the pad: a direction of the D-pad, a shoulder button, or the right stick.
using Push = std::array<sf::Event, 2>;

const std::array<Push, 8>& moves() {
    enum : unsigned { LB = 4, RB = 5 };
    static const std::array<Push, 8> all{test::axisPush(sf::Joystick::U, 100),
                                         test::axisPush(sf::Joystick::PovY, 100),
                                         test::axisPush(sf::Joystick::PovX, 100),
                                         test::axisPush(sf::Joystick::PovY, -100),
                                         test::axisPush(sf::Joystick::PovX, -100),
                                         test::axisPush(sf::Joystick::U, -100),
                                         test::buttonPush(RB),
                                         test::buttonPush(LB)};
    return all;
}

const ui::ScrollArea* asArea(const ui::Widget* widget) {
    return dynamic_cast<const ui::ScrollArea*>(widget);
}

/// The position of a control: its index in the form, and in the forms nested in that. It is the same in a rebuilt
/// scene.
using Place = std::vector<std::size_t>;

/// Calls `visit(place, control)` for each control that takes the focus, including those in scroll areas.
template<class Visit>
void forEachControl(const ui::Form& form, const Visit& visit, const Place& before = {}) {
    for (std::size_t i = 0; i < form.widgets().size(); ++i) {
        const ui::Widget& widget = *form.widgets()[i];
        Place place = before;
        place.push_back(i);
        if (!widget.focusable())
            continue;
        if (const ui::ScrollArea* area = asArea(&widget))
            forEachControl(area->form(), visit, place);
        else
            visit(place, widget);
    }
}

/// The control that has the focus; null if there is none.
const ui::Widget* focusOf(const ui::Form& form) {
    const ui::Widget* const focused = form.focused();
    const ui::ScrollArea* const area = asArea(focused);
    return area != nullptr ? focusOf(area->form()) : focused;
}

std::string nameOf(const ui::Widget& widget) {
    int status = 0;
    const std::unique_ptr<char, void (*)(void*)> name(
        abi::__cxa_demangle(typeid(widget).name(), nullptr, nullptr, &status), std::free);
    const ui::Rect at = widget.bounds();
    return std::string(name ? name.get() : "?") + " \"" + std::string(widget.tip()) + "\" at " +
           std::to_string(std::lround(at.x)) + "," + std::to_string(std::lround(at.y));
}

/// Explores a screen with nothing but a gamepad.
class Explorer {
public:
    Explorer(test::SceneRunner& with, const ui::Viewport& viewport)
        : m_with(with)
        , m_viewport(viewport) {}

    /// Keeps making the move tried least often at the current focus, until every control seen has had the focus.
    /// \returns the controls that were never reached.
    std::vector<std::string> explore() {
        constexpr int maxPushes = 2000;
        look();
        for (int pushes = 0; pushes < maxPushes && !missed().empty(); ++pushes) {
            push(leastTried());
            look();
        }
        return missed();
    }
    [[nodiscard]] std::size_t controls() const { return m_names.size(); }

private:
    /// A control and its scene; the leaderboard has two scenes that take each other's place on one screen.
    using Control = std::pair<std::string, Place>;

    [[nodiscard]] const Scene& scene() const { return m_with.scenes.top(); }

    /// Records which controls there are, and which has the focus.
    void look() {
        const Scene& scene = this->scene();
        const ui::Widget* const focus = focusOf(*scene.form());
        m_focus = {typeid(scene).name(), {}};
        forEachControl(*scene.form(), [&](const Place& place, const ui::Widget& widget) {
            const Control control{typeid(scene).name(), place};
            m_names.emplace(control, nameOf(widget));
            if (&widget == focus)
                m_focus = control;
        });
        m_reached.insert(m_focus);
    }
    [[nodiscard]] std::vector<std::string> missed() const {
        std::vector<std::string> names;
        for (const auto& [control, name] : m_names)
            if (!m_reached.contains(control))
                names.push_back(name);
        return names;
    }
    std::size_t leastTried() {
        const ui::Widget* const focus = focusOf(*scene().form());
        const ui::Rect at = focus != nullptr ? focus->focusBounds() : ui::Rect();
        auto& tried = m_tried[{m_focus, std::lround(at.x), std::lround(at.y)}];
        const auto least = std::min_element(tried.begin(), tried.end());
        ++*least;
        return static_cast<std::size_t>(least - tried.begin());
    }
    void push(std::size_t move) {
        for (const sf::Event& event : moves()[move])
            for (const ui::Event& meant : m_with.input.map(event, m_viewport))
                m_with.handle(meant);
        m_with.pass(0.02F);
    }

    test::SceneRunner& m_with;
    ui::Viewport m_viewport;
    Control m_focus;
    std::map<Control, std::string> m_names;
    std::set<Control> m_reached;
    /// How often each move was made at each position of the focus.
    std::map<std::tuple<Control, long, long>, std::array<int, 8>> m_tried;
};

const std::array<sf::Vector2u, 2> windows{sf::Vector2u{1280, 800}, sf::Vector2u{800, 600}};

class PadReachTest : public testing::TestWithParam<std::string> {
protected:
    /// Two players who have played a little.
    static std::unique_ptr<test::SceneRunner> begin() {
        auto with = std::make_unique<test::SceneRunner>();
        with->input.setBindings(KeyMap().bindings());
        with->playAs("Ada");
        with->solve("shed/l2");
        with->playAs("Mina");
        with->solve("shed/l1");
        with->solve("shed/l1", 1);
        with->open(ToMainMenu{});
        return with;
    }
};

TEST_P(PadReachTest, EveryControlIsReached) {
    const std::size_t count = test::screens(GetParam(), *begin()).size();
    ASSERT_GT(count, 0U);
    for (const sf::Vector2u window : windows)
        for (std::size_t i = 0; i < count; ++i) {
            SCOPED_TRACE(std::to_string(window.x) + " wide, screen " + std::to_string(i));
            const auto with = begin();
            const ui::Viewport viewport(window, 1);
            with->scenes.layout(viewport, test::plainMeasure);
            with->open(test::screens(GetParam(), *with)[i]);
            with->pass(5);
            ASSERT_NE(with->scenes.top().form(), nullptr);
            Explorer explorer(*with, viewport);
            EXPECT_EQ(explorer.explore(), std::vector<std::string>());
            EXPECT_GT(explorer.controls(), 0U);
        }
}

INSTANTIATE_TEST_SUITE_P(Every, PadReachTest, testing::ValuesIn(test::everyScreen()), test::screenOf);

} // namespace
