#include "game/keys/KeysScene.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float legendStrip = 58;
constexpr float top = 88;
constexpr float gap = 24;
// Room for focus rings and shadows beside the panels.
constexpr float bleed = 12;
constexpr float sideBleed = 20;

} // namespace

KeysScene::KeysScene(const text::Text& text, Preferences& preferences, Navigator& navigator, ui::SoundPlayer& sounds,
                     const ui::InputMapper& input)
    : PageScene(text, preferences, navigator, sounds, input)
    , m_panels{KeyPanel({ActionGroup::Moving, ActionGroup::GettingAbout, ActionGroup::InTheEditor}, rebinding()),
               KeyPanel({ActionGroup::OnTheBoard, ActionGroup::Everywhere}, rebinding())}
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
    m_scroll.form().onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    focusFirst();
}

KeyPanel::Chosen KeysScene::rebinding() {
    return [this](ui::Action action, ui::Device device, std::size_t index) {
        m_navigator.push(ToRebind{action, device, index});
    };
}

void KeysScene::focusFirst() {
    m_form.focus(&m_scroll);
    m_scroll.form().focus(&m_panels.front().firstSlot());
}

void KeysScene::placePanels(const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    const float margin = viewport.margin();
    m_scroll.place({content.x + margin - sideBleed, top - bleed, content.w - 2 * (margin - sideBleed),
                    content.h - top - legendStrip + bleed});
    const float width = content.w - 2 * margin;
    if (viewport.compact()) {
        float y = bleed;
        for (KeyPanel& panel : m_panels)
            y += panel.layout({sideBleed, y}, width) + gap;
        m_scroll.setContentHeight(y);
        return;
    }
    const float column = (width - gap) / 2;
    const float left = m_panels[0].layout({sideBleed, bleed}, column);
    const float right = m_panels[1].layout({sideBleed + column + gap, bleed}, column);
    for (KeyPanel& panel : m_panels)
        panel.setHeight(std::max(left, right));
    m_scroll.setContentHeight(bleed + std::max(left, right));
}

void KeysScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    const KeyMap map = KeyMap::read(m_preferences.get().bindings);
    m_panels[0].show(map, m_text,
                     m_text.tr("Arrows, {1}, {2} and {3} always keep their meaning.", keyCap(m_text, "Enter"),
                               keyCap(m_text, "Esc"), keyCap(m_text, "Tab")));
    m_panels[1].show(map, m_text, {});
    const ui::Rect content = viewport.content();
    const float margin = viewport.margin();
    m_header.layout(viewport, m_text.tr("Key bindings"), m_text.tr("Back"), measure);
    m_reset.setLabel(m_text.tr("Reset to defaults"));
    m_reset.setEnabled(map != KeyMap());
    const float own = m_reset.preferredWidth(measure);
    m_reset.place({content.right() - margin - own, 24, own, ui::PushButton::height});
    placePanels(viewport);
    setLegend();
    m_legend.place({content.x + margin, content.h - legendStrip, content.w - 2 * margin, legendStrip});
    m_toasts.place({content.right() - margin - 340, top, 340, content.h - top - legendStrip - 16});
    if (m_preferences.problem())
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, *m_preferences.problem()), {}, {}});
}

void KeysScene::setLegend() {
    using ui::Action;
    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries({caps.entry({Action::Up, Action::Down, Action::Left, Action::Right}, m_text.tr("Choose")),
                         caps.entry({Action::Confirm}, m_text.tr("Change")),
                         caps.entry({Action::Back}, m_text.tr("Back"))});
}

void KeysScene::draw(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    m_form.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

void KeysScene::askToReset() {
    m_navigator.push(ToQuestion{m_text.tr("Reset all keys and buttons?"),
                                m_text.tr("Every action gets its original keys and gamepad button back."),
                                {{m_text.tr("Keep mine"), {}}, {m_text.tr("Reset"), [this] {
                                                                    m_preferences.change([](data::Settings& settings) {
                                                                        settings.bindings.clear();
                                                                    });
                                                                    focusFirst(); // There is nothing more to reset.
                                                                }}}});
}

} // namespace game
