// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorHistory.hpp"

#include "data/levels/RiddleCheck.hpp"

#include <utility>

namespace game {

namespace {

constexpr int freshSide = 5;

} // namespace

EditorDocument freshDocument(bool lights) {
    using Board = decltype(EditorDocument::board);
    return {{lights ? Board(lights::Draft(freshSide, freshSide)) : Board(arukone::Draft({freshSide, freshSide})),
             {},
             {},
             {},
             {},
             {},
             {}},
            {}};
}

EditorDocument documentOf(const data::StoredLevel& stored) {
    const data::Level& level = stored.level;
    EditorDocument document = freshDocument(level.isLights());
    if (level.isLights())
        document.board = lights::Draft(level.lights());
    else
        document.board = arukone::Draft(level.fuseBox());
    document.id = level.id;
    document.name = level.name;
    document.author = level.author;
    document.unknown = level.unknown;
    document.file = stored.file;
    document.content = stored.content;
    document.idea = level.idea;
    document.formerly = level.formerly;
    document.optional = level.optional;
    document.lesson = level.lesson;
    document.riddle = data::formatRiddle(level);
    if (document.riddle.empty() && level.isLights()) {
        data::Level whole = level;
        document.riddle = data::takeRiddleAside(whole);
        document.unknown = whole.unknown;
    }
    return document;
}

std::optional<data::LevelPuzzle> puzzleOf(const data::UnfinishedLevel& level) {
    if (!level.isLights())
        return level.fuseBox().board();
    const auto puzzle = level.lights().puzzle();
    return puzzle ? std::optional<data::LevelPuzzle>(*puzzle) : std::nullopt;
}

data::StoredLevel storedLevelOf(const EditorDocument& document) {
    data::Level level{document.id,      document.name, document.author,   puzzleOf(document).value(),
                      document.unknown, document.idea, document.formerly, document.optional,
                      document.lesson};
    if (level.isLights() && !document.riddle.empty()) {
        if (auto riddle = data::riddleAbout(level.lights(), document.riddle))
            level.riddle = *std::move(riddle);
        else
            data::setRiddleAside(level, document.riddle);
    }
    return {std::move(level), document.file, document.content};
}

bool solves(const lights::Draft& board, std::span<const lights::Cell> presses) {
    const auto puzzle = board.puzzle();
    if (!puzzle)
        return false;
    lights::Board pressed = puzzle->start();
    for (const lights::Cell cell : presses) {
        if (!puzzle->allows(pressed, cell))
            return false;
        lights::press(pressed, puzzle->rules(), cell);
    }
    return !puzzle->open(pressed).any();
}

bool sameLevel(const EditorDocument& one, const EditorDocument& other) {
    return one.board == other.board && one.id == other.id && one.name == other.name && one.author == other.author &&
           one.unknown == other.unknown && one.file == other.file && one.idea == other.idea &&
           one.formerly == other.formerly && one.optional == other.optional && one.lesson == other.lesson &&
           one.riddle == other.riddle;
}

EditorHistory::EditorHistory(EditorDocument start) {
    m_states.push_back(std::move(start));
}

bool EditorHistory::change(EditorDocument next) {
    if (next.solution && (!next.isLights() || !solves(next.lights(), *next.solution)))
        next.solution.reset();
    if (next == now())
        return false;
    if (m_stroke && m_strokeStepped) {
        m_states[m_at] = std::move(next);
        return true;
    }
    m_states.resize(m_at + 1, next);
    m_states.push_back(std::move(next));
    ++m_at;
    m_strokeStepped = m_stroke;
    return true;
}

void EditorHistory::beginStroke() {
    endStroke();
    m_stroke = true;
}

void EditorHistory::endStroke() {
    // A stroke that undid all its changes is not a step.
    if (m_stroke && m_strokeStepped && m_states[m_at] == m_states[m_at - 1]) {
        m_states.pop_back();
        --m_at;
    }
    m_stroke = false;
    m_strokeStepped = false;
}

void EditorHistory::replaceCurrent(EditorDocument current) {
    m_states[m_at] = std::move(current);
}

void EditorHistory::identify(const data::StoredLevel& stored) {
    const int work = now().work;
    const std::string unknown = documentOf(stored).unknown; // Without the riddle.
    for (EditorDocument& state : m_states) {
        if (state.work != work)
            continue;
        state.id = stored.level.id;
        state.unknown = unknown;
        state.file = stored.file;
        state.content = stored.content;
    }
}

bool EditorHistory::undo() {
    endStroke();
    if (!canUndo())
        return false;
    --m_at;
    return true;
}

bool EditorHistory::redo() {
    endStroke();
    if (!canRedo())
        return false;
    ++m_at;
    return true;
}

} // namespace game
