// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SwitchScan.hpp"

#include "game/round/GridPane.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace game {

using ui::Action;

namespace {

constexpr float firstStepFactor = 1.6F; ///< The first step of a level takes longer, as one has to find it.
constexpr ui::Seconds patience = 60;    ///< For what the scene shows.
constexpr int mostSteps = 200;          ///< To get anywhere: no scene has this many controls.
constexpr int mostRounds = 2;           ///< After these without a choice the focus goes on to the next control.
constexpr std::array directions{Action::Up, Action::Right, Action::Down, Action::Left, Action::Confirm};

/// The first cell of a row that can be chosen, from a column on.
std::optional<puzzle::Cell> nextInRow(const GridPane& pane, int row, int from) {
    for (puzzle::Cell cell{row, from}; row < pane.rows() && cell.column < pane.columns(); ++cell.column)
        if (pane.canChoose(cell))
            return cell;
    return std::nullopt;
}

/// The first such cell of the first row that has one, from a row on.
std::optional<puzzle::Cell> nextRow(const GridPane& pane, int from) {
    for (int row = from; row < pane.rows(); ++row)
        if (const auto cell = nextInRow(pane, row, 0))
            return cell;
    return std::nullopt;
}

/// Whether a chosen control is scanned for its values.
bool hasValues(ui::Role role) {
    return role == ui::Role::Tabs || role == ui::Role::List || role == ui::Role::Slider || role == ui::Role::Number;
}

} // namespace

void SwitchScan::set(bool on, ui::Seconds step) {
    m_step = step;
    if (std::exchange(m_on, on) == on)
        return; // What is being chosen stays.
    m_top = nullptr;
    enter(Level::Controls);
}

bool SwitchScan::isSwitch(const ui::Event& event) {
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        return action->action == Action::Confirm;
    const auto* pointer = std::get_if<ui::PointerPressed>(&event);
    return pointer != nullptr && pointer->button == ui::Button::Primary;
}

ui::Widget* SwitchScan::focused(const Scene& top) {
    ui::Widget* control = top.form() != nullptr ? top.form()->focused() : nullptr;
    while (const auto* const area = dynamic_cast<const ui::ScrollArea*>(control))
        control = area->form().focused(); // What is inside has it.
    return control;
}

GridPane* SwitchScan::board(const Scene& top) {
    return dynamic_cast<GridPane*>(focused(top));
}

void SwitchScan::enter(Level level) {
    m_level = level;
    m_at = 0;
    m_rounds = 0;
    m_left = m_step * firstStepFactor;
    m_waited = 0;
}

void SwitchScan::choose(const Scene& top) {
    if (std::exchange(m_top, &top) != &top)
        enter(Level::Controls);
    switch (m_level) {
    case Level::Controls:
        chooseControl(top);
        return;
    case Level::Values:
        if (m_role == ui::Role::List)
            m_send(Action::Confirm);
        enter(Level::Controls);
        return;
    case Level::Rows:
        enterCells(top);
        return;
    case Level::Cells:
        if (const GridPane* const pane = board(top); pane == nullptr || pane->cursor() != puzzle::Cell{m_row, m_at}) {
            enterRows(top); // Somebody has moved it: what would be pressed is not what was shown.
            return;
        }
        m_send(Action::Confirm);
        if (const GridPane* const pane = board(top); pane != nullptr && pane->drawing())
            enter(Level::Directions);
        else
            enterRows(top);
        return;
    case Level::Directions: {
        const int at = m_at;
        m_send(directions[static_cast<std::size_t>(m_at)]);
        if (const GridPane* const pane = board(top); pane == nullptr || !pane->drawing()) {
            enterRows(top);
            return;
        }
        enter(Level::Directions);
        m_at = at; // Cables mostly go on as they went.
        return;
    }
    }
}

void SwitchScan::chooseControl(const Scene& top) {
    const ui::Widget* const control = focused(top);
    if (control == nullptr) {
        m_send(Action::Confirm);
        return;
    }
    if (const GridPane* const pane = board(top)) {
        if (pane->drawing())
            enter(Level::Directions);
        else
            enterRows(top);
        return;
    }
    m_role = control->spoken().role;
    if (hasValues(m_role)) {
        enter(Level::Values);
        return;
    }
    m_send(Action::Confirm);
    enter(Level::Controls);
    if (const ui::Widget* const now = focused(top); now == control && now->modal()) { // It has opened a list.
        m_role = ui::Role::List;
        enter(Level::Values);
    }
}

bool SwitchScan::update(ui::Seconds passed, const Scene& top) {
    if (!m_on)
        return false;
    if (std::exchange(m_top, &top) != &top) {
        enter(Level::Controls);
        if (ui::Widget* const control = focused(top)) // Where it begins is seen even if the switch is a mouse.
            control->setFocusVisible(true);
        return false;
    }
    m_left -= passed;
    if (m_left > 0)
        return false;
    if (top.animating() && m_waited < patience) {
        m_waited += passed;
        return false;
    }
    m_left = m_step;
    m_waited = 0;
    step(top);
    return true;
}

void SwitchScan::step(const Scene& top) {
    const GridPane* const pane = board(top);
    const bool onBoard = m_level == Level::Rows || m_level == Level::Cells || m_level == Level::Directions;
    if ((onBoard && pane == nullptr) || (m_level == Level::Values && focused(top) == nullptr))
        enter(Level::Controls); // The focus is elsewhere now.
    switch (m_level) {
    case Level::Controls:
        stepControls(top);
        return;
    case Level::Values:
        stepValues(top);
        return;
    case Level::Rows:
    case Level::Cells:
        stepOnBoard(top);
        return;
    case Level::Directions:
        m_at = (m_at + 1) % static_cast<int>(directions.size());
        return;
    }
}

