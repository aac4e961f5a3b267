// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/WindowPicker.hpp"
#include "game/houses/LevelThumbnail.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/look/Theme.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <string>
#include <vector>

namespace game {

/// An open book with a page for each level of an album, one of them selected. A solved level is a photograph of what
/// was solved, with its stars and the day; any other is a pale sketch of the task. Those that do not all fit on the two
/// pages scroll.
class AlbumPages final : public WindowPicker {
public:
    struct Photo {
        MiniBoard board;
        std::string name;
        LevelWindow::State state = LevelWindow::State::Awake;
        int stars = 0;
        std::string date{}; ///< When it was solved; may be empty.

        friend bool operator==(const Photo&, const Photo&) = default;
    };

    explicit AlbumPages(LampAtlases& atlases)
        : WindowPicker(atlases) {}

    /// \param house the boards are windows of a house like this.
    void show(House house, std::vector<Photo> photos, std::size_t selected);
    [[nodiscard]] const std::vector<Photo>& photos() const noexcept { return m_photos; }
    /// Where a photograph is, without its white border, as scrolled now.
    [[nodiscard]] ui::Rect photoRect(std::size_t index) const;
    /// Whether a photograph is in sight.
    [[nodiscard]] bool shows(std::size_t index) const;

    /// Places the book. Call it after show(): the size of the photographs depends on their number.
    void place(ui::Rect bounds) override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    [[nodiscard]] ui::Rect focusBounds() const override { return cardRect(selected()); }

protected:
    [[nodiscard]] std::size_t count() const override { return m_photos.size(); }
    [[nodiscard]] std::size_t columnOf(std::size_t index) const override { return index % m_columns; }
    [[nodiscard]] ui::Vec centreOf(std::size_t index) const override;
    [[nodiscard]] std::optional<std::size_t> windowAt(ui::Vec at) const override;
    bool moveFloors(std::ptrdiff_t by) override;
    void beforeSelect(std::size_t index) override;

private:
    [[nodiscard]] std::size_t rows() const noexcept { return (m_photos.size() + m_columns - 1) / m_columns; }
    [[nodiscard]] ui::Rect sheet() const { return bounds().inset(cover); } ///< Both pages, inside the cover.
    [[nodiscard]] ui::Rect cardRect(std::size_t index) const;              ///< The photograph with its border and name.
    void drawBook(ui::Canvas& canvas) const;
    void drawCard(ui::Canvas& canvas, std::size_t index) const;
    void drawPhoto(ui::Canvas& canvas, std::size_t index) const;
    /// The paper corners that hold a photograph.
    void drawCorners(ui::Canvas& canvas, std::size_t index) const;
    [[nodiscard]] bool isKept(std::size_t index) const; ///< It is a photograph, and no sketch.
    /// How far a photograph is turned, clockwise: nobody glues them in quite straight. The one that is selected lies
    /// straight within its frame.
    [[nodiscard]] float tilt(std::size_t index) const;
    [[nodiscard]] sf::Color ink(const ui::Theme& theme) const; ///< What is written in the book.
    /// Where a photograph is in the picture of all.
    [[nodiscard]] ui::Rect baked(std::size_t index) const;
    ui::Rect paintHouses(Brush& brush, const ui::Canvas& canvas) const; ///< \returns their area.

    static constexpr float cover = 12; ///< How far the cover is seen around the pages.

    House m_house = House::Slate;
    std::vector<Photo> m_photos;
    std::size_t m_columns = 2; ///< Of both pages together.
    float m_side = 0;          ///< Of a photograph.
    ui::Vec m_pitch;
    ui::ScrollBar m_bar;
    mutable BakedPicture m_houses; ///< The houses on all photographs, one below the other.
};

} // namespace game
