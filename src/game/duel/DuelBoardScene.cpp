// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelBoardScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/duel/DuelWords.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/look/DuelToken.hpp"
#include "game/look/facade/AtTheDoor.hpp"
#include "game/round/MoveSounds.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float cardHeight = 70;
constexpr float cardGap = 10;
constexpr float cardRadius = 12;
constexpr float inset = 13; ///< Distance of what a card shows from its left and right edge.
constexpr float fieldTokenRadius = 10;
constexpr float smallestName = 12;

constexpr float signHeight = 46;
constexpr float signPadding = 22;
constexpr float signToken = 34; ///< From the token's left edge to the words.
constexpr float slideDistance = 40;
constexpr ui::Seconds slideTime = 0.28F;
constexpr float smallestSign = 15;

void drawCard(ui::Canvas& canvas, ui::Rect area, const DuelCard& card) {
    const ui::Palette& colours = canvas.colours();
    if (card.plays) {
        ui::drawLit(canvas, area, cardRadius);
    } else {
        canvas.fill(area, ui::faded(colours.surfaceLo, 0.85F), cardRadius);
        canvas.stroke(area, 1, colours.lineSoft, cardRadius);
    }
    const sf::Color ink = card.plays ? colours.onLit : colours.text;
    constexpr float score = 42;                                     ///< The cup and the number of boards.
    const float room = area.w - 2 * inset - (card.won ? score : 0); // A long name needs all of the first line.
    if (card.won) {
        const float right = area.right() - inset;
        const std::string number = std::to_string(*card.won);
        canvas.text(number, {right, area.y + 23}, ui::style::bodyBold, ink, ui::Align::Right);
        canvas.icon(ui::Icon::Cup, {right - 24, area.y + 23}, 17, card.plays ? colours.onLit : colours.text2);
    }
    ui::TextStyle style = ui::style::bodyBold;
    while (style.size > smallestName && canvas.textWidth(card.name, style) > room)
        style.size -= 0.5F;
    canvas.textFitted(card.name, {area.x + inset, area.y + 23}, room, style, ink);
    const float y = area.y + 48;
    drawDuelToken(canvas, {area.x + inset + fieldTokenRadius, y}, fieldTokenRadius, card.seat);
    float x = area.x + inset + 2 * fieldTokenRadius + 16;
    for (const DuelFigure& figure : card.figures) {
        canvas.icon(figure.icon, {x + 8, y}, 16, card.plays ? colours.onLit : figure.bad ? colours.danger : colours.ok);
        x += 22;
        x += canvas.text(figure.number, {x, y}, ui::style::label, card.plays ? colours.onLit : colours.text2) + 16;
    }
    if (card.plays)
        canvas.icon(ui::Icon::Play, {area.right() - inset - 7, y}, 18, colours.onLit);
}

constexpr float signTop = 3;
constexpr float belowSign = 42; ///< How much lower the board stands for it: battlements begin below it.
constexpr float besideSign = 8;
constexpr ui::Seconds endDelay = 1.3F;

} // namespace

float drawDuelCards(ui::Canvas& canvas, ui::Rect area, const std::vector<DuelCard>& cards) {
    float y = area.y;
    for (const DuelCard& card : cards) {
        drawCard(canvas, {area.x, y, area.w, cardHeight}, card);
        y += cardHeight + cardGap;
    }
    return y;
}

void TurnSign::show(std::string words, std::size_t seat, const ui::Motion& motion) {
    if (words == m_words && seat == m_seat)
        return;
    const bool first = m_words.empty();
    m_words = std::move(words);
    m_seat = seat;
    m_slides = !motion.reduced;
    m_slide.jump(first ? 1.0F : 0.0F);
    m_slide.send(1, motion.duration(slideTime), ui::ease::out);
}

void TurnSign::draw(ui::Canvas& canvas, ui::Rect room) const {
    const ui::Palette& colours = canvas.colours();
    ui::TextStyle style = ui::style::heading;
    constexpr float around = 2 * signPadding + signToken;
    while (style.size > smallestSign && canvas.textWidth(m_words, style) > room.w - around)
        style.size -= 0.5F;
    const float width = std::min(room.w, canvas.textWidth(m_words, style) + around);
    const ui::Rect sign{room.centre().x - width / 2, room.y, width, signHeight};
    const float away = 1 - m_slide.value();
    const ui::Canvas::Layer coming(canvas, {m_slides ? slideDistance * away : 0, 0}, 1 - away);
    canvas.shadow(sign, {}, signHeight / 2);
    canvas.fill(sign, colours.surface, signHeight / 2);
    canvas.stroke(sign, 2, duelColour(canvas.theme(), m_seat), signHeight / 2);
    drawDuelToken(canvas, {sign.x + signPadding + fieldTokenRadius, sign.centre().y}, fieldTokenRadius, m_seat);
    canvas.textFitted(m_words, {sign.x + signPadding + signToken, sign.centre().y}, width - around, style,
                      colours.text);
}

DuelBoardScene::DuelBoardScene(DuelMatch match, const SceneContext& context, LampAtlases& atlases, float strip)
    : FormScene(context)
    , m_match(std::move(match))
    , m_board(atlases, boardOptions(context.preferences, m_match.challenge))
    , m_panels(context.text, m_match.challenge)
    , m_strip(strip)
    , m_reader(context.text, context.speaker)
    , m_menu(iconFace(ui::Icon::Menu), [this] { pause(); }) {
    m_form.add(m_board);
    m_form.add(m_menu, [this](auto& it) { it.setLabel(m_text.tr("Menu")); });
    m_form.focus(&m_board);
    m_board.onPress = [this](lights::Cell cell) { press(cell); };
    m_board.onCursorMoved = [this] { playCursor(m_sounds, session().board(), m_board.cursor()); };
    m_board.cellWords = [this](lights::Cell cell) {
        return m_reader.at(m_match.challenge.lights(), session().board(), cell);
    };
    const lights::Puzzle& puzzle = m_match.challenge.lights();
    m_board.open(puzzle, puzzle.start());
}

