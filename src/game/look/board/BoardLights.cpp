// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/BoardLights.hpp"

#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game {

namespace {

constexpr float onTau = 0.045F;
constexpr float offTau = 0.070F;
constexpr float overshootPeak = 0.090F;
constexpr float overshoot = 0.08F;
constexpr float pressedLightScale = 0.94F;
constexpr float ringCells = 1.6F;
constexpr float ringAlpha = 0.5F;

float glowFactor(float passed) {
    const float rise = passed < overshootPeak ? passed / overshootPeak
                                              : 1 - (passed - overshootPeak) / (BoardLights::onTime - overshootPeak);
    return 1 + overshoot * std::sin(ui::pi / 2 * ui::ease::linear(rise));
}

float pressScale(float passed) {
    if (passed < BoardLights::pressIn)
        return 1 + (pressedLightScale - 1) * ui::ease::out(passed / BoardLights::pressIn);
    return pressedLightScale +
           (1 - pressedLightScale) * ui::ease::back((passed - BoardLights::pressIn) / BoardLights::pressOut);
}

} // namespace

BoardLights::BoardLights(const lights::Board& board)
    : m_columns(board.columns()) {
    m_windows.resize(static_cast<std::size_t>(board.rows()) * static_cast<std::size_t>(board.columns()));
    m_limit.reset(m_windows.size());
    board.lit().forEach([this](lights::Cell cell) {
        Window& window = m_windows[index(cell)];
        window.lit = true;
        window.brightness = 1;
    });
}

void BoardLights::inhabit(const std::vector<Home>& homes) {
    for (Window& window : m_windows)
        window.inhabited = false;
    for (const Home& home : homes)
        m_windows[index(home.cell)].inhabited = true;
}

ui::Seconds BoardLights::waitFor(std::size_t window) {
    if (std::exchange(m_windows[window].wait, 0.0F) <= 0)
        return m_limit.change(window);
    m_limit.takeBack(window);
    return 0;
}

void BoardLights::start(lights::Cell cell, float delay, ui::Motion motion) {
    Window& window = m_windows[index(cell)];
    window.lit = !window.lit;
    window.wait = waitFor(index(cell));
    if (motion.off() && window.wait <= 0) {
        window.brightness = window.lit ? 1.0F : 0.0F;
        window.passed = offTime;
        return;
    }
    window.from = window.brightness;
    window.passed = -delay;
    window.faded = motion.reduced;
    if (!window.running) {
        window.running = true;
        m_running.push_back(index(cell));
    }
}

void BoardLights::apply(const lights::Change& change, ui::Motion motion) {
    const bool moves = !motion.reduced && !motion.off();
    for (const lights::Cell cell : change.toggled)
        start(cell, moves && cell != change.cell ? rippleDelay : 0, motion);
    if (moves) {
        m_pressed = Timer{change.cell, 0};
        m_ring = Timer{change.cell, 0};
    }
}

void BoardLights::show(const lights::Board& board, ui::Motion motion) {
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            const lights::Cell cell{row, column};
            if (m_windows[index(cell)].lit != board.isLit(cell))
                start(cell, 0, motion);
        }
}

void BoardLights::update(float seconds, ui::Motion motion) {
    m_limit.update(seconds);
    const float step = motion.off() ? 1000.0F : seconds * motion.speed;
    const auto finished = [&](std::size_t i) {
        Window& window = m_windows[i];
        if (window.wait > 0 && (window.wait -= seconds) > 0)
            return false;
        window.passed += step;
        if (window.passed <= 0)
            return false;
        const float end = window.lit ? 1.0F : 0.0F;
        const float length = window.faded ? reducedFade : (window.lit ? onTime : offTime);
        if (window.passed >= length) {
            window.brightness = end;
            window.running = window.inhabited && !window.lit && !window.faded && window.passed < bedTime;
            return !window.running;
        }
        const float left =
            window.faded ? 1 - window.passed / reducedFade : std::exp(-window.passed / (window.lit ? onTau : offTau));
        window.brightness = end + (window.from - end) * left;
        return false;
    };
    m_running.erase(std::remove_if(m_running.begin(), m_running.end(), finished), m_running.end());

    if (m_pressed && (m_pressed->passed += step) >= pressIn + pressOut)
        m_pressed.reset();
    if (m_ring && (m_ring->passed += step) >= ringTime)
        m_ring.reset();
}

Shine BoardLights::shine(lights::Cell cell) const noexcept {
    const Window& window = m_windows[index(cell)];
    Shine shine;
    shine.brightness = window.brightness;
    shine.glow = window.brightness;
    if (window.running && !window.faded && window.passed > 0) {
        if (window.lit)
            shine.glow *= glowFactor(window.passed);
        else {
            shine.cooling = 1 - window.brightness;
            shine.dark = window.passed;
        }
    }
    if (m_pressed && m_pressed->cell == cell)
        shine.scale = pressScale(m_pressed->passed);
    return shine;
}

std::optional<BoardLights::Ring> BoardLights::ring() const noexcept {
    if (!m_ring)
        return std::nullopt;
    const float t = m_ring->passed / ringTime;
    return Ring{m_ring->cell, ringCells * ui::ease::out(t), ringAlpha * (1 - t)};
}

} // namespace game
