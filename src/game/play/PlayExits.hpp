#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/play/Round.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/Toasts.hpp"

#include <functional>
#include <string>

namespace game {

/// The ways from a board being played to somewhere else, and what is said where there is none.
class PlayExits {
public:
    /// The board that is left.
    struct Left {
        const Round& round;
        ui::Toasts& toasts;         ///< Of its scene.
        std::function<void()> keep; ///< Keeps the board; called before another one takes its place.
    };

    PlayExits(const SceneContext& context, Records& records, const BoardSources& boards, Left left);

    /// The next open level of the campaign, or another random board like this one.
    void toNext();
    /// The board whose share code was copied somewhere.
    void toPastedBoard();
    /// Back to where the board was chosen.
    void leave();
    /// Back to the scene below, whatever board this is.
    void leaveTest();
    /// Anywhere else, without keeping the board.
    void replaceBy(Destination to);
    /// Under way: nothing that happens on the board counts any more.
    [[nodiscard]] bool taken() const noexcept { return m_taken; }

private:
    void toBoard(Challenge challenge);
    void say(ui::Toast::Kind kind, std::string words);

    SceneContext m_context;
    Records& m_records;
    BoardSources m_boards;
    Left m_left;
    bool m_taken = false;
};

} // namespace game
