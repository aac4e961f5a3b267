#pragma once

#include "data/levels/OwnLevels.hpp"
#include "data/levels/UnfinishedLevels.hpp"
#include "game/editor/EditorHistory.hpp"
#include "game/scene/Destination.hpp"

#include <map>
#include <optional>

namespace game {

/// What the editor keeps in files: the draft, after every step, and the levels that are saved.
class EditorFiles {
public:
    EditorFiles(const data::OwnLevels& levels, data::UnfinishedLevels& unfinished)
        : m_levels(levels)
        , m_unfinished(unfinished) {}

    /// What the editor begins with: the level it was called for, else the draft, else a fresh board.
    [[nodiscard]] EditorDocument begin(const ToEditor& to);
    /// A fresh board, or another level, as a work of its own; what was worked on until now is left for later.
    [[nodiscard]] EditorDocument beginAnew(const std::optional<data::StoredLevel>& level = std::nullopt);

    /// Whether the level differs from what was saved of it.
    [[nodiscard]] bool unsaved(const EditorDocument& document) const;
    /// Keeps it as the draft, or drops the draft where there is nothing to lose. Where undo leads back to an earlier
    /// work, the later one was never begun, and the draft of the earlier one is the draft again.
    /// \returns the problem, once.
    std::optional<data::FileProblem> keep(const EditorDocument& document);
    /// Saves the level of the history's present state: in its file, or in one of its own.
    /// \param anew as another level in any case. \pre the board is a puzzle and the level has a name.
    tl::expected<data::SavedLevel, data::OwnLevelProblem> save(EditorHistory& history, bool anew);

private:
    void goTo(int work);

    const data::OwnLevels& m_levels;
    data::UnfinishedLevels& m_unfinished;
    std::map<int, EditorDocument> m_saved; ///< Of each level that was worked on.
    int m_works = 0;
    int m_work = 0;          ///< The one at hand.
    bool m_kept = false;     ///< There may be a draft.
    bool m_troubled = false; ///< The last keep failed.
};

} // namespace game
