// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "game/boards/Worker.hpp"
#include "game/controls/StampPicker.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/scene/ButtonFaces.hpp"
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

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    enum class Page : std::uint8_t { Quiet, Hardest, QuietHours };

    void compute(); ///< Computes the facts for the selected size and rules; cancels all earlier work.
    void computed(lights::SizeFacts facts);
    template<class Result>
    void retire(std::unique_ptr<Worker<Result>> worker);
    void search(); ///< Starts the search for a hardest board, or stops it.
    void turnTo(); ///< Shows the page that was chosen.
    void turn(int direction);
    void savePicture();
    void saveData();
    void reportSave(const std::string& name, const std::string& problem);
    void play();
    void addControls();
    void refresh(); ///< Updates the controls and the board.
    void placeLeft();
    void placeRight(const ui::Measure& measure);
    void placeBoard();
    [[nodiscard]] Page page() const { return static_cast<Page>(m_pages.selected()); }
    /// The number of quiet patterns; 0 before the first facts.
    [[nodiscard]] std::size_t patterns() const noexcept { return m_facts ? m_facts->quiet.size() : 0; }
    /// The hardest board of the page, if one is known.
    [[nodiscard]] std::optional<lights::Puzzle> hardest() const;
    /// Number of patterns per page: across and down.
    [[nodiscard]] std::pair<std::size_t, std::size_t> grid() const;
    [[nodiscard]] std::string fileName() const; ///< Without extension.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> factRows() const;
    void drawLeft(ui::Canvas& canvas) const;
    [[nodiscard]] std::string quietLine() const;      ///< How many quiet patterns there are. \pre facts().
    [[nodiscard]] std::string hardestLine() const;    ///< What is known about hardest boards. \pre facts().
    [[nodiscard]] std::string quietHoursLine() const; ///< Likewise in quiet hours.
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

    ui::Stepper m_rows{1, lights::maxSide, 5, [this](int) { compute(); }};
    ui::Stepper m_columns{1, lights::maxSide, 5, [this](int) { compute(); }};
    ui::Dropdown m_surface{{}, 0, [this](std::size_t) { compute(); }};
    StampPicker m_stamp{lights::Stamp::Plus, [this](lights::Stamp) { compute(); }};
    ui::PushButton m_picture{wordsFace(ui::Icon::Grid), [this] { savePicture(); }};
    ui::PushButton m_data{wordsFace(ui::Icon::Save), [this] { saveData(); }};
    ui::Tabs m_pages{{}, 0, [this](std::size_t) { turnTo(); }};
    ui::PushButton m_previous{iconFace(ui::Icon::Back), [this] { turn(-1); }};
    ui::PushButton m_next{iconFace(ui::Icon::Forward), [this] { turn(1); }};
    ui::PushButton m_search{wordsFace(ui::Icon::Solve), [this] { search(); }};
    ui::PushButton m_play{wordsFace(ui::Icon::Play), [this] { play(); }};
    LightsBoardView m_board; ///< Shows a hardest board.

    ui::Rect m_left;
    ui::Rect m_right;
    ui::Rect m_room; ///< Room for the patterns or the board.
    ui::Rect m_factsArea;

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
