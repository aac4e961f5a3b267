// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/WinScene.hpp"

#include "game/boards/DailyBoard.hpp"
#include "game/boards/FileLevels.hpp"
#include "game/controls/BoardHouse.hpp"
#include "game/controls/BoardPlace.hpp"
#include "game/controls/GenerateBoard.hpp"
#include "game/controls/OfferLesson.hpp"
#include "game/controls/WinPanel.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/lessons/Lessons.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/ToPlay.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/round/SavedRound.hpp"
#include "game/round/WinWords.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/win/PostcardView.hpp"
#include "game/words/AchievementWords.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "ui/Clipboard.hpp"
#include "ui/Layout.hpp"

#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr int nextDoorRows = 4;
constexpr int nextDoorColumns = 5;

/// A solved board goes to sleep; after a solved fuse box the house next door has its lights back.
WinStage::WinDetails occasion(const ToWin& win, const Preferences& preferences, const text::Text& text) {
    BoardOptions look = boardOptions(preferences, win.challenge);
    if (const auto day = win.challenge.day())
        look.plate = datePlate(text, *day);
    look.numbers = false;
    LastLamps last = lastLamps(win);
    if (win.played.assists.solutionShown) // Nothing to celebrate.
        last.degrees.clear();
    const bool atOptimum = starsOf(win) == 3 && win.par.exact && win.played.moves <= win.par.moves;
    if (win.challenge.isLights()) {
        const WinPace pace = win.rival ? WinPace::Stars : win.bestBefore ? WinPace::Brief : WinPace::Whole;
        const lights::Puzzle& puzzle = win.challenge.lights();
        return {puzzle.solved(), puzzle.rules(), look,  starsOf(win), win.asleep,
                win.board,       pace,           false, last,         atOptimum};
    }
    const lights::Board dark{lights::BitGrid(nextDoorRows, nextDoorColumns)};
    return {dark, {}, look, starsOf(win), win.asleep, {}, WinPace::Brief, true, last, atOptimum};
}

/// The runs that solve what was played: a level with a riddle does not accept every run on its board.
data::RunFilter acceptedOn(const Challenge& challenge, const data::Library& library) {
    const auto level = library.levelOf(challenge.key);
    return level ? data::filterOf(level->level()) : data::RunFilter();
}

constexpr float slideIn = 48; ///< Distance that the right half slides in from.

/// The mark of what is drawn on the house. \returns the room that it takes; 0 if nothing is drawn.
float drawIdeaMark(ui::Canvas& canvas, ui::Vec left, const IdeaDrawing& drawing) {
    constexpr float room = 40;
    constexpr float dash = 7;
    const sf::Color colour = canvas.colours().hint;
    if (drawing.leftRight || drawing.topBottom)
        for (const float x : {0.0F, dash + 4, 2 * (dash + 4)})
            canvas.fill({left.x + x, left.y - 1, dash, 2}, colour);
    else if (drawing.pattern.any())
        canvas.stroke({left.x + 4, left.y - 9, 18, 18}, 2, colour, 4);
    else
        return 0;
    return room;
}

} // namespace

WinScene::WinScene(ToWin to, const Services& with)
    : FormScene(with)
    , m_to(std::move(to))
    , m_records(with.records)
    , m_library(with.library)
    , m_entropy(with.entropy)
    , m_atlases(with.atlases)
    , m_stars(starsOf(m_to))
    , m_stage(occasion(m_to, with.preferences, with.text), with.atlases, with.preferences, with.sounds)
    , m_panel({with.text, with.records, with.clipboard, with.sounds, m_form, m_toasts, with.navigator, m_nextButton},
              m_to.recorded, m_to.played.assists.solutionShown,
              {[this](int moves) { return scoreWords(m_text, m_to.challenge, moves); },
               acceptedOn(m_to.challenge, with.library)})
    , m_copied({with.text, with.clipboard, with.preferences, with.paths, with.desk.fonts}) {
    if (m_to.challenge.isLights() && m_stars > 0)
        m_stage.explain(drawingOf(m_to));
    findNext();
    addControls();
    m_panel.begin(with.input.lastDevice());
    m_form.setFocusVisible(false); // Until there is something to be seen.
    announce();
}

void WinScene::addControls() {
    m_panel.addToForm();
    m_form.add(m_nextButton, [this](auto& it) { it.setLabel(nextWords()); });
    m_form.add(m_again, [this](auto& it) { it.setLabel(m_text.tr("Again")); });
    m_form.add(m_levels, [this](auto& it) {
        it.setLabel(m_to.challenge.day() ? m_text.tr("Calendar") : placeWords());
        it.setVisible(m_next.has_value() || m_nextDay.has_value() || m_nextInFile.has_value());
    });
    m_form.add(m_watch, [this](auto& it) {
        it.setLabel(m_text.trc("a replay", "Watch"));
        it.setVisible(m_to.recorded.run.has_value());
    });
    m_form.add(m_copy, [this](auto& it) { it.setLabel(m_text.tr("Copy result")); });
}

