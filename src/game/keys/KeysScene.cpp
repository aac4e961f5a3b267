// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/keys/KeysScene.hpp"

#include "game/controls/ColumnWidth.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float top = 88;
constexpr float panelGap = 24;
// Room for focus rings and shadows beside the panels.
constexpr float bleed = 12;
constexpr float sideBleed = 20;

} // namespace

KeysScene::KeysScene(const SceneContext& context)
    : PageScene(context)
    , m_panels{KeyPanel(
                   {ActionGroup::Moving, ActionGroup::Navigation, ActionGroup::OnTheBoard, ActionGroup::Everywhere},
                   onSlotChosen()),
               KeyPanel({ActionGroup::InTheEditor, ActionGroup::Listening}, onSlotChosen())}
    , m_reset(wordsFace(ui::Icon::Restart), [this] { askToReset(); }) {
    m_scroll.drawContent = [this](ui::Canvas& canvas) {
        for (const KeyPanel& panel : m_panels)
            panel.draw(canvas);
    };
    for (KeyPanel& panel : m_panels)
        panel.addTo(m_scroll.form());
    m_form.add(m_scroll);
    m_header.addTo(m_form);
    m_form.add(m_reset);
    m_form.setColumn(true);
    m_scroll.form().onFocusMoved = [this] { m_sounds.play(Sound::Cursor); };
    focusFirst();
}

KeyPanel::Chosen KeysScene::onSlotChosen() {
    return [this](ui::Action action, ui::Device device, std::size_t index) {
        m_navigator.push(ToRebind{action, device, index});
    };
}

void KeysScene::focusFirst() {
    m_form.focus(&m_scroll);
    m_scroll.form().focus(&m_panels.front().firstSlot());
}

void KeysScene::placePanels(const PageFrame& page) {
    const ui::Rect body = page.body(top, 0);
    m_scroll.place({body.x - sideBleed, body.y - bleed, body.w + 2 * sideBleed, body.h + bleed});
    const float width = body.w;
    if (m_viewport.compact()) {
        float y = bleed;
        for (KeyPanel& panel : m_panels)
            y += panel.layout({sideBleed, y}, columnWidth(m_viewport, width)) + panelGap;
        m_scroll.setContentHeight(y);
        return;
    }
    const float column = ui::share(width, 2, panelGap);
    const float left = m_panels[0].layout({sideBleed, bleed}, column);
    const float right = m_panels[1].layout({sideBleed + column + panelGap, bleed}, column);
    for (KeyPanel& panel : m_panels)
        panel.setHeight(std::max(left, right));
    m_scroll.setContentHeight(bleed + std::max(left, right));
}

void KeysScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    const KeyMap map = KeyMap::read(m_preferences.get().bindings);
    m_panels[0].show(map, m_text,
                     m_text.tr("Arrows, {1}, {2} and {3} always keep their meaning.", keyCap(m_text, "Enter"),
                               keyCap(m_text, "Esc"), keyCap(m_text, "Tab")));
    m_panels[1].show(map, m_text, {});
    m_reset.setLabel(m_text.tr("Reset to defaults"));
    m_reset.setEnabled(map != KeyMap());
    m_reset.place(page.headerEnd(m_reset.preferredWidth(measure), ui::PushButton::height));
    placePanels(page);
    m_toasts.place(ui::Row(page.body(top, 16)).last(340));
    if (m_preferences.problem())
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, *m_preferences.problem()), {}, {}});
}

std::vector<ui::LegendEntry> KeysScene::keys(const KeyCaps& caps) const {
    using ui::Action;
    return {caps.entry({Action::Up, Action::Down, Action::Left, Action::Right}, m_text.tr("Choose")),
            caps.entry({Action::Confirm}, m_text.tr("Change")), caps.entry({Action::Back}, m_text.tr("Back"))};
}

void KeysScene::askToReset() {
    m_navigator.push(ToQuestion{m_text.tr("Reset all keys and buttons?"),
                                m_text.tr("Every action gets its original keys and gamepad button back."),
                                {{m_text.tr("Keep mine"), {}}, {m_text.tr("Reset"), [this] {
                                                                    m_preferences.change([](data::Settings& settings) {
                                                                        settings.bindings.clear();
                                                                    });
                                                                    focusFirst(); // The reset button gets disabled.
                                                                }}}});
}

std::unique_ptr<Scene> ToKeys::scene(const Services& with) const {
    return std::make_unique<KeysScene>(with);
}

} // namespace game
