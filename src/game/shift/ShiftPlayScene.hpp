// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Melody.hpp"
#include "game/services/Records.hpp"
#include "game/shift/HouseWidget.hpp"
#include "game/shift/RuleCard.hpp"
#include "game/shift/ShiftGame.hpp"
#include "game/shift/ShiftPanels.hpp"
#include "game/shift/ShiftTools.hpp"
#include "game/shift/SleepingStreet.hpp"
#include "game/shift/ToShift.hpp"
#include "game/speech/BoardReader.hpp"

#include <array>
#include <limits>

namespace game {

/// A night shift in play. It is stored only when it is over: a shift that was left cannot be resumed.
class ShiftPlayScene final : public FormScene {
public:
    ShiftPlayScene(ToShiftPlay to, const SceneContext& context, Records& records, LampAtlases& atlases);

    bool handle(const ui::Event& event) override;
    void passTime(puzzle::Milliseconds passed) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    void setAmbient(bool ambient) override { m_board.view().setLively(ambient); }
    [[nodiscard]] ui::Seconds nextChange() const override;
    void updateBelow(ui::Seconds step) override { m_board.update(step); }
    [[nodiscard]] bool animatingBelow() const override { return m_board.animating(); }
    [[nodiscard]] bool confirmsOnBoard() const override { return true; }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Night shift: on duty"); }
    [[nodiscard]] const Melody* melody() const override { return &m_melody; }
    void covered() override;
    void uncovered() override;

    [[nodiscard]] const lights::Shift& shift() const noexcept { return m_game.shift(); }
    [[nodiscard]] lights::Cell cursor() const noexcept { return m_board.cursor(); }
    [[nodiscard]] const LightsBoardView& house() const noexcept { return m_board.view(); }
    [[nodiscard]] const NextHouse& nextHouse() const noexcept { return m_next; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    bool act(ui::Action action);
    bool read(ui::Action action); ///< Says what the player asked for.
    void press(lights::Cell cell);
    void mark(lights::Cell cell);
    void skip();
    [[nodiscard]] lights::Puzzle currentPuzzle() const; ///< The house, starting from the board as it stands.
    /// Shows and plays what an event changed. \param before currentPuzzle() before the event.
    void applied(const std::optional<lights::ShiftChange>& change, const lights::Puzzle& before);
    void moveToNextHouse(const std::optional<lights::Change>& last, const lights::Puzzle& before);
    /// Offers two cards instead of the next house. \param last what put the house to bed, if it was not skipped.
    void offerCards(const std::optional<lights::Change>& last, const lights::Puzzle& before);
    void pick(std::size_t card);
    [[nodiscard]] bool pickByNumber(const ui::Event& event); ///< The number of a card, as on its paper.
    void drawOffer(ui::Canvas& canvas) const;
    [[nodiscard]] ui::Rect cardsArea() const; ///< For the cards and the words above them.
    void pause();
    [[nodiscard]] ToPause pauseWords() const;
    void askToLeave();
    void tick(int secondsBefore);
    void finish();
    void openEndScreen();
    void updateScore();
    void placeHouse(LightsBoardWidget& house);
    void placeNext();                  ///< The house at the right edge.
    [[nodiscard]] House front() const; ///< Of the current house.
    [[nodiscard]] BoardOptions options() const;

    Records& m_records;

    ShiftGame m_game;
    std::optional<int> m_best;                 ///< Points of the player's best shift of the same table before this one.
    std::optional<lights::ShiftGhost> m_ghost; ///< That shift, if it had the same houses.
    lights::BitGrid m_marks;
    float m_seenTo = std::numeric_limits<float>::max(); ///< How far to the right the house can be seen in a pause.
    Melody m_melody;

    HouseWidget m_board;
    NextHouse m_next;
    BoardReader m_reader;
    ui::PushButton m_menu;
    Toolbar m_toolbar;
    ShiftPanels m_panels;
    std::array<RuleCard, 2> m_cards{RuleCard{m_text, [this] { pick(0); }}, RuleCard{m_text, [this] { pick(1); }}};

    /// A house that was left for cards, and its last press.
    struct Left {
        lights::Puzzle before;
        std::optional<lights::Change> last;
    };
    std::optional<Left> m_leftHouse;
    ui::Seconds m_offered = 0; ///< How long cards have been offered.
    bool m_running = true;     ///< The scene is not covered: the clock may run, and the house is shown.
    bool m_left = false;       ///< Another scene was requested; input no longer counts.
    RecordedShift m_recorded;
    std::optional<ui::Seconds> m_over; ///< Seconds since the end.
};

} // namespace game
