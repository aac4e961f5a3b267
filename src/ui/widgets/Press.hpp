#pragma once

#include "ui/Event.hpp"

namespace ui {

/// One press of the pointer on a control: it counts when it begins and ends there.
class Press {
public:
    enum class Result : std::uint8_t { Ignored, Used, Clicked };

    [[nodiscard]] Result handle(const Event& event, Rect area);
    /// To be shown as pressed: held, and the pointer still there.
    [[nodiscard]] bool down() const noexcept { return m_held && m_inside; }
    [[nodiscard]] bool held() const noexcept { return m_held; }

private:
    bool m_held = false;
    bool m_inside = false;
};

/// Enter, Space or the pad's A, pressed anew and not repeated by being held.
[[nodiscard]] bool isConfirm(const Event& event) noexcept;

} // namespace ui
