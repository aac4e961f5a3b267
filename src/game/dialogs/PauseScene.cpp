// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/PauseScene.hpp"

#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/services/Preferences.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace game {

namespace {

std::string continueLabel(const text::Text& text, const ToPause& to) {
    return to.continueLabel.empty() ? text.trc("playing", "Continue") : to.continueLabel;
}

std::string fullscreenLabel(const text::Text& text, const data::Settings& settings) {
    return settings.fullscreen ? text.tr("Leave full screen") : text.tr("Full screen");
}

std::string muteLabel(const text::Text& text, const data::Settings& settings) {
    return settings.mute ? text.tr("Sound on") : text.tr("Mute");
}

/// Words what comes from the scene below in the current language.
void translate(ToPause& to) {
    if (!to.translated)
        return;
    ToPause now = to.translated();
    to.title = std::move(now.title);
    to.heading = std::move(now.heading);
    to.continueLabel = std::move(now.continueLabel);
    to.idea = std::move(now.idea);
    to.entries = std::move(now.entries);
}

constexpr float menuPadding = 28;
constexpr float oneColumnWidth = 364;
constexpr float columnWidth = 300;
constexpr float menuGap = 12;
constexpr float glowGap = 8; ///< Extra space below the lit entry, and above the one that leaves.
constexpr std::size_t rowsInOneColumn = 8;
constexpr float menuPitch = 56;
constexpr float menuTitleHeight = 84;

constexpr float narrowest = 342; ///< The column of the actions.
constexpr float pausePadding = 28;
constexpr float panelTop = 56;
constexpr float screenEdge = 16; ///< Least distance of the panel from the edge of the window.
constexpr float headHeight = 104;
constexpr float ideaTop = 102; ///< From the top of the panel to the middle of the idea's first line.
constexpr float ideaPitch = ui::style::secondary.size * 1.3F;
constexpr float belowIdea = 8;
constexpr float belowContinue = 20;
constexpr float actionHeight = 50;
constexpr float actionPitch = 58;
constexpr float lineBelowActions = 14;
constexpr float moreBelowLine = 9;
constexpr float moreHeight = 38;
constexpr float bottomPadding = 18;
constexpr float listPadding = 24;   ///< Around the columns of what is under "More".
constexpr float narrowestRow = 236; ///< One of these columns.
constexpr float listRow = 36;
constexpr float listPitch = 38;
constexpr float headRoom = 42; ///< Above the rows of a group, for its sign.
constexpr float groupGap = 12;
constexpr float legendStrip = 92;
constexpr ui::Seconds appearTime = 0.18F;

ui::Icon iconOf(ui::Action action) {
    using ui::Icon;
    static const std::vector<std::pair<ui::Action, Icon>> icons{
        {action::undo, Icon::Undo},        {action::redo, Icon::Redo},
        {action::hint, Icon::Hint},        {action::showSolution, Icon::Solve},
        {action::more, Icon::Menu},        {ui::Action::Copy, Icon::Copy},
        {ui::Action::Paste, Icon::Folder}, {action::next, Icon::Forward},
        {action::mark, Icon::Cross},       {action::zoomIn, Icon::Plus},
        {action::zoomOut, Icon::Minus},    {action::wholeBoard, Icon::Grid},
        {action::skip, Icon::Forward},     {ui::Action::PreviousTab, Icon::Back},
        {action::sheet, Icon::Book},       {action::quietPatterns, Icon::Grid},
        {action::chase, Icon::Down},       {action::myPresses, boardIcon::press},
        {action::shapes, Icon::Sun},       {action::watch, boardIcon::bullseye},
        {action::mirror, Icon::Bulb},      {action::lesson, Icon::Book},
        {action::about, Icon::Info}};
    const auto found =
        std::find_if(icons.begin(), icons.end(), [action](const auto& one) { return one.first == action; });
    return found != icons.end() ? found->second : Icon::Info;
}

ui::ButtonFace actionFace(ui::Icon icon) {
    ui::ButtonFace face = wordsFace(icon);
    face.alignLeft = true;
    return face;
}

ui::ButtonFace moreFace() {
    ui::ButtonFace face;
    face.kind = ui::ButtonFace::Kind::Plain;
    return face;
}

/// The groups under "More", in their order.
enum class MoreGroup : std::uint8_t { Aids, Board, Game };
constexpr std::array moreGroups{MoreGroup::Aids, MoreGroup::Board, MoreGroup::Game};

MoreGroup groupOf(ui::Action action) {
    for (const ui::Action each :
         {action::zoomIn, action::zoomOut, action::wholeBoard, action::fullscreen, action::mute})
        if (action == each)
            return MoreGroup::Game;
    for (const ui::Action each : {action::undo, action::redo, action::mark, action::next, action::skip,
                                  ui::Action::PreviousTab, ui::Action::Copy, ui::Action::Paste})
        if (action == each)
            return MoreGroup::Board;
    return MoreGroup::Aids;
}

std::string groupTitle(const text::Text& text, MoreGroup group) {
    switch (group) {
    case MoreGroup::Aids:
        return text.tr("A little help");
    case MoreGroup::Board:
        return text.tr("This board");
    case MoreGroup::Game:
        break;
    }
    return text.tr("Picture and sound");
}

/// How high some of the groups are, one below the other.
float heightOf(std::span<const std::size_t> rowsOfGroups) {
    float height = -groupGap;
    for (const std::size_t rows : rowsOfGroups)
        if (rows > 0)
            height += groupGap + headRoom + static_cast<float>(rows - 1) * listPitch + listRow;
    return std::max(0.0F, height);
}

} // namespace

