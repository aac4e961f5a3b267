// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/TextField.hpp"

#include "ui/Clipboard.hpp"
#include "ui/Text.hpp"
#include "ui/VisualOrder.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr std::u32string_view letters = U"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß"
                                        U"ÀÁÂĄÆÇĆÈÉÊËĘÌÍÎÏŁÑŃÒÓÔŒŚÙÚÛŸŹŻàáâąæçćèéêëęìíîïłñńòóôœśùúûÿźż0123456789 -";
constexpr std::size_t smallLetters = 29;
constexpr std::size_t accentedCapitals = 59;
constexpr std::size_t accentedSmall = 89;
constexpr std::size_t digits = 119;
constexpr std::array<std::size_t, 5> parts{0, smallLetters, accentedCapitals, accentedSmall, digits};
static_assert(letters[smallLetters] == U'a' && letters[digits] == U'0');
static_assert(letters[accentedCapitals] == U'À' && letters[accentedSmall] == U'à');

constexpr float textFieldRadius = 12;
constexpr float textFieldPadding = 15;
constexpr float textFieldIcon = 24;
constexpr float iconGap = 8;
constexpr float errorDistance = 16; ///< From the field to the middle of the sentence below.
constexpr Seconds blinkHalf = 0.53F;
constexpr TextStyle fieldText = style::tableCell;

float errorRoom(float width) {
    return width - 2 * textFieldPadding;
}

TextEdit::Select selectWith(bool shift) {
    return shift ? TextEdit::Select::Extend : TextEdit::Select::No;
}

} // namespace

std::u32string_view LetterWheel::alphabet() noexcept {
    return letters;
}

LetterWheel::LetterWheel(const TextEdit& edit)
    : m_before(edit.text())
    , m_at(edit.text().size())
    , m_gap(true) {
    if (edit.room() == 0 && m_at > 0) {
        --m_at;
        m_gap = false;
    }
}

std::size_t LetterWheel::start(const TextEdit& edit) const noexcept {
    if (m_at == 0)
        return 0;
    const char32_t before = edit.text()[m_at - 1];
    return before == U' ' || before == U'-' ? 0 : smallLetters; // A word begins with a capital.
}

void LetterWheel::put(TextEdit& edit, char32_t letter) {
    edit.moveTo(m_at);
    if (!m_gap)
        edit.moveTo(m_at + 1, TextEdit::Select::Extend);
    m_gap = !edit.insert(std::u32string_view(&letter, 1));
    edit.moveTo(m_at);
}

void LetterWheel::turn(TextEdit& edit, int direction) {
    const std::size_t count = letters.size();
    const std::size_t first = start(edit);
    if (m_gap) {
        put(edit, letters[direction > 0 ? first : (first + count - 1) % count]);
        return;
    }
    const std::size_t found = letters.find(edit.text()[m_at]);
    if (found == std::u32string_view::npos) { // A letter that is not in the alphabet.
        put(edit, letters[first]);
        return;
    }
    const std::size_t end = direction > 0 ? (first + count - 1) % count : first;
    if (found == end)
        erase(edit);
    else
        put(edit, letters[(found + (direction > 0 ? 1 : count - 1)) % count]);
}

void LetterWheel::turnToNextPart(TextEdit& edit) {
    const std::size_t here = m_gap ? std::u32string_view::npos : letters.find(edit.text()[m_at]);
    if (here == std::u32string_view::npos) {
        put(edit, letters[start(edit)]);
        return;
    }
    const auto next = std::upper_bound(parts.begin(), parts.end(), here);
    put(edit, letters[next == parts.end() ? 0 : *next]);
}

void LetterWheel::move(const TextEdit& edit, int direction) {
    const std::size_t size = edit.text().size();
    if (direction < 0) {
        if (m_at > 0) {
            --m_at;
            m_gap = false;
        }
    } else if (m_gap) {
        m_gap = m_at == size; // Closes the gap; the letter after it is now at this index.
    } else if (m_at + 1 < size || edit.room() > 0) {
        ++m_at;
        m_gap = m_at == size;
    }
}

void LetterWheel::erase(TextEdit& edit) {
    if (m_gap) {
        if (m_at == 0)
            return;
        --m_at;
    }
    edit.moveTo(m_at);
    edit.eraseForwards();
    m_gap = true;
}

