// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelScene.hpp"

#include "data/files/PlayerName.hpp"
#include "game/controls/NameField.hpp"
#include "game/duel/DuelWords.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/look/Street.hpp"
#include "game/look/facade/AtTheDoor.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/RandomWords.hpp"
#include "game/words/Wording.hpp"
#include "puzzle/Random.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace game {

namespace {

constexpr float toControl = SidePicker::toControl; ///< From the middle of a label to the top of its control.
constexpr float widePadding = 28;
constexpr float compactPadding = 20;

// Distances from the top of the left panel.
constexpr float countTop = 45;
constexpr float namesTop = 119;
constexpr float namePitch = 62;
constexpr float belowNames = 16;  ///< To the middle of the label of those who are known.
constexpr float countGap = 20;    ///< Between the players and the boards.
constexpr float lanternRoom = 48; ///< Left of a name.
constexpr float chipHeight = 40;
constexpr float chipGap = 9;
constexpr float noteRoom = 44; ///< For two lines, where nobody is known.
constexpr float aboveStreet = 20;
constexpr float lowestStreet = 110;
constexpr float fullStreet = 280; ///< From this height on its lanterns are as large as those beside the names.
constexpr float highestStreet = 320;

// Places in the right panel.
constexpr float waysTop = 30;
constexpr float rulesTop = 111;
constexpr float belowRules = 26;
constexpr float sideHeight = 36;
constexpr float toSurface = 74;     ///< From label to label.
constexpr float toDifficulty = 178; ///< From the label of the sides.
constexpr float toEnd = 348;        ///< From there to the end of the panel.

/// Between the houses of the street and its lanterns.
constexpr float besideHouse = 30;
constexpr float lanternPitch = 44;
constexpr float lanternHeight = 44; ///< At scale 1.
constexpr float aboveHouse = 8;
constexpr float pavementShare = 0.11F; ///< Of the height of the street.

float padding(const ui::Viewport& viewport) {
    return viewport.compact() ? compactPadding : widePadding;
}

} // namespace

DuelScene::DuelScene(const SceneContext& context, Records& records, const Entropy& entropy)
    : PageScene(context)
    , m_records(records)
    , m_entropy(entropy) {
    addControls();
    m_header.addTo(m_form);
    m_form.focus(&m_start);
    readPlayers();
    changed();
}

void DuelScene::addControls() {
    m_form.add(m_count, [this](auto& it) {
        std::vector<ui::TabItem> counts;
        for (std::size_t i = lights::minDuelPlayers; i <= lights::maxDuelPlayers; ++i)
            counts.push_back({std::to_string(i)});
        it.setItems(std::move(counts));
        it.select(m_players - lights::minDuelPlayers);
        it.showName(m_text.tr("Who is playing?"), toControl);
    });
    m_form.add(m_boards, [this](auto& it) {
        it.showName(m_text.trc("of a duel", "Best of"), toControl);
        std::vector<ui::TabItem> lengths;
        for (const int boards : duelLengths)
            lengths.push_back({std::to_string(boards)});
        it.setItems(std::move(lengths));
        it.select(static_cast<std::size_t>(std::ranges::find(duelLengths, m_rounds) - duelLengths.begin()));
        it.setNote(m_text.tr("Whoever wins the most boards wins the duel."));
    });
    addNames();
    m_form.add(m_ways, [this](auto& it) {
        it.showName(m_text.tr("How you play"), toControl);
        it.setItems({{duelWayName(m_text, DuelWay::Turns)}, {duelWayName(m_text, DuelWay::Alone)}});
        it.select(static_cast<std::size_t>(m_way));
        it.setNote(duelRules(m_text, m_way));
    });
    for (std::size_t i = 0; i < sides; ++i) {
        const int side = lights::leastDuelSide + static_cast<int>(i);
        m_sides[i].onPress = [this, side] {
            m_setting.rows = side;
            m_setting.columns = side;
            changed();
        };
        m_form.add(m_sides[i], [this, side](auto& it) {
            it.setLabel(m_text.tr("{1} × {1}", side));
            showChosen(it, m_setting.rows == side);
        });
    }
    m_form.add(m_surface, [this](auto& it) {
        it.showName(m_text.tr("Surface"), toControl);
        it.setNames(m_text);
    });
    m_form.add(m_difficulty, [this](auto& it) {
        it.showName(m_text.tr("Difficulty"), toControl);
        std::vector<ui::TabItem> items;
        for (std::size_t i = 0; i < m_offered.size(); ++i)
            items.push_back({difficultyName(m_text, lights::duelDifficulties[i]), {}, m_offered[i]});
        it.setItems(std::move(items));
        it.select(difficulty());
    });
    m_form.add(m_start, [this](auto& it) {
        it.setLabel(m_text.tr("Start the duel"));
        it.setEnabled(m_possible);
    });
}

