// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/HelpScene.hpp"

#include "game/look/Paper.hpp"
#include "game/look/Signs.hpp"
#include "game/look/facade/MiniHouse.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace game {

namespace {

constexpr float top = 88;
constexpr float panelGap = 24;
constexpr float panelPadding = 26;
constexpr float nailInset = 14;
constexpr float titleTop = 38; ///< From the top of a panel to the middle of its title.
constexpr float firstRow = 38; ///< From the middle of a title to that of the first row.
constexpr float rowPitch = 30; ///< A key cap and a gap.
constexpr float sectionGap = 22;
constexpr float spareLabel = 60; ///< At most, beside the longest label, where the caps stand in one column.
constexpr float capGap = 6;
constexpr float columnGap = 30; ///< Between two columns of keys.
constexpr float bleed = 12;     ///< Room for the panels' shadows in the area that scrolls.
constexpr float sideBleed = 20;
constexpr float scrollStep = 66;
constexpr float pictureHeight = 112; ///< Of the house above the rules, with what is around it.
constexpr float mostLonger = 60;     ///< What it may add to the height of both panels.
constexpr ui::TextStyle ruleStyle{ui::Face::Regular, 17, 1.45F};
const ui::TextStyle& labelStyle = ui::style::label;
const ui::TextStyle& wordStyle = ui::style::legend;

float capsWidth(const std::vector<std::string>& caps, const ui::Measure& measure) {
    float width = 0;
    for (const std::string& cap : caps)
        width += ui::keycapWidth(cap, measure) + capGap;
    return width;
}

void drawCaps(ui::Canvas& canvas, const std::vector<std::string>& caps, ui::Vec at) {
    for (const std::string& cap : caps)
        at.x += ui::drawKeycap(canvas, cap, at) + capGap;
}

std::vector<std::string> keyNames(const text::Text& text, const ui::InputMapper& input, ui::Action action) {
    std::vector<std::string> names;
    for (const ui::KeyStroke& stroke : input.bindings().keysOf(action))
        names.push_back(keyCap(text, stroke, input.letters()));
    return names;
}

std::vector<std::string> padNames(const text::Text& text, const ui::Bindings& bindings, ui::Action action) {
    std::vector<std::string> names;
    for (const ui::PadInput& input : bindings.padOf(action))
        names.push_back(keyCap(text, ui::padName(input)));
    return names;
}

/// Makes one cap of the arrows, or of several keys with the same modifiers, such as "Ctrl+↑ ↓ ← →".
void joinModified(std::vector<std::string>& caps) {
    if (caps == std::vector<std::string>{"Up", "Down", "Left", "Right"})
        caps = {"↑ ↓ ← →"};
    if (caps.size() < 2)
        return;
    const std::size_t plus = caps.front().rfind('+');
    if (plus == std::string::npos || plus + 1 == caps.front().size())
        return;
    const std::string modifiers = caps.front().substr(0, plus + 1);
    const auto isAlike = [&](const std::string& cap) {
        return cap.size() > modifiers.size() && cap.starts_with(modifiers) && cap.find('+', plus + 1) == cap.npos;
    };
    if (!std::all_of(caps.begin(), caps.end(), isAlike))
        return;
    std::string joined = caps.front();
    for (std::size_t i = 1; i < caps.size(); ++i)
        joined += " " + caps[i].substr(modifiers.size());
    caps = {std::move(joined)};
}

} // namespace

HelpScene::HelpScene(const ToHelp& to, const SceneContext& context)
    : PageScene(context)
    , m_page({}, static_cast<std::size_t>(to.page), [this](std::size_t) {
        m_sounds.play(Sound::Select);
        arrangeAgain();
    }) {
    m_scroll.drawContent = [this](ui::Canvas& canvas) { drawContent(canvas); };
    m_form.add(m_page, [this](auto& it) {
        it.setName(m_text.tr("Help"));
        it.setItems({{m_text.tr("Lights Out")},
                     {m_text.tr("Arukone")},
                     {m_text.tr("Level editor")},
                     {m_text.tr("Accessibility")}});
    });
    m_form.add(m_scroll);
    m_header.addTo(m_form);
    m_form.focus(&m_page);
}

void HelpScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    ui::Row(page.headerEnd(page.width(), ui::Tabs::height)).placeLast(measure, m_page);
    const ui::Rect body = page.body(top, 0);
    m_scroll.place({body.x - sideBleed, body.y - bleed, body.w + 2 * sideBleed, body.h + bleed});
    m_sections = sections();
    m_house.reset();
    m_picture.clear();
    const float height = m_viewport.compact() ? placeStacked(body.w, measure) : placeSideBySide(body, measure);
    m_scroll.setContentHeight(height);
    m_scroll.scrollBy(-height); // Another page begins at its top.
}

float HelpScene::placeStacked(float width, const ui::Measure& measure) {
    m_rules = {sideBleed, bleed, width, placeRules(width, measure)};
    m_keys = {sideBleed, m_rules.bottom() + panelGap, width, 0};
    m_keys.h = placeSections(width, measure);
    return m_keys.bottom() + panelGap;
}

float HelpScene::placeSideBySide(const ui::Rect& body, const ui::Measure& measure) {
    const float words = std::clamp(0.27F * body.w, 320.0F, 460.0F);
    m_rules = {sideBleed, bleed, words, placeRules(words, measure)};
    const float keys = body.w - words - panelGap;
    m_keys = {m_rules.right() + panelGap, bleed, keys, placeSections(keys, measure)};
    float height = std::max({m_rules.h, m_keys.h, body.h - panelGap});
    // Beside so many words a picture, if they leave room for it: above them, since below the view may end.
    if (m_rules.h + pictureHeight <= height + mostLonger) {
        height = std::max(height, m_rules.h + pictureHeight);
        m_house =
            ui::Rect{m_rules.x + panelPadding, m_rules.y + titleTop + 20, words - 2 * panelPadding, pictureHeight};
        for (Line& line : m_lines)
            line.y += pictureHeight;
    }
    m_rules.h = m_keys.h = height;
    return bleed + height + (height > body.h - panelGap ? panelGap : 0);
}

float HelpScene::placeRules(float width, const ui::Measure& measure) {
    m_lines.clear();
    float y = titleTop + firstRow - 4;
    for (const std::string& paragraph : rules()) {
        for (std::string& line : ui::wrapped(paragraph, ruleStyle, width - 2 * panelPadding, measure)) {
            m_lines.push_back({std::move(line), y});
            y += ruleStyle.size * ruleStyle.lineHeight;
        }
        y += 10;
    }
    return y + panelPadding - 10;
}

HelpScene::Widths HelpScene::widthsOf(const Section& section, const ui::Measure& measure) const {
    Widths widths{section.title.empty() ? 0 : streetSignWidth(section.title, measure),
                  measure(m_text.tr("Keyboard"), wordStyle), measure(m_text.tr("Gamepad"), wordStyle)};
    for (const Row& row : section.rows) {
        widths.label = std::max(widths.label, measure(row.label, labelStyle));
        widths.keys = std::max(widths.keys, capsWidth(row.keys, measure));
        widths.pad = std::max({widths.pad, capsWidth(row.pad, measure), measure(row.padWords, wordStyle)});
    }
    return widths;
}

float HelpScene::placeSections(float width, const ui::Measure& measure) {
    const float inner = width - 2 * panelPadding;
    float both = columnGap;
    Widths widest;
    for (Section& section : m_sections) {
        section.widths = widthsOf(section, measure);
        both += section.widths.sum();
        widest = {std::max(widest.label, section.widths.label), std::max(widest.keys, section.widths.keys),
                  std::max(widest.pad, section.widths.pad)};
    }
    const float spare = inner - both;
    return spare >= 0 ? placeBeside(spare) : placeBelow(widest, std::min(spareLabel, inner - widest.sum()));
}

float HelpScene::placeBeside(float spare) {
    float lowest = 0;
    float x = panelPadding;
    for (Section& section : m_sections) {
        section.widths.label += spare / static_cast<float>(m_sections.size());
        section.at = {x, titleTop};
        section.headed = true;
        x += section.widths.sum() + columnGap;
        lowest = std::max(lowest, titleTop + firstRow + rowPitch * static_cast<float>(section.rows.size()));
    }
    return lowest - rowPitch / 2 + panelPadding;
}

float HelpScene::placeBelow(Widths widths, float spare) {
    widths.label += spare;
    float y = titleTop;
    for (Section& section : m_sections) {
        section.widths = widths;
        section.headed = !section.title.empty(); // The second half of a list goes on below the first.
        if (section.headed && &section != &m_sections.front())
            y += sectionGap;
        section.at = {panelPadding, y};
        y += (section.headed ? firstRow : 0) + rowPitch * static_cast<float>(section.rows.size());
    }
    return y - rowPitch / 2 + panelPadding;
}

