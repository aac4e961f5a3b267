// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/SavedBoards.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace game {

/// The unfinished boards that are still being written or removed, as they will be.
class PendingBoards {
public:
    using Board = std::shared_ptr<const data::SavedBoard>;

    /// Remembers the last request. \param board null if it is to be removed. \returns a number for forget().
    int note(const std::string& player, const std::string& key, Board board) {
        m_boards[{player, key}] = {++m_last, std::move(board)};
        return m_last;
    }
    /// Forgets a board once it is written, unless there was another request since.
    void forget(int number) {
        std::erase_if(m_boards, [number](const auto& board) { return board.second.number == number; });
    }
    /// The board, or null if it is to be removed; std::nullopt if nothing is pending for it.
    [[nodiscard]] std::optional<Board> find(const std::string& player, const std::string& key) const {
        const auto found = m_boards.find({player, key});
        return found == m_boards.end() ? std::nullopt : std::optional(found->second.board);
    }
    /// The player's board that was kept last; null if none is to be written.
    [[nodiscard]] Board latest(const std::string& player) const {
        const Pending* latest = nullptr;
        for (const auto& [where, pending] : m_boards)
            if (where.first == player && pending.board != nullptr &&
                (latest == nullptr || latest->number < pending.number))
                latest = &pending;
        return latest != nullptr ? latest->board : nullptr;
    }
    /// A player has another name now.
    void rename(const std::string& from, const std::string& to) {
        for (auto at = m_boards.begin(); at != m_boards.end();) {
            auto moved = at->first.first == from ? m_boards.extract(at++) : decltype(m_boards)::node_type();
            if (moved.empty()) {
                ++at;
                continue;
            }
            moved.key().first = to;
            m_boards.insert(std::move(moved));
        }
    }
    void clear() { m_boards.clear(); }

private:
    struct Pending {
        int number = 0;
        Board board;
    };
    std::map<std::pair<std::string, std::string>, Pending> m_boards; ///< By player and key.
    int m_last = 0;
};

} // namespace game
