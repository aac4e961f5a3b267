// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftPlayScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/round/MoveSounds.hpp"
#include "game/round/PlayColumns.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/shift/ShiftTools.hpp"
#include "game/shift/ToShiftOver.hpp"
#include "text/BoardWords.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float toolbarStrip = 92;
constexpr float top = 76;
constexpr float roofAndDoor = 202; ///< What a house needs above and below the windows.
constexpr int largestSide = 6;     ///< Windows are sized to fit the largest houses, so that they never change size.
constexpr float aboveCards = 108;  ///< For what is said about them, in two lines if need be.
constexpr ui::Seconds endDelay = 1.2F;
constexpr ui::Seconds cardsWait = 0.3F;  ///< A press that was meant for the house does not pick a card.
constexpr ui::Seconds maxStoring = 0.5F; ///< Longer, while the shift is being stored; then the end screen waits for it.

} // namespace

ShiftPlayScene::ShiftPlayScene(ToShiftPlay to, const SceneContext& context, Records& records, LampAtlases& atlases)
    : FormScene(context)
    , m_records(records)
    , m_game(std::move(to.seed))
    , m_board(atlases, options())
    , m_reader(context.text, context.speaker)
    , m_menu(iconFace(ui::Icon::Menu), [this] { pause(); })
    , m_toolbar(shiftTools(), [this](ui::Action action) { act(action); })
    , m_panels(context.text, context.preferences.get()) {
    m_form.add(m_board, [this](auto& it) { it.setVisible(!shift().offer()); });
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i].setPlace(i + 1);
        m_cards[i].onPointed = [this, i] { m_form.focus(&m_cards[i]); };
        m_form.add(m_cards[i], [this](auto& it) {
            it.setVisible(shift().offer().has_value());
            it.showNumber(m_input.lastDevice() != ui::Device::Gamepad);
        });
    }
    m_toolbar.addTo(m_form);
    m_form.add(m_menu, [this](auto& it) { it.setLabel(m_text.tr("Menu")); });
    m_form.focus(&m_board);
    m_board.onPress = [this](lights::Cell cell) { press(cell); };
    m_board.onMark = [this](lights::Cell cell) { mark(cell); };
    m_board.onCursorMoved = [this] { playCursor(m_sounds, shift().session().board(), m_board.cursor()); };
    m_board.cellWords = [this](lights::Cell cell) {
        return m_reader.at(shift().session().puzzle(), shift().session().board(), cell);
    };
    m_board.open(shift().session().puzzle(), shift().session().board());
    m_marks = lights::BitGrid(shift().house().rows, shift().house().columns);
    if (const auto best = m_records.bestShiftRun(m_game.table())) {
        m_best = best->score.points;
        m_ghost = m_game.ghostOf(*best);
    }
    updateScore();
    offer(m_toolbar, shift(), m_text);
}

House ShiftPlayScene::front() const {
    return shiftHouseFront(shift().index(), shift().session().puzzle().rules().surface);
}

BoardOptions ShiftPlayScene::options() const {
    BoardOptions options = boardOptions(m_preferences, front());
    options.front = BoardSurround::Facade;
    options.door = true;
    options.seed = static_cast<std::uint64_t>(shift().index());
    return options;
}

void ShiftPlayScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.setName(m_text.tr("Board"));
    m_panels.layout(viewport);
    m_board.view().setOptions(options());
    m_board.setPreview(m_preferences.get().preview);

    const ui::Rect content = viewport.content();
    const float ground = content.h - toolbarStrip;
    const ui::Rect left = m_panels.left();
    placeHouse(m_board);
    placeNext();
    m_menu.place({left.x, 24, 48, 48});
    const ui::Rect cards = cardsArea();
    const float gap = viewport.compact() ? 16 : 24;
    const float width = std::min(236.0F, (cards.w - gap) / 2);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i].place({cards.centre().x + (i == 0 ? -width - gap / 2 : gap / 2), cards.y + aboveCards, width,
                          cards.h - aboveCards});
    m_toolbar.layout(m_text, m_input, {content.x, ground, content.w, toolbarStrip}, viewport.compact(), measure);
    offer(m_toolbar, shift(), m_text);
    m_toasts.place({left.x, left.y, viewport.compact() ? 196.0F : 258.0F, ground - 8 - left.y});
}

