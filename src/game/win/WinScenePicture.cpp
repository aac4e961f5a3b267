#include "game/look/Signs.hpp"
#include "game/play/SavedRound.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
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

constexpr float slide = 48;                                   ///< Distance that the right half slides in from.
constexpr float streetPavement = PageFrame::legendHeight + 4; ///< As in the main menu.

/// The width of the words beside the street, once a house sleeps.
float bedtimeWords(const ui::Viewport& viewport) {
    return viewport.compact() ? 330 : 440;
}

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
    const ui::Rect content = viewport.content();
    const bool compact = viewport.compact();
    const float left = content.x + (compact ? 36.0F : 62.0F);
    m_bedtime->layout(viewport, left + bedtimeWords(viewport), content.h - streetPavement);
    for (ui::Widget* widget : m_form.widgets())
        widget->setVisible(widget == &m_nextButton || (widget == &m_levels && m_levels.visible()));
    float top = compact ? 330 : 306;
    m_nextButton.place({left, top, m_nextButton.preferredWidth(measure) + 40, ui::PushButton::bigHeight});
    top = m_nextButton.bounds().bottom() + 14;
    m_levels.place({left, top, m_levels.preferredWidth(measure), ui::PushButton::bigHeight});
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
    const BedtimeFrame now = m_bedtime->frame();
    m_bedtime->draw(canvas);
    const float way = m_preferences.get().reducedMotion ? 0 : slide;
    const ui::Palette& colours = canvas.colours();
    if (now.words > 0) {
        const ui::Canvas::Layer come(canvas, {-way * (1 - now.words), 0}, now.words);
        const float left = m_nextButton.bounds().x;
        const float room = bedtimeWords(m_viewport);
        float y = 88;
        const ui::TextStyle hero{ui::Face::Display, m_viewport.compact() ? 34.0F : 44.0F, 1.15F};
        for (const std::string& line : canvas.wrap(winHero(m_text, m_to), hero, room)) {
            canvas.textGlow(line, {left, y}, hero, ui::faded(colours.glow, 0.25F), 24);
            canvas.text(line, {left, y}, hero, colours.text);
            y += hero.size * hero.lineHeight;
        }
        y += 4;
        for (const std::string& line : bedtimeLines(m_text, m_to, m_next ? &*m_next : nullptr))
            y += canvas.paragraph(line, {left, y - 10, room, 80}, {ui::Face::Regular, 18}, colours.text2) + 8;
        const auto level = m_library.levelOf(m_to.challenge.key);
        if (level) {
            drawStar(canvas, {left + 14, y + 22}, 14, true);
            canvas.text(m_text.tr("{1} / {2}", m_records.progress().stars(*level->pack), data::maxStars(*level->pack)),
                        {left + 38, y + 22}, {ui::Face::Display, 30, 1.1F}, colours.text);
        }
    }
    if (now.buttons > 0) {
        const ui::Canvas::Layer come(canvas, {}, now.buttons);
        m_form.draw(canvas);
        m_tooltip.draw(canvas);
    }
}

void WinScene::draw(ui::Canvas& canvas) const {
    if (m_bedtime) {
        drawBedtime(canvas);
        return;
    }
    const WinFrame now = m_stage.frame();
    m_stage.draw(canvas);
    const float way = m_preferences.get().reducedMotion ? 0 : slide;
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
    if (m_bedtime) {
        Scenery street;
        street.pavement = streetPavement;
        street.night = 1;
        street.quiet = {{m_nextButton.bounds().x, 40, bedtimeWords(m_viewport), 260}};
        return street;
    }
    Scenery scenery = m_stage.scenery();
    scenery.quiet = {m_where.quiet(), m_stage.starsArea()};
    return scenery;
}

} // namespace game
