// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Brush.hpp"
#include "game/look/street/TownPicture.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Records.hpp"
#include "ui/widgets/PushButton.hpp"

#include <string>
#include <vector>

namespace game {

/// The first morning: what is around the town at dawn. In logical units.
struct DawnView {
    ui::Rect window;                ///< The whole picture.
    float ground = 0;               ///< The pavement.
    float light = 1;                ///< 0 night … 1 day.
    float rise = 1;                 ///< 0 … 1: how far the sun has risen.
    ui::Vec sun;                    ///< Where its middle is when it has risen.
    float hill = 0;                 ///< The y of the hill below it, from behind which it rises.
    Season season = Season::Summer; ///< The trees follow it.
    float milkFloat = 1;            ///< 0 … 1: how far the milk float has rolled in.
};

/// The sky with sun, clouds and birds. In paper there is a sun, in a flat theme nothing.
void paintDawnSky(Brush& brush, const ui::Theme& theme, const DawnView& view);
/// The pavement, trees and the milk float in front of the town.
void paintDawnStreet(Brush& brush, const ui::Theme& theme, const DawnView& view);
/// Where the sun has risen: beside the town, above the hill at its x, below the words. \param words the lower edge of
/// what is said. \returns its middle, of a sun with this radius.
inline constexpr float dawnSunRadius = 46;
[[nodiscard]] ui::Vec dawnSun(const TownPlan& plan, float words);

/// The cat as it stretches: `height` is that of the cat when it sits.
void paintCatStretching(Brush& brush, ui::Vec foot, float height, sf::Color colour);

/// A button that is as pale as the morning; in themes of the day it is like any other.
class MorningButton final : public ui::PushButton {
public:
    using ui::PushButton::PushButton;
    void draw(ui::Canvas& canvas) const override;
};

/// The morning after the last window of the campaign went dark: day breaks over the street. Any key or click goes
/// straight to its end, where the player may stay.
class DawnScene final : public FormScene {
public:
    DawnScene(const SceneContext& context, Records& records, const data::Library& library);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    void recordsChanged() override { arrangeAgain(); }

    static constexpr ui::Seconds length = 9;
    [[nodiscard]] bool over() const noexcept { return m_time >= length; }

private:
    struct Figure {
        std::string number;
        std::string word;
        float x = 0;
    };

    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    void readRecords();
    void leave();
    void finish();
    void showButtons();
    [[nodiscard]] DawnView view() const;
    void drawPicture(ui::Canvas& canvas) const;
    void drawWords(ui::Canvas& canvas) const;

    Records& m_records;
    const data::Library& m_library;

    ui::PushButton m_toStreet{{ui::ButtonFace::Kind::Primary}, [this] { leave(); }};
    MorningButton m_stay{{}, [this] { m_staying = true; }};
    Town m_town;
    mutable TownPicture m_picture;
    std::vector<Figure> m_figures;
    std::string m_asleep; ///< "Eight houses, 126 windows: all asleep."
    ui::Rect m_words;
    ui::Seconds m_time = 0;
    bool m_leaving = false;
    bool m_staying = false; ///< The words are gone, for the picture alone.
};

} // namespace game
