#pragma once

#include "game/look/BoardView.hpp"
#include "game/look/House.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Records.hpp"
#include "lights/Session.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <random>
#include <string>
#include <vector>

namespace game {

/// A name plate with a bell button, as a control. It is lit while it has the focus.
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

    void open(const Destination& to);
    void openCode();
    void quit();
    void refreshNotes();
    [[nodiscard]] std::string dailyNote();
    [[nodiscard]] std::string learnNote();
    /// The box of the house next door to go on with, if there is any.
    [[nodiscard]] std::optional<data::LevelRef> nextBox();
    void playWindow(lights::Cell cell);
    bool handleHouse(const ui::Event& event);
    void placeFoot(ui::Rect row, const ui::Measure& measure); ///< Settings, help and quit, side by side.
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
    BellButton m_arukone; ///< The second puzzle: the house next door.
    BellButton m_editor;
    BellButton m_leaderboard;
    BellButton m_learn;
    ui::PushButton m_settings; // These three stand side by side below the plates.
    ui::PushButton m_help;
    ui::PushButton m_quit;
    ui::KeyLegend m_legend;

    lights::Session m_session; ///< The windows of the house.
    BoardView m_board;
    MenuHouse m_house;
    ui::Rect m_panel;
    ui::Vec m_logo;
    float m_logoSize = 94;
    float m_tagline = 0;
    std::optional<ui::Vec> m_lamp; ///< Foot of the street lamp; none in a compact window.
    std::minstd_rand m_dice{7};    ///< Decides what moves in the house by itself, and when.
    ui::Seconds m_untilToggle = 6;
    ui::Seconds m_untilFlick = 4;
    ui::Seconds m_flick = 0; ///< Time left until the cat has flicked its tail.
    bool m_ambient = true;
};

} // namespace game
