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
#include "game/shift/ShiftMedals.hpp"
#include "game/shift/ShiftScores.hpp"
#include "game/shift/ToShift.hpp"
#include "game/words/KeyCaps.hpp"
#include "puzzle/Random.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr ui::Seconds rollTime = 0.8F;
constexpr ui::TextStyle points{ui::Face::Display, 92, 1.1F, 0, true};
constexpr ui::TextStyle pointsCompact{ui::Face::Display, 54, 1.1F, 0, true};
constexpr ui::TextStyle headlineCompact{ui::Face::Display, 40, 1.1F};

} // namespace

ShiftOverPanel::ShiftOverPanel(const Around& around, RecordedShift recorded)
    : StandingPanel(around, stateOf(recorded, recorded.shift.has_value()), around.records.named())
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
                               const Entropy& entropy)
    : FormScene(context)
    , m_to(to)
    , m_records(records)
    , m_entropy(entropy)
    , m_street(to.asleep)
    , m_panel({context.text, records, context.clipboard, context.sounds, m_form, m_toasts, context.navigator, m_again},
              m_to.recorded) {
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
    const bool compact = viewport.compact();
    const ui::Rect content = viewport.content();
    const float margin = compact ? 24 : 60;
    const float left = content.x + margin;
    const float right = content.right() - margin;
    m_places.ground = content.h - (compact ? 142.0F : 182.0F);
    const float column = compact ? 450 : 480; // On the right, for points, medals and leaderboard.
    m_places.words = {left, compact ? 44.0F : 92.0F, right - column - left - (compact ? 16.0F : 40.0F), 160};
    const float pointsWidth = compact ? 250 : 262;
    m_places.points = compact ? ui::Rect{right - column, 26, pointsWidth, 110}
                              : ui::Rect{content.x + 0.5F * content.w, 50, pointsWidth, 190};
    m_places.medals = compact ? ui::Rect{right - 180, 24, 180, 112} : ui::Rect{right - 310, 56, 310, 150};
    const float panelTop = m_places.ground - ShiftOverPanel::height - (compact ? 4.0F : 20.0F);
    m_panel.layout({right - column, panelTop, column, ShiftOverPanel::height}, KeyCaps(m_text, m_input), measure);
    const float top = compact ? 192 : 270;
    m_alone = m_panel.givesWay(); // Then the houses have the whole width.
    const float streetEnd = m_alone ? right : right - column - (compact ? 16.0F : 40.0F);
    m_street.place({left, top, streetEnd - left, m_places.ground - top});
    ui::Row row({left, content.h - (compact ? 70.0F : 84.0F), right - left, ui::PushButton::bigHeight}, 14);
    m_again.place(row.first(std::max(compact ? 240.0F : 330.0F, m_again.preferredWidth(measure))));
    row.placeFirst(measure, m_menu);
    showKeys();
    m_legend.place(row.rest());
    m_toasts.place({left, top, 300, m_places.ground - top - 20});
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
    const bool today = m_to.seed == puzzle::shiftSeed(m_records.today());
    m_navigator.replace(ToShiftPlay{today ? m_to.seed : puzzle::seedText(m_entropy())});
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
    if (m_alone != m_panel.givesWay())
        arrangeAgain();
    showKeys();
    FormScene::update(step);
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

void ShiftOverScene::drawWords(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const bool compact = m_viewport.compact();
    const ui::Rect& area = m_places.words;
    drawGlowingText(canvas, m_text.tr("Shift over."), {area.x, area.y}, compact ? headlineCompact : ui::style::hero,
                    colours.text, colours.glow, 0.25F);
    if (compact)
        canvas.paragraph(sentence(), {area.x, area.y + 30, area.w, 40}, {ui::Face::Regular, 15, 1.25F}, colours.text2);
    else
        canvas.textFitted(sentence(), {area.x, area.y + 59}, area.w, {ui::Face::Regular, 18}, colours.text2);
    const std::array figures{std::pair(m_text.tr("Houses"), m_to.score.houses),
                             std::pair(m_text.tr("Optimal"), m_to.score.atOptimum),
                             std::pair(m_text.tr("Longest chain"), m_to.score.bestChain)};
    const float pitch = std::min(140.0F, area.w / static_cast<float>(figures.size()));
    const float high = compact ? 84 : 104;
    float x = area.x;
    for (const auto& [label, number] : figures) {
        if (x > area.x)
            canvas.fill({x - 16, area.y + high - 8, 1, compact ? 50.0F : 62.0F}, colours.lineSoft);
        canvas.textFitted(label, {x, area.y + high}, pitch - 20, ui::style::label, colours.text2);
        canvas.text(text::number(m_text, number), {x, area.y + high + (compact ? 26.0F : 33.0F)},
                    compact ? ui::style::heading : ui::style::number, colours.text);
        x += pitch;
    }
}

void ShiftOverScene::drawPoints(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const bool compact = m_viewport.compact();
    const ui::Rect& area = m_places.points;
    const int reached = m_to.score.points;
    canvas.text(m_text.tr("Points"), {area.x, area.y}, ui::style::label, colours.text2);
    const std::string number = text::number(m_text, std::lround(static_cast<float>(reached) * m_roll.value()));
    ui::TextStyle style = compact ? pointsCompact : points;
    style.size *= std::min(1.0F, area.w / std::max(1.0F, canvas.textWidth(text::number(m_text, reached), style)));
    canvas.text(number, {area.x, area.y + (compact ? 34.0F : 60.0F)}, style, look(canvas.theme()).starOn);
    const std::size_t medals = puzzle::medalsFor(reached);
    const int aim = m_to.bestBefore                       ? std::max(*m_to.bestBefore, 1)
                    : medals < puzzle::medalPoints.size() ? puzzle::medalPoints[medals]
                                                          : std::max(reached, 1);
    const ui::Rect track{area.x, area.y + (compact ? 66.0F : 128.0F), area.w, compact ? 8.0F : 12.0F};
    const float part = std::min(1.0F, static_cast<float>(reached) * m_roll.value() / static_cast<float>(aim));
    canvas.fill(track, colours.surfaceLo, track.h / 2);
    canvas.stroke(track, 1, colours.lineCtl, track.h / 2);
    if (part > 0)
        canvas.fill({track.x, track.y, std::max(track.h, track.w * part), track.h},
                    ui::Paint(ui::Paint::Kind::Horizontal, colours.litRim, colours.litMid), track.h / 2);
    float y = track.bottom() + (compact ? 14.0F : 20.0F);
    const ui::TextStyle words = compact ? ui::TextStyle{ui::Face::Regular, 13, 1.3F} : ui::style::label;
    if (m_to.bestBefore) {
        const std::string best = toBest(m_text, reached, *m_to.bestBefore);
        if (compact) // In narrow windows it may need two lines.
            y += 18 + std::max(0.0F, canvas.paragraph(best, {area.x, y - 6, area.w, 40}, words, colours.text) - 12);
        else {
            canvas.textFitted(best, {area.x, y}, area.w, words, colours.text);
            y += 25;
        }
    }
    canvas.textFitted(toNextMedal(m_text, reached), {area.x, y}, area.w, ui::style::legend, colours.text2);
}

void ShiftOverScene::draw(ui::Canvas& canvas) const {
    m_street.draw(canvas);
    drawWords(canvas);
    drawPoints(canvas);
    drawMedals(canvas, m_places.medals, m_text, m_to.score.points);
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
    scenery.pavement = m_viewport.content().h - m_places.ground;
    scenery.night = m_to.score.houses > 0 ? 1.0F : 0.0F;
    scenery.quiet = {m_places.words, m_places.points, m_places.medals};
    return scenery;
}

std::unique_ptr<Scene> ToShiftOver::scene(const Services& with) const {
    return std::make_unique<ShiftOverScene>(*this, with, with.records, with.entropy);
}

} // namespace game
