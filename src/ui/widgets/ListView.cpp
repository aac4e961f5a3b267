// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/ListView.hpp"

#include "ui/Widget.hpp"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr float rowRadius = 10;
constexpr float barGap = 4;
constexpr float disabledRowAlpha = 0.5F;

} // namespace

void drawRowBackground(Canvas& canvas, Rect row, const RowState& state, bool lit) {
    const Palette& c = canvas.colours();
    if (lit)
        canvas.fill(row, Paint::litRow(c), rowRadius);
    else if (state.pressed)
        canvas.fill(row, c.surfaceLo, rowRadius);
    else if (state.hovered)
        canvas.fill(row, c.surfaceHi, rowRadius);
    else if (state.index % 2 == 1)
        canvas.fill(row, faded(c.surfaceLo, 0.55F), rowRadius);
    if (state.focused)
        canvas.stroke(row, 3 * canvas.theme().focusScale, c.focus, rowRadius);
    else if (state.hovered)
        canvas.stroke(row, 1.5F, c.brass, rowRadius);
    else if (state.selected && !lit)
        canvas.stroke(row, 1.5F, c.accent, rowRadius);
}

ListView::ListView(float rowHeight, float gap, ListRows rows)
    : drawRow(std::move(rows.draw))
    , rowWords(std::move(rows.words))
    , onSelect(std::move(rows.selected))
    , onActivate(std::move(rows.activated))
    , m_rowHeight(rowHeight)
    , m_gap(gap) {}

void ListView::setRowCount(std::size_t count) {
    m_count = count;
    if (m_selected && *m_selected >= count)
        m_selected = count > 0 ? std::optional(count - 1) : std::nullopt;
    m_pointed.reset();
    m_held.reset();
    refit();
}

void ListView::select(std::optional<std::size_t> row) {
    m_selected = row && *row < m_count ? row : std::nullopt;
    if (m_selected)
        scrollTo(*m_selected);
}

void ListView::scrollTo(std::size_t row) {
    m_bar.reveal(static_cast<float>(row) * pitch(), m_rowHeight);
}

void ListView::place(Rect bounds) {
    Widget::place(bounds);
    refit();
    if (m_selected)
        scrollTo(*m_selected);
}

void ListView::refit() {
    m_bar.fit(bounds(), std::max(0.0F, static_cast<float>(m_count) * pitch() - m_gap));
}

std::pair<std::size_t, std::size_t> ListView::visibleRows() const {
    const float top = m_bar.offset() / pitch();
    const float bottom = (m_bar.offset() + bounds().h) / pitch();
    const auto first = static_cast<std::size_t>(std::floor(top));
    const auto last = static_cast<std::size_t>(std::max(0.0F, std::ceil(bottom)));
    return {std::min(first, m_count), std::min(last, m_count)};
}

Rect ListView::rowRect(std::size_t row) const {
    const Rect all = bounds();
    const float width = all.w - (m_bar.needed() ? ScrollBar::width + barGap : 0);
    return {all.x, all.y + static_cast<float>(row) * pitch() - m_bar.offset(), width, m_rowHeight};
}

std::optional<std::size_t> ListView::rowAt(Vec at) const {
    if (!bounds().contains(at))
        return std::nullopt;
    const auto row = static_cast<std::size_t>((at.y - bounds().y + m_bar.offset()) / pitch());
    if (row >= m_count || !rowRect(row).contains(at))
        return std::nullopt;
    return row;
}

std::size_t ListView::rowsPerPage() const {
    return std::max<std::size_t>(1, static_cast<std::size_t>(bounds().h / pitch()));
}

void ListView::choose(std::size_t row) {
    if (m_selected == row) {
        scrollTo(row);
        return;
    }
    select(row);
    if (onSelect)
        onSelect(row);
}

bool ListView::handle(const Event& event) {
    if (isConfirm(event)) {
        if (!m_selected || !onActivate)
            return false;
        onActivate(*m_selected);
        return true;
    }
    if (const auto* pressed = std::get_if<ActionPressed>(&event))
        return moveSelection(pressed->action);
    if (m_bar.handle(event)) {
        // Other rows are now under the pointer.
        if (const auto* wheel = std::get_if<Wheel>(&event))
            m_pointed = rowAt(wheel->at);
        return true;
    }
    return pointer(event);
}

bool ListView::moveSelection(Action action) {
    if (m_count == 0)
        return false;
    const std::size_t last = m_count - 1;
    const std::size_t page = rowsPerPage();
    const std::size_t here = m_selected.value_or(0);
    switch (action) {
    case Action::Up:
        if (here == 0 && !m_wraps)
            return false; // The focus leaves the list.
        choose(here == 0 ? last : here - 1);
        return true;
    case Action::Down:
        if (m_selected == last && !m_wraps)
            return false;
        choose(m_selected && here != last ? here + 1 : 0);
        return true;
    case Action::PageUp:
        choose(here - std::min(here, page));
        return true;
    case Action::PageDown:
        choose(std::min(here + page, last));
        return true;
    case Action::Home:
        choose(0);
        return true;
    case Action::End:
        choose(last);
        return true;
    default:
        return false;
    }
}

bool ListView::pointer(const Event& event) {
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        m_pointed = rowAt(moved->at);
        return true;
    }
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        m_held = pressed->button == Button::Primary ? rowAt(pressed->at) : std::nullopt;
        const auto row = m_held;
        if (!row)
            return false;
        choose(*row);
        if (pressed->clicks == 2 && !m_activatesOnClick && onActivate)
            onActivate(*row);
        return true;
    }
    if (const auto* released = std::get_if<PointerReleased>(&event)) {
        const auto row = std::exchange(m_held, std::nullopt);
        if (row && m_activatesOnClick && rowAt(released->at) == row && onActivate)
            onActivate(*row);
        return row.has_value();
    }
    if (std::holds_alternative<PointerLeft>(event))
        m_held.reset();
    return false;
}

void ListView::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void ListView::draw(Canvas& canvas) const {
    const Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : disabledRowAlpha);
    if (drawRow) {
        const Canvas::Clip clip(canvas, bounds());
        const auto [first, last] = visibleRows();
        for (std::size_t row = first; row < last; ++row) {
            const bool selected = m_selected == row;
            drawRow(canvas, rowRect(row), {row, selected, m_pointed == row, m_held == row, selected && showsFocus()});
        }
    }
    m_bar.draw(canvas);
}

Spoken ListView::spoken() const {
    Spoken spoken = spokenAs(Role::List);
    spoken.count = m_count;
    if (!m_selected)
        return spoken;
    spoken.place = *m_selected + 1;
    if (rowWords)
        spoken.value = rowWords(*m_selected);
    return spoken;
}

} // namespace ui
