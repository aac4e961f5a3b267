// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/WindowPicker.hpp"
#include "game/look/LevelThumbnail.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <string>
#include <vector>

namespace game {

/// An open book with a photograph of each level of an album, one of them selected. A solved level is shown as it is in
/// the end. Photographs that do not all fit on the two pages scroll.
class AlbumPages final : public WindowPicker {
public:
    struct Photo {
        MiniBoard board;
        std::string name;
        LevelWindow::State state = LevelWindow::State::Awake;
        int stars = 0;

        friend bool operator==(const Photo&, const Photo&) = default;
    };

    explicit AlbumPages(LampAtlases& atlases)
        : WindowPicker(atlases) {}

    void show(std::vector<Photo> photos, std::size_t selected);
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
    void drawPhoto(ui::Canvas& canvas, std::size_t index) const;

    static constexpr float cover = 12; ///< How far the cover is seen around the pages.

    std::vector<Photo> m_photos;
    std::size_t m_columns = 2; ///< Of both pages together.
    float m_side = 0;          ///< Of a photograph.
    ui::Vec m_pitch;
    ui::ScrollBar m_bar;
};

} // namespace game
