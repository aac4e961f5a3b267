// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/MirrorMenu.hpp"

#include "game/services/Actions.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float menuPadding = 20;
constexpr float firstChip = 46;
constexpr float chipPitch = 42;
constexpr float noteHeight = 40;
constexpr float belowChips = 10;

/// The mirrors in display order.
constexpr std::array<bool puzzle::Symmetry::*, 4> members{&puzzle::Symmetry::leftRight, &puzzle::Symmetry::topBottom,
                                                          &puzzle::Symmetry::quarterTurn, &puzzle::Symmetry::diagonal};
constexpr std::size_t firstSquareOnly = 2;

} // namespace

MirrorMenu::MirrorMenu(std::function<void(const puzzle::Symmetry&)> changed)
    : m_changed(std::move(changed)) {
    for (std::size_t i = 0; i < mirrors; ++i) {
        m_chips[i].onChange = [this, i](bool on) {
            m_symmetry.*members[i] = on;
            m_changed(m_symmetry);
        };
        m_form.add(m_chips[i]);
    }
    m_form.setColumn(true);
}

void MirrorMenu::layout(const text::Text& text, ui::Rect beside, const ui::Measure& measure) {
    const std::array<std::string, mirrors> names{text.tr("Left and right"), text.tr("Top and bottom"),
                                                 text.tr("Quarter turn"), text.tr("Diagonal")};
    m_title = text.tr("The brush also paints");
    m_squareOnlyNote = text.tr("Turn and diagonal need a square board.");
    float width = measure(m_title, ui::style::label);
    for (std::size_t i = 0; i < mirrors; ++i) {
        m_chips[i].setLabel(names[i]);
        width = std::max(width, m_chips[i].preferredWidth(measure));
    }
    place({beside.right() + 14, beside.y - 96, width + 2 * menuPadding + 24, firstChip + 4 * chipPitch + noteHeight});
    for (std::size_t i = 0; i < mirrors; ++i)
        m_chips[i].place({bounds().x + menuPadding, bounds().y + firstChip + chipPitch * static_cast<float>(i),
                          bounds().w - 2 * menuPadding, ui::Chip::height});
    show(m_symmetry, m_square);
}

void MirrorMenu::show(const puzzle::Symmetry& symmetry, bool square) {
    m_symmetry = symmetry;
    m_square = square;
    for (std::size_t i = 0; i < mirrors; ++i) {
        m_chips[i].setOn(symmetry.*members[i]);
        m_chips[i].setEnabled(square || i < firstSquareOnly);
    }
    m_note = square ? std::string() : m_squareOnlyNote;
    ui::Rect area = bounds();
    area.h = firstChip + chipPitch * static_cast<float>(mirrors) + (square ? belowChips : noteHeight);
    place(area);
}

void MirrorMenu::open() {
    m_open = true;
    m_form.focus(&m_chips.front());
}

bool MirrorMenu::handle(const ui::Event& event) {
    if (!m_open)
        return false;
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event); pressed && !bounds().contains(pressed->at)) {
        close();
        return true;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        if (action->action == ui::Action::Back || action->action == action::mirror) {
            close();
            return true;
        }
    m_form.handle(event);
    return true;
}

void MirrorMenu::update(ui::Seconds step) {
    Widget::update(step);
    m_form.update(step);
}

void MirrorMenu::drawOver(ui::Canvas& canvas) const {
    if (!m_open)
        return;
    ui::drawPanel(canvas, bounds());
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_title, {bounds().x + menuPadding, bounds().y + 26}, ui::style::label, colours.text2);
    m_form.draw(canvas);
    canvas.paragraph(
        m_note,
        {bounds().x + menuPadding, bounds().bottom() - noteHeight + 4, bounds().w - 2 * menuPadding, noteHeight},
        ui::style::legend, colours.text2);
}

} // namespace game
