// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/CardPicker.hpp"
#include "lights/Rules.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/Widget.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Slider.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Tabs.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace game {

/// A picker with the surfaces as cards side by side.
class SurfacePicker : public CardPicker {
public:
    static constexpr float height = 66;
    static constexpr std::size_t count = 6;

    SurfacePicker(lights::Surface chosen, const std::function<void(lights::Surface)>& changed);

    void setNames(const text::Text& text);
    /// If a name does not fit into its sixth of the width, each card gets the room that its name needs.
    void fit(float width, const ui::Measure& measure);
    void choose(lights::Surface surface) { CardPicker::choose(static_cast<std::size_t>(surface)); }

private:
    void drawCard(ui::Canvas& canvas, const Card& card) const override;
    [[nodiscard]] std::string cardName(std::size_t index) const override { return m_names[index]; }

    std::array<std::string, count> m_names;
};

/// A picker for the difficulty: a dimmer whose stops are the difficulty classes, between a plate for any difficulty and
/// one for an exact optimum. It is one focus stop; ←/→, Home, End and clicks select, and the knob can be dragged.
class DifficultyPicker : public ui::Widget {
public:
    static constexpr float height = 68;
    static constexpr std::size_t count = 6; ///< lights::allDifficulties, then the exact optimum.

    /// \param changed called with the index of the new choice.
    explicit DifficultyPicker(std::function<void(std::size_t)> changed);

    struct Choice {
        std::string name;
        bool possible = true; ///< Whether it can be chosen.
    };
    void setChoices(std::array<Choice, count> choices) { m_choices = std::move(choices); }
    [[nodiscard]] std::size_t chosen() const noexcept { return m_chosen; }
    void choose(std::size_t index) { m_chosen = index; } ///< Without calling `changed`.
    void offerExact(bool offered) { m_exact = offered; } ///< Whether there is a plate for an exact optimum.
    /// The area of a choice: its plate, or its stop with the name.
    [[nodiscard]] ui::Rect place(std::size_t index) const;
    using Widget::place;

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;

private:
    [[nodiscard]] ui::Rect rail() const;
    [[nodiscard]] bool possible(std::size_t index) const;
    [[nodiscard]] float stopX(std::size_t index) const;
    [[nodiscard]] std::optional<std::size_t> choiceAt(ui::Vec at) const; ///< Considers possible choices only.
    [[nodiscard]] std::optional<std::size_t> nearestStop(float x) const; ///< Considers possible stops only.
    bool act(ui::Action action);
    bool step(std::size_t from, int direction);
    void chooseAndReport(std::size_t index);
    void drawPlate(ui::Canvas& canvas, std::size_t index) const;
    void drawStops(ui::Canvas& canvas) const;

    std::function<void(std::size_t)> m_changed;
    std::array<Choice, count> m_choices;
    std::size_t m_chosen = 0;
    bool m_exact = true;
    std::optional<std::size_t> m_pointed;
    bool m_held = false; ///< Whether the knob is being dragged.
};

/// The controls for a side length of the board: a stepper, and a slider for large steps.
struct SidePicker {
    static constexpr float toControl = 17; ///< From the middle of the label to the top of the control below.
    struct Limits {
        int least = 1;
        int most = 1;
    };

    SidePicker(Limits limits, int value, const std::function<void(int)>& changed);
    void set(int value);
    void setLimits(Limits limits);
    void place(ui::Rect area);
    void setName(const std::string& name); ///< It is drawn above the number.
    void setEnabled(bool enabled);
    void offerSlider(bool offered); ///< Before place().
    /// \param describe gets this picker; see ui::Form::add.
    template<class Describe>
    void addTo(ui::Form& form, Describe describe) {
        form.add(stepper, [this, describe = std::move(describe)](ui::Stepper&) { describe(*this); });
        form.add(slider);
    }

    ui::Stepper stepper;
    ui::Slider slider;
};

/// Lights one of the buttons with common sizes if it is chosen.
void showChosen(ui::PushButton& preset, bool chosen);

} // namespace game
