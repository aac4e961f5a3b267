// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/ReplayPage.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "text/Format.hpp"
#include "text/Text.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float toolGap = 12;
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

void ReplayTools::addTo(ui::Form& form, const text::Text& text) {
    form.add(m_back, [this, &text](auto& it) {
        it.setLabel(text.tr("One step back"));
        it.setEnabled(m_done > 0);
    });
    form.add(m_play, [this, &text](auto& it) {
        ui::ButtonFace face = iconFace(m_running ? ui::Icon::Pause : ui::Icon::Play);
        face.label = m_running            ? text.tr("Stop")
                     : m_done == m_length ? text.tr("From the start")
                                          : text.trc("a replay", "Play");
        it.setFace(std::move(face));
    });
    form.add(m_forward, [this, &text](auto& it) {
        it.setLabel(text.tr("One step forward"));
        it.setEnabled(m_done < m_length);
    });
    form.add(m_scrubber, [this, &text](auto& it) {
        it.setName(text.tr("Move"));
        it.setValue(static_cast<float>(m_done));
    });
    form.add(m_speed, [&text](auto& it) {
        std::vector<ui::TabItem> items;
        for (const double speed : speeds)
            items.push_back({speedWords(text, speed)});
        it.setItems(std::move(items));
        it.setName(text.tr("Speed"));
    });
}

void ReplayTools::layout(ui::Rect strip, const ui::Measure& measure) {
    constexpr float height = ui::PushButton::height;
    constexpr float apart = 24; ///< From the buttons to the scrubber, besides the gap.
    ui::Row row({strip.x, strip.centre().y - height / 2, strip.w, height}, toolGap);
    row.placeFirst(height, m_back);
    row.placeFirst(playWidth, m_play);
    row.placeFirst(height, m_forward);
    row.placeLast(measure, m_speed);
    const ui::Rect rest = row.rest();
    m_scrubber.place({rest.x + apart, rest.y, rest.w - 2 * apart, rest.h});
}

} // namespace game
