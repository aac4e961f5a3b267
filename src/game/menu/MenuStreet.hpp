#pragma once

#include "game/look/TownPicture.hpp"
#include "game/menu/NextBoard.hpp"
#include "game/scene/SceneContext.hpp"
#include "ui/Form.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A house in the street of the main menu, as a control: pressed, it opens the campaign there; a lit window opens its
/// level. Its name plate shows while it is pointed at or has the focus.
class HouseButton final : public ui::Widget {
public:
    /// What the plate says, and the windows that can be opened.
    struct Front {
        std::string words; ///< "Tower · 7/12".
        bool locked = false;
        bool current = false;           ///< The player is at this house: its plate shows all the time.
        std::vector<ui::Rect> windows;  ///< Of all levels.
        std::vector<LevelLight> levels; ///< Only lit windows can be opened.
    };

    void show(Front front) { m_front = std::move(front); }
    /// \param area of the house. \param plate where the middle of its name plate is. \param span the plate stays
    /// between its ends.
    void place(ui::Rect area, ui::Vec plate, ui::Rect span);

    std::function<void()> onHouse;
    std::function<void(std::size_t window)> onWindow;

    void draw(ui::Canvas& canvas) const override;
    void drawOver(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;

private:
    [[nodiscard]] std::optional<std::size_t> windowAt(ui::Vec at) const;

    Front m_front;
    ui::Vec m_plate;
    ui::Rect m_span;
    ui::Press m_press;
    std::optional<std::size_t> m_pointed; ///< The lit window under the pointer.
};

/// The street of the main menu: the houses of the campaign with the player's progress in their windows.
class MenuStreet {
public:
    MenuStreet(const SceneContext& context, Records& records, const data::Library& library, LampAtlases& atlases);

    void addTo(ui::Form& form);
    /// Reads the records again. \param next what the player is at.
    void refresh(const NextBoard& next);
    /// To be followed by refresh(). \param left the houses stand to the right of it. \param span the area for name
    /// plates.
    void arrange(const ui::Viewport& viewport, float left, float ground, ui::Rect span);
    /// Paints a part of the picture, as long as it is not complete: all at once would hold up the first frame.
    void update(ui::Seconds step, const ui::Viewport& viewport);
    [[nodiscard]] bool animating() const { return !m_painted || m_shown.moving(); }
    /// Whether every house of the street is asleep.
    [[nodiscard]] bool asleep() const;
    /// Without the name plates, which the form draws. \param flick swings the cat's tail, −1 … 1.
    void draw(ui::Canvas& canvas, float flick) const;

    /// Remembers the window of a board's level, if it has one, through which the camera is going to dive.
    void choose(const NextBoard& next);
    [[nodiscard]] std::optional<ui::Rect> chosenWindow() const { return m_chosen; }

private:
    void open(House house);
    void play(House house, std::size_t window);
    [[nodiscard]] const data::LibraryPack* packOf(House house) const;
    [[nodiscard]] HouseButton& button(House house) { return m_buttons[static_cast<std::size_t>(house) - 1]; }
    void choose(const data::LevelRef& level);
    void drawCat(ui::Canvas& canvas, const Facade& facade, float flick) const;
    [[nodiscard]] std::vector<LevelLight> levelsOf(const data::LibraryPack& pack) const;
    void showFront(const TownHouse& house, const data::LibraryPack& pack);
    void placeButtons();

    const text::Text& m_text;
    const Preferences& m_preferences;
    Navigator& m_navigator;
    Sounds& m_sounds;
    Records& m_records;
    const data::Library& m_library;
    LampAtlases& m_atlases;

    std::array<HouseButton, houseCount - 1> m_buttons; ///< In the order of House.
    Town m_town;
    ui::Rect m_span; ///< The area for name plates.
    mutable TownPicture m_picture;
    bool m_painted = false; ///< The picture is complete.
    ui::Tween m_shown;      ///< 0 … 1: it appears once it is complete.
    std::optional<ui::Rect> m_chosen;
};

} // namespace game
