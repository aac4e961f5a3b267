// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/PauseScene.hpp"

#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/services/Preferences.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
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

constexpr float narrow = 342; ///< The panel, with three tiles in a row.
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
constexpr float aboveTiles = 8; ///< Room for the focus ring of "More".
constexpr float bottomPadding = 18;
const ui::Vec smallestTile{90, 58};
constexpr float smallestLetters = 12; ///< In pixels: no text is smaller.
constexpr float tileGap = 8;
constexpr int fewestInRow = 3;
constexpr int mostInRow = 7;
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

/// The width that a label takes in at most two lines, where a word is not broken.
float widthInTwoLines(std::string_view label, const ui::TextStyle& style, const ui::Measure& measure) {
    float width = measure(label, style);
    for (std::size_t at = label.find(' '); at != std::string_view::npos; at = label.find(' ', at + 1))
        width = std::min(width, std::max(measure(label.substr(0, at), style), measure(label.substr(at + 1), style)));
    return std::ceil(width);
}

/// Large enough for two lines with the words of every tile, also where the letters are large for the window.
template<class Tiles>
ui::Vec tileSize(const Tiles& tiles, const ui::Measure& measure, float scale) {
    ui::Vec size = smallestTile;
    ui::TextStyle style = ui::PushButton::tileWords;
    style.size = std::max(style.size, smallestLetters / scale);
    for (const auto& tile : tiles)
        size.x =
            std::max(size.x, widthInTwoLines(tile.button.face().label, style, measure) + 2 * ui::PushButton::tileSide);
    size.y += 2 * (style.size - ui::PushButton::tileWords.size);
    return size;
}

float tilesWidth(int inRow, float tileWidth) {
    return static_cast<float>(inRow) * (tileWidth + tileGap) - tileGap;
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
    for (const ToPause::Entry& entry : m_to.entries)
        if (entry.action != action::restart && entry.action != ui::Action::Back)
            addTile(entry.action, true, iconOf(entry.action), [this, action = entry.action] { choose(action); });
    addTile(action::fullscreen, false, ui::Icon::Screen, [this] { toggleSetting(&data::Settings::fullscreen); });
    addTile(action::mute, false, ui::Icon::Speaker, [this] { toggleSetting(&data::Settings::mute); });
    m_form.setColumn(true);
    m_form.focus(m_unfolded ? &m_tiles.front().button : &m_actions.front().button);
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

void PauseScene::addTile(ui::Action action, bool fromScene, ui::Icon icon, std::function<void()> pressed) {
    Entry& entry = m_tiles.emplace_back(action, fromScene);
    entry.button.setFace(wordsFace(icon, ui::ButtonFace::Kind::Tile));
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
    for (std::list<Entry>* entries : {&m_actions, &m_tiles})
        for (Entry& entry : *entries) {
            Words words = wordsOf(entry);
            entry.button.setLabel(std::move(words.label));
            entry.button.setEnabled(words.enabled);
        }
    m_more.setLabel(m_text.tr("More"));
}

void PauseScene::toggleMore() {
    const bool shown = !moreShown();
    m_unfolded = false;
    m_preferences.change([shown](data::Settings& settings) { settings.pauseMore = shown; });
    m_sounds.play(Sound::Select);
    arrangeAgain();
}

void PauseScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    reword();
    m_idea = m_to.idea.empty() ? std::vector<std::string>()
                               : ui::wrapped(m_to.idea, ui::style::secondary, narrow - 2 * pausePadding, measure);
    place();
    const KeyCaps caps(m_text, m_input);
    for (Entry& entry : m_actions)
        entry.button.setKey(entry.action != ui::Action::None ? caps.of(entry.action)
                            : entry.fromScene                ? caps.of(ui::Action::PreviousTab)
                                                             : std::string());
    m_legend.setEntries({caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Choose")),
                         caps.entry({ui::Action::Confirm}, m_text.tr("Do it")),
                         caps.entry({ui::Action::Back}, m_text.trc("playing", "Continue"))});
    const ui::Rect content = viewport.content();
    m_legend.place(
        {content.x + viewport.margin(), content.h - legendStrip, content.w - 2 * viewport.margin(), legendStrip});
}