OfferingScene::OfferingScene(ToPause to, const SceneContext& context)
    : OverlayScene(context)
    , m_to(std::move(to)) {}

void OfferingScene::choose(ui::Action action) {
    if (closed())
        return;
    close();
    if (action != ui::Action::None)
        m_to.chosen(action);
}

void OfferingScene::toggleSetting(bool data::Settings::*setting) {
    const bool on = !(m_preferences.get().*setting);
    m_preferences.change([&](data::Settings& settings) { settings.*setting = on; });
    reword();
}

MenuScene::MenuScene(ToPause to, const SceneContext& context)
    : OfferingScene(std::move(to), context) {
    for (MenuEntry& offer : menuEntries())
        addRow(std::move(offer));
    m_form.setColumn(true);
    m_form.focus(&m_rows.front().button);
}

std::vector<MenuScene::MenuEntry> MenuScene::menuEntries() {
    std::vector<MenuEntry> menuEntries;
    menuEntries.push_back(
        {ui::Action::Back, false, continueLabel(m_text, m_to), true, [this] { choose(ui::Action::None); }});
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action != ui::Action::Back)
            menuEntries.push_back(
                {entry.action, true, entry.label, entry.enabled, [this, action = entry.action] { choose(action); }});
    const data::Settings& settings = m_preferences.get();
    menuEntries.push_back({action::fullscreen, false, fullscreenLabel(m_text, settings), true,
                           [this] { toggleSetting(&data::Settings::fullscreen); }});
    menuEntries.push_back(
        {action::mute, false, muteLabel(m_text, settings), true, [this] { toggleSetting(&data::Settings::mute); }});
    menuEntries.push_back(
        {ui::Action::None, false, m_text.tr("Settings"), true, [this] { m_navigator.push(ToSettings{}); }});
    menuEntries.push_back(
        {action::help, false, m_text.tr("Help"), true, [this] { m_navigator.push(ToHelp{m_to.help}); }});
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action == ui::Action::Back)
            menuEntries.push_back(
                {ui::Action::None, false, entry.label, entry.enabled, [this] { choose(ui::Action::Back); }});
    return menuEntries;
}

