// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/MainMenuScene.hpp"

#include "game/boards/BoardFromCode.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Season.hpp"
#include "game/look/Signs.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/PageScene.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/services/Sounds.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/SharedProblems.hpp"
#include "ui/Clipboard.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

namespace game {

namespace {

constexpr float pavement = PageFrame::legendHeight + 4;
constexpr float underMoon = 10;
constexpr ui::Seconds flickTime = 0.9F;
constexpr ui::Seconds leavingTime = 0.9F;
constexpr ui::Seconds panelsGone = 0.24F;
constexpr ui::Seconds lampClicks = 0.27F;
constexpr ui::Seconds cricketChirps = 0.45F;
constexpr ui::TextStyle sloganStyle{ui::Face::Regular, 20};

} // namespace

MainMenuScene::MainMenuScene(const ToMainMenu& to, const SceneContext& context, Records& records,
                             SharedLeaderboards& shared, const data::Library& library, LampAtlases& atlases)
    : FormScene(context)
    , m_records(records)
    , m_shared(shared)
    , m_panel(context, records, shared, library)
    , m_street(context, records, library, atlases)
    , m_moon([this] {
        m_sounds.play(Sound::Bell);
        m_navigator.push(ToDawn{});
    }) {
    m_panel.addTo(m_form);
    m_street.addTo(m_form);
    m_form.add(m_moon);
    m_form.setColumn(true);
    m_form.focus(&m_panel.first());
    m_panel.onQuit = [this] { leave(); };
    m_panel.onContinue = [this](const NextBoard& next) { m_street.choose(next); };
    if (!to.says.empty())
        m_toasts.answer({ui::Toast::Kind::Ok, to.says, {}, {}});
}

void MainMenuScene::openCode() {
    auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (pasted) {
        m_sounds.play(Sound::Bell);
        m_street.choose(NextBoard{}); // It has no window in the street.
        ToPlay to{std::move(pasted->challenge), true};
        to.says = std::move(pasted->remark);
        m_navigator.push(std::move(to));
    } else {
        m_navigator.push(ToError{m_text.tr("This cannot be opened"), std::move(pasted.error())});
    }
}

void MainMenuScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    const bool compact = viewport.compact();
    const ui::Rect content = viewport.content();
    const float left = content.x + (compact ? 32.0F : 64.0F);
    const float ground = content.h - pavement;
    const float first = left + (compact ? 444.0F : 514.0F); // Beside the panel.
    const float radius = compact ? 38 : 44;
    const ui::Vec moon{content.right() - (compact ? 92.0F : 96.0F), compact ? 96.0F : 92.0F};
    m_moon.place({moon.x - radius, moon.y - radius, 2 * radius, 2 * radius});
    m_street.arrange(viewport, first, ground, m_moon.bounds().bottom() + underMoon,
                     {first, 0, content.right() - 8 - first, content.h}, m_moon.bounds());
    refresh();
    m_logo = {left, compact ? 66.0F : 91.0F};
    m_logoSize = compact ? 78 : 94;
    m_slogan = {left + 6, (compact ? 128.0F : 168.0F) - 12, measure(m_text.tr("Put the house to bed."), sloganStyle),
                24};
    m_panel.arrange({left, compact ? 160.0F : 214.0F, compact ? 424.0F : 492.0F, MenuPanel::height}, m_slogan, measure);

    constexpr float widest = 380;
    const float width = std::min(widest, content.right() - 8 - first);
    m_toasts.place({content.right() - 8 - width, content.y, width, ground - 8 - content.y});

    showKeys();
    // Below the street are the plates of its houses.
    m_legend.place({left, PageFrame(viewport).ground, first - 6 - left, PageFrame::legendHeight});
}

void MainMenuScene::showKeys() {
    const KeyCaps caps(m_text, m_input);
    m_windowKeys = m_street.hasLitWindow(m_form.focused());
    std::vector<ui::LegendEntry> entries{
        caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Choose")),
        caps.entry({ui::Action::Confirm}, m_text.tr("Ring the bell")),
        m_windowKeys ? caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Window"))
                     : caps.entry({action::fullscreen}, m_text.tr("Full screen"))};
    m_legend.setEntries(std::move(entries));
}

void MainMenuScene::leave() {
    const ui::Motion motion = m_preferences.motion();
    if (motion.reduced || motion.off()) {
        m_navigator.quit();
        return;
    }
    m_leaving = 0;
    m_melody = asleepMelody();
    m_moon.setVisible(false); // It stays where it is while the panel goes.
}

void MainMenuScene::updateLeaving(ui::Seconds step) {
    const ui::Seconds before = *m_leaving;
    *m_leaving += step * m_preferences.motion().speed;
    const auto comes = [&](ui::Seconds at) { return before < at && *m_leaving >= at; };
    if (comes(lampClicks))
        m_sounds.play(Sound::Press);
    if (comes(cricketChirps) && seasonOf(m_records.today()) != Season::Winter)
        m_sounds.play(Sound::Cricket);
    if (*m_leaving >= leavingTime && !std::exchange(m_gone, true))
        m_navigator.quit();
}

bool MainMenuScene::handle(const ui::Event& event) {
    if (m_leaving) { // What belongs to the press that began it comes before any time has passed.
        if (*m_leaving > 0 && ui::isPress(event) && !std::exchange(m_gone, true))
            m_navigator.quit();
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action != nullptr)
        m_panel.finishUnfolding();
    const bool used =
        (action != nullptr && jump(*action)) || m_form.handle(event) || (action != nullptr && act(*action));
    if (m_windowKeys != m_street.hasLitWindow(m_form.focused()))
        showKeys();
    return used;
}

