#include "game/editor/NamingScene.hpp"

#include "data/LevelCoder.hpp"
#include "game/KeyCaps.hpp"
#include "ui/widgets/Panel.hpp"

#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float width = 528;
constexpr float padding = 28;
constexpr float titleHeight = 62;
constexpr float fieldPitch = 86;
constexpr float labelAbove = 16;

ui::TextFieldOptions nameOptions() {
    ui::TextFieldOptions options;
    options.maxLength = data::maxNameLength;
    return options;
}

ui::ButtonFace agreeFace() {
    ui::ButtonFace face;
    face.kind = ui::ButtonFace::Kind::Primary;
    return face;
}

std::string trimmed(const std::string& text) {
    const std::size_t from = text.find_first_not_of(' ');
    return from == std::string::npos ? std::string() : text.substr(from, text.find_last_not_of(' ') + 1 - from);
}

/// The text of one language alone; that for all where there is no other.
std::string own(const data::LocalText& name, const std::string& language) {
    const auto found = name.texts().find(language);
    if (found != name.texts().end())
        return found->second;
    const auto all = name.texts().find("");
    return all != name.texts().end() && language == "en" ? all->second : std::string();
}

} // namespace

data::LocalText writtenName(const data::LocalText& before, std::string english, std::string german) {
    english = trimmed(english);
    german = trimmed(german);
    std::map<std::string, std::string, std::less<>> texts = before.texts();
    texts.erase("");
    texts.erase("en");
    texts.erase("de");
    if (texts.empty() && (english.empty() || german.empty() || english == german)) {
        std::string one = english.empty() ? german : english;
        return one.empty() ? data::LocalText() : data::LocalText(std::move(one));
    }
    if (!english.empty())
        texts["en"] = std::move(english);
    if (!german.empty())
        texts["de"] = std::move(german);
    return data::LocalText(std::move(texts));
}

NamingScene::NamingScene(ToNaming to, const text::Text& text, Preferences& preferences, Navigator& navigator,
                         ui::SoundPlayer& sounds, const ui::InputMapper& input, ui::Clipboard& clipboard)
    : m_to(std::move(to))
    , m_text(text)
    , m_preferences(preferences)
    , m_navigator(navigator)
    , m_sounds(sounds)
    , m_input(input)
    , m_fields{ui::TextField(clipboard, nameOptions()), ui::TextField(clipboard, nameOptions()),
               ui::TextField(clipboard, nameOptions())}
    , m_cancel({}, [this] { close(); })
    , m_agree(agreeFace(), [this] { agree(); }) {
    m_fields[English].setText(own(m_to.name, "en"));
    m_fields[German].setText(own(m_to.name, "de"));
    m_fields[Author].setText(m_to.author);
    for (ui::TextField& field : m_fields) {
        field.onSubmit = [this] { agree(); };
        m_form.add(field);
    }
    m_form.add(m_cancel);
    m_form.add(m_agree);
    // A single name is written in the reader's language first.
    const std::size_t first = m_text.language() == text::Language::German && m_to.name.empty() ? German : English;
    m_fields[first].selectAll();
    m_form.focus(&m_fields[first]);
    m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
}

data::LocalText NamingScene::name() const {
    return writtenName(m_to.name, m_fields[English].text(), m_fields[German].text());
}

void NamingScene::agree() {
    if (m_closed)
        return;
    data::LocalText name = this->name();
    std::string author = trimmed(m_fields[Author].text());
    close();
    if (m_to.named)
        m_to.named(std::move(name), std::move(author));
}

void NamingScene::close() {
    if (std::exchange(m_closed, true))
        return;
    m_sounds.play(ui::Sound::Select);
    m_navigator.pop();
}

void NamingScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_screen = {0, 0, viewport.size().x, viewport.size().y};
    constexpr float height = titleHeight + 3 * fieldPitch + 36 + ui::PushButton::height + padding;
    m_panel = {m_screen.centre().x - width / 2, m_screen.centre().y - height / 2, width, height};
    float y = m_panel.y + titleHeight + 30;
    for (ui::TextField& field : m_fields) {
        field.place({m_panel.x + padding, y, width - 2 * padding, ui::TextField::height});
        y += fieldPitch;
    }
    m_fields[English].setPlaceholder(m_text.tr("One name will do for both languages"));
    m_fields[German].setPlaceholder(m_text.tr("One name will do for both languages"));
    m_fields[Author].setPlaceholder(m_text.tr("Your name, if you like"));
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

bool NamingScene::handle(const ui::Event& event) {
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

void NamingScene::draw(ui::Canvas& canvas) const {
    ui::drawScrim(canvas, m_screen);
    ui::drawPanel(canvas, m_panel);
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_to.title, {m_panel.x + padding, m_panel.y + 38}, ui::style::lessonTitle, colours.text);
    const std::array<std::string, fieldCount> labels{m_text.tr("Name in English"), m_text.tr("Name in German"),
                                                     m_text.tr("Author")};
    for (std::size_t i = 0; i < fieldCount; ++i) {
        const ui::Rect field = m_fields[i].bounds();
        canvas.text(labels[i], {field.x, field.y - labelAbove}, ui::style::label, colours.text2);
    }
    m_form.draw(canvas);
}

} // namespace game
