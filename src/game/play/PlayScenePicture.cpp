#include "game/play/IdeaCard.hpp"
#include "game/play/PlayPanels.hpp"
#include "game/play/PlayScene.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>
#include <cstdint>

// The layout and drawing of the play scene. Its behaviour is in PlayScene.cpp.

namespace game {

namespace {

constexpr float toolbarStrip = 92;
constexpr float sheetTop = 84; ///< Of the cheat sheet, below the menu button.
constexpr float rivalGap = 20; ///< Between the rival's panel and the pavement.

/// Seconds until a clock at this time shows another second.
ui::Seconds toNextSecond(puzzle::Milliseconds elapsed) {
    return static_cast<ui::Seconds>(1000 - elapsed.count() % 1000) / 1000;
}

} // namespace

void PlayScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_panels.layout(viewport);
    m_board.view().setOptions(playOptions(m_preferences, m_round.challenge()));
    m_board.setPreview(m_preferences.get().preview);

    const ui::Rect content = viewport.content();
    const float ground = content.h - toolbarStrip;
    const ui::Rect left = m_panels.left();
    placeBetweenColumns(m_panels, m_board, ground, viewport);
    m_zoom.layout(m_text, m_input, {m_panels.right().x, ground - 8});
    m_menu.place({left.x, 24, 48, 48});
    m_menu.setLabel(m_text.tr("Menu"));
    m_menu.setTip(m_text.tr("Menu"));
    m_toolbar.layout(m_text, m_input, {content.x, ground, content.w, toolbarStrip}, viewport.compact(), measure);
    m_rivalPanel = {left.x, ground - rivalGap - rivalPanelHeight, left.w, rivalPanelHeight};
    const float toastsEnd = m_rival ? m_rivalPanel.y : ground;
    m_toasts.place({left.x, left.y, viewport.compact() ? 196.0F : 258.0F, toastsEnd - 8 - left.y});
    refresh();
}

void PlayScene::draw(ui::Canvas& canvas) const {
    m_panels.draw(canvas,
                  playFacts(m_text, m_preferences.get(), m_round,
                            {m_best, m_movesLeft, m_board.targeted(), m_tested != nullptr, m_rival.has_value()}));
    if (!m_paused)
        m_lookUp.draw(canvas, m_text, m_panels.left(), sheetTop, m_viewport.compact());
    if (m_rival)
        drawRival(canvas, m_rivalPanel, m_text, rivalFacts(m_text, *m_rival));
    if (m_paused) // The board is hidden, so that nobody can think on while the clock is stopped.
        return;
    m_form.draw(canvas);
    if (showsIdea())
        drawIdea(canvas, m_viewport, ideaOf(m_text, m_round.challenge()));
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

bool PlayScene::showsIdea() const {
    return !m_best && !m_rival && !m_round.session().started() && !m_round.session().solved() &&
           !ideaOf(m_text, m_round.challenge()).empty();
}

ui::Seconds PlayScene::nextChange() const {
    const ui::Seconds controls = FormScene::nextChange();
    if (!m_running)
        return controls;
    const lights::Session& session = m_round.session();
    if (!session.timed())
        return controls;
    const ui::Seconds second =
        ui::sooner(controls, m_preferences.get().inSight.time ? toNextSecond(session.elapsed()) : -1);
    if (!m_rival || m_rival->finished())
        return second;
    const auto away = static_cast<ui::Seconds>((m_rival->nextAt() - session.elapsed()).count()) / 1000;
    return ui::sooner(second, std::max(0.0F, away));
}

std::optional<ui::Rect> PlayScene::changingArea() const {
    const std::optional<ui::Rect> time = m_panels.timeArea();
    if (!m_rival)
        return time;
    return time ? time->united(m_rivalPanel) : m_rivalPanel;
}

Scenery PlayScene::scenery() const {
    Scenery scenery;
    scenery.pavement = toolbarStrip;
    const auto& puzzle = m_round.challenge().lights();
    const auto start = static_cast<float>(std::max<std::int64_t>(1, puzzle.open(puzzle.start()).count()));
    const float left = std::min(1.0F, static_cast<float>(m_round.session().cellsLeft()) / start);
    scenery.night = 1 - left;
    scenery.quiet = {m_panels.left(), m_panels.right()};
    return scenery;
}

std::string PlayScene::title() const {
    return shortPlace(m_text, m_round.challenge());
}

} // namespace game