void ShiftPlayScene::placeHouse(LightsBoardWidget& house) {
    const ui::Rect content = m_viewport.content();
    const float ground = content.h - toolbarStrip;
    const float gap = m_viewport.compact() ? 30 : 52;
    const float middle = content.centre().x;
    const float half = std::min(middle - m_panels.left().right(), m_panels.right().x - middle) - gap;
    const float height = ground - top - (m_viewport.compact() ? 44.0F : 52.0F);
    BoardOptions options = house.view().options();
    const float windows = std::min(2 * half, std::min(height, ground - roofAndDoor)) / largestSide;
    options.largestPitch = std::min(options.largestPitch, windows);
    house.view().setOptions(options);
    const ui::Rect room{middle - half, top, 2 * half, height};
    house.placeIn(room, room, ground, m_viewport);
}

void ShiftPlayScene::placeNext() {
    const float ground = m_viewport.content().h - toolbarStrip;
    const float highest = m_viewport.compact() ? 160 : 172; // Below the figures.
    const float left = m_panels.right().x - 10;
    m_next.place(shift().index() + 1, shift().session().puzzle().rules().surface,
                 {left, ground - highest, m_viewport.size().x - left, highest});
}

ui::Rect ShiftPlayScene::cardsArea() const {
    const ui::Rect left = m_panels.left();
    const float gap = m_viewport.compact() ? 14 : 40;
    constexpr float height = 500;
    const float ground = m_viewport.content().h - toolbarStrip;
    const float middle = m_viewport.content().centre().x; // As the house and the tools.
    const float half = std::min(middle - left.right(), m_panels.right().x - middle) - gap;
    return {middle - half, (top + ground - height) / 2, 2 * half, height};
}

bool ShiftPlayScene::handle(const ui::Event& event) {
    if (m_left)
        return true;
    if (m_over) { // After the end only full screen and mute still work.
        const auto* action = std::get_if<ui::ActionPressed>(&event);
        return action == nullptr || (action->action != action::fullscreen && action->action != action::mute);
    }
    if (pickByNumber(event) || m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && !(action->repeat && action->action != action::undo && action->action != action::redo) &&
           act(action->action);
}

bool ShiftPlayScene::pickByNumber(const ui::Event& event) {
    const auto* key = std::get_if<ui::KeyPressed>(&event);
    if (key == nullptr || key->repeat || key->control || key->alt || key->shift || !shift().offer())
        return false;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const auto place = static_cast<int>(i);
        if (key->key != sf::Keyboard::Num1 + place && key->key != sf::Keyboard::Numpad1 + place)
            continue;
        m_form.focus(&m_cards[i]);
        pick(i);
        return true;
    }
    return false;
}

bool ShiftPlayScene::act(ui::Action action) {
    if (shift().offer() && action != ui::Action::Back && action != action::pause)
        return false;
    const lights::Puzzle before = currentPuzzle();
    if (action == action::undo)
        applied(m_game.shift().undo(), before);
    else if (action == action::redo)
        applied(m_game.shift().redo(), before);
    else if (action == action::restart)
        applied(m_game.shift().restart(), before);
    else if (action == action::skip)
        skip();
    else if (action == action::mark)
        mark(m_board.cursor());
    else if (action == action::hint || action == action::showSolution)
        m_toasts.show({ui::Toast::Kind::Hint, m_text.tr("There are no hints on the night shift."), {}, {}});
    else if (action == ui::Action::Back || action == action::pause)
        pause();
    else
        return read(action);
    return true;
}

bool ShiftPlayScene::read(ui::Action action) {
    const lights::Session& session = shift().session();
    const auto presses = session.presses();
    return m_reader.answer(action,
                           {session.puzzle(), session.board(), m_board.cursor(),
                            presses.empty() ? std::nullopt : std::optional(presses.back()),
                            m_text.trn("{1} point", "{1} points", shift().score().points) + ", " +
                                m_text.tr("time left {1}", text::clock(shift().left()))},
                           [this](lights::Cell cell) { m_board.setCursor(cell); });
}

lights::Puzzle ShiftPlayScene::currentPuzzle() const {
    return shift().session().puzzle().startingFrom(shift().session().board());
}

void ShiftPlayScene::press(lights::Cell cell) {
    const lights::Puzzle before = currentPuzzle();
    const auto change = m_game.shift().press(cell);
    if (change || m_over || shift().offer() || !before.rules().quietHours || !before.start().hasCell(cell))
        return applied(change, before);
    m_sounds.play(Sound::Cut);
    m_toasts.show({ui::Toast::Kind::Hint, quietHoursLine(m_text, before.goal()) + ".", {}, {}});
}

