#include "game/play/GoalCard.hpp"

#include "game/look/BoardIcons.hpp"
#include "game/look/Theme.hpp"
#include "game/services/Actions.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr float widest = 232;
constexpr float largestCell = 32;
constexpr float longestSide = 192; ///< Of the windows together.
constexpr float headedTop = 50;    ///< From the top of the card to the windows, with a heading.
constexpr float headedBottom = 26; ///< From the windows to the bottom of the card.
constexpr float plainEdge = 16;    ///< The same on all sides without a heading.
constexpr float smallestSide = 44; ///< Less than that shows nothing.
constexpr float aboveCard = 2;     ///< From the middle of a line of facts.
constexpr float lineHeight = 20;   ///< Of the words below the card.

} // namespace

GoalCard::GoalCard(const text::Text& text, const lights::Puzzle& puzzle, BoardView& board, LampAtlases& atlases)
    : m_text(text)
    , m_board(board)
    , m_exists(puzzle.goal() == lights::GoalKind::Picture)
    , m_rows(puzzle.start().rows())
    , m_columns(puzzle.start().columns())
    , m_picture(atlases, {}) {
    if (m_exists)
        m_picture.setBoard(puzzle.start().withLight(puzzle.target()));
}

void GoalCard::layout(const BoardOptions& options, float bottom, std::string key) {
    BoardOptions small = options;
    small.front = BoardSurround::Windows;
    small.silhouettes = false;
    small.numbers = false;
    small.largestPitch = largestCell;
    m_picture.setOptions(small);
    m_bottom = bottom;
    m_key = std::move(key);
}

bool GoalCard::handle(const ui::Event& event) {
    if (!m_exists)
        return false;
    if (m_board.showsPicture())
        return handleShown(event);
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const auto* pressed = std::get_if<ui::PointerPressed>(&event);
    m_held = (action != nullptr && action->action == action::showPicture && !action->repeat) ||
             (pressed != nullptr && pressed->button == ui::Button::Primary && m_area.contains(pressed->at));
    if (m_held)
        show();
    return m_held;
}

bool GoalCard::handleShown(const ui::Event& event) {
    if (std::holds_alternative<ui::PointerReleased>(event)) {
        hide();
        return true;
    }
    if (const auto* released = std::get_if<ui::ActionReleased>(&event)) {
        if (released->action == action::showPicture)
            hide();
        return true;
    }
    if (std::holds_alternative<ui::PointerPressed>(event)) {
        hide();
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr)
        return false;
    if (action->action == action::fullscreen || action->action == action::mute)
        return false;
    if (!m_held)
        hide();
    return true;
}

float GoalCard::draw(ui::Canvas& canvas, ui::Vec at, float width) const {
    m_area = {};
    if (!m_exists)
        return at.y;
    const float room = m_bottom - at.y - aboveCard;
    const auto rows = static_cast<float>(m_rows);
    const auto columns = static_cast<float>(m_columns);
    const float wide = std::min(width, widest);
    const float cell =
        std::min({largestCell, longestSide / rows, longestSide / columns, (wide - 2 * plainEdge) / columns});
    const bool headed = headedTop + rows * cell + headedBottom <= room;
    const float above = headed ? headedTop : plainEdge;
    const float around = headed ? headedTop + headedBottom : 2 * plainEdge;
    const float fitting = std::min(cell, (room - around) / rows);
    if (fitting * std::max(rows, columns) < smallestSide)
        return at.y;
    // As the board does it: whole pixels.
    const float scale = canvas.viewport().scale();
    const float sharp = std::max(1.0F, std::floor(fitting * scale + 0.001F)) / scale;
    const ui::Rect card{at.x, at.y + aboveCard, headed ? wide : columns * sharp + 2 * plainEdge, around + rows * sharp};
    m_area = card;
    ui::drawPanel(canvas, card);
    if (m_board.showsPicture())
        canvas.stroke(card, 2, canvas.colours().accent, 16);
    if (headed)
        canvas.text(m_text.tr("The picture"), {card.x + 18, card.y + 26}, ui::style::cardTitle, canvas.colours().text);
    const ui::Rect windows{card.centre().x - columns * sharp / 2, card.y + above, columns * sharp, rows * sharp};
    const WallTint& tint = wallTint(canvas.theme(), m_board.options().house);
    canvas.fill(windows.inset(-8), canvas.theme().flat ? canvas.colours().line : look(canvas.theme()).brassLow, 6);
    canvas.fill(windows.inset(-5), {ui::Paint::Kind::Vertical, tint.wall, tint.wallLow}, 4);
    m_picture.place(windows, 0, canvas.viewport());
    m_picture.draw(canvas);
    return drawWords(canvas, {at.x, card.bottom() + 24}, width);
}

float GoalCard::drawWords(ui::Canvas& canvas, ui::Vec at, float width) const {
    constexpr float indent = 36;
    const sf::Color colour = canvas.colours().text2;
    const float keyHeight = m_key.empty() ? 0 : 36.0F;
    const auto lines =
        canvas.wrap(m_text.tr("Gilded windows must be lit, all others dark."), ui::style::legend, width - indent);
    const float wordsHeight = static_cast<float>(lines.size()) * lineHeight;
    if (at.y + wordsHeight + keyHeight <= m_bottom) {
        canvas.icon(boardIcon::target, {at.x + 12, at.y + (wordsHeight - lineHeight) / 2}, 20,
                    look(canvas.theme()).target);
        for (const std::string& line : lines) {
            canvas.text(line, {at.x + indent, at.y}, ui::style::legend, colour);
            at.y += lineHeight;
        }
        at.y += 14;
    }
    if (m_key.empty() || at.y + ui::Keycap::height / 2 > m_bottom)
        return at.y;
    const float cap = ui::drawKeycap(canvas, m_key, at);
    const float left = std::max(indent, cap + 10);
    canvas.textFitted(m_text.tr("hold: show the picture"), {at.x + left, at.y}, width - left, ui::style::legend,
                      colour);
    return at.y + 38;
}

} // namespace game
