// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/PushButton.hpp"

#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace ui {

namespace {

constexpr Seconds flashDuration = 0.12F;
constexpr float buttonLine = 1.5F;
constexpr float buttonIcon = 22;
constexpr float facePartGap = 10;
constexpr float buttonPadding = 20;
constexpr float bigPadding = 28;
constexpr float plainRing = 1; ///< How far the focus ring of a plain button reaches beyond it.
constexpr float plainPadding = 8;

float radiusOf(const ButtonFace& face) {
    return face.big ? 14 : 12;
}

const TextStyle& styleOf(const ButtonFace& face) {
    return face.big ? style::buttonBig : style::button;
}

/// The widths of a button's contents, in order; 0 for those it does not have.
struct Parts {
    float leading = 0;
    float label = 0;
    float trailing = 0;
    float key = 0;

    [[nodiscard]] float width() const {
        float sum = 0;
        for (const float part : {leading, label, trailing, key})
            sum += part > 0 ? part + (sum > 0 ? facePartGap : 0) : 0;
        return sum;
    }
};

Parts partsOf(const ButtonFace& face, bool showsLabel, bool showsKey, const Measure& measure) {
    Parts parts;
    parts.leading = face.leading ? buttonIcon : 0;
    if (face.kind == ButtonFace::Kind::Icon)
        return parts;
    parts.label = showsLabel ? measure(face.label, styleOf(face)) : 0;
    parts.trailing = face.trailing ? buttonIcon : 0;
    parts.key = showsKey ? keycapWidth(face.key, measure) : 0;
    return parts;
}

} // namespace

PushButton::PushButton(ButtonFace face, std::function<void()> pressed)
    : onPress(std::move(pressed))
    , m_face(std::move(face)) {}

float PushButton::preferredWidth(const Measure& measure) const {
    if (m_face.kind == ButtonFace::Kind::Icon)
        return preferredHeight();
    return partsOf(m_face, showsLabel(), showsKey(), measure).width() + 2 * padding();
}

void PushButton::fit(Rect bounds, const Measure& measure) {
    m_hideKey = false;
    m_hideKey = preferredWidth(measure) > bounds.w;
    place(bounds);
}

void PushButton::press() {
    if (!enabled())
        return;
    flash();
    if (onPress)
        onPress();
}

void PushButton::flash() {
    m_flash = motion().colourDuration(flashDuration);
}

Spoken PushButton::spoken() const {
    Spoken spoken = spokenAs(Role::Button);
    if (!m_face.label.empty())
        spoken.name = m_face.label;
    return spoken;
}

std::string_view PushButton::tip() const {
    const std::string_view own = Widget::tip();
    if (!own.empty() && own != m_face.label)
        return own;
    return showsLabel() ? std::string_view() : std::string_view(m_face.label); // What can be read is not said again.
}

float PushButton::padding() const {
    return plain() ? plainPadding : m_face.big ? bigPadding : buttonPadding;
}

bool PushButton::showsLabel() const {
    return m_face.kind != ButtonFace::Kind::Icon && !m_face.label.empty() && !(m_hideLabel && m_face.leading);
}

bool PushButton::handle(const Event& event) {
    if (isConfirm(event)) {
        press();
        return true;
    }
    const Press::Result result = m_press.handle(event, hitArea());
    if (result == Press::Result::Clicked && onPress)
        onPress();
    return result != Press::Result::Ignored;
}

void PushButton::update(Seconds step) {
    Widget::update(step);
    m_flash = std::max(0.0F, m_flash - step);
}

bool PushButton::animating() const {
    return m_flash > 0 || Widget::animating();
}

void PushButton::draw(Canvas& canvas) const {
    const Rect area = down() ? bounds().moved({0, 1}) : bounds();
    drawBody(canvas, area);
    drawContent(canvas, area);
    if (!plain())
        drawFocusRing(canvas, radiusOf(m_face));
    else if (showsFocus()) // It has no edge of its own to stand off from, and rows of such buttons are close together.
        canvas.stroke(bounds().inset(-plainRing), 3 * canvas.theme().focusScale, canvas.colours().focus,
                      radiusOf(m_face) + plainRing);
}

sf::Color PushButton::ink(const Palette& colours) const {
    if (!enabled())
        return colours.text3;
    if (primary())
        return colours.onLit;
    return plain() ? colours.text2 : colours.text;
}

void PushButton::drawBody(Canvas& canvas, Rect area) const {
    const Palette& c = canvas.colours();
    const float radius = radiusOf(m_face);
    if (plain()) {
        canvas.fill(area, faded(sf::Color::White, 0.06F * hoverAmount()), radius);
        return;
    }
    if (!enabled()) {
        canvas.fill(area, c.surface, radius); // So that the picture behind it does not shine through.
        canvas.stroke(area, buttonLine, c.lineSoft, radius);
        return;
    }
    if (primary()) {
        if (down())
            canvas.fill(area, c.litRim, radius);
        else
            drawLit(canvas, area, radius, hoverAmount());
        return;
    }
    if (down()) {
        canvas.fill(area, c.surfaceLo, radius);
        canvas.stroke(area, buttonLine, m_face.hint ? c.hint : c.accent, radius);
        return;
    }
    canvas.fill(area, Paint(Paint::Kind::Vertical, c.surfaceHi, c.surface), radius);
    canvas.fill(area, faded(sf::Color::White, 0.08F * hoverAmount()), radius);
    canvas.stroke(area, buttonLine, mix(c.line, m_face.hint ? c.hint : c.brass, hoverAmount()), radius);
}

void PushButton::drawContent(Canvas& canvas, Rect area) const {
    const auto measure = [&](std::string_view text, const TextStyle& style) { return canvas.textWidth(text, style); };
    const Parts parts = partsOf(m_face, showsLabel(), showsKey(), measure);
    const sf::Color colour = ink(canvas.colours());
    const sf::Color iconInk = m_face.hint && enabled() ? canvas.colours().hint : colour;
    const float middle = area.centre().y;
    // A label wider than the button is shortened; everything else keeps its size.
    const float room = area.w - 2 * std::min(padding(), facePartGap);
    const float label = std::min(parts.label, std::max(0.0F, room - (parts.width() - parts.label)));
    const bool left = m_face.alignLeft || plain();
    const float side = plain() ? plainPadding : buttonPadding;
    float x = left ? area.x + side : area.centre().x - (parts.width() - parts.label + label) / 2;
    if (m_face.leading) {
        canvas.icon(*m_face.leading, {x + buttonIcon / 2, middle}, buttonIcon, iconInk);
        x += buttonIcon + facePartGap;
    }
    if (parts.label > 0) {
        canvas.textFitted(m_face.label, {x, middle}, label + 1, styleOf(m_face), colour);
        x += label + facePartGap;
    }
    if (left && (plain() || parts.key > 0))
        x = area.right() - side - parts.trailing - parts.key;
    if (parts.trailing > 0) {
        canvas.icon(*m_face.trailing, {x + buttonIcon / 2, middle}, buttonIcon, colour);
        x += buttonIcon + facePartGap;
    }
    if (parts.key > 0) {
        const bool onLit = primary() && enabled();
        drawKeycap(canvas, m_face.key, {x, middle}, onLit ? Keycap::Tone::OnLit : Keycap::Tone::Dark,
                   enabled() ? 1.0F : 0.6F);
    }
}

} // namespace ui
