// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxTools.hpp"

#include "arukone/Pen.hpp"
#include "game/services/Actions.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float aboveGround = 24;
constexpr float besideColumns = 30;
constexpr float largestPitch = 92; ///< The cells of a small board are no larger.

/// What the tool that removes does in the cell of the cursor; empty if it does nothing there.
std::string removalLabel(const text::Text& text, const FuseBoxRound& round, puzzle::Cell cell) {
    const arukone::Cables& cables = round.session().cables();
    const auto there = arukone::Pen::takeUp(round.board(), cables, cell);
    if (there)
        return cables[static_cast<std::size_t>(there->pair())].empty() ? std::string() : text.tr("Remove cable");
    if (!round.board().isFree(cell))
        return {};
    const auto& marks = round.marks().cells();
    return std::find(marks.begin(), marks.end(), cell) != marks.end() ? text.tr("Remove mark") : text.tr("Mark cell");
}

std::string solutionLabel(const text::Text& text) {
    return text.tr("Show solution");
}

} // namespace

FuseBoxOptions fuseBoxOptions(const Preferences& preferences) {
    FuseBoxOptions options;
    options.largestPitch = largestPitch;
    options.numbers = preferences.get().coordinates;
    options.motion = preferences.motion();
    return options;
}

std::vector<Toolbar::Tool> fuseBoxTools() {
    using text::Text;
    return {{action::undo, ui::Icon::Undo, [](const Text& text) { return text.tr("Undo"); }, true},
            {action::redo, ui::Icon::Redo, [](const Text& text) { return text.tr("Redo"); }, true},
            {action::hint, ui::Icon::Hint, [](const Text& text) { return text.tr("Hint"); }, false, true},
            {action::mark, ui::Icon::Cross, [](const Text& text) { return text.tr("Remove cable"); }},
            {action::restart, ui::Icon::Restart, [](const Text& text) { return text.tr("Restart"); }},
            {action::showSolution, ui::Icon::Solve, solutionLabel}};
}

void offer(Toolbar& tools, const text::Text& text, const FuseBoxRound& round, const FuseBoxStage& stage) {
    const arukone::Session& session = round.session();
    const bool free = !stage.showing && !stage.won;
    tools.at(action::undo).setEnabled(free && (session.canUndo() || session.canUndoRestart()));
    tools.at(action::redo).setEnabled(free && session.canRedo());
    tools.at(action::hint).setEnabled(free && !session.solved() && !round.unsolvable());
    const std::string removal = stage.drawing ? text.tr("Remove cable") : removalLabel(text, round, stage.cursor);
    ui::PushButton& remove = tools.at(action::mark);
    remove.setEnabled(free && !session.solved() && !removal.empty());
    remove.setLabel(removal.empty() ? text.tr("Remove cable") : removal);
    tools.at(action::restart).setEnabled(free && session.started());
    ui::PushButton& solution = tools.at(action::showSolution);
    solution.setEnabled(!stage.won && !session.solved() && !round.unsolvable());
    solution.setLabel(stage.showing ? text.tr("Stop") : solutionLabel(text));
}

std::vector<ToPause::Entry> fuseBoxPauseEntries(const text::Text& text, const FuseBoxRound& round,
                                                const BoardCamera& camera, puzzle::Cell cursor, bool test) {
    const arukone::Session& session = round.session();
    const std::string removal = removalLabel(text, round, cursor);
    const Challenge& challenge = round.challenge();
    std::vector<ToPause::Entry> entries{
        {action::undo, text.tr("Undo"), session.canUndo() || session.canUndoRestart()},
        {action::redo, text.tr("Redo"), session.canRedo()},
        {action::hint, text.tr("Hint"), !session.solved()},
        {action::mark, removal.empty() ? text.tr("Remove cable") : removal, !session.solved() && !removal.empty()},
        {action::restart, text.tr("Restart"), session.started()},
        {action::showSolution, text.tr("Show solution"), !session.solved()},
        {ui::Action::Copy, text.tr("Copy code"), true},
        {ui::Action::Paste, text.tr("Open code"), !test},
        challenge.random() ? ToPause::Entry{action::next, text.tr("New board"), true}
                           : ToPause::Entry{action::next, text.tr("Next level"), challenge.place() != nullptr},
        {ui::Action::Back,
         test                ? text.tr("Back to the editor")
         : challenge.place() ? text.tr("Back to levels")
                             : text.tr("Leave the board"),
         true}};
    if (camera.offered())
        entries.insert(entries.end() - 1, {{action::zoomIn, text.tr("Zoom in"), !camera.largest()},
                                           {action::zoomOut, text.tr("Zoom out"), camera.zoomed()},
                                           {action::wholeBoard, text.tr("Whole board"), camera.zoomed()}});
    return entries;
}

Score scoreOf(const arukone::Session& session) {
    const arukone::Board& board = session.board();
    std::vector<puzzle::Cell> awake;
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const arukone::Cable& cable = session.cables()[static_cast<std::size_t>(pair)];
        if (cable.empty() || !arukone::joins(board, pair, cable))
            awake.push_back(board.pairs()[static_cast<std::size_t>(pair)].first);
    }
    return scoreOf(awake, board.rows(), board.columns(), board.pairCount(), House::Slate);
}

void placeFuseBox(FuseBoxWidget& widget, const arukone::Board& board, const FuseBoxPlace& place,
                  const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    const float gap = viewport.compact() ? 16.0F : besideColumns;
    const float middle = content.centre().x;
    const float half = std::min(middle - place.left.right(), place.right.x - middle) - gap;
    const ui::Rect area{middle - half, place.top, 2 * half, place.ground - place.top - aboveGround};
    const ui::Rect free = FuseBoxView::room(board, widget.view().options()).inside(area);
    widget.placeIn(free, area, place.ground, viewport);
}

MapPicture mapPicture(const arukone::Board& board, const arukone::Cables& cables) {
    MapPicture picture{{board.rows(), board.columns()}, {}};
    for (const arukone::Board::Content content : board.contents())
        picture.spots.push_back(content == arukone::Board::hole ? MapPicture::hole : MapPicture::dark);
    const auto paint = [&](puzzle::Cell cell, int pair) {
        picture.spots[static_cast<std::size_t>(board.indexOf(cell))] =
            static_cast<std::uint8_t>(MapPicture::firstCable + pair);
    };
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const arukone::Pair& terminals = board.pairs()[static_cast<std::size_t>(pair)];
        paint(terminals.first, pair);
        paint(terminals.second, pair);
        if (static_cast<std::size_t>(pair) >= cables.size() || cables[static_cast<std::size_t>(pair)].empty())
            continue;
        const auto cells = arukone::cellsOf(board, cables[static_cast<std::size_t>(pair)]);
        for (const puzzle::Cell cell : *cells)
            paint(cell, pair);
    }
    return picture;
}

} // namespace game
