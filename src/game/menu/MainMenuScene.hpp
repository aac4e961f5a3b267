#pragma once

#include "game/look/BoardView.hpp"
#include "game/look/House.hpp"
#include "game/menu/MenuPanel.hpp"
#include "game/scene/FormScene.hpp"
#include "lights/Session.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <random>
#include <string>

namespace game {

/// The main menu: a doorbell plate, and a house whose windows can be played with the mouse.
class MainMenuScene final : public FormScene {
public:
    MainMenuScene(const SceneContext& context, Records& records, const data::Library& library, LampAtlases& atlases);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    void setAmbient(bool ambient) override { m_ambient = ambient; }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    void recordsChanged() override { uncovered(); }
    void uncovered() override;

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void openCode();
    void playWindow(lights::Cell cell);
    bool handleHouse(const ui::Event& event);
    void layoutHouse(const ui::Viewport& viewport);
    void idle(ui::Seconds step);

    LampAtlases& m_atlases;

    MenuPanel m_panel;
    ui::KeyLegend m_legend;

    lights::Session m_session; ///< The windows of the house.
    BoardView m_board;
    MenuHouse m_house;
    ui::Vec m_logo;
    float m_logoSize = 94;
    ui::Rect m_slogan;             ///< The line under the logo.
    std::optional<ui::Vec> m_lamp; ///< Foot of the street lamp; none in a compact window.
    std::minstd_rand m_dice{7};    ///< Decides what moves in the house by itself, and when.
    ui::Seconds m_untilToggle = 6;
    ui::Seconds m_untilFlick = 4;
    ui::Seconds m_flick = 0; ///< Time left until the cat has flicked its tail.
    bool m_ambient = true;
};

} // namespace game
