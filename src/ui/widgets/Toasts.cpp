// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Toasts.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr Seconds slide = 0.18F;
constexpr float slideDistance = 12;
constexpr float iconX = 29; ///< The icon's middle.
constexpr float toastIcon = 22;
constexpr float signSize = 36;
constexpr float textX = 57;
constexpr float rightPadding = 20;
constexpr float firstToastLine = 25; ///< From the top edge to the middle of the first line.
constexpr float lastToastLine = 26;  ///< From the middle of the last line to the lower edge.
constexpr float toastLineStep = 22;
constexpr float moreAbove = 6;
constexpr float fromEdge = 8; ///< From the edge of what the player sees.
// In a wide and low place the bold paragraph stands before the others, not between them.
constexpr float wide = 560;
constexpr float widePadding = 8;
constexpr float wideGap = 22;
constexpr std::size_t mostWideLines = 3; ///< More than that are written smaller.
constexpr float smallestWide = 13;
constexpr float wideLeading = 1.2F;
constexpr TextStyle plainToast = style::secondary;
constexpr TextStyle strong{Face::Bold, plainToast.size, plainToast.lineHeight};

bool endsInSingleWord(const std::vector<std::string>& lines) {
    return lines.size() > 1 && lines.back().find(' ') == std::string::npos;
}

float widestWord(const Canvas& canvas, std::string_view text, const TextStyle& style) {
    float widest = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", from), text.size());
        widest = std::max(widest, canvas.textWidth(text.substr(from, end - from), style));
        from = end + 1;
    }
    return widest;
}

/// The lines of a paragraph. A single word is not left alone on the last line, if narrower lines can prevent it.
std::vector<std::string> linesOf(const Canvas& canvas, std::string_view text, const TextStyle& style, float width) {
    if (text.empty())
        return {};
    const float room = width - textX - rightPadding;
    std::vector<std::string> lines = canvas.wrap(text, style, room);
    constexpr int steps = 40;
    if (!endsInSingleWord(lines))
        return lines;
    const float narrowest = widestWord(canvas, text, style); // No word is broken for this.
    for (int step = 1; step < steps; ++step) {
        const float narrower = room - room * static_cast<float>(step) / steps;
        if (narrower < narrowest)
            break;
        std::vector<std::string> balanced = canvas.wrap(text, style, narrower);
        if (balanced.size() > lines.size())
            break;
        if (!endsInSingleWord(balanced))
            return balanced;
    }
    return lines;
}

sf::Color colourOf(const Palette& colours, Toast::Kind kind) {
    switch (kind) {
    case Toast::Kind::Ok:
        return colours.ok;
    case Toast::Kind::Danger:
        return colours.danger;
    case Toast::Kind::Hint:
        break;
    }
    return colours.hint;
}

Icon iconOf(const Toast& toast) {
    if (toast.icon)
        return *toast.icon;
    switch (toast.kind) {
    case Toast::Kind::Ok:
        return Icon::Check;
    case Toast::Kind::Danger:
        return Icon::Cross;
    case Toast::Kind::Hint:
        break;
    }
    return Icon::Hint;
}

float heightOf(std::size_t lines, bool more) {
    return (more ? moreAbove : 0) + firstToastLine +
           toastLineStep * static_cast<float>(std::max<std::size_t>(lines, 1) - 1) + lastToastLine;
}

/// A toast in a wide place.
struct WideToast {
    TextStyle style = plainToast;
    std::string_view bold;
    std::vector<std::string> lines;
    float boldWidth = 0; ///< With the gap behind it.
    float width = 0;     ///< Of the panel, which is no wider than it has to be.
    float height = 0;

    [[nodiscard]] float step() const noexcept { return style.size * wideLeading; }
};

WideToast layOut(const Canvas& canvas, float most, const Toast& toast) {
    WideToast laid;
    std::string words = toast.text;
    if (!toast.more.empty())
        words += (words.empty() ? "" : " ") + toast.more;
    laid.bold = toast.strong;
    if (words.empty()) {
        words = toast.strong;
        laid.bold = {};
        laid.style.face = Face::Bold;
    }
    if (!laid.bold.empty())
        laid.boldWidth = canvas.textWidth(laid.bold, strong) + wideGap;
    const float room = most - textX - laid.boldWidth - rightPadding;
    laid.lines = canvas.wrap(words, laid.style, room);
    while (laid.lines.size() > mostWideLines && laid.style.size > smallestWide) {
        laid.style.size -= 1;
        laid.lines = canvas.wrap(words, laid.style, room);
    }
    float widest = 0;
    for (const std::string& line : laid.lines)
        widest = std::max(widest, canvas.textWidth(line, laid.style));
    laid.width = std::min(most, textX + laid.boldWidth + widest + rightPadding);
    const float written = laid.step() * static_cast<float>(laid.lines.size());
    laid.height = std::max(written, signSize) + 2 * widePadding;
    return laid;
}

void drawWordless(Canvas& canvas, Rect panel, const Toast& toast) {
    const sf::Color colour = colourOf(canvas.colours(), toast.kind);
    drawNotice(canvas, panel, colour);
    const Vec sign{panel.x + iconX, panel.centre().y};
    if (toast.sign)
        toast.sign(canvas, {sign.x - signSize / 2, sign.y - signSize / 2, signSize, signSize});
    else
        canvas.icon(iconOf(toast), sign, toastIcon, colour);
}

