// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <cstddef>
#include <utility>
#include <vector>

/// What follows from the lights of a puzzle, step by step. The order of presses makes no difference, so every window
/// that can be pressed either is, or is not. Each light gives an equation: of the windows that switch it (its
/// switches), an odd number has to be pressed if it differs from the goal at the start, otherwise an even number.
namespace lights {

/// A step of reasoning: all other switches of `light` are known, which leaves one possibility for `window`.
struct Inference {
    Cell window;
    bool pressed = false; ///< Whether the window has to be pressed; otherwise it must not be.
    Cell light;

    friend bool operator==(const Inference&, const Inference&) = default;
};

/// Stands for a window or light that there is not.
inline constexpr int nobody = -1;

/// What switches what. Lights behind a curtain are left out, as any state of theirs will do. Cells are numbered in
/// row-major order.
class Equations {
public:
    explicit Equations(const Puzzle& puzzle);
    /// The equations for solutions in which windows are pressed together or not at all. \param first by number, which
    /// window stands for this one. The others switch nothing then, and it switches what an odd number of them does.
    Equations(const Equations& each, const std::vector<int>& first);

    [[nodiscard]] std::size_t cells() const noexcept { return m_lights.size(); }
    [[nodiscard]] int number(Cell cell) const noexcept { return cell.row * m_columns + cell.column; }
    [[nodiscard]] Cell cell(int number) const noexcept { return {number / m_columns, number % m_columns}; }
    /// What a window switches; nothing if it cannot be pressed.
    [[nodiscard]] const std::vector<int>& lights(int window) const {
        return m_lights[static_cast<std::size_t>(window)];
    }
    /// The windows that can be pressed and switch a light, in row-major order.
    [[nodiscard]] const std::vector<int>& switches(int light) const {
        return m_switches[static_cast<std::size_t>(light)];
    }

private:
    int m_columns;
    std::vector<std::vector<int>> m_lights;
    std::vector<std::vector<int>> m_switches;
};

/// Which windows are known to be pressed or not, and why. Copied for each supposition.
class Knowledge {
public:
    /// \param equations must outlive the object and its copies. \param wrong the lights that differ from the goal at
    /// the start. \param made presses that are taken for granted.
    Knowledge(const Equations& equations, const BitGrid& wrong, const BitGrid& made);

    /// \param light the one whose equation decides, or nobody. \pre the window is not decided.
    void decide(int window, bool pressed, int light);

    [[nodiscard]] bool isDecided(int window) const { return of(window).order != 0; }
    [[nodiscard]] bool isRuledOut(int window) const { return isDecided(window) && !of(window).pressed; }
    /// Whether an odd number of a light's undecided switches has to be pressed.
    [[nodiscard]] bool isWrong(int light) const { return m_lights[static_cast<std::size_t>(light)].wrong; }
    /// The first undecided switch of a light, or nobody.
    [[nodiscard]] int open(int light) const;

    /// The lights that have come to have a single undecided switch since the last call. Some may have none any more.
    [[nodiscard]] std::vector<int> takeRipe() { return std::exchange(m_ripe, {}); }
    /// The lights that are wrong although all their switches are decided.
    [[nodiscard]] const std::vector<int>& broken() const noexcept { return m_broken; }

    /// The windows whose decisions led to those about a light's switches, in the order in which they were decided.
    [[nodiscard]] std::vector<int> reasons(int light) const;
    /// \pre the window is among reasons().
    [[nodiscard]] Inference inference(int window) const {
        return {m_equations->cell(window), of(window).pressed, m_equations->cell(of(window).light)};
    }

private:
    struct Window {
        int order = 0; ///< 0 if it is not decided.
        bool pressed = false;
        int light = nobody;
    };
    struct Light {
        int undecided = 0;
        bool wrong = false;
    };

    [[nodiscard]] Light& at(int light) { return m_lights[static_cast<std::size_t>(light)]; }
    [[nodiscard]] const Window& of(int window) const { return m_windows[static_cast<std::size_t>(window)]; }

    const Equations* m_equations;
    std::vector<Window> m_windows;
    std::vector<Light> m_lights;
    std::vector<int> m_ripe;
    std::vector<int> m_broken;
    int m_decided = 0;
};

} // namespace lights