void SwitchScan::enterRows(const Scene& top) {
    enter(Level::Rows);
    GridPane* const pane = board(top);
    if (pane == nullptr)
        return;
    pane->setFocusVisible(true); // The switch may be a mouse.
    if (const auto first = nextRow(*pane, 0)) {
        m_at = first->row;
        pane->moveCursorTo(*first);
    }
}

void SwitchScan::enterCells(const Scene& top) {
    GridPane* const pane = board(top);
    const auto first = pane != nullptr ? nextInRow(*pane, m_at, 0) : std::nullopt;
    if (!first) { // Somebody has changed the board meanwhile.
        enterRows(top);
        return;
    }
    m_row = m_at;
    enter(Level::Cells);
    m_at = first->column;
    pane->moveCursorTo(*first); // Somebody may have moved it meanwhile.
}

void SwitchScan::stepOnBoard(const Scene& top) {
    GridPane& pane = *board(top);
    const bool rows = m_level == Level::Rows;
    if ((rows ? m_at : m_row) >= pane.rows()) { // The board has become smaller.
        enterRows(top);
        return;
    }
    pane.setFocusVisible(true);
    auto next = rows ? nextRow(pane, m_at + 1) : nextInRow(pane, m_row, m_at + 1);
    if (!next && ++m_rounds == mostRounds) {
        if (!rows) {
            enterRows(top);
            return;
        }
        stepControls(top);
        enter(Level::Controls);
        return;
    }
    if (!next)
        next = rows ? nextRow(pane, 0) : nextInRow(pane, m_row, 0);
    if (!next)
        return;
    m_at = rows ? next->row : next->column;
    pane.moveCursorTo(*next);
}

void SwitchScan::stepControls(const Scene& top) {
    const ui::Widget* const first = focused(top);
    const auto passedOver = [&] { // Nothing can be written with one switch, and a fuse box has stops of its own.
        const ui::Widget* const now = focused(top);
        return now != nullptr && (now == first ? board(top) != nullptr : now->spoken().role == ui::Role::TextField);
    };
    int most = mostSteps;
    do
        m_send(Action::NextControl);
    while (--most > 0 && passedOver());
}

bool SwitchScan::changes(const Scene& top, Action action) {
    const ui::Widget* const control = focused(top);
    const ui::Spoken before = control->spoken();
    m_send(action);
    // It may have moved the focus: back to the control.
    for (int most = mostSteps; most > 0 && focused(top) != control; --most)
        m_send(Action::NextControl);
    return focused(top) == control && control->spoken() != before;
}

void SwitchScan::toFirstValue(const Scene& top) {
    const auto goOn = [&](Action action) {
        for (int i = 0; i < mostSteps && changes(top, action); ++i) {
        }
    };
    if (m_role == ui::Role::Slider) {
        changes(top, Action::Home);
        return;
    }
    if (m_role == ui::Role::List)
        goOn(Action::Up);
    goOn(Action::Left);
}

void SwitchScan::stepValues(const Scene& top) {
    // Lists may have columns: the next one of the row, then the first one of the next row.
    if (changes(top, Action::Right))
        return;
    const std::size_t before = focused(top)->spoken().place;
    if (m_role == ui::Role::List && changes(top, Action::Down)) {
        for (int most = mostSteps; most > 0 && changes(top, Action::Left); --most) {
        }
        const bool anew = focused(top)->spoken().place < before; // A list that is opened goes on from its beginning.
        if (!anew || ++m_rounds < mostRounds)
            return;
    } else if (++m_rounds < mostRounds) {
        toFirstValue(top);
        return;
    }
    if (focused(top)->modal())
        m_send(Action::Back);
    enter(Level::Controls);
}

std::optional<SwitchScan::Highlight> SwitchScan::highlight(const Scene& top) const {
    const GridPane* const pane = board(top);
    if (!m_on || pane == nullptr)
        return std::nullopt;
    if (m_level == Level::Rows)
        return Highlight{pane->rowRect(m_at)};
    if (m_level == Level::Directions)
        return Highlight{pane->cellRect(pane->cursor()), directions[static_cast<std::size_t>(m_at)]};
    return std::nullopt;
}

void drawHighlight(ui::Canvas& canvas, const SwitchScan::Highlight& highlight) {
    constexpr float width = 4;
    const sf::Color colour = canvas.colours().focus;
    const ui::Rect area = highlight.area;
    if (!highlight.direction) {
        canvas.stroke(area.inset(-2 * width), width, colour, 8);
        return;
    }
    const ui::Vec centre = area.centre();
    if (*highlight.direction == Action::Confirm) { // The cable would end here.
        canvas.ring(centre, area.w / 2, width, colour);
        return;
    }
    const bool level = *highlight.direction == Action::Left || *highlight.direction == Action::Right;
    const float sense = *highlight.direction == Action::Right || *highlight.direction == Action::Down ? 1.0F : -1.0F;
    const ui::Vec along = level ? ui::Vec{sense, 0} : ui::Vec{0, sense};
    const ui::Vec across{along.y, along.x};
    const float size = area.w * 0.24F;
    const ui::Vec base = centre + along * (area.w * 0.62F);
    const std::array arrow{base + along * size, base - across * size, base + across * size};
    canvas.polygon(arrow, colour);
}

} // namespace game
