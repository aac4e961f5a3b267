#pragma once

#include "data/StoredLevel.hpp"
#include "lights/Draft.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace game {

/// A level while somebody makes it: everything that undo brings back.
struct EditorDocument {
    lights::Draft board;
    std::string id; ///< Empty: none yet.
    data::LocalText name;
    std::string author;
    std::string unknown;                     ///< Of the level's file, as in data::Level.
    std::filesystem::path file;              ///< Where it is saved; empty: nowhere yet.
    std::string content;                     ///< What that file held, as in data::StoredLevel.
    std::optional<lights::BitGrid> solution; ///< Presses that won the last test play, while they still do.

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
