// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/NamePlate.hpp"
#include "game/menu/NextBoard.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace game {

/// A control of the main menu: pressed by mouse, Enter, Space or pad. It is lit while it has the focus.
class MenuButton : public ui::Widget {
public:
    explicit MenuButton(std::function<void()> pressed)
        : m_pressed(std::move(pressed)) {}

    bool handle(const ui::Event& event) override;
    [[nodiscard]] ui::Rect attention() const override { return bounds(); }

protected:
    [[nodiscard]] PlateState state() const;

private:
    std::function<void()> m_pressed;
    ui::Press m_press;
};

/// The large bell: the board to go on with, with its picture.
class ContinueBell final : public MenuButton {
public:
    using MenuButton::MenuButton;

    void show(std::string title, NextBoard next);
    [[nodiscard]] const NextBoard& shown() const noexcept { return m_next; }
    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] ui::Rect focusBounds() const override;

private:
    void drawWords(ui::Canvas& canvas, ui::Rect room, sf::Color ink) const;

    std::string m_title;
    NextBoard m_next;
};

/// A name plate with a bell.
class BellButton : public MenuButton {
public:
    BellButton(ui::Icon icon, std::function<void()> pressed)
        : MenuButton(std::move(pressed))
        , m_icon(icon) {}

    void setWords(std::string text, std::string note);
    void setNoteStar(bool star) { m_star = star; } ///< Whether the note counts stars.
    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] ui::Rect focusBounds() const override;

protected:
    /// From the left end of the plate to the end of its word.
    [[nodiscard]] float labelWidth(ui::Canvas& canvas) const;

private:
    ui::Icon m_icon;
    std::string m_text;
    std::string m_note;
    bool m_star = false;
};

/// The plate of what is around the board. Pressed, it unfolds the tiles below it; a chevron takes the place of its
/// knob.
class AroundPlate final : public BellButton {
public:
    using BellButton::BellButton;

    /// \param inside the icons of the tiles: shown while they are folded away and there is room.
    /// \param state what is said of it: whether it is open, or what is in it.
    void show(std::vector<ui::Icon> inside, std::string state, bool open);
    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;

private:
    std::vector<ui::Icon> m_inside;
    std::string m_state;
    bool m_open = false;
};

/// A tile: an icon and a word.
class MenuTile final : public MenuButton {
public:
    MenuTile(ui::Icon icon, std::function<void()> pressed)
        : MenuButton(std::move(pressed))
        , m_icon(icon) {}
    static constexpr float height = 40;

    [[nodiscard]] ui::Icon icon() const noexcept { return m_icon; }
    void setWord(std::string word) { m_word = std::move(word); }
    [[nodiscard]] const std::string& word() const noexcept { return m_word; }
    void setStyle(ui::TextStyle style) { m_style = style; }
    void setUnfolded(float unfolded) { m_unfolded = unfolded; } ///< 0 … 1: how much of it can be seen.
    [[nodiscard]] ui::Spoken spoken() const override { return {ui::Role::Button, m_word}; }
    void draw(ui::Canvas& canvas) const override;

    static constexpr float besideWord = 48; ///< Icon, gap and padding.

private:
    ui::Icon m_icon;
    std::string m_word;
    ui::TextStyle m_style;
    float m_unfolded = 1;
};

/// A word with an icon before it, in the row at the foot of the menu.
class MenuWord final : public MenuButton {
public:
    MenuWord(ui::Icon icon, std::function<void()> pressed)
        : MenuButton(std::move(pressed))
        , m_icon(icon) {}
    static constexpr float height = 36;

    void setWord(std::string word) { m_word = std::move(word); }
    [[nodiscard]] float preferredWidth(const ui::Measure& measure) const;
    [[nodiscard]] ui::Spoken spoken() const override { return {ui::Role::Button, m_word}; }
    void draw(ui::Canvas& canvas) const override;

private:
    ui::Icon m_icon;
    std::string m_word;
};

/// The moon of the date. Once everybody sleeps it leads to the morning.
class MenuMoon final : public MenuButton {
public:
    using MenuButton::MenuButton;

    void setPhase(float phase) { m_phase = phase; }
    [[nodiscard]] ui::Spoken spoken() const override { return spokenAs(ui::Role::Button); }
    void draw(ui::Canvas& canvas) const override;

private:
    float m_phase = 0.5F; ///< See DaySky.
};

