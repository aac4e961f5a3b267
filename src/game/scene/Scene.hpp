// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/sky/Backdrop.hpp"
#include "puzzle/Milliseconds.hpp"
#include "puzzle/RunKey.hpp"
#include "ui/Canvas.hpp"
#include "ui/Event.hpp"
#include "ui/Form.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace game {

class Destination;
struct Melody;

/// One screen of the game, or an overlay on one. The stack owns it and passes it events while it is on top; the stage
/// draws the street behind it. A scene is laid out before it is first drawn and again when the window, the scale, the
/// theme or the language changes.
class Scene {
public:
    Scene() = default;
    virtual ~Scene() = default;
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    virtual void layout(const ui::Viewport& viewport, const ui::Measure& measure) = 0;
    /// \returns whether the event was used; an unused one may mean something to the program (fullscreen, mute).
    virtual bool handle(const ui::Event& event) = 0;
    /// The real time since the last call, by a steady clock, however long it was: what a player's clock counts. Called
    /// on the top scene before update(), whose step is shortened when the program stood still.
    virtual void passTime(puzzle::Milliseconds) {}
    virtual void update(ui::Seconds step) = 0;
    virtual void draw(ui::Canvas& canvas) const = 0;

    /// Whether update changes what is drawn, so that frames are needed.
    [[nodiscard]] virtual bool animating() const = 0;
    /// Called instead of update() while an overlay is on top, for what still moves below it, such as closing shutters.
    virtual void updateBelow(ui::Seconds) {}
    /// Whether updateBelow() changes what is drawn.
    [[nodiscard]] virtual bool animatingBelow() const { return false; }
    /// Sets whether ambient animation is on.
    virtual void setAmbient(bool) {}
    /// Seconds until something on the screen changes by itself, such as a clock's digit; negative if nothing will.
    [[nodiscard]] virtual ui::Seconds nextChange() const { return -1; }
    /// The area outside which the picture stays as it is when time passes until then and nothing is animating, in
    /// logical units. The stage takes care of the street. std::nullopt: anything may change.
    [[nodiscard]] virtual std::optional<ui::Rect> changingArea() const { return std::nullopt; }
    /// Whether it shows something that goes away by itself, such as a toast.
    [[nodiscard]] virtual bool passing() const { return false; }
    /// Whether this is an overlay, so that the scene below is drawn first.
    [[nodiscard]] virtual bool overlay() const { return false; }
    /// Whether the scene takes typed text now; keys that type characters then trigger no actions.
    [[nodiscard]] virtual bool wantsText() const { return false; }
    /// Whether the scene animates its own arrival, so that there is no walk along the street.
    [[nodiscard]] virtual bool animatesArrival() const { return false; }
    /// Whether a confirmation acts on a board at once: presses a window, paints a cell, takes a cable.
    [[nodiscard]] virtual bool confirmsOnBoard() const { return false; }

    // Between the front of a house and a board the camera dives through a window.

    /// The window of a board that is behind it: there the camera goes in, and comes out again, also when another one
    /// has been selected since. std::nullopt: it does neither.
    [[nodiscard]] virtual std::optional<ui::Rect> diveWindow(const puzzle::RunKey&) const { return std::nullopt; }
    /// Whether there is light behind that window, which then fills the picture for a moment.
    [[nodiscard]] virtual bool diveLit(const puzzle::RunKey&) const { return false; }
    /// Draws a scene with such windows during a dive. \param panels opacity of whatever does not stand in the street.
    virtual void drawDiving(ui::Canvas&, [[maybe_unused]] float panels) const {}
    /// Where a board is that the camera can dive to; std::nullopt: there is none.
    [[nodiscard]] virtual std::optional<ui::Rect> diveBoard() const { return std::nullopt; }
    /// That board, as the front of the house knows it.
    [[nodiscard]] virtual puzzle::RunKey diveKey() const { return {}; }

    // Between the street of the houses and a house in front the camera walks up to that house, and back.

    /// Where the front of a pack's house stands here; std::nullopt: nowhere.
    [[nodiscard]] virtual std::optional<ui::Rect> frontOf([[maybe_unused]] std::string_view pack) const {
        return std::nullopt;
    }
    /// The pack whose house stands in front here, so that the camera can walk up to it; empty: none.
    [[nodiscard]] virtual std::string packInFront() const { return {}; }
    /// Draws that house, and nothing else.
    virtual void drawFront(ui::Canvas&) const {}

    /// The street behind the scene. The stage ignores the camera and the twinkle, and sets them itself.
    [[nodiscard]] virtual Scenery scenery() const { return {}; }
    /// The board that the music is made from; null on screens without one.
    [[nodiscard]] virtual const Melody* melody() const { return nullptr; }
    /// The form with the controls; null if there are none.
    [[nodiscard]] virtual const ui::Form* form() const { return nullptr; }
    /// For the window's title; empty to use that of the scene below.
    [[nodiscard]] virtual std::string title() const = 0;

    /// What is said when the scene appears, or when this changes: its name, the question it asks.
    [[nodiscard]] virtual std::string spokenTitle() const { return title(); }
    /// What a scene reports by itself, such as a toast.
    struct News {
        std::string words{};
        std::size_t count = 0; ///< How many such messages there have been, so that one that comes twice is said twice.
        friend bool operator==(const News&, const News&) = default;
    };
    /// Said when it changes.
    [[nodiscard]] virtual News spokenNews() const { return {}; }
    /// What the scene shows all the time, such as whether a board can be solved: said when it changes. Empty as long as
    /// it is being found out.
    [[nodiscard]] virtual std::string spokenState() const { return {}; }

    /// Called, perhaps more than once, while another scene covers all of it: lets go of large pictures. Before it is
    /// seen again it is updated, and can paint them.
    virtual void hidden() {}
    /// Called when another scene was put on top, the window lost the focus or the game quits: release the pointer, stop
    /// the clock.
    virtual void covered() {}
    /// Called before uncovered() if the scene above asked to show something as it left: the level that was played.
    virtual void show(const Destination&) {}
    /// Called when something has been stored that the scene did not find when it last read the records, and when a new
    /// day begins.
    virtual void recordsChanged() {}
    /// Called when the scene is on top again, or the window regained the focus.
    virtual void uncovered() {}
};

} // namespace game
