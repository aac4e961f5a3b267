#include "game/shift/ShiftOverPanel.hpp"

#include "data/PlayerName.hpp"
#include "game/scenes/NameField.hpp"
#include "game/shift/ShiftScores.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/widgets/Panel.hpp"

#include <utility>

namespace game {

namespace {

constexpr std::size_t shownRows = 4;

} // namespace

ShiftOverPanel::ShiftOverPanel(const text::Text& text, Records& records, ui::Clipboard& clipboard,
                               RecordedShift recorded)
    : m_text(text)
    , m_records(records)
    , m_recorded(recorded)
    , m_field(clipboard, nameFieldOptions(text)) {
    m_field.setText(m_records.named() ? m_records.player() : std::string());
    m_field.onSubmit = [this] {
        if (save() && onSaved)
            onSaved();
    };
    m_field.onChange = [this] { m_field.setError({}); };
    m_save.onPress = m_field.onSubmit;
    reload();
}

void ShiftOverPanel::addTo(ui::Form& form) {
    if (!records())
        return;
    form.add(m_field);
    form.add(m_save);
}

void ShiftOverPanel::layout(ui::Rect area, const KeyCaps& caps, const ui::Measure& measure) {
    m_area = area;
    ui::ButtonFace face;
    face.label = m_text.tr("Save name");
    face.key = caps.of(ui::Action::Confirm);
    m_save.setFace(std::move(face));
    m_field.setPlaceholder(m_text.tr("Your name"));
    const float width = m_save.preferredWidth(measure);
    const float top = area.y + 63;
    m_save.place({area.right() - 25 - width, top, width, ui::PushButton::height});
    m_field.place({area.x + 25, top, area.w - 50 - width - 10, ui::TextField::height});
}

void ShiftOverPanel::showKeys(const KeyCaps& caps, bool pad) {
    const bool saves = m_field.focused() && (m_field.spelling() || !pad);
    m_save.setKey(saves ? caps.of(ui::Action::Confirm) : std::string());
}

void ShiftOverPanel::reload() {
    m_standing.reset();
    if (records())
        m_standing = m_records.shifts().standing(*m_recorded.shift, shownRows).value_or(std::nullopt);
}

bool ShiftOverPanel::save() {
    if (m_field.text().empty() && !m_records.named())
        return true; // No name is no mistake: the shift is stored already.
    const auto name = data::playerName(m_field.text());
    if (!name) {
        m_field.setError(text::describe(m_text, name.error()));
        return false;
    }
    if (const auto problem = m_records.renameShift(*m_recorded.shift, *name)) {
        m_field.setError(std::visit([this](const auto& why) { return text::describe(m_text, why); }, *problem));
        return false;
    }
    reload();
    return true;
}

std::string ShiftOverPanel::reason() const {
    if (!m_recorded.problem)
        return m_text.tr("This shift was not recorded.");
    if (*m_recorded.problem == data::SubmitProblem(data::RunProblem::NotSolved))
        return m_text.tr("No house went to bed this time, so nothing was recorded.");
    return std::visit([this](const auto& problem) { return text::describe(m_text, problem); }, *m_recorded.problem);
}

void ShiftOverPanel::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_area);
    canvas.text(m_text.tr("Leaderboard"), {m_area.x + 25, m_area.y + 34}, ui::style::panelTitle, colours.text);
    if (!records()) {
        canvas.paragraph(reason(), {m_area.x + 25, m_area.y + 74, m_area.w - 50, 120}, ui::style::body, colours.text2);
        return;
    }
    if (!m_standing)
        return;
    const float y = m_area.y + 36;
    const std::string words = text::rankOf(m_text, m_standing->rank, static_cast<std::int64_t>(m_standing->total));
    const float width =
        canvas.text(words, {m_area.right() - 25, y}, ui::style::secondary, colours.text2, ui::Align::Right);
    canvas.icon(ui::Icon::Cup, {m_area.right() - 25 - width - 19, y}, 20, colours.accent);
    if (m_field.error().empty())
        drawShiftRows(canvas, {m_area.x + 25, m_area.y + 124, m_area.w - 50, 160}, m_text, m_standing->rows,
                      m_standing->own);
}

} // namespace game
