// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/WinPanel.hpp"
#include "game/round/Bedtime.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Melody.hpp"
#include "game/win/ResultCopy.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinStage.hpp"
#include "game/words/PostcardWords.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/PushButton.hpp"

namespace game {

/// The win screen, "Good night.": the result, its place on the leaderboard, and the ways on.
class WinScene final : public FormScene {
public:
    WinScene(ToWin to, const Services& with);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool animatesArrival() const override { return true; }
    [[nodiscard]] std::optional<ui::Rect> diveBoard() const override {
        return m_bedtime ? std::nullopt : std::optional(m_stage.windows());
    }
    [[nodiscard]] puzzle::RunKey diveKey() const override { return m_to.challenge.key; }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::string spokenTitle() const override;
    [[nodiscard]] const Melody* melody() const override { return &m_melody; }

    [[nodiscard]] const WinPanel& panel() const noexcept { return m_panel; }
    /// The legend of the keys that work now.
    [[nodiscard]] const ui::KeyLegend& legend() const noexcept { return m_legend; }
    /// The last act of a house whose last window has gone dark, once it has begun; null before.
    [[nodiscard]] const Bedtime* bedtime() const noexcept { return m_bedtime ? &*m_bedtime : nullptr; }
    /// What the win has brought besides its stars.
    [[nodiscard]] const std::vector<Medals::Medal>& medals() const noexcept { return m_medals.all(); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    [[nodiscard]] std::vector<ui::LegendEntry> legendNow() const;
    void addControls();
    void showKeys(); ///< Updates the keys that work now, in the legend and on the buttons.
    [[nodiscard]] std::vector<ResultFigure> figures() const;
    [[nodiscard]] ResultFigure lastFigure(const std::function<std::string(int)>& rolled) const;
    void drawWords(ui::Canvas& canvas) const; ///< Headline, sentences and figures.
    void drawCard(ui::Canvas& canvas) const;  ///< What is there instead of a leaderboard with nobody else on it.
    void drawIdea(ui::Canvas& canvas) const;  ///< What the level was about, in full, on the pavement.
    void arrangeBedtime(const ui::Viewport& viewport, const ui::Measure& measure);
    void drawBedtime(ui::Canvas& canvas) const;
    /// Whether the win is followed by the last act of its house.
    [[nodiscard]] bool endsAHouse() const;
    /// \param onwards where it leads: to what is next, or to the levels.
    void beginBedtime(bool onwards);
    /// Whether the last act leads on when it is over, without a button: the player has left already.
    [[nodiscard]] bool leavesByItself() const { return m_bedtime && !m_bedtime->onwards() && !m_bedtime->still(); }
    void announce();
    void findNext(); ///< Finds the level or day that the main button opens.
    [[nodiscard]] std::string nextWords() const;
    [[nodiscard]] std::string placeWords() const; ///< Where the level is chosen.
    /// Whether the lesson on light chasing would help: after moves too many, and after the level that it belongs to. It
    /// is offered on the way to the next board.
    [[nodiscard]] bool deservesLesson() const;
    [[nodiscard]] const data::DailyProgress& days() const; ///< Results in the series that the daily puzzle belongs to.
    [[nodiscard]] bool endsTheStreet() const;              ///< Whether the whole campaign is asleep now.
    void playNext();
    void playAgain();
    void leave();
    void watch();      ///< Opens the replay of this run, once it is stored.
    void copyResult(); ///< Ends in a toast a moment later, if the screen is still there.

    ToWin m_to;
    Melody m_melody = asleepMelody();
    Records& m_records;
    const data::Library& m_library;
    const Entropy& m_entropy;
    LampAtlases& m_atlases;

    int m_stars;
    std::optional<data::LevelRef> m_next;
    std::optional<Challenge> m_nextInFile;
    std::optional<puzzle::Day> m_nextDay; ///< After a daily puzzle: today, or the last day missed.
    WinStage m_stage;
    ui::PushButton m_nextButton{{.kind = ui::ButtonFace::Kind::Primary, .trailing = ui::Icon::Forward, .big = true},
                                [this] { playNext(); }};
    ui::PushButton m_again{bigFace(ui::Icon::Restart, ui::ButtonFace::Kind::Secondary), [this] { playAgain(); }};
    ui::PushButton m_levels{
        bigFace(m_to.challenge.day() ? ui::Icon::Calendar : ui::Icon::Grid, ui::ButtonFace::Kind::Secondary),
        [this] { leave(); }};
    ui::PushButton m_watch{iconFace(ui::Icon::Play), [this] { watch(); }};
    ui::PushButton m_copy{iconFace(ui::Icon::Copy), [this] { copyResult(); }};
    ui::KeyLegend m_legend;
    WinPanel m_panel;
    Medals m_medals;
    Postcard m_card;
    ResultCopy m_copied;
    std::vector<std::string> m_sentences; ///< Below the headline.
    ResultLayout m_where;
    std::optional<Bedtime> m_bedtime;
    bool m_left = false;
    bool m_focusShown = false;
    bool m_offered = false; ///< The lesson was offered, or was not due.
};

} // namespace game
