#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "arukone/solver/Effort.hpp"

#include <optional>

namespace arukone {

/// What a solution that keeps given cables looks like: a joined cable stays as it is, and a loose one is gone on from
/// its end.
struct Completion {
    std::optional<bool> possible;   ///< std::nullopt: not decided.
    std::optional<Cables> solution; ///< Of the whole board, if possible; each from the origin of its cable.
};
/// \pre the cables are those of a game.
[[nodiscard]] Completion complete(const Board& board, const Cables& cables, const SearchControl& control = {});

} // namespace arukone
