// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/play/LookUp.hpp"
#include "game/round/GoalCard.hpp"
#include "game/round/LightsBoardWidget.hpp"
#include "game/round/LightsHelp.hpp"
#include "game/round/LightsMoves.hpp"
#include "game/round/PlayPage.hpp"
#include "game/round/PlayPanels.hpp"
#include "game/round/Rival.hpp"
#include "game/round/Round.hpp"
#include "game/speech/BoardReader.hpp"

namespace game {

/// What Lights Out has for PlayPage.
struct LightsParts {
    using Round = game::Round;
    using Board = LightsBoardWidget;
    using Help = LightsHelp;
    using Panels = PlayPanels;
    using Rival = game::Rival;
    static Round round(const Challenge& challenge, const std::optional<puzzle::SavedGame>& saved,
                       const SceneContext& context) {
        return {challenge, saved, &context.proofs};
    }
    static std::vector<Toolbar::Tool> tools(std::vector<Toolbar::Tool> all) { return all; }
    static constexpr HelpPage page = HelpPage::Lights;
};

/// A board of Lights Out being played.
class LightsPlayScene final : public PlayPage<LightsParts> {
public:
    LightsPlayScene(const ToPlay& to, const SceneContext& context, Records& records, const BoardSources& boards,
                    LampAtlases& atlases);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    void setAmbient(bool ambient) override { m_board.view().setLively(ambient); }
    [[nodiscard]] ui::Seconds nextChange() const override;
    [[nodiscard]] std::optional<ui::Rect> changingArea() const override;
    [[nodiscard]] Scenery scenery() const override;

    [[nodiscard]] const ZoomTools& zoom() const noexcept { return m_zoom; }
    [[nodiscard]] bool showsRivalBoard() const noexcept { return m_rivalBoard.has_value(); }
    [[nodiscard]] const GoalCard& goal() const noexcept { return m_goal; }
    /// The button for the long proof of the optimum.
    [[nodiscard]] const ui::PushButton& proofButton() const noexcept { return m_proof; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool intercept(const ui::Event& event) override;
    bool actOwn(ui::Action action) override;
    bool read(ui::Action action) override;
    void step(ui::Action action) override;
    void restart() override;
    void hint() override;
    void askForSolution() override;
    bool showSolution() override { return m_help.show(m_preferences.get().reducedMotion); }
    void letGo() override { m_goal.hide(); }
    [[nodiscard]] std::string movesWords() const override;
    [[nodiscard]] std::vector<ToPause::Entry> ownEntries() const override;
    void refresh() override { offerTools(); }
    void offerTools() override;
    void returned() override;
    void think(ui::Seconds step) override;
    void showRival(ui::Seconds step) override;
    [[nodiscard]] MapPicture map() const override { return mapPicture(m_round.session().board()); }
    [[nodiscard]] ui::Seconds winPause() const override;
    void showWin() override;
    void drawColumns(ui::Canvas& canvas) const override;
    void drawBehind(ui::Canvas& canvas) const override;
    void drawIdeaCard(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string about() const override;
    /// What the card says: like about(), but without the task, which stands in the left column.
    [[nodiscard]] std::string cardWords() const;
    void drawSign(ui::Canvas& canvas) const override;
    bool drawTip(ui::Canvas& canvas) const override;

    /// Messages stand where they cover neither the picture nor the words on the edges.
    void placeMessages(const ui::Viewport& viewport);
    void press(lights::Cell cell);
    void mark(lights::Cell cell);
    [[nodiscard]] std::string figures() const; ///< Those beside the board, as text.
    void sayIsSealed();
    void refuse(std::string why); ///< A press or a mark that the rules do not allow.
    void lookUpQuiet();
    [[nodiscard]] std::string lesson() const; ///< That of the level, one of lessonIds, or empty.
    void chase();
    /// Whether the board is asleep, but not as the riddle asks.
    [[nodiscard]] bool isNoAnswer() const;
    void sayIsNoAnswer(); ///< Beside the card, which says it as long as it is so.
    void explainUnique(); ///< Once and for all: what it means that there is only one solution.
    void moved();
    void afterChange();
    void solved();
    /// The long proof of the optimum, where the optimum is shown.
    [[nodiscard]] std::optional<ProofState> proofState() const;
    [[nodiscard]] std::string proofWords() const; ///< The label that starts or stops it; empty if none is offered.
    void prove();                                 ///< Starts it, or stops it.
    void followProof();                           ///< Shows how far it is, and says what came out.
    void showProof();
    void placeProof() const;                                ///< Below the figures, as drawn last.
    [[nodiscard]] ui::Rect belowProof(ui::Rect area) const; ///< What the button leaves of an area.
    [[nodiscard]] std::optional<RaceFacts> raceFacts() const;
    void drawRivalBoard(ui::Canvas& canvas) const;
    void drawWin(ui::Canvas& canvas) const; ///< The board stays, everything else fades.
    /// Whether the street holds its breath after the last press: at the first win, with all motion.
    [[nodiscard]] bool holdsBreath() const;
    [[nodiscard]] float hudLeft() const; ///< 1 … 0: how much is left of what stands beside the board.
    /// Whether the level is so short that it is there for a new rule, which its idea tells.
    [[nodiscard]] bool introducesRule() const;
    /// Whether the card with cardWords() is shown: the idea once it is asked for, or as long as it is needed.
    [[nodiscard]] bool showsIdea() const;
    [[nodiscard]] bool hasIdea() const;
    void toggleIdea();
    [[nodiscard]] std::string aboutWords() const; ///< What toggleIdea() does.

    std::optional<int> m_movesLeft; ///< Value of the live counter.
    ui::Speaker& m_speaker;
    BoardReader m_reader;
    ui::PushButton m_about{iconFace(ui::Icon::Question), [this] { toggleIdea(); }};
    bool m_ideaAsked = false;               ///< The player wants to know what the level is about.
    mutable ui::PushButton m_proof;         ///< It is placed below the figures, which draw() knows.
    std::optional<ProofState> m_proofShown; ///< As the button says it.
    LightsMoves m_moves;
    LookUp m_lookUp;
    GoalCard m_goal;
    /// Only in a race, unless it would give the answer away. It is placed below the figures, which draw() knows.
    mutable std::optional<SmallBoard> m_rivalBoard;
    bool m_offered = false; ///< The lesson was offered, or was not due.
    bool m_shapes = false;  ///< Each window shows what a press switches, even while nobody peeks.
};

} // namespace game
