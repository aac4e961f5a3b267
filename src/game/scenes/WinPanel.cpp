#include "game/scenes/WinPanel.hpp"

#include "data/PlayerName.hpp"
#include "game/scenes/NameField.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/widgets/Panel.hpp"

#include <utility>

namespace game {

namespace {

constexpr std::size_t shownRows = 4;
constexpr float rowHeight = 40;

} // namespace

WinPanel::WinPanel(const text::Text& text, Records& records, ui::Clipboard& clipboard, Recorded recorded,
                   bool solutionShown)
    : m_text(text)
    , m_records(records)
    , m_recorded(recorded)
    , m_solutionShown(solutionShown)
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

void WinPanel::addTo(ui::Form& form) {
    if (!records())
        return;
    form.add(m_field);
    form.add(m_save);
}

void WinPanel::layout(ui::Rect area, const KeyCaps& caps, const ui::Measure& measure) {
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

void WinPanel::showKeys(const KeyCaps& caps, bool pad) {
    const bool saves = m_field.focused() && (m_field.spelling() || !pad);
    m_save.setKey(saves ? caps.of(ui::Action::Confirm) : std::string());
}

void WinPanel::reload() {
    m_standing.reset();
    if (records())
        m_standing = m_records.leaderboard().standing(*m_recorded.run, shownRows).value_or(std::nullopt);
}

bool WinPanel::save() {
    if (m_field.text().empty() && !m_records.named())
        return true; // No name is no mistake: the run is stored already.
    const auto name = data::playerName(m_field.text());
    if (!name) {
        m_field.setError(text::describe(m_text, name.error()));
        return false;
    }
    if (const auto problem = m_records.rename(*m_recorded.run, *name)) {
        m_field.setError(std::visit([this](const auto& why) { return text::describe(m_text, why); }, *problem));
        return false;
    }
    reload();
    return true;
}

std::optional<int> WinPanel::rank() const noexcept {
    return m_standing ? std::optional(m_standing->rank) : std::nullopt;
}

std::string WinPanel::reason() const {
    if (m_recorded.problem)
        return std::visit([this](const auto& problem) { return text::describe(m_text, problem); }, *m_recorded.problem);
    if (m_solutionShown)
        return m_text.tr("After the solution was shown nothing is recorded. Play the level again for the leaderboard.");
    return m_text.tr("This round was not recorded.");
}

void WinPanel::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_area);
    canvas.text(m_text.tr("Leaderboard"), {m_area.x + 25, m_area.y + 34}, ui::style::panelTitle, colours.text);
    if (!records()) {
        canvas.paragraph(reason(), {m_area.x + 25, m_area.y + 74, m_area.w - 50, 120}, ui::style::body, colours.text2);
        return;
    }
    if (m_standing) {
        const float y = m_area.y + 36;
        const std::string words = text::rankOf(m_text, m_standing->rank, static_cast<std::int64_t>(m_standing->total));
        const float width =
            canvas.text(words, {m_area.right() - 25, y}, ui::style::secondary, colours.text2, ui::Align::Right);
        canvas.icon(ui::Icon::Cup, {m_area.right() - 25 - width - 19, y}, 20, colours.accent);
    }
    if (m_field.error().empty())
        drawRows(canvas);
}

void WinPanel::drawRows(ui::Canvas& canvas) const {
    if (!m_standing)
        return;
    ui::Rect row{m_area.x + 25, m_area.y + 124, m_area.w - 50, rowHeight};
    for (std::size_t i = 0; i < m_standing->rows.size(); ++i) {
        drawRow(canvas, row, m_standing->rows[i], i == m_standing->own);
        row.y += rowHeight;
    }
}

void WinPanel::drawRow(ui::Canvas& canvas, ui::Rect row, const data::LeaderboardRow& shown, bool own) const {
    const ui::Palette& colours = canvas.colours();
    if (own)
        canvas.fill(row, ui::Paint::litRow(colours), 10);
    const sf::Color colour = own ? colours.onLit : colours.text;
    const ui::TextStyle cell = own ? ui::TextStyle{ui::Face::Bold, 17} : ui::TextStyle{ui::Face::Regular, 17};
    const float y = row.centre().y;
    if (shown.rank)
        canvas.text(std::to_string(*shown.rank), {row.x + 19, y}, {ui::Face::Bold, 17}, colour, ui::Align::Centre);
    const float nameX = row.x + 58;
    const float room = row.w - 58 - (shown.run.assisted() ? 330.0F : 250.0F);
    const float width = canvas.textFitted(text::playerName(m_text, shown.run.player), {nameX, y}, room, cell, colour);
    std::string mark;
    if (own)
        mark = m_text.tr("· you");
    if (shown.run.assisted())
        mark += (mark.empty() ? "" : " ") + m_text.tr("· with help");
    canvas.textFitted(mark, {nameX + width + 5, y}, row.right() - 190 - nameX - width, ui::style::body, colour);
    canvas.text(m_text.trn("{1} move", "{1} moves", shown.run.moves), {row.right() - 104, y}, cell, colour,
                ui::Align::Right);
    canvas.text(text::clock(shown.run.duration), {row.right() - 14, y}, cell, colour, ui::Align::Right);
}

} // namespace game
