// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/controls/ResultLayout.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Melody.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/PushButton.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// The result of a duel: who has won, the figures of all players, and where to go from there.
class DuelOverScene final : public FormScene {
public:
    DuelOverScene(ToDuelOver to, const SceneContext& context, LampAtlases& atlases, const Entropy& entropy);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] const Melody* melody() const override { return &m_melody; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Duel"); }
    /// The whole result.
    [[nodiscard]] std::string spokenTitle() const override;

    [[nodiscard]] const std::vector<DuelPlace>& places() const noexcept { return m_places; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void addControls();
    void play(DuelMatch match);
    void again();     ///< On another board: the next one of the match, or the first one of another match.
    void sameBoard(); ///< On the same one.
    void leave();     ///< Goes back to the setup.
    void toMenu();
    [[nodiscard]] bool won(const DuelPlace& place) const;
    /// Whether another board of the match follows.
    [[nodiscard]] bool goesOn() const { return m_to.match.isSeveral() && !isDecided(m_to.match); }
    /// Whether it was the last board of a match of several.
    [[nodiscard]] bool isMatchOver() const { return m_to.match.isSeveral() && !goesOn(); }
    [[nodiscard]] std::string headline() const; ///< Who has won the board, or the match once it is over.
    [[nodiscard]] std::string sentence() const; ///< What by, or how the match ended.
    [[nodiscard]] std::string ahead() const;    ///< What comes next.
    [[nodiscard]] float figureWidth() const;    ///< Width of a column of figures.
    struct Heading {
        std::optional<ui::Icon> icon;
        std::string words;
    };
    [[nodiscard]] std::vector<Heading> headings() const;
    [[nodiscard]] std::vector<std::string> figuresOf(std::size_t player) const;
    void drawTable(ui::Canvas& canvas) const;
    void drawRow(ui::Canvas& canvas, ui::Rect row, const DuelPlace& place) const;

    ToDuelOver m_to;
    const Entropy& m_entropy;
    std::vector<DuelPlace> m_places;
    Melody m_melody = asleepMelody();

    LightsBoardView m_board;
    ui::PushButton m_again{{.kind = ui::ButtonFace::Kind::Primary, .trailing = ui::Icon::Forward, .big = true},
                           [this] { again(); }};
    ui::PushButton m_same{bigFace(ui::Icon::Restart, ui::ButtonFace::Kind::Secondary), [this] { sameBoard(); }};
    ui::PushButton m_menu{bigFace(ui::Icon::House, ui::ButtonFace::Kind::Secondary), [this] { toMenu(); }};
    ui::KeyLegend m_legend;
    ResultLayout m_where;
    bool m_left = false;
};

} // namespace game
