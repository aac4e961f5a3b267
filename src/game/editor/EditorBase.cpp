#include "game/editor/EditorBase.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Problems.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float panelWidth = 272;
constexpr float compactPanel = 216;

/// Whether the action repeats while its key is held down.
bool repeatsWhileHeld(ui::Action action) {
    return action == action::undo || action == action::redo || action == action::zoomIn || action == action::zoomOut ||
           (action >= action::shiftUp && action <= action::shrinkRight);
}

} // namespace

EditorStart editorStart(const ToEditor& to, const Workshop& workshop) {
    EditorFiles files(workshop.levels, workshop.unfinished);
    EditorDocument document = files.begin(to);
    return {std::move(files), std::move(document)};
}

EditorBase::EditorBase(EditorStart start, const SceneContext& context, const Workshop& workshop, int maxSide)
    : FormScene(context)
    , m_history(std::move(start.document))
    , m_header([this] { leave(); })
    , m_edges({[this] { beginPull(); }, [this](puzzle::Edge edge, int by) { pulled(edge, by); }, [this] { endPull(); }},
              maxSide)
    , m_library(workshop.library)
    , m_files(std::move(start.files))
    , m_twins(workshop.library)
    , m_chip([this] { askForName(); })
    , m_open(iconFace(ui::Icon::Folder), [this] { openLevel(); })
    , m_save(wordsFace(ui::Icon::Save), [this] { save(false); }) {}

void EditorBase::addHeaderTo(ui::Form& form) {
    m_header.addTo(form);
    form.add(m_chip);
    form.add(m_open);
    form.add(m_save);
}

bool EditorBase::handleInput(const ui::Event& event, bool takesDigits) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    pointAtEdges(event);
    if (m_edges.held() && (action != nullptr || std::holds_alternative<ui::PointerPressed>(event))) {
        if (action != nullptr && action->action == ui::Action::Back) // While an edge is pulled, nothing else reacts.
            m_edges.letGo(true);
        return true;
    }
    const bool digit =
        action != nullptr && action->action >= action::brushLight && action->action <= action::brushPress;
    if (digit && takesDigits)
        return true;
    if (m_form.handle(event))
        return true;
    return action != nullptr && (!action->repeat || repeatsWhileHeld(action->action)) && act(action->action);
}

void EditorBase::pointAtEdges(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event))
        m_edges.pointAt(pane().painting() || m_form.modal() ? std::nullopt : std::optional(moved->at));
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (std::holds_alternative<ui::PointerLeft>(event) || (action != nullptr && action->device != ui::Device::Mouse))
        m_edges.pointAt(std::nullopt);
}

bool EditorBase::actOnLevel(ui::Action action) {
    EditorDocument next = now();
    if (editWhole(next, action))
        change([&](EditorDocument& document) { document = std::move(next); });
    else if (action == action::undo || action == action::redo)
        step(action == action::undo);
    else if (action == action::testPlay)
        testPlay();
    else if (action == action::rename)
        askForName();
    else if (action == ui::Action::Copy)
        copyCode();
    else if (action == ui::Action::Paste)
        pasteCode();
    else if (action == action::newLevel || action == action::newOfOther)
        newLevel(action == action::newOfOther);
    else if (action == action::openLevel)
        openLevel();
    else if (action == action::save || action == action::saveAs)
        save(action == action::saveAs);
    else if (action == action::help)
        m_navigator.push(ToHelp{HelpPage::Editor});
    else if (action == action::pause)
        menu();
    else if (action == ui::Action::Back)
        leave();
    else
        return false;
    return true;
}

void EditorBase::change(const std::function<void(EditorDocument&)>& how) {
    pane().endStroke();
    m_edges.letGo(false);
    EditorDocument next = now();
    how(next);
    if (m_history.change(std::move(next)))
        m_sounds.play(Sound::Press);
    changed();
}

