// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/menu/MenuPanel.hpp"
#include "game/menu/MenuStreet.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Melody.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <optional>
#include <random>
#include <string>

namespace game {

class LampAtlases;

struct ToMainMenu;

/// The main menu: the doorbell panel, and the street with the houses of the campaign.
class MainMenuScene final : public FormScene {
public:
    MainMenuScene(const ToMainMenu& to, const SceneContext& context, Records& records, SharedLeaderboards& shared,
                  const data::Library& library, LampAtlases& atlases);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::optional<ui::Rect> diveWindow(const puzzle::RunKey&) const override {
        return m_street.chosenWindow();
    }
    [[nodiscard]] bool diveLit(const puzzle::RunKey&) const override { return m_street.chosenIsLit(); }
    void drawDiving(ui::Canvas& canvas, float panels) const override;
    [[nodiscard]] std::optional<ui::Rect> frontOf(std::string_view pack) const override {
        return m_street.frontOf(pack);
    }
    [[nodiscard]] bool animating() const override;
    void setAmbient(bool ambient) override { m_ambient = ambient; }
    void hidden() override { m_street.release(); }
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] const Melody* melody() const override { return &m_melody; }
    [[nodiscard]] const ui::KeyLegend& legend() const noexcept { return m_legend; }
    void recordsChanged() override { uncovered(); }
    void uncovered() override;

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    bool jump(const ui::ActionPressed& pressed); ///< To the first or the last control of the panel.
    bool act(const ui::ActionPressed& pressed);
    void openCode();
    /// The player goes: the panel slides out, the lamp goes out, the cat walks home, and the last cricket chirps. Any
    /// key ends that at once. With reduced motion the game just ends.
    void leave();
    void updateLeaving(ui::Seconds step);
    void showKeys();
    void idle(ui::Seconds step);
    void refresh(); ///< Reads the records again.
    void drawStreet(ui::Canvas& canvas) const;
    void drawPanels(ui::Canvas& canvas) const; ///< And the toasts.

    Records& m_records;
    SharedLeaderboards& m_shared;
    MenuPanel m_panel;
    MenuStreet m_street;
    MenuMoon m_moon;
    ui::KeyLegend m_legend;
    bool m_windowKeys = false; ///< The legend shows the keys that choose a window.

    ui::Vec m_logo;
    float m_logoSize = 94;
    ui::Rect m_slogan;          ///< The line under the logo.
    std::minstd_rand m_dice{7}; ///< Decides when the cat flicks its tail.
    ui::Seconds m_untilFlick = 4;
    ui::Seconds m_flick = 0; ///< Time left until the cat has flicked its tail.
    bool m_ambient = true;
    std::optional<ui::Seconds> m_leaving; ///< Since the player wants to go.
    bool m_gone = false;
    Melody m_melody; ///< What the town sings.
};

} // namespace game
