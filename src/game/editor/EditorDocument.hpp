#pragma once

#include "data/levels/Level.hpp"
#include "data/levels/UnfinishedLevels.hpp"

#include <optional>

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

} // namespace game