void drawWide(Canvas& canvas, Rect area, const Toast& toast) {
    const WideToast laid = layOut(canvas, area.w, toast);
    const Rect panel{area.centre().x - laid.width / 2, area.y, laid.width, laid.height};
    drawWordless(canvas, panel, toast);
    canvas.text(laid.bold, {panel.x + textX, panel.centre().y}, strong, canvas.colours().text);
    float y = panel.centre().y - laid.step() * static_cast<float>(laid.lines.size() - 1) / 2;
    for (const std::string& line : laid.lines) {
        canvas.text(line, {panel.x + textX + laid.boldWidth, y}, laid.style, canvas.colours().text);
        y += laid.step();
    }
}

/// Moved into what the player sees, where that is only a part of the picture.
Rect inSight(Rect panel, const Canvas& canvas) {
    const Rect seen = canvas.visible();
    const Vec all = canvas.viewport().size();
    if (seen.w < all.x)
        panel.x = std::max(std::min(panel.x, seen.right() - panel.w - fromEdge), seen.x + fromEdge);
    if (seen.h < all.y)
        panel.y = std::max(std::min(panel.y, seen.bottom() - panel.h - fromEdge), seen.y + fromEdge);
    return panel;
}

} // namespace

float toastHeight(const Canvas& canvas, float width, const Toast& toast) {
    if (width >= wide)
        return layOut(canvas, width, toast).height;
    return heightOf(linesOf(canvas, toast.text, plainToast, width).size() +
                        linesOf(canvas, toast.strong, strong, width).size() +
                        linesOf(canvas, toast.more, plainToast, width).size(),
                    !toast.more.empty());
}

float drawToast(Canvas& canvas, Rect area, const Toast& toast) {
    if (area.w >= wide) {
        drawWide(canvas, area, toast);
        return toastHeight(canvas, area.w, toast);
    }
    const Palette& c = canvas.colours();
    const auto lines = linesOf(canvas, toast.text, plainToast, area.w);
    const auto strongLines = linesOf(canvas, toast.strong, strong, area.w);
    const auto moreLines = linesOf(canvas, toast.more, plainToast, area.w);
    const Rect panel{area.x, area.y, area.w,
                     heightOf(lines.size() + strongLines.size() + moreLines.size(), !moreLines.empty())};
    drawWordless(canvas, panel, toast);
    float y = panel.y + firstToastLine;
    const auto write = [&](const std::vector<std::string>& paragraph, const TextStyle& style) {
        for (const std::string& line : paragraph) {
            canvas.text(line, {panel.x + textX, y}, style, c.text);
            y += toastLineStep;
        }
    };
    write(lines, plainToast);
    write(strongLines, strong);
    y += moreAbove;
    write(moreLines, plainToast);
    return panel.h;
}

void Toasts::show(Toast toast) {
    if (!m_queue.empty() && m_queue.back().text == toast.text && m_queue.back().strong == toast.strong) {
        if (m_queue.size() == 1) {
            m_shown = std::min(m_shown, slide); // Restart the display time as for a new toast.
            ++m_count;
        }
        return;
    }
    if (m_queue.empty()) {
        m_fresh = true;
        ++m_count;
    }
    m_queue.push_back(std::move(toast));
}

void Toasts::answer(Toast toast) {
    ++m_count;
    if (!m_queue.empty() && m_queue.front().text == toast.text && m_queue.front().strong == toast.strong)
        m_queue.pop_front();
    m_queue.push_front(std::move(toast));
    m_shown = 0;
    m_fresh = true;
}

void Toasts::pin(std::optional<Toast> toast) {
    m_pinned = std::move(toast);
}

void Toasts::pinAnswer(Toast toast) {
    m_queue.clear();
    m_shown = 0;
    pin(std::move(toast));
}

void Toasts::clear() {
    m_queue.clear();
    m_pinned.reset();
    m_shown = 0;
    m_appear.jump(0);
}

const Toast* Toasts::current() const {
    if (!m_queue.empty())
        return &m_queue.front();
    return m_pinned ? &*m_pinned : nullptr;
}

void Toasts::update(Seconds step) {
    const bool leaving = !m_queue.empty() && m_shown >= m_hold;
    const Seconds passed = std::exchange(m_fresh, false) ? 0 : step;
    m_appear.send(current() != nullptr && !leaving ? 1.0F : 0.0F, motion().duration(slide));
    m_appear.update(passed);
    if (m_queue.empty())
        return;
    if (!leaving) {
        m_shown += passed;
    } else if (!m_appear.moving()) {
        m_queue.pop_front();
        m_shown = 0;
        m_count += m_queue.empty() ? 0 : 1;
    }
}

bool Toasts::animating() const {
    if (m_appear.moving())
        return true;
    if (m_queue.empty())
        return m_pinned && m_appear.target() == 0;
    return m_fresh || m_shown < slide || m_shown >= m_hold || m_appear.target() == 0;
}

Seconds Toasts::nextChange() const {
    return m_queue.empty() || animating() ? -1 : m_hold - m_shown;
}

void Toasts::draw(Canvas& canvas) const {
    const Toast* toast = current();
    if (toast == nullptr)
        return;
    const float shown = m_appear.value();
    const float rise = motion().reduced ? 0 : slideDistance * (1 - shown);
    const Canvas::Layer layer(canvas, {0, rise}, shown);
    const Rect all = bounds();
    const float width = std::min(all.w, canvas.visible().w - 2 * fromEdge);
    const float height = toastHeight(canvas, width, *toast);
    const float top = std::max(all.y, all.bottom() - height); // A long one goes on below.
    drawToast(canvas, inSight({all.x, top, width, height}, canvas), *toast);
}

} // namespace ui
