// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/MenuScene.hpp"

#include "game/dialogs/PauseWords.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/words/KeyCaps.hpp"

namespace game {

namespace {

constexpr float menuPadding = 28;
constexpr float oneColumnWidth = 364;
constexpr float columnWidth = 300;
constexpr float menuGap = 12;
constexpr float glowGap = 8; ///< Extra space below the lit entry, and above the one that leaves.
constexpr std::size_t rowsInOneColumn = 8;
constexpr float menuPitch = 56;
constexpr float menuTitleHeight = 84;

} // namespace

MenuScene::MenuScene(ToPause to, const SceneContext& context)
    : OverlayScene(context)
    , m_to(std::move(to)) {
    for (MenuEntry& offer : menuEntries())
        addRow(std::move(offer));
    m_form.setColumn(true);
    m_form.focus(&m_rows.front().button);
}

std::vector<MenuScene::MenuEntry> MenuScene::menuEntries() {
    std::vector<MenuEntry> menuEntries;
    menuEntries.push_back(
        {ui::Action::Back, false, continueLabel(m_text, m_to), true, [this] { choose(ui::Action::None); }});
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action != ui::Action::Back)
            menuEntries.push_back(
                {entry.action, true, entry.label, entry.enabled, [this, action = entry.action] { choose(action); }});
    const data::Settings& settings = m_preferences.get();
    menuEntries.push_back({action::fullscreen, false, fullscreenLabel(m_text, settings), true,
                           [this] { toggleSetting(&data::Settings::fullscreen); }});
    menuEntries.push_back(
        {action::mute, false, muteLabel(m_text, settings), true, [this] { toggleSetting(&data::Settings::mute); }});
    menuEntries.push_back(
        {ui::Action::None, false, m_text.tr("Settings"), true, [this] { m_navigator.push(ToSettings{}); }});
    menuEntries.push_back(
        {action::help, false, m_text.tr("Help"), true, [this] { m_navigator.push(ToHelp{m_to.help}); }});
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action == ui::Action::Back)
            menuEntries.push_back(
                {ui::Action::None, false, entry.label, entry.enabled, [this] { choose(ui::Action::Back); }});
    return menuEntries;
}

void MenuScene::addRow(MenuEntry offer) {
    ui::ButtonFace face;
    face.kind = m_rows.empty() ? ui::ButtonFace::Kind::Primary : ui::ButtonFace::Kind::Secondary;
    face.label = std::move(offer.label);
    Row& row = m_rows.emplace_back();
    row.action = offer.action;
    row.fromScene = offer.fromScene;
    row.button.setFace(std::move(face));
    row.button.onPress = std::move(offer.pressed);
    row.button.setEnabled(offer.enabled);
    m_form.add(row.button);
}

void MenuScene::toggleSetting(bool data::Settings::*setting) {
    toggle(m_preferences, setting);
    reword();
}

void MenuScene::choose(ui::Action action) {
    if (closed())
        return;
    close();
    if (action != ui::Action::None)
        m_to.chosen(action);
}

void MenuScene::arrange(const ui::Viewport&, const ui::Measure&) {
    reword();
    placeRows();
    const KeyCaps caps(m_text, m_input);
    for (Row& row : m_rows)
        row.button.setKey(row.action != ui::Action::None ? caps.of(row.action) : std::string());
}

void MenuScene::placeRows() {
    // Many entries are put in two columns between the first and the last, so that they fit a small window.
    const bool two = m_rows.size() > rowsInOneColumn;
    const std::size_t between = m_rows.size() - 2;
    const std::size_t below = two ? (between + 1) / 2 : between;
    const float own = two ? columnWidth : oneColumnWidth;
    const float wide = two ? 2 * columnWidth + menuGap : oneColumnWidth;
    const float width = wide + 2 * menuPadding;
    const float height = menuTitleHeight + 2 * glowGap + static_cast<float>(below + 2) * menuPitch + 16;
    placePanel(m_viewport, {width, height});
    const ui::Vec first{panel().x + menuPadding, panel().y + menuTitleHeight};
    constexpr float high = ui::PushButton::height;
    std::size_t index = 0;
    for (Row& row : m_rows) {
        const std::size_t column = index > below ? 1 : 0;
        const auto down = static_cast<float>(column == 1 ? index - below : index);
        row.button.place(
            {first.x + static_cast<float>(column) * (own + menuGap), first.y + glowGap + down * menuPitch, own, high});
        ++index;
    }
    m_rows.front().button.place({first.x, first.y, wide, high});
    const float last = 2 * glowGap + static_cast<float>(below + 1) * menuPitch;
    m_rows.back().button.place({first.x, first.y + last, wide, high});
}

void MenuScene::reword() {
    translate(m_to);
    auto row = m_rows.begin();
    for (MenuEntry& offer : menuEntries())
        (row++)->button.setLabel(std::move(offer.label));
}

bool MenuScene::act(ui::Action action) {
    if (action == action::pause) {
        close();
        return true;
    }
    if (action == action::help) { // The game would open the page of Lights Out.
        m_navigator.push(ToHelp{m_to.help});
        return true;
    }
    for (const Row& row : m_rows)
        if (row.fromScene && row.action == action && row.button.enabled()) {
            choose(action);
            return true;
        }
    return false;
}

void MenuScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_to.heading, {panel().x + menuPadding, panel().y + 34}, ui::style::dialogTitle, colours.text);
    canvas.textFitted(m_to.title, {panel().x + menuPadding, panel().y + 62}, panel().w - 2 * menuPadding,
                      ui::style::secondary, colours.text2);
    m_form.draw(canvas);
}

} // namespace game