std::vector<ui::LegendEntry> HelpScene::keys(const KeyCaps& caps) const {
    std::vector<ui::LegendEntry> entries{
        caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.trc("help", "Page"))};
    if (m_scroll.scrolls())
        entries.push_back(caps.entry({ui::Action::Up, ui::Action::Down}, m_text.tr("Scroll")));
    entries.push_back(caps.entry({ui::Action::Back}, m_text.tr("Back")));
    return entries;
}

bool HelpScene::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::PreviousTab:
    case ui::Action::NextTab:
        m_page.step(pressed.action == ui::Action::NextTab ? 1 : -1);
        return true;
    case ui::Action::Up:
    case ui::Action::Down:
        m_scroll.scrollBy(pressed.action == ui::Action::Down ? scrollStep : -scrollStep);
        return true;
    case ui::Action::PageUp:
    case ui::Action::PageDown:
        return m_scroll.handle(pressed);
    default:
        break;
    }
    if (pressed.action != action::help || pressed.repeat)
        return false;
    leave();
    return true;
}

std::vector<std::string> HelpScene::rules() const {
    switch (page()) {
    case HelpPage::Arukone:
        return {
            m_text.tr("Join equal numbers with cables. Cables never cross or branch, and unless the board says "
                      "otherwise every cell has to be used. A cable cuts whatever is in its way; until you put it "
                      "down, drawing back undoes the cut."),
            m_text.tr("A stroke draws the cable of one pair; going on from a loose end is free. One stroke per pair "
                      "earns three stars. Where cells may stay empty, the least length earns them. With a hint you get "
                      "two at most."),
            m_text.tr("Mouse: drag from a number, or click from bend to bend; right-click removes a cable or marks a "
                      "cell; large boards: wheel to zoom, middle button to move.")};
    case HelpPage::Editor:
        return {
            m_text.tr("Paint with the brush: the first window of a stroke decides whether it adds or removes; with "
                      "Shift the cursor keeps painting. The badge tells you at once whether the board can be "
                      "solved, and how to fix it."),
            m_text.tr("Your work is kept as a draft until you save it. A test play is not recorded; the presses that "
                      "win are kept as the solution."),
            m_text.tr("Fuse boxes: press a cell for a number, another for its partner; drag a number to move it. The "
                      "ends of a cable that you draw become numbers."),
            m_text.tr("Mouse: the left button paints, the right one erases, handles at the edges change the size; "
                      "large boards: wheel to zoom, middle button to move.")};
    case HelpPage::Access:
        return {
            m_text.tr("Settings → Sound and language has speech. Keys has one-switch play, times for keys, and the "
                      "size and colour of the cursor. Picture has an interface up to twice as large, a high-contrast "
                      "theme, one for colour-blind players, symbols in the windows, and reduced motion. In Play, "
                      "messages can stay longer."),
            m_text.tr("Speech says what has the focus, and reads boards with the keys shown here. With one switch the "
                      "focus moves by itself, and Enter, a click or A chooses: on a board a row, then a window."),
            m_text.tr(
                "Only the night shift has a time limit, undo is unlimited, and a board is kept after every press."),
            m_text.tr("Is there something you need? Please tell us: {1}", "maintainers@lichteraus.org")};
    default:
        return {
            m_text.tr("Press a window: it switches, and so do its neighbours. Reach the goal shown to the left of "
                      "the board, usually all lights off, in as few moves as you can."),
            m_text.tr("The order of presses does not matter, and a second press on a window takes the first back, so "
                      "that neither counts. The fewest possible moves earn three stars; with a hint, or when we chase "
                      "the lights together, a "
                      "win earns two at most."),
            m_text.tr("If a picture is the goal, hold its key, or the picture beside the board: the windows show it. "
                      "A short tap leaves it there until the next press."),
            m_text.tr("Mouse: click to press, right-click to mark; large boards: wheel to zoom, drag to move.")};
    }
}