TextField::TextField(Clipboard& clipboard, TextFieldOptions options, std::function<void()> changed,
                     std::function<void()> submitted)
    : onChange(std::move(changed))
    , onSubmit(std::move(submitted))
    , m_clipboard(clipboard)
    , m_options(std::move(options))
    , m_edit(m_options.maxLength) {}

std::string TextField::text() const {
    return encodeUtf8(m_edit.text());
}

void TextField::setText(std::string_view utf8) {
    m_edit.setText(decodeUtf8(utf8));
    m_spelling.reset();
    m_blink = 0;
}

void TextField::spell() {
    m_spelling.emplace(m_edit);
}

void TextField::selectAll() {
    m_edit.selectAll();
}

void TextField::changed() {
    m_error.clear();
    if (onChange)
        onChange();
}

bool TextField::handle(const Event& event) {
    if (!std::holds_alternative<PointerMoved>(event) || m_selecting)
        m_blink = 0;
    const auto* action = std::get_if<ActionPressed>(&event);
    if (action != nullptr && action->device == Device::Gamepad)
        return pad(*action);
    if (action != nullptr || std::holds_alternative<TextTyped>(event) || std::holds_alternative<KeyPressed>(event) ||
        std::holds_alternative<PointerPressed>(event))
        endSpelling(); // The player switched to keyboard or mouse.
    if (const auto* typed = std::get_if<TextTyped>(&event))
        return type(typed->character);
    if (const auto* pressed = std::get_if<KeyPressed>(&event))
        return key(*pressed);
    return action != nullptr ? act(*action) : pointer(event);
}

void TextField::endSpelling() {
    if (!m_spelling)
        return;
    m_edit.moveTo(m_spelling->at() + (m_spelling->onLetter(m_edit) ? 1 : 0));
    m_spelling.reset();
}

bool TextField::type(char32_t character) {
    if (m_edit.insert(std::u32string_view(&character, 1)))
        changed();
    return true;
}

bool TextField::key(const KeyPressed& pressed) {
    if (pressed.alt)
        return false;
    const TextEdit::Select select = selectWith(pressed.shift);
    switch (pressed.key) {
    case sf::Keyboard::Left:
        pressed.control ? m_edit.moveWordLeft(select) : m_edit.moveLeft(select);
        return true;
    case sf::Keyboard::Right:
        pressed.control ? m_edit.moveWordRight(select) : m_edit.moveRight(select);
        return true;
    case sf::Keyboard::Home:
        m_edit.moveTo(0, select);
        return true;
    case sf::Keyboard::End:
        m_edit.moveTo(m_edit.text().size(), select);
        return true;
    case sf::Keyboard::Backspace:
        if (pressed.control ? m_edit.eraseWordBackwards() : m_edit.eraseBackwards())
            changed();
        return true;
    case sf::Keyboard::Delete:
        if (!pressed.shift && m_edit.eraseForwards())
            changed();
        return true;
    default:
        return false;
    }
}

bool TextField::pad(const ActionPressed& pressed) {
    if (m_spelling)
        return turn(pressed);
    if (pressed.action != Action::Confirm)
        return false;
    if (!pressed.repeat)
        spell();
    return true;
}

bool TextField::turn(const ActionPressed& pressed) {
    const std::u32string before = m_edit.text();
    switch (pressed.action) {
    case Action::Up:
    case Action::Down:
        m_spelling->turn(m_edit, pressed.action == Action::Up ? 1 : -1);
        break;
    case Action::Left:
    case Action::Right:
        m_spelling->move(m_edit, pressed.action == Action::Right ? 1 : -1);
        break;
    case Action::PreviousTab:
        m_spelling->erase(m_edit);
        break;
    case Action::NextTab:
        m_spelling->turnToNextPart(m_edit);
        break;
    case Action::Confirm:
        m_spelling.reset();
        m_edit.moveTo(m_edit.text().size());
        if (onSubmit)
            onSubmit();
        return true;
    case Action::Back:
        m_edit.setText(m_spelling->before());
        m_spelling.reset();
        if (m_edit.text() != before)
            changed();
        if (onCancel)
            onCancel();
        return true;
    default:
        return true; // Ignore everything else while spelling.
    }
    if (m_edit.text() != before)
        changed();
    return true;
}

