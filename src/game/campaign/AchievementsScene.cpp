// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AchievementsScene.hpp"

#include "game/campaign/ToCampaign.hpp"
#include "game/controls/TopChip.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/House.hpp"
#include "game/look/facade/KeepsakeWindow.hpp"
#include "game/scene/Services.hpp"
#include "game/words/AchievementWords.hpp"
#include "ui/widgets/Panel.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float above = 16;       ///< From the top of the area to the first window.
constexpr float toPlate = 10;     ///< From a window to its plate.
constexpr float belowPlate = 12;  ///< At least, to the next window.
constexpr float platePadding = 4; ///< Beside a name, at least.
constexpr float betweenPlates = 6;
constexpr float smallestWindow = 84;
constexpr float largestWindow = 132;
constexpr float reach = 30; ///< How far light falls beyond the windows.
const ui::TextStyle nameStyle = ui::style::label;
const float lineHeight = nameStyle.size * 1.25F;

constexpr float top = 108; ///< Top of the wall, below its cornice.
constexpr float flank = 16;
constexpr float barRoom = 14; ///< Of a flank, for the scroll bar.
constexpr float plinth = 14;
constexpr float cardWidth = 300;
constexpr float narrowCard = 256; ///< In the compact layout.
constexpr float gap = 28;         ///< Between wall and card.
constexpr float padding = 24;
constexpr float picture = 150; ///< The side of the window on the card.
constexpr float barHeight = 10;

} // namespace

void AchievementWall::show(std::vector<Sill> sills) {
    if (sills != m_sills)
        m_windowsPicture.clear();
    m_sills = std::move(sills);
    begin(selected());
}

void AchievementWall::arrange(ui::Rect bounds, const ui::Measure& measure) {
    m_windowsPicture.clear();
    Widget::place(bounds);
    m_pitch.x = (bounds.w - barRoom) / static_cast<float>(columns);
    m_plates.clear();
    for (const Sill& sill : m_sills) {
        const auto lines = ui::wrapped(sill.name, nameStyle, nameRoom(), measure).size();
        m_plates.push_back(static_cast<float>(lines) * lineHeight + 10);
    }
    const float words =
        toPlate + (m_plates.empty() ? 0 : *std::max_element(m_plates.begin(), m_plates.end())) + belowPlate;
    const auto down = static_cast<float>(std::max<std::size_t>(1, floors()));
    const float room = (bounds.h - above) / down;
    m_window = std::clamp(std::min(room - words, m_pitch.x - 20), smallestWindow, largestWindow);
    m_pitch.y = std::max(room, m_window + words);
    m_bar.fit(bounds, above + down * m_pitch.y);
    beforeSelect(selected());
    jumpBrackets();
}

float AchievementWall::nameRoom() const noexcept {
    return m_pitch.x - betweenPlates - 2 * platePadding;
}

ui::Rect AchievementWall::unscrolled(std::size_t index) const {
    const auto row = static_cast<float>(index / columns);
    const auto column = static_cast<float>(index % columns);
    return {column * m_pitch.x + (m_pitch.x - m_window) / 2, above + row * m_pitch.y, m_window, m_window};
}

ui::Rect AchievementWall::windowRect(std::size_t index) const {
    return unscrolled(index).moved({bounds().x, bounds().y - m_bar.offset()});
}

ui::Rect AchievementWall::plateRect(std::size_t index) const {
    const ui::Rect window = windowRect(index);
    const float width = m_pitch.x - betweenPlates;
    return {window.centre().x - width / 2, window.bottom() + toPlate, width, m_plates[index]};
}

ui::Vec AchievementWall::centreOf(std::size_t index) const {
    return index < m_sills.size() ? unscrolled(index).centre() : ui::Vec{};
}

std::optional<std::size_t> AchievementWall::windowAt(ui::Vec at) const {
    if (!bounds().contains(at))
        return std::nullopt;
    for (std::size_t i = 0; i < m_sills.size(); ++i)
        if (windowRect(i).united(plateRect(i)).contains(at))
            return i;
    return std::nullopt;
}

bool AchievementWall::moveFloors(std::ptrdiff_t by) {
    const std::ptrdiff_t floor = static_cast<std::ptrdiff_t>(selected() / columns) + by;
    if (floor < 0 || floor >= static_cast<std::ptrdiff_t>(floors()))
        return false;
    choose(std::min(static_cast<std::size_t>(floor) * columns + selected() % columns, m_sills.size() - 1));
    return true;
}