void EditorBase::step(bool back) {
    if (back ? m_history.undo() : m_history.redo())
        m_sounds.play(back ? Sound::Undo : Sound::Redo);
    changed();
}

void EditorBase::changed() {
    showBoard();
    if (const auto problem = m_files.keep(now()))
        say(ui::Toast::Kind::Danger, text::describe(m_text, *problem));
}

std::string EditorBase::name() const {
    return now().name.empty() ? m_text.tr("untitled") : now().name.in(text::code(m_text.language()));
}

void EditorBase::leave() {
    m_navigator.pop();
}

void EditorBase::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

void EditorBase::covered() {
    pane().endStroke();
    m_edges.letGo(false);
    m_edges.pointAt(std::nullopt);
    m_form.releasePointer();
}

void EditorBase::beginPull() {
    pane().endStroke();
    m_beforePull = now();
    m_history.beginStroke();
}

void EditorBase::pulled(puzzle::Edge edge, int by) {
    EditorDocument next = *m_beforePull; // Always from the start: rows pushed away and pulled back keep their content.
    pull(next, edge, by);
    if (!m_history.change(std::move(next)))
        return;
    m_sounds.play(Sound::Press);
    showBoard();
}

void EditorBase::endPull() {
    m_beforePull.reset();
    m_history.endStroke();
    changed();
}

EditorBase::Columns EditorBase::arrangeAround(const ui::Viewport& viewport, const ui::Measure& measure) {
    const PageFrame page(viewport);
    const bool compact = viewport.compact();
    const float width = compact ? compactPanel : panelWidth;
    ui::Row panels(page.body(compact ? 84 : 88, compact ? 14 : 22));
    const ui::Rect left = panels.first(width);
    const ui::Rect right = panels.last(width);
    m_header.layout(viewport, m_text.tr("Level editor"), m_text.tr("Back"), measure);
    m_save.setLabel(m_text.tr("Save"));
    const KeyCaps caps(m_text, m_input);
    m_save.setKey(caps.of(action::save));
    const std::string key = caps.of(action::openLevel);
    m_open.setLabel(m_text.tr("Open level"));
    m_open.setTip(key.empty() ? m_text.tr("Open level") : m_text.tr("Open level") + " (" + key + ")");
    m_edges.setText(m_text);
    setLegend();
    m_legend.place(page.legend());
    m_legend.setDevice(m_input.lastDevice());
    m_toasts.place({left.x + 10, left.y, left.w - 20, left.h - 10});
    return {left, right};
}

void EditorBase::placeHeader() {
    m_chip.setWords(m_text.tr("Draft: {1}", name()), m_files.unsaved(now()));
    if (!m_measure)
        return;
    const PageFrame page(m_viewport);
    ui::Row line({page.left, PageFrame::headerTop, page.width(), ui::PushButton::height}, 12);
    m_save.place(line.last(m_save.preferredWidth(m_measure)));
    m_open.place(line.last(ui::PushButton::height));
    const float before = line.rest().right();
    const float chip = std::min(m_chip.preferredWidth(m_measure), before - m_header.titleArea().right() - 24);
    m_chip.place({before - chip, 28, chip, NameChip::height});
}

void EditorBase::setLegend() {
    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries({caps.entry({ui::Action::Confirm}, m_text.tr("Paint")),
                         caps.entry({action::mark}, m_text.trc("a window", "Erase")),
                         caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Brush")),
                         caps.entry({action::undo}, m_text.tr("Undo")), caps.entry({action::pause}, m_text.tr("More")),
                         caps.entry({action::help}, m_text.tr("Help")),
                         caps.entry({ui::Action::Back}, m_text.tr("Back"))});
}

Scenery EditorBase::scenery() const {
    Scenery scenery;
    scenery.pavement = PageFrame::legendHeight;
    scenery.night = 0.35F;
    scenery.quiet = {m_header.titleArea()};
    return scenery;
}

} // namespace game