std::vector<HelpScene::Entry> HelpScene::arukoneEntries() const {
    using ui::Action;
    return {{m_text.tr("Take, put down"), {Action::Confirm}},
            {m_text.tr("Draw, or move"), {Action::Up, Action::Down, Action::Left, Action::Right}},
            {m_text.tr("Give up the stroke"), {Action::Back}},
            {m_text.tr("Next loose end"), {Action::NextControl, Action::NextTab}},
            {m_text.tr("Previous loose end"), {Action::PreviousControl, Action::PreviousTab}},
            {m_text.tr("To a number"), {}, {"1–9"}},
            {m_text.tr("Remove, mark"), {action::mark}, {keyCap(m_text, "Backspace")}},
            {m_text.tr("Undo"), {action::undo}},
            {m_text.tr("Redo"), {action::redo}},
            {m_text.tr("Restart"), {action::restart}},
            {m_text.tr("Hint"), {action::hint}},
            {m_text.tr("Show solution"), {action::showSolution}},
            {m_text.tr("Next level"), {action::next}},
            {m_text.tr("Pause"), {action::pause}},
            {m_text.tr("Whole board"), {action::wholeBoard}},
            {m_text.tr("Zoom"), {action::zoomIn, action::zoomOut}},
            {m_text.tr("Copy code"), {Action::Copy}},
            {m_text.tr("Open code"), {Action::Paste}}};
}

std::vector<HelpScene::Entry> HelpScene::editorEntries() const {
    std::vector<Entry> entries{{m_text.tr("Paint"), {ui::Action::Confirm}},
                               {m_text.trc("a window", "Erase"), {action::mark}},
                               {m_text.tr("Other brush"), {ui::Action::PreviousTab, ui::Action::NextTab}},
                               {m_text.tr("Undo"), {action::undo}},
                               {m_text.tr("Redo"), {action::redo}},
                               {m_text.tr("Repair"), {action::hint}},
                               {m_text.tr("Show solution"), {action::showSolution}},
                               {m_text.tr("Mirror"), {action::mirror}},
                               {m_text.tr("More"), {action::pause}}};
    const auto isMove = [](ui::Action action) { return action >= action::shiftUp && action <= action::shrinkRight; };
    for (const BindableAction& each : bindableActions()) {
        if (each.group != ActionGroup::InTheEditor)
            continue;
        if (!isMove(each.action))
            entries.push_back({m_text.tr(std::string(each.label).c_str()), {each.action}});
        else if (each.action == action::shiftUp)
            entries.push_back(
                {m_text.tr("Move all"), {action::shiftUp, action::shiftDown, action::shiftLeft, action::shiftRight}});
        else if (each.action == action::growTop)
            entries.push_back({m_text.tr("Add at an edge"),
                               {action::growTop, action::growBottom, action::growLeft, action::growRight}});
        else if (each.action == action::shrinkTop)
            entries.push_back({m_text.tr("Remove at an edge"),
                               {action::shrinkTop, action::shrinkBottom, action::shrinkLeft, action::shrinkRight}});
    }
    return entries;
}

std::vector<HelpScene::Entry> HelpScene::listeningEntries() const {
    std::vector<Entry> entries;
    for (const BindableAction& each : bindableActions())
        if (each.group == ActionGroup::Listening)
            entries.push_back({m_text.tr(std::string(each.label).c_str()), {each.action}});
    return entries;
}

std::string HelpScene::spokenTitle() const {
    std::string words = title() + ". " + m_page.spoken().value;
    for (const std::string& paragraph : rules())
        words += ". " + paragraph;
    for (const Section& section : m_sections)
        for (const Row& row : section.rows)
            if (!row.keys.empty())
                words += ". " + row.label + ": " + row.keys.front();
    return words;
}

HelpScene::Row HelpScene::rowOf(const Entry& entry) const {
    Row row{entry.label, {}, {}, {}};
    const bool isOne = entry.actions.size() == 1;
    for (const ui::Action each : entry.actions) {
        const auto names = keyNames(m_text, m_input, each);
        if (isOne)
            row.keys = names;
        else if (!names.empty())
            row.keys.push_back(names.front());
    }
    if (!isOne)
        joinModified(row.keys);
    row.keys.insert(row.keys.end(), entry.keys.begin(), entry.keys.end());
    if (!entry.actions.empty() && !fixedPad(entry.actions.front()).empty()) {
        row.padWords = m_text.tr("Stick, D-pad");
        return row;
    }
    for (const ui::Action each : entry.actions)
        for (std::string& name : padNames(m_text, m_input.bindings(), each))
            row.pad.push_back(std::move(name));
    return row;
}

