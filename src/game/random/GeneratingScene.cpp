// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/random/GeneratingScene.hpp"

#include "game/controls/GenerateBoard.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"
#include "ui/Layout.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float width = 460;
constexpr float height = 212;
constexpr float padding = 28;
constexpr float barHeight = 8;
constexpr std::chrono::milliseconds frameShare{4}; ///< A fraction of a frame.

} // namespace

GeneratingScene::GeneratingScene(ToGenerating to, const SceneContext& context)
    : OverlayScene(context)
    , m_to(std::move(to)) {
    m_form.add(m_cancel, [this](auto& it) {
        it.setLabel(m_text.tr("Cancel"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Back));
    });
    m_form.focus(&m_cancel);
}

void GeneratingScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    placePanel(viewport, {width, height});
    constexpr float high = ui::PushButton::height;
    ui::Row({panel().x, panel().bottom() - 24 - high, panel().w - padding, high}).placeLast(measure, m_cancel);
}

void GeneratingScene::dismiss() {
    if (closed())
        return;
    m_to.generation->cancel();
    close();
}

void GeneratingScene::update(ui::Seconds step) {
    FormScene::update(step);
    if (closed() || !m_to.generation->wait(frameShare))
        return;
    const Generated* generated = m_to.generation->result();
    if (generated == nullptr)
        return;
    leave(); // Requested first, so that whatever follows happens on the scene below.
    if (*generated)
        m_to.generated(challengeOf(m_to.wish, **generated));
    else
        m_navigator.push(noSuchBoardError(m_text, generated->error()));
}

void GeneratingScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    const ui::Rect bar{panel().x + padding, panel().y + 92, width - 2 * padding, barHeight};
    const auto fraction = static_cast<float>(std::clamp(m_to.generation->progress(), 0.0, 1.0));
    canvas.text(m_text.tr("Generating a board…"), {bar.x, panel().y + 44}, ui::style::panelTitle, colours.text);
    canvas.fill(bar, colours.surfaceLo, barHeight / 2);
    canvas.fill({bar.x, bar.y, std::max(barHeight, bar.w * fraction), bar.h}, colours.accent, barHeight / 2);
    canvas.text(text::percent(m_text, static_cast<int>(fraction * 100)), {bar.x, m_cancel.bounds().centre().y},
                ui::style::body, colours.text2);
    m_form.draw(canvas);
}

std::unique_ptr<Scene> ToGenerating::scene(const Services& with) const {
    return std::make_unique<GeneratingScene>(*this, with);
}

} // namespace game
