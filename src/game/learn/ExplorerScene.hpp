// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "game/boards/Worker.hpp"
#include "game/controls/StampPicker.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/look/BoardView.hpp"
#include "game/scene/PageScene.hpp"
#include "lights/solver/SizeFacts.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Tabs.hpp"

#include <SFML/Graphics/Texture.hpp>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace game {

/// For teachers: the mathematics of any size, surface and stamp, with the quiet patterns and a hardest board.
class ExplorerScene final : public PageScene {
public:
    ExplorerScene(const SceneContext& context, const data::Paths& paths, LampAtlases& atlases);

    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Explorer"); }
    [[nodiscard]] std::string spokenState() const override; ///< The facts, and what the page says.

    /// The facts shown; null before the first ones are computed.
    [[nodiscard]] const lights::SizeFacts* facts() const noexcept { return m_facts ? &*m_facts : nullptr; }
    [[nodiscard]] bool busy() const noexcept { return m_computing != nullptr || m_searching != nullptr; }
    [[nodiscard]] std::size_t firstShown() const noexcept { return m_first; }
    [[nodiscard]] ui::Stepper& rowsStepper() noexcept { return m_rows; }
    [[nodiscard]] ui::Stepper& columnsStepper() noexcept { return m_columns; }
    [[nodiscard]] ui::Dropdown& surfaceList() noexcept { return m_surface; }
    [[nodiscard]] StampPicker& stampPicker() noexcept { return m_stamp; }
    [[nodiscard]] ui::Tabs& pages() noexcept { return m_pages; }
    [[nodiscard]] const ui::PushButton& button(ui::Icon icon) const; ///< Grid: picture; Save: data; Play; else search.

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    enum class Page : std::uint8_t { Quiet, Hardest };

    void compute(); ///< Computes the facts for the selected size and rules; cancels all earlier work.
    void computed(lights::SizeFacts facts);
    template<class Result>
    void retire(std::unique_ptr<Worker<Result>> worker);
    void search(); ///< Starts the search for a hardest board, or stops it.
    void turn(int direction);
    void savePicture();
    void saveData();
    void reportSave(const std::string& name, const std::string& problem);
    void play();
    void refresh();
    void reword();
    void placeLeft();
    void placeRight(const ui::Measure& measure);
    void placeBoard();
    [[nodiscard]] Page page() const { return static_cast<Page>(m_pages.selected()); }
    /// Number of patterns per page: across and down.
    [[nodiscard]] std::pair<std::size_t, std::size_t> grid() const;
    [[nodiscard]] std::string fileName() const; ///< Without extension.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> factRows() const;
    void drawLeft(ui::Canvas& canvas) const;
    [[nodiscard]] std::string quietLine() const;   ///< How many quiet patterns there are. \pre facts().
    [[nodiscard]] std::string hardestLine() const; ///< What is known about hardest boards. \pre facts().
    void drawQuiet(ui::Canvas& canvas) const;
    void drawHardest(ui::Canvas& canvas) const;
    /// Small patterns as the windows of houses, one for each area; shows those from m_first on.
    void drawHouses(ui::Canvas& canvas, std::span<const ui::Rect> areas) const;
    void drawPattern(ui::Canvas& canvas, ui::Rect area, std::size_t index) const;

    const data::Paths& m_paths;

    std::optional<lights::SizeFacts> m_facts;
    std::unique_ptr<Worker<lights::SizeFacts>> m_computing;
    std::unique_ptr<Worker<std::optional<lights::Board>>> m_searching;
    /// Cancelled workers that may still be running; each function returns whether its worker has ended. Never waited
    /// for.
    std::deque<std::function<bool()>> m_retired;
    bool m_searchFailed = false;
    std::size_t m_first = 0; ///< Index of the first pattern on the page.

    ui::Stepper m_rows;
    ui::Stepper m_columns;
    ui::Dropdown m_surface;
    StampPicker m_stamp;
    ui::Tabs m_pages;
    ui::PushButton m_picture;
    ui::PushButton m_data;
    ui::PushButton m_previous;
    ui::PushButton m_next;
    ui::PushButton m_search;
    ui::PushButton m_play;
    BoardView m_board; ///< Shows a hardest board.

    ui::Rect m_left;
    ui::Rect m_right;
    ui::Rect m_room; ///< Room for the patterns or the board.
    float m_factsTop = 0;

    /// Large patterns are drawn as textures with one pixel per cell, created when first drawn.
    struct Pictures {
        std::size_t first = 0;
        std::string_view theme{};
        std::deque<sf::Texture> textures{};
    };
    mutable std::optional<Pictures> m_pictures;
    mutable BakedPicture m_houses; ///< Small ones are houses; all of a page.
};

} // namespace game
