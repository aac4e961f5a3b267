// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <list>
#include <string>
#include <utility>
#include <vector>

namespace game {

/// What the pause and the menu over a board share: what they offer is of the scene below, or of the game itself.
class OfferingScene : public OverlayScene {
protected:
    OfferingScene(ToPause to, const SceneContext& context);

    /// Closes the menu and lets the scene below carry out the action, if it is one.
    void choose(ui::Action action);
    /// Turns a setting off if it is on, and on if it is off.
    void toggleSetting(bool data::Settings::*setting);
    /// Words everything in the current language.
    virtual void reword() = 0;

    ToPause m_to;
};

/// A menu over the scene below: lists its actions and those of the game, for players who have no key for them.
class MenuScene final : public OfferingScene {
public:
    MenuScene(ToPause to, const SceneContext& context);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string title() const override { return m_to.heading; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool act(ui::Action action) override;

    /// What a menu entry says and does.
    struct MenuEntry {
        ui::Action action = ui::Action::None; ///< The action whose key is shown.
        bool fromScene = false;               ///< The action belongs to the scene below, so its key works here.
        std::string label;
        bool enabled = true;
        std::function<void()> pressed;
    };
    struct Row {
        ui::Action action = ui::Action::None;
        bool fromScene = false;
        ui::PushButton button;
    };

    [[nodiscard]] std::vector<MenuEntry> menuEntries(); ///< From top to bottom, in the current language.
    void addRow(MenuEntry offer);
    void placeRows();
    void reword() override;

    std::list<Row> m_rows; ///< A list, because the form refers to the buttons.
};

/// The pause: five actions (continue, restart, settings, help, leave) and, folded away under "More", everything else
/// that the scene below and the game offer, with its keys: a list in groups, left of the actions. Beside a board that
/// is shut it stands where the figures were; otherwise, and in a compact window, in the middle.
class PauseScene final : public OfferingScene {
public:
    PauseScene(ToPause to, const SceneContext& context);

    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Pause"); }

private:
    /// A button, and what it does.
    struct Entry {
        Entry(ui::Action shown, bool ofScene)
            : action(shown)
            , fromScene(ofScene) {}

        ui::Action action; ///< The action whose key is shown.
        bool fromScene;    ///< The action belongs to the scene below, so its key works here.
        ui::PushButton button;
    };
    /// What a button says.
    struct Words {
        std::string label;
        bool enabled = true;
    };

    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool act(ui::Action action) override;

    void addRow(ui::Action action, bool fromScene, ui::ButtonFace face, std::function<void()> pressed);
    void addMore(ui::Action action, bool fromScene, ui::Icon icon, std::function<void()> pressed);
    [[nodiscard]] Words wordsOf(const Entry& entry) const;
    void reword() override;
    void place(const ui::Measure& measure);
    /// Chooses the columns of what is under "More". \param beside the width of the actions. \returns the size of the
    /// list.
    [[nodiscard]] ui::Vec listSize(float beside, const ui::Measure& measure);
    [[nodiscard]] float placeActions(float top); ///< \returns the bottom of the last one.
    void placeOthers(const ui::Measure& measure);
    void toggleMore();
    [[nodiscard]] bool moreShown() const;
    [[nodiscard]] bool leaves() const; ///< Whether there is an entry that leaves the scene below.
    [[nodiscard]] bool beside() const { return m_to.shut && !m_viewport.compact(); }

    std::vector<std::string> m_idea; ///< The lines of ToPause::idea.
    std::list<Entry> m_actions;      ///< Lists, because the form refers to the buttons.
    std::list<Entry> m_others;       ///< What is under "More", group by group.
    ui::PushButton m_more;
    bool m_unfolded; ///< See ToPause; until "More" is folded away.
    ui::KeyLegend m_legend;
    ui::Rect m_main;  ///< The part of the panel with the actions.
    float m_line = 0; ///< The y of the line above "More".
    int m_columns = 1;
    float m_column = 0; ///< The width of one.
    /// A group's sign: its words, and the middle of its left end.
    std::vector<std::pair<std::string, ui::Vec>> m_heads;
    ui::Tween m_appear;
};

} // namespace game
