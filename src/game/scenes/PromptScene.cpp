#include "game/scenes/PromptScene.hpp"

#include "game/KeyCaps.hpp"
#include "ui/Wrap.hpp"
#include "ui/widgets/Panel.hpp"

#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float width = 620;
constexpr float padding = 28;
constexpr float titleHeight = 62;
constexpr float lineHeight = 24;
constexpr float fieldPitch = 96; ///< With the label above, and a sentence below.
constexpr float labelAbove = 16;

ui::ButtonFace agreeFace() {
    ui::ButtonFace face;
    face.kind = ui::ButtonFace::Kind::Primary;
    return face;
}

} // namespace

PromptScene::PromptScene(ToPrompt to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                         ui::SoundPlayer& sounds, const ui::InputMapper& input, ui::Clipboard& clipboard)
    : FormScene(sounds, input)
    , m_to(std::move(to))
    , m_text(text)
    , m_preferences(preferences)
    , m_navigator(navigator)
    , m_cancel({}, [this] { close(); })
    , m_agree(agreeFace(), [this] { agree(); }) {
    for (const ToPrompt::Field& asked : m_to.fields) {
        ui::TextFieldOptions options;
        options.maxLength = asked.maxLength;
        auto& field = m_fields.emplace_back(std::make_unique<ui::TextField>(clipboard, options));
        field->setText(asked.value);
        field->setPlaceholder(asked.placeholder);
        field->onSubmit = [this] { agree(); };
        m_form.add(*field);
    }
    m_form.add(m_cancel);
    m_form.add(m_agree);
    m_fields[m_to.first]->selectAll();
    m_form.focus(m_fields[m_to.first].get());
}

void PromptScene::agree() {
    if (m_closed)
        return;
    std::vector<std::string> written;
    written.reserve(m_fields.size());
    for (const auto& field : m_fields) {
        field->setError({});
        written.push_back(field->text());
    }
    const ToPrompt::Refusal refusal = m_to.agreed(written);
    if (refusal.sentence.empty()) {
        close();
        return;
    }
    m_sounds.play(ui::Sound::Error);
    m_fields[refusal.field]->setError(refusal.sentence);
    m_form.focus(m_fields[refusal.field].get());
}

void PromptScene::close() {
    if (std::exchange(m_closed, true))
        return;
    m_sounds.play(ui::Sound::Select);
    m_navigator.pop();
}

void PromptScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_screen = {0, 0, viewport.size().x, viewport.size().y};
    const auto lines = m_to.text.empty() ? std::vector<std::string>()
                                         : ui::wrapLines(m_to.text, width - 2 * padding, [&](std::string_view words) {
                                               return measure(words, ui::style::body);
                                           });
    m_textHeight = static_cast<float>(lines.size()) * lineHeight;
    const float height = titleHeight + m_textHeight + static_cast<float>(m_fields.size()) * fieldPitch + 36 +
                         ui::PushButton::height + padding;
    m_panel = {m_screen.centre().x - width / 2, m_screen.centre().y - height / 2, width, height};
    float y = m_panel.y + titleHeight + m_textHeight + 30;
    for (const auto& field : m_fields) {
        field->place({m_panel.x + padding, y, width - 2 * padding, ui::TextField::height});
        y += fieldPitch;
    }
    const KeyCaps caps(m_text, m_input);
    m_agree.setLabel(m_to.agree);
    m_agree.setKey(caps.of(ui::Action::Confirm));
    m_cancel.setLabel(m_text.trc("a change", "Cancel"));
    m_cancel.setKey(caps.of(ui::Action::Back));
    const float bottom = m_panel.bottom() - padding - ui::PushButton::height;
    const float agree = m_agree.preferredWidth(measure);
    const float cancel = m_cancel.preferredWidth(measure);
    m_agree.place({m_panel.right() - padding - agree, bottom, agree, ui::PushButton::height});
    m_cancel.place({m_agree.bounds().x - 12 - cancel, bottom, cancel, ui::PushButton::height});
    m_form.setMotion(m_preferences.motion());
}

bool PromptScene::handle(const ui::Event& event) {
    if (m_closed || m_form.handle(event))
        return true;
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (!m_panel.contains(pressed->at))
            close();
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat || action->action != ui::Action::Back)
        return false;
    close();
    return true;
}

void PromptScene::draw(ui::Canvas& canvas) const {
    ui::drawScrim(canvas, m_screen);
    ui::drawPanel(canvas, m_panel);
    const ui::Palette& colours = canvas.colours();
    const float left = m_panel.x + padding;
    canvas.text(m_to.title, {left, m_panel.y + 38}, ui::style::lessonTitle, colours.text);
    if (!m_to.text.empty())
        canvas.paragraph(m_to.text, {left, m_panel.y + titleHeight, width - 2 * padding, m_textHeight}, ui::style::body,
                         colours.text2);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const ui::Rect field = m_fields[i]->bounds();
        canvas.text(m_to.fields[i].label, {field.x, field.y - labelAbove}, ui::style::label, colours.text2);
    }
    m_form.draw(canvas);
}

} // namespace game