void MenuScene::addRow(MenuEntry offer) {
    ui::ButtonFace face;
    face.kind = m_rows.empty() ? ui::ButtonFace::Kind::Primary : ui::ButtonFace::Kind::Secondary;
    face.label = std::move(offer.label);
    Row& row = m_rows.emplace_back();
    row.action = offer.action;
    row.fromScene = offer.fromScene;
    row.button.setFace(std::move(face));
    row.button.onPress = std::move(offer.pressed);
    row.button.setEnabled(offer.enabled);
    m_form.add(row.button);
}

void MenuScene::arrange(const ui::Viewport&, const ui::Measure&) {
    reword();
    placeRows();
    const KeyCaps caps(m_text, m_input);
    for (Row& row : m_rows)
        row.button.setKey(row.action != ui::Action::None ? caps.of(row.action) : std::string());
}

void MenuScene::placeRows() {
    // Many entries are put in two columns between the first and the last, so that they fit a small window.
    const bool two = m_rows.size() > rowsInOneColumn;
    const std::size_t between = m_rows.size() - 2;
    const std::size_t below = two ? (between + 1) / 2 : between;
    const float own = two ? columnWidth : oneColumnWidth;
    const float wide = two ? 2 * columnWidth + menuGap : oneColumnWidth;
    const float width = wide + 2 * menuPadding;
    const float height = menuTitleHeight + 2 * glowGap + static_cast<float>(below + 2) * menuPitch + 16;
    placePanel(m_viewport, {width, height});
    const ui::Vec first{panel().x + menuPadding, panel().y + menuTitleHeight};
    constexpr float high = ui::PushButton::height;
    std::size_t index = 0;
    for (Row& row : m_rows) {
        const std::size_t column = index > below ? 1 : 0;
        const auto down = static_cast<float>(column == 1 ? index - below : index);
        row.button.place(
            {first.x + static_cast<float>(column) * (own + menuGap), first.y + glowGap + down * menuPitch, own, high});
        ++index;
    }
    m_rows.front().button.place({first.x, first.y, wide, high});
    const float last = 2 * glowGap + static_cast<float>(below + 1) * menuPitch;
    m_rows.back().button.place({first.x, first.y + last, wide, high});
}

void MenuScene::reword() {
    translate(m_to);
    auto row = m_rows.begin();
    for (MenuEntry& offer : menuEntries())
        (row++)->button.setLabel(std::move(offer.label));
}

bool MenuScene::act(ui::Action action) {
    if (action == action::pause) {
        close();
        return true;
    }
    if (action == action::help) { // The game would open the page of Lights Out.
        m_navigator.push(ToHelp{m_to.help});
        return true;
    }
    for (const Row& row : m_rows)
        if (row.fromScene && row.action == action && row.button.enabled()) {
            choose(action);
            return true;
        }
    return false;
}

void MenuScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_to.heading, {panel().x + menuPadding, panel().y + 34}, ui::style::dialogTitle, colours.text);
    canvas.textFitted(m_to.title, {panel().x + menuPadding, panel().y + 62}, panel().w - 2 * menuPadding,
                      ui::style::secondary, colours.text2);
    m_form.draw(canvas);
}