bool TextField::act(const ActionPressed& pressed) {
    switch (pressed.action) {
    case Action::Left: // key() has already moved the caret.
    case Action::Right:
    case Action::Home:
    case Action::End:
        return true;
    case Action::Confirm:
        if (!onSubmit)
            return false;
        if (!pressed.repeat)
            onSubmit();
        return true;
    default:
        return clipboardAction(pressed.action);
    }
}

bool TextField::clipboardAction(Action action) {
    switch (action) {
    case Action::SelectAll:
        m_edit.selectAll();
        return true;
    case Action::Copy:
    case Action::Cut:
        // Without a selection, the clipboard keeps its content.
        if (m_edit.hasSelection())
            m_clipboard.setText(encodeUtf8(m_edit.selected()));
        if (action == Action::Cut && m_edit.erase())
            changed();
        return true;
    case Action::Paste:
        if (m_edit.insert(decodeUtf8(m_clipboard.text())))
            changed();
        return true;
    default:
        return false;
    }
}

bool TextField::pointer(const Event& event) {
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        if (pressed->button != Button::Primary)
            return false;
        m_selecting = pressed->clicks == 1;
        const std::size_t position = caretAt(pressed->at.x);
        if (pressed->clicks == 1)
            m_edit.moveTo(position);
        else if (pressed->clicks == 2)
            m_edit.selectWordAt(position);
        else
            m_edit.selectAll();
        return true;
    }
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        if (m_selecting)
            m_edit.moveTo(caretAt(moved->at.x), TextEdit::Select::Extend);
        return m_selecting;
    }
    if (std::holds_alternative<PointerReleased>(event) || std::holds_alternative<PointerLeft>(event))
        m_selecting = false;
    return false;
}

std::size_t TextField::caretAt(float x) const {
    const float inText = x - m_drawn.x + m_drawn.scroll;
    const auto distance = [&](float edge) { return std::abs(edge - inText); };
    const auto nearest = std::min_element(m_drawn.edges.begin(), m_drawn.edges.end(),
                                          [&](float a, float b) { return distance(a) < distance(b); });
    return static_cast<std::size_t>(nearest - m_drawn.edges.begin());
}

void TextField::update(Seconds step) {
    Widget::update(step);
    m_blink = std::fmod(m_blink + step, 2 * blinkHalf);
}

Seconds TextField::nextChange() const {
    if (!focused() || !enabled() || m_spelling)
        return -1;
    return m_blink < blinkHalf ? blinkHalf - m_blink : 2 * blinkHalf - m_blink;
}

void TextField::setFocused(bool focused) {
    Widget::setFocused(focused);
    m_blink = 0;
    if (!focused) {
        m_selecting = false;
        m_spelling.reset();
    }
}

void TextField::draw(Canvas& canvas) const {
    const Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : 0.5F);
    drawFrame(canvas);
    drawIconAndError(canvas);
    drawLine(canvas, textArea(canvas));
}

void TextField::drawFrame(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    const Rect area = bounds();
    canvas.fill(area, c.surfaceLo, textFieldRadius);
    if (!m_error.empty())
        canvas.stroke(area, focused() ? 3 : 1.5F, c.danger, textFieldRadius);
    else if (focused())
        canvas.stroke(area.inset(-1), 3, c.accent, textFieldRadius + 1);
    else
        canvas.stroke(area, 1.5F, mix(c.lineCtl, c.brass, hoverAmount()), textFieldRadius);
    drawFocusRing(canvas, textFieldRadius);
}

float TextField::errorHeight(float width, const Measure& measure) const {
    const std::size_t lines = m_error.empty() ? 0 : wrapped(m_error, style::label, errorRoom(width), measure).size();
    return static_cast<float>(lines) * style::label.size * style::label.lineHeight;
}

