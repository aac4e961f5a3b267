// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Duel.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/round/LightsBoardWidget.hpp"
#include "game/round/PlayPanels.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Melody.hpp"
#include "game/speech/BoardReader.hpp"
#include "lights/Session.hpp"
#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"
#include "ui/widgets/PushButton.hpp"

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A number on a player's card, with an icon that says of what.
struct DuelFigure {
    ui::Icon icon;
    std::string number;
    bool bad = false; ///< Drawn in the colour of mistakes.
};

/// The card of a player beside the board.
struct DuelCard {
    std::string name;
    std::size_t seat = 0; ///< Says which token.
    bool plays = false;   ///< It is this player's turn: the card is lit and has an arrow.
    std::vector<DuelFigure> figures;
    std::optional<int> won{}; ///< Boards of the match, if it has several.
};

/// Draws the cards of the players below each other. \param area its top left corner and width count.
/// \returns the y of what follows.
float drawDuelCards(ui::Canvas& canvas, ui::Rect area, const std::vector<DuelCard>& cards);

/// The sign above the board that says whose turn it is: token, words, and a frame in the token's colour. A new turn
/// slides in.
class TurnSign {
public:
    /// \param words such as "Your turn, Mina".
    void show(std::string words, std::size_t seat, const ui::Motion& motion);
    [[nodiscard]] const std::string& words() const noexcept { return m_words; }
    void update(ui::Seconds step) { m_slide.update(step); }
    [[nodiscard]] bool animating() const noexcept { return m_slide.moving(); }
    /// \param room the sign is in the middle of its top edge, as wide as its words need; its height does not count.
    void draw(ui::Canvas& canvas, ui::Rect room) const;

private:
    std::string m_words;
    std::size_t m_seat = 0;
    ui::Tween m_slide{1};
    bool m_slides = true; ///< Otherwise it fades in.
};

/// What both ways of a duel have in common: the board with its columns, the sign that says whose turn it is, the pause,
/// and the step to the result. A duel that is left is gone, so leaving asks first.
class DuelBoardScene : public FormScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    void setAmbient(bool ambient) override { m_board.view().setLively(ambient); }
    void updateBelow(ui::Seconds step) override { m_board.update(step); }
    [[nodiscard]] bool animatingBelow() const override { return m_board.animating(); }
    [[nodiscard]] bool confirmsOnBoard() const override { return true; }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    /// Whose turn it is.
    [[nodiscard]] std::string spokenState() const override { return m_sign.words(); }
    [[nodiscard]] const Melody* melody() const override { return &m_melody; }

    [[nodiscard]] const DuelMatch& match() const noexcept { return m_match; }
    [[nodiscard]] lights::Cell cursor() const noexcept { return m_board.cursor(); }
    [[nodiscard]] const LightsBoardWidget& board() const noexcept { return m_board; }
    /// The game on the board as it stands.
    [[nodiscard]] virtual const lights::Session& session() const = 0;
    /// Index of the player whose turn it is.
    [[nodiscard]] virtual std::size_t player() const = 0;

protected:
    /// \param strip height of the strip below the board, for tools or a legend.
    DuelBoardScene(DuelMatch match, const SceneContext& context, LampAtlases& atlases, float strip);

    virtual void press(lights::Cell cell) = 0;
    /// Handles an action that is not one of the board's, the pause's or the reader's. \returns whether it was used.
    virtual bool act(ui::Action action) = 0;
    /// Whether the board must not be seen yet: then it can neither be played nor read.
    [[nodiscard]] virtual bool shut() const { return false; }
    /// Whether something would be lost by leaving.
    [[nodiscard]] virtual bool begun() const = 0;
    /// What the sign above the board says.
    [[nodiscard]] virtual std::string signWords() const = 0;
    /// The figures beside the board, as text.
    [[nodiscard]] virtual std::string figures() const = 0;
    /// What the left column shows, and the right one if drawsState().
    [[nodiscard]] virtual PlayFacts facts() const = 0;
    /// Whether the right column is drawn as beside any board; otherwise drawBeside() draws it.
    [[nodiscard]] virtual bool drawsState() const { return false; }
    /// Draws the right column, or what else there is in front of the board.
    virtual void drawBeside(ui::Canvas& canvas) const = 0;
    /// The entries of the pause; Back leaves the duel.
    [[nodiscard]] virtual ToPause pauseWords() const = 0;
    /// Places and words what the derived scene adds.
    virtual void arrangeMore(const ui::Viewport&, const ui::Measure&) {}

    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) final;
    /// To be called whenever the turn or the board has changed.
    void refresh();
    /// Shows the result after a moment.
    void finish(DuelOutcome outcome);
    [[nodiscard]] bool finished() const noexcept { return m_outcome.has_value(); }
    void pause();
    /// What the card of a player shows of the match.
    [[nodiscard]] std::optional<int> wonBy(std::size_t player) const {
        return m_match.isSeveral() ? std::optional(m_match.wonBy(player)) : std::nullopt;
    }
    /// The strip below the board.
    [[nodiscard]] ui::Rect strip() const;

    DuelMatch m_match;
    LightsBoardWidget m_board;
    PlayPanels m_panels;
    float m_seenTo = std::numeric_limits<float>::max(); ///< How far to the right the board can be seen in a pause.

private:
    bool read(ui::Action action); ///< Says what the player asked for.
    void askToLeave();
    void leave();

    float m_strip;
    BoardReader m_reader;
    ui::PushButton m_menu;
    TurnSign m_sign;
    Melody m_melody;
    std::optional<DuelOutcome> m_outcome;
    ui::Seconds m_sinceEnd = 0;
    bool m_left = false; ///< Another scene was requested; input no longer counts.
};

} // namespace game
