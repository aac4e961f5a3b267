// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Clipboard.hpp"
#include "ui/Event.hpp"
#include "ui/Widget.hpp"

#include <vector>

namespace ui {

/// A control that records the events it receives.
class Recorder : public Widget {
public:
    explicit Recorder(Rect place = {}) { Widget::place(place); }

    void draw(Canvas&) const override {}
    bool handle(const Event& event) override {
        events.push_back(event);
        return uses;
    }
    [[nodiscard]] bool wantsText() const override { return text; }
    [[nodiscard]] bool modal() const override { return takesAll; }

    template<typename Kind>
    [[nodiscard]] int heard() const {
        int count = 0;
        for (const Event& event : events)
            count += std::holds_alternative<Kind>(event) ? 1 : 0;
        return count;
    }

    std::vector<Event> events;
    bool uses = false; ///< The result of handle().
    bool text = false;
    bool takesAll = false;
};

/// A private clipboard, so that tests leave the system's alone.
class MemoryClipboard final : public Clipboard {
public:
    [[nodiscard]] std::string text() const override { return content; }
    void setText(std::string_view utf8) override { content = utf8; }

    std::string content;
};

inline ActionPressed action(Action what, bool repeat = false, Device device = Device::Keyboard) {
    return {what, repeat, device};
}

/// Presses and releases the primary button at `at`.
template<typename Target>
void click(Target& target, Vec at, int clicks = 1) {
    target.handle(PointerMoved{at});
    target.handle(PointerPressed{at, Button::Primary, clicks});
    target.handle(PointerReleased{at});
}

} // namespace ui
