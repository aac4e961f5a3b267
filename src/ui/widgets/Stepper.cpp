#include "ui/widgets/Stepper.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace ui {

namespace {

constexpr Seconds firstRepeat = 0.4F;
constexpr Seconds nextRepeat = 0.08F;
constexpr float radius = 12;
constexpr float disabledAlpha = 0.45F;
constexpr std::size_t maxDigits = 6;

int numberOf(const std::string& digits) {
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::optional<char> digitOf(sf::Keyboard::Key key) {
    if (key >= sf::Keyboard::Num0 && key <= sf::Keyboard::Num9)
        return static_cast<char>('0' + (key - sf::Keyboard::Num0));
    if (key >= sf::Keyboard::Numpad0 && key <= sf::Keyboard::Numpad9)
        return static_cast<char>('0' + (key - sf::Keyboard::Numpad0));
    return std::nullopt;
}

} // namespace

Stepper::Stepper(int min, int max, int value, std::function<void(int)> changed)
    : onChange(std::move(changed))
    , m_min(min)
    , m_max(std::max(min, max))
    , m_value(std::clamp(value, m_min, m_max)) {}

void Stepper::setValue(int value) {
    const int before = m_value;
    m_value = std::clamp(value, m_min, m_max);
    if (m_value != before) // Told its own value, as by whoever was told of the first digit, it goes on being typed.
        m_typed.clear();
}

void Stepper::setLimits(int min, int max) {
    m_min = min;
    m_max = std::max(min, max);
    setValue(m_value);
}

Rect Stepper::part(int direction) const {
    const Rect all = bounds();
    const float own = halfWidth();
    return {direction < 0 ? all.x : all.right() - own, all.y, own, all.h};
}

int Stepper::directionAt(Vec at) const {
    for (const int direction : {-1, 1}) {
        if (part(direction).contains(at))
            return direction;
    }
    return 0;
}

void Stepper::change(int value) {
    const int before = m_value;
    m_value = std::clamp(value, m_min, m_max);
    if (m_value != before && onChange)
        onChange(m_value);
}

bool Stepper::handle(const Event& event) {
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        if (pressed->button != Button::Primary)
            return false;
        commitTyped();
        m_held = directionAt(pressed->at);
        m_untilRepeat = firstRepeat;
        change(m_value + m_held);
        return true;
    }
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        m_pointed = directionAt(moved->at);
        return true;
    }
    if (std::holds_alternative<PointerReleased>(event) || std::holds_alternative<PointerLeft>(event)) {
        m_held = 0;
        return true;
    }
    if (const auto* pressed = std::get_if<KeyPressed>(&event))
        return key(*pressed);
    if (const auto* action = std::get_if<ActionPressed>(&event))
        return act(*action);
    return false;
}

bool Stepper::key(const KeyPressed& pressed) {
    if (pressed.control || pressed.alt)
        return false;
    if (const auto digit = digitOf(pressed.key)) {
        typeDigit(*digit);
        return true;
    }
    switch (pressed.key) {
    case sf::Keyboard::Backspace:
        if (!m_typed.empty())
            m_typed.pop_back();
        return true;
    case sf::Keyboard::Hyphen:
    case sf::Keyboard::Subtract:
        change(m_value - 1);
        return true;
    case sf::Keyboard::Add:
        change(m_value + 1);
        return true;
    default:
        return false;
    }
}

bool Stepper::act(const ActionPressed& pressed) {
    const bool typing = !m_typed.empty();
    switch (pressed.action) {
    case Action::Left:
    case Action::Right:
    case Action::Home:
    case Action::End:
    case Action::Confirm:
        commitTyped();
        break;
    default: // The digits may be bound to actions of the program.
        return false;
    }
    switch (pressed.action) {
    case Action::Left:
        change(m_value - 1);
        return true;
    case Action::Right:
        change(m_value + 1);
        return true;
    case Action::Home:
        change(m_min);
        return true;
    case Action::End:
        change(m_max);
        return true;
    case Action::Confirm:
        return typing;
    default:
        return false;
    }
}

void Stepper::typeDigit(char digit) {
    if (m_typed.size() < maxDigits)
        m_typed += digit;
    // A number below the minimum may still grow with the next digit; one above the maximum cannot shrink.
    if (const int number = numberOf(m_typed); number >= m_min)
        change(number);
    if (numberOf(m_typed) > m_max)
        m_typed.clear();
}

void Stepper::commitTyped() {
    if (!m_typed.empty())
        change(numberOf(m_typed));
    m_typed.clear();
}

void Stepper::update(Seconds step) {
    Widget::update(step);
    if (m_held == 0 || m_pointed != m_held)
        return;
    m_untilRepeat -= step;
    while (m_untilRepeat <= 0) {
        m_untilRepeat += nextRepeat;
        change(m_value + m_held);
    }
}

bool Stepper::animating() const {
    return m_held != 0 || Widget::animating();
}

void Stepper::setFocused(bool focused) {
    if (!focused)
        commitTyped();
    Widget::setFocused(focused);
}

void Stepper::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed = 0;
}

void Stepper::drawHalf(Canvas& canvas, int direction) const {
    const Palette& c = canvas.colours();
    const Rect area = part(direction);
    const bool atEnd = m_value == (direction < 0 ? m_min : m_max);
    const bool down = m_held == direction && !atEnd;
    const bool pointed = m_pointed == direction && enabled() && !atEnd;
    if (down || pointed) {
        // Fills the shape of the whole control, clipped to this half, for round outer corners.
        const Canvas::Clip clip(canvas, area);
        canvas.fill(bounds(), down ? c.litBody : faded(sf::Color::White, 0.08F * hoverAmount()), radius);
    }
    const sf::Color ink = down ? c.onLit : atEnd ? c.text3 : c.text;
    canvas.icon(direction < 0 ? Icon::Minus : Icon::Plus, area.centre(), 20, ink);
}

void Stepper::draw(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    const Rect all = bounds();
    {
        const Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : disabledAlpha);
        canvas.fill(all, c.surfaceHi, radius);
        canvas.fill({all.x + halfWidth(), all.y, all.w - 2 * halfWidth(), all.h}, c.surfaceLo);
        drawHalf(canvas, -1);
        drawHalf(canvas, 1);
        canvas.stroke(all, 1.5F, mix(c.lineCtl, c.brass, hoverAmount()), radius);
        canvas.text(m_typed.empty() ? std::to_string(m_value) : m_typed, all.centre(), style::heading,
                    m_typed.empty() ? c.text : c.accent, Align::Centre);
    }
    drawFocusRing(canvas, radius);
}

} // namespace ui
