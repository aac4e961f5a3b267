// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Signs.hpp"
#include "game/play/SavedRound.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Actions.hpp"
#include "game/win/WinScene.hpp"
#include "game/win/WinWords.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Format.hpp"

#include <cmath>

// The layout and drawing of the win screen. Its behaviour is in WinScene.cpp.

namespace game {

namespace {

constexpr float slideIn = 48; ///< Distance that the right half slides in from.

ui::ButtonFace offerFace(std::string label, ui::Icon icon) {
    ui::ButtonFace face = bigFace(icon, ui::ButtonFace::Kind::Secondary);
    face.label = std::move(label);
    return face;
}

} // namespace

void WinScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_where = ResultLayout(viewport);
    m_stage.layout(viewport, m_where);
    m_panel.layout(m_where.panel(WinPanel::height, !m_medals.all().empty()), KeyCaps(m_text, m_input), measure);
    m_copy.place({m_where.column().right() - 48, m_where.headline().y - 24, 48, 48});
    m_copy.setLabel(m_text.tr("Copy result"));
    m_copy.setTip(m_text.tr("Copy result"));
    m_watch.place(m_copy.bounds().moved({-56, 0}));
    m_watch.setLabel(m_text.trc("a replay", "Watch"));
    m_watch.setTip(m_text.trc("a replay", "Watch"));
    m_watch.setVisible(m_to.recorded.run.has_value());

    ui::ButtonFace next;
    next.kind = ui::ButtonFace::Kind::Primary;
    next.big = true;
    next.label = nextWords();
    next.trailing = ui::Icon::Forward;
    m_nextButton.setFace(std::move(next));
    m_again.setFace(offerFace(m_sum.empty() ? m_text.tr("Again") : m_text.tr("Play the sum"), ui::Icon::Restart));
    m_levels.setFace(m_to.challenge.day() ? offerFace(m_text.tr("Calendar"), ui::Icon::Calendar)
                                          : offerFace(m_text.tr("Levels"), ui::Icon::Grid));
    m_levels.setVisible(m_next.has_value() || m_nextDay.has_value());
    ui::Rect row = m_where.buttons();
    for (ui::PushButton* button : {&m_levels, &m_again}) {
        if (!button->visible())
            continue;
        const float width = button->preferredWidth(measure);
        button->place({row.right() - width, row.y, width, row.h});
        row.w -= width + 14;
    }
    m_nextButton.place(row);

    if (m_bedtime)
        arrangeBedtime(viewport, measure);
    showKeys();
    m_legend.place(m_where.legend());
    m_toasts.place(m_where.toasts());
}

void WinScene::arrangeBedtime(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_bedtime->layout(viewport);
    for (ui::Widget* widget : m_form.widgets())
        widget->setVisible(widget == &m_nextButton || (widget == &m_levels && m_levels.visible()));
    const ui::Vec at = m_bedtime->buttons();
    m_nextButton.place({at.x, at.y, m_nextButton.preferredWidth(measure) + 40, ui::PushButton::bigHeight});
    m_levels.place(
        {at.x, m_nextButton.bounds().bottom() + 14, m_levels.preferredWidth(measure), ui::PushButton::bigHeight});
}