void ShiftPlayScene::mark(lights::Cell cell) {
    if (shift().offer())
        return;
    m_marks.flip(cell);
    m_board.view().setMarks(m_marks);
    m_sounds.play(Sound::Cursor);
}

void ShiftPlayScene::skip() {
    if (!shift().canSkip()) {
        if (!m_over)
            m_toasts.show({ui::Toast::Kind::Hint, m_text.tr("There is no time left to skip a house."), {}, {}});
        return;
    }
    const lights::Puzzle before = currentPuzzle();
    const bool keeps = shift().skipKeepsChain() && shift().chain() > 1;
    applied(m_game.shift().skip(), before);
    if (keeps)
        m_toasts.show({ui::Toast::Kind::Hint, m_text.tr("The chain holds, this once."), {}, {}});
}

void ShiftPlayScene::pick(std::size_t card) {
    if (m_offered < cardsWait)
        return;
    const auto gift = shift().gift();
    const auto change = m_game.shift().pick(card);
    if (!change)
        return;
    if (gift && gift->card == card)
        m_toasts.show({ui::Toast::Kind::Ok, giftWords(m_text, gift->gift) + ".", giftIcon(gift->gift), {}});
    const Left left = *std::exchange(m_leftHouse, std::nullopt);
    playShiftMove(m_sounds, *change, left.before, shift().chain());
    m_form.refresh();
    m_form.focus(&m_board);
    moveToNextHouse(left.last, left.before);
    updateScore();
    offer(m_toolbar, shift(), m_text);
}

void ShiftPlayScene::applied(const std::optional<lights::ShiftChange>& change, const lights::Puzzle& before) {
    if (!change)
        return;
    playShiftMove(m_sounds, *change, before, shift().chain());
    if (change->gained > 0)
        m_panels.showGain(change->gained, change->won, m_preferences.motion());
    if (shift().offer())
        offerCards(change->change, before);
    else if (change->moved)
        moveToNextHouse(change->change, before);
    else if (change->change)
        m_board.view().apply(*change->change);
    else
        m_board.view().show(shift().session().board());
    updateScore();
    offer(m_toolbar, shift(), m_text);
    if (shift().over())
        finish();
}

void ShiftPlayScene::updateScore() {
    m_melody = melodyOf(shift().session().puzzle(), shift().session().board(), front());
}

void ShiftPlayScene::offerCards(const std::optional<lights::Change>& last, const lights::Puzzle& before) {
    m_leftHouse = Left{before, last};
    m_offered = 0;
    const auto gift = shift().gift();
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i].show((*shift().offer())[i], gift && gift->card == i ? std::optional(gift->gift) : std::nullopt);
    m_form.refresh();
    m_form.focus(&m_cards[0]);
}

void ShiftPlayScene::moveToNextHouse(const std::optional<lights::Change>& last, const lights::Puzzle& before) {
    const lights::Puzzle& next = shift().session().puzzle();
    m_board.moveToNextHouse(before, last, next, options());
    m_marks = lights::BitGrid(next.rows(), next.columns());
    placeHouse(m_board.old());
    placeHouse(m_board);
    placeNext();
}

void ShiftPlayScene::pause() {
    m_navigator.push(pauseOf([this] { return pauseWords(); }, [this] { askToLeave(); },
                             [this](ui::Action action) { act(action); }, [this](float right) { m_seenTo = right; }));
}

ToPause ShiftPlayScene::pauseWords() const {
    ToPause words;
    const bool onBoard = !shift().offer();
    words.title = m_text.tr("House {1}", shift().index() + 1) + " · " + m_text.tr("clock stopped");
    words.shut = true;
    words.entries = {{action::undo, m_text.tr("Undo"), shift().canUndo()},
                     {action::redo, m_text.tr("Redo"), shift().canRedo()},
                     {action::restart, m_text.tr("Restart"), shift().canRestart()},
                     {action::skip, skipWords(m_text, shift()), shift().canSkip()},
                     {action::mark, m_text.tr("Planning mark"), onBoard},
                     {ui::Action::Back, m_text.tr("Leave the shift"), true}};
    return words;
}

void ShiftPlayScene::askToLeave() {
    if (!shift().started()) {
        m_left = true;
        m_navigator.pop();
        return;
    }
    m_navigator.push(ToQuestion{m_text.tr("Leave the shift?"),
                                m_text.tr("You cannot continue it later, and its points are not recorded."),
                                {{m_text.tr("Keep working"), {}}, {m_text.trc("the shift", "Leave"), [this] {
                                                                       m_left = true;
                                                                       m_navigator.pop();
                                                                   }}}});
}

