// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftOverScene.hpp"

#include "game/controls/WinPanel.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/shift/ShiftScores.hpp"
#include "game/shift/ShiftTools.hpp"
#include "game/shift/ToShift.hpp"
#include "game/words/KeyCaps.hpp"
#include "puzzle/Random.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr ui::Seconds rollTime = 0.8F;

} // namespace

ShiftOverPanel::ShiftOverPanel(const Around& around, RecordedShift recorded)
    : StandingPanel(around, stateOf(recorded, recorded.shift.has_value()))
    , m_recorded(std::move(recorded)) {
    reload();
}

void ShiftOverPanel::setRecorded(const RecordedShift& recorded) {
    m_recorded = recorded;
    setState(stateOf(recorded, recorded.shift.has_value()));
}

Later<Records::Renamed> ShiftOverPanel::storeUnder(const std::string& name) {
    return database().renameShift(*m_recorded.shift, name);
}

std::optional<StandingPanel::Place> ShiftOverPanel::read() {
    auto standing = database().shifts().standing(*m_recorded.shift, shownRows).value_or(std::nullopt);
    if (!standing)
        return std::nullopt;
    m_standing = *std::move(standing);
    return Place{m_standing.rank, m_standing.total};
}

std::string ShiftOverPanel::reason() const {
    if (isBeingStored(m_recorded))
        return text().tr("Saving…");
    if (!m_recorded.problem)
        return text().tr("This shift was not recorded.");
    if (*m_recorded.problem == data::SubmitProblem(data::RunProblem::NotSolved))
        return text().tr("No house went to bed this time, so nothing was recorded.");
    return std::visit([this](const auto& problem) { return text::describe(text(), problem); }, *m_recorded.problem);
}

void ShiftOverPanel::drawRows(ui::Canvas& canvas, ui::Rect area) const {
    drawShiftRows(canvas, area, text(), m_standing.rows, m_standing.own);
}

ShiftOverScene::ShiftOverScene(const ToShiftOver& to, const SceneContext& context, Records& records,
                               LampAtlases& atlases, const Entropy& entropy)
    : FormScene(context)
    , m_to(to)
    , m_entropy(entropy)
    , m_board(atlases, asleepOptions(context.preferences, shiftHouseFront(to.lastHouse), 66))
    , m_panel({context.text, records, context.clipboard, context.sounds, m_form, m_toasts, context.navigator, m_again},
              m_to.recorded) {
    const lights::ShiftHouse house = lights::shiftHouse(m_to.lastHouse);
    const lights::Board dark(lights::BitGrid(house.rows, house.columns));
    m_board.setBoard(to.score.houses > 0 ? dark
                                         : dark.withLight(dark.lit().complement())); // With none asleep, all are awake.
    m_panel.addToForm();
    m_form.add(m_again, [this](auto& it) { it.setLabel(m_text.tr("Another shift")); });
    m_form.add(m_menu, [this](auto& it) { it.setLabel(m_text.tr("Main menu")); });
    m_panel.begin(context.input.lastDevice());
    m_roll.send(1, context.preferences.motion().reduced ? 0 : context.preferences.motion().duration(rollTime));
    announce();
}

void ShiftOverScene::announce() {
    announceAchievements(m_to.recorded.earned, m_text, m_toasts, m_sounds);
    if (!m_panel.records() || !m_to.bestBefore || m_to.score.points <= *m_to.bestBefore)
        return;
    m_sounds.play(Sound::Record);
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Your best so far."), boardIcon::record, {}});
}

void ShiftOverScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_where = ResultLayout(viewport);
    m_board.setOptions(asleepOptions(m_preferences, shiftHouseFront(m_to.lastHouse),
                                     std::min(66 * m_where.houseScale(), m_where.houseRoom() / 5)));
    m_house = m_where.placeHouse(m_board, viewport);
    m_panel.layout(m_where.panel(ShiftOverPanel::height), KeyCaps(m_text, m_input), measure);
    ui::Row row(m_where.buttons(), 14);
    row.placeLast(measure, m_menu);
    m_again.place(row.rest());
    showKeys();
    m_legend.place(m_where.legend());
    m_toasts.place(m_where.toasts());
}

