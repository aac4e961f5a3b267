// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "data/levels/UnfinishedLevels.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace game {

/// A level being edited: everything that undo restores.
struct EditorDocument : data::UnfinishedLevel {
    /// Presses that won the last test play and still solve the board, in their order; of Lights Out only.
    std::optional<std::vector<lights::Cell>> solution{};
    int work = 0; ///< Counts the levels worked on in this editor; tells them apart in the history.

    friend bool operator==(const EditorDocument&, const EditorDocument&) = default;
};

/// A document with a fresh board of Lights Out, or a fresh fuse box.
[[nodiscard]] EditorDocument freshDocument(bool lights = true);
[[nodiscard]] EditorDocument documentOf(const data::StoredLevel& stored);

/// The board to play; std::nullopt while it cannot be played: see lights::Draft::puzzle, arukone::Draft::board.
[[nodiscard]] std::optional<data::LevelPuzzle> puzzleOf(const data::UnfinishedLevel& level);

/// The level to write to a file. A riddle to which the board has no answer is kept there, see data::setRiddleAside.
/// \pre puzzleOf(document).
[[nodiscard]] data::StoredLevel storedLevelOf(const EditorDocument& document);

/// Whether the presses, one after the other, are allowed and lead from the board's start to its goal.
[[nodiscard]] bool solves(const lights::Draft& board, std::span<const lights::Cell> presses);

/// Whether both are the same level, regardless of solution and work.
[[nodiscard]] bool sameLevel(const EditorDocument& one, const EditorDocument& other);

/// A document with all its earlier and undone states. Every step stores a whole document, so every change can be
/// undone.
class EditorHistory {
public:
    explicit EditorHistory(EditorDocument start);

    [[nodiscard]] const EditorDocument& now() const noexcept { return m_states[m_at]; }

    /// Adds a step to `next` unless nothing differs, and discards the undone states. Drops a solution that no longer
    /// solves the board.
    /// \returns whether anything differs.
    bool change(EditorDocument next);
    /// Merges all changes from now until endStroke into one step.
    void beginStroke();
    void endStroke();
    /// Replaces the current state without adding a step, such as to store the presses of a test play.
    void replaceCurrent(EditorDocument current);

    /// Records that the current level was saved: sets its file and id in all its states, earlier and undone ones
    /// included.
    void identify(const data::StoredLevel& stored);

    [[nodiscard]] bool canUndo() const noexcept { return m_at > 0; }
    [[nodiscard]] bool canRedo() const noexcept { return m_at + 1 < m_states.size(); }
    bool undo();
    bool redo();

private:
    std::vector<EditorDocument> m_states; ///< Never empty.
    std::size_t m_at = 0;
    bool m_stroke = false;
    bool m_strokeStepped = false; ///< The stroke has already added its step.
};

} // namespace game
