#pragma once

#include "data/levels/Level.hpp"
#include "data/levels/UnfinishedLevels.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace game {

/// A level while somebody makes it: everything that undo brings back.
struct EditorDocument : data::UnfinishedLevel {
    std::optional<lights::BitGrid> solution{}; ///< Presses that won the last test play, while they still do.
    int work = 0;                              ///< Which of the levels that were worked on in the editor it is.

    friend bool operator==(const EditorDocument&, const EditorDocument&) = default;
};

/// A fresh board.
[[nodiscard]] EditorDocument freshDocument();
[[nodiscard]] EditorDocument documentOf(const data::StoredLevel& stored);

/// The level that it is, to be written. \pre the board is a puzzle: Draft::puzzle.
[[nodiscard]] data::StoredLevel storedOf(const EditorDocument& document);

/// Whether `presses` take the board to its goal.
[[nodiscard]] bool solves(const lights::Draft& board, const lights::BitGrid& presses);

/// Whether both are the same level, whatever is known of a solution.
[[nodiscard]] bool sameLevel(const EditorDocument& one, const EditorDocument& other);

/// A document and all its earlier and undone states. Every step is a whole document, so that whatever can be changed
/// can be undone.
class EditorHistory {
public:
    explicit EditorHistory(EditorDocument start);

    [[nodiscard]] const EditorDocument& now() const noexcept { return m_states[m_at]; }

    /// A step to `next`; none where nothing is different. What was undone is gone. A solution that no longer solves the
    /// board is dropped.
    /// \returns whether anything is different.
    bool change(EditorDocument next);
    /// From now on, until endStroke, all changes are one step together.
    void beginStroke();
    void endStroke();
    /// Keeps something in the present state that is no step: the presses of a test play.
    void note(EditorDocument noted);

    /// The level at hand was saved: it has this file and id from now on, also in its earlier and undone states.
    void identify(const data::StoredLevel& stored);

    [[nodiscard]] bool canUndo() const noexcept { return m_at > 0; }
    [[nodiscard]] bool canRedo() const noexcept { return m_at + 1 < m_states.size(); }
    bool undo();
    bool redo();

private:
    std::vector<EditorDocument> m_states; ///< Never empty.
    std::size_t m_at = 0;
    bool m_stroke = false;
    bool m_strokeStepped = false; ///< The stroke has made its step.
};

} // namespace game
