// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/StampPicker.hpp"

#include "game/look/StampSketch.hpp"
#include "game/words/Wording.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <variant>

namespace game {

namespace {

using lights::Offset;
using lights::Stamp;

/// The stamp that switches this window only.
std::optional<Stamp> only(Offset offset) {
    const int place = (offset.down + Stamp::maxReach) * Stamp::side + offset.right + Stamp::maxReach;
    return Stamp::fromBits(std::uint32_t{1} << place);
}

using lights::Offset;
using lights::Stamp;

constexpr float radius = 12;
constexpr float padding = 20;
constexpr float sketchWidth = 26;
constexpr float signRoom = 36; ///< Before the words, and the gap between: as in a dropdown.
constexpr float besideSign = 10;

constexpr float titleRoom = 44;
constexpr float cardWidth = 100;
constexpr float cardHeight = 74;
constexpr float cardGap = 8;
constexpr std::size_t cardsPerRow = 4;
constexpr float cardsWidth = cardsPerRow * cardWidth + (cardsPerRow - 1) * cardGap;
constexpr float cardsHeight = 2 * cardHeight + cardGap;
constexpr float gridSide = 5 * 42;
constexpr float panelWidth = cardsWidth + gridSide + 3 * padding;
constexpr float panelHeight = titleRoom + gridSide + padding;

} // namespace

StampGrid::StampGrid(std::function<void(Stamp)> drawn)
    : m_drawn(std::move(drawn)) {}

ui::Rect StampGrid::cell(Offset offset) const {
    constexpr float gap = 4;
    const float pitch = bounds().w / static_cast<float>(Stamp::side);
    const auto along = [pitch](int by) { return static_cast<float>(by + Stamp::maxReach) * pitch + gap / 2; };
    return {bounds().x + along(offset.right), bounds().y + along(offset.down), pitch - gap, pitch - gap};
}

std::optional<Offset> StampGrid::offsetAt(ui::Vec at) const {
    for (std::size_t i = 0; i < Stamp::cells; ++i)
        if (cell(Stamp::offsetAt(i)).contains(at))
            return Stamp::offsetAt(i);
    return std::nullopt;
}

void StampGrid::flip(Offset offset) {
    // A stamp that is the row and column of the board has no drawing: the first cell begins a new one.
    const auto changed = m_stamp.isLines() ? only(offset) : m_stamp.flipped(offset);
    if (!changed)
        return;
    m_stamp = *changed;
    m_drawn(m_stamp);
}

bool StampGrid::act(const ui::ActionPressed& action) {
    const auto move = [this](int down, int right) {
        const Offset to{m_cursor.down + down, m_cursor.right + right};
        if (std::abs(to.down) > Stamp::maxReach || std::abs(to.right) > Stamp::maxReach)
            return false;
        m_cursor = to;
        return true;
    };
    switch (action.action) {
    case ui::Action::Up:
        return move(-1, 0);
    case ui::Action::Down:
        return move(1, 0);
    case ui::Action::Left:
        return move(0, -1);
    case ui::Action::Right:
        return move(0, 1);
    case ui::Action::Confirm: // A key held down flips once.
        if (!action.repeat)
            flip(m_cursor);
        return true;
    default:
        return false;
    }
}

bool StampGrid::handle(const ui::Event& event) {
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        return act(*action);
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = offsetAt(moved->at);
        if (m_painting && m_pointed && !m_stamp.isLines() && m_stamp.has(*m_pointed) != *m_painting) {
            m_cursor = *m_pointed;
            flip(*m_pointed);
        }
        return true;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto offset = pressed->button == ui::Button::Primary ? offsetAt(pressed->at) : std::nullopt;
        if (offset) {
            m_cursor = *offset;
            flip(*offset);
            m_painting = m_stamp.has(*offset);
        }
        return offset.has_value();
    }
    if (std::holds_alternative<ui::PointerReleased>(event) || std::holds_alternative<ui::PointerLeft>(event))
        return std::exchange(m_painting, std::nullopt).has_value();
    return false;
}

