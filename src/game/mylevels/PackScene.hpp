// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/PackFile.hpp"
#include "game/mylevels/MyLevelRows.hpp"
#include "game/mylevels/ToPack.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// The levels of a pack's file: to play, edit, add, rename, duplicate, order and delete. Each change is written to the
/// file at once and can be undone as long as the scene is open.
class PackScene final : public PageScene {
public:
    PackScene(const ToPack& to, const SceneContext& context, const Workshop& workshop);

    bool handle(const ui::Event& event) override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] Scenery scenery() const override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    void uncovered() override;
    void show(const Destination& to) override;

    [[nodiscard]] const std::vector<MyLevelRow>& rows() const noexcept { return m_rows; }
    [[nodiscard]] std::optional<std::size_t> selected() const noexcept { return m_list.selected(); }
    /// What stands below a row's name.
    [[nodiscard]] RowFacts factsOf(const MyLevelRow& row) const { return rowFacts(m_text, row, m_optima); }

private:
    enum Tool : std::size_t { Play, Edit, Create, Rename, Duplicate, Up, Down, Delete, Undo, ToolCount };

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    void addControls();
    void reload();
    void showRows(std::size_t selected);
    void say(const std::string& sentence, ui::Toast::Kind kind = ui::Toast::Kind::Ok);
    /// The entry that is selected if its level is valid; otherwise says why nothing can be done with it.
    [[nodiscard]] std::optional<std::size_t> validEntry();
    /// Takes over a change of the file, or says why there is none. \returns whether it was made.
    bool take(data::PackFile::Result next, std::size_t selected, Sound sound = Sound::Select);

    void play();
    void edit();
    void create();
    void rename();
    void duplicate();
    void move(int by);
    void remove();
    void undo();
    void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;

    std::filesystem::path m_file;
    data::Library& m_library;
    data::UnfinishedLevels& m_unfinished;
    std::optional<data::PackFile> m_pack; ///< std::nullopt while the file cannot be read as one.
    std::string m_problem;                ///< Why not.
    /// What the file held before a change, and which row was selected.
    struct Before {
        std::string content;
        std::size_t selected;
    };
    std::vector<Before> m_before; ///< Each change; undo goes back to the last.
    std::vector<MyLevelRow> m_rows;
    LevelOptima m_optima;

    ui::ListView m_list{
        64,
        1,
        {.draw = std::bind_front(&PackScene::drawRow, this),
         .words = [this](std::size_t row) { return m_rows[row].name + ", " + factsOf(m_rows[row]).words; },
         .selected = [this](std::size_t) { m_sounds.play(Sound::Cursor); },
         .activated = [this](std::size_t) { play(); }}};
    std::array<ui::PushButton, ToolCount> m_tools;
    ui::Rect m_table;
};

} // namespace game
