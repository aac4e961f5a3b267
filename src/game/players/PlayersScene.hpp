// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "data/players/Players.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/look/facade/FacadeColours.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"

#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A row in the list of players.
struct PlayerRow {
    data::PlayerSummary has;
    int stars = 0;  ///< Stars in the campaign.
    int streak = 0; ///< Current streak of daily puzzles, in days.
    bool isCurrent = false;
};

/// All players, most recently active first.
[[nodiscard]] tl::expected<std::vector<PlayerRow>, data::StorageProblem> playerRows(Records& records,
                                                                                    const data::Library& library);

/// Such as "42 runs · 3 night shifts · 1 unfinished board", without the kinds that are at zero, or "nothing played
/// yet".
[[nodiscard]] std::string playerFacts(const text::Text& text, const data::PlayerSummary& has);

/// Lists everything that is deleted with a player; empty if there is nothing.
[[nodiscard]] std::string deletedWithPlayer(const text::Text& text, const PlayerRow& player);

/// Explains why a name is refused.
[[nodiscard]] std::string describe(const text::Text& text, const data::Players::RenameProblem& problem);

/// The players on this computer, each with a bell beside the door of their house and, where there is room, a window
/// above: who is playing now, whose plate is lit, who else there is, and what each has achieved.
class PlayersScene final : public PageScene {
public:
    PlayersScene(const SceneContext& context, Records& records, const data::Library& library, const LocalClock& clock);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Players"); }
    void recordsChanged() override { reload(); }
    void uncovered() override { reload(); }

    [[nodiscard]] const std::vector<PlayerRow>& rows() const noexcept { return m_rows; }
    /// The selected row; null if there is none.
    [[nodiscard]] const PlayerRow* selected() const;
    /// The area of a player's bell.
    [[nodiscard]] ui::Rect bellOf(std::size_t row) const { return m_list.rowRect(row); }

private:
    enum Tool : std::size_t { Switch, Create, Rename, Figures, Remove, Shared, ToolCount };

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;

    void reload(); ///< Reads the list again; selects the row of m_wanted if set, else keeps the selected row.
    void addControls();
    [[nodiscard]] std::string rowWords(std::size_t row) const;
    void switchToSelected();
    void create();
    void rename();
    void showFigures();
    void askToRemove();
    void remove(const std::string& name);
    void showRemovals(); ///< Shows which players have been removed since the last call.
    void say(std::string sentence, ui::Toast::Kind kind = ui::Toast::Kind::Ok);
    void placeTools(ui::Rect room);
    void placePanel();
    void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;
    [[nodiscard]] float doorHeight() const;
    void paintDoor(Brush& brush, const FacadeColours& colours) const;
    void paintWindows(Brush& brush, const FacadeColours& colours) const;

    Records& m_records;
    const data::Library& m_library;
    const LocalClock& m_clock;

    /// A player who is being removed.
    struct Removal {
        std::string name;
        Later<std::optional<data::StorageProblem>> problem;
    };

    std::vector<PlayerRow> m_rows;
    std::deque<Removal> m_removals;
    std::string m_wanted; ///< Player to select when the list is read again.
    std::optional<data::StorageProblem> m_problem;

    static constexpr float rowHeight = 78;
    ui::ListView m_list{rowHeight,
                        0,
                        {.draw = std::bind_front(&PlayersScene::drawRow, this),
                         .words = std::bind_front(&PlayersScene::rowWords, this),
                         .selected =
                             [this](std::size_t) {
                                 m_sounds.play(Sound::Cursor);
                                 m_form.refresh();
                             },
                         .activated = [this](std::size_t) { switchToSelected(); }}};
    std::array<ui::PushButton, ToolCount> m_tools;
    ui::Rect m_wall;
    ui::Rect m_room;              ///< For the bell panel, which is only as high as its bells need.
    ui::Rect m_panel;             ///< The bell panel.
    mutable BakedPicture m_front; ///< The door and the windows above it.
};

} // namespace game
