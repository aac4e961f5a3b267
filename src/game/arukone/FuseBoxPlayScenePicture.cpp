#include "game/arukone/FuseBoxPlayScene.hpp"
#include "game/arukone/FuseBoxTools.hpp"
#include "game/play/IdeaCard.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>

// The layout and drawing of the play scene. Its behaviour is in FuseBoxPlayScene.cpp.

namespace game {

namespace {

constexpr float toolbarStrip = 92;
constexpr float belowIdea = 80; ///< Where the box may begin below the level's idea.
constexpr float rivalGap = 20;  ///< Between the rival's panel and the pavement.

/// Seconds until a clock at this time shows another second.
ui::Seconds toNextSecond(puzzle::Milliseconds elapsed) {
    return static_cast<ui::Seconds>(1000 - elapsed.count() % 1000) / 1000;
}

} // namespace

void FuseBoxPlayScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.view().setOptions(fuseBoxOptions(m_preferences));
    const ui::Rect content = viewport.content();
    const float ground = content.h - toolbarStrip;
    m_panels.layout(viewport, ground);
    const ui::Rect left = m_panels.left();
    FuseBoxPlace place{left, m_panels.right(), ground};
    if (keepsRoomForIdea())
        place.top = belowIdea;
    placeFuseBox(m_board, m_round.board(), place, viewport);
    m_menu.place({left.x, 24, 48, 48});
    m_menu.setLabel(m_text.tr("Menu"));
    m_menu.setTip(m_text.tr("Menu"));
    m_toolbar.layout(m_text, m_input, {content.x, ground, content.w, toolbarStrip}, viewport.compact(), measure);
    m_rivalPanel = {left.x, ground - rivalGap - rivalPanelHeight, left.w, rivalPanelHeight};
    const float free = (m_rival ? m_rivalPanel.y : ground) - 8;
    m_zoom.layout(m_text, m_input, {left.x, free});
    const float leftEnd = m_board.camera().offered() ? free - MiniMap::side - 8 : free;
    m_panels.layout(viewport, leftEnd);
    m_toasts.place({left.x, left.y, viewport.compact() ? 196.0F : 258.0F, leftEnd - left.y});
    refresh();
}

FuseBoxContext FuseBoxPlayScene::context() const {
    return {m_best,
            m_board.targeted(),
            m_board.pen(),
            m_tested != nullptr,
            m_viewport.compact() && m_toasts.current() != nullptr,
            m_rival.has_value(),
            showsIdea(),
            m_firstBox && !m_round.session().started()};
}

void FuseBoxPlayScene::draw(ui::Canvas& canvas) const {
    m_panels.draw(canvas, fuseBoxFacts(m_text, m_preferences.get(), m_round, context()), !m_shut);
    if (m_shut) {
        m_menu.draw(canvas);
        m_board.draw(canvas);
        drawBackSoon(canvas, m_text, m_board.bounds().moved({0, 40}), m_board.view().door().amount());
        return;
    }
    if (m_rival)
        drawRival(canvas, m_rivalPanel, m_text, rivalFacts(m_text, *m_rival));
    m_form.draw(canvas);
    if (showsIdea())
        drawIdea(canvas, m_viewport, ideaOf(m_text, m_round.challenge()));
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

bool FuseBoxPlayScene::keepsRoomForIdea() const {
    return m_viewport.compact() && !m_best && !m_rival && !ideaOf(m_text, m_round.challenge()).empty();
}

bool FuseBoxPlayScene::showsIdea() const {
    return keepsRoomForIdea() && m_board.pen() == nullptr && !m_round.session().started() &&
           !m_round.session().solved();
}

ui::Seconds FuseBoxPlayScene::nextChange() const {
    const ui::Seconds controls = FormScene::nextChange();
    const arukone::Session& session = m_round.session();
    if (!m_running || !session.timed())
        return controls;
    const ui::Seconds second =
        ui::sooner(controls, m_preferences.get().inSight.time ? toNextSecond(session.elapsed()) : -1);
    if (!m_rival || m_rival->finished())
        return second;
    const auto away = static_cast<ui::Seconds>((m_rival->nextAt() - session.elapsed()).count()) / 1000;
    return ui::sooner(second, std::max(0.0F, away));
}

std::optional<ui::Rect> FuseBoxPlayScene::changingArea() const {
    const std::optional<ui::Rect> time = m_panels.timeArea();
    if (!m_rival)
        return time;
    return time ? time->united(m_rivalPanel) : m_rivalPanel;
}

Scenery FuseBoxPlayScene::scenery() const {
    Scenery scenery;
    scenery.pavement = toolbarStrip;
    const arukone::Session& session = m_round.session();
    scenery.night = 1 - static_cast<float>(session.state().joined) / static_cast<float>(session.board().pairCount());
    scenery.quiet = {m_panels.left(), m_panels.right()};
    return scenery;
}

std::string FuseBoxPlayScene::title() const {
    return shortPlace(m_text, m_round.challenge());
}

} // namespace game
