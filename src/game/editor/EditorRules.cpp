// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorRules.hpp"

#include "game/words/Wording.hpp"

namespace game {

namespace {

constexpr float tallestStatus = 190;

std::string goalTitle(const text::Text& text, lights::GoalKind goal) {
    switch (goal) {
    case lights::GoalKind::Off:
        return text.trc("goal", "All off");
    case lights::GoalKind::On:
        return text.trc("goal", "All on");
    case lights::GoalKind::Picture:
        break;
    }
    return text.trc("goal", "Picture");
}

} // namespace

EditorRules::EditorRules(const EditorRulesCallbacks& wishes)
    : EditorPanel(wishes, lights::maxSide, tallestStatus)
    , m_stamp(lights::Stamp::Plus, [this, tell = wishes.rules](lights::Stamp stamp) {
        tell({stamp, static_cast<lights::Surface>(m_surface.selected())});
    }) {
    m_surface.onChange = [this, tell = wishes.rules](std::size_t surface) {
        tell({m_stamp.stamp(), static_cast<lights::Surface>(surface)});
    };
    m_goal.onChange = [tell = wishes.goal](std::size_t goal) { tell(static_cast<lights::GoalKind>(goal)); };
    const auto sign = [](ui::Canvas& canvas, ui::Rect box, ui::Icon icon) {
        canvas.icon(icon, {box.x + 12, box.centre().y}, 22, canvas.colours().text);
    };
    m_surface.drawSign = [sign](ui::Canvas& canvas, ui::Rect box, std::size_t index) {
        sign(canvas, box, surfaceIcon(static_cast<lights::Surface>(index)));
    };
    m_goal.drawSign = [sign](ui::Canvas& canvas, ui::Rect box, std::size_t index) {
        sign(canvas, box, goalIcon(static_cast<lights::GoalKind>(index)));
    };
}

void EditorRules::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel,
                         const ui::Viewport& viewport, const ui::Measure& measure) {
    m_text = &text;
    m_surface.setItems(surfaceChoices(text));
    m_goal.setItems({goalTitle(text, lights::GoalKind::Off), goalTitle(text, lights::GoalKind::On),
                     goalTitle(text, lights::GoalKind::Picture)});
    layoutAll(text, input, panel, viewport, measure,
              {{&m_surface, text.tr("Surface")},
               {&m_stamp, text.trc("stamp", "Stamp")},
               {&m_goal, text.trc("board", "Goal")}});
    const ui::Rect screen{0, 0, viewport.size().x, viewport.size().y};
    m_stamp.layout(text, screen);
    m_surface.setScreen(screen);
    m_goal.setScreen(screen);
}

void EditorRules::show(const lights::Draft& board, const BoardFacts& facts, const RepairPlace& repaired) {
    m_surface.select(static_cast<std::size_t>(board.rules().surface));
    m_stamp.choose(board.rules().stamp);
    m_goal.select(static_cast<std::size_t>(board.goal()));
    const bool windows = facts.state != BoardFacts::State::NoWindows;
    if (m_text != nullptr)
        EditorPanel::show({board.rows(), board.columns()}, badgeOf(*m_text, facts, repaired), windows,
                          windows && !facts.solved);
}

} // namespace game
