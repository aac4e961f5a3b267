// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/keys/KeysScene.hpp"

#include "game/controls/ColumnWidth.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/look/Paper.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float radius = 10;
constexpr float line = 1.5F;
constexpr float slotPadding = 5;
constexpr float plus = 16;
constexpr float capTop = (KeySlot::height - ui::Keycap::height) / 2; ///< From the top of a slot to what hangs there.
constexpr float nailTop = capTop - 6;                                ///< And to its nail.
constexpr float cordHalf = 8;

constexpr float padding = 27;
constexpr float titleTop = 38; ///< From the top of the panel to the centre of the first title.
constexpr float firstRow = 44; ///< From the centre of a title to that of the first row.
constexpr float rowPitch = 48;
constexpr float sectionGap = 50; ///< From the centre of the last row to that of the next title.
constexpr float bottom = 34;
constexpr float noteHeight = 30;
constexpr float gap = 12;
constexpr float leastLabel = 150;
constexpr float buttonWidth = 92;
constexpr float widestKey = 170;

std::string title(ActionGroup group, const text::Text& text) {
    switch (group) {
    case ActionGroup::Moving:
        return text.tr("Moving");
    case ActionGroup::Navigation:
        return text.tr("Getting around");
    case ActionGroup::OnTheBoard:
        return text.tr("On the board");
    case ActionGroup::InTheEditor:
        return text.tr("Level editor");
    case ActionGroup::Listening:
        return text.tr("With speech");
    case ActionGroup::Everywhere:
        break;
    }
    return text.tr("Everywhere");
}

/// On one line, or on two; smaller only if it would need more.
void drawLabel(ui::Canvas& canvas, const std::string& words, ui::Vec at, float room) {
    constexpr ui::TextStyle small{ui::Face::Semibold, 15.5F};
    constexpr float step = 19;
    ui::TextStyle style = ui::style::settingLabel;
    std::vector<std::string> lines = canvas.wrap(words, style, room);
    if (lines.size() > 2) {
        style = small;
        lines = canvas.wrap(words, style, room);
    }
    at.y -= step * static_cast<float>(lines.size() - 1) / 2;
    for (const std::string& each : lines) {
        canvas.text(each, at, style, canvas.colours().text);
        at.y += step;
    }
}

constexpr float top = 88;
constexpr float panelGap = 24;
// Room for focus rings and shadows beside the panels.
constexpr float bleed = 12;
constexpr float sideBleed = 20;

} // namespace

void KeySlot::setFixed(std::string words) {
    m_words = std::move(words);
    setEnabled(false);
}

bool KeySlot::handle(const ui::Event& event) {
    const bool pressed = ui::isConfirm(event);
    const ui::Press::Result result = pressed ? ui::Press::Result::Used : m_press.handle(event, hitArea());
    if ((pressed || result == ui::Press::Result::Clicked) && onPress)
        onPress();
    return result != ui::Press::Result::Ignored;
}

void KeySlot::draw(ui::Canvas& canvas) const {
    const ui::Palette& c = canvas.colours();
    const bool down = m_press.down();
    const ui::Rect area = down ? bounds().moved({0, 1}) : bounds();
    const ui::Vec middle = area.centre();
    if (enabled()) {
        const float shown = down ? 1 : hoverAmount();
        canvas.fill(area, ui::faded(c.surfaceLo, shown), radius);
        canvas.stroke(area, line, ui::faded(down ? c.accent : c.brass, shown), radius);
    }
    if (enabled() && !m_cap.empty()) { // It hangs on a nail of the rack.
        const ui::Vec nail{middle.x, area.y + nailTop};
        for (const float side : {-cordHalf, cordHalf})
            canvas.line(nail, {middle.x + side, area.y + capTop + 1}, line, ui::faded(c.brass, 0.7F));
        drawNail(canvas, nail, 0.8F);
    }
    if (!m_words.empty()) {
        canvas.textFitted(m_words, middle, area.w, ui::style::legend, c.text2, ui::Align::Centre);
    } else if (!m_cap.empty()) {
        const auto measure = [&](std::string_view words, const ui::TextStyle& style) {
            return canvas.textWidth(words, style);
        };
        const float room = area.w - 2 * slotPadding;
        const float width = std::min(room, ui::keycapWidth(m_cap, measure));
        ui::drawKeycap(canvas, m_cap, {middle.x - width / 2, middle.y}, ui::Keycap::Tone::Dark, 1, room);
    } else {
        canvas.icon(ui::Icon::Plus, middle, plus, ui::mix(c.text2, c.text, hoverAmount()));
    }
    drawFocusRing(canvas, radius);
}

KeyPanel::KeyPanel(const std::vector<ActionGroup>& groups, const Chosen& chosen) {
    for (const ActionGroup group : groups) {
        Section& section = m_sections.emplace_back();
        section.group = group;
        for (const BindableAction& bindable : bindableActions()) {
            if (bindable.group != group)
                continue;
            Row& row = section.rows.emplace_back();
            row.bindable = &bindable;
            fill(row, chosen);
        }
    }
}

void KeyPanel::fill(Row& row, const Chosen& chosen) {
    const ui::Action action = row.bindable->action;
    const auto fixed = fixedKeys(action);
    for (std::size_t i = 0; i < row.keys.size(); ++i) {
        if (i < fixed.size())
            row.keys[i].setFixed();
        else
            row.keys[i].onPress = [chosen, action, index = i - fixed.size()] {
                chosen(action, ui::Device::Keyboard, index);
            };
    }
    if (!fixedPad(action).empty())
        row.button.setFixed();
    row.button.onPress = [chosen, action] { chosen(action, ui::Device::Gamepad, 0); };
}