void WinScene::findNext() {
    if (m_to.challenge.ofClass)
        return;
    if (m_to.challenge.day()) {
        if (*m_to.challenge.day() != m_records.today()) // After today's puzzle there is no hurry to a day missed.
            m_nextDay = nextOpenDay(days(), *m_to.challenge.day(), m_records.today());
        return;
    }
    m_nextInFile = nextInFile(m_to.challenge);
    if (const auto here = m_library.levelOf(m_to.challenge.key))
        m_next = data::nextLevel(m_library, m_records.progress(), here, m_preferences.get().unlockAll);
}

const data::DailyProgress& WinScene::days() const {
    return m_records.daily(m_to.challenge.dailySeries());
}

std::string WinScene::nextWords() const {
    if (m_to.challenge.ofClass)
        return m_text.tr("Class");
    if (m_to.challenge.random())
        return m_text.tr("New board");
    if (m_nextDay)
        return *m_nextDay == m_records.today() ? m_text.tr("Today")
                                               : text::shortDate(m_text, *m_nextDay, m_records.today().year());
    if (m_to.challenge.day())
        return m_text.tr("Calendar");
    if (endsTheStreet() || (endsAHouse() && !m_bedtime))
        return m_text.tr("To the street");
    const auto here = m_next ? m_library.levelOf(m_to.challenge.key) : std::nullopt;
    if (here && m_next->pack == here->pack && m_next->index < here->index) // It was left out.
        return m_text.tr("Back to level {1}", m_next->index + 1);
    return m_next || m_nextInFile   ? m_text.tr("Next level")
           : m_to.challenge.place() ? placeWords()
                                    : m_text.tr("Main menu");
}

std::string WinScene::placeWords() const {
    const Challenge::Place* const place = m_to.challenge.place();
    return place != nullptr && place->album ? m_text.tr("Album") : m_text.tr("Levels");
}

void WinScene::announce() {
    if (!m_panel.records())
        return;
    if (m_to.challenge.day() && !m_to.recorded.late)
        m_medals.add({ui::Icon(ui::Icon::Calendar), streakWords(m_text, days().streak(m_records.today()))});
    if (m_to.bestBefore && m_to.played.moves < *m_to.bestBefore)
        m_medals.add({boardIcon::record, m_text.tr("Your best so far.")}, Sound::Record);
    for (const data::Achievement which : m_to.recorded.earned)
        m_medals.add({achievementKeepsake(which), achievementName(m_text, which)}, Sound::Unlock);
    const auto packs = seriesOf(m_to.challenge, m_library);
    const int stars = data::starsTowards(m_library, m_records.progress(), packs);
    for (std::size_t i = 0; i < packs.size(); ++i) {
        const int needed = data::starsToOpen(packs, i);
        if (needed > m_to.starsBefore && needed <= stars)
            m_medals.add({ui::Icon(ui::Icon::House),
                          m_text.tr("{1} is open now.", packs[i].pack.name.in(text::code(m_text.language())))},
                         Sound::Unlock);
    }
}

bool WinScene::handle(const ui::Event& event) {
    if (m_bedtime && !m_bedtime->over()) {
        if (ui::isPress(event))
            m_bedtime->finish();
        return true;
    }
    if (m_stage.running() && ui::isPress(event))
        m_stage.finish();
    if (m_left || m_form.handle(event))
        return true;
    if (const auto* key = std::get_if<ui::KeyPressed>(&event);
        key != nullptr && key->key == sf::Keyboard::C && !key->alt && !key->repeat && !m_form.wantsText()) {
        // A player's own binding of the bare letter takes precedence. By default it is for chasing, which needs a
        // board.
        const ui::Action own = m_input.bindings().actionOf({key->key, key->control, key->shift, false});
        if (own == ui::Action::None || own == ui::Action::Copy || own == action::chase) {
            copyResult();
            return true;
        }
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back) {
        if (!m_panel.leaveField())
            leave();
    } else if (action->action == action::next)
        playNext();
    else if (action->action == action::restart)
        playAgain();
    else if (action->action == action::watch)
        watch();
    else if (action->action == action::help && m_to.challenge.isArukone())
        m_navigator.push(ToHelp{HelpPage::Arukone});
    else
        return false;
    return true;
}

bool WinScene::endsTheStreet() const {
    return m_to.challenge.isLights() && m_to.asleep == Asleep::Street;
}

bool WinScene::endsAHouse() const {
    return m_to.challenge.isLights() && m_to.asleep == Asleep::House && houseOf(m_to.challenge) != House::Slate;
}

