// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/menu/MenuControls.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/SharedBoards.hpp"
#include "ui/Form.hpp"

#include <array>
#include <optional>
#include <string>

namespace game {

class Navigator;
class Sounds;

/// The doorbell panel of the main menu: what to go on with, the ways to play, tiles for everything around the board,
/// and a row of words. Beside the slogan above it, the name of the player.
class MenuPanel {
public:
    MenuPanel(const SceneContext& context, Records& records, SharedBoards& shared, const data::Library& library);

    void addTo(ui::Form& form);
    /// Reads the records again. Focuses the large bell if there is a new unfinished board: a player who has left a
    /// board most likely returns to it.
    void refresh(ui::Form& form);
    /// Sets the words, and places everything. \param area of the panel; its height is `height`.
    /// \param slogan the room to the left of the player's name, at its height.
    void arrange(ui::Rect area, ui::Rect slogan, const ui::Measure& measure);
    /// The name of the class that takes the place of the slogan; empty if there is none.
    [[nodiscard]] const std::string& classShown() const noexcept { return m_className; }
    /// Where the player's name begins, beside the slogan.
    [[nodiscard]] float nameLeft() const noexcept { return m_name.bounds().x; }
    void draw(ui::Canvas& canvas) const; ///< Without the controls, which the form draws.

    static constexpr float height = 510;

    /// Called before the large bell opens what it offers.
    std::function<void(const NextBoard&)> onContinue;

    /// What the large bell offers, as of refresh().
    [[nodiscard]] const NextBoard& offered() const noexcept { return m_continue.shown(); }
    [[nodiscard]] ui::Widget& first() noexcept { return m_continue; }
    [[nodiscard]] ui::Widget& quitWord() noexcept { return m_quit; }
    [[nodiscard]] ui::Rect area() const noexcept { return m_area; }

private:
    void open(Destination to);
    void goOn();
    void setWords();
    void setClass();
    void setTiles();
    void placeTiles(ui::Rect row, const ui::Measure& measure);
    void placeWords(ui::Rect row, const ui::Measure& measure);
    [[nodiscard]] std::string dailyNote();
    [[nodiscard]] std::string learnNote();
    /// The box of the house next door to go on with, if there is any.
    [[nodiscard]] std::optional<data::LevelRef> nextBox();

    const text::Text& m_text;
    const Preferences& m_preferences;
    Navigator& m_navigator;
    Sounds& m_sounds;
    Records& m_records;
    SharedBoards& m_shared;
    const data::Library& m_library;

    ContinueBell m_continue;
    BellButton m_campaign;
    BellButton m_daily;
    BellButton m_random;
    BellButton m_shift;
    BellButton m_duel;
    MenuTile m_arukone; ///< The second puzzle: the house next door.
    MenuTile m_editor;
    MenuTile m_leaderboard;
    MenuTile m_learn;
    MenuWord m_settings;
    MenuWord m_help;
    MenuWord m_quit;
    MenuNameChip m_name;
    MenuNameChip m_class; ///< Class of the first shared leaderboard that has one.
    std::string m_classBoard;
    std::string m_className;

    bool m_begun = false; ///< The large bell offers an unfinished board.
    ui::Rect m_area;
    float m_line = 0; ///< Between plates and tiles.
};

} // namespace game
