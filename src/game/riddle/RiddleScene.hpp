// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/learn/ToLearn.hpp"
#include "game/play/ToPlay.hpp"
#include "game/riddle/RiddleBoard.hpp"
#include "game/round/Bedtime.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/speech/BoardReader.hpp"
#include "game/win/ToWin.hpp"
#include "lights/solver/RiddleAnew.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "ui/widgets/Stepper.hpp"

#include <tl/expected.hpp>

#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A level that asks something: which of three boards has no solution, or how large a number is. Answers are
/// stored at once, so that the first one cannot be taken back, but only for levels of a house. Whoever did not get all
/// stars can be asked anew, about other boards, with a single answer each. It has no clock, and so no pause.
class RiddleScene final : public PageScene {
public:
    /// \pre the challenge has a riddle that is not played.
    RiddleScene(const ToPlay& to, const SceneContext& context, Records& records, const data::Library& library,
                LampAtlases& atlases);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    void uncovered() override;
    /// An answer cannot be taken back, so none is given by a confirm that was meant for the scene before.
    [[nodiscard]] bool confirmsOnBoard() const override { return true; }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    /// The question, and the board if there is only one; several say what they are themselves.
    [[nodiscard]] std::string spokenTitle() const override { return m_words; }
    [[nodiscard]] std::string spokenState() const override;

    /// Whether the right answer was given, on the board that is shown.
    [[nodiscard]] bool solved() const noexcept {
        return m_right && std::ranges::find(m_given, *m_right) != m_given.end();
    }
    [[nodiscard]] int stars() const noexcept { return m_stars; } ///< What the level has earned so far.
    [[nodiscard]] std::int64_t rightAnswer() const { return m_right.value_or(0); } ///< 0 if there is none.
    [[nodiscard]] std::string verdict() const; ///< What is said about the answers so far.
    [[nodiscard]] const std::deque<RiddleBoard>& boards() const noexcept { return m_boards; }
    /// The last act of a house whose last level this was, once it has begun; null before.
    [[nodiscard]] const Bedtime* bedtime() const noexcept { return m_bedtime ? &*m_bedtime : nullptr; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;
    void leave() override;

    [[nodiscard]] const lights::Riddle& riddle() const { return *m_challenge.riddle(); }
    [[nodiscard]] bool asksForNumber() const { return std::holds_alternative<lights::HowMany>(riddle()); }
    /// Whether the lights have nothing to do with the answer.
    [[nodiscard]] bool asksForQuiet() const {
        const auto* const number = std::get_if<lights::HowMany>(&riddle());
        return number != nullptr && number->what == lights::Quantity::QuietPatterns;
    }
    /// What is said below the only board that is asked about.
    [[nodiscard]] std::string factsOfBoard() const;
    /// The board that is shown at an index.
    [[nodiscard]] const lights::Puzzle& board(std::size_t index) const;
    void addControls();
    void answer(std::int64_t answer);
    /// Whether no more answers are taken.
    [[nodiscard]] bool over() const noexcept { return solved() || (m_challenge.anew && !m_given.empty()); }
    void drawAnother(); ///< Draws the board that is asked about next, if stars are missing.
    void askAgain();
    [[nodiscard]] std::string verdictAnew() const; ///< What is said about the answer on another board.
    void playNext();
    /// Begins the last act of the house, if this was its last level and it has not begun yet. \param onwards where it
    /// leads: to what is next, or back. \returns whether it has begun now.
    bool beginBedtime(bool onwards);
    void arrangeBedtime(const ui::Measure& measure);
    [[nodiscard]] std::optional<data::LevelRef> nextLevel() const;
    void answerNumber();                       ///< Answers what the number field has, if a number was chosen.
    void refresh();                            ///< Shows what was answered so far.
    void showPictures();                       ///< What the right number counts, on a board each.
    void showChoice(std::size_t index);        ///< What is known of one of several boards.
    [[nodiscard]] float questionWidth() const; ///< The lesson's button is beside the question.
    void focusOpen();                          ///< The first control that leads on.
    [[nodiscard]] std::string onward() const;  ///< Where the button of a solved riddle leads.
    void drawVerdict(ui::Canvas& canvas) const;
    /// What the level says of its own board; nothing about another one.
    [[nodiscard]] std::string idea() const;

    Records& m_records;
    const data::Library& m_library;
    LampAtlases& m_atlases;
    BoardReader m_reader;
    Challenge m_challenge;
    std::optional<data::LevelRef> m_level; ///< Nothing if the level is in no house: then answers are not stored.
    tl::expected<std::int64_t, lights::RiddleFault> m_right; ///< The right answer, if there is one.
    std::string m_asked;                                     ///< The text of the question.
    std::string m_words;                                     ///< What is said when it appears.
    std::vector<std::int64_t> m_given;                       ///< On the board that is shown.
    int m_stars = 0;
    data::AskedAnew m_anew; ///< How the level's riddle went about other boards.
    std::optional<lights::AskedBoard> m_another;
    int m_drawnAfter = 0;            ///< As many answers about other boards m_another comes after.
    Asleep m_asleep = Asleep::Board; ///< What the right answer has put to bed.
    std::optional<Bedtime> m_bedtime;

    std::deque<RiddleBoard> m_boards;
    std::vector<lights::BitGrid> m_pictures; ///< Of the right answer, on the first boards: see showPictures().
    ui::Stepper m_number{0, static_cast<int>(lights::maxRiddleAnswer), 0};
    ui::PushButton m_answer{primaryFace(ui::Icon::Check), [this] { answerNumber(); }};
    ui::PushButton m_lesson{wordsFace(ui::Icon::Book),
                            [this] { m_navigator.push(ToLesson{m_challenge.notes.lesson}); }};
    ui::PushButton m_again{wordsFace(ui::Icon::Restart), [this] { askAgain(); }};
    ui::PushButton m_next{primaryFace(ui::Icon::Forward), [this] { playNext(); }};
    ui::Rect m_question;
    ui::Rect m_verdict;
};

} // namespace game
