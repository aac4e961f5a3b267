// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/replay/ReplayPage.hpp"

#include "data/players/Progress.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Navigator.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "puzzle/EventText.hpp"
#include "text/Format.hpp"
#include "text/Text.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float gap = 12;
constexpr std::size_t ordinarySpeed = 1;
constexpr float playWidth = 72;

std::string speedWords(const text::Text& text, double speed) {
    // TRANSLATORS: A speed: "2×".
    return text.tr("{1}×", speed < 1 ? text::decimal(text, speed, 1) : std::to_string(static_cast<int>(speed)));
}

} // namespace

ReplayTools::ReplayTools(std::size_t length, const Wishes& wishes)
    : m_length(length)
    , m_back(iconFace(ui::Icon::Back), [step = wishes.step] { step(-1); })
    , m_play(iconFace(ui::Icon::Play), wishes.toggle)
    , m_forward(iconFace(ui::Icon::Forward), [step = wishes.step] { step(1); })
    , m_scrubber({0, static_cast<float>(std::max<std::size_t>(1, length)), 1}, 0,
                 [seek = wishes.seek](float value) { seek(static_cast<std::size_t>(value)); })
    , m_speed(std::vector<ui::TabItem>(speeds.size()), ordinarySpeed) {}

void ReplayTools::addTo(ui::Form& form) {
    form.add(m_back);
    form.add(m_play);
    form.add(m_forward);
    form.add(m_scrubber);
    form.add(m_speed);
}

void ReplayTools::layout(const text::Text& text, ui::Rect strip, const ui::Measure& measure) {
    std::vector<ui::TabItem> items;
    items.reserve(speeds.size());
    for (const double speed : speeds)
        items.push_back({speedWords(text, speed), {}, true});
    m_speed.setItems(std::move(items));
    m_speed.setName(text.tr("Speed"));
    m_scrubber.setName(text.tr("Move"));
    m_back.setLabel(text.tr("One step back"));
    m_forward.setLabel(text.tr("One step forward"));

    const float height = ui::PushButton::height;
    const float y = strip.centre().y - height / 2;
    m_back.place({strip.x, y, height, height});
    m_play.place({m_back.bounds().right() + gap, y, playWidth, height});
    m_forward.place({m_play.bounds().right() + gap, y, height, height});
    const float tabs = m_speed.preferredWidth(measure);
    m_speed.place({strip.right() - tabs, y, tabs, height});
    const float left = m_forward.bounds().right() + 36;
    m_scrubber.place({left, y, m_speed.bounds().x - 36 - left, height});
}

void ReplayTools::show(const text::Text& text, std::size_t done, bool running) {
    m_scrubber.setValue(static_cast<float>(done));
    ui::ButtonFace face = iconFace(running ? ui::Icon::Pause : ui::Icon::Play);
    face.label = running            ? text.tr("Stop")
                 : done == m_length ? text.tr("From the start")
                                    : text.trc("a replay", "Play");
    m_play.setFace(std::move(face));
    m_back.setEnabled(done > 0);
    m_forward.setEnabled(done < m_length);
}

bool isUnlocked(const Challenge& challenge, Records& records, const data::Library& library,
                const Preferences& preferences) {
    const auto level = library.levelOf(challenge.key);
    return !level || data::isOpen(library, records.progress(), *level, preferences.get().unlockAll);
}

void askToRace(const Challenge& challenge, const data::Run& run, const SceneContext& context, Records& records) {
    Challenge board = challenge;
    if (!board.key.isFixedBoard()) // Its board is known by now: it must not count as a random one.
        board.key = run.code;
    const auto left = records.unfinished(savedKey(board));
    auto race = [&navigator = context.navigator, board, run] { navigator.push(ToPlay{board, false, {}, run}); };
    if (!left || puzzle::countDistinctTimes(left->game.events) == 0) {
        race();
        return;
    }
    const text::Text& text = context.text;
    context.navigator.push(ToQuestion{
        text.tr("Start this board again?"),
        text.tr("You left it unfinished. A race starts it from the beginning, and what you did on it is lost."),
        {{text.tr("Keep it"), {}}, {text.tr("Race"), std::move(race)}}});
}

} // namespace game
