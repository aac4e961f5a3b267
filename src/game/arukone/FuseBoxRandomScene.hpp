// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/arukone/FuseBoxPreview.hpp"
#include "game/look/FuseBoxView.hpp"
#include "game/random/RandomPickers.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// The setup of a random fuse box: its settings, and beside them a preview of the board.
class FuseBoxRandomScene final : public PageScene {
public:
    FuseBoxRandomScene(const SceneContext& context, Records& records, const Entropy& entropy);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Random fuse box"); }
    void recordsChanged() override { findRecord(); }
    void uncovered() override;

    [[nodiscard]] const arukone::RandomWish& wish() const noexcept { return m_wish; }
    [[nodiscard]] const FuseBoxPreview& preview() const noexcept { return m_preview; }
    [[nodiscard]] ui::TextField& field() noexcept { return m_seed; }
    /// A sentence on why the requested board is impossible; empty if it is possible.
    [[nodiscard]] std::string problemText() const;

private:
    static constexpr std::array presetSides{4, 5, 6, 8, 10, 12};

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    void leave() override;

    void setSize(arukone::Size size);
    void setKind(arukone::BoardKind kind);
    void setPairs(std::optional<int> pairs);
    void changed();        ///< Requests a board for the changed settings.
    void updateControls(); ///< Updates the controls from the settings and from what is possible.
    void showBoard();
    void findRecord();
    void newBoard();
    void play();
    void copyCode();
    void print(); ///< Offers a sheet of boards like this one.
    void pasteCode();
    void remember();
    [[nodiscard]] bool hasCode() const;
    [[nodiscard]] bool isTrap() const noexcept { return m_wish.setting.kind == arukone::BoardKind::Trap; }
    [[nodiscard]] bool perform(ui::Action action);
    void reword();
    void placeLeft(ui::Rect panel, const ui::Measure& measure);
    void placeRight(ui::Rect panel, const ui::Measure& measure);
    void drawLeft(ui::Canvas& canvas) const;
    void drawRight(ui::Canvas& canvas) const;
    [[nodiscard]] std::string previewWords() const;
    [[nodiscard]] std::string belowWords() const;

    Records& m_records;
    const Entropy& m_entropy;

    arukone::RandomWish m_wish;
    std::string m_generatedSeed; ///< The seed used if none is typed.
    std::optional<data::RunSummary> m_record;
    FuseBoxPreview m_preview;
    bool m_playWhenReady = false;
    bool m_played = false; ///< The board shown was played, so another one replaces it.

    ui::Tabs m_puzzle;
    SidePicker m_rows;
    SidePicker m_columns;
    std::array<ui::PushButton, presetSides.size()> m_presets; ///< Common square sizes.
    ui::Tabs m_kind;
    ui::Tabs m_fill;
    ui::Tabs m_difficulty;
    ui::Tabs m_counted; ///< Whether the number of pairs is chosen.
    ui::Stepper m_pairs;
    ui::TextField m_seed;
    ui::PushButton m_dice;
    ui::PushButton m_copy;
    ui::PushButton m_print;
    ui::PushButton m_newBoard;
    ui::PushButton m_play;
    FuseBoxView m_board;

    ui::Rect m_left;
    ui::Rect m_right;
    ui::Rect m_boardRoom;
};

} // namespace game
