// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <string>

namespace ui {

/// A small filter that is on (with a tick) or off. Exclusive choice among several is up to the owner.
class Chip : public Widget {
public:
    static constexpr float height = 32;

    explicit Chip(std::string label = {}, bool on = false, std::function<void(bool)> changed = {});

    void setLabel(std::string label) { m_label = std::move(label); }
    [[nodiscard]] bool on() const noexcept { return m_on; }
    void setOn(bool on) { m_on = on; } ///< Does not call onChange.
    [[nodiscard]] float preferredWidth(const Measure& measure) const;

    std::function<void(bool)> onChange;

    [[nodiscard]] Spoken spoken() const override;

    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;

private:
    void flip();

    std::string m_label;
    bool m_on;
    Press m_press;
};

/// A switch, 64 by 34, at the right end of its bounds, with the word for its state to the left.
class Toggle : public Widget {
public:
    static constexpr float width = 64;
    static constexpr float height = 34;

    explicit Toggle(bool on = false, std::function<void(bool)> changed = {});

    /// The words for the two states; an empty word is not drawn.
    void setWords(std::string on, std::string off);
    [[nodiscard]] bool on() const noexcept { return m_on; }
    void setOn(bool on); ///< Does not call onChange.

    std::function<void(bool)> onChange;

    [[nodiscard]] Spoken spoken() const override;

    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;
    void update(Seconds step) override;
    [[nodiscard]] bool animating() const override;

private:
    [[nodiscard]] Rect switchRect() const;
    void flip();

    std::string m_onWord;
    std::string m_offWord;
    bool m_on;
    Press m_press;
    Tween m_knob; ///< 0 off … 1 on.
};

} // namespace ui
