// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/StampGrid.hpp"

#include "ui/widgets/Panel.hpp"

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

} // namespace game
