// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/replay/LightsReplayScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/look/Theme.hpp"
#include "game/round/MoveSounds.hpp"
#include "game/words/DailyWords.hpp"
#include "lights/Board.hpp"
#include "lights/EventText.hpp"
#include "puzzle/Game.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>

namespace game {

namespace {

/// A small plan of a board that shows which cells were pressed.
struct PressGrid {
    std::string title;
    std::string remark; ///< After the title, in regular type; may be empty.
    const lights::Board* board = nullptr;
    lights::BitGrid pressed;
    std::optional<lights::BitGrid> now{}; ///< The cell pressed last.
};

constexpr float titleRoom = 24;
constexpr float minCellForGap = 7; ///< In units: cells at least this large have a gap between them.

/// Draws the plan at the bottom of `area`, with its title above it.
void drawPressGrid(ui::Canvas& canvas, ui::Rect area, const PressGrid& grid) {
    const ui::Palette& colours = canvas.colours();
    const lights::Board& board = *grid.board;
    const float room = area.h - titleRoom;
    const float cell = std::min(area.w / static_cast<float>(board.columns()), room / static_cast<float>(board.rows()));
    const ui::Vec size{cell * static_cast<float>(board.columns()), cell * static_cast<float>(board.rows())};
    const ui::Vec corner{area.x, area.bottom() - size.y};
    const float titleY = corner.y - titleRoom / 2 - 2;
    const float width = canvas.text(grid.title, {area.x, titleY}, ui::style::label, colours.text);
    if (!grid.remark.empty())
        canvas.textFitted(grid.remark, {area.x + width + 6, titleY}, area.w - width - 6, ui::style::legend,
                          colours.text2);

    const ui::Rect plan{corner.x, corner.y, size.x, size.y};
    canvas.fill(plan, colours.surfaceLo, 4);
    const float inset = cell >= minCellForGap ? std::max(1.0F, cell * 0.1F) : 0;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            const lights::Cell at{row, column};
            if (board.isHole(at))
                continue;
            const ui::Rect place = ui::Rect{corner.x + cell * static_cast<float>(column),
                                            corner.y + cell * static_cast<float>(row), cell, cell}
                                       .inset(inset);
            const bool pressed = grid.pressed.test(at);
            if (board.isSealed(at)) {
                canvas.stroke(place, 1, colours.lineSoft, inset);
                continue;
            }
            if (pressed || inset > 0)
                canvas.fill(place, pressed ? colours.litBody : look(canvas.theme()).glassOff, inset);
            if (grid.now && grid.now->test(at))
                canvas.stroke(place.inset(-inset), 2, colours.focus, inset);
        }
    canvas.stroke(plan.inset(-1), 1, colours.lineSoft, 4);
}

constexpr float planGap = 16;

} // namespace

LightsReplayScene::LightsReplayScene(const ToReplay& to, const SceneContext& context, Records& records,
                                     const data::Library& library, LampAtlases& atlases)
    : ReplayPage(to, context, records, library,
                 lights::Playback(lights::Session(to.challenge.lights()), lights::parseEvents(to.run.events).value()),
                 atlases, boardOptions(context.preferences, to.challenge))
    , m_round(to.challenge, std::nullopt)
    , m_showsOptimum(records.hasThreeStars(to.challenge))
    , m_reader(context.text, context.speaker) {
    m_board.open(playback().session().puzzle(), playback().session().board());
    toggle();
}

void LightsReplayScene::arrangeBoard(const ui::Viewport& viewport, float ground) {
    BoardOptions options = boardOptions(m_preferences, m_challenge);
    if (const auto day = m_challenge.day())
        options.plate = datePlate(m_text, *day);
    m_board.view().setOptions(options);
    m_panels.layout(viewport);
    placeBetweenColumns(m_panels, m_board, ground, viewport);
    const ui::Rect left = m_panels.left();
    const float side = (left.w - planGap) / 2;
    const float height = side + 24;
    m_pressedPlan = {left.x, ground - 24 - height, side, height};
    m_optimumPlan = m_pressedPlan.moved({side + planGap, 0});
}

Scenery LightsReplayScene::scenery() const {
    Scenery scenery = ReplayPage::scenery();
    scenery.town = m_board.view().townBehind();
    return scenery;
}

void LightsReplayScene::showJump() {
    m_last.reset();
    m_board.view().setHover(std::nullopt);
    m_board.view().show(playback().session().board());
}

void LightsReplayScene::showChange(const lights::Change& change) {
    m_last = change.cell;
    m_board.view().apply(change);
    m_board.view().setHover(change.cell);
    playMove(m_sounds, change, playback().session());
    if (change.solved)
        m_sounds.play(Sound::Win);
}

bool LightsReplayScene::answer(ui::Action action) {
    const lights::Session& session = playback().session();
    return m_reader.answer(action, {session.puzzle(), session.board(), m_last.value_or(lights::Cell{}), m_last},
                           [](lights::Cell) {}); // Nobody moves a cursor here.
}

Scene::News LightsReplayScene::spokenNews() const {
    return running() || !m_last ? News{} : News{GridWords::place(m_text, *m_last), playback().done()};
}

void LightsReplayScene::update(ui::Seconds passed) {
    m_round.poll();
    ReplayPage::update(passed);
}

PlayFacts LightsReplayScene::facts() const {
    const lights::Session& session = playback().session();
    PlayFacts facts;
    facts.showBest = false;
    facts.showEdges = false;
    facts.moves = session.moves();
    facts.optimum = m_run.optimum;
    facts.exact = m_run.exact;
    const auto ways = m_round.ways(); // The run may have been played when less was known.
    facts.twoStarMoves =
        ways && m_round.optimum()->moves() == m_run.optimum ? ways->twoStars : puzzle::twoStarMoves(m_run.optimum);
    facts.starsWithinReach = puzzle::stars(std::max(session.moves(), m_run.optimum), m_run.optimum, m_run.assisted());
    facts.windowsLeft = session.cellsLeft();
    facts.windows = session.board().matteringCount();
    describeRun(facts);
    return facts;
}

void LightsReplayScene::drawOwn(ui::Canvas& canvas) const {
    const lights::Session& session = playback().session();
    PressGrid pressed{m_text.trc("windows that were", "Pressed"), {}, &session.board(), session.pressed()};
    if (m_last) {
        pressed.now = lights::BitGrid(session.board().rows(), session.board().columns());
        pressed.now->set(*m_last);
    }
    drawPressGrid(canvas, m_pressedPlan, pressed);
    if (const lights::Optimum* optimum = m_showsOptimum ? m_round.optimum() : nullptr)
        drawPressGrid(canvas, m_optimumPlan,
                      {optimum->exact() ? m_text.tr("Optimum") : m_text.trc("an optimum", "Best known"),
                       {},
                       &session.board(),
                       optimum->presses()});
}

bool LightsReplayScene::animating() const {
    return ReplayPage::animating() || m_round.solving();
}

float LightsReplayScene::night() const {
    const lights::Session& session = playback().session();
    const auto start =
        static_cast<float>(std::max<std::int64_t>(1, session.puzzle().open(session.puzzle().start()).count()));
    return 1 - std::min(1.0F, static_cast<float>(session.cellsLeft()) / start);
}

} // namespace game