bool MainMenuScene::jump(const ui::ActionPressed& pressed) {
    if (pressed.action != ui::Action::Home && pressed.action != ui::Action::End)
        return false;
    m_form.setFocusVisible(true);
    m_form.focus(pressed.action == ui::Action::Home ? &m_panel.first() : &m_panel.quitWord());
    return true;
}

bool MainMenuScene::act(const ui::ActionPressed& pressed) {
    if (pressed.repeat)
        return false;
    if (pressed.action == ui::Action::Back && m_form.focused() != &m_panel.quitWord())
        m_form.focus(&m_panel.quitWord()); // Not out at once: it may have been pressed once too often.
    else if (pressed.action == ui::Action::Back)
        leave();
    else if (pressed.action == ui::Action::Paste)
        openCode();
    else
        return false;
    return true;
}

void MainMenuScene::idle(ui::Seconds step) {
    m_untilFlick -= step;
    if (m_untilFlick <= 0) {
        m_untilFlick = 5 + static_cast<float>(m_dice() % 5000) / 1000;
        m_flick = flickTime;
    }
}

void MainMenuScene::update(ui::Seconds step) {
    if (m_leaving)
        updateLeaving(step);
    m_flick = std::max(0.0F, m_flick - step);
    if (m_ambient && !m_preferences.get().reducedMotion && !m_preferences.motion().off())
        idle(step);
    m_legend.setDevice(m_input.lastDevice());
    FormScene::update(step);
    m_panel.update(step);
    m_street.update(step, m_viewport, m_ambient);
}

void MainMenuScene::draw(ui::Canvas& canvas) const {
    if (m_leaving) {
        drawMoonAt(canvas, m_moon.bounds().centre(), m_moon.bounds().w / 2, skyOf(m_records.today()).moon);
        drawDiving(canvas, 1 - ui::ease::passed(*m_leaving, 0, panelsGone));
        return;
    }
    drawStreet(canvas);
    drawPanels(canvas);
}

void MainMenuScene::drawDiving(ui::Canvas& canvas, float panels) const {
    drawStreet(canvas);
    // The panel slides out of the window to the left.
    const float gone = m_preferences.get().reducedMotion ? 0 : 1 - panels;
    const ui::Canvas::Layer layer{canvas, {-gone * gone * m_legend.bounds().right(), 0}, panels};
    if (panels > 0)
        drawPanels(canvas);
}

void MainMenuScene::drawStreet(ui::Canvas& canvas) const {
    m_street.draw(canvas, std::sin(m_flick / flickTime * 6.2832F) * std::min(1.0F, m_flick / flickTime * 2),
                  m_leaving ? ui::ease::passed(*m_leaving, 0, leavingTime) : 0.0F);
}

void MainMenuScene::drawPanels(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    drawLogo(canvas, m_logo, m_logoSize);
    const float room = m_panel.nameLeft() - 12 - m_slogan.x;
    ui::TextStyle small = sloganStyle;
    small.size *= 0.8F;
    if (m_panel.classShown().empty() &&
        canvas.textWidth(m_text.tr("Put the house to bed."), small) <= room) // Beside a long name it may be missing.
        canvas.textFitted(m_text.tr("Put the house to bed."), {m_slogan.x, m_slogan.centre().y}, room, sloganStyle,
                          colours.text2);
    m_panel.draw(canvas);
    m_form.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

bool MainMenuScene::animating() const {
    return FormScene::animating() || m_panel.animating() || m_street.animating() || m_flick > 0 ||
           m_leaving.has_value();
}

Scenery MainMenuScene::scenery() const {
    Scenery scenery;
    scenery.night = 0; // The street has stars of its own.
    scenery.sky = skyOf(m_records.today());
    scenery.pavement = pavement;
    scenery.quiet = {{m_logo.x, m_logo.y - m_logoSize / 2, m_logoSize * 5.2F, m_logoSize}, m_slogan};
    return scenery;
}

std::string MainMenuScene::title() const {
    return m_text.tr("Main menu");
}

void MainMenuScene::uncovered() {
    const std::string before = m_panel.classShown();
    refresh();
    if (m_panel.classShown() != before)
        arrangeAgain();
}

void MainMenuScene::refresh() {
    if (const auto board = m_shared.takeUnreadable()) // It stays there: at the start nobody looks there at once.
        m_toasts.pin(ui::Toast{ui::Toast::Kind::Danger,
                               *board + ": " + text::describe(m_text, *m_shared.state(*board).problem),
                               ui::Icon::Info,
                               {},
                               m_shared.find(*board)->folder.string()});
    if (std::ranges::none_of(m_shared.boards(),
                             [this](const auto& board) { return m_shared.state(board.name).problem.has_value(); }))
        m_toasts.pin(std::nullopt);
    m_panel.refresh(m_form);
    m_street.refresh(m_panel.offered());
    if (!m_leaving)
        m_melody = m_street.melody();
    m_moon.setPhase(skyOf(m_records.today()).moon);
    m_moon.setEnabled(m_street.asleep());
    m_moon.setTip(m_street.asleep() ? m_text.tr("See the morning again") : std::string());
}

std::unique_ptr<Scene> ToMainMenu::scene(const Services& with) const {
    return std::make_unique<MainMenuScene>(*this, with, with.records, with.shared, with.library, with.atlases);
}

} // namespace game
