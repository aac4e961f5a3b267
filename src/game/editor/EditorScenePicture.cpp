#include "game/editor/EditorScene.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <utility>

// The editor's layout, drawing and menus. Its behaviour is in EditorScene.cpp.

namespace game {

namespace {

constexpr float panelWidth = 272;
constexpr float compactPanel = 216;

} // namespace

void EditorScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    const PageFrame page(viewport);
    const bool compact = viewport.compact();
    const float width = compact ? compactPanel : panelWidth;
    ui::Row panels(page.body(compact ? 84 : 88, compact ? 14 : 22));
    m_left = panels.first(width);
    m_right = panels.last(width);
    m_header.layout(viewport, m_text.tr("Level editor"), m_text.tr("Back"), measure);
    m_tools.layout(m_text, m_input, m_left, compact, measure);
    m_rules.layout(m_text, m_input, m_right, viewport, measure);
    m_save.setLabel(m_text.tr("Save"));
    const KeyCaps caps(m_text, m_input);
    m_save.setKey(caps.of(action::save));
    const std::string key = caps.of(action::openLevel);
    m_open.setLabel(m_text.tr("Open level"));
    m_open.setTip(key.empty() ? m_text.tr("Open level") : m_text.tr("Open level") + " (" + key + ")");
    m_edges.setText(m_text);
    m_zoom.layout(m_text, m_input, {m_left.right() + 24, page.ground - 14});
    setLegend();
    m_legend.place(page.legend());
    m_legend.setDevice(m_input.lastDevice());
    m_toasts.place({m_left.x + 10, m_left.y, m_left.w - 20, m_left.h - 10});
    BoardOptions options = m_preferences.boardOptions(House::Slate);
    options.showHoles = true;
    options.silhouettes = false;
    m_board.view().setOptions(options);
    m_board.setPreview(m_preferences.get().preview);
    placeBoard();
    showFacts();
}

void EditorScene::placeHeader(const ui::Measure& measure) {
    const PageFrame page(m_viewport);
    ui::Row line({page.left, PageFrame::headerTop, page.width(), ui::PushButton::height}, 12);
    m_save.place(line.last(m_save.preferredWidth(measure)));
    m_open.place(line.last(ui::PushButton::height));
    const float before = line.rest().right();
    const float chip = std::min(m_chip.preferredWidth(measure), before - m_header.titleArea().right() - 24);
    m_chip.place({before - chip, 28, chip, NameChip::height});
}

void EditorScene::placeBoard() {
    const bool compact = m_viewport.compact();
    const bool joined = m_history.now().board.rules().surface != lights::Surface::Plane;
    const float ground = PageFrame(m_viewport).ground;
    const float beside = compact ? 34 : 55;
    const float top = joined ? 92 : 128;
    const float bottom = ground - (joined ? 24.0F : compact ? 52.0F : 60.0F);
    const ui::Rect port{m_left.right() + 14, 80, m_right.x - m_left.right() - 28, ground - 80 - 10};
    ui::Rect room{m_left.right() + beside, top, m_right.x - m_left.right() - 2 * beside, bottom - top};
    m_board.placeIn(room, port, ground, m_viewport);
    if (!joined) { // A small house sits near the ground, with more sky above it than below.
        const float free = room.h - m_board.camera().whole().windows().height / m_viewport.scale();
        constexpr float sinks = 0.55F;
        m_board.placeIn({room.x, room.y + sinks * free, room.w, room.h - sinks * free}, port, ground, m_viewport);
    }
    m_zoom.follow([this] { return mapPicture(m_history.now().board.board()); });
    m_edges.follow(m_board, m_history.now().board);
}

void EditorScene::setLegend() {
    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries({caps.entry({ui::Action::Confirm}, m_text.tr("Paint")),
                         caps.entry({action::mark}, m_text.trc("a window", "Erase")),
                         caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Brush")),
                         caps.entry({action::undo}, m_text.tr("Undo")), caps.entry({action::pause}, m_text.tr("More")),
                         caps.entry({action::help}, m_text.tr("Help")),
                         caps.entry({ui::Action::Back}, m_text.tr("Back"))});
}

void EditorScene::menu() {
    const bool windows = m_check.facts().windows > 0;
    ToPause to;
    to.heading = m_text.tr("Level editor");
    to.title = name();
    to.continueLabel = m_text.tr("Keep building");
    to.help = HelpPage::Editor;
    to.entries = {{action::newLevel, m_text.tr("New level"), true},
                  {action::openLevel, m_text.tr("Open level"), true},
                  {action::save, m_text.tr("Save"), windows},
                  {action::saveAs, m_text.tr("Save as …"), windows},
                  {action::rename, m_text.tr("Name and author"), true},
                  {ui::Action::Copy, m_text.tr("Copy code"), windows},
                  {ui::Action::Paste, m_text.tr("Paste code"), true},
                  {action::showSolution, m_text.tr("Show solution"), windows},
                  {action::clear, m_text.tr("Clear everything"), true},
                  {action::mark, m_text.tr("Move and resize"), true},
                  {ui::Action::Back, m_text.tr("Leave the editor"), true}};
    to.chosen = [this](ui::Action action) {
        if (action == action::mark)
            moveMenu();
        else
            act(action);
    };
    m_navigator.push(std::move(to));
}

void EditorScene::moveMenu() {
    const lights::Draft& board = m_history.now().board;
    const bool rows = board.canGrow(lights::Edge::Top);
    const bool columns = board.canGrow(lights::Edge::Left);
    const bool fewerRows = board.canShrink(lights::Edge::Top);
    const bool fewerColumns = board.canShrink(lights::Edge::Left);
    ToPause to;
    to.heading = m_text.tr("Move and resize");
    to.title = name();
    to.continueLabel = m_text.tr("Keep building");
    to.help = HelpPage::Editor;
    to.entries = {{action::shiftUp, m_text.tr("Move all up"), true},
                  {action::shiftDown, m_text.tr("Move all down"), true},
                  {action::shiftLeft, m_text.tr("Move all to the left"), true},
                  {action::shiftRight, m_text.tr("Move all to the right"), true},
                  {action::growTop, m_text.tr("Add a row at the top"), rows},
                  {action::growBottom, m_text.tr("Add a row at the bottom"), rows},
                  {action::growLeft, m_text.tr("Add a column at the left"), columns},
                  {action::growRight, m_text.tr("Add a column at the right"), columns},
                  {action::shrinkTop, m_text.tr("Remove the top row"), fewerRows},
                  {action::shrinkBottom, m_text.tr("Remove the bottom row"), fewerRows},
                  {action::shrinkLeft, m_text.tr("Remove the left column"), fewerColumns},
                  {action::shrinkRight, m_text.tr("Remove the right column"), fewerColumns}};
    to.chosen = [this](ui::Action action) { act(action); };
    m_navigator.push(std::move(to));
}

void EditorScene::draw(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    m_tools.draw(canvas);
    m_rules.draw(canvas);
    m_form.draw(canvas);
    m_edges.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

Scenery EditorScene::scenery() const {
    Scenery scenery;
    scenery.pavement = PageFrame::legendHeight;
    scenery.night = 0.35F;
    scenery.quiet = {m_header.titleArea()};
    return scenery;
}

} // namespace game