void DuelScene::addNames() {
    for (std::size_t i = 0; i < lights::maxDuelPlayers; ++i) {
        ui::TextField& field = m_names.emplace_back(m_clipboard, nameFieldOptions(m_text));
        field.onChange = [this] { changed(); };
        field.onSubmit = [this, i] { focusAfter(i); };
        m_form.add(field, [this, i](auto& it) {
            it.setName(m_text.tr("Player {1}", i + 1));
            it.setPlaceholder(m_text.tr("Player {1}", i + 1));
            it.setVisible(i < m_players);
        });
    }
    for (std::size_t i = 0; i < mostKnown; ++i) {
        m_known[i].onPress = [this, i] { toggle(m_knownNames[i]); };
        m_form.add(m_known[i], [this, i](auto& it) {
            if (i >= m_knownNames.size())
                return;
            it.setLabel(m_knownNames[i]);
            const bool plays = fieldOf(m_knownNames[i]).has_value();
            showChosen(it, plays);
            it.setEnabled(plays || emptyField() || m_players < lights::maxDuelPlayers);
        });
    }
}

void DuelScene::readPlayers() {
    if (m_records.named())
        m_knownNames.push_back(m_records.player());
    for (const data::PlayerSummary& each : m_records.players().value_or(std::vector<data::PlayerSummary>()))
        if (each.name != m_records.player() && each.name != data::unnamedPlayer && m_knownNames.size() < mostKnown)
            m_knownNames.push_back(each.name);
    for (std::size_t i = 0; i < std::min(m_knownNames.size(), m_players); ++i)
        m_names[i].setText(m_knownNames[i]);
}

void DuelScene::setPlayers(std::size_t count) {
    m_players = count;
    changed();
    arrangeAgain();
}

std::optional<std::size_t> DuelScene::fieldOf(const std::string& name) const {
    for (std::size_t i = 0; i < m_players; ++i)
        if (const auto entered = data::playerName(m_names[i].text());
            entered && data::foldedName(*entered) == data::foldedName(name))
            return i;
    return std::nullopt;
}

std::optional<std::size_t> DuelScene::emptyField() const {
    for (std::size_t i = 0; i < m_players; ++i)
        if (m_names[i].text().empty())
            return i;
    return std::nullopt;
}

void DuelScene::toggle(const std::string& name) {
    m_sounds.play(Sound::Press);
    if (const auto field = fieldOf(name)) {
        m_names[*field].setText({});
    } else {
        if (!emptyField() && m_players < lights::maxDuelPlayers) {
            m_names[m_players].setText({});
            setPlayers(m_players + 1);
        }
        if (const auto empty = emptyField())
            m_names[*empty].setText(name);
    }
    changed();
}

void DuelScene::focusAfter(std::size_t field) {
    m_form.focus(field + 1 < m_players ? static_cast<ui::Widget*>(&m_names[field + 1]) : &m_start);
}

bool DuelScene::possible(lights::Difficulty difficulty) const {
    lights::RandomSetting setting = m_setting;
    setting.wanted = difficulty;
    return lights::hasDivisibleBoard(setting, duelDivisor(m_way, m_players));
}