void AchievementWall::beforeSelect(std::size_t index) {
    const auto row = static_cast<float>(index / columns);
    m_bar.reveal(row * m_pitch.y + (row > 0 ? above : 0), m_pitch.y);
}

bool AchievementWall::handle(const ui::Event& event) {
    return m_bar.handle(event) || WindowPicker::handle(event);
}

const BakedBrush& AchievementWall::picture(const ui::Canvas& canvas) const {
    return m_windowsPicture.on(canvas, [&](Brush& brush) {
        for (std::size_t i = 0; i < m_sills.size(); ++i)
            paintKeepsakeWindow(brush, unscrolled(i), m_sills[i].keepsake, m_sills[i].earned, canvas.theme());
        return ui::Rect{-reach, -reach, bounds().w + 2 * reach,
                        above + static_cast<float>(floors()) * m_pitch.y + 2 * reach};
    });
}

void AchievementWall::drawPlate(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect plate = plateRect(index);
    const bool chosen = index == selected();
    canvas.fill(plate, ui::faded(colours.surface, 0.95F), 8);
    canvas.stroke(plate, 1.5F, chosen ? colours.accent : index == pointed() ? colours.brass : colours.line, 8);
    const auto lines = canvas.wrap(m_sills[index].name, nameStyle, nameRoom());
    float y = plate.centre().y - lineHeight * static_cast<float>(lines.size() - 1) / 2;
    for (const std::string& line : lines) {
        canvas.text(line, {plate.centre().x, y}, nameStyle, m_sills[index].earned ? colours.text : colours.text2,
                    ui::Align::Centre);
        y += lineHeight;
    }
}

void AchievementWall::drawBadge(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const Sill& sill = m_sills[index];
    const ui::Rect window = windowRect(index);
    const ui::Vec corner{window.right() - 8, window.y + 8};
    if (sill.earned) {
        canvas.disc(corner, 12, colours.surfaceLo);
        canvas.ring(corner, 12, 1, colours.line);
        canvas.icon(ui::Icon::Check, corner, 16, colours.ok);
    } else if (!sill.progress.empty()) {
        const float width = canvas.textWidth(sill.progress, ui::style::keycap) + 14;
        const ui::Rect badge{corner.x + 12 - width, corner.y - 12, width, 24};
        canvas.fill(badge, colours.surfaceLo, 12);
        canvas.stroke(badge, 1, colours.line, 12);
        canvas.text(sill.progress, badge.centre(), ui::style::keycap, colours.text, ui::Align::Centre);
    }
}

void AchievementWall::draw(ui::Canvas& canvas) const {
    if (m_sills.empty())
        return;
    const ui::Rect all = bounds();
    {
        const ui::Canvas::Clip inside(canvas, all);
        picture(canvas).draw(canvas, {-reach, m_bar.offset(), all.w + 2 * reach, all.h}, {all.x - reach, all.y});
        drawSelection(canvas, m_window, m_bar.offset());
        for (std::size_t i = 0; i < m_sills.size(); ++i) {
            if (plateRect(i).bottom() < all.y || windowRect(i).y - reach > all.bottom())
                continue;
            if (pointed() == i)
                canvas.stroke(windowRect(i).inset(-2), 2, look(canvas.theme()).ring, 0.08F * m_window);
            drawPlate(canvas, i);
            drawBadge(canvas, i);
        }
    }
    ui::drawScrollMarks(canvas, {all.x, all.y, all.w - barRoom, all.h}, m_bar.moreAbove(), m_bar.moreBelow(),
                        wallTint(canvas.theme(), House::Slate).wallLow);
    m_bar.draw(canvas);
}

AchievementsScene::AchievementsScene(const SceneContext& context, Records& records, LampAtlases& atlases)
    : PageScene(context)
    , m_records(records)
    , m_wall(atlases) {
    m_wall.onSelect = [this](std::size_t) { m_sounds.play(Sound::Cursor); };
    m_wall.windowWords = [this](std::size_t which) {
        const data::AchievementStanding& standing = m_standings[which];
        return achievementName(m_text, standing.which) + ", " +
               (standing.done() ? m_text.trc("achievement", "earned")
                                // TRANSLATORS: How far an achievement is: "3 of 10".
                                : m_text.tr("{1} of {2}", standing.reached, standing.needed));
    };
    m_form.add(m_wall);
    m_header.addTo(m_form);
    recordsChanged();
    m_form.focus(&m_wall);
}

