// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/editing/Exercise.hpp"
#include "arukone/greedy/Program.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/learn/LessonPage.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/lessons/ArukoneLesson.hpp"
#include "game/round/ArukoneBoardWidget.hpp"
#include "game/round/CableShow.hpp"
#include "game/speech/BoxReader.hpp"

#include <optional>
#include <variant>

namespace game {

/// A lesson on fuse boxes: the text on the left, the box beside it.
class ArukoneLessonScene final : public LessonPage {
public:
    ArukoneLessonScene(const ToLesson& to, const SceneContext& context, Records& records);

    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return FormScene::animating() || m_program.running(); }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_lesson.title; }

    [[nodiscard]] const ArukoneLesson& lesson() const noexcept { return m_lesson; }
    [[nodiscard]] const ArukoneBoardWidget& board() const noexcept { return m_board; }
    [[nodiscard]] bool done() const override;
    /// Whether the simple program is being shown.
    [[nodiscard]] bool showing() const noexcept { return m_program.running(); }
    /// The draft of a trap being laid. \pre the step is one.
    [[nodiscard]] const arukone::Draft& draft() const { return std::get<arukone::TrapExercise>(m_exercise).draft(); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    [[nodiscard]] std::size_t stepCount() const override { return m_lesson.steps.size(); }
    [[nodiscard]] Words words() const override { return {now().title, now().text, now().task}; }
    void begin(std::size_t step) override;
    void again() override;
    void showMe() override;
    void placeBoard() override;
    [[nodiscard]] std::vector<ui::PushButton*> tools() override {
        return {&m_back, &m_again, &m_undo, &m_show, &m_next};
    }
    [[nodiscard]] std::vector<ToPause::Entry> ownEntries() const override;
    [[nodiscard]] bool actOnStep(ui::Action action) override;

    /// Watching is done once it is over.
    struct Watching {
        bool done;
    };

    [[nodiscard]] const ArukoneStep& now() const { return m_lesson.steps[m_step]; }
    void restartExercise();
    void openBoard(const arukone::Board& board, const arukone::Cables& cables, bool keepCursor);
    void draw(const arukone::Stroke& stroke);
    [[nodiscard]] BoxReader::Position position() const; ///< For reading it out.
    void soundOf(const arukone::Cables& before, int pair);
    [[nodiscard]] bool canUndo() const;
    void undo();
    void place(puzzle::Cell cell);
    /// What is said about the last answer. \param wrong whether it was a wrong one.
    [[nodiscard]] std::string feedbackWords(bool wrong) const;
    [[nodiscard]] std::string trapWords(const arukone::TrapExercise& trap) const;
    void showProgram(const arukone::ProgramRun& run);
    void programEnded();
    void showState(); ///< Enables and marks what the state of the exercise asks for.

    ArukoneLesson m_lesson;
    std::variant<Watching, arukone::DrawingExercise, arukone::TrapExercise> m_exercise;
    CableShow m_program; ///< The simple program being shown.
    ui::PushButton m_undo;
    ArukoneBoardWidget m_board;
    BoxReader m_reader;
    std::optional<int> m_lastPair; ///< Whose cable the last stroke set, unless that was taken back.
};

} // namespace game
