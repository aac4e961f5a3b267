// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/Toasts.hpp"

#include <functional>
#include <string>

namespace game {

/// Leads from the board in play to other scenes, or shows a message if there is nowhere to go.
class PlayExits {
public:
    /// The board that is left.
    struct Left {
        const Challenge& challenge;
        ui::Toasts& toasts;         ///< The toasts of its scene.
        std::function<void()> keep; ///< Saves the board; called before another one takes its place.
    };

    PlayExits(const SceneContext& context, Records& records, const BoardSources& boards, Left left);

    /// Opens the next open level of the campaign, or another random board like this one.
    void toNext();
    /// Opens the board whose share code is on the clipboard.
    void toPastedBoard();
    /// Goes back to the scene in which the board was chosen, with the board selected.
    void leave();
    /// Goes back to the scene below, without selecting the board there.
    void leaveTest();
    /// Goes anywhere else, without saving the board.
    void replaceBy(Destination to);
    /// Whether an exit was taken: input to the board no longer counts.
    [[nodiscard]] bool left() const noexcept { return m_taken; }

private:
    void toBoard(Challenge challenge, std::string says = {});
    void say(ui::Toast::Kind kind, std::string words);

    SceneContext m_context;
    Records& m_records;
    BoardSources m_boards;
    Left m_left;
    bool m_taken = false;
};

} // namespace game
