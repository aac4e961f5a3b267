#pragma once

#include "game/look/Backdrop.hpp"
#include "game/scene/Destination.hpp"
#include "ui/Canvas.hpp"
#include "ui/Event.hpp"
#include "ui/Form.hpp"
#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <string>

namespace game {

/// One screen of the game, or an overlay on one. The stack owns it, gives it events while it is on top, and draws the
/// street behind it. A scene is laid out before it is first drawn and again when the window, the scale, the theme or
/// the language changes.
class Scene {
public:
    Scene() = default;
    virtual ~Scene() = default;
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    virtual void layout(const ui::Viewport& viewport, const ui::Measure& measure) = 0;
    /// \returns whether the event was used; what is not used may mean something to the program (fullscreen, mute).
    virtual bool handle(const ui::Event& event) = 0;
    virtual void update(ui::Seconds step) = 0;
    virtual void draw(ui::Canvas& canvas) const = 0;

    /// Whether update changes what is drawn, so that frames are needed.
    [[nodiscard]] virtual bool animating() const = 0;
    /// Whether it may move for its own sake now.
    virtual void setAmbient(bool) {}
    /// Seconds until something on the screen changes by itself, such as a clock's digit; negative for never.
    [[nodiscard]] virtual ui::Seconds nextChange() const { return -1; }
    /// An overlay lets the scene below be drawn first.
    [[nodiscard]] virtual bool overlay() const { return false; }
    /// Takes typed letters now: keys that type are then no actions.
    [[nodiscard]] virtual bool wantsText() const { return false; }
    /// Comes into sight in its own way: no walk along the street.
    [[nodiscard]] virtual bool arrivesByItself() const { return false; }
    /// The street behind it: night, pavement and skyline count; the stack adds the camera and the twinkle.
    [[nodiscard]] virtual Scenery scenery() const { return {}; }
    /// Its controls; null for a scene without any.
    [[nodiscard]] virtual const ui::Form* form() const { return nullptr; }
    /// For the window's title; empty where the scene below gives it.
    [[nodiscard]] virtual std::string title() const = 0;

    /// Another scene was put on top, or the window lost the focus: let go of the pointer, stop the clock.
    virtual void covered() {}
    /// The scene above goes and asks to show this, before uncovered(): the level that was played.
    virtual void show(const Destination&) {}
    /// On top again.
    virtual void uncovered() {}
};

} // namespace game
