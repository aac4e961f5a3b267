// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AchievementsScene.hpp"

#include "game/campaign/ToCampaign.hpp"
#include "game/controls/TopChip.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/House.hpp"
#include "game/look/KeepsakeWindow.hpp"
#include "game/look/Theme.hpp"
#include "game/scene/Services.hpp"
#include "game/words/AchievementWords.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float top = 108; ///< Top of the wall, below its cornice.
constexpr float flank = 16;
constexpr float plinth = 14;
constexpr float cardWidth = 300;
constexpr float narrowCard = 256; ///< In the compact layout.
constexpr float gap = 28;         ///< Between wall and card.
constexpr float padding = 24;
constexpr float picture = 150; ///< The side of the window on the card.
constexpr float barHeight = 10;

} // namespace

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
    m_wall.arrange({m_front.x + flank, m_front.y + 8, m_front.w - 2 * flank, m_front.h - plinth - 8}, measure);
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
