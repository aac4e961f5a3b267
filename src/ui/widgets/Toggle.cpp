// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Toggle.hpp"

#include "ui/widgets/Panel.hpp"

namespace ui {

namespace {

constexpr float chipRadius = 9;
constexpr float chipPadding = 14;
constexpr float tick = 18;
constexpr float box = 12; ///< What stands in its place in a chip that is off.
constexpr float chipGap = 7;
constexpr float disabledToggleAlpha = 0.5F;

} // namespace

Chip::Chip(std::string label, bool on, std::function<void(bool)> changed)
    : onChange(std::move(changed))
    , m_label(std::move(label))
    , m_on(on) {}

float Chip::preferredWidth(const Measure& measure) const {
    return 2 * chipPadding + measure(m_label, style::label) + tick + chipGap;
}

void Chip::flip() {
    m_on = !m_on;
    if (onChange)
        onChange(m_on);
}

bool Chip::handle(const Event& event) {
    if (isConfirm(event)) {
        flip();
        return true;
    }
    const Press::Result result = m_press.handle(event, hitArea());
    if (result == Press::Result::Clicked)
        flip();
    return result != Press::Result::Ignored;
}

void Chip::draw(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    const Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    {
        const Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : disabledToggleAlpha);
        canvas.fill(area, mix(c.surfaceLo, c.surfaceHi, hoverAmount()), chipRadius);
        canvas.stroke(area, m_on ? 1.5F : 1.0F, m_on ? c.accent : mix(c.lineSoft, c.brass, hoverAmount()), chipRadius);
        const float label = canvas.textWidth(m_label, style::label);
        const float x = area.centre().x - (tick + chipGap + label) / 2;
        const Vec sign{x + tick / 2, area.centre().y};
        if (m_on)
            canvas.icon(Icon::Check, sign, tick, c.accent);
        else // Otherwise it would not be seen that it can be switched on.
            canvas.stroke({sign.x - box / 2, sign.y - box / 2, box, box}, 1.5F, c.lineCtl, 3);
        canvas.text(m_label, {x + tick + chipGap, area.centre().y}, style::label, m_on ? c.text : c.text2);
    }
    drawFocusRing(canvas, chipRadius);
}

namespace {

constexpr Seconds knobDuration = 0.1F;
constexpr float switchRadius = 11;
constexpr float knobWidth = 28;
constexpr float knobHeight = 26;
constexpr float knobRadius = 8;
constexpr float inset = 4;
constexpr float wordGap = 12;

Paint fromTo(sf::Color top, sf::Color bottom) {
    return {Paint::Kind::Vertical, top, bottom};
}

} // namespace

Toggle::Toggle(bool on, std::function<void(bool)> changed)
    : onChange(std::move(changed))
    , m_on(on)
    , m_knob(on ? 1.0F : 0.0F) {}

void Toggle::setWords(std::string on, std::string off) {
    m_onWord = std::move(on);
    m_offWord = std::move(off);
}

void Toggle::setOn(bool on) {
    m_on = on;
    m_knob.send(on ? 1.0F : 0.0F, motion().colourDuration(knobDuration));
}

void Toggle::flip() {
    setOn(!m_on);
    if (onChange)
        onChange(m_on);
}

bool Toggle::handle(const Event& event) {
    if (isConfirm(event)) {
        flip();
        return true;
    }
    const Press::Result result = m_press.handle(event, hitArea());
    if (result == Press::Result::Clicked)
        flip();
    return result != Press::Result::Ignored;
}

void Toggle::update(Seconds step) {
    Widget::update(step);
    m_knob.update(step);
}

bool Toggle::animating() const {
    return m_knob.moving() || Widget::animating();
}

Rect Toggle::switchRect() const {
    const Rect all = bounds();
    return {all.right() - width, all.centre().y - height / 2, width, height};
}

void Toggle::draw(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    const Rect place = switchRect();
    const Rect area = m_press.down() ? place.moved({0, 1}) : place;
    const float on = m_knob.value();
    const float middle = area.centre().y;
    const Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : disabledToggleAlpha);

    canvas.glow(area, 16, faded(c.glow, 0.38F * on), switchRadius);
    canvas.fill(area, fromTo(mix(c.surfaceLo, c.litBody, on), mix(c.surfaceLo, c.litRim, on)), switchRadius);
    canvas.stroke(area, 1.5F, mix(mix(c.lineCtl, c.litRim, on), c.brass, hoverAmount()), switchRadius);
    const Rect knob{area.x + inset + on * (area.w - 2 * inset - knobWidth), area.y + inset, knobWidth, knobHeight};
    if (canvas.theme().flat) // In a flat theme light is a single colour, so the knob is drawn as a cut-out.
        canvas.fill(knob, mix(c.line, c.onLit, on), knobRadius);
    else
        canvas.fill(knob, fromTo(mix(c.line, c.litCore, on), mix(c.lineSoft, c.litMid, on)), knobRadius);
    // The mark is in the half that the knob leaves free.
    const float mark = (width - knobWidth - inset) / 2 + 1;
    if (m_on)
        canvas.text("I", {area.x + mark, middle}, style::keycap, c.onLit, Align::Centre);
    else
        canvas.text("O", {area.right() - mark, middle}, style::keycap, c.text3, Align::Centre);
    const std::string& word = m_on ? m_onWord : m_offWord;
    const TextStyle wordStyle{m_on ? Face::Bold : Face::Semibold, style::label.size};
    canvas.text(word, {place.x - wordGap, middle}, wordStyle, m_on ? c.text : c.text2, Align::Right);
    if (showsFocus())
        ui::drawFocusRing(canvas, place, switchRadius);
}

Spoken Chip::spoken() const {
    Spoken spoken = spokenAs(Role::Switch);
    spoken.name = m_label.empty() ? spoken.name : m_label;
    spoken.on = m_on;
    return spoken;
}

Spoken Toggle::spoken() const {
    Spoken spoken = spokenAs(Role::Switch);
    spoken.on = m_on;
    return spoken;
}

} // namespace ui
