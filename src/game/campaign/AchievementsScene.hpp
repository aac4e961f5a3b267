// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Achievements.hpp"
#include "game/controls/WindowPicker.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/look/facade/Keepsakes.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/ScrollBar.hpp"

#include <string>
#include <vector>

namespace game {

/// A house front with a window for each achievement. On the sill stands a thing: lit from behind once it is earned,
/// until then its silhouette behind dark glass. A plate below has the name. If they do not all fit, they scroll.
class AchievementWall final : public WindowPicker {
public:
    static constexpr std::size_t columns = 5;

    struct Sill {
        Keepsake keepsake = Keepsake::Candle;
        std::string name;
        bool earned = false;
        std::string progress; ///< "3 / 7"; empty before the first step.

        friend bool operator==(const Sill&, const Sill&) = default;
    };

    explicit AchievementWall(LampAtlases& atlases)
        : WindowPicker(atlases) {}

    void show(std::vector<Sill> sills); ///< Keeps the selection.
    [[nodiscard]] const std::vector<Sill>& sills() const noexcept { return m_sills; }
    /// The one that is described: under the pointer, or else selected.
    [[nodiscard]] std::size_t shown() const noexcept { return pointed().value_or(selected()); }
    /// Where a window is on the screen, with its sill, without its plate.
    [[nodiscard]] ui::Rect windowRect(std::size_t index) const;
    [[nodiscard]] bool scrolls() const noexcept { return m_bar.needed(); }

    /// Call it after show(): a plate is as high as its name needs.
    void arrange(ui::Rect bounds, const ui::Measure& measure);
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

    /// The width for the lines of a name.
    [[nodiscard]] float nameRoom() const noexcept;

private:
    [[nodiscard]] std::size_t count() const override { return m_sills.size(); }
    [[nodiscard]] std::size_t columnOf(std::size_t index) const override { return index % columns; }
    [[nodiscard]] ui::Vec centreOf(std::size_t index) const override;
    [[nodiscard]] std::optional<std::size_t> windowAt(ui::Vec at) const override;
    bool moveFloors(std::ptrdiff_t by) override;
    void beforeSelect(std::size_t index) override;

    [[nodiscard]] std::size_t floors() const { return (m_sills.size() + columns - 1) / columns; }
    [[nodiscard]] ui::Rect unscrolled(std::size_t index) const; ///< A window relative to the top left of bounds().
    [[nodiscard]] ui::Rect plateRect(std::size_t index) const;  ///< On the screen.
    [[nodiscard]] const BakedBrush& picture(const ui::Canvas& canvas) const;
    void drawPlate(ui::Canvas& canvas, std::size_t index) const;
    void drawBadge(ui::Canvas& canvas, std::size_t index) const;

    std::vector<Sill> m_sills;
    ui::Vec m_pitch;
    float m_window = 0;          ///< The side of a window.
    std::vector<float> m_plates; ///< Their heights.
    ui::ScrollBar m_bar;
    mutable BakedPicture m_windowsPicture; ///< All windows, where unscrolled() says.
};

/// The achievements as things on window sills: lit windows for those that the player has earned. A card says what the
/// chosen one takes, and how far the player has come.
class AchievementsScene final : public PageScene {
public:
    AchievementsScene(const SceneContext& context, Records& records, LampAtlases& atlases);

    void recordsChanged() override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Achievements"); }

    [[nodiscard]] const std::vector<data::AchievementStanding>& standings() const noexcept { return m_standings; }
    [[nodiscard]] const AchievementWall& wall() const noexcept { return m_wall; }
    /// What the card is about; null if there are no achievements.
    [[nodiscard]] const data::AchievementStanding* shown() const;

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;

    void drawCard(ui::Canvas& canvas) const;
    void drawProgress(ui::Canvas& canvas, const data::AchievementStanding& standing, ui::Rect bar) const;
    [[nodiscard]] int done() const;

    Records& m_records;
    std::vector<data::AchievementStanding> m_standings;
    AchievementWall m_wall;
    ui::Rect m_front; ///< The wall of the house.
    ui::Rect m_card;
};

} // namespace game
