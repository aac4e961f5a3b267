// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/lessons/Lessons.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/look/Theme.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "ui/InputMapper.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <deque>
#include <functional>
#include <optional>
#include <string>

namespace game {

/// The card of a lesson in the list: its number, title and topic, how many of its steps are done, and a picture. That
/// is a small house whose windows are a board of the lesson, lit until the lesson is done; or a fuse box.
class LessonCard : public ui::Widget {
public:
    struct Face {
        int number = 1;
        std::string title{};
        std::string about{};
        int steps = 1;
        int reached = 0;
        bool done = false;                  ///< Whether all steps have been done once.
        bool next = false;                  ///< Whether it is the next lesson to take.
        std::string state{};                ///< In words, such as "Step 2 of 5".
        House house = House::Slate;         ///< The house with the board.
        std::optional<LessonCover> cover{}; ///< The board in its windows.
    };

    explicit LessonCard(std::function<void()> pressed)
        : m_pressed(std::move(pressed)) {}

    void setFace(Face face);
    void place(ui::Rect bounds) override;
    [[nodiscard]] const Face& face() const noexcept { return m_face; }
    void setPicture(const arukone::Board& board, const arukone::Cables& cables, const FuseBoxOptions& options);
    /// How high the house above the words can be. Call it after place() and setFace().
    [[nodiscard]] float houseRoom(const ui::Measure& measure) const;
    void setHouseHeight(float height);
    /// Places the picture between the words and the steps. Call it after place() and setFace().
    void placePicture(const ui::Viewport& viewport, const ui::Measure& measure);

    [[nodiscard]] ui::Spoken spoken() const override {
        return {ui::Role::Button, std::to_string(m_face.number) + ". " + m_face.title,
                m_face.about + ". " + m_face.state};
    }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    void drawSteps(ui::Canvas& canvas) const;
    void drawHouse(ui::Canvas& canvas, ui::Rect area) const;
    [[nodiscard]] ui::Vec pictureSize() const; ///< Of house or plaque, at the top left.
    [[nodiscard]] ui::Vec usualHouse() const;  ///< The size of a house with all the room that it wants.
    [[nodiscard]] bool low() const;            ///< A card with a house and little room for words.
    [[nodiscard]] ui::TextStyle topicStyle() const;
    [[nodiscard]] float gapBelowHouse() const; ///< From there to the topic.

    Face m_face;
    float m_houseHeight = 0;
    std::optional<FuseBoxView> m_picture;
    mutable BakedPicture m_house;
    std::function<void()> m_pressed;
    ui::Press m_press;
};

/// The list of lessons, in the order in which they build on each other. All are open; the next one to take is marked.
class LearnScene final : public PageScene {
public:
    LearnScene(const SceneContext& context, Records& records);

    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Learn"); }
    void recordsChanged() override { refresh(); }
    void uncovered() override { refresh(); }

    [[nodiscard]] const LessonCard& card(std::size_t index) const { return m_cards.at(index); }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;

    void drawPage(ui::Canvas& canvas) const override;

    void refresh();
    void open(std::size_t lesson);
    void toExplorer();
    [[nodiscard]] bool arukone() const { return m_puzzle.selected() == 1; } ///< Its lessons are shown.
    bool act(const ui::ActionPressed& pressed) override;
    [[nodiscard]] std::size_t nextLesson() const; ///< Past the end if all are done.

    Records& m_records;

    std::deque<LessonCard> m_cards;
    ui::Tabs m_puzzle{{}, 0, [this](std::size_t) { m_form.refresh(); }}; ///< Lights Out, Arukone.
    ui::PushButton m_explorer{wordsFace(ui::Icon::Grid), [this] { toExplorer(); }};
    std::string m_sentence; ///< What the lessons on Arukone teach.
    ui::Rect m_line;        ///< Its place above their cards.
};

} // namespace game