std::size_t DuelScene::difficulty() const {
    const auto wanted = std::get<lights::Difficulty>(m_setting.wanted);
    return static_cast<std::size_t>(
        std::find(lights::duelDifficulties.begin(), lights::duelDifficulties.end(), wanted) -
        lights::duelDifficulties.begin());
}

void DuelScene::changed() {
    std::transform(lights::duelDifficulties.begin(), lights::duelDifficulties.end(), m_offered.begin(),
                   [this](lights::Difficulty each) { return possible(each); });
    const auto offered = std::find(m_offered.begin(), m_offered.end(), true);
    m_possible = offered != m_offered.end();
    if (m_possible && !m_offered[difficulty()])
        m_setting.wanted = lights::duelDifficulties[static_cast<std::size_t>(offered - m_offered.begin())];
    placeHouses();
    m_form.refresh();
}

std::optional<std::vector<std::string>> DuelScene::names() {
    std::vector<std::string> entered;
    for (std::size_t i = 0; i < m_players; ++i) {
        const auto name = data::playerName(m_names[i].text());
        if (!name && name.error() != data::NameProblem::Empty) {
            m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, name.error()), {}, {}});
            m_form.focus(&m_names[i]);
            return std::nullopt;
        }
        entered.push_back(name ? *name : m_text.tr("Player {1}", i + 1));
        const auto same = [&](const std::string& other) {
            return data::foldedName(other) == data::foldedName(entered.back());
        };
        if (std::any_of(entered.begin(), entered.end() - 1, same)) {
            m_toasts.show({ui::Toast::Kind::Danger, m_text.tr("Two players are called {1}.", entered.back()), {}, {}});
            m_form.focus(&m_names[i]);
            return std::nullopt;
        }
    }
    return entered;
}

void DuelScene::start() {
    auto players = names();
    if (!players || !m_possible)
        return;
    m_sounds.play(Sound::Bell);
    Challenge board = drawDuelBoard(m_setting, m_way, players->size(), puzzle::seedText(m_entropy()));
    m_navigator.push(ToDuelPlay{{*std::move(players), m_way, std::move(board), 0, m_rounds}});
}

std::vector<ui::LegendEntry> DuelScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::NextControl}, m_text.tr("Next field")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Change")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Choose")), caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

std::unique_ptr<Scene> ToDuel::scene(const Services& with) const {
    return std::make_unique<DuelScene>(with, with.records, with.entropy);
}

void DuelScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    const bool compact = m_viewport.compact();
    ui::Row panels(page.body(compact ? 84 : 88, compact ? 10 : 24), compact ? 16 : 24);
    m_left = panels.first(page.width() * (compact ? 0.41F : 0.42F));
    m_right = panels.rest();
    placeLeft(measure);
    placeRight(measure);
    m_toasts.place({m_left.x + 20, m_left.y, m_left.w - 40, m_left.h - 20});
}

void DuelScene::placeLeft(const ui::Measure& measure) {
    const float side = padding(m_viewport);
    const ui::Rect inner{m_left.x + side, m_left.y, m_left.w - 2 * side, m_left.h - side};
    ui::Row counts({inner.x, inner.y + countTop, inner.w, ui::Tabs::height}, countGap);
    m_count.place(counts.first(ui::share(inner.w, 2, countGap)));
    m_boards.place(counts.rest());
    for (std::size_t i = 0; i < m_names.size(); ++i)
        m_names[i].place({inner.x + lanternRoom, inner.y + namesTop + namePitch * static_cast<float>(i),
                          inner.w - lanternRoom, ui::TextField::height});
    m_below = m_names[m_players - 1].bounds().bottom() + belowNames;
    const float top = m_below + toControl;
    const float known = placeKnown({inner.x, top, inner.w, inner.bottom() - top}, measure);
    const float taken = m_knownNames.empty() ? m_below + noteRoom : known;
    // What is left is for the street.
    const float high = std::min(highestStreet, inner.bottom() - taken - aboveStreet);
    m_street = high >= lowestStreet ? ui::Rect{inner.x, inner.bottom() - high, inner.w, high} : ui::Rect();
    placeHouses();
}