/// A name that leads somewhere: that of the player, or of a class.
class MenuNameChip final : public MenuButton {
public:
    /// \param picture before the name. \param end after it.
    MenuNameChip(std::function<void()> pressed, ui::Icon picture, ui::Icon end)
        : MenuButton(std::move(pressed))
        , m_picture(picture)
        , m_end(end) {}
    static constexpr float height = 36;

    void setName(std::string name) { m_name = std::move(name); }
    /// Only for the pointer: the keys have another way to where it leads.
    void setQuiet() { m_quiet = true; }
    [[nodiscard]] bool focusable() const override { return !m_quiet && MenuButton::focusable(); }
    [[nodiscard]] float preferredWidth(const ui::Measure& measure) const;
    [[nodiscard]] ui::Spoken spoken() const override { return {ui::Role::Button, m_name}; }
    void draw(ui::Canvas& canvas) const override;

private:
    bool m_quiet = false;
    ui::Icon m_picture;
    ui::Icon m_end;
    std::string m_name;
};

class Navigator;
class Sounds;

/// The doorbell panel of the main menu: what to go on with, the ways to play, everything around the board folded away
/// under one plate, and a row of words. Beside the slogan above it, the name of the player.
class MenuPanel {
public:
    MenuPanel(const SceneContext& context, Records& records, SharedLeaderboards& shared, const data::Library& library);

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
    void update(ui::Seconds step);
    /// Ends the movement of the tiles at once. To be called before a key is handled: the arrows go by where the
    /// controls are, and meanwhile the words at the foot lie between the rows of tiles.
    void finishUnfolding();
    [[nodiscard]] bool animating() const noexcept { return m_unfold.moving(); }
    void draw(ui::Canvas& canvas) const; ///< Without the controls, which the form draws.

    static constexpr float height = 478;

    /// Called before the large bell opens what it offers.
    std::function<void(const NextBoard&)> onContinue;
    std::function<void()> onQuit; ///< To be set: the player wants to go.

    /// What the large bell offers, as of refresh().
    [[nodiscard]] const NextBoard& offered() const noexcept { return m_continue.shown(); }
    [[nodiscard]] ui::Widget& first() noexcept { return m_continue; }
    [[nodiscard]] ui::Widget& quitWord() noexcept { return m_quit; }

private:
    static constexpr std::size_t tileCount = 6;

    void open(Destination to);
    void goOn();
    void unfold(bool open);
    void setWords();
    void setClass();
    void setTiles();
    void showTiles();
    void place();
    void placeTiles(ui::Rect area);
    void placeWords(ui::Rect row);
    [[nodiscard]] std::array<MenuTile*, tileCount> tiles();
    [[nodiscard]] std::string dailyNote();
    [[nodiscard]] std::string learnNote();
    /// The box of the house next door to go on with, if there is any.
    [[nodiscard]] std::optional<data::LevelRef> nextBox();

    const text::Text& m_text;
    const Preferences& m_preferences;
    Navigator& m_navigator;
    Sounds& m_sounds;
    Records& m_records;
    SharedLeaderboards& m_shared;
    const data::Library& m_library;

    ContinueBell m_continue;
    BellButton m_campaign;
    BellButton m_daily;
    BellButton m_random;
    BellButton m_shift;
    AroundPlate m_around;
    MenuTile m_duel;
    MenuTile m_arukone; ///< The second puzzle: the house next door.
    MenuTile m_editor;
    MenuTile m_leaderboard;
    MenuTile m_learn;
    MenuTile m_players;
    MenuWord m_settings;
    MenuWord m_help;
    MenuWord m_quit;
    MenuNameChip m_name;
    MenuNameChip m_class; ///< Class of the first shared leaderboard that has one.
    std::string m_classBoard;
    std::string m_className;

    bool m_begun = false;  ///< The large bell offers an unfinished board.
    bool m_open = false;   ///< The tiles are unfolded.
    ui::Tween m_unfold;    ///< 0 … 1.
    ui::Rect m_area;       ///< As high as it is now.
    float m_line = 0;      ///< Between plates and words.
    ui::Measure m_measure; ///< Empty before the first layout.
};

} // namespace game