void WinScene::beginBedtime(bool onwards) {
    m_bedtime.emplace(m_to.challenge, m_next, onwards, Bedtime::Around{m_text, m_preferences, m_records, m_library});
    m_sounds.play(Sound::Bell);
    arrangeAgain();
    m_form.focus(onwards || !m_levels.visible() ? &m_nextButton : &m_levels);
}

void WinScene::playNext() {
    if (!m_bedtime && !std::exchange(m_offered, true) && deservesLesson() &&
        offerLesson(m_records, m_navigator, [this] { playNext(); }))
        return;
    if (endsAHouse() && !m_bedtime) {
        beginBedtime(true);
        return;
    }
    if (m_to.challenge.ofClass) {
        leave();
        return;
    }
    if (m_to.challenge.random()) {
        generateBoard(nextRound(*m_to.challenge.random(), m_entropy), m_navigator, m_text, [this](Challenge challenge) {
            m_left = true;
            m_sounds.play(Sound::Select);
            m_navigator.replace(ToPlay{std::move(challenge), true});
        });
        return;
    }
    if (endsTheStreet()) {
        m_left = true;
        m_sounds.play(Sound::Select);
        m_navigator.reset(ToDawn{});
        return;
    }
    if (!m_next && !m_nextDay && !m_nextInFile) {
        leave();
        return;
    }
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.replace(ToPlay{m_nextDay      ? dailyChallenge(*m_nextDay, m_to.challenge.dailySeries())
                               : m_nextInFile ? *m_nextInFile
                                              : challengeOf(*m_next),
                               true});
}

void WinScene::playAgain() {
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.replace(ToPlay{repeatChallenge(m_to.challenge), false, {}, m_to.rival});
}

void WinScene::leave() {
    if (endsAHouse() && !m_bedtime) {
        beginBedtime(false);
        return;
    }
    m_left = true;
    // After a win the next level gets the focus; if the level is still unsolved, it keeps it.
    const bool solved = m_records.progress().at(m_to.challenge.key) != nullptr;
    m_navigator.pop(boardPlace(m_nextInFile       ? *m_nextInFile
                               : solved && m_next ? challengeOf(*m_next)
                                                  : m_to.challenge,
                               m_library));
}

void WinScene::watch() {
    if (!m_to.recorded.run)
        return;
    if (auto run = m_records.leaderboard().run(*m_to.recorded.run); run && *run) {
        m_sounds.play(Sound::Select);
        m_navigator.push(ToReplay{m_to.challenge, std::move(**run)});
    }
}

void WinScene::copyResult() {
    const bool counts = m_to.challenge.day() && !m_to.recorded.late;
    m_copied.begin(resultText(m_text, m_to, counts ? days().streak(m_records.today()) : 0), m_to,
                   captionOf(m_text, m_to, m_records.today()));
}

void WinScene::update(ui::Seconds step) {
    m_stage.update(step);
    if (m_bedtime)
        m_bedtime->update(step);
    if (leavesByItself() && m_bedtime->over() && !m_left)
        leave();
    if (arrived(m_to.recorded)) {
        m_panel.setRecorded(m_to.recorded);
        announce();
        arrangeAgain(); // Medals need room.
    }
    m_panel.update();
    if (auto told = m_copied.update())
        m_toasts.answer(*std::move(told));
    showKeys();
    FormScene::update(step);
    if (m_stage.frame().panel > 0)
        m_medals.sound(m_sounds);
    if (m_stage.frame().focus && !std::exchange(m_focusShown, true))
        m_form.setFocusVisible(m_input.lastDevice() != ui::Device::Mouse);
}

bool WinScene::deservesLesson() const {
    constexpr int fewStars = 2;
    return m_to.challenge.isLights() && !m_to.rival && !m_to.challenge.ofClass &&
           ((m_stars == fewStars && m_to.played.moves > m_to.par.moves) ||
            m_to.challenge.notes.lesson == offeredLesson);
}

bool WinScene::animating() const {
    return (m_bedtime ? !m_bedtime->over() : m_stage.animating()) || FormScene::animating() ||
           isBeingStored(m_to.recorded) || m_panel.animating() || m_copied.busy();
}

std::string WinScene::title() const {
    return winHeadline(m_text, m_to);
}

std::string WinScene::spokenTitle() const {
    std::string words = title() + " " + m_text.trn("{1} star", "{1} stars", m_stars) + ".";
    for (const std::string& sentence : winSentences(m_text, m_to))
        words += " " + sentence;
    if (const std::string idea = winIdea(m_text, m_to); !idea.empty())
        words += " " + idea;
    return words;
}

std::unique_ptr<Scene> ToWin::scene(const Services& with) const {
    return std::make_unique<WinScene>(*this, with);
}

void WinScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_card = postcardOf(m_text, m_to.challenge);
    m_sentences = winSentences(m_text, m_to);
    m_where = ResultLayout(viewport);
    m_stage.layout(viewport, m_where);
    m_panel.layout(m_where.panel(WinPanel::height, !m_medals.all().empty()), KeyCaps(m_text, m_input), measure);
    const ui::Rect column = m_where.column();
    ui::Row({column.x, m_where.headline().y - 24, column.w, 48}, 8).placeLast(48, m_copy, m_watch);
    ui::Row row(m_where.buttons(), 14);
    if (m_levels.visible())
        row.placeLast(measure, m_levels);
    row.placeLast(measure, m_again);
    m_nextButton.place(row.rest());

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
    constexpr float high = ui::PushButton::bigHeight;
    m_levels.place({at.x, at.y + high + 14, m_levels.preferredWidth(measure), high});
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
            caps.entry({ui::Action::Back}, m_to.challenge.place()    ? placeWords()
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

ResultFigure WinScene::lastFigure(const std::function<std::string(int)>& rolled) const {
    const Challenge& challenge = m_to.challenge;
    if (challenge.day())
        return {m_text.tr("Streak"), rolled(days().streak(m_records.today()))};
    if (!fileOf(challenge).empty()) // Its stars count nowhere.
        return {m_text.tr("Level"),
                std::to_string(challenge.place()->number) + "/" + std::to_string(challenge.place()->levels)};
    return {m_text.tr("Total stars"), rolled(m_records.progress().stars(seriesOf(challenge, m_library)))};
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
        lastFigure(rolled)};
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
        drawIdea(canvas);
    }
    if (now.panel > 0) {
        const ui::Canvas::Layer come(canvas, {way * (1 - now.panel), 0}, now.panel);
        m_medals.draw(canvas, m_where.medals());
        m_panel.draw(canvas);
        if (m_panel.givesWay())
            drawCard(canvas);
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
    const float room = m_watch.bounds().x - 24 - headline.x;
    if (const float wide = canvas.textWidth(words, hero); wide > room)
        hero.size *= room / wide;
    canvas.textGlow(words, headline, hero, ui::faded(colours.glow, 0.25F), 24);
    canvas.text(words, headline, hero, colours.text);
    float y = headline.y + (m_sentences.size() > 1 ? 54.0F : 59.0F); // The figures below have a fixed place.
    for (const std::string& line : m_sentences) {
        canvas.textFitted(line, {headline.x, y}, m_where.column().w, {ui::Face::Regular, 18}, colours.text2);
        y += 23;
    }
    m_where.drawFigures(canvas, figures());
}

void WinScene::drawCard(ui::Canvas& canvas) const {
    constexpr float below = 60; ///< For the player's best; the optimum is among the figures.
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_panel.area();
    drawPostcard(canvas, m_atlases, {area.x, area.y, area.w, area.h - below}, m_card);
    const float y = area.bottom() - below + 24;
    const data::LeaderboardRow* const best = m_panel.best();
    if (best == nullptr)
        return;
    const float room = area.w - 60;
    canvas.icon(ui::Icon::Cup, {area.x + 12, y + 9}, 24, colours.brass);
    canvas.textFitted(m_text.tr("Your best"), {area.x + 38, y}, room, ui::style::label, colours.text2);
    canvas.textFitted(scoreWords(m_text, m_to.challenge, best->run.moves) + " · " + text::clock(best->run.duration),
                      {area.x + 38, y + 22}, room, {ui::Face::Bold, 17}, colours.text);
}

void WinScene::drawIdea(ui::Canvas& canvas) const {
    constexpr float above = 5; // Two lines fit at the usual size.
    constexpr float smallest = 11;
    const std::string idea = winIdea(m_text, m_to);
    if (idea.empty())
        return;
    const ui::Rect legend = m_where.legend();
    const float margin = canvas.viewport().margin();
    ui::Rect room{margin, legend.y + above, legend.x - 2 * margin, legend.h - 2 * above};
    if (const auto& drawn = m_stage.explained()) { // What the lines on the house are: they look like this.
        const float marked = drawIdeaMark(canvas, {room.x, room.centre().y}, *drawn);
        room.x += marked;
        room.w -= marked;
    }
    ui::TextStyle style = ui::style::body;
    const auto lines = [&] { return static_cast<float>(canvas.wrap(idea, style, room.w).size()); };
    while (style.size > smallest && lines() * style.size * style.lineHeight > room.h)
        style.size -= 1;
    const float height = canvas.paragraphHeight(idea, room.w, style);
    canvas.paragraph(idea, {room.x, room.centre().y - height / 2, room.w, height}, style, canvas.colours().text2);
}

Scenery WinScene::scenery() const {
    if (m_bedtime)
        return m_bedtime->scenery();
    Scenery scenery = m_stage.scenery();
    scenery.quiet = {m_where.quiet(), m_stage.starsArea()};
    return scenery;
}

} // namespace game
