// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/StandingPanel.hpp"

#include "data/files/PlayerName.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <cstdint>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float edge = 25;          ///< Between the sides of the panel and its content.
constexpr float questionTop = 66;   ///< From the top of the panel to what is said below the question …
constexpr float belowQuestion = 18; ///< … and from there to the field.

} // namespace

StandingPanel::StandingPanel(const Around& around, State state, bool mayGiveWay)
    : m_around(around)
    , m_state(state)
    , m_mayGiveWay(mayGiveWay) {
    m_field.setText(around.records.named() ? around.records.player() : std::string());
    m_field.onCancel = [this] { m_around.form.focus(&m_around.next); };
}

void StandingPanel::addToForm() {
    m_around.form.add(m_field, [this](auto& it) {
        it.setPlaceholder(text().tr("Your name"));
        it.setVisible(records() && !givesWay());
    });
    m_around.form.add(m_save, [this](auto& it) {
        it.setLabel(text().tr("Save name"));
        it.setVisible(records() && !givesWay());
    });
    m_around.form.add(m_nameless, [this](auto& it) {
        it.setLabel(text().tr("Play without a name"));
        it.setVisible(m_asking);
    });
    m_around.form.add(m_tryAgain, [this](auto& it) {
        it.setLabel(text().tr("Try again"));
        it.setVisible(m_state == State::Kept);
    });
}

void StandingPanel::setState(State state) {
    if (std::exchange(m_trying, false) && state == State::Kept)
        m_around.toasts.answer({ui::Toast::Kind::Danger, text().tr("Still not saved."), {}, {}});
    if (state == m_state)
        return;
    m_state = state;
    reload();
    m_around.form.refresh();
    if (m_around.next.focused() || m_tryAgain.focused())
        begin(m_device);
}

void StandingPanel::storeAgain() {
    m_around.sounds.play(Sound::Select);
    m_trying = true;
    m_around.records.tryAgain();
}

void StandingPanel::begin(ui::Device device) {
    ui::Form& form = m_around.form;
    m_device = device;
    form.focus(&m_around.next);
    if (m_mayGiveWay ? m_asking : records() && !m_around.records.named()) {
        form.focus(&m_field);
        if (device == ui::Device::Gamepad)
            m_field.spell();
    }
    form.setFocusVisible(device != ui::Device::Mouse);
}

bool StandingPanel::leaveField() {
    const bool had = m_field.focused();
    if (had)
        m_around.form.focus(&m_around.next);
    return had;
}

void StandingPanel::layout(ui::Rect area, const KeyCaps& caps, const ui::Measure& measure) {
    m_area = area;
    constexpr float high = ui::PushButton::height;
    m_save.setKey(caps.of(ui::Action::Confirm));
    float field = 63;
    if (m_asking) {
        const ui::TextStyle& style = ui::style::body;
        const auto lines = ui::wrapped(questionWords(), style, area.w - 2 * edge, measure).size();
        field = questionTop + static_cast<float>(lines) * style.size * style.lineHeight + belowQuestion;
    }
    ui::Row naming({area.x + edge, area.y + field, area.w - 2 * edge, high}, 10);
    naming.placeLast(measure, m_save);
    m_field.place(naming.rest());
    ui::Row({area.x + edge, area.bottom() - edge - high, area.w - 2 * edge, high}).placeFirst(measure, m_tryAgain);
    // As wide as the field with its button, and as far from the lower edge as from the sides.
    m_nameless.place({area.x + edge, area.bottom() - edge - high, area.w - 2 * edge, high});
}

std::string StandingPanel::questionWords() const {
    return text().tr(
        "Your stars and your places on the leaderboards go under it. You can change it later, among the players.");
}

void StandingPanel::showKeys(const KeyCaps& caps, bool pad) {
    const bool saves = m_field.focused() && (m_field.spelling() || !pad);
    m_save.setKey(saves ? caps.of(ui::Action::Confirm) : std::string());
}

std::optional<std::vector<ui::LegendEntry>> StandingPanel::fieldLegend(const KeyCaps& caps) const {
    if (!m_field.focused())
        return std::nullopt;
    return nameFieldLegend(text(), caps, m_field, text().tr("Leave the field"));
}

