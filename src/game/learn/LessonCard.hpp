#pragma once

#include "game/look/FuseBoxView.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>
#include <string>

namespace game {

/// The card of a lesson in the list: its number as on a house, its title and topic, how many of its steps are done, and
/// a box as its picture, if it has one.
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
    void setPicture(const arukone::Board& board, const arukone::Cables& cables, const FuseBoxOptions& options);
    /// Places the picture between the words and the steps. Call it after place() and setFace().
    void placePicture(const ui::Viewport& viewport, const ui::Measure& measure);

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    void drawSteps(ui::Canvas& canvas) const;

    Face m_face;
    std::optional<FuseBoxView> m_picture;
    std::function<void()> m_pressed;
    ui::Press m_press;
};

} // namespace game