void ShiftOverScene::showKeys() {
    const KeyCaps caps(m_text, m_input);
    const bool pad = m_input.lastDevice() == ui::Device::Gamepad;
    m_legend.setDevice(m_input.lastDevice());
    if (auto entries = m_panel.fieldLegend(caps)) // In the name field, letter keys type.
        m_legend.setEntries(*std::move(entries));
    else
        m_legend.setEntries({caps.entry({ui::Action::Confirm}, m_text.tr("Choose")),
                             caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Move focus")),
                             caps.entry({ui::Action::Back}, m_text.tr("Back"))});
    m_panel.showKeys(caps, pad);
    m_again.setKey(!pad && !m_form.wantsText() ? caps.of(action::restart) : std::string());
}

bool ShiftOverScene::handle(const ui::Event& event) {
    if (m_left || m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back) {
        if (!m_panel.leaveField())
            leave();
    } else if (action->action == action::restart || action->action == action::next)
        again();
    else
        return false;
    return true;
}

void ShiftOverScene::again() {
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.replace(ToShiftPlay{puzzle::seedText(m_entropy())});
}

void ShiftOverScene::leave() {
    m_left = true;
    m_navigator.pop();
}

void ShiftOverScene::toMenu() {
    m_left = true;
    m_sounds.play(Sound::Select);
    m_navigator.reset(ToMainMenu{});
}

void ShiftOverScene::update(ui::Seconds step) {
    m_roll.update(step);
    if (arrived(m_to.recorded)) {
        m_panel.setRecorded(m_to.recorded);
        announce();
    }
    m_panel.update();
    showKeys();
    FormScene::update(step);
    m_board.update(step);
}

std::string ShiftOverScene::sentence() const {
    const puzzle::ShiftScore& score = m_to.score;
    if (score.houses == 0)
        return m_text.tr("All houses are still awake.");
    const std::string slept = m_text.trn("{1} house sleeps", "{1} houses sleep", score.houses);
    const std::string optimal = m_text.tr("{1} with the fewest moves", score.atOptimum);
    const std::string skipped =
        // TRANSLATORS: Houses, at the end of a list: "9 houses sleep, 5 optimal, 2 skipped".
        score.skipped > 0 ? m_text.trn("{1} skipped", "{1} skipped", score.skipped) : std::string();
    return slept + ", " + optimal + (skipped.empty() ? "." : ", " + skipped + ".");
}

std::vector<ResultFigure> ShiftOverScene::figures() const {
    const float roll = m_roll.value();
    const auto rolled = [&](int number) {
        return text::number(m_text, std::lround(static_cast<float>(number) * roll));
    };
    const puzzle::ShiftScore& score = m_to.score;
    return {{m_text.tr("Points"), rolled(score.points), ui::style::number, true},
            {m_text.tr("Houses"), rolled(score.houses)},
            {m_text.tr("Optimal"), rolled(score.atOptimum)},
            {m_text.tr("Longest chain"), rolled(score.bestChain)}};
}

void ShiftOverScene::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    drawWinHouse(canvas, m_house, wallTint(canvas.theme(), shiftHouseFront(m_to.lastHouse)));
    m_board.draw(canvas);
    const ui::Vec headline = m_where.headline();
    const std::string words = m_text.tr("Shift over.");
    drawGlowingText(canvas, words, headline, ui::style::hero, colours.text, colours.glow, 0.25F);
    canvas.textFitted(sentence(), {headline.x, headline.y + 59}, m_where.column().w, {ui::Face::Regular, 18},
                      colours.text2);
    m_where.drawFigures(canvas, figures());
    m_panel.draw(canvas);
    m_form.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
}

bool ShiftOverScene::animating() const {
    return m_roll.moving() || FormScene::animating() || isBeingStored(m_to.recorded) || m_panel.animating();
}

Scenery ShiftOverScene::scenery() const {
    Scenery scenery;
    scenery.pavement = ResultLayout::pavement;
    scenery.night = m_to.score.houses > 0 ? 1.0F : 0.0F;
    scenery.quiet = {m_where.quiet()};
    return scenery;
}

std::unique_ptr<Scene> ToShiftOver::scene(const Services& with) const {
    return std::make_unique<ShiftOverScene>(*this, with, with.records, with.atlases, with.entropy);
}

} // namespace game
