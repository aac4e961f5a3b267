#pragma once

#include "ui/Widget.hpp"

#include <functional>
#include <string>

namespace game {

/// The card of a lesson in the list: its number as on a house, its title and topic, and how many of its steps are done.
class LessonCard : public ui::Widget {
public:
    struct Face {
        int number = 1;
        std::string title{};
        std::string about{};
        int steps = 1;
        int reached = 0;
        bool done = false;   ///< Whether all steps have been done once.
        bool next = false;   ///< Whether it is the next lesson to take.
        std::string state{}; ///< In words, such as "Step 2 of 5".
    };

    explicit LessonCard(std::function<void()> pressed)
        : m_pressed(std::move(pressed)) {}

    void setFace(Face face) { m_face = std::move(face); }
    [[nodiscard]] const Face& face() const noexcept { return m_face; }

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    void drawSteps(ui::Canvas& canvas) const;

    Face m_face;
    std::function<void()> m_pressed;
    ui::Press m_press;
};

} // namespace game