void StampGrid::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void StampGrid::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    for (std::size_t i = 0; i < Stamp::cells; ++i) {
        const Offset offset = Stamp::offsetAt(i);
        const ui::Rect area = cell(offset);
        if (!m_stamp.isLines() && m_stamp.has(offset)) {
            ui::drawLit(canvas, area, 6);
        } else {
            canvas.fill(area, colours.surfaceLo, 6);
            const bool onLine = m_stamp.isLines() && (offset.down == 0) != (offset.right == 0);
            canvas.stroke(area, 1, m_pointed == offset ? colours.brass : onLine ? colours.accent : colours.line, 6);
        }
        if (offset == Offset{}) // The pressed window.
            canvas.stroke(area.inset(4), 2, m_stamp.has(offset) && !m_stamp.isLines() ? colours.onLit : colours.accent,
                          4);
    }
    if (showsFocus())
        ui::drawFocusRing(canvas, cell(m_cursor), 6);
}

void StampGrid::setWords(std::string name, std::function<std::string(Offset)> place) {
    setName(std::move(name));
    m_place = std::move(place);
}

ui::Spoken StampGrid::spoken() const {
    ui::Spoken spoken = spokenAs(ui::Role::Board, m_place ? m_place(m_cursor) : std::string());
    spoken.on = !m_stamp.isLines() && m_stamp.has(m_cursor);
    return spoken;
}

// --- the cards ---------------------------------------------------------------------------------------------------

StampCard::StampCard(Stamp stamp, std::function<void(Stamp)> chosen)
    : m_stamp(stamp)
    , m_chosen(std::move(chosen)) {}

bool StampCard::handle(const ui::Event& event) {
    const ui::Press::Result result = m_press.handle(event, bounds());
    if (ui::isConfirm(event) || result == ui::Press::Result::Clicked) {
        m_chosen(m_stamp);
        return true;
    }
    return result != ui::Press::Result::Ignored;
}

void StampCard::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    if (m_lit) {
        ui::drawLit(canvas, area, radius, hoverAmount());
    } else {
        canvas.fill(area, ui::mix(colours.surfaceLo, colours.surfaceHi, hoverAmount()), radius);
        canvas.stroke(area, 1, ui::mix(colours.lineSoft, colours.brass, hoverAmount()), radius);
    }
    const sf::Color ink = m_lit ? colours.onLit : colours.text2;
    drawStampSketch(canvas, {area.centre().x, area.y + 28}, 34, m_stamp, {m_lit ? ink : colours.accent, ink});
    canvas.textFitted(m_name, {area.centre().x, area.bottom() - 15}, area.w - 8,
                      {m_lit ? ui::Face::Bold : ui::Face::Semibold, 14}, ink, ui::Align::Centre);
    drawFocusRing(canvas, radius);
}

// --- the picker --------------------------------------------------------------------------------------------------

StampPicker::StampPicker(Stamp stamp, std::function<void(Stamp)> changed)
    : m_stamp(stamp)
    , m_changed(std::move(changed))
    , m_grid([this](Stamp drawn) { report(drawn); }) {
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i] = std::make_unique<StampCard>(lights::namedStamps[i], [this](Stamp named) { report(named); });
        m_form.add(*m_cards[i]);
    }
    m_form.add(m_grid);
    choose(stamp);
}

void StampPicker::choose(Stamp stamp) {
    m_stamp = stamp;
    m_grid.show(stamp);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setLit(lights::namedStamps[i] == stamp);
}

void StampPicker::report(Stamp stamp) {
    if (stamp == m_stamp)
        return;
    choose(stamp);
    if (m_changed)
        m_changed(stamp);
}

void StampPicker::layout(const text::Text& text, ui::Rect screen) {
    m_text = &text;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setName(stampTitle(text, lights::namedStamps[i]));
    }
    m_title = text.tr("A press switches");
    m_note = text.tr("Or draw it: the marked window in the middle is the one that is pressed.");
    m_grid.setWords(text.tr("Drawing"), [&text](Offset at) {
        return at == Offset{}
                   ? text.tr("the pressed window")
                   : text.tr("row {1}, column {2}", at.down + Stamp::maxReach + 1, at.right + Stamp::maxReach + 1);
    });
    m_screen = screen;
    placePanel();
}

void StampPicker::place(ui::Rect bounds) {
    Widget::place(bounds);
    placePanel();
}

