#pragma once

#include "game/Actions.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Records.hpp"
#include "game/Scene.hpp"
#include "game/play/BoardOnTop.hpp"
#include "game/play/BoardWidget.hpp"
#include "game/play/PlayHelp.hpp"
#include "game/play/PlayPanels.hpp"
#include "game/play/PlayToolbar.hpp"
#include "game/play/Round.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/Sound.hpp"
#include "ui/widgets/Toasts.hpp"
#include "ui/widgets/Tooltip.hpp"

#include <functional>

namespace game {

/// A board being played.
class PlayScene final : public Scene, public BoardOnTop {
public:
    PlayScene(ToPlay to, const text::Text& text, Preferences& preferences, Records& records,
              const data::Library& library, Navigator& navigator, LampAtlases& atlases, ui::SoundPlayer& sounds,
              const ui::InputMapper& input, ui::Clipboard& clipboard, const Entropy& entropy);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] ui::Seconds nextChange() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    void covered() override;
    void uncovered() override;

    [[nodiscard]] const Round& round() const noexcept override { return m_round; }
    [[nodiscard]] lights::Cell cursor() const noexcept override { return m_board.cursor(); }
    /// What it tells the player at the moment, or null.
    [[nodiscard]] const ui::Toast* toast() const { return m_toasts.current(); }

private:
    void placeBoard(const ui::Viewport& viewport, float ground);
    bool act(ui::Action action);
    void press(lights::Cell cell);
    void mark(lights::Cell cell);
    void undo();
    void redo();
    void restart();
    void hint();
    void askForSolution();
    void startSolution();
    void stopSolution();
    void pause();
    [[nodiscard]] ToPause pauseWords() const;
    void playNext();
    void playNewBoard();
    void copyCode();
    void openCode();

    void changed(const lights::Change& change);
    void afterChange();
    void solved();
    void record();
    void leaveForWin();
    void keep();
    void refresh();

    const text::Text& m_text;
    Preferences& m_preferences;
    Records& m_records;
    const data::Library& m_library;
    Navigator& m_navigator;
    ui::SoundPlayer& m_sounds;
    const ui::InputMapper& m_input;
    ui::Clipboard& m_clipboard;
    const Entropy& m_entropy;

    std::string m_player; ///< Whose board it is.
    Round m_round;
    std::optional<int> m_best;      ///< Moves of the player's best run.
    std::optional<int> m_movesLeft; ///< The live counter's number.
    lights::BitGrid m_marks;

    ui::Form m_form;
    BoardWidget m_board;
    ui::PushButton m_menu;
    PlayToolbar m_toolbar;
    ui::Toasts m_toasts;
    PlayHelp m_help;
    ui::Tooltip m_tooltip;
    PlayPanels m_panels;

    ui::Viewport m_viewport;
    ui::Measure m_measure;
    ui::Device m_legendDevice = ui::Device::Keyboard; ///< Whose keys the toolbar shows.
    bool m_running = true;                            ///< In sight: the clock may run.
    bool m_paused = false;                            ///< The pause covers the board.
    bool m_left = false;                              ///< On the way to another scene.
    double m_uncounted = 0;                           ///< Milliseconds not yet given to the session's clock.
    ui::Seconds m_sinceKept = 0;
    std::optional<ui::Seconds> m_wonFor; ///< Seconds since the win.
    std::optional<ToWin> m_win;          ///< The win, once it is stored.
};

} // namespace game
