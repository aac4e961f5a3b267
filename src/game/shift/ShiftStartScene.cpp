// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftStartScene.hpp"

#include "game/controls/BoardHouse.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/scene/Services.hpp"
#include "game/shift/ShiftMedals.hpp"
#include "game/shift/ShiftScores.hpp"
#include "game/shift/ShiftTools.hpp"
#include "game/shift/ToShift.hpp"
#include "game/words/KeyCaps.hpp"
#include "lights/solver/Generators.hpp"
#include "puzzle/Random.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float panelsTop = 88;
constexpr float padding = 28;
constexpr std::size_t shownRows = 5;
constexpr float tabsTop = 18;                           ///< Below the top of the right panel …
constexpr float medalsTop = 80;                         ///< … as the medals …
constexpr float rowsTop = 128;                          ///< … and the leaderboard.
constexpr std::array<int, 4> shownHouses{0, 5, 10, 15}; ///< 3×3, 4×4, 5×5, 6×6.

} // namespace

ShiftStartScene::ShiftStartScene(const SceneContext& context, Records& records, LampAtlases& atlases,
                                 const Entropy& entropy)
    : PageScene(context)
    , m_records(records)
    , m_entropy(entropy)
    , m_today(records.today())
    , m_chip(records, context.navigator, context.sounds)
    , m_street{LightsBoardView(atlases, streetOptions(0)), LightsBoardView(atlases, streetOptions(1)),
               LightsBoardView(atlases, streetOptions(2)), LightsBoardView(atlases, streetOptions(3))} {
    m_form.add(m_start, [this](auto& it) { it.setLabel(m_text.tr("Start the shift")); });
    m_form.add(m_kind, [this](auto& it) {
        it.setName(m_text.tr("Leaderboard"));
        it.setItems({{m_text.tr("Free shift"), ui::Icon::Dice}, {m_text.tr("Shift of the day"), ui::Icon::Calendar}});
    });
    m_form.add(m_scores, [this](auto& it) { it.setLabel(m_text.tr("All shifts")); });
    m_header.addTo(m_form);
    m_form.add(m_chip);
    m_form.focus(&m_start);
    lights::ShiftHouses houses;
    for (std::size_t i = 0; i < m_street.size(); ++i)
        m_street[i].setBoard(houses.house("street", shownHouses[i]).start());
    reload();
}

BoardOptions ShiftStartScene::streetOptions(std::size_t house) const {
    BoardOptions options = boardOptions(m_preferences, shiftHouseFront(shownHouses[house], lights::Surface::Plane));
    options.numbers = false;
    options.largestPitch = 24;
    return options;
}

puzzle::RunKey ShiftStartScene::table() const {
    return m_kind.selected() == 0 ? puzzle::RunKey::shift() : puzzle::RunKey::shift(m_today);
}

void ShiftStartScene::choose() {
    m_sounds.play(Sound::Cursor);
    reload();
}

bool ShiftStartScene::act(const ui::ActionPressed& pressed) {
    if (pressed.action != ui::Action::PreviousTab && pressed.action != ui::Action::NextTab)
        return false;
    static_cast<void>(m_kind.step(pressed.action == ui::Action::NextTab ? 1 : -1));
    return true;
}

ui::Seconds ShiftStartScene::nextChange() const {
    constexpr ui::Seconds untilTomorrowIsSeen = 30;
    return ui::sooner(PageScene::nextChange(), untilTomorrowIsSeen);
}

void ShiftStartScene::update(ui::Seconds step) {
    PageScene::update(step);
    if (const puzzle::Day today = m_records.today(); today != m_today) {
        m_today = today;
        reload();
    }
}

void ShiftStartScene::reload() {
    const auto best = m_records.bestShift(table());
    m_best = best ? std::optional(best->score) : std::nullopt;
    data::ShiftQuery query;
    query.key = table();
    query.limit = shownRows;
    auto page = m_records.shifts().rows(query);
    m_problem = page ? std::nullopt : std::optional(page.error());
    m_page = page ? std::move(*page) : data::ShiftPage();
    std::erase_if(m_page.rows, [](const data::ShiftRow& row) { return !row.rank; });
}

void ShiftStartScene::start() {
    m_sounds.play(Sound::Bell);
    const bool free = m_kind.selected() == 0;
    m_navigator.push(ToShiftPlay{free ? puzzle::seedText(m_entropy()) : puzzle::shiftSeed(m_today)});
}

void ShiftStartScene::showScores() {
    m_sounds.play(Sound::Select);
    m_navigator.push(ToLeaderboard{table(), 0});
}

void ShiftStartScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    const bool compact = m_viewport.compact();
    m_chip.layout(m_text, page.right, measure);

    constexpr float gap = 24;
    ui::Row panels({page.left, panelsTop, page.width(), compact ? 540.0F : 484.0F}, gap);
    m_left = panels.first((page.width() - gap) * (compact ? 0.5F : 0.53F));
    m_right = panels.rest();
    m_start.place({m_left.x + padding, m_left.bottom() - padding - ui::PushButton::bigHeight, m_left.w - 2 * padding,
                   ui::PushButton::bigHeight});
    m_kind.place({m_right.x + padding, m_right.y + tabsTop, m_right.w - 2 * padding, ui::Tabs::height});
    m_kind.fit(measure);
    constexpr float high = ui::PushButton::height;
    ui::Row({m_right.x, m_right.bottom() - padding - high, m_right.w - padding, high}).placeLast(measure, m_scores);

    layoutStreet(page, m_left.bottom() + (compact ? 4.0F : 16.0F));
}

