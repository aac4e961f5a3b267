#pragma once

#include "game/learn/LessonMarks.hpp"
#include "game/learn/Lessons.hpp"
#include "game/play/BoardWidget.hpp"
#include "game/scene/FormScene.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/Stepper.hpp"

#include <array>
#include <cstdint>

namespace game {

/// A lesson: the text on the left, the board in the middle, the crib on the right. The next step opens when the task is
/// done; the player's progress is stored.
class LessonScene final : public FormScene {
public:
    LessonScene(const ToLesson& to, const SceneContext& context, Records& records, LampAtlases& atlases);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_lesson.title; }

    [[nodiscard]] const Lesson& lesson() const noexcept { return m_lesson; }
    [[nodiscard]] std::size_t step() const noexcept { return m_step; }
    [[nodiscard]] const lights::Exercise& exercise() const noexcept { return m_exercise; }
    [[nodiscard]] const BoardWidget& board() const noexcept { return m_board; }
    [[nodiscard]] const ui::PushButton& nextButton() const noexcept { return m_next; }
    [[nodiscard]] const ui::PushButton& checkButton() const noexcept { return m_check; }
    [[nodiscard]] const ui::PushButton& answerButton(std::size_t index) const { return m_answers.at(index); }
    [[nodiscard]] ui::Stepper& sizeStepper() noexcept { return m_size; }
    /// The feedback on the last answer, from the step's texts; empty if there is none.
    [[nodiscard]] const std::string& feedback() const noexcept { return m_feedback; }
    /// The bottom of the text and answers on the left.
    [[nodiscard]] float textBottom() const noexcept { return m_textBottom; }
    [[nodiscard]] float ground() const noexcept { return m_ground; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    [[nodiscard]] static BoardOptions lessonOptions(const Preferences& preferences);
    void rebuild(); ///< Rebuilds the texts in the current language; keeps the state of the exercise.
    void begin(std::size_t step);
    void again();
    void press(lights::Cell cell);
    void check();
    void choose(int answer);
    void showMe();
    void judge(lights::Verdict verdict, const std::optional<lights::Change>& change);
    void previous();
    void next();
    void resize(int size);
    void leave();
    void pause();
    [[nodiscard]] ToPause pauseWords() const;
    bool act(ui::Action action);

    [[nodiscard]] const LessonStep& now() const { return m_lesson.steps[m_step]; }
    [[nodiscard]] bool last() const { return m_step + 1 == m_lesson.steps.size(); }
    /// Whether the next step is open, that is, this one was done now or earlier.
    [[nodiscard]] bool open() const;
    [[nodiscard]] bool hasSize() const { return m_id == "fix-up"; }
    void refresh();
    void placeAll();
    [[nodiscard]] float placeWords(const ui::TextStyle& style);
    void placeBoard();
    void placeToolbar();
    [[nodiscard]] LessonMarks marks() const;
    void drawWords(ui::Canvas& canvas) const;
    void drawNotices(ui::Canvas& canvas) const;
    void drawSteps(ui::Canvas& canvas) const;

    /// A panel with an icon and a sentence: the task, or the feedback on an answer.
    struct Notice {
        enum class Kind : std::uint8_t { Task, Right, Wrong } kind = Kind::Task;
        std::string words;
        ui::Rect area;
    };
    [[nodiscard]] std::vector<Notice> notices() const;

    Records& m_records;

    std::string m_id;
    int m_boardSize = usualFixUpSize;
    Lesson m_lesson;
    std::size_t m_step = 0;
    lights::Exercise m_exercise;
    std::string m_feedback;
    bool m_wrong = false; ///< Whether m_feedback is about a wrong answer.
    bool m_cribOpen = false;

    ScreenHeader m_header;
    BoardWidget m_board;
    std::array<ui::PushButton, 4> m_answers;
    ui::Stepper m_size;
    ui::PushButton m_back;
    ui::PushButton m_again;
    ui::PushButton m_show;
    ui::PushButton m_check;
    ui::PushButton m_crib;
    ui::PushButton m_next;

    ui::Rect m_left; ///< Area of the text.
    ui::Rect m_cribArea;
    ui::TextStyle m_bodyStyle = ui::style::prose;
    std::vector<std::string> m_titleLines;
    float m_textTop = 0;
    std::vector<Notice> m_notices;
    float m_sizeTop = 0;
    float m_textBottom = 0;
    float m_ground = 0;
};

} // namespace game
