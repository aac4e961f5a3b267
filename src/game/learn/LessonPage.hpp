// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace game {

/// Base of the lessons of both puzzles: the words of a step on the left, its task, the feedback on what the player did,
/// the dots that show how far they got, and the buttons below. The next step opens when the task is done; progress is
/// stored. The board and the task itself are the derived class's.
class LessonPage : public FormScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] std::string spokenTitle() const override; ///< The lesson and the words of the step.
    [[nodiscard]] News spokenNews() const override;         ///< The feedback.

    [[nodiscard]] std::size_t step() const noexcept { return m_step; }
    [[nodiscard]] const ui::PushButton& nextButton() const noexcept { return m_next; }
    /// The feedback on the last answer, from the step's texts; empty if there is none.
    [[nodiscard]] const std::string& feedback() const noexcept { return m_feedback; }
    /// The bottom of the text and answers on the left.
    [[nodiscard]] float textBottom() const noexcept { return m_textBottom; }
    [[nodiscard]] float ground() const noexcept { return m_ground; }

protected:
    static constexpr float headBottom = 80; ///< No roof is higher, so that the title and the steps have the sky behind.

    /// The words of a step.
    struct Words {
        const std::string& title;
        const std::string& text;
        const std::string& task;
    };

    LessonPage(const ToLesson& to, const SceneContext& context, Records& records);

    [[nodiscard]] virtual std::size_t stepCount() const = 0;
    [[nodiscard]] virtual Words words() const = 0; ///< The words of the current step.
    [[nodiscard]] virtual bool done() const = 0;   ///< Whether its task is done.
    virtual void begin(std::size_t step) = 0;      ///< Opens a step: sets m_step, and calls opened().
    virtual void again() = 0;                      ///< Begins the task anew.
    virtual void showMe() = 0;                     ///< Does a part of the task.
    /// Places what follows the words. \returns the y below it.
    [[nodiscard]] virtual float placeBelowWords(float y) { return y; }
    virtual void placeBoard() = 0;
    /// The buttons below, in order; those of the base among them.
    [[nodiscard]] virtual std::vector<ui::PushButton*> tools() { return {&m_back, &m_again, &m_show, &m_next}; }
    /// Entries of the pause menu before those that all lessons have.
    [[nodiscard]] virtual std::vector<ToPause::Entry> ownEntries() const { return {}; }
    [[nodiscard]] virtual bool actOnStep(ui::Action /*action*/) { return false; }

    void addTools(); ///< Adds the base's buttons to the form; the derived class has added its own before.
    /// The step to open first: the first one not done, or the first of all if all are done.
    [[nodiscard]] std::size_t firstStep() const;
    void opened(); ///< After a step was opened.
    /// Shows feedback on what the player did, and notes that the step is done. \param focus whether the focus goes to
    /// the button that leads on, so that Enter alone leads through a lesson.
    void say(bool wrong, std::string feedback);
    void completed(std::string feedback);
    /// Updates the controls after any change.
    void refresh();
    void arrangeWords(const ui::Viewport& viewport, const ui::Measure& measure);
    void drawWords(ui::Canvas& canvas) const;
    /// The part of a room that has the middle of the window in its middle, as the buttons below have.
    [[nodiscard]] ui::Rect boardInMiddle(ui::Rect room) const;
    [[nodiscard]] bool last() const { return m_step + 1 == stepCount(); }
    /// Whether the next step is open, that is, this one was done now or earlier.
    [[nodiscard]] bool open() const;
    void next();
    void leave() { m_navigator.pop(); }
    bool act(ui::Action action);

    Records& m_records;
    std::string m_id;
    std::string m_title; ///< Title of the lesson.
    std::size_t m_step = 0;
    std::string m_feedback;
    bool m_wrong = false;      ///< Whether m_feedback is about a wrong answer.
    std::size_t m_answers = 0; ///< That got feedback, empty ones too.

    ScreenHeader m_header;
    ui::PushButton m_back;
    ui::PushButton m_again;
    ui::PushButton m_show;
    ui::PushButton m_next;
    ui::Rect m_left; ///< Area of the text.
    float m_ground = 0;

private:
    void previous();
    void pause();
    [[nodiscard]] ToPause pauseWords() const;
    void placeAll();
    void placeTools();
    [[nodiscard]] float placeWords(const ui::TextStyle& style);
    void drawSteps(ui::Canvas& canvas) const;
    void drawNotices(ui::Canvas& canvas) const;

    /// A panel with an icon and a sentence: the task, or the feedback on an answer.
    struct Notice {
        enum class Kind : std::uint8_t { Task, Right, Wrong } kind = Kind::Task;
        std::string words;
        ui::Rect area;
    };
    [[nodiscard]] std::vector<Notice> notices() const;

    ui::TextStyle m_bodyStyle = ui::style::prose;
    std::vector<std::string> m_titleLines;
    float m_textTop = 0;
    std::vector<Notice> m_notices;
    float m_textBottom = 0;
};

} // namespace game
