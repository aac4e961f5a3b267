#include "game/editor/EditorRules.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

std::string goalTitle(const text::Text& text, lights::GoalKind goal) {
    switch (goal) {
    case lights::GoalKind::Off:
        return text.tr("All off");
    case lights::GoalKind::On:
        return text.tr("All on");
    case lights::GoalKind::Picture:
        break;
    }
    return text.trc("goal", "Picture");
}

} // namespace

EditorRules::EditorRules(const EditorRulesCallbacks& wishes)
    : m_rows(1, lights::maxSide, 5, wishes.rows)
    , m_columns(1, lights::maxSide, 5, wishes.columns)
    , m_status(wishes.repair)
    , m_copy(wordsFace(ui::Icon::Share), wishes.copy)
    , m_test(bigFace(ui::Icon::Play), wishes.test) {
    const auto rules = [this, tell = wishes.rules] {
        tell({static_cast<lights::Stamp>(m_stamp.selected()), static_cast<lights::Surface>(m_surface.selected())});
    };
    m_surface.onChange = [rules](std::size_t) { rules(); };
    m_stamp.onChange = [rules](std::size_t) { rules(); };
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

void EditorRules::addTo(ui::Form& form) {
    for (ui::Widget* widget : std::initializer_list<ui::Widget*>{&m_rows, &m_columns, &m_surface, &m_stamp, &m_goal})
        form.add(*widget);
    m_status.addTo(form);
    form.add(m_copy);
    form.add(m_test);
}

void EditorRules::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel,
                         const ui::Viewport& viewport, const ui::Measure& measure) {
    m_text = &text;
    m_panel = panel;
    m_surface.setItems(surfaceChoices(text));
    m_goal.setItems({goalTitle(text, lights::GoalKind::Off), goalTitle(text, lights::GoalKind::On),
                     goalTitle(text, lights::GoalKind::Picture)});
    m_stamp.setItems(stampChoices(text));
    const KeyCaps caps(text, input);
    m_copy.setLabel(text.tr("Copy share code"));
    m_test.setLabel(text.tr("Test play"));
    m_test.setKey(caps.of(action::testPlay));

    const bool compact = viewport.compact();
    const float side = compact ? 12 : 20;
    const ui::Rect inner{panel.x + side, panel.y, panel.w - 2 * side, panel.h};
    const float high = compact ? 42 : 46;
    const float pitch = high + (compact ? 29.0F : 31.0F);
    m_labelAbove = compact ? 13 : 14;
    float y = panel.y + (compact ? 31.0F : 40.0F);
    const float half = (inner.w - 12) / 2;
    m_rows.place({inner.x, y, half, high});
    m_columns.place({inner.right() - half, y, half, high});
    for (ui::Widget* widget : std::initializer_list<ui::Widget*>{&m_surface, &m_stamp, &m_goal}) {
        y += pitch;
        widget->place({inner.x, y, inner.w, high});
    }
    m_stamp.fit(measure);
    const ui::Rect screen{0, 0, viewport.size().x, viewport.size().y};
    m_surface.setScreen(screen);
    m_goal.setScreen(screen);
    y += high + (compact ? 12.0F : 16.0F);
    const float test = compact ? 52 : 60;
    const float below = panel.bottom() - (compact ? 12.0F : 20.0F);
    m_test.place({inner.x, below - test, inner.w, test});
    const bool tight = m_test.preferredWidth(measure) - 36 > inner.w;
    if (tight)
        m_test.setKey({});
    const float copy = compact ? 42 : 48;
    m_copy.place({inner.x, below - test - 10 - copy, inner.w, copy});
    const float room = m_copy.bounds().y - (compact ? 10.0F : 14.0F) - y;
    m_status.layout(text, input, {inner.x, y, inner.w, std::min(room, 190.0F)}, measure);
}

void EditorRules::show(const lights::Draft& board, const BoardFacts& facts, const RepairPlace& repaired) {
    m_rows.setValue(board.rows());
    m_columns.setValue(board.columns());
    m_surface.select(static_cast<std::size_t>(board.rules().surface));
    m_stamp.select(static_cast<std::size_t>(board.rules().stamp));
    m_goal.select(static_cast<std::size_t>(board.goal()));
    m_status.show(facts, repaired);
    const bool windows = facts.state != BoardFacts::State::NoWindows;
    m_copy.setEnabled(windows);
    m_test.setEnabled(windows && !facts.solved);
}

void EditorRules::draw(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_panel);
    const ui::Palette& colours = canvas.colours();
    const auto label = [&](const std::string& words, const ui::Widget& above) {
        canvas.text(words, {above.bounds().x, above.bounds().y - m_labelAbove}, ui::style::label, colours.text2);
    };
    label(m_text->tr("Rows"), m_rows);
    label(m_text->tr("Columns"), m_columns);
    label(m_text->tr("Surface"), m_surface);
    label(m_text->trc("stamp", "Stamp"), m_stamp);
    label(m_text->trc("board", "Goal"), m_goal);
    m_status.draw(canvas);
}

} // namespace game
