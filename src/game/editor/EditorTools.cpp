// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorTools.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float menuPadding = 20;
constexpr float firstChip = 46;
constexpr float chipPitch = 42;
constexpr float noteHeight = 40;
constexpr float belowChips = 10;

/// The mirrors in display order.
constexpr std::array<bool puzzle::Symmetry::*, 4> members{&puzzle::Symmetry::leftRight, &puzzle::Symmetry::topBottom,
                                                          &puzzle::Symmetry::quarterTurn, &puzzle::Symmetry::diagonal};
constexpr std::size_t firstSquareOnly = 2;

constexpr float brushRadius = 12;
constexpr float iconAt = 26;
constexpr float labelAt = 53;
constexpr float keyGap = 14;
constexpr float narrowWidth = 210;
constexpr float narrowIconAt = 21;
constexpr float narrowLabelAt = 40;
constexpr float narrowKeyGap = 9;
constexpr float smallestLetters = 0.8F;

} // namespace

MirrorMenu::MirrorMenu(std::function<void(const puzzle::Symmetry&)> changed)
    : m_changed(std::move(changed)) {
    for (std::size_t i = 0; i < mirrors; ++i) {
        m_chips[i].onChange = [this, i](bool on) {
            m_symmetry.*members[i] = on;
            m_changed(m_symmetry);
        };
        m_form.add(m_chips[i]);
    }
    m_form.setColumn(true);
}

void MirrorMenu::layout(const text::Text& text, ui::Rect beside, const ui::Measure& measure) {
    const std::array<std::string, mirrors> names{text.tr("Left and right"), text.tr("Top and bottom"),
                                                 text.tr("Quarter turn"), text.tr("Diagonal")};
    m_title = text.tr("The brush also paints");
    m_squareOnlyNote = text.tr("Turn and diagonal need a square board.");
    float width = measure(m_title, ui::style::label);
    for (std::size_t i = 0; i < mirrors; ++i) {
        m_chips[i].setLabel(names[i]);
        width = std::max(width, m_chips[i].preferredWidth(measure));
    }
    place({beside.right() + 14, beside.y - 96, width + 2 * menuPadding + 24, firstChip + 4 * chipPitch + noteHeight});
    for (std::size_t i = 0; i < mirrors; ++i)
        m_chips[i].place({bounds().x + menuPadding, bounds().y + firstChip + chipPitch * static_cast<float>(i),
                          bounds().w - 2 * menuPadding, ui::Chip::height});
    show(m_symmetry, m_square);
}

void MirrorMenu::show(const puzzle::Symmetry& symmetry, bool square) {
    m_symmetry = symmetry;
    m_square = square;
    for (std::size_t i = 0; i < mirrors; ++i) {
        m_chips[i].setOn(symmetry.*members[i]);
        m_chips[i].setEnabled(square || i < firstSquareOnly);
    }
    m_note = square ? std::string() : m_squareOnlyNote;
    ui::Rect area = bounds();
    area.h = firstChip + chipPitch * static_cast<float>(mirrors) + (square ? belowChips : noteHeight);
    place(area);
}

void MirrorMenu::open() {
    m_open = true;
    m_form.focus(&m_chips.front());
}

bool MirrorMenu::handle(const ui::Event& event) {
    if (!m_open)
        return false;
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event); pressed && !bounds().contains(pressed->at)) {
        close();
        return true;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        if (action->action == ui::Action::Back || action->action == action::mirror) {
            close();
            return true;
        }
    m_form.handle(event);
    return true;
}

void MirrorMenu::update(ui::Seconds step) {
    Widget::update(step);
    m_form.update(step);
}

void MirrorMenu::drawOver(ui::Canvas& canvas) const {
    if (!m_open)
        return;
    ui::drawPanel(canvas, bounds());
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_title, {bounds().x + menuPadding, bounds().y + 26}, ui::style::label, colours.text2);
    m_form.draw(canvas);
    canvas.paragraph(
        m_note,
        {bounds().x + menuPadding, bounds().bottom() - noteHeight + 4, bounds().w - 2 * menuPadding, noteHeight},
        ui::style::legend, colours.text2);
}

BrushButton::BrushButton(ui::Icon icon, std::function<void()> taken)
    : m_icon(icon)
    , m_taken(std::move(taken)) {}

void BrushButton::setWords(std::string label, std::string key) {
    m_label = std::move(label);
    m_key = std::move(key);
}