std::vector<ui::LegendEntry> WinScene::legendNow() const {
    const KeyCaps caps(m_text, m_input);
    if (auto entries = m_panel.fieldLegend(caps)) // In the name field, letter keys type.
        return *std::move(entries);
    return {caps.entry({ui::Action::Confirm}, m_copy.focused()    ? m_text.tr("Copy result")
                                              : m_watch.focused() ? m_text.trc("a replay", "Watch")
                                                                  : m_text.tr("Choose")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Move focus")),
            {{"C"}, {}, m_text.tr("Copy result")},
            caps.entry({ui::Action::Back}, m_to.challenge.place()    ? m_text.tr("Levels")
                                           : m_to.challenge.day()    ? m_text.tr("Calendar")
                                           : m_to.challenge.random() ? m_text.tr("Back")
                                                                     : m_text.tr("Main menu"))};
}

void WinScene::showKeys() {
    const KeyCaps caps(m_text, m_input);
    const bool pad = m_input.lastDevice() == ui::Device::Gamepad;
    m_legend.setDevice(m_input.lastDevice());
    m_legend.setEntries(legendNow());
    m_panel.showKeys(caps, pad);
    std::string next;
    if (pad && m_nextButton.focused())
        next = caps.of(ui::Action::Confirm);
    else if (!pad && !m_form.wantsText())
        next = caps.of(action::next);
    m_nextButton.setKey(std::move(next));
}

std::vector<ResultFigure> WinScene::figures() const {
    const float roll = m_stage.frame().roll;
    const auto rolled = [roll](int number) {
        return std::to_string(static_cast<int>(std::lround(static_cast<float>(number) * roll)));
    };
    const auto time = puzzle::Milliseconds(static_cast<long>(static_cast<float>(m_to.played.elapsed.count()) * roll));
    return {
        {scoreLabel(m_text, m_to.challenge), rolled(m_to.played.moves), ui::style::number, m_stars == 3},
        {m_to.par.exact ? m_text.tr("Optimum") : m_text.tr("Best known"), rolled(m_to.par.moves)},
        {m_text.tr("Time"), text::clock(roll >= 1 ? m_to.played.elapsed : time), ui::TextStyle{ui::Face::Display, 42}},
        m_to.challenge.day() ? ResultFigure{m_text.tr("Streak"), rolled(days().streak(m_records.today()))}
                             : ResultFigure{m_text.tr("Total stars"),
                                            rolled(m_records.progress().stars(seriesOf(m_to.challenge, m_library)))}};
}

void WinScene::drawBedtime(ui::Canvas& canvas) const {
    m_bedtime->draw(canvas);
    const float buttons = m_bedtime->frame().buttons;
    if (buttons <= 0 || leavesByItself())
        return;
    const ui::Canvas::Layer come(canvas, {}, buttons);
    m_form.draw(canvas);
    m_tooltip.draw(canvas);
}

void WinScene::draw(ui::Canvas& canvas) const {
    if (m_bedtime) {
        drawBedtime(canvas);
        return;
    }
    const WinFrame now = m_stage.frame();
    m_stage.draw(canvas);
    const float way = m_preferences.get().reducedMotion ? 0 : slideIn;
    if (now.words > 0) {
        const ui::Canvas::Layer come(canvas, {way * (1 - now.words), 0}, now.words);
        drawWords(canvas);
    }
    if (now.panel > 0) {
        const ui::Canvas::Layer come(canvas, {way * (1 - now.panel), 0}, now.panel);
        m_medals.draw(canvas, m_where.medals());
        m_panel.draw(canvas);
        m_form.draw(canvas);
        m_legend.draw(canvas);
        m_toasts.draw(canvas);
        m_tooltip.draw(canvas);
    }
}

void WinScene::drawWords(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Vec headline = m_where.headline();
    const std::string words = winHero(m_text, m_to);
    ui::TextStyle hero = ui::style::hero;
    const float room = m_watch.bounds().x - 10 - headline.x;
    if (const float wide = canvas.textWidth(words, hero); wide > room)
        hero.size *= room / wide;
    canvas.textGlow(words, headline, hero, ui::faded(colours.glow, 0.25F), 24);
    canvas.text(words, headline, hero, colours.text);
    const std::vector<std::string> lines = winSentences(m_text, m_to, m_sum);
    float y = headline.y + (lines.size() > 1 ? 54.0F : 59.0F); // The figures below have a fixed place.
    for (const std::string& line : lines) {
        canvas.textFitted(line, {headline.x, y}, m_where.column().w, {ui::Face::Regular, 18}, colours.text2);
        y += 23;
    }
    m_where.drawFigures(canvas, figures());
}

Scenery WinScene::scenery() const {
    if (m_bedtime)
        return m_bedtime->scenery();
    Scenery scenery = m_stage.scenery();
    scenery.quiet = {m_where.quiet(), m_stage.starsArea()};
    return scenery;
}

} // namespace game