void AchievementsScene::recordsChanged() {
    m_standings = m_records.achievements();
    std::vector<AchievementWall::Sill> sills;
    for (const data::AchievementStanding& standing : m_standings) {
        AchievementWall::Sill& sill = sills.emplace_back();
        sill.keepsake = achievementKeepsake(standing.which);
        sill.name = achievementName(m_text, standing.which);
        sill.earned = standing.done();
        if (standing.needed > 1 && standing.reached > 0)
            sill.progress = m_text.tr("{1} / {2}", standing.reached, standing.needed);
    }
    m_wall.show(std::move(sills));
}

void AchievementsScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    recordsChanged(); // The language may have changed.
    m_wall.setName(m_text.tr("Achievements"));
    const float card = m_viewport.compact() ? narrowCard : cardWidth;
    m_front = {page.left + 10, top, page.width() - card - gap - 20, page.ground - top};
    m_card = {page.right - card, top - 12, card, page.ground - top - 8};
    m_wall.arrange({m_front.x + flank, m_front.y + 8, m_front.w - 2 * flank + barRoom, m_front.h - plinth - 8},
                   measure);
}

std::vector<ui::LegendEntry> AchievementsScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down, ui::Action::Left, ui::Action::Right}, m_text.tr("Choose")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

int AchievementsScene::done() const {
    return static_cast<int>(
        std::count_if(m_standings.begin(), m_standings.end(), [](const auto& each) { return each.done(); }));
}

const data::AchievementStanding* AchievementsScene::shown() const {
    return m_wall.shown() < m_standings.size() ? &m_standings[m_wall.shown()] : nullptr;
}

void AchievementsScene::drawCard(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_card);
    const data::AchievementStanding* const standing = shown();
    if (standing == nullptr)
        return;
    const ui::Palette& colours = canvas.colours();
    const float width = m_card.w - 2 * padding;
    const float left = m_card.x + padding;
    float y = m_card.y + padding + 8;
    Brush brush{canvas.viewport().scale(), canvas.layerAlpha()};
    paintKeepsakeWindow(brush, {m_card.centre().x - picture / 2, y, picture, picture},
                        achievementKeepsake(standing->which), standing->done(), canvas.theme());
    brush.draw(canvas);
    y += picture + 28;
    y += canvas.paragraph(achievementName(m_text, standing->which), {left, y, width, 0}, ui::style::heading,
                          colours.text) +
         18;
    y += canvas.paragraph(achievementTask(m_text, standing->which), {left, y, width, 0}, ui::style::body,
                          colours.text2) +
         28;
    drawProgress(canvas, *standing, {left, y, width, barHeight});
}

void AchievementsScene::drawProgress(ui::Canvas& canvas, const data::AchievementStanding& standing,
                                     ui::Rect bar) const {
    const ui::Palette& colours = canvas.colours();
    if (standing.done()) {
        canvas.icon(ui::Icon::Check, {bar.x + 11, bar.y + 6}, 22, colours.ok);
        canvas.text(m_text.trc("achievement", "Earned"), {bar.x + 32, bar.y + 6}, ui::style::bodyBold, colours.text);
        return;
    }
    if (standing.needed > 1) {
        canvas.fill(bar, colours.surfaceLo, barHeight / 2);
        const float share = static_cast<float>(standing.reached) / static_cast<float>(standing.needed);
        if (standing.reached > 0)
            canvas.fill({bar.x, bar.y, std::max(barHeight, share * bar.w), bar.h}, colours.accent, barHeight / 2);
        canvas.stroke(bar, 1, colours.lineCtl, barHeight / 2);
        bar.y += 26;
        canvas.text(m_text.tr("{1} of {2}", standing.reached, standing.needed), {bar.x, bar.y + 4}, ui::style::label,
                    colours.text);
        return;
    }
    canvas.text(m_text.trc("achievement", "Still to be earned"), {bar.x, bar.y + 6}, ui::style::label, colours.text2);
}

void AchievementsScene::drawPage(ui::Canvas& canvas) const {
    drawTopChip(
        canvas, page().right,
        // TRANSLATORS: Below or after a large number: 3, "of 7".
        {{}, std::to_string(done()), m_text.tr("of {1}", std::ssize(m_standings)), [](ui::Canvas& on, ui::Vec centre) {
             on.icon(boardIcon::medal, centre, 20, look(on.theme()).starOn);
         }});
    drawPageWall(canvas, m_front, wallTint(canvas.theme(), House::Slate));
    drawCard(canvas);
}

Scenery AchievementsScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.quiet.push_back(topChipQuietArea(page().right));
    return scenery;
}

std::unique_ptr<Scene> ToAchievements::scene(const Services& with) const {
    return std::make_unique<AchievementsScene>(with, with.records, with.atlases);
}

} // namespace game