void TextField::drawIconAndError(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    const Rect area = bounds();
    const Vec iconAt{area.x + textFieldPadding - 2 + textFieldIcon / 2, area.centre().y};
    if (!m_error.empty()) {
        canvas.icon(Icon::Cross, iconAt, 20, c.danger);
        float y = area.bottom() + errorDistance;
        for (const std::string& line : canvas.wrap(m_error, style::label, errorRoom(area.w))) {
            canvas.text(line, {area.x + textFieldPadding, y}, style::label, c.danger);
            y += style::label.size * style::label.lineHeight;
        }
    } else if (m_options.icon) {
        canvas.icon(*m_options.icon, iconAt, textFieldIcon, c.text2);
    }
    if (m_options.counter)
        canvas.text(counterText(), {area.right() - textFieldPadding, area.centre().y}, style::legend, c.text3,
                    Align::Right);
}

std::string TextField::counterText() const {
    return std::to_string(m_edit.text().size()) + " / " + std::to_string(m_options.maxLength);
}

Rect TextField::textArea(const Canvas& canvas) const {
    const bool hasIcon = m_options.icon || !m_error.empty();
    const float left = textFieldPadding + (hasIcon ? textFieldIcon + iconGap : 0);
    const float right =
        textFieldPadding + (m_options.counter ? canvas.textWidth(counterText(), style::legend) + iconGap : 0);
    const Rect area = bounds();
    return {area.x + left, area.y, std::max(0.0F, area.w - left - right), area.h};
}

void TextField::recordEdges(const Canvas& canvas, Rect area) const {
    m_drawn.x = area.x;
    m_drawn.edges =
        caretPlaces(m_edit.text(), [&canvas](std::string_view utf8) { return canvas.textWidth(utf8, fieldText); });
    // Scroll as little as possible to keep the caret visible, without leaving free space at the end.
    constexpr float caretRoom = 3;
    const float caret = m_drawn.edges[m_spelling ? m_spelling->at() : m_edit.caret()];
    const float most = std::max(0.0F, std::ranges::max(m_drawn.edges) + caretRoom - area.w);
    const float least = std::clamp(caret + caretRoom - area.w, 0.0F, most);
    m_drawn.scroll = std::clamp(m_drawn.scroll, least, std::max(least, std::min(caret, most)));
}

void TextField::drawLine(Canvas& canvas, Rect area) const {
    const Palette& c = canvas.colours();
    recordEdges(canvas, area);
    const float middle = area.centre().y;
    const Canvas::Clip clip(canvas, {area.x - 2, area.y, area.w + 4, area.h});
    if (m_edit.text().empty() && !m_options.placeholder.empty())
        canvas.textFitted(m_options.placeholder, {area.x, middle}, area.w, fieldText, c.text3);
    const float start = area.x - m_drawn.scroll;
    const auto x = [&](std::size_t position) { return start + m_drawn.edges[position]; };
    constexpr float tall = 26;
    if (focused() && m_edit.hasSelection()) {
        const auto [from, to] = std::minmax(x(m_edit.selectionBegin()), x(m_edit.selectionEnd()));
        canvas.fill({from, middle - tall / 2, to - from, tall}, faded(c.accent, 0.35F), 3);
    }
    canvas.text(text(), {start, middle}, fieldText, c.text);
    if (m_spelling) {
        const std::size_t at = m_spelling->at();
        drawBox(canvas, x(at), m_spelling->onLetter(m_edit) ? x(at + 1) : x(at) + 10, middle);
        return;
    }
    if (focused() && enabled() && m_blink < blinkHalf) {
        const float beside = m_edit.caret() == 0 ? -2 : 1; // Before the first letter, after any other.
        canvas.fill({x(m_edit.caret()) + beside, middle - tall / 2, 2, tall}, c.accent);
    }
}

void TextField::drawBox(Canvas& canvas, float left, float right, float middle) const {
    const Palette& c = canvas.colours();
    const Rect box{left - 1, middle - 13, right - left + 2, 26};
    canvas.fill(box, faded(c.accent, 0.30F), 3);
    canvas.fill({box.x, box.bottom() - 2, box.w, 2}, c.accent);
    canvas.icon(Icon::Up, {box.centre().x, box.y - 4}, 12, c.accent);
    canvas.icon(Icon::Down, {box.centre().x, box.bottom() + 4}, 12, c.accent);
}

Spoken TextField::spoken() const {
    Spoken spoken = spokenAs(Role::TextField, text());
    if (spoken.name.empty())
        spoken.name = m_options.placeholder;
    spoken.remark = m_error;
    return spoken;
}

} // namespace ui
