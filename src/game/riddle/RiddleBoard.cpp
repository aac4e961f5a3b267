// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/riddle/RiddleBoard.hpp"

#include "game/look/Signs.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float radius = 16;
constexpr float beside = 30; ///< Around the windows: the wall, and the windows repeated past joined edges.
constexpr float above = 40;  ///< Over the windows: the cornice, and air.
constexpr float plinth = 22; ///< Below the windows.
constexpr float foot = 54;   ///< The strip with plaque and remark.
constexpr ui::Rect plaque{16, 12, 48, 30}; ///< In the foot.

std::optional<lights::BitGrid> pictureOf(const lights::Puzzle& puzzle) {
    return puzzle.goal() == lights::GoalKind::Picture ? std::optional(puzzle.target()) : std::nullopt;
}

} // namespace

RiddleBoard::RiddleBoard(const lights::Puzzle& puzzle, int number, LampAtlases& atlases, std::function<void()> chosen)
    : m_puzzle(puzzle)
    , m_number(number)
    , m_chosen(std::move(chosen))
    , m_view(atlases, {}) {
    m_view.setBoard(puzzle.start(), puzzle.rules(), pictureOf(puzzle));
}

void RiddleBoard::setOptions(const BoardOptions& options) {
    m_view.setOptions(options);
}

void RiddleBoard::setState(State state, std::string remark) {
    m_state = state;
    m_remark = std::move(remark);
}

void RiddleBoard::explain(lights::BitGrid pattern) {
    lights::BitGrid none(pattern.rows(), pattern.columns());
    m_view.setQuiet(QuietMarks{std::move(pattern), std::move(none)});
}

void RiddleBoard::darken() {
    m_view.setBoard(m_puzzle.start().withLight(lights::BitGrid(m_puzzle.rows(), m_puzzle.columns())), m_puzzle.rules());
}

void RiddleBoard::placeOn(ui::Rect card, const ui::Viewport& viewport) {
    Widget::place(card);
    const ui::Rect room{card.x + beside, card.y + above, card.w - 2 * beside, card.h - above - plinth - foot};
    m_view.place(room, room.bottom(), viewport);
    if (m_puzzle.rules().surface != lights::Surface::Plane)
        return; // It is centred already.
    const float high = m_view.cellsRect().h;
    const float ground = room.centre().y + high / 2;
    m_view.place({room.x, ground - high, room.w, high}, ground + plinth, viewport);
}

bool RiddleBoard::focusable() const {
    return m_chosen && m_state == State::Open && Widget::focusable();
}

void RiddleBoard::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, bounds(), radius);
    if (focusable())
        canvas.stroke(bounds(), 2, ui::mix(colours.lineCtl, colours.brass, hoverAmount()), radius);
    if (m_state == State::Answer)
        canvas.stroke(bounds(), 3, colours.ok, radius);
    m_view.draw(canvas);
    if (m_state == State::Wrong)
        canvas.fill(bounds(), ui::faded(colours.surface, 0.55F), radius);
    drawFoot(canvas);
    drawFocusRing(canvas, radius);
}

void RiddleBoard::drawFoot(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect strip{bounds().x, bounds().bottom() - foot, bounds().w, foot};
    float left = strip.x + plaque.x;
    if (m_number > 0) {
        drawPlaque(canvas, {left, strip.y + plaque.y, plaque.w, plaque.h}, std::to_string(m_number));
        left += plaque.w + 12;
    }
    const float middle = strip.y + plaque.y + plaque.h / 2;
    if (m_state != State::Open) {
        const bool right = m_state == State::Answer;
        canvas.icon(right ? ui::Icon::Check : ui::Icon::Cross, {left + 10, middle}, 20,
                    right ? colours.ok : colours.danger);
        left += 28;
    }
    canvas.textFitted(m_remark, {left, middle}, strip.right() - 12 - left, ui::style::label, colours.text);
}

bool RiddleBoard::handle(const ui::Event& event) {
    if (!focusable())
        return false;
    if (ui::isConfirm(event)) {
        m_chosen();
        return true;
    }
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        m_chosen();
    return result != ui::Press::Result::Ignored;
}

void RiddleBoard::update(ui::Seconds step) {
    Widget::update(step);
    m_view.update(step);
}

bool RiddleBoard::animating() const {
    return Widget::animating() || m_view.animating();
}

} // namespace game