ui::Rect DuelBoardScene::strip() const {
    const ui::Rect content = m_viewport.content();
    return {content.x, content.h - m_strip, content.w, m_strip};
}

void DuelBoardScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.setName(m_text.tr("Board"));
    m_panels.layout(viewport);
    m_board.view().setOptions(boardOptions(m_preferences, m_match.challenge));
    m_board.setPreview(m_preferences.get().preview);
    const float ground = strip().y;
    const ui::Rect left = m_panels.left();
    placeBetweenColumns(m_panels, m_board, ground, viewport, belowSign);
    m_menu.place({left.x, 24, 48, 48});
    m_toasts.place({left.x, left.y, viewport.compact() ? 196.0F : 258.0F, ground - 8 - left.y});
    arrangeMore(viewport, measure);
    refresh();
}

std::string DuelBoardScene::title() const {
    return duelTitle(m_text, m_match);
}

void DuelBoardScene::refresh() {
    m_melody = melodyOf(m_match.challenge.lights(), session().board(), houseOf(m_match.challenge));
    m_sign.show(signWords(), player(), m_preferences.motion());
}

bool DuelBoardScene::handle(const ui::Event& event) {
    if (m_left)
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (m_outcome) // Until the result is shown, only full screen and mute still work.
        return action == nullptr || (action->action != action::fullscreen && action->action != action::mute);
    if (m_form.handle(event))
        return true;
    if (action == nullptr || (action->repeat && action->action != action::undo && action->action != action::redo))
        return false;
    if (action->action == ui::Action::Back || action->action == action::pause)
        pause();
    else
        return !shut() && (act(action->action) || read(action->action));
    return true;
}

bool DuelBoardScene::read(ui::Action action) {
    const auto presses = session().presses();
    return m_reader.answer(action,
                           {m_match.challenge.lights(), session().board(), m_board.cursor(),
                            presses.empty() ? std::nullopt : std::optional(presses.back()), figures()},
                           [this](lights::Cell cell) { m_board.setCursor(cell); });
}

void DuelBoardScene::pause() {
    m_navigator.push(pauseOf([this] { return pauseWords(); }, [this] { askToLeave(); },
                             [this](ui::Action action) { act(action); }, [this](float right) { m_seenTo = right; }));
}

void DuelBoardScene::askToLeave() {
    if (!begun() && m_match.played == 0) {
        leave();
        return;
    }
    m_navigator.push(
        ToQuestion{m_text.tr("Leave the duel?"),
                   m_text.tr("You cannot continue it later."),
                   {{m_text.tr("Keep playing"), {}}, {m_text.trc("a duel", "Leave"), [this] { leave(); }}}});
}

void DuelBoardScene::leave() {
    m_left = true;
    m_navigator.pop();
}

void DuelBoardScene::finish(DuelOutcome outcome) {
    m_outcome = std::move(outcome);
    m_board.view().clearMarks();
    m_form.releasePointer();
}

void DuelBoardScene::update(ui::Seconds step) {
    FormScene::update(step);
    m_sign.update(step);
    if (!m_outcome || m_left)
        return;
    m_sinceEnd += step;
    if (m_sinceEnd < (m_preferences.motion().off() ? 0 : endDelay))
        return;
    m_left = true;
    m_navigator.replace(ToDuelOver{afterBoard(m_match, *m_outcome), *m_outcome});
}

void DuelBoardScene::draw(ui::Canvas& canvas) const {
    PlayFacts shown = facts();
    shown.showName = false; // The scene's own heading takes the place of the board's name.
    shown.showBest = false;
    shown.showStars = false;
    const ui::Rect left = m_panels.left();
    const ui::Rect menu = m_menu.bounds();
    const float x = menu.right() + 18;
    canvas.textFitted(title(), {x, menu.centre().y}, left.right() - x, ui::style::heading, canvas.colours().text);
    m_panels.draw(canvas, shown, nullptr, drawsState());
    m_form.draw(canvas);
    if (const std::optional<Facade> house = m_board.view().facade())
        drawPlayerLanterns(canvas, *house, m_match.players.size(), m_outcome ? std::nullopt : std::optional(player()));
    drawBeside(canvas);
    const float middle = m_viewport.content().centre().x; // As the board is.
    const float half = std::min(middle - left.right(), m_panels.right().x - middle) - besideSign;
    m_sign.draw(canvas, {middle - half, signTop, 2 * half, 0});
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

bool DuelBoardScene::animating() const {
    return FormScene::animating() || m_sign.animating() || m_outcome;
}

Scenery DuelBoardScene::scenery() const {
    Scenery scenery;
    scenery.pavement = m_strip;
    const lights::Puzzle& puzzle = m_match.challenge.lights();
    const auto start = static_cast<float>(std::max<std::int64_t>(1, puzzle.open(puzzle.start()).count()));
    scenery.night = 0.7F * (1 - std::min(1.0F, static_cast<float>(session().cellsLeft()) / start));
    scenery.quiet = {m_panels.left(), m_panels.right()};
    scenery.town = m_board.view().townBehind();
    return scenery;
}

} // namespace game