std::vector<HelpScene::Section> HelpScene::sections() const {
    std::vector<Section> sections(2);
    const auto add = [this](Section& section, const Entry& entry) {
        Row row = rowOf(entry);
        // What has neither a key nor a button is reached through the tools and the menu.
        if (!row.keys.empty() || !row.pad.empty() || !row.padWords.empty())
            section.rows.push_back(std::move(row));
    };
    if (page() == HelpPage::Lights) {
        sections[0].title = m_text.tr("Getting around");
        sections[1].title = m_text.tr("On the board");
        for (const BindableAction& each : bindableActions())
            if (each.group != ActionGroup::InTheEditor && each.group != ActionGroup::Listening)
                add(sections[each.group == ActionGroup::OnTheBoard ? 1 : 0],
                    {m_text.tr(std::string(each.label).c_str()), {each.action}});
        return sections;
    }
    sections[0].title = m_text.tr("Keys and buttons");
    const auto entries = page() == HelpPage::Editor   ? editorEntries()
                         : page() == HelpPage::Access ? listeningEntries()
                                                      : arukoneEntries();
    for (const Entry& entry : entries)
        add(sections[0], entry);
    auto& first = sections[0].rows;
    const auto half = first.begin() + static_cast<std::ptrdiff_t>((first.size() + 1) / 2);
    sections[1].rows.assign(std::make_move_iterator(half), std::make_move_iterator(first.end()));
    first.erase(half, first.end());
    return sections;
}

void HelpScene::drawSection(ui::Canvas& canvas, const Section& section) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Vec at = ui::Vec{m_keys.x, m_keys.y} + section.at;
    const float keys = at.x + section.widths.label + wordGap;
    const float pad = keys + section.widths.keys + wordGap;
    float y = at.y;
    if (section.headed) {
        drawStreetSign(canvas, {at.x, y}, section.title);
        canvas.text(m_text.tr("Keyboard"), {keys, y}, wordStyle, colours.text2);
        canvas.text(m_text.tr("Gamepad"), {pad, y}, wordStyle, colours.text2);
        y += firstRow;
    }
    for (const Row& row : section.rows) {
        canvas.textFitted(row.label, {at.x, y}, keys - at.x - 4, labelStyle, colours.text);
        drawCaps(canvas, row.keys, {keys, y});
        drawCaps(canvas, row.pad, {pad, y});
        canvas.text(row.padWords, {pad, y}, wordStyle, colours.text2);
        y += rowPitch;
    }
}

void HelpScene::drawContent(ui::Canvas& canvas) const {
    drawPaper(canvas, m_rules); // A notice, pinned up.
    const sf::Color ink = paperInks(canvas.theme()).ink;
    for (const float x : {m_rules.x + nailInset, m_rules.right() - nailInset})
        drawNail(canvas, {x, m_rules.y + nailInset});
    canvas.text(m_text.tr("How it works"), {m_rules.x + panelPadding, m_rules.y + titleTop}, ui::style::panelTitle,
                ink);
    for (const Line& line : m_lines)
        canvas.text(line.words, {m_rules.x + panelPadding, m_rules.y + line.y}, ruleStyle, ink);
    if (m_house)
        drawHouse(canvas);
    drawBellPlate(canvas, m_keys);
    for (const Section& section : m_sections)
        drawSection(canvas, section);
}

/// What a press does: a window and its neighbours are lit. On the page of fuse boxes everybody has light.
void HelpScene::drawHouse(ui::Canvas& canvas) const {
    constexpr int side = 3;
    constexpr float aroundHouse = 6;
    const auto paint = [&](Brush& brush) {
        const ui::Rect area{0, 0, m_house->w, m_house->h - 2 * aroundHouse};
        lights::BitGrid lit(side, side);
        for (int row = 0; row < side; ++row)
            for (int column = 0; column < side; ++column)
                if (page() == HelpPage::Arukone || row == 1 || column == 1)
                    lit.set({row, column});
        const lights::Board board(lit);
        MiniHouse::paintSky(brush, area, canvas.theme());
        const MiniHouse house{page() == HelpPage::Arukone ? House::Terrace : House::Shed, area, side, side};
        house.paint(brush, board, lit, MiniHouse::Light::Lamp, canvas.theme());
        return area;
    };
    m_picture.on(canvas, paint)
        .draw(canvas, {0, 0, m_house->w, m_house->h - 2 * aroundHouse}, {m_house->x, m_house->y + aroundHouse});
}

std::unique_ptr<Scene> ToHelp::scene(const Services& with) const {
    return std::make_unique<HelpScene>(*this, with);
}

} // namespace game