void DuelScene::placeHouses() {
    m_picture.clear();
    m_houses.clear();
    if (m_street.h <= 0)
        return;
    const House house = m_setting.rules.surface == lights::Surface::Plane ? House::Terrace : House::Round;
    const std::size_t count = m_way == DuelWay::Turns ? 1 : m_players;
    const float slot = m_street.w / static_cast<float>(count);
    const float beside = count > 1 ? besideHouse : 0; // For the lantern.
    for (std::size_t i = 0; i < count; ++i)
        m_houses.emplace_back(house,
                              ui::Rect{m_street.x + slot * static_cast<float>(i), m_street.y + aboveHouse,
                                       slot - beside, (1 - pavementShare) * m_street.h - aboveHouse},
                              m_setting.rows, m_setting.columns);
}

float DuelScene::placeKnown(ui::Rect room, const ui::Measure& measure) {
    ui::Vec at{room.x, room.y};
    for (std::size_t i = 0; i < mostKnown; ++i) {
        const float width = std::min(room.w, m_known[i].preferredWidth(measure));
        if (at.x > room.x && at.x + width > room.right())
            at = {room.x, at.y + chipHeight + chipGap};
        m_known[i].setVisible(i < m_knownNames.size() && at.y + chipHeight <= room.bottom());
        m_known[i].place({at.x, at.y, width, chipHeight});
        at.x += width + chipGap;
    }
    return std::min(at.y + chipHeight, room.bottom());
}

void DuelScene::placeRight(const ui::Measure& measure) {
    const float side = padding(m_viewport);
    const ui::Rect inner{m_right.x + side, m_right.y, m_right.w - 2 * side, m_right.h};
    float rules = 0; // Lines of the longer rules, so that nothing moves when the other way is chosen.
    for (const DuelWay way : {DuelWay::Turns, DuelWay::Alone})
        rules = std::max(
            rules, static_cast<float>(ui::wrapped(duelRules(m_text, way), ui::style::body, inner.w, measure).size()));
    const float sidesTop = rulesTop + rules * ui::style::body.size * ui::style::body.lineHeight + belowRules;
    const float spread = std::max(0.0F, m_right.h - sidesTop - toEnd) / 4; // A tall OS window has larger gaps.
    const auto at = [&](float top, int gaps) { return inner.y + top + spread * static_cast<float>(gaps) + toControl; };
    m_ways.place({inner.x, at(waysTop, 0), inner.w, ui::Tabs::height});
    m_ways.fit(measure);
    ui::Row row({inner.x, at(sidesTop, 1), inner.w, sideHeight}, chipGap);
    for (ui::PushButton& each : m_sides)
        each.place(row.first(ui::share(inner.w, m_sides.size(), chipGap)));
    m_surface.place({inner.x, at(sidesTop + toSurface, 2), inner.w, SurfacePicker::height});
    m_surface.fit(inner.w, measure);
    m_difficulty.place({inner.x, at(sidesTop + toDifficulty, 3), inner.w, ui::Tabs::height});
    m_difficulty.fit(measure);
    m_start.place({inner.x, inner.bottom() - (m_viewport.compact() ? 16.0F : 26.0F) - ui::PushButton::bigHeight,
                   inner.w, ui::PushButton::bigHeight});
}

std::string DuelScene::boardWords() const {
    if (!m_possible)
        return m_text.tr("No board of this size and surface gives everybody the same number of turns.");
    const lights::OptimumRange all =
        lights::possibilities(m_setting)->classes.range(std::get<lights::Difficulty>(m_setting.wanted));
    if (m_way == DuelWay::Alone)
        return movesWords(m_text, all);
    const auto players = static_cast<int>(m_players);
    const int least = (all.first + players - 1) / players;
    const int most = all.last / players;
    return least == most ? m_text.trn("{1} press for each player", "{1} presses for each player", most)
                         : m_text.tr("{1} to {2} presses for each player", least, most);
}

