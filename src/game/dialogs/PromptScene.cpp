// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/PromptScene.hpp"

#include "game/controls/PromptLayout.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Text.hpp"

#include <utility>

namespace game {

namespace {

ui::ButtonFace agreeFace() {
    ui::ButtonFace face;
    face.kind = ui::ButtonFace::Kind::Primary;
    return face;
}

} // namespace

PromptScene::PromptScene(ToPrompt to, const SceneContext& context)
    : OverlayScene(context)
    , m_to(std::move(to))
    , m_cancel({}, [this] { close(); })
    , m_agree(agreeFace(), [this] { accept(); }) {
    m_form.add(m_choice, [this](auto& it) {
        it.setVisible(hasChoice());
        it.setName(m_to.choice.label);
        it.setScreen(m_viewport.content());
    });
    m_choice.setItems(m_to.choice.items);
    m_choice.select(m_to.choice.selected);
    for (const ToPrompt::Field& asked : m_to.fields) {
        ui::TextFieldOptions options;
        options.maxLength = asked.maxLength;
        auto& field = m_fields.emplace_back(std::make_unique<ui::TextField>(context.clipboard, options));
        field->setText(asked.value);
        field->setPlaceholder(asked.placeholder);
        field->setName(asked.label);
        field->onSubmit = [this] { accept(); };
        field->onChange = [this, index = m_fields.size() - 1] { edited(index); };
        m_form.add(*field);
    }
    m_form.add(m_cancel, [this](auto& it) {
        it.setLabel(m_text.trc("a change", "Cancel"));
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Back));
    });
    m_form.add(m_agree, [this](auto& it) {
        it.setLabel(m_to.accept);
        it.setKey(KeyCaps(m_text, m_input).of(ui::Action::Confirm));
    });
    m_fields[m_to.first]->selectAll();
    if (hasChoice() && m_to.choice.first)
        m_form.focus(&m_choice);
    else
        m_form.focus(m_fields[m_to.first].get());
}

std::vector<std::string> PromptScene::written() const {
    std::vector<std::string> written;
    written.reserve(m_fields.size());
    for (const auto& field : m_fields)
        written.push_back(field->text());
    return written;
}

void PromptScene::write(const std::vector<std::string>& texts) {
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        if (texts[i] != m_fields[i]->text()) {
            m_fields[i]->setText(texts[i]);
            m_fields[i]->setError({}); // It was about what stood there before.
        }
}

void PromptScene::choose(std::size_t index) {
    m_sounds.play(Sound::Select);
    std::vector<std::string> texts = written();
    m_to.choice.chosen(index, texts);
    write(texts);
    arrangeAgain(); // An error that is gone needs no room.
    ui::TextField& field = *m_fields[m_to.first];
    m_form.focus(field.text().empty() ? static_cast<ui::Widget*>(&field) : &m_agree); // Enter goes on from here.
}

void PromptScene::edited(std::size_t field) {
    if (!m_to.edited)
        return;
    std::vector<std::string> texts = written();
    m_to.edited(field, texts);
    write(texts);
}

void PromptScene::accept() {
    if (closed())
        return;
    for (const auto& field : m_fields)
        field->setError({});
    const ToPrompt::Refusal refusal = m_to.onAccept(written());
    if (refusal.sentence.empty()) {
        close();
        return;
    }
    m_sounds.play(Sound::Error);
    m_fields[refusal.field]->setError(refusal.sentence);
    arrangeAgain(); // The sentence may need more room.
    m_form.focus(m_fields[refusal.field].get());
}

void PromptScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    const auto lines = m_to.text.empty()
                           ? std::vector<std::string>()
                           : ui::wrapLines(m_to.text, prompt::width - 2 * prompt::padding,
                                           [&](std::string_view words) { return measure(words, ui::style::body); });
    m_textHeight = static_cast<float>(lines.size()) * prompt::lineHeight;
    const float chosen = hasChoice() ? ui::Dropdown::height + 36 : 0;
    constexpr float width = prompt::width - 2 * prompt::padding;
    const auto heightOf = [&measure](const ui::TextField& field) {
        constexpr float firstLine = ui::style::label.size * ui::style::label.lineHeight; // Has room below any field.
        return prompt::fieldPitch + std::max(0.0F, field.errorHeight(width, measure) - firstLine);
    };
    float fields = 0;
    for (const auto& field : m_fields)
        fields += heightOf(*field);
    const float height =
        prompt::titleHeight + m_textHeight + chosen + fields + 36 + ui::PushButton::height + prompt::padding;
    placePanel(viewport, {prompt::width, height});
    float y = panel().y + prompt::titleHeight + m_textHeight + 30;
    m_choice.place({panel().x + prompt::padding, y, prompt::width - 2 * prompt::padding, ui::Dropdown::height});
    y += chosen;
    for (const auto& field : m_fields) {
        field->place({panel().x + prompt::padding, y, width, ui::TextField::height});
        y += heightOf(*field);
    }
    prompt::placeButtons(panel(), m_agree, m_cancel, measure);
}

void PromptScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    const float left = panel().x + prompt::padding;
    canvas.text(m_to.title, {left, panel().y + prompt::titleMiddle}, ui::style::dialogTitle, colours.text);
    if (!m_to.text.empty())
        canvas.paragraph(m_to.text,
                         {left, panel().y + prompt::titleHeight, prompt::width - 2 * prompt::padding, m_textHeight},
                         ui::style::body, colours.text2);
    const auto label = [&](const std::string& words, const ui::Widget& control) {
        const ui::Rect area = control.bounds();
        canvas.text(words, {area.x, area.y - prompt::labelAbove}, ui::style::label, colours.text2);
    };
    if (hasChoice())
        label(m_to.choice.label, m_choice);
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        label(m_to.fields[i].label, *m_fields[i]);
    m_form.draw(canvas);
}

std::unique_ptr<Scene> ToPrompt::scene(const Services& with) const {
    return std::make_unique<PromptScene>(*this, with);
}

} // namespace game
