// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/OwnLevels.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "game/editor/EditorHistory.hpp"
#include "game/editor/ToEditor.hpp"

#include <map>
#include <optional>

namespace game {

/// The files of the editor: the draft, stored after every step, and the saved levels.
class EditorFiles {
public:
    EditorFiles(const data::OwnLevels& levels, data::UnfinishedLevels& unfinished)
        : m_levels(levels)
        , m_unfinished(unfinished) {}

    /// The document to begin with: the requested level, else the draft, else a fresh board.
    [[nodiscard]] EditorDocument begin(const ToEditor& to);
    /// Begins work on a level; the draft of the work before is set aside for later.
    [[nodiscard]] EditorDocument beginWork(const data::StoredLevel& level);
    /// Begins work on a fresh board of either puzzle.
    [[nodiscard]] EditorDocument beginWork(bool lights);

    /// Whether the level has unsaved changes.
    [[nodiscard]] bool unsaved(const EditorDocument& document) const;
    /// Stores the document as the draft, or drops the draft if everything is saved. If undo leads back to an earlier
    /// work, the later one's draft is dropped and the earlier one's becomes the draft again.
    /// \returns the problem, unless the last attempt already failed.
    std::optional<data::FileProblem> keep(const EditorDocument& document);
    /// Saves the level in the history's current state: to its own file, or to a new one if it has none.
    /// \param anew always save as a new level. \pre the board is a puzzle and the level has a name.
    tl::expected<data::SavedLevel, data::OwnLevelProblem> save(EditorHistory& history, bool anew);

private:
    EditorDocument beginWork(EditorDocument document, EditorDocument saved);
    void switchToWork(int work);

    const data::OwnLevels& m_levels;
    data::UnfinishedLevels& m_unfinished;
    std::map<int, EditorDocument> m_saved; ///< The saved state of each work.
    int m_workCount = 0;
    int m_currentWork = 0;       ///< The current one.
    bool m_mayHaveDraft = false; ///< A draft may be stored.
    bool m_troubled = false;     ///< The last attempt to store the draft failed.
};

} // namespace game
