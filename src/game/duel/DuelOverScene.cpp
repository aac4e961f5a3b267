// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelOverScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/duel/DuelWords.hpp"
#include "game/look/DuelToken.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float rowHeight = 58;
constexpr float headHeight = 50;
constexpr float resultPadding = 14;
constexpr float wideFigure = 134;   ///< Width of one of two columns of figures.
constexpr float narrowFigure = 102; ///< And of one of three.
constexpr float resultTokenRadius = 11;

} // namespace

DuelOverScene::DuelOverScene(ToDuelOver to, const SceneContext& context, LampAtlases& atlases, const Entropy& entropy)
    : FormScene(context)
    , m_to(std::move(to))
    , m_entropy(entropy)
    , m_places(isMatchOver() ? placesOf(m_to.match) : placesOf(m_to.outcome))
    , m_board(atlases, boardOptions(context.preferences, m_to.match.challenge)) {
    const lights::Puzzle& puzzle = m_to.match.challenge.lights();
    m_board.setBoard(winnersOf(m_to.outcome).empty() ? puzzle.start() : puzzle.solved()); // Nobody put it to bed.
    m_board.setJoins({0, 0});
    addControls();
    m_form.focus(&m_again);
    const std::size_t winners = isMatchOver() ? leadersOf(m_to.match).size() : winnersOf(m_to.outcome).size();
    m_sounds.play(winners == 1 ? Sound::Record : Sound::Select);
}

void DuelOverScene::addControls() {
    m_form.add(m_again, [this](auto& it) {
        it.setLabel(goesOn()                 ? m_text.tr("Next board")
                    : m_to.match.isSeveral() ? m_text.tr("Again")
                                             : m_text.tr("New board"));
        it.setKey(KeyCaps(m_text, m_input).of(action::next));
    });
    m_form.add(m_same, [this](auto& it) {
        it.setLabel(m_text.tr("Same board"));
        it.setVisible(!m_to.match.isSeveral());
        it.setKey(KeyCaps(m_text, m_input).of(action::restart));
    });
    m_menu.setHideLabel(true);
    m_form.add(m_menu, [this](auto& it) { it.setLabel(m_text.tr("Main menu")); });
}

void DuelOverScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_where = ResultLayout(viewport);
    BoardOptions options = boardOptions(m_preferences, m_to.match.challenge);
    options.numbers = false;
    m_board.setOptions(options);
    m_board.place(m_where.windows(), m_where.ground(), viewport);

    constexpr float gap = 14;
    ui::Row row(m_where.buttons(), gap);
    row.placeLast(ui::PushButton::bigHeight, m_menu);
    const auto hideKeys = [this](bool hide) {
        m_same.setHideKey(hide);
        m_again.setHideKey(hide);
    };
    hideKeys(false);
    hideKeys(m_same.preferredWidth(measure) + gap + m_again.preferredWidth(measure) > row.rest().w);
    if (!m_to.match.isSeveral())
        row.placeLast(measure, m_same);
    m_again.place(row.rest());
    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries({caps.entry({ui::Action::Confirm}, m_text.tr("Choose")),
                         caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Move focus")),
                         caps.entry({ui::Action::Back}, m_text.tr("Back"))});
    m_legend.place(m_where.legend());
    m_toasts.place(m_where.toasts());
}

bool DuelOverScene::handle(const ui::Event& event) {
    if (m_left || m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back)
        leave();
    else if (action->action == action::next)
        again();
    else if (action->action == action::restart)
        sameBoard();
    else
        return false;
    return true;
}

void DuelOverScene::play(DuelMatch match) {
    m_left = true;
    m_sounds.play(Sound::Bell);
    m_navigator.replace(ToDuelPlay{std::move(match)});
}

void DuelOverScene::again() {
    play(onNewBoard(goesOn() ? m_to.match : fromTheStart(m_to.match), m_entropy));
}

void DuelOverScene::sameBoard() {
    if (!m_to.match.isSeveral())
        play(onSameBoard(fromTheStart(m_to.match)));
}

