// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/RandomPickers.hpp"

#include "game/words/Wording.hpp"
#include "ui/widgets/Panel.hpp"
#include "ui/widgets/Slider.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game {

namespace {

constexpr float offerGap = 9;
constexpr float offerRadius = 12;

constexpr std::size_t any = 0;
constexpr std::size_t exact = DifficultyPicker::count - 1;
constexpr std::size_t firstStop = any + 1;
constexpr std::size_t lastStop = exact - 1;

constexpr float plateWidth = 92;
constexpr float plateHeight = 44;
constexpr float plateRadius = 12;
constexpr float railMargin = 52; ///< From a plate to the outermost stop; leaves room for half of the stop's name.
constexpr float nameTop = 54;    ///< From the top to the middle of the stops' names.
constexpr float dot = 4;
constexpr float disabledAlpha = 0.45F;

} // namespace

SurfacePicker::SurfacePicker(lights::Surface chosen, const std::function<void(lights::Surface)>& changed)
    : CardPicker(count, offerGap, static_cast<std::size_t>(chosen),
                 [changed](std::size_t index) { changed(static_cast<lights::Surface>(index)); }) {}

void SurfacePicker::setNames(const text::Text& text) {
    for (std::size_t i = 0; i < count; ++i)
        m_names[i] = surfaceTitle(text, static_cast<lights::Surface>(i));
}

void SurfacePicker::fit(float width, const ui::Measure& measure) {
    constexpr float margin = 8;
    std::vector<float> widths;
    for (const std::string& name : m_names)
        widths.push_back(std::ceil(measure(name, {ui::Face::Bold, 15})) + margin);
    const float equal = (width - static_cast<float>(count - 1) * offerGap) / static_cast<float>(count);
    const bool fits = std::all_of(widths.begin(), widths.end(), [equal](float each) { return each <= equal; });
    CardPicker::fit(fits ? std::vector<float>() : std::move(widths));
}

void SurfacePicker::drawCard(ui::Canvas& canvas, const Card& card) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = card.area;
    const bool usable = enabled();
    if (card.chosen && usable) {
        ui::drawLit(canvas, area, offerRadius);
    } else {
        canvas.fill(area, card.pointed && usable ? colours.surfaceHi : colours.surfaceLo, offerRadius);
        canvas.stroke(area, 1, card.chosen || card.pointed ? colours.brass : colours.lineSoft, offerRadius);
    }
    const sf::Color ink = !usable ? colours.text3 : card.chosen ? colours.onLit : colours.text2;
    canvas.icon(surfaceIcon(static_cast<lights::Surface>(card.index)), {area.centre().x, area.y + 24}, 24, ink);
    const ui::TextStyle style{card.chosen ? ui::Face::Bold : ui::Face::Semibold, 15};
    canvas.textFitted(m_names[card.index], {area.centre().x, area.bottom() - 17}, area.w - 4, style, ink,
                      ui::Align::Centre);
    if (card.chosen && showsFocus())
        ui::drawFocusRing(canvas, area, offerRadius);
}

DifficultyPicker::DifficultyPicker(std::function<void(std::size_t)> changed)
    : m_changed(std::move(changed)) {}

ui::Rect DifficultyPicker::rail() const {
    const ui::Rect all = bounds();
    const float left = plateWidth + railMargin;
    const float right = m_exact ? left : railMargin;
    return {all.x + left, all.y + (plateHeight - ui::dimmerTrack) / 2, all.w - left - right, ui::dimmerTrack};
}

bool DifficultyPicker::possible(std::size_t index) const {
    return m_choices[index].possible && (index != exact || m_exact);
}

float DifficultyPicker::stopX(std::size_t index) const {
    const ui::Rect along = rail();
    return along.x + along.w * static_cast<float>(index - firstStop) / static_cast<float>(lastStop - firstStop);
}

ui::Rect DifficultyPicker::place(std::size_t index) const {
    const ui::Rect all = bounds();
    if (index == any)
        return {all.x, all.y, plateWidth, plateHeight};
    if (index == exact)
        return {all.right() - plateWidth, all.y, plateWidth, plateHeight};
    return {stopX(index) - railMargin, all.y, 2 * railMargin, all.h};
}

std::optional<std::size_t> DifficultyPicker::nearestStop(float x) const {
    std::optional<std::size_t> nearest;
    for (std::size_t i = firstStop; i <= lastStop; ++i)
        if (m_choices[i].possible && (!nearest || std::abs(stopX(i) - x) < std::abs(stopX(*nearest) - x)))
            nearest = i;
    return nearest;
}

std::optional<std::size_t> DifficultyPicker::choiceAt(ui::Vec at) const {
    if (!bounds().contains(at))
        return std::nullopt;
    for (const std::size_t plate : {any, exact})
        if ((plate != exact || m_exact) && place(plate).contains(at))
            return possible(plate) ? std::optional(plate) : std::nullopt;
    const bool onStops = at.x > place(firstStop).x && at.x < place(lastStop).right();
    return onStops ? nearestStop(at.x) : std::nullopt;
}

void DifficultyPicker::chooseAndReport(std::size_t index) {
    if (std::exchange(m_chosen, index) != index && m_changed)
        m_changed(index);
}

bool DifficultyPicker::step(std::size_t from, int direction) {
    // Stepping below 0 wraps around, so one bound covers both ends.
    for (std::size_t i = from; i < count; i += static_cast<std::size_t>(direction))
        if (possible(i)) {
            chooseAndReport(i);
            return true;
        }
    return false;
}

bool DifficultyPicker::act(ui::Action action) {
    switch (action) {
    case ui::Action::Left:
        step(m_chosen - 1, -1);
        return true;
    case ui::Action::Right:
        step(m_chosen + 1, 1);
        return true;
    case ui::Action::Home:
        return step(any, 1);
    case ui::Action::End:
        return step(exact, -1);
    default:
        return false;
    }
}