void DuelScene::drawLeft(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_left);
    const ui::Palette& colours = canvas.colours();
    const float side = padding(m_viewport);
    for (std::size_t i = 0; i < m_players; ++i) // It says whose field it is; an empty field says so in words.
        drawPlayerLantern(canvas, {m_left.x + side + lanternRoom / 2 - 4, m_names[i].bounds().y + 2}, 1, i, true);
    const ui::Rect below{m_left.x + side, m_below, m_left.w - 2 * side, noteRoom};
    if (!m_knownNames.empty())
        canvas.textFitted(m_text.tr("Known here"), {below.x, below.y}, below.w, ui::style::label, colours.text2);
    else
        canvas.paragraph(m_text.tr("Nothing about a duel is recorded, so any names will do."), below, ui::style::legend,
                         colours.text2);
    if (m_street.h > 0)
        drawStreet(canvas);
}

void DuelScene::paintHouses(Brush& brush, const ui::Theme& theme) const {
    const int side = m_setting.rows;
    lights::BitGrid lit(side, side);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            if ((5 * row + 3 * column + row * column) % 4 < 2) // No board: only houses where somebody is up.
                lit.set({row, column});
    for (const MiniHouse& house : m_houses)
        house.paint(brush, lights::Board(lit), lit, MiniHouse::Light::Lamp, theme);
}

/// In turn there is one house with the lanterns of all before it, one after the other a house for each.
void DuelScene::drawStreet(ui::Canvas& canvas) const {
    drawStreetView(canvas, m_street, m_houses.front().facade().ground);
    m_picture
        .on(canvas,
            [&](Brush& brush) {
                paintHouses(brush, canvas.theme());
                return m_street;
            })
        .draw(canvas);
    const float scale = std::clamp(m_street.h / fullStreet, 0.6F, 1.0F);
    const sf::Color iron = canvas.theme().flat ? sf::Color::White : look(canvas.theme()).iron;
    for (std::size_t player = 0; player < m_players; ++player) {
        const bool shared = m_houses.size() == 1;
        const Facade& house = m_houses[shared ? 0 : player].facade();
        const bool right = !shared || player % 2 == 1;
        const float away = scale * (besideHouse + (shared ? lanternPitch * static_cast<float>(player / 2) : 0.0F));
        const ui::Vec foot{right ? house.right() + away : house.wall.x - away, house.ground + 4};
        const float top = foot.y - 0.38F * m_street.h;
        canvas.line({foot.x, top + lanternHeight * scale}, foot, 3 * scale, iron);
        drawPlayerLantern(canvas, {foot.x, top}, scale, player, true);
    }
}

void DuelScene::drawRight(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_right);
    const ui::Palette& colours = canvas.colours();
    const ui::Rect ways = m_ways.bounds();
    canvas.paragraph(duelRules(m_text, m_way), {ways.x, m_right.y + rulesTop, ways.w, 110}, ui::style::body,
                     colours.text2);
    const ui::Vec sizes{ways.x, m_sides.front().bounds().y - toControl};
    const float label = canvas.text(m_text.tr("Board size"), sizes, ui::style::label, colours.text2);
    if (m_way == DuelWay::Turns)
        canvas.textFitted(m_text.tr("Larger boards cannot be judged at once."), {ways.right(), sizes.y},
                          ways.w - label - 20, ui::style::legend, colours.text2, ui::Align::Right);
    const ui::Rect below = m_difficulty.bounds();
    canvas.textFitted(boardWords(), {below.right(), below.y - toControl},
                      below.w - canvas.textWidth(m_difficulty.name(), ui::style::label) - 20, ui::style::legend,
                      m_possible ? colours.text : colours.danger, ui::Align::Right);
}

void DuelScene::drawPage(ui::Canvas& canvas) const {
    drawLeft(canvas);
    drawRight(canvas);
}

} // namespace game