bool BrushButton::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        m_taken();
        return true;
    }
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        m_taken();
    return result != ui::Press::Result::Ignored;
}

void BrushButton::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    if (m_chosen) {
        ui::drawLit(canvas, area, brushRadius, hoverAmount());
    } else {
        canvas.fill(area, ui::mix(colours.surfaceLo, colours.surfaceHi, hoverAmount()), brushRadius);
        canvas.stroke(area, 1, ui::mix(colours.lineSoft, colours.brass, hoverAmount()), brushRadius);
    }
    const sf::Color ink = m_chosen ? colours.onLit : colours.text;
    const float middle = area.centre().y;
    const auto measure = [&](std::string_view text, const ui::TextStyle& style) {
        return canvas.textWidth(text, style);
    };
    const float cap = m_key.empty() ? 0 : ui::keycapWidth(m_key, measure);
    const bool narrow = area.w < narrowWidth;
    const float label = narrow ? narrowLabelAt : labelAt;
    const float gap = narrow ? narrowKeyGap : keyGap;
    ui::TextStyle style = ui::style::button;
    const float room = area.w - label - 2 * gap - cap;
    if (const float width = canvas.textWidth(m_label, style); width > room)
        style.size *= std::max(smallestLetters, room / width * 0.99F);
    canvas.textFitted(m_label, {area.x + label, middle}, room + 1, style, ink);
    canvas.icon(m_icon, {area.x + (narrow ? narrowIconAt : iconAt), middle}, 22, ink);
    if (cap > 0)
        ui::drawKeycap(canvas, m_key, {area.right() - gap - cap, middle},
                       m_chosen ? ui::Keycap::Tone::OnLit : ui::Keycap::Tone::Dark);
    if (showsFocus())
        ui::drawFocusRing(canvas, bounds(), brushRadius);
}

EditorTools::EditorTools(const EditorToolSet& set, const std::function<void(ui::Action)>& chosen,
                         std::function<void(const puzzle::Symmetry&)> mirrored)
    : m_set(set)
    , m_tools{Tool{set.tools[0].action, ui::PushButton(wordsFace(set.tools[0].icon))},
              Tool{set.tools[1].action, ui::PushButton(wordsFace(set.tools[1].icon))},
              Tool{set.tools[2].action, ui::PushButton(wordsFace(set.tools[2].icon))},
              Tool{set.tools[3].action, ui::PushButton(wordsFace(set.tools[3].icon))},
              Tool{set.tools[4].action, ui::PushButton(wordsFace(set.tools[4].icon))},
              Tool{action::pause, ui::PushButton(wordsFace(ui::Icon::Menu))},
              Tool{action::undo, ui::PushButton(iconFace(ui::Icon::Undo))},
              Tool{action::redo, ui::PushButton(iconFace(ui::Icon::Redo))}}
    , m_mirrors(std::move(mirrored)) {
    for (const EditorToolSet::Item& brush : set.brushes)
        m_brushes.emplace_back(brush.icon, [chosen, action = brush.action] { chosen(action); });
    for (Tool& tool : m_tools)
        tool.button.onPress = [chosen, action = tool.action] { chosen(action); };
}

ui::PushButton& EditorTools::mirrorButton() {
    return std::find_if(m_tools.begin(), m_tools.end(), [](const Tool& tool) { return tool.action == action::mirror; })
        ->button;
}

void EditorTools::addTo(ui::Form& form) {
    for (BrushButton& brush : m_brushes)
        form.add(brush);
    for (Tool& tool : m_tools)
        form.add(tool.button);
    form.add(m_mirrors);
}

void EditorTools::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel, bool compact,
                         const ui::Measure& measure) {
    m_panel = panel;
    m_compact = compact;
    const KeyCaps caps(text, input);
    for (std::size_t i = 0; i < m_brushes.size(); ++i)
        m_brushes[i].setWords(m_set.brushes[i].label(text), caps.of(m_set.brushes[i].action));
    const auto name = [&](std::size_t tool, const std::string& label, const std::string& tip) {
        const std::string cap = caps.of(m_tools[tool].action);
        m_tools[tool].button.setLabel(label);
        m_tools[tool].button.setTip(cap.empty() ? tip : tip + " (" + cap + ")");
    };
    for (std::size_t i = 0; i < m_set.tools.size(); ++i) {
        const EditorToolSet::Item& item = m_set.tools[i];
        name(i, item.label(text), item.tip != nullptr ? item.tip(text) : item.label(text));
    }
    name(More, text.tr("More"), text.tr("More"));
    name(Undo, text.tr("Undo"), text.tr("Undo"));
    name(Redo, text.tr("Redo"), text.tr("Redo"));
    m_brushLabel = text.tr("Brush");
    m_wholeBoardLabel = text.tr("Whole board");
    m_defaultNote = m_set.note(text);
    placeAll(measure);
    m_mirrors.layout(text, mirrorButton().bounds(), measure);
}

