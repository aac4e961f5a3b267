#pragma once

#include "game/look/BoardView.hpp"
#include "game/look/House.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Records.hpp"
#include "lights/Session.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <functional>
#include <random>
#include <string>
#include <vector>

namespace game {

/// A name plate with its bell knob, as a control. It is lit while it has the focus: choosing is lighting.
class BellButton : public ui::Widget {
public:
    BellButton(ui::Icon icon, std::function<void()> pressed)
        : m_icon(icon)
        , m_pressed(std::move(pressed)) {}

    void setWords(std::string text, std::string note);

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    ui::Icon m_icon;
    std::string m_text;
    std::string m_note;
    std::function<void()> m_pressed;
    bool m_held = false;
    bool m_inside = false;
};

/// The doorbell plate, and the house whose windows the mouse may play with.
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
    void uncovered() override;

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void open(const Destination& to);
    void openCode();
    void quit();
    void refreshNotes();
    [[nodiscard]] std::string dailyNote();
    [[nodiscard]] std::string learnNote();
    void playWindow(lights::Cell cell);
    bool handleHouse(const ui::Event& event);
    void layoutHouse(const ui::Viewport& viewport);
    void idle(ui::Seconds step);

    Records& m_records;
    const data::Library& m_library;
    LampAtlases& m_atlases;

    BellButton m_resume;
    BellButton m_campaign;
    BellButton m_daily;
    BellButton m_random;
    BellButton m_shift;
    BellButton m_editor;
    BellButton m_leaderboard;
    BellButton m_learn;
    BellButton m_settings;
    BellButton m_help;
    BellButton m_quit;
    ui::KeyLegend m_legend;

    lights::Session m_session; ///< The house's windows.
    BoardView m_board;
    MenuHouse m_house;
    ui::Rect m_panel;
    ui::Vec m_logo;
    float m_logoSize = 94;
    float m_tagline = 0;
    std::optional<ui::Vec> m_lamp; ///< Its foot; none when compact.
    std::minstd_rand m_dice{7};    ///< Which window the ghost in the house switches.
    ui::Seconds m_untilToggle = 6;
    ui::Seconds m_untilFlick = 4;
    ui::Seconds m_flick = 0; ///< Time left of the cat's flick.
    bool m_ambient = true;
};

} // namespace game