PauseScene::PauseScene(ToPause to, const SceneContext& context)
    : OfferingScene(std::move(to), context)
    , m_more(moreFace(), [this] { toggleMore(); })
    , m_unfolded(m_to.unfolded) {
    addRow(ui::Action::Back, false, bigFace(ui::Icon::Play), [this] { choose(ui::Action::None); });
    const auto offered = [this](ui::Action action) {
        return std::any_of(m_to.entries.begin(), m_to.entries.end(),
                           [action](const ToPause::Entry& entry) { return entry.action == action; });
    };
    if (offered(action::restart))
        addRow(action::restart, true, actionFace(ui::Icon::Restart), [this] { choose(action::restart); });
    addRow(ui::Action::None, false, actionFace(ui::Icon::Sliders), [this] { m_navigator.push(ToSettings{}); });
    addRow(action::help, false, actionFace(ui::Icon::Info), [this] { m_navigator.push(ToHelp{m_to.help}); });
    if (offered(ui::Action::Back))
        addRow(ui::Action::None, true, actionFace(ui::Icon::Grid), [this] { choose(ui::Action::Back); });
    m_form.add(m_more);
    for (const MoreGroup group : moreGroups)
        for (const ToPause::Entry& entry : m_to.entries)
            if (entry.action != action::restart && entry.action != ui::Action::Back && groupOf(entry.action) == group)
                addMore(entry.action, true, iconOf(entry.action), [this, action = entry.action] { choose(action); });
    addMore(action::fullscreen, false, ui::Icon::Screen, [this] { toggleSetting(&data::Settings::fullscreen); });
    addMore(action::mute, false, ui::Icon::Muted, [this] { toggleSetting(&data::Settings::mute); });
    m_form.setColumn(true);
    m_form.focus(m_unfolded ? &m_others.front().button : &m_actions.front().button);
}

bool PauseScene::moreShown() const {
    return m_unfolded || m_preferences.get().pauseMore;
}

bool PauseScene::leaves() const {
    return std::ranges::any_of(m_to.entries,
                               [](const ToPause::Entry& entry) { return entry.action == ui::Action::Back; });
}

void PauseScene::addRow(ui::Action action, bool fromScene, ui::ButtonFace face, std::function<void()> pressed) {
    Entry& entry = m_actions.emplace_back(action, fromScene);
    entry.button.setFace(std::move(face));
    entry.button.onPress = std::move(pressed);
    m_form.add(entry.button);
}

void PauseScene::addMore(ui::Action action, bool fromScene, ui::Icon icon, std::function<void()> pressed) {
    Entry& entry = m_others.emplace_back(action, fromScene);
    entry.button.setFace(wordsFace(icon, ui::ButtonFace::Kind::Plain));
    entry.button.onPress = std::move(pressed);
    m_form.add(entry.button);
}

PauseScene::Words PauseScene::wordsOf(const Entry& entry) const {
    const data::Settings& settings = m_preferences.get();
    if (entry.fromScene) {
        const ui::Action action = entry.action == ui::Action::None ? ui::Action::Back : entry.action;
        const auto offer = std::find_if(m_to.entries.begin(), m_to.entries.end(),
                                        [action](const ToPause::Entry& one) { return one.action == action; });
        return {offer->label, offer->enabled};
    }
    if (entry.action == ui::Action::Back)
        return {continueLabel(m_text, m_to)};
    if (entry.action == action::fullscreen)
        return {fullscreenLabel(m_text, settings)};
    if (entry.action == action::mute)
        return {muteLabel(m_text, settings)};
    return {entry.action == action::help ? m_text.tr("Help") : m_text.tr("Settings")};
}

void PauseScene::reword() {
    translate(m_to);
    for (std::list<Entry>* entries : {&m_actions, &m_others})
        for (Entry& entry : *entries) {
            Words words = wordsOf(entry);
            entry.button.setLabel(std::move(words.label));
            entry.button.setEnabled(words.enabled);
        }
    m_others.back().button.setLeading(m_preferences.get().mute ? ui::Icon::Speaker : ui::Icon::Muted);
    m_more.setLabel(m_text.tr("More"));
}

void PauseScene::toggleMore() {
    const bool shown = !moreShown();
    m_unfolded = false;
    m_preferences.change([shown](data::Settings& settings) { settings.pauseMore = shown; });
    m_sounds.play(Sound::Select);
    m_form.focus(shown ? &m_others.front().button : &m_more);
    arrangeAgain();
}

void PauseScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    reword();
    const KeyCaps caps(m_text, m_input);
    for (std::list<Entry>* entries : {&m_actions, &m_others})
        for (Entry& entry : *entries)
            entry.button.setKey(entry.action != ui::Action::None ? caps.of(entry.action)
                                : entry.fromScene                ? caps.of(ui::Action::PreviousTab)
                                                                 : std::string());
    place(measure);
    m_legend.setEntries({caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Choose")),
                         caps.entry({ui::Action::Confirm}, m_text.tr("Do it")),
                         caps.entry({ui::Action::Back}, m_text.trc("playing", "Continue"))});
    const ui::Rect content = viewport.content();
    m_legend.place(
        {content.x + viewport.margin(), content.h - legendStrip, content.w - 2 * viewport.margin(), legendStrip});
}

void PauseScene::place(const ui::Measure& measure) {
    const bool open = moreShown();
    const ui::Vec window = m_viewport.size();
    const float room = window.y - 2 * screenEdge;
    float width = narrowest;
    for (const Entry& entry : m_actions)
        width = std::max(width, std::ceil(entry.button.preferredWidth(measure)) + 2 * pausePadding);
    m_idea = m_to.idea.empty() ? std::vector<std::string>()
                               : ui::wrapped(m_to.idea, ui::style::secondary, width - 2 * pausePadding, measure);
    float high = headHeight + ui::PushButton::bigHeight + belowContinue +
                 static_cast<float>(m_actions.size() - 1) * actionPitch - (actionPitch - actionHeight) +
                 lineBelowActions + moreBelowLine + moreHeight + bottomPadding;
    float idea = m_idea.empty() ? 0 : static_cast<float>(m_idea.size()) * ideaPitch + belowIdea;
    if (high + idea > room) { // The idea is known by then: it gives way to what can be done.
        m_idea.clear();
        idea = 0;
    }
    high += idea;
    const ui::Vec list = open ? listSize(width, measure) : ui::Vec();
    const ui::Vec size{width + list.x, std::max(high, list.y)};
    if (beside())
        placePanelAt(m_viewport, {m_viewport.content().right() - m_viewport.margin() - size.x,
                                  std::min(panelTop, (window.y - size.y) / 2), size.x, size.y});
    else
        placePanel(m_viewport, size);
    if (m_to.leavesFree)
        m_to.leavesFree(beside() ? panel().x : window.x);

    m_main = {panel().right() - width, panel().y, width, panel().h};
    m_line = placeActions(m_main.y + headHeight + idea) + lineBelowActions;
    m_more.setTrailing(open ? ui::Icon::Forward : ui::Icon::Back); // Towards where the list goes, and comes from.
    m_more.place({m_main.x + pausePadding, m_line + moreBelowLine, m_main.w - 2 * pausePadding, moreHeight});
    placeOthers(measure);
}

ui::Vec PauseScene::listSize(float beside, const ui::Measure& measure) {
    std::array<std::size_t, moreGroups.size()> rows{};
    for (const Entry& entry : m_others)
        ++rows[static_cast<std::size_t>(groupOf(entry.action))];
    const std::span<const std::size_t> groups(rows);
    const float room = m_viewport.size().y - 2 * screenEdge;
    float high = heightOf(groups);
    m_columns = high + 2 * listPadding > room ? 2 : 1;
    if (m_columns > 1) // The aids have a column of their own.
        high = std::max(heightOf(groups.first(1)), heightOf(groups.subspan(1)));
    const auto columns = static_cast<float>(m_columns);
    const float most = (m_viewport.size().x - 2 * screenEdge - beside - (columns + 1) * listPadding) / columns;
    m_column = narrowestRow;
    for (Entry& entry : m_others) {
        entry.button.setHideKey(false);
        m_column = std::max(m_column, std::ceil(entry.button.preferredWidth(measure)));
    }
    m_column = std::min(m_column, most);
    return {columns * m_column + (columns + 1) * listPadding, high + 2 * listPadding};
}