void DuelOverScene::leave() {
    const auto pop = [this] {
        m_left = true;
        m_navigator.pop();
    };
    if (goesOn())
        m_navigator.push(ToQuestion{m_text.tr("Leave the duel?"),
                                    m_text.tr("You cannot continue it later."),
                                    {{m_text.tr("Keep playing"), {}}, {m_text.trc("a duel", "Leave"), pop}}});
    else
        pop();
}

void DuelOverScene::toMenu() {
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.reset(ToMainMenu{});
}

void DuelOverScene::update(ui::Seconds step) {
    m_legend.setDevice(m_input.lastDevice());
    FormScene::update(step);
    m_board.update(step);
}

std::string DuelOverScene::spokenTitle() const {
    std::string words = headline() + " " + sentence();
    for (const DuelPlace& place : m_places)
        words += " " + m_to.match.players[place.player] + ": " + duelResult(m_text, m_to.outcome, place.player) + ".";
    if (goesOn())
        words += " " + matchScore(m_text, m_to.match) + ". " + ahead();
    return words;
}

std::string DuelOverScene::headline() const {
    if (isMatchOver())
        return matchHeadline(m_text, m_to.match);
    const std::vector<std::size_t> winners = winnersOf(m_to.outcome);
    if (goesOn() && winners.size() == 1)
        // TRANSLATORS: {2} is a player: "Board 1 goes to Mina."
        return m_text.tr("Board {1} goes to {2}.", m_to.match.played, m_to.match.players[winners.front()]);
    return duelHeadline(m_text, m_to.match, m_to.outcome);
}

std::string DuelOverScene::sentence() const {
    return isMatchOver() ? matchScore(m_text, m_to.match) : duelSentence(m_text, m_to.match, m_to.outcome);
}

std::string DuelOverScene::ahead() const {
    const DuelMatch& match = m_to.match;
    const std::string& next = match.players[onSameBoard(match).first];
    if (goesOn())
        // TRANSLATORS: {3} is a player: "Board 2 of 3: Mina begins."
        return m_text.tr("Board {1} of {2}: {3} begins.", match.played + 1, match.boards, next);
    // TRANSLATORS: {1} is a player: "Again? Mina begins."
    return m_text.tr("Again? {1} begins.", next);
}

float DuelOverScene::figureWidth() const {
    return m_to.match.isSeveral() ? narrowFigure : wideFigure;
}

bool DuelOverScene::won(const DuelPlace& place) const {
    return place.rank == 1 && (isMatchOver() ? m_to.match.wonBy(place.player) > 0 : !winnersOf(m_to.outcome).empty());
}

std::vector<DuelOverScene::Heading> DuelOverScene::headings() const {
    std::vector<Heading> headings{{{}, m_text.tr("Moves")}, {{}, m_text.tr("Time")}};
    if (m_to.match.way == DuelWay::Turns)
        headings = {{ui::Icon::Check, m_text.trc("presses", "Good")}, {ui::Icon::Cross, m_text.trc("turns", "Lost")}};
    if (m_to.match.isSeveral())
        headings.push_back({ui::Icon::Cup, m_text.trc("won in a duel", "Boards")});
    return headings;
}

std::vector<std::string> DuelOverScene::figuresOf(std::size_t player) const {
    std::vector<std::string> figures;
    if (const auto* const tallies = std::get_if<std::vector<lights::TurnDuel::Tally>>(&m_to.outcome))
        figures = {std::to_string((*tallies)[player].good), std::to_string((*tallies)[player].lost)};
    else if (const auto& run = std::get<std::vector<std::optional<lights::DuelRun>>>(m_to.outcome)[player])
        figures = {std::to_string(run->moves), duelTime(m_text, run->time)};
    else
        figures = {"–", m_text.tr("given up")};
    if (m_to.match.isSeveral())
        figures.push_back(std::to_string(m_to.match.wonBy(player)));
    return figures;
}

