// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/learn/LessonPage.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/lessons/Lessons.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/round/LightsBoardWidget.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/speech/BoardReader.hpp"
#include "lights/Exercise.hpp"
#include "ui/Canvas.hpp"
#include "ui/widgets/Stepper.hpp"

#include <array>
#include <optional>
#include <vector>

namespace game {

/// The marks a lesson draws over a board, all in the colour of hints.
struct LessonMarks {
    std::optional<int> row{};                ///< Row with a band around it.
    std::vector<lights::Cell> presses{};     ///< Windows with a dashed ring.
    bool arrows = false;                     ///< Whether an arrow leads to each press from the window above.
    bool numbered = false;                   ///< Numbers the presses in order; a repeated press shows its last number.
    std::optional<lights::Cell> subject{};   ///< The window that the text is about, framed.
    std::optional<lights::BitGrid> chosen{}; ///< Windows marked by the player: tinted, framed, and ticked.
};

void drawLessonMarks(ui::Canvas& canvas, const LightsBoardView& board, const LessonMarks& marks);

/// A lesson on Lights Out: the text on the left, the board in the middle, the crib on the right.
class LightsLessonScene final : public LessonPage {
public:
    LightsLessonScene(const ToLesson& to, const SceneContext& context, Records& records, LampAtlases& atlases);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_lesson.title; }

    [[nodiscard]] const LightsLesson& lesson() const noexcept { return m_lesson; }
    [[nodiscard]] const lights::Exercise& exercise() const noexcept { return m_exercise; }
    [[nodiscard]] const LightsBoardWidget& board() const noexcept { return m_board; }
    [[nodiscard]] const ui::PushButton& answerButton(std::size_t index) const { return m_answers.at(index); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    [[nodiscard]] std::size_t stepCount() const override { return m_lesson.steps.size(); }
    [[nodiscard]] Words words() const override { return {now().title, now().text, now().task}; }
    [[nodiscard]] bool done() const override { return m_exercise.done(); }
    void begin(std::size_t step) override;
    void again() override;
    void showMe() override;
    [[nodiscard]] float placeBelowWords(float y) override;
    void placeBoard() override;
    [[nodiscard]] std::vector<ui::PushButton*> tools() override;
    [[nodiscard]] std::vector<ToPause::Entry> ownEntries() const override;
    bool actOnStep(ui::Action action) override;
    [[nodiscard]] BoardReader::Position position() const; ///< For reading it out.

    [[nodiscard]] static BoardOptions lessonOptions(const Preferences& preferences, const lights::Rules& rules);
    void rebuild(); ///< Rebuilds the texts in the current language; keeps the state of the exercise.
    void press(lights::Cell cell);
    void check();
    void choose(int answer);
    void judge(lights::Verdict verdict, const std::optional<lights::Change>& change);
    void resize(int size);

    [[nodiscard]] const LessonStep& now() const { return m_lesson.steps[m_step]; }
    [[nodiscard]] bool hasSize() const { return m_id == fixUpLesson; }
    [[nodiscard]] LessonMarks marks() const;

    int m_boardSize = usualFixUpSize;
    LightsLesson m_lesson;
    lights::Exercise m_exercise;
    bool m_cribOpen = false;

    LightsBoardWidget m_board;
    BoardReader m_reader;
    std::array<ui::PushButton, 4> m_answers;
    ui::Stepper m_size{smallestFixUpSize, largestFixUpSize, m_boardSize, [this](int size) { resize(size); }};
    ui::PushButton m_check{primaryFace(ui::Icon::Check), [this] { check(); }};
    ui::PushButton m_crib{wordsFace(ui::Icon::Book), [this] {
                              m_cribOpen = !m_cribOpen;
                              refresh();
                          }};

    ui::Rect m_cribArea;
    float m_sizeTop = 0;
};

} // namespace game
