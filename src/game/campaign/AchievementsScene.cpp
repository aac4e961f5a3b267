#include "game/campaign/AchievementsScene.hpp"

#include "game/controls/TopChip.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Theme.hpp"
#include "game/words/AchievementWords.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float panelTop = 96;
constexpr float rowHeight = 60;
constexpr float padding = 13;
constexpr float barOutside = 10;   ///< How far the scroll bar of a long list is to the right of the rows.
constexpr float plateRadius = 20;  ///< Radius of the round plate with the icon.
constexpr float plateMiddle = 36;  ///< From the row's left edge.
constexpr float wordsLeft = 74;    ///< From the row's left edge.
constexpr float progressRoom = 96; ///< Width for the progress at the row's right end.

} // namespace

AchievementsScene::AchievementsScene(const SceneContext& context, Records& records)
    : PageScene(context)
    , m_records(records)
    , m_standings(records.achievements())
    , m_list(rowHeight) {
    m_list.setRowCount(m_standings.size());
    m_list.select(0);
    m_list.onSelect = [this](std::size_t) { m_sounds.play(Sound::Cursor); };
    m_list.drawRow = [this](ui::Canvas& canvas, ui::Rect row, const ui::RowState& state) {
        drawRow(canvas, row, state);
    };
    m_form.add(m_list);
    m_header.addTo(m_form);
    m_form.focus(&m_list);
}

void AchievementsScene::arrangePage(const PageFrame& page, const ui::Measure&) {
    const float rows = static_cast<float>(m_standings.size()) * (rowHeight + 1);
    m_panel = page.body(panelTop, 20);
    m_panel.h = std::min(m_panel.h, rows + 2 * padding);
    const bool scrolls = rows > m_panel.h - 2 * padding;
    m_list.place({m_panel.x + padding, m_panel.y + padding, m_panel.w - 2 * padding + (scrolls ? barOutside : 0),
                  m_panel.h - 2 * padding});
}

std::vector<ui::LegendEntry> AchievementsScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Row")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

int AchievementsScene::done() const {
    return static_cast<int>(
        std::count_if(m_standings.begin(), m_standings.end(), [](const auto& each) { return each.done(); }));
}

void AchievementsScene::drawRow(ui::Canvas& canvas, ui::Rect row, const ui::RowState& state) const {
    const ui::Palette& colours = canvas.colours();
    const data::AchievementStanding& standing = m_standings[state.index];
    const bool done = standing.done();
    ui::drawRowBackground(canvas, row, state, false);
    const float middle = row.centre().y;
    const ui::Vec plate{row.x + plateMiddle, middle};
    if (done)
        canvas.disc(plate, plateRadius, look(canvas.theme()).starOn);
    else
        canvas.ring(plate, plateRadius, 1.5F, colours.line);
    canvas.icon(achievementIcon(standing.which), plate, 22, done ? colours.onLit : colours.text2);

    const float words = row.right() - progressRoom - row.x - wordsLeft;
    const float x = row.x + wordsLeft;
    canvas.textFitted(achievementName(m_text, standing.which), {x, middle - 11}, words, ui::style::button,
                      done ? colours.text : colours.text2);
    canvas.textFitted(achievementTask(m_text, standing.which), {x, middle + 12}, words, ui::style::label,
                      colours.text2);
    const float end = row.right() - 16;
    if (done)
        canvas.icon(ui::Icon::Check, {end - 11, middle}, 22, colours.ok);
    else if (standing.needed > 1)
        canvas.text(m_text.tr("{1} of {2}", standing.reached, standing.needed), {end, middle}, ui::style::label,
                    colours.text2, ui::Align::Right);
}

void AchievementsScene::drawPage(ui::Canvas& canvas) const {
    drawTopChip(
        canvas, page().right,
        {{}, std::to_string(done()), m_text.tr("of {1}", std::ssize(m_standings)), [](ui::Canvas& on, ui::Vec centre) {
             on.icon(boardIcon::medal, centre, 20, look(on.theme()).starOn);
         }});
    ui::drawPanel(canvas, m_panel);
}

Scenery AchievementsScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.quiet.push_back(topChipQuietArea(page().right));
    return scenery;
}

} // namespace game