void ShiftPlayScene::tick(int secondsBefore) {
    const int seconds = secondsLeft(shift());
    if (inLastSeconds(shift()) && seconds != secondsBefore && seconds > 0)
        m_sounds.play(Sound::Cursor);
}

void ShiftPlayScene::finish() {
    if (m_over)
        return;
    m_over = 0;
    m_recorded = m_records.recordShift(m_game.performance());
    m_sounds.play(shift().score().houses > 0 ? Sound::Win : Sound::Undo);
    offer(m_toolbar, shift(), m_text);
    m_form.releasePointer();
    m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint, m_text.tr("The night is over."), ui::Icon::Clock, {}});
}

void ShiftPlayScene::openEndScreen() {
    m_left = true;
    const auto asleep = shift().asleep();
    m_navigator.replace(
        ToShiftOver{shift().score(), {asleep.begin(), asleep.end()}, m_recorded, m_best, m_game.seed()});
}

void ShiftPlayScene::passTime(puzzle::Milliseconds passed) {
    if (!m_running || m_over)
        return;
    const int before = secondsLeft(shift());
    const bool couldSkip = shift().canSkip();
    m_game.shift().advance(passed);
    tick(before);
    if (couldSkip != shift().canSkip())
        offer(m_toolbar, shift(), m_text);
    if (shift().over())
        finish();
}

void ShiftPlayScene::update(ui::Seconds step) {
    const bool wasOver = m_over.has_value();
    FormScene::update(step);
    m_panels.update(step);
    if (shift().offer())
        m_offered += step;
    if (!wasOver || m_left)
        return;
    *m_over += step;
    arrived(m_recorded);
    if (*m_over >= endDelay + (isBeingStored(m_recorded) ? maxStoring : 0))
        openEndScreen();
}

void ShiftPlayScene::draw(ui::Canvas& canvas) const {
    m_next.draw(canvas);
    const bool ofDay = puzzle::dayOfShiftSeed(m_game.seed()).has_value();
    m_panels.draw(canvas, shift(), {m_best, m_ghost ? &*m_ghost : nullptr, ofDay}, m_running);
    if (shift().offer())
        drawOffer(canvas);
    else if (!m_running) { // The shutters are closed, so that nobody can think on while the clock is stopped.
        m_menu.draw(canvas);
        m_board.draw(canvas);
        drawBackSoon(canvas, m_text, m_board.bounds(), m_board.view().shutters().amount(), m_seenTo);
        return;
    }
    m_form.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

void ShiftPlayScene::drawOffer(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = cardsArea();
    canvas.text(m_text.tr("Pick a card"), {area.centre().x, area.y + 16}, ui::style::screenTitle, colours.text,
                ui::Align::Centre);
    canvas.paragraph(m_text.tr("It changes all houses from now on. The harder one brings a gift. The clock stands "
                               "still."),
                     {area.x, area.y + 44, area.w, 44}, ui::style::secondary, colours.text2, ui::Align::Centre);
}

bool ShiftPlayScene::animating() const {
    return FormScene::animating() || m_panels.animating() || m_over || (shift().offer() && m_offered < cardsWait);
}

ui::Seconds ShiftPlayScene::nextChange() const {
    return ui::sooner(FormScene::nextChange(), m_running ? timeToClockChange(shift()) : -1);
}

Scenery ShiftPlayScene::scenery() const {
    Scenery scenery;
    scenery.pavement = toolbarStrip;
    // Night falls in the course of the shift.
    scenery.night = 1 - static_cast<float>(shift().left().count()) / static_cast<float>(shift().length().count());
    scenery.quiet = {m_panels.left(), m_panels.right()};
    if (shift().offer()) // No star in the words above the cards.
        scenery.quiet.push_back({cardsArea().x, cardsArea().y, cardsArea().w, aboveCards});
    return scenery;
}

void ShiftPlayScene::covered() {
    m_running = false;
    m_board.view().setShut(true);
    m_form.releasePointer();
}

void ShiftPlayScene::uncovered() {
    m_seenTo = std::numeric_limits<float>::max();
    m_running = true;
    m_board.view().setShut(false);
    offer(m_toolbar, shift(), m_text);
}

std::unique_ptr<Scene> ToShiftPlay::scene(const Services& with) const {
    return std::make_unique<ShiftPlayScene>(*this, with, with.records, with.atlases);
}

} // namespace game