void EditorTools::placeAll(const ui::Measure& measure) {
    const float side = m_compact ? 14 : 20;
    const ui::Rect inner{m_panel.x + side, m_panel.y, m_panel.w - 2 * side, m_panel.h};
    constexpr std::size_t roomyBrushes = 4; // More of them are lower, so that all fits on the smallest screen.
    const bool many = m_brushes.size() > roomyBrushes;
    const float brushHigh = m_compact ? (many ? 36.0F : 44.0F) : many ? 44.0F : 52.0F;
    const float gap = 8;
    float y = m_panel.y + (m_compact ? 42.0F : 49.0F);
    for (BrushButton& brush : m_brushes) {
        brush.place({inner.x, y, inner.w, brushHigh});
        y += brushHigh + (many && m_compact ? 5 : gap);
    }
    y += m_compact ? 16 : 22;
    m_wholeTop = y;
    y += m_compact ? 17 : 18;
    const float half = (inner.w - gap) / 2;
    const float high = m_compact ? 42 : 44;
    for (std::size_t i = 0; i < ToolCount; ++i) {
        if (i == Undo)
            y += m_compact ? 8 : 14;
        ui::PushButton& button = m_tools[i].button;
        button.setHideLabel(false);
        button.place({inner.x + (i % 2 == 1 ? half + gap : 0), y, half, high});
        if (i % 2 == 1)
            y += high + gap;
    }
    // If one label does not fit, all buttons show only their icons.
    bool tight = false;
    for (std::size_t i = 0; i < Undo; ++i)
        tight = tight || measure(m_tools[i].button.face().label, ui::style::button) + 22 + 10 + 20 > half;
    for (std::size_t i = 0; i < Undo; ++i)
        m_tools[i].button.setHideLabel(tight);
    m_noteTop = y + 8;
}

void EditorTools::show(std::size_t brush, const puzzle::Symmetry& symmetry, bool square) {
    for (std::size_t i = 0; i < m_brushes.size(); ++i)
        m_brushes[i].setChosen(i == brush);
    const bool mirrors = symmetry != puzzle::Symmetry{};
    ui::ButtonFace face = mirrorButton().face();
    face.kind = mirrors ? ui::ButtonFace::Kind::Primary : ui::ButtonFace::Kind::Secondary;
    mirrorButton().setFace(std::move(face));
    m_mirrors.show(symmetry, square);
}

void EditorTools::offer(bool undo, bool redo, bool tools) {
    m_tools[Undo].button.setEnabled(undo);
    m_tools[Redo].button.setEnabled(redo);
    for (std::size_t i = 0; i < m_set.tools.size(); ++i)
        m_tools[i].button.setEnabled(tools || m_tools[i].action == action::mirror);
}

std::optional<std::size_t> EditorTools::brushOf(ui::Action action) const noexcept {
    for (std::size_t i = 0; i < m_set.brushes.size(); ++i)
        if (m_set.brushes[i].action == action)
            return i;
    return std::nullopt;
}

void EditorTools::draw(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_panel);
    const ui::Palette& colours = canvas.colours();
    const float x = m_brushes.front().bounds().x;
    canvas.text(m_brushLabel, {x, m_brushes.front().bounds().y - (m_compact ? 19.0F : 20.0F)}, ui::style::label,
                colours.text2);
    canvas.text(m_wholeBoardLabel, {x, m_wholeTop}, ui::style::label, colours.text2);
    const float width = m_brushes.front().bounds().w;
    const std::string& note = m_note.empty() ? m_defaultNote : m_note;
    if (const float high = canvas.paragraphHeight(note, width, ui::style::legend);
        m_noteTop + high < m_panel.bottom() - 8)
        canvas.paragraph(note, {x, m_noteTop, width, high}, ui::style::legend, colours.text2);
}

ui::Spoken BrushButton::spoken() const {
    ui::Spoken spoken = spokenAs(ui::Role::Button);
    spoken.name = m_label;
    spoken.on = m_chosen;
    return spoken;
}

} // namespace game