void StandingPanel::reload() {
    m_place = records() ? read() : std::nullopt;
    m_asking = alone() && !m_around.records.named() && shouldAsk();
}

void StandingPanel::stopAsking() {
    m_asking = false;
    m_around.sounds.play(Sound::Select);
    m_around.form.refresh();
    m_around.form.focus(&m_around.next);
}

void StandingPanel::submit() {
    if (m_renamed != nullptr)
        return;
    const std::string typed = m_field.text();
    if (typed.empty() && !m_around.records.named()) {
        saved(); // A name is not required: what was played is stored already.
        return;
    }
    const auto name = data::playerName(typed);
    if (!name) {
        m_field.setError(text::describe(text(), name.error()));
        return;
    }
    if (const auto known = m_around.records.otherPlayer(*name))
        askWho(*known);
    else
        store(*name);
}

void StandingPanel::askWho(const std::string& name) {
    const std::string what =
        m_around.records.named()
            ? text().tr("There is already a player called {1}. If that is you, this result goes to your scores.", name)
            : text().tr("There is already a player called {1}. If that is you, this result goes to your scores, and so "
                        "does everything else that was played without a name.",
                        name);
    m_around.navigator.push(
        // TRANSLATORS: {1} is the name of a player.
        ToQuestion{text().tr("Are you {1}?", name),
                   what,
                   {{text().tr("No, another name"), {}}, {text().tr("Yes, that is me"), [this, name] {
                                                              m_field.setText(name);
                                                              store(name);
                                                          }}}});
}

void StandingPanel::store(const std::string& name) {
    m_renamed = storeUnder(name);
    update();
}

void StandingPanel::update() {
    if (m_renamed == nullptr || !m_renamed->has_value())
        return;
    const Later<Records::Renamed> renamed = std::move(m_renamed);
    if (const auto& problem = **renamed) {
        m_field.setError(std::visit([this](const auto& why) { return text::describe(text(), why); }, *problem));
        return;
    }
    reload();
    m_around.form.refresh();
    saved();
}

void StandingPanel::saved() {
    m_around.sounds.play(Sound::Select);
    leaveField();
    if (std::exchange(m_asking, false))
        m_around.form.refresh();
    m_around.toasts.answer({ui::Toast::Kind::Ok,
                            m_around.records.named() ? text().tr("Saved.") : text().tr("Saved without a name."),
                            {},
                            {}});
}

void StandingPanel::draw(ui::Canvas& canvas) const {
    if (givesWay())
        return;
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_area);
    if (m_asking) {
        drawQuestion(canvas);
        return;
    }
    canvas.text(text().tr("Leaderboard"), {m_area.x + edge, m_area.y + 34}, ui::style::panelTitle, colours.text);
    const float width = m_area.w - 2 * edge;
    if (!records()) {
        std::string words = m_trying ? text().tr("Saving…") : reason();
        if (m_state == State::Kept && !m_trying)
            words +=
                "\n" +
                text().tr(
                    "Your result is not lost: the game retries saving it every few seconds, even while you play on.");
        canvas.paragraph(words, {m_area.x + edge, m_area.y + 74, width, 120}, ui::style::body, colours.text2);
        return;
    }
    if (!m_place)
        return;
    drawRank(canvas);
    if (m_field.error().empty()) // It is shown in the same place.
        drawRows(canvas, {m_area.x + edge, m_area.y + 124, width, static_cast<float>(shownRows) * rowHeight});
}

void StandingPanel::drawQuestion(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float width = m_area.w - 2 * edge;
    canvas.text(text().tr("What is your name?"), {m_area.x + edge, m_area.y + 34}, ui::style::panelTitle, colours.text);
    canvas.paragraph(questionWords(), {m_area.x + edge, m_area.y + questionTop, width, 90}, ui::style::body,
                     colours.text2);
}

void StandingPanel::drawRank(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float y = m_area.y + 36;
    const std::string words = text::rankOf(text(), m_place->rank, static_cast<std::int64_t>(m_place->total));
    const float width =
        canvas.text(words, {m_area.right() - edge, y}, ui::style::secondary, colours.text2, ui::Align::Right);
    canvas.icon(ui::Icon::Cup, {m_area.right() - edge - width - 19, y}, 20, colours.accent);
}

} // namespace game
