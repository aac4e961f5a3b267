#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/play/Round.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/widgets/Toasts.hpp"

#include <functional>
#include <string>

namespace game {

/// The ways from a board being played to somewhere else, and what is said where there is none.
class PlayExits {
public:
    /// \param keep keeps the board; called before another one takes its place.
    PlayExits(const text::Text& text, Preferences& preferences, Records& records, const data::Library& library,
              Navigator& navigator, ui::Clipboard& clipboard, const Entropy& entropy, const Round& round,
              ui::Toasts& toasts, std::function<void()> keep);

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

    const text::Text& m_text;
    Preferences& m_preferences;
    Records& m_records;
    const data::Library& m_library;
    Navigator& m_navigator;
    ui::Clipboard& m_clipboard;
    const Entropy& m_entropy;
    const Round& m_round;
    ui::Toasts& m_toasts;
    std::function<void()> m_keep;
    bool m_taken = false;
};

} // namespace game
