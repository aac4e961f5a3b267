// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Scene.hpp"
#include "ui/Event.hpp"
#include "ui/Spoken.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>

namespace game {

class GridPane;

/// Plays with one switch: a key, a button of the mouse or of a gamepad. The focus walks by itself, and the switch
/// chooses what it has reached: a control; then, on a board, one of its rows, and a window in it; then, in a list or on
/// a slider, one of its values. It sends the actions that a keyboard would send, so it works with every scene.
class SwitchScan {
public:
    using Send = std::function<void(ui::Action)>;

    /// \param send passes an action on to the scene on top.
    explicit SwitchScan(Send send)
        : m_send(std::move(send)) {}

    /// \param step how long the focus stays. \pre step > 0.
    void set(bool on, ui::Seconds step);
    [[nodiscard]] bool on() const noexcept { return m_on; }

    /// Whether the event is a press of the switch, or its repetition while it is held; its release belongs to it.
    [[nodiscard]] static bool isSwitch(const ui::Event& event);
    /// The switch was pressed.
    void choose(const Scene& top);
    /// Goes on when it is time, but waits for a while if the scene is showing something, which a key would break off.
    /// \returns whether it has gone on.
    bool update(ui::Seconds passed, const Scene& top);
    /// Seconds until the next step; negative while it is off.
    [[nodiscard]] ui::Seconds nextChange() const noexcept { return m_on ? std::max(m_left, 0.0F) : -1; }

    /// What is reached, if the focus does not show it: a row of a board, or the direction in which a cable would go.
    struct Highlight {
        ui::Rect area;
        std::optional<ui::Action> direction{};
    };
    [[nodiscard]] std::optional<Highlight> highlight(const Scene& top) const;

private:
    enum class Level : std::uint8_t {
        Controls,   ///< Each control gets the focus.
        Values,     ///< What the control has to choose from.
        Rows,       ///< The rows of the board.
        Cells,      ///< The cells of the row.
        Directions, ///< In which the cable being drawn can go.
    };

    void enter(Level level);
    void step(const Scene& top);
    void stepControls(const Scene& top);
    void stepValues(const Scene& top);
    /// Sends an action that is meant for the control with the focus only. \returns whether its value has changed.
    bool changes(const Scene& top, ui::Action action);
    void toFirstValue(const Scene& top);
    void chooseControl(const Scene& top);
    void enterRows(const Scene& top);  ///< With the first row that has anything to choose.
    void enterCells(const Scene& top); ///< Goes on to the cells of the row that was reached.
    /// Goes on to the next row or cell that has anything to choose, or to the first one.
    void stepOnBoard(const Scene& top);
    [[nodiscard]] static ui::Widget* focused(const Scene& top);
    [[nodiscard]] static GridPane* board(const Scene& top);

    Send m_send;
    bool m_on = false;
    ui::Seconds m_step = 1;
    ui::Seconds m_left = 1;       ///< Until the next step.
    ui::Seconds m_waited = 0;     ///< For the scene, since the step was due.
    const Scene* m_top = nullptr; ///< Only compared.
    Level m_level = Level::Controls;
    ui::Role m_role = ui::Role::None; ///< Role of the control whose values are scanned.
    int m_at = 0;                     ///< The row, the column, or the number of the direction.
    int m_row = 0;                    ///< The row that was chosen.
    int m_rounds = 0;                 ///< How often the level has begun anew without a choice.
};

/// Draws it, above the scene.
void drawHighlight(ui::Canvas& canvas, const SwitchScan::Highlight& highlight);

} // namespace game
