// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Inference.hpp"

#include <algorithm>

namespace lights {

Equations::Equations(const Puzzle& puzzle)
    : m_columns(puzzle.columns())
    , m_lights(static_cast<std::size_t>(puzzle.start().lit().cells()))
    , m_switches(m_lights.size()) {
    puzzle.start().pressable().forEach([&](Cell window) {
        const Stamped switched = stamped(puzzle.rules(), puzzle.start(), window);
        std::vector<int>& lights = m_lights[static_cast<std::size_t>(number(window))];
        lights.reserve(switched.size());
        for (const Cell light : switched) {
            if (puzzle.start().isCurtained(light))
                continue;
            lights.push_back(number(light));
            m_switches[static_cast<std::size_t>(number(light))].push_back(number(window));
        }
    });
}

Equations::Equations(const Equations& each, const std::vector<int>& first)
    : m_columns(each.m_columns)
    , m_lights(each.cells())
    , m_switches(each.cells()) {
    for (int light = 0; light < static_cast<int>(m_switches.size()); ++light) {
        std::vector<int> standing;
        for (const int window : each.switches(light))
            standing.push_back(first[static_cast<std::size_t>(window)]);
        std::sort(standing.begin(), standing.end());
        for (auto same = standing.begin(); same != standing.end();) {
            const auto next = std::upper_bound(same, standing.end(), *same);
            if ((next - same) % 2 != 0) {
                m_switches[static_cast<std::size_t>(light)].push_back(*same);
                m_lights[static_cast<std::size_t>(*same)].push_back(light);
            }
            same = next;
        }
    }
}

Knowledge::Knowledge(const Equations& equations, const BitGrid& wrong, const BitGrid& made)
    : m_equations(&equations)
    , m_windows(equations.cells())
    , m_lights(equations.cells()) {
    for (int light = 0; light < static_cast<int>(m_lights.size()); ++light) {
        at(light) = {static_cast<int>(equations.switches(light).size()), wrong.test(equations.cell(light))};
        if (at(light).undecided == 1)
            m_ripe.push_back(light);
    }
    made.forEach([&](Cell cell) { decide(equations.number(cell), true, nobody); });
}

void Knowledge::decide(int window, bool pressed, int light) {
    m_windows[static_cast<std::size_t>(window)] = {++m_decided, pressed, light};
    for (const int switched : m_equations->lights(window)) {
        Light& equation = at(switched);
        equation.wrong = equation.wrong != pressed;
        if (--equation.undecided == 1)
            m_ripe.push_back(switched);
        if (equation.undecided == 0 && equation.wrong)
            m_broken.push_back(switched);
    }
}

int Knowledge::open(int light) const {
    const std::vector<int>& switches = m_equations->switches(light);
    const auto found = std::find_if_not(switches.begin(), switches.end(), [&](int each) { return isDecided(each); });
    return found == switches.end() ? nobody : *found;
}

std::vector<int> Knowledge::reasons(int light) const {
    std::vector<int> found;
    std::vector<bool> seen(m_windows.size());
    std::vector<int> lights{light};
    while (!lights.empty()) {
        const int next = lights.back();
        lights.pop_back();
        for (const int window : m_equations->switches(next)) {
            if (of(window).light == nobody || seen[static_cast<std::size_t>(window)])
                continue;
            seen[static_cast<std::size_t>(window)] = true;
            found.push_back(window);
            lights.push_back(of(window).light);
        }
    }
    std::sort(found.begin(), found.end(), [&](int a, int b) { return of(a).order < of(b).order; });
    return found;
}

} // namespace lights