void PauseScene::place() {
    const bool open = moreShown();
    const float ideaHeight = m_idea.empty() ? 0 : static_cast<float>(m_idea.size()) * ideaPitch + belowIdea;
    const float above = headHeight + ui::PushButton::bigHeight + belowContinue +
                        static_cast<float>(m_actions.size() - 1) * actionPitch - (actionPitch - actionHeight) +
                        lineBelowActions + moreBelowLine + moreHeight;
    const ui::Vec window = m_viewport.size();
    const ui::Vec tile = tileSize(m_tiles, m_measure, m_viewport.scale());
    const auto height = [&](int inRow) {
        const auto rows = static_cast<float>((static_cast<int>(m_tiles.size()) + inRow - 1) / inRow);
        return above + (open ? aboveTiles + rows * (tile.y + tileGap) : 0) + bottomPadding;
    };
    const float room = window.y - 2 * screenEdge;
    int inRow = fewestInRow;
    while (open && inRow < mostInRow && height(inRow) > room)
        ++inRow;
    if (height(inRow) + ideaHeight > room) // The idea is known by then: it gives way to what can be done.
        m_idea.clear();
    const float idea = m_idea.empty() ? 0 : ideaHeight;
    const float width = tilesWidth(inRow, tile.x) + 2 * pausePadding;
    const float high = height(inRow) + idea;
    if (beside())
        placePanelAt(m_viewport, {m_viewport.content().right() - m_viewport.margin() - width,
                                  std::min(panelTop, (window.y - high) / 2), width, high});
    else
        placePanel(m_viewport, {width, high});

    m_line = placeActions(panel().y + headHeight + idea) + lineBelowActions;
    m_more.setTrailing(open ? ui::Icon::Up : ui::Icon::Down);
    m_more.place({panel().x + pausePadding, m_line + moreBelowLine, panel().w - 2 * pausePadding, moreHeight});
    placeTiles(m_more.bounds().bottom() + aboveTiles, inRow);
}

float PauseScene::placeActions(float top) {
    const float room = panel().w - 2 * pausePadding;
    float y = top;
    for (Entry& entry : m_actions) {
        const bool first = &entry == &m_actions.front();
        const float own = first ? ui::PushButton::bigHeight : actionHeight;
        entry.button.place({panel().x + pausePadding, y, room, own});
        y += first ? own + belowContinue : actionPitch;
    }
    return m_actions.back().button.bounds().bottom();
}

void PauseScene::placeTiles(float top, int inRow) {
    const ui::Vec tile = tileSize(m_tiles, m_measure, m_viewport.scale());
    int index = 0;
    for (Entry& entry : m_tiles) {
        const auto column = static_cast<float>(index % inRow);
        const auto row = static_cast<float>(index / inRow);
        entry.button.setVisible(moreShown());
        entry.button.place(
            {panel().x + pausePadding + column * (tile.x + tileGap), top + row * (tile.y + tileGap), tile.x, tile.y});
        ++index;
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
    for (const std::list<Entry>* entries : {&m_actions, &m_tiles})
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
    const float left = panel().x + pausePadding;
    const float room = panel().w - 2 * pausePadding;
    canvas.text(m_text.tr("Pause"), {left, panel().y + 41}, ui::style::dialogTitle, colours.text);
    canvas.textFitted(m_to.title, {left, panel().y + 76}, room, ui::style::secondary, colours.text2);
    float y = panel().y + ideaTop;
    for (const std::string& line : m_idea) {
        canvas.textFitted(line, {left, y}, room, ui::style::secondary, colours.text);
        y += ideaPitch;
    }
    canvas.fill({left, m_line, room, 1}, colours.lineSoft);
    m_form.draw(canvas);
}

std::unique_ptr<Scene> ToPause::scene(const Services& with) const {
    if (heading.empty())
        return std::make_unique<PauseScene>(*this, with);
    return std::make_unique<MenuScene>(*this, with);
}

} // namespace game