bool DifficultyPicker::handle(const ui::Event& event) {
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        return act(action->action);
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = choiceAt(moved->at);
        if (const auto stop = m_held ? nearestStop(moved->at.x) : std::nullopt)
            chooseAndReport(*stop);
        return true;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        m_held = false;
        if (pressed->button != ui::Button::Primary)
            return false;
        const auto choice = choiceAt(pressed->at);
        if (!choice)
            return false;
        m_held = *choice >= firstStop && *choice <= lastStop;
        chooseAndReport(*choice);
        return true;
    }
    if (std::holds_alternative<ui::PointerReleased>(event) || std::holds_alternative<ui::PointerLeft>(event))
        return std::exchange(m_held, false);
    return false;
}

void DifficultyPicker::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void DifficultyPicker::drawPlate(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = place(index);
    const bool chosen = index == m_chosen;
    if (chosen) {
        ui::drawLit(canvas, area, plateRadius);
    } else {
        canvas.fill(area, index == m_pointed ? colours.surfaceHi : colours.surfaceLo, plateRadius);
        canvas.stroke(area, 1, index == m_pointed ? colours.brass : colours.lineSoft, plateRadius);
    }
    const ui::TextStyle style{chosen ? ui::Face::Bold : ui::Face::Semibold, 16};
    canvas.textFitted(m_choices[index].name, area.centre(), area.w - 12, style,
                      chosen                      ? colours.onLit
                      : m_choices[index].possible ? colours.text2
                                                  : colours.text3,
                      ui::Align::Centre);
    if (chosen && showsFocus())
        ui::drawFocusRing(canvas, area, plateRadius);
}

void DifficultyPicker::drawStops(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect along = rail();
    const float middle = along.centre().y;
    const bool onStops = m_chosen >= firstStop && m_chosen <= lastStop;
    ui::drawDimmerTrack(canvas, {along.x - dot, along.y, along.w + 2 * dot, along.h},
                        onStops ? stopX(m_chosen) : along.x);
    for (std::size_t i = firstStop; i <= lastStop; ++i) {
        const Choice& choice = m_choices[i];
        const bool lit = onStops && i < m_chosen;
        canvas.disc({stopX(i), middle}, dot - 1, lit ? colours.onLit : choice.possible ? colours.text2 : colours.line);
        const bool chosen = i == m_chosen;
        const ui::TextStyle style{chosen ? ui::Face::Bold : ui::Face::Regular, 15};
        canvas.textFitted(choice.name, {stopX(i), bounds().y + nameTop}, 2 * railMargin - 6, style,
                          !choice.possible           ? colours.text3
                          : chosen || i == m_pointed ? colours.text
                                                     : colours.text2,
                          ui::Align::Centre);
    }
    if (!onStops)
        return;
    ui::drawDimmerKnob(canvas, {stopX(m_chosen), middle}, m_held || m_pointed == m_chosen ? 1.0F : 0.0F);
    if (showsFocus())
        ui::drawFocusRing(
            canvas,
            {along.x - ui::dimmerKnob / 2, middle - ui::dimmerKnob / 2, along.w + ui::dimmerKnob, ui::dimmerKnob}, 12);
}

void DifficultyPicker::draw(ui::Canvas& canvas) const {
    const ui::Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : disabledAlpha);
    drawPlate(canvas, any);
    drawStops(canvas);
    if (m_exact)
        drawPlate(canvas, exact);
}

SidePicker::SidePicker(Limits limits, int value, const std::function<void(int)>& changed)
    : stepper(limits.least, limits.most, value)
    , slider({static_cast<float>(limits.least), static_cast<float>(limits.most), 1}, static_cast<float>(value)) {
    stepper.onChange = [this, changed](int now) {
        slider.setValue(static_cast<float>(now));
        changed(now);
    };
    slider.onChange = [this, changed](float now) {
        stepper.setValue(static_cast<int>(now));
        changed(static_cast<int>(now));
    };
}

void SidePicker::set(int value) {
    stepper.setValue(value);
    slider.setValue(static_cast<float>(value));
}

void SidePicker::setName(const std::string& name) {
    stepper.showName(name, toControl);
    slider.setName(name);
}

void SidePicker::setEnabled(bool enabled) {
    stepper.setEnabled(enabled);
    slider.setEnabled(enabled);
}

void SidePicker::offerSlider(bool offered) {
    slider.setVisible(offered);
}

void SidePicker::setLimits(Limits limits) {
    stepper.setLimits(limits.least, limits.most);
    slider.setRange({static_cast<float>(limits.least), static_cast<float>(limits.most), 1});
}

void SidePicker::place(ui::Rect area) {
    // The slider stands beside the number: its knob needs room on all sides.
    constexpr float least = 124;
    constexpr float knobRoom = 26;
    const float number = slider.visible() ? std::max(least, 0.5F * area.w) : area.w;
    stepper.place({area.x, area.y + toControl, number, ui::Stepper::height});
    const float left = area.x + number + knobRoom;
    slider.place({left, stepper.bounds().centre().y - 10, area.right() - left - 4, 20});
}

void showChosen(ui::PushButton& preset, bool chosen) {
    ui::ButtonFace face = preset.face();
    face.kind = chosen ? ui::ButtonFace::Kind::Primary : ui::ButtonFace::Kind::Secondary;
    preset.setFace(std::move(face));
}

ui::Spoken DifficultyPicker::spoken() const {
    ui::Spoken spoken = spokenAs(ui::Role::Tabs, m_choices[m_chosen].name);
    spoken.place = m_chosen + 1;
    spoken.count = m_exact ? count : count - 1;
    return spoken;
}

} // namespace game
