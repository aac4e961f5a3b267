#pragma once

#include "ui/Widget.hpp"
#include "ui/widgets/Measure.hpp"
#include "ui/widgets/Press.hpp"

#include <functional>
#include <string>

namespace ui {

/// A small filter that is on (with a tick) or off. Choosing one of several is the owner's business.
class Chip : public Widget {
public:
    static constexpr float height = 32;

    explicit Chip(std::string label = {}, bool on = false, std::function<void(bool)> changed = {});

    void setLabel(std::string label) { m_label = std::move(label); }
    [[nodiscard]] bool on() const noexcept { return m_on; }
    void setOn(bool on) { m_on = on; } ///< Without telling anybody.
    [[nodiscard]] float preferredWidth(const Measure& measure) const;

    std::function<void(bool)> onChange;

    void draw(Canvas& canvas) const override;
    bool handle(const Event& event) override;

private:
    void flip();

    std::string m_label;
    bool m_on;
    Press m_press;
};

} // namespace ui
