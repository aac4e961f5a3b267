// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/learn/LessonCard.hpp"
#include "game/learn/Lessons.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <deque>
#include <string>

namespace game {

/// The list of lessons, in the order in which they build on each other. All are open; the next one to take is marked.
class LearnScene final : public PageScene {
public:
    LearnScene(const SceneContext& context, Records& records);

    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Learn"); }
    void recordsChanged() override { refresh(); }
    void uncovered() override { refresh(); }

    [[nodiscard]] const ui::PushButton& explorerButton() const noexcept { return m_explorer; }
    [[nodiscard]] const ui::Tabs& puzzleTabs() const noexcept { return m_puzzle; }
    [[nodiscard]] const LessonCard& card(std::size_t index) const { return m_cards.at(index); }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;

    void drawPage(ui::Canvas& canvas) const override;

    void refresh();
    void open(std::size_t lesson);
    void showPuzzle(std::size_t tab);
    bool act(const ui::ActionPressed& pressed) override;
    [[nodiscard]] std::size_t nextLesson() const; ///< Past the end if all are done.

    Records& m_records;

    ui::Tabs m_puzzle; ///< Lights Out, Arukone.
    std::deque<LessonCard> m_cards;
    ui::PushButton m_explorer;
    std::string m_sentence; ///< What the lessons on Arukone teach.
    ui::Rect m_line;        ///< Its place above their cards.
};

} // namespace game