std::vector<ui::LegendEntry> ShiftStartScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Confirm}, m_text.tr("Choose")),
            caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Kind of shift")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Move focus")),
            caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

void ShiftStartScene::layoutStreet(const PageFrame& page, float top) {
    // Cornice and plinth extend beyond the windows: 26 and the padding above, 30 below.
    const float above = 42;
    const float below = 32;
    const float room = page.ground - top - above - below;
    constexpr float least = 12;
    m_streetShown = room >= 6 * least;
    const float pitch = std::clamp(room / 6, least, 30.0F);
    const float pad = std::max(14.0F, 0.22F * pitch);
    float width = 0;
    for (const int house : shownHouses)
        width += static_cast<float>(lights::shiftHouse(house).columns) * pitch + 2 * pad;
    const float apart = (page.width() - width) / static_cast<float>(shownHouses.size() + 1);
    float x = m_left.x + apart;
    for (std::size_t i = 0; i < m_street.size(); ++i) {
        const lights::ShiftHouse house = lights::shiftHouse(shownHouses[i]);
        BoardOptions options = streetOptions(i);
        options.largestPitch = pitch;
        m_street[i].setOptions(options);
        const float wide = static_cast<float>(house.columns) * pitch;
        const float high = static_cast<float>(house.rows) * pitch;
        m_street[i].place({x + pad, page.ground - below - high, wide, high}, page.ground, m_viewport);
        x += wide + 2 * pad + apart;
    }
}

void ShiftStartScene::drawRules(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_left);
    canvas.text(m_text.tr("House after house, against the clock"), {m_left.x + padding, m_left.y + 36},
                ui::style::panelTitle, colours.text);
    struct Rule {
        ui::Icon icon;
        std::string words;
    };
    const std::array rules{
        Rule{ui::Icon::Clock,
             m_text.tr(
                 "60 seconds from your first press on. A house with the fewest moves wins 6 seconds, any other 2.")},
        Rule{ui::Icon::Star, m_text.tr("10 points for each move of the optimum, twice that with the fewest moves. "
                                       "Several such houses in a row are a chain, which counts for up to four times "
                                       "as much.")},
        Rule{ui::Icon::Forward,
             m_text.tr("Every press counts. After every fifth house you pick a card that changes all "
                       "later ones. Skipping costs 10 seconds; only the first keeps the chain.")}};
    float y = m_left.y + 74;
    const float width = m_left.w - 2 * padding - 40;
    for (const Rule& rule : rules) {
        canvas.icon(rule.icon, {m_left.x + padding + 12, y + 6}, 22, colours.accent);
        y += canvas.paragraph(rule.words, {m_left.x + padding + 40, y, width, 90}, ui::style::body, colours.text2) +
             (m_left.w < 500 ? 24.0F : 32.0F);
    }
    const float line = m_start.bounds().y - 46;
    canvas.fill({m_left.x + padding, line - 28, m_left.w - 2 * padding, 1}, colours.lineSoft);
    canvas.icon(boardIcon::record, {m_left.x + padding + 12, line + 8}, 24, colours.text2);
    canvas.textFitted(m_best ? m_text.tr("Your best: {1}", scoreSummary(m_text, *m_best)) : m_text.tr("No record yet"),
                      {m_left.x + padding + 40, line + 8}, width, ui::style::bodyBold, colours.text);
}

void ShiftStartScene::drawScores(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, m_right);
    const float width = m_right.w - 2 * padding;
    drawMedalLine(canvas, {m_right.x + padding, m_right.y + medalsTop, width, 42}, m_text, m_best ? m_best->points : 0);
    const ui::Rect inside{m_right.x + padding, m_right.y + rowsTop, width, m_right.h - rowsTop - 92};
    if (m_page.rows.empty()) {
        canvas.paragraph(m_problem                ? text::describe(m_text, *m_problem)
                         : m_kind.selected() == 0 ? m_text.tr("Nobody has worked the night shift yet.")
                                                  : m_text.tr("Nobody has worked today's shift yet. It is the "
                                                              "same for everybody."),
                         {inside.x, inside.y + 8, inside.w, inside.h}, ui::style::body, colours.text2);
        return;
    }
    const auto own = std::find_if(m_page.rows.begin(), m_page.rows.end(),
                                  [this](const data::ShiftRow& row) { return row.run.player == m_records.player(); });
    drawShiftRows(canvas, inside, m_text, m_page.rows,
                  own == m_page.rows.end() ? std::nullopt
                                           : std::optional(static_cast<std::size_t>(own - m_page.rows.begin())));
}

void ShiftStartScene::drawPage(ui::Canvas& canvas) const {
    if (m_streetShown)
        for (const LightsBoardView& house : m_street)
            house.draw(canvas);
    drawRules(canvas);
    drawScores(canvas);
}

Scenery ShiftStartScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    scenery.night = 0.3F;
    scenery.quiet.push_back(m_chip.bounds());
    return scenery;
}

std::unique_ptr<Scene> ToShift::scene(const Services& with) const {
    return std::make_unique<ShiftStartScene>(with, with.records, with.atlases, with.entropy);
}

} // namespace game