void KeyPanel::addTo(ui::Form& form) {
    for (Section& section : m_sections) {
        for (Row& row : section.rows) {
            for (KeySlot& key : row.keys)
                form.add(key);
            form.add(row.button);
        }
    }
}

void KeyPanel::show(const KeyMap& map, const text::Text& text, const ui::KeyLetters& letters, std::string note) {
    m_note = std::move(note);
    m_keyboard = text.tr("Keyboard");
    m_gamepad = text.tr("Gamepad");
    for (Section& section : m_sections) {
        section.title = title(section.group, text);
        for (Row& row : section.rows) {
            const ui::Action action = row.bindable->action;
            row.label = text.tr(std::string(row.bindable->label).c_str());
            std::vector<ui::KeyStroke> keys = fixedKeys(action);
            keys.insert(keys.end(), map.keysOf(action).begin(), map.keysOf(action).end());
            for (std::size_t i = 0; i < row.keys.size(); ++i)
                row.keys[i].setCap(i < keys.size() ? keyCap(text, keys[i], letters) : std::string());
            for (KeySlot& key : row.keys)
                key.setName(row.label + ", " + m_keyboard);
            row.button.setName(row.label + ", " + m_gamepad);
            const auto& button = map.buttonOf(action);
            row.button.setCap(button ? keyCap(text, ui::padName(*button)) : std::string());
            if (!row.button.enabled())
                row.button.setFixed(text.tr("Stick, D-pad"));
        }
    }
}

float KeyPanel::layout(ui::Vec topLeft, float width) {
    const float right = topLeft.x + width - padding;
    const float inner = width - 2 * padding;
    const float button = std::max(buttonWidth, std::min(widestKey, inner / 6));
    const float key = std::min(widestKey, (inner - leastLabel - 3 * gap - button) / 2);
    float y = topLeft.y + titleTop;
    for (Section& section : m_sections) {
        y += firstRow;
        for (Row& row : section.rows) {
            float x = right - button;
            const auto place = [&](KeySlot& slot, float w) {
                slot.place({x, y - KeySlot::height / 2, w, KeySlot::height});
                slot.setRow({topLeft.x + padding, y - KeySlot::height / 2, inner, KeySlot::height});
                x -= gap + key;
            };
            place(row.button, button);
            for (auto slot = row.keys.rbegin(); slot != row.keys.rend(); ++slot)
                place(*slot, key);
            y += rowPitch;
        }
        y += sectionGap - rowPitch;
    }
    y -= sectionGap;
    m_noteY = y + rowPitch - 8;
    const float height = y + bottom + (m_note.empty() ? 0 : noteHeight) - topLeft.y;
    m_area = {topLeft.x, topLeft.y, width, height};
    return height;
}

void KeyPanel::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    drawBellPlate(canvas, m_area);
    const float left = m_area.x + padding;
    bool first = true;
    for (const Section& section : m_sections) {
        const Row& top = section.rows.front();
        const float titleY = top.button.bounds().centre().y - firstRow;
        drawStreetSign(canvas, {left, titleY}, section.title);
        if (std::exchange(first, false)) {
            const ui::Rect key = top.keys.front().bounds();
            const float keys = (key.x + top.keys.back().bounds().right()) / 2;
            canvas.text(m_keyboard, {keys, titleY}, ui::style::legend, colours.text2, ui::Align::Centre);
            canvas.text(m_gamepad, {top.button.bounds().centre().x, titleY}, ui::style::legend, colours.text2,
                        ui::Align::Centre);
        }
        for (const Row& row : section.rows) {
            const ui::Rect key = row.keys.front().bounds();
            const float y = key.centre().y;
            drawLabel(canvas, row.label, {left, y}, key.x - left - gap);
            if (&row != &section.rows.back())
                canvas.fill({left, y + rowPitch / 2, m_area.w - 2 * padding, 1}, colours.lineSoft);
        }
    }
    if (!m_note.empty())
        canvas.textFitted(m_note, {left, m_noteY}, m_area.w - 2 * padding, ui::style::legend, colours.text2);
}

KeySlot& KeyPanel::firstSlot() {
    Row& row = m_sections.front().rows.front();
    for (KeySlot& key : row.keys)
        if (key.enabled())
            return key;
    return row.button;
}

KeysScene::KeysScene(const SceneContext& context)
    : PageScene(context)
    , m_panels{
          KeyPanel({ActionGroup::Moving, ActionGroup::Navigation, ActionGroup::OnTheBoard, ActionGroup::Everywhere},
                   onSlotChosen()),
          KeyPanel({ActionGroup::InTheEditor, ActionGroup::Listening}, onSlotChosen())} {
    m_scroll.drawContent = [this](ui::Canvas& canvas) {
        for (const KeyPanel& panel : m_panels)
            panel.draw(canvas);
    };
    for (KeyPanel& panel : m_panels)
        panel.addTo(m_scroll.form());
    m_form.add(m_scroll);
    m_header.addTo(m_form);
    m_form.add(m_reset, [this](auto& it) {
        it.setLabel(m_text.tr("Reset to defaults"));
        it.setEnabled(KeyMap::read(m_preferences.get().bindings) != KeyMap());
    });
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
    m_panels[0].show(map, m_text, m_input.letters(),
                     m_text.tr("Arrows, {1}, {2} and {3} always keep their meaning.", keyCap(m_text, "Enter"),
                               keyCap(m_text, "Esc"), keyCap(m_text, "Tab")));
    m_panels[1].show(map, m_text, m_input.letters(), {});
    ui::Row(page.headerEnd(page.width(), ui::PushButton::height)).placeLast(measure, m_reset);
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