float PauseScene::placeActions(float top) {
    const float room = m_main.w - 2 * pausePadding;
    float y = top;
    for (Entry& entry : m_actions) {
        const bool first = &entry == &m_actions.front();
        const float own = first ? ui::PushButton::bigHeight : actionHeight;
        entry.button.place({m_main.x + pausePadding, y, room, own});
        y += first ? own + belowContinue : actionPitch;
    }
    return m_actions.back().button.bounds().bottom();
}

void PauseScene::placeOthers(const ui::Measure& measure) {
    m_heads.clear();
    ui::Vec at{panel().x + listPadding, panel().y + listPadding};
    std::optional<MoreGroup> before;
    for (Entry& entry : m_others) {
        entry.button.setVisible(moreShown());
        const MoreGroup group = groupOf(entry.action);
        if (group != before) {
            if (before == MoreGroup::Aids && m_columns > 1)
                at = {at.x + m_column + listPadding, panel().y + listPadding};
            else if (before)
                at.y += groupGap - (listPitch - listRow);
            m_heads.push_back({groupTitle(m_text, group), {at.x, at.y + headRoom / 2 - 4}});
            at.y += headRoom;
            before = group;
        }
        entry.button.fit({at.x, at.y, m_column, listRow}, measure);
        at.y += listPitch;
    }
}

bool PauseScene::act(ui::Action action) {
    if (action == action::pause) {
        close();
        return true;
    }
    if (action == action::help) { // The game would open the page of Lights Out.
        m_navigator.push(ToHelp{m_to.help});
        return true;
    }
    if (action == action::more) {
        toggleMore();
        return true;
    }
    if (action == ui::Action::PreviousTab && leaves()) { // A board is left in two steps.
        choose(ui::Action::Back);
        return true;
    }
    for (const std::list<Entry>* entries : {&m_actions, &m_others})
        for (const Entry& entry : *entries)
            if (entry.fromScene && entry.action == action && entry.button.enabled()) {
                choose(action);
                return true;
            }
    return false;
}

void PauseScene::update(ui::Seconds step) {
    m_legend.setDevice(m_input.lastDevice());
    m_appear.send(1, m_preferences.motion().duration(appearTime));
    m_appear.update(step);
    OverlayScene::update(step);
}

bool PauseScene::animating() const {
    return m_appear.target() == 0 || m_appear.moving() || OverlayScene::animating();
}

void PauseScene::draw(ui::Canvas& canvas) const {
    const float shown = m_appear.value();
    if (!beside())
        ui::drawScrim(canvas, {0, 0, m_viewport.size().x, m_viewport.size().y}, m_to.shut ? 0.45F * shown : shown);
    const ui::Canvas::Layer layer(canvas, {0, m_preferences.get().reducedMotion ? 0 : 12 * (1 - shown)}, shown);
    if (beside())
        m_legend.draw(canvas);
    ui::drawPanel(canvas, panel());
    const ui::Palette& colours = canvas.colours();
    const float left = m_main.x + pausePadding;
    const float room = m_main.w - 2 * pausePadding;
    canvas.text(m_text.tr("Pause"), {left, panel().y + 41}, ui::style::dialogTitle, colours.text);
    canvas.textFitted(m_to.title, {left, panel().y + 76}, room, ui::style::secondary, colours.text2);
    float y = panel().y + ideaTop;
    for (const std::string& line : m_idea) {
        canvas.textFitted(line, {left, y}, room, ui::style::secondary, colours.text);
        y += ideaPitch;
    }
    canvas.fill({left, m_line, room, 1}, colours.lineSoft);
    if (moreShown()) {
        canvas.fill({m_main.x, panel().y + listPadding, 1, panel().h - 2 * listPadding}, colours.lineSoft);
        for (const auto& [words, at] : m_heads)
            drawStreetSign(canvas, at, words);
    }
    m_form.draw(canvas);
}

std::unique_ptr<Scene> ToPause::scene(const Services& with) const {
    if (heading.empty())
        return std::make_unique<PauseScene>(*this, with);
    return std::make_unique<MenuScene>(*this, with);
}

} // namespace game