void StampPicker::placePanel() {
    constexpr float margin = 8;
    const ui::Rect own = bounds();
    const float below = own.bottom() + margin;
    const float x =
        std::clamp(own.x, m_screen.x + margin, std::max(m_screen.x + margin, m_screen.right() - margin - panelWidth));
    const float y =
        std::clamp(below, m_screen.y + margin, std::max(m_screen.y + margin, m_screen.bottom() - margin - panelHeight));
    m_panel = {x, y, panelWidth, panelHeight};
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const auto column = static_cast<float>(i % cardsPerRow);
        const auto row = static_cast<float>(i / cardsPerRow);
        m_cards[i]->place({x + padding + column * (cardWidth + cardGap), y + titleRoom + row * (cardHeight + cardGap),
                           cardWidth, cardHeight});
    }
    m_grid.place({x + cardsWidth + 2 * padding, y + titleRoom, gridSide, gridSide});
}

void StampPicker::unfold() {
    m_open = true;
    ui::Widget* first = &m_grid;
    if (lights::isNamed(m_stamp))
        first = m_cards[lights::placeAmongNamed(m_stamp)].get();
    m_form.focus(first);
    m_form.setFocusVisible(showsFocus());
}

bool StampPicker::handle(const ui::Event& event) {
    if (m_open)
        return handleOpen(event);
    if (ui::isConfirm(event)) {
        unfold();
        return true;
    }
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        unfold();
    return result != ui::Press::Result::Ignored;
}

bool StampPicker::handleOpen(const ui::Event& event) {
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event); pressed && !m_panel.contains(pressed->at)) {
        close();
        return true;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event); action && action->action == ui::Action::Back) {
        close();
        return true;
    }
    m_form.handle(event);
    return !std::holds_alternative<ui::KeyPressed>(event);
}

void StampPicker::update(ui::Seconds step) {
    Widget::update(step);
    if (m_open)
        m_form.update(step);
}

bool StampPicker::animating() const {
    return Widget::animating() || (m_open && m_form.animating());
}

void StampPicker::setFocused(bool focused) {
    Widget::setFocused(focused);
    if (!focused)
        close();
}

void StampPicker::setFocusVisible(bool visible) {
    Widget::setFocusVisible(visible);
    m_form.setFocusVisible(visible);
}

void StampPicker::setMotion(const ui::Motion& motion) {
    Widget::setMotion(motion);
    m_form.setMotion(motion);
}

void StampPicker::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    const ui::Rect label = ui::drawMenuFace(canvas, area, {enabled(), m_press.down() || m_open, m_open, hoverAmount()});
    const sf::Color ink = enabled() ? colours.text : colours.text3;
    const float middle = area.centre().y;
    drawStampSketch(canvas, {label.x + signRoom / 2, middle}, sketchWidth, m_stamp,
                    {enabled() ? colours.accent : colours.text3, enabled() ? colours.text2 : colours.text3});
    const float x = label.x + signRoom + besideSign;
    if (m_text != nullptr)
        canvas.textFitted(stampTitle(*m_text, m_stamp), {x, middle}, label.right() - x, ui::style::button, ink);
    drawFocusRing(canvas, radius);
}

void StampPicker::drawOver(ui::Canvas& canvas) const {
    if (!m_open)
        return;
    ui::drawPanel(canvas, m_panel, radius);
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_title, {m_panel.x + padding, m_panel.y + titleRoom / 2 + 2}, ui::style::label, colours.text2);
    const float top = m_panel.y + titleRoom + cardsHeight + 12;
    canvas.paragraph(m_note, {m_panel.x + padding, top, cardsWidth, m_panel.bottom() - top}, ui::style::legend,
                     colours.text2);
    m_form.draw(canvas);
}

ui::Spoken StampCard::spoken() const {
    ui::Spoken spoken = spokenAs(ui::Role::Button);
    spoken.name = m_name;
    spoken.on = m_lit;
    return spoken;
}

ui::Spoken StampPicker::spoken() const {
    if (m_open && m_form.focused() != nullptr)
        return m_form.focused()->spoken();
    return spokenAs(ui::Role::Menu, m_text != nullptr ? stampTitle(*m_text, m_stamp) : std::string());
}

} // namespace game
