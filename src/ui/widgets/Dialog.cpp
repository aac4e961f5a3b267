// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Dialog.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace ui {

namespace {

constexpr float dialogRadius = 16;
constexpr float dialogPadding = 27;
constexpr float bottomPadding = 25;
constexpr float screenMargin = 24;
constexpr float titleTop = 28; ///< From the upper edge to the top of the title's capitals.
constexpr float titleStep = 28;
constexpr float belowTitle = 24;
constexpr float belowText = 30;
constexpr float buttonGap = 12;
constexpr Seconds appearDuration = 0.18F;
constexpr TextStyle dialogTitle = style::heading;
constexpr TextStyle dialogText = style::body;

float dialogLineStep() {
    return dialogText.size * dialogText.lineHeight;
}

/// From the top of the first line's capitals to the last baseline.
float blockHeight(std::size_t lines, float step, float capitals) {
    return lines == 0 ? 0 : step * static_cast<float>(lines - 1) + capitals;
}

std::size_t safeAnswer(const std::vector<DialogAnswer>& answers) {
    const auto safe =
        std::find_if(answers.begin(), answers.end(), [](const DialogAnswer& answer) { return answer.safe; });
    return safe != answers.end() ? static_cast<std::size_t>(safe - answers.begin()) : answers.size() - 1;
}

} // namespace

Dialog::Dialog(std::string title, std::string text, std::vector<DialogAnswer> answers)
    : m_title(std::move(title))
    , m_text(std::move(text)) {
    if (answers.empty())
        throw std::invalid_argument("A dialog needs an answer");
    const auto safe = static_cast<std::ptrdiff_t>(safeAnswer(answers));
    std::rotate(answers.begin() + safe, answers.begin() + safe + 1, answers.end());
    for (DialogAnswer& answer : answers) {
        ButtonFace face;
        face.label = std::move(answer.label);
        m_buttons.push_back(std::make_unique<PushButton>(std::move(face), std::move(answer.chosen)));
    }
    ButtonFace lit = m_buttons.back()->face();
    lit.kind = ButtonFace::Kind::Primary;
    m_buttons.back()->setFace(std::move(lit));
    for (const auto& button : m_buttons)
        m_form.add(*button);
    m_form.setColumn(true);
    m_form.focus(m_buttons.back().get());
    m_form.setFocusVisible(true);
}

void Dialog::setKeys(std::string back, std::string confirm) {
    safeButton().setKey(m_buttons.size() == 1 ? std::move(back) : std::move(confirm));
}

void Dialog::layout(Rect screen, const Measure& measure) {
    m_screen = screen;
    const float w = std::min(width, screen.w - 2 * screenMargin);
    const float room = w - 2 * dialogPadding;
    m_titleLines = wrapped(m_title, dialogTitle, room, measure);
    m_lines = m_text.empty() ? std::vector<std::string>{} : wrapped(m_text, dialogText, room, measure);
    float y = titleTop + blockHeight(m_titleLines.size(), titleStep, 16);
    m_textTop = y + belowTitle;
    y = m_lines.empty() ? y : m_textTop + blockHeight(m_lines.size(), dialogLineStep(), 12);
    const float buttonsTop = y + belowText;
    const float buttonsHeight = placeButtons(room, measure);
    const float h = buttonsTop + buttonsHeight + bottomPadding;
    m_bounds = {screen.centre().x - w / 2, std::max(screen.y, screen.centre().y - h / 2), w, h};
    for (const auto& button : m_buttons)
        button->place(button->bounds().moved({m_bounds.x + dialogPadding, m_bounds.y + buttonsTop}));
}

float Dialog::placeButtons(float room, const Measure& measure) {
    float sum = -buttonGap;
    for (const auto& button : m_buttons)
        sum += button->preferredWidth(measure) + buttonGap;
    constexpr float height = PushButton::height;
    if (sum <= room) {
        float x = room - sum;
        for (const auto& button : m_buttons) {
            const float own = button->preferredWidth(measure);
            button->place({x, 0, own, height});
            x += own + buttonGap;
        }
        return height;
    }
    // Too wide for one row: stacked, with the safe one last.
    float y = 0;
    for (const auto& button : m_buttons) {
        button->place({0, y, room, height});
        y += height + buttonGap;
    }
    return y - buttonGap;
}

bool Dialog::handle(const Event& event) {
    if (const auto* pressed = std::get_if<ActionPressed>(&event);
        pressed != nullptr && pressed->action == Action::Back && !pressed->repeat) {
        safeButton().press();
        return true;
    }
    if (const auto* pressed = std::get_if<PointerPressed>(&event))
        m_scrimPressed = !m_bounds.contains(pressed->at);
    if (const auto* released = std::get_if<PointerReleased>(&event);
        released != nullptr && std::exchange(m_scrimPressed, false) && !m_bounds.contains(released->at)) {
        safeButton().press();
        return true;
    }
    m_form.handle(event);
    return true;
}

void Dialog::update(Seconds step) {
    m_appear.send(1, m_motion.duration(appearDuration));
    m_appear.update(step);
    m_form.update(step);
}

bool Dialog::animating() const {
    return m_appear.target() == 0 || m_appear.moving() || m_form.animating();
}

void Dialog::setMotion(const Motion& motion) {
    m_motion = motion;
    m_form.setMotion(motion);
}

void Dialog::draw(Canvas& canvas) const {
    const float shown = m_appear.value();
    drawScrim(canvas, m_screen, shown);
    const Canvas::Layer layer(canvas, {0, m_motion.reduced ? 0 : 12 * (1 - shown)}, shown);
    drawPanelOnly(canvas);
}

void Dialog::drawPanelOnly(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    canvas.shadow(m_bounds, {20, 60, 0.6F}, dialogRadius);
    canvas.fill(m_bounds, Paint(Paint::Kind::Vertical, c.surfaceHi, c.surface), dialogRadius);
    canvas.stroke(m_bounds, 1, c.line, dialogRadius);
    const float x = m_bounds.x + dialogPadding;
    float y = m_bounds.y + titleTop;
    for (const std::string& line : m_titleLines) {
        canvas.text(line, {x, y}, dialogTitle, c.text, Align::Left, Anchor::CapTop);
        y += titleStep;
    }
    y = m_bounds.y + m_textTop;
    for (const std::string& line : m_lines) {
        canvas.text(line, {x, y}, dialogText, c.text2, Align::Left, Anchor::CapTop);
        y += dialogLineStep();
    }
    m_form.draw(canvas);
}

} // namespace ui
