// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Slider.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr float disabledSliderAlpha = 0.45F;
constexpr float keyStep = 0.05F; ///< As a share of the range.

float toStep(const SliderRange& range, float value) {
    const float steps = std::round((value - range.min) / range.step);
    return std::clamp(range.min + steps * range.step, range.min, range.max);
}

constexpr float surround = 3; ///< The dark ring around the knob.

} // namespace

Slider::Slider(SliderRange range, float value, std::function<void(float)> changed)
    : onChange(std::move(changed))
    , m_range(range)
    , m_value(toStep(range, value)) {}

void Slider::setRange(SliderRange range) {
    m_range = range;
    setValue(m_value);
}

void Slider::setValue(float value) {
    m_value = toStep(m_range, value);
}

Rect Slider::hitArea() const {
    const Rect all = bounds();
    return Rect{all.x - knob / 2, all.y, all.w + knob, all.h}.atLeast(40);
}

float Slider::fraction() const {
    const float length = m_range.max - m_range.min;
    return length > 0 ? (m_value - m_range.min) / length : 0;
}

float Slider::knobX() const {
    return bounds().x + fraction() * bounds().w;
}

void Slider::choose(float value) {
    const float before = m_value;
    setValue(value);
    if (m_value != before && onChange)
        onChange(m_value);
}

void Slider::chooseAt(float x) {
    const float part = bounds().w > 0 ? (x - bounds().x) / bounds().w : 0;
    choose(m_range.min + std::clamp(part, 0.0F, 1.0F) * (m_range.max - m_range.min));
}

bool Slider::handle(const Event& event) {
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        if (pressed->button != Button::Primary)
            return false;
        m_held = true;
        const float distance = pressed->at.x - knobX();
        m_grip = std::abs(distance) <= knob / 2 ? distance : 0;
        chooseAt(pressed->at.x - m_grip);
        return true;
    }
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        if (m_held)
            chooseAt(moved->at.x - m_grip);
        return m_held;
    }
    if (std::holds_alternative<PointerReleased>(event) || std::holds_alternative<PointerLeft>(event)) {
        if (!std::exchange(m_held, false))
            return false;
        released();
        return true;
    }
    if (const auto* action = std::get_if<ActionPressed>(&event))
        return act(action->action);
    return false;
}

bool Slider::act(Action action) {
    const float step = std::max(m_range.step, keyStep * (m_range.max - m_range.min));
    switch (action) {
    case Action::Left:
        choose(m_value - step);
        break;
    case Action::Right:
        choose(m_value + step);
        break;
    case Action::Home:
        choose(m_range.min);
        break;
    case Action::End:
        choose(m_range.max);
        break;
    default:
        return false;
    }
    released();
    return true;
}

void Slider::released() {
    if (onRelease)
        onRelease();
}

void Slider::draw(Canvas& canvas) const {
    const Rect all = bounds();
    const float middle = all.centre().y;
    const Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : disabledSliderAlpha);
    drawDimmerTrack(canvas, {all.x, middle - track / 2, all.w, track}, knobX());
    drawDimmerKnob(canvas, {knobX(), middle}, m_held ? 1.0F : hoverAmount());
    if (showsFocus())
        ui::drawFocusRing(canvas, {all.x, middle - knob / 2, all.w, knob}, 12);
}

void drawDimmerTrack(Canvas& canvas, Rect rail, float litTo) {
    const Palette& c = canvas.colours();
    const float radius = rail.h / 2;
    canvas.fill(rail, c.surfaceLo, radius);
    canvas.stroke(rail, 1, c.lineCtl, radius);
    if (const float lit = litTo - rail.x; lit > rail.h)
        canvas.fill({rail.x, rail.y, lit, rail.h}, Paint(Paint::Kind::Horizontal, c.litRim, c.litMid), radius);
}

void drawDimmerKnob(Canvas& canvas, Vec centre, float glow) {
    const Palette& c = canvas.colours();
    const float radius = dimmerKnob / 2;
    canvas.glow({centre.x - radius, centre.y - radius, dimmerKnob, dimmerKnob}, 20, faded(c.glow, 0.6F * glow), radius);
    canvas.disc(centre, radius + surround, c.surface);
    Paint light = Paint::lit(c);
    light.focus = {0.38F, 0.30F};
    canvas.disc(centre, radius, light);
    if (!canvas.theme().additiveGlow) // On a light theme the knob needs an edge.
        canvas.ring(centre, radius, 1.5F, c.litRim);
}

Spoken Slider::spoken() const {
    return spokenAs(Role::Slider, words ? words(m_value) : std::to_string(std::lround(m_value)));
}

} // namespace ui
