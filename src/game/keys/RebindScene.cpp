// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/keys/RebindScene.hpp"

#include "game/scene/Navigator.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

namespace game {

namespace {

/// Ctrl, Shift, Alt and System by themselves: the key that they modify is still to come.
bool isModifier(sf::Keyboard::Key key) {
    return key >= sf::Keyboard::LControl && key <= sf::Keyboard::RSystem;
}

/// The name of a key within a sentence: the label on its cap, and arrows as signs.
std::string nameInSentence(const text::Text& text, const ui::KeyStroke& stroke, const ui::KeyLetters& letters) {
    const std::string name = ui::keyName(stroke);
    for (const auto& [way, arrow] : {std::pair("Up", "↑"), {"Down", "↓"}, {"Left", "←"}, {"Right", "→"}})
        if (name == way)
            return arrow;
    return keyCap(text, stroke, letters);
}

} // namespace

RebindScene::RebindScene(const ToRebind& to, const SceneContext& context)
    : m_to(to)
    , m_text(context.text)
    , m_preferences(context.preferences)
    , m_navigator(context.navigator)
    , m_sounds(context.sounds)
    , m_input(context.input)
    , m_map(KeyMap::read(context.preferences.get().bindings)) {
    if (current().empty())
        listen();
    else
        offer();
}

std::string RebindScene::label(ui::Action action) const {
    const auto bindables = bindableActions();
    const auto found = std::find_if(bindables.begin(), bindables.end(),
                                    [&](const BindableAction& bindable) { return bindable.action == action; });
    return found != bindables.end() ? m_text.tr(std::string(found->label).c_str()) : std::string();
}

std::string RebindScene::current() const {
    if (forPad()) {
        const auto& button = m_map.buttonOf(m_to.action);
        return button ? keyCap(m_text, ui::padName(*button)) : std::string();
    }
    const auto& keys = m_map.keysOf(m_to.action);
    return m_to.index < keys.size() ? nameInSentence(m_text, keys[m_to.index], m_input.letters()) : std::string();
}

void RebindScene::open(std::string title, std::string text, std::vector<ui::DialogAnswer> answers) {
    const bool first = !m_dialog;
    m_dialog.emplace(std::move(title), std::move(text), std::move(answers));
    if (!first)
        m_dialog->skipAppearing();
    m_dialog->setMotion(m_preferences.motion());
    if (m_measure)
        m_dialog->layout(m_screen, m_measure);
}

ui::DialogAnswer RebindScene::answer(std::string words, std::function<void()> then, bool safe) {
    return {std::move(words), [this, then = std::move(then)] { m_answerAction = then; }, safe};
}

void RebindScene::offer() {
    std::vector<ui::DialogAnswer> answers;
    answers.push_back(answer(m_text.tr("Cancel"), [this] { close(); }));
    const bool stays = forPad() && isRequiredOnPad(m_to.action);
    if (!stays)
        answers.push_back(answer(m_text.tr("Remove"), [this] {
            change([this](KeyMap& map) {
                if (forPad())
                    map.removeButton(m_to.action);
                else
                    map.removeKey(m_to.action, m_to.index);
            });
        }));
    // "Safe" makes it lit and gives it the focus; Esc is handled by this scene, not by the dialog.
    answers.push_back(answer(
        forPad() ? m_text.tr("Another button") : m_text.tr("Another key"), [this] { listen(); }, true));
    // TRANSLATORS: {1} are the keys of an action: "Currently Z and Ctrl+Z."
    std::string words = m_text.tr("Currently {1}.", current());
    if (stays)
        words += " " + m_text.tr("The button can be changed but not removed, so that a gamepad alone is enough.");
    open(label(m_to.action), std::move(words), std::move(answers));
}

void RebindScene::listen(const std::string& refusal) {
    m_listening = true;
    std::vector<ui::DialogAnswer> answers;
    answers.push_back(answer(
        m_text.tr("Cancel"), [this] { close(); }, true));
    std::string words = refusal.empty() ? std::string() : refusal + "\n\n";
    words += forPad() ? m_text.tr("Press a button on the gamepad. A direction or Esc cancels.")
                      : m_text.tr("Press a key. Esc cancels.");
    open(label(m_to.action), std::move(words), std::move(answers));
    const bool padInHand = m_input.lastDevice() == ui::Device::Gamepad && !forPad();
    m_dialog->setKeys(
        KeyCaps(m_text, m_input).of(ui::Action::Back, padInHand ? ui::Device::Gamepad : ui::Device::Keyboard), {});
    m_dialog->form().setFocusVisible(false); // Enter is not an answer while it listens for keys.
    if (m_measure)
        m_dialog->layout(m_screen, m_measure);
    if (!refusal.empty())
        m_sounds.play(Sound::Error);
}

void RebindScene::processInput(const ui::KeyStroke& stroke) {
    if (isModifier(stroke.key))
        return;
    if (stroke.key == sf::Keyboard::Escape) {
        close();
        return;
    }
    const std::string name = nameInSentence(m_text, stroke, m_input.letters());
    const ui::Action other = m_map.meaning(stroke);
    if (name.empty())
        listen(m_text.tr("The game cannot recognise this key."));
    else if (isFixed(stroke))
        listen(m_text.tr("{1} always keeps its meaning, so that nobody gets lost.", name));
    else if (other == m_to.action && name != current())
        // TRANSLATORS: {1} is a key or a button: "Space already does this."
        listen(m_text.tr("{1} already does this.", name));
    else if (other == m_to.action)
        close();
    else if (other == ui::Action::None)
        take(stroke);
    else
        ask(stroke, name, other);
}

void RebindScene::processInput(const ui::PadInput& input) {
    const std::string name = keyCap(m_text, ui::padName(input));
    const ui::Action other = m_map.meaning(input);
    if (isFixed(input) || other == m_to.action)
        close();
    else if (name.empty())
        listen(m_text.tr("The game cannot recognise this button."));
    else if (other == ui::Action::None)
        take(input);
    else if (isRequiredOnPad(other) && current().empty())
        listen(m_text.tr("{1} is the only button for “{2}”, and a gamepad cannot do without it.", name, label(other)));
    else
        ask(input, name, other);
}

template<class Input>
void RebindScene::ask(const Input& input, const std::string& name, ui::Action other) {
    m_listening = false;
    std::string words = m_text.tr("Currently used for “{1}”.", label(other));
    std::string yes = m_text.tr("Use it");
    bool loses = forPad();
    if constexpr (std::is_same_v<Input, ui::KeyStroke>)
        loses = m_map.keysOf(other).size() + fixedKeys(other).size() == 1;
    if (forPad() && isRequiredOnPad(other)) {
        words = m_text.tr("Currently used for “{1}”, which a gamepad cannot do without. “{1}” gets {2} instead.",
                          label(other), current());
        yes = m_text.tr("Swap them");
    } else if (loses) {
        words += " " + (forPad() ? m_text.tr("That would be left without a button.")
                                 : m_text.tr("That would be left without a key."));
    }
    std::vector<ui::DialogAnswer> answers;
    answers.push_back(answer(
        m_text.tr("Leave as is"), [this] { close(); }, true));
    answers.push_back(answer(std::move(yes), [this, input] { take(input); }));
    // TRANSLATORS: {1} is a key or a button, {2} an action: "Z for “Undo”?"
    open(m_text.tr("{1} for “{2}”?", name, label(m_to.action)), std::move(words), std::move(answers));
}

template<class Input>
void RebindScene::take(const Input& input) {
    change([&](KeyMap& map) {
        if constexpr (std::is_same_v<Input, ui::KeyStroke>) {
            map.bindKey(m_to.action, m_to.index, input);
        } else {
            const ui::Action other = map.meaning(input);
            if (other != ui::Action::None && isRequiredOnPad(other))
                map.swapButtons(m_to.action, other);
            else
                map.bindButton(m_to.action, input);
        }
    });
}

void RebindScene::change(const std::function<void(KeyMap&)>& how) {
    how(m_map);
    m_preferences.change([&](data::Settings& settings) { m_map.write(settings.bindings); });
    close();
}

void RebindScene::close() {
    if (std::exchange(m_closed, true))
        return;
    m_listening = false;
    m_sounds.play(Sound::Select);
    m_navigator.pop();
}

void RebindScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_screen = {0, 0, viewport.size().x, viewport.size().y};
    m_measure = measure;
    m_dialog->setMotion(m_preferences.motion());
    m_dialog->layout(m_screen, m_measure);
}

bool RebindScene::handle(const ui::Event& event) {
    if (m_closed)
        return true;
    if (const auto* key = std::get_if<ui::KeyPressed>(&event)) {
        if (key->repeat)
            return true;
        m_consumed = m_listening && !forPad();
        if (m_consumed)
            processInput(ui::KeyStroke{key->key, key->control, key->shift, key->alt});
        return true;
    }
    if (const auto* pad = std::get_if<ui::PadPressed>(&event)) {
        m_consumed = m_listening && forPad();
        if (m_consumed)
            processInput(pad->input);
        return true;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event)) {
        if (m_consumed && action->device == m_to.device)
            return true;
        if (action->action == ui::Action::Back && !action->repeat) {
            close();
            return true;
        }
    }
    const auto* pressed = std::get_if<ui::PointerPressed>(&event);
    if (pressed != nullptr && !m_dialog->bounds().contains(pressed->at)) {
        close();
        return true;
    }
    m_dialog->handle(event);
    if (const auto then = std::exchange(m_answerAction, nullptr))
        then();
    return true;
}

std::unique_ptr<Scene> ToRebind::scene(const Services& with) const {
    return std::make_unique<RebindScene>(*this, with);
}

} // namespace game
