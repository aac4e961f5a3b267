// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/PageScene.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace game {

/// The leaderboards shared with other computers: which there are, how they are doing, and a place to add more.
class SharedLeaderboardsScene final : public PageScene {
public:
    /// \param paths must outlive the scene.
    SharedLeaderboardsScene(const SceneContext& context, SharedLeaderboards& shared, const data::Paths& paths);

    bool handle(const ui::Event& event) override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Shared leaderboards"); }
    void recordsChanged() override { reload(); }
    void uncovered() override { reload(); }

    /// The area of a board.
    [[nodiscard]] ui::Rect rowOf(std::size_t row) const { return m_list.rowRect(row); }
    /// A sentence on how a board is doing. \pre m_shared.has(name).
    [[nodiscard]] std::string stateWords(const std::string& name) const;

private:
    enum Tool : std::size_t { Add, Show, Class, Remove, ToolCount };

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;

    [[nodiscard]] const data::SharedLeaderboard* selected() const; ///< Null if there is none.
    void reload();
    void placePanel();
    void addControls();
    [[nodiscard]] std::string rowWords(std::size_t row) const;
    void add();
    void showLeaderboard();
    void openClass(); ///< Its house, or the editor if there is none yet.
    void askToRemove();

    SharedLeaderboards& m_shared;
    const data::Paths& m_paths;
    ui::ListView m_list{64,
                        1,
                        {.draw = std::bind_front(&SharedLeaderboardsScene::drawRow, this),
                         .words = std::bind_front(&SharedLeaderboardsScene::rowWords, this),
                         .selected =
                             [this](std::size_t) {
                                 m_sounds.play(Sound::Cursor);
                                 m_form.refresh();
                             },
                         .activated = [this](std::size_t) { showLeaderboard(); }}};
    std::array<ui::PushButton, ToolCount> m_tools;
    ui::Rect m_words; ///< What a shared leaderboard is.
    ui::Rect m_room;  ///< For the panel, which is only as high as its rows need.
    ui::Rect m_panel;
};

} // namespace game
