#include "game/dialogs/HelpScene.hpp"

#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace game {

namespace {

constexpr float padding = 32;
constexpr float rowPitch = 28;

/// Draws key caps side by side. If there is little room, the first is shortened and others are left out.
void drawCaps(ui::Canvas& canvas, const std::vector<std::string>& names, ui::Vec at, float room) {
    const auto measure = [&](std::string_view words, const ui::TextStyle& style) {
        return canvas.textWidth(words, style);
    };
    const float left = at.x;
    const float right = at.x + room;
    for (const std::string& name : names)
        if (at.x == left || ui::keycapWidth(name, measure) <= right - at.x)
            at.x += ui::drawKeycap(canvas, name, at, ui::Keycap::Tone::Dark, 1, right - at.x) + 6;
}

std::vector<std::string> keyNames(const text::Text& text, const ui::Bindings& bindings, ui::Action action) {
    std::vector<std::string> names;
    for (const ui::KeyStroke& stroke : bindings.keysOf(action))
        names.push_back(keyCap(text, ui::keyName(stroke)));
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
    : OverlayScene(context)
    , m_page({}, static_cast<std::size_t>(to.page))
    , m_close({}, [this] { close(); }) {
    m_form.add(m_page);
    m_form.add(m_close);
    m_form.focus(&m_close);
}

void HelpScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    const float width = std::min(960.0F, viewport.size().x - 48);
    const float height = std::min(718.0F, viewport.size().y - 32);
    placePanel(viewport, {width, height});
    m_page.setItems(
        {{m_text.tr("Lights Out"), {}, true}, {m_text.tr("Arukone"), {}, true}, {m_text.tr("Level editor"), {}, true}});
    const float pages = m_page.preferredWidth(measure);
    m_page.place({panel().right() - padding - pages, panel().y + 20, pages, ui::Tabs::height});
    ui::ButtonFace face;
    face.kind = ui::ButtonFace::Kind::Primary;
    face.label = m_text.tr("Close");
    face.key = KeyCaps(m_text, m_input).of(ui::Action::Back);
    m_close.setFace(std::move(face));
    const float own = m_close.preferredWidth(measure);
    m_close.place(
        {panel().right() - padding - own, panel().bottom() - 24 - ui::PushButton::height, own, ui::PushButton::height});
}

bool HelpScene::act(ui::Action action) {
    if (action == ui::Action::PreviousTab || action == ui::Action::NextTab)
        m_page.step(action == ui::Action::NextTab ? 1 : -1);
    else if (action == action::help)
        close();
    else
        return false;
    return true;
}

std::string HelpScene::rules() const {
    switch (page()) {
    case HelpPage::Arukone:
        return m_text.tr(
                   "Join equal numbers by cables. Cables never cross or branch, and unless the board says otherwise "
                   "every cell has to be used. What is in the way of a cable is cut; until you put it down, "
                   "drawing back restores it.") +
               "\n" +
               m_text.tr(
                   "A stroke draws the cable of one pair. Going on from a loose end costs nothing. One stroke for "
                   "each pair earns three stars, or the least length where cells may stay empty; with a hint two "
                   "at most.");
    case HelpPage::Editor:
        return m_text.tr("Paint with the brush: the first window of a stroke decides whether it adds or removes; with "
                         "Shift the cursor keeps painting. The badge tells you at once whether the board can be "
                         "solved, and how to fix it.") +
               "\n" +
               m_text.tr(
                   "Your work is kept as a draft until you save it. A test play is not recorded; the presses that "
                   "win are kept as the solution.") +
               "\n" +
               m_text.tr(
                   "Fuse boxes: press a cell for a number, another for its partner; drag a number to move it. The "
                   "ends of a cable that you draw become numbers.");
    default:
        return m_text.tr("Press a window: it switches, and so do its neighbours. Reach the goal shown to the left of "
                         "the board, usually all lights off, in as few moves as you can.") +
               "\n" +
               m_text.tr("The order of presses does not matter, and pressing a window twice changes nothing. The "
                         "fewest possible moves earn three stars; with a hint, or when we chase the lights together, a "
                         "win earns two at most.");
    }
}

std::string HelpScene::mouse() const {
    switch (page()) {
    case HelpPage::Arukone:
        return m_text.tr(
            "Mouse: drag from a number, or click from bend to bend; right-click removes a cable or marks a "
            "cell; large boards: wheel to zoom, middle button to move.");
    case HelpPage::Editor:
        return m_text.tr("Mouse: the left button paints, the right one erases, handles at the edges change the size; "
                         "large boards: wheel to zoom, middle button to move.");
    default:
        return m_text.tr("Mouse: click to press, right-click to mark; large boards: wheel to zoom, drag to move.");
    }
}

std::vector<HelpScene::Row> HelpScene::arukoneRows() const {
    using ui::Action;
    return {{m_text.tr("Take, put down"), {Action::Confirm}},
            {m_text.tr("Draw, or move"), {Action::Up, Action::Down, Action::Left, Action::Right}},
            {m_text.tr("Give up the stroke"), {Action::Back}},
            {m_text.tr("Next free end"), {Action::NextControl, Action::NextTab}},
            {m_text.tr("Free end before"), {Action::PreviousControl, Action::PreviousTab}},
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

void HelpScene::drawKeys(ui::Canvas& canvas, float top) const {
    const ui::Palette& colours = canvas.colours();
    std::vector<BindableAction> bindable;
    for (const BindableAction& each : bindableActions())
        if (each.group != ActionGroup::InTheEditor)
            bindable.push_back(each);
    // What is done on the board stands in the right column, everything else in the left one.
    const auto isOfFirst = [](const BindableAction& action) { return action.group != ActionGroup::OnTheBoard; };
    const auto second = std::stable_partition(bindable.begin(), bindable.end(), isOfFirst) - bindable.begin();
    const auto inFirst = static_cast<std::size_t>(second);
    // All rows fit above the button, however many actions there are.
    const auto rows = static_cast<float>(std::max(inFirst, bindable.size() - inFirst));
    const float pitch = std::min(rowPitch, (m_close.bounds().y - 14 - top) / rows);
    const float column = (panel().w - 2 * padding + 24) / 2;
    const float keys = 158;
    const float pad = column - 118;
    for (std::size_t half = 0; half < 2; ++half) {
        const float x = panel().x + padding + column * static_cast<float>(half);
        canvas.text(m_text.tr("Keyboard"), {x + keys, top}, ui::style::legend, colours.text2);
        canvas.text(m_text.tr("Gamepad"), {x + pad, top}, ui::style::legend, colours.text2);
    }
    for (std::size_t i = 0; i < bindable.size(); ++i) {
        const bool right = i >= inFirst;
        const float x = panel().x + padding + (right ? column : 0);
        const float y = top + pitch * static_cast<float>((right ? i - inFirst : i) + 1);
        canvas.textFitted(m_text.tr(std::string(bindable[i].label).c_str()), {x, y}, keys - 8, ui::style::label,
                          colours.text);
        drawCaps(canvas, keyNames(m_text, m_input.bindings(), bindable[i].action), {x + keys, y}, pad - keys - 2);
        if (fixedPad(bindable[i].action).empty())
            drawCaps(canvas, padNames(m_text, m_input.bindings(), bindable[i].action), {x + pad, y}, 90);
        else
            canvas.textFitted(m_text.tr("Stick, D-pad"), {x + pad, y}, 104, ui::style::legend, colours.text2);
    }
}

std::vector<HelpScene::Row> HelpScene::editorRows() const {
    std::vector<Row> rows{{m_text.tr("Paint"), {ui::Action::Confirm}},
                          {m_text.trc("a window", "Erase"), {action::mark}},
                          {m_text.tr("Other brush"), {ui::Action::PreviousTab, ui::Action::NextTab}},
                          {m_text.tr("Undo"), {action::undo}},
                          {m_text.tr("Redo"), {action::redo}},
                          {m_text.tr("Repair"), {action::hint}},
                          {m_text.tr("Show solution"), {action::showSolution}},
                          {m_text.tr("More"), {action::pause}}};
    const auto isMove = [](ui::Action action) { return action >= action::shiftUp && action <= action::shrinkRight; };
    for (const BindableAction& each : bindableActions()) {
        if (each.group != ActionGroup::InTheEditor)
            continue;
        if (!isMove(each.action))
            rows.push_back({m_text.tr(std::string(each.label).c_str()), {each.action}});
        else if (each.action == action::shiftUp)
            rows.push_back(
                {m_text.tr("Move all"), {action::shiftUp, action::shiftDown, action::shiftLeft, action::shiftRight}});
        else if (each.action == action::growTop)
            rows.push_back({m_text.tr("Add at an edge"),
                            {action::growTop, action::growBottom, action::growLeft, action::growRight}});
        else if (each.action == action::shrinkTop)
            rows.push_back({m_text.tr("Remove at an edge"),
                            {action::shrinkTop, action::shrinkBottom, action::shrinkLeft, action::shrinkRight}});
    }
    return rows;
}

std::vector<std::string> HelpScene::capsOf(const Row& row) const {
    std::vector<std::string> caps;
    for (const ui::Action each : row.actions) {
        const auto names = keyNames(m_text, m_input.bindings(), each);
        if (!names.empty())
            caps.push_back(names.front());
    }
    joinModified(caps);
    caps.insert(caps.end(), row.keys.begin(), row.keys.end());
    if (!row.actions.empty() && !fixedPad(row.actions.front()).empty()) {
        caps.push_back(m_text.tr("Stick, D-pad"));
        return caps;
    }
    for (const ui::Action each : row.actions)
        for (std::string& name : padNames(m_text, m_input.bindings(), each))
            caps.push_back(std::move(name));
    return caps;
}

void HelpScene::drawRows(ui::Canvas& canvas, float top, std::vector<Row> rows) const {
    // What has neither a key nor a button is reached through the tools and the menu.
    std::erase_if(rows, [&](const Row& row) { return capsOf(row).empty(); });
    const float column = (panel().w - 2 * padding + 24) / 2;
    const float keys = 184;
    const std::size_t half = (rows.size() + 1) / 2;
    const float pitch = std::min(rowPitch, (m_close.bounds().y - 8 - top) / static_cast<float>(half));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const float x = panel().x + padding + (i < half ? 0 : column);
        const float y = top + pitch * static_cast<float>(i < half ? i : i - half);
        canvas.textFitted(rows[i].label, {x, y}, keys - 8, ui::style::label, canvas.colours().text);
        drawCaps(canvas, capsOf(rows[i]), {x + keys, y}, column - keys - 24);
    }
}

void HelpScene::draw(ui::Canvas& canvas) const {
    drawPanel(canvas);
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_text.tr("Help"), {panel().x + padding, panel().y + 42}, ui::style::screenTitle, colours.text);
    const float top = panel().y + 84;
    const float width = panel().w - 2 * padding;
    const float keys =
        top + canvas.paragraph(rules(), {panel().x + padding, top, width, 200}, ui::style::body, colours.text2) + 28;
    canvas.text(m_text.tr("Keys and buttons"), {panel().x + padding, keys}, ui::style::panelTitle, colours.text);
    if (page() == HelpPage::Lights)
        drawKeys(canvas, keys + 32);
    else
        drawRows(canvas, keys + 34, page() == HelpPage::Editor ? editorRows() : arukoneRows());
    const float beside = m_close.bounds().x - panel().x - 2 * padding;
    const float height = canvas.paragraphHeight(mouse(), beside, ui::style::legend);
    canvas.paragraph(mouse(), {panel().x + padding, m_close.bounds().centre().y - height / 2, beside, 48},
                     ui::style::legend, colours.text2);
    m_form.draw(canvas);
}

} // namespace game
