// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/StatusCard.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace game {

namespace {

constexpr float cardPadding = 16;
constexpr float titleAt = 27;
constexpr float firstFact = 61;
constexpr float factPitch = 25.5F;
constexpr float smallestPitch = 20; ///< Where there is little room.
constexpr float factHalf = 9;       ///< Half the height of a fact.
constexpr float buttonHeight = 40;
constexpr float twinIndent = 22;
constexpr float lastLine = 8;          ///< From the middle of the last line about the twin to the end.
constexpr float smallestTitle = 0.75F; ///< Where there is little room.
constexpr ui::TextStyle titleStyle{ui::Face::Bold, 18};
constexpr ui::TextStyle factStyle{ui::Face::Regular, 16};
constexpr ui::TextStyle valueStyle{ui::Face::Bold, 16};
constexpr ui::TextStyle reasonStyle{ui::Face::Regular, 15, 1.3F};

ui::ButtonFace repairFace() {
    ui::ButtonFace face = wordsFace(ui::Icon::Solve);
    face.hint = true;
    return face;
}

} // namespace

StatusCard::StatusCard(std::function<void()> repair, std::function<void()> watch)
    : m_repair(repairFace(), std::move(repair))
    , m_watch(wordsFace(ui::Icon::Play), std::move(watch)) {}

void StatusCard::addTo(ui::Form& form) {
    form.add(m_repair);
    form.add(m_watch);
}

void StatusCard::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect area,
                        const ui::Measure& measure) {
    m_text = &text;
    m_measure = measure;
    m_area = area;
    const KeyCaps caps(text, input);
    m_repairKey = caps.of(action::hint);
    m_watchKey = caps.of(action::watch);
    show(m_badge);
}

void StatusCard::show(StatusBadge badge) {
    m_badge = std::move(badge);
    m_repair.setVisible(m_badge.repair.has_value());
    m_repair.setEnabled(m_badge.repair && m_badge.repair->enabled);
    m_watch.setVisible(!m_badge.watch.empty());
    if (m_text != nullptr)
        placeButtons();
}

void StatusCard::placeButtons() {
    float bottom = m_area.bottom() - cardPadding + 4;
    for (ui::PushButton* button : {&m_watch, &m_repair}) {
        button->place({m_area.x + cardPadding, bottom - buttonHeight, m_area.w - 2 * cardPadding, buttonHeight});
        if (button->visible())
            bottom -= buttonHeight + 8;
    }
    if (m_badge.repair)
        setLabel(m_repair, repairFace(), {m_badge.repair->label}, m_repairKey);
    std::vector<std::string> watch{m_badge.watch};
    watch.insert(watch.end(), m_badge.watchBriefly.begin(), m_badge.watchBriefly.end());
    setLabel(m_watch, wordsFace(m_badge.watchIcon), watch, m_watchKey);
    m_watch.setTip(m_watch.face().label == m_badge.watch ? std::string() : m_badge.watch);
}

void StatusCard::setLabel(ui::PushButton& button, ui::ButtonFace face, const std::vector<std::string>& labels,
                          const std::string& key) {
    const auto fits = [&] { return !m_measure || button.preferredWidth(m_measure) <= button.bounds().w; };
    for (const std::string& label : labels) {
        face.label = label;
        face.key = key;
        button.setFace(face);
        if (fits())
            return;
        button.setKey({}); // Without room, drop the key first (the help has it), then the icon; the words stay.
        if (fits())
            return;
        ui::ButtonFace plain = button.face();
        plain.leading.reset();
        button.setFace(std::move(plain));
        if (fits())
            return;
    }
}

float StatusCard::drawFacts(ui::Canvas& canvas, ui::Vec at, float width, float end) const {
    const ui::Palette& colours = canvas.colours();
    const auto twin =
        m_badge.twin.empty() ? std::vector<std::string>() : canvas.wrap(m_badge.twin, reasonStyle, width - twinIndent);
    const float twinPitch = reasonStyle.size * 1.15F;
    // Before the lines about the twin are cut off, the facts move together, and the last of three gives way.
    const float lines = twinPitch * static_cast<float>(twin.size());
    const float room = end - at.y - (twin.empty() ? factHalf : lines - twinPitch + lastLine);
    std::size_t shown = m_badge.facts.size();
    while (!twin.empty() && shown > 2 && smallestPitch * static_cast<float>(shown) > room)
        --shown;
    const auto gaps = static_cast<float>(twin.empty() ? std::max<std::size_t>(shown, 2) - 1 : shown);
    const float pitch = std::clamp(room / gaps, smallestPitch, factPitch);
    for (const StatusBadge::Fact& fact : std::span(m_badge.facts).first(shown)) {
        if (at.y + factHalf > end)
            break; // The last facts give way to the buttons.
        const float name = canvas.text(fact.name, at, factStyle, colours.text2);
        const float beside = width - name - 8;
        const bool brief = !fact.brief.empty() && canvas.textWidth(fact.value, valueStyle) > beside;
        canvas.textFitted(brief ? fact.brief : fact.value, {at.x + width, at.y}, beside, valueStyle, colours.text,
                          ui::Align::Right);
        at.y += pitch;
    }
    if (m_badge.twin.empty())
        return at.y - pitch / 2 + 8;
    if (at.y + factHalf > end)
        return at.y;
    canvas.icon(ui::Icon::Info, {at.x + 8, at.y}, 16, colours.hint);
    std::string line;
    for (std::size_t i = 0; i < twin.size(); ++i) {
        line += (line.empty() ? "" : " ") + twin[i];
        if (at.y + twinPitch + lastLine > end && i + 1 < twin.size())
            continue; // What has no room goes onto the last line, which is cut off with an ellipsis.
        canvas.textFitted(line, {at.x + twinIndent, at.y}, width - twinIndent + 1, reasonStyle, colours.text2);
        at.y += twinPitch;
        line.clear();
    }
    return at.y;
}

void StatusCard::draw(ui::Canvas& canvas) const {
    using Tone = StatusBadge::Tone;
    const ui::Palette& colours = canvas.colours();
    const Tone is = m_badge.tone;
    const sf::Color tone = is == Tone::Good   ? colours.ok
                           : is == Tone::Bad  ? colours.danger
                           : is == Tone::Hint ? colours.hint
                                              : colours.text2;
    canvas.fill(m_area, ui::mix(colours.surfaceLo, tone, canvas.theme().flat ? 0.0F : 0.10F), 12);
    canvas.stroke(m_area, 1.5F, tone, 12);
    canvas.icon(m_badge.icon, {m_area.x + cardPadding + 12, m_area.y + titleAt}, 22, tone);
    const float room = m_area.w - 2 * cardPadding - 34;
    ui::TextStyle style = titleStyle;
    if (const float wide = canvas.textWidth(m_badge.title, style); wide > room)
        style.size *= std::max(smallestTitle, room / wide * 0.99F);
    canvas.textFitted(m_badge.title, {m_area.x + cardPadding + 34, m_area.y + titleAt}, room + 1, style, tone);
    const float x = m_area.x + cardPadding;
    const float width = m_area.w - 2 * cardPadding;
    const float end = (m_repair.visible()  ? m_repair.bounds().y
                       : m_watch.visible() ? m_watch.bounds().y
                                           : m_area.bottom() - 4) - // Off the border.
                      10;
    const float below = drawFacts(canvas, {x, m_area.y + firstFact}, width, end);
    if (!m_badge.reason.empty())
        canvas.paragraph(m_badge.reason, {x, below, width, end - below}, reasonStyle, colours.text2);
}

} // namespace game
