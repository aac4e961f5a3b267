// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "data/levels/OwnLevels.hpp"
#include "game/mylevels/MyLevelRows.hpp"
#include "game/mylevels/ToOpenLevel.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/OverlayScene.hpp"
#include "lights/ShareCode.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace game {

/// An overlay to choose a level for the editor: from the list of the player's own, or by typing a share code or file
/// into the search field. Esc and a click outside change nothing.
class OpenLevelScene final : public OverlayScene {
public:
    OpenLevelScene(const ToOpenLevel& to, const SceneContext& context, const Workshop& workshop,
                   const data::Paths& paths);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Open level"); }

    [[nodiscard]] const std::vector<MyLevelRow>& rows() const noexcept { return m_rows; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool act(ui::Action action) override;

    void addControls();
    void searched(); ///< Updates the list after the text in the field changed.
    void open();
    /// Whether the field holds a share code or the path of a file rather than a search.
    [[nodiscard]] bool typed() const;
    void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;

    ToOpenLevel m_to;
    const data::OwnLevels& m_levels;
    const data::Paths& m_paths;

    std::vector<MyLevelRow> m_all;
    std::vector<MyLevelRow> m_rows;

    ui::TextField m_field{m_clipboard,
                          {.maxLength = lights::maxCodeLength}, // Longer than any path.
                          [this] { searched(); },
                          [this] { open(); }};
    ui::ListView m_list{64,
                        1,
                        {.draw = std::bind_front(&OpenLevelScene::drawRow, this),
                         .words = [this](std::size_t row) { return m_rows[row].name + ", " + m_rows[row].facts; },
                         .selected = [this](std::size_t) { m_sounds.play(Sound::Cursor); },
                         .activated = [this](std::size_t) { open(); }}};
    ui::PushButton m_cancel{{}, [this] { close(); }};
    ui::PushButton m_open{primaryFace(ui::Icon::Folder), [this] { open(); }};
    ui::Rect m_table;
};

} // namespace game