void DuelOverScene::drawRow(ui::Canvas& canvas, ui::Rect row, const DuelPlace& place) const {
    const ui::Palette& colours = canvas.colours();
    const bool winner = won(place);
    if (winner)
        ui::drawLit(canvas, row.inset(3), 10);
    const sf::Color ink = winner ? colours.onLit : colours.text;
    const float y = row.centre().y;
    float x = row.x + 22;
    if (winner)
        canvas.icon(ui::Icon::Cup, {x + 8, y}, 22, ink);
    else
        canvas.text(std::to_string(place.rank), {x + 8, y}, ui::style::tableCellBold, colours.text2, ui::Align::Centre);
    x += 46;
    drawDuelToken(canvas, {x, y}, resultTokenRadius, place.player);
    x += 26;
    const std::vector<std::string> figures = figuresOf(place.player);
    float right = row.right() - 22;
    for (auto figure = figures.rbegin(); figure != figures.rend(); ++figure) {
        canvas.textFitted(*figure, {right, y}, figureWidth() - 12, ui::style::tableCellBold, ink, ui::Align::Right);
        right -= figureWidth();
    }
    ui::TextStyle style = ui::style::tableCellBold;
    while (style.size > 13 && canvas.textWidth(m_to.match.players[place.player], style) > right - x)
        style.size -= 0.5F;
    canvas.textFitted(m_to.match.players[place.player], {x, y}, right - x, style, ink);
}

void DuelOverScene::drawTable(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect column = m_where.column();
    const ui::Rect table{column.x, m_where.headline().y + 104, column.w,
                         headHeight + rowHeight * static_cast<float>(m_places.size()) + resultPadding};
    ui::drawPanel(canvas, table);
    const std::vector<Heading> titles = headings();
    float right = table.right() - resultPadding - 22;
    for (auto title = titles.rbegin(); title != titles.rend(); ++title) {
        const float width =
            canvas.textFitted(title->words, {right, table.y + 28}, figureWidth() - (title->icon ? 32.0F : 12.0F),
                              ui::style::label, colours.text2, ui::Align::Right);
        if (title->icon)
            canvas.icon(*title->icon, {right - width - 15, table.y + 28}, 16, colours.text2);
        right -= figureWidth();
    }
    canvas.textFitted(m_text.tr("Player"), {table.x + resultPadding + 94, table.y + 28},
                      right - table.x - resultPadding - 94, ui::style::label, colours.text2);
    ui::Rect row{table.x + resultPadding, table.y + headHeight, table.w - 2 * resultPadding, rowHeight};
    for (const DuelPlace& place : m_places) {
        drawRow(canvas, row, place);
        row.y += rowHeight;
    }
}

void DuelOverScene::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    m_board.draw(canvas);
    const ui::Vec at = m_where.headline();
    const std::string words = headline();
    ui::TextStyle style = ui::style::hero;
    if (const float width = canvas.textWidth(words, style); width > m_where.column().w)
        style.size *= m_where.column().w / width;
    drawGlowingText(canvas, words, at, style, colours.text, colours.glow, 0.25F);
    canvas.textFitted(sentence(), {at.x, at.y + 59}, m_where.column().w, {ui::Face::Regular, 18}, colours.text2);
    drawTable(canvas);
    canvas.textFitted(ahead(), {at.x, m_again.bounds().y - 26}, m_where.column().w, ui::style::body, colours.text);
    m_form.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

bool DuelOverScene::animating() const {
    return FormScene::animating() || m_board.animating();
}

Scenery DuelOverScene::scenery() const {
    Scenery scenery;
    scenery.pavement = ResultLayout::pavement;
    scenery.night = winnersOf(m_to.outcome).empty() ? 0.3F : 1.0F;
    scenery.quiet = {m_where.quiet()};
    return scenery;
}

std::unique_ptr<Scene> ToDuelOver::scene(const Services& with) const {
    return std::make_unique<DuelOverScene>(*this, with, with.atlases, with.entropy);
}

} // namespace game
