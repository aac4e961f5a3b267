#pragma once

#include "ui/Widget.hpp"

#include <functional>
#include <string>

namespace game {

/// A place for one key or button of an action: shows its cap, or a plus where there is none. Pressed, it asks for
/// another one. A fixed one only shows what always means the action.
class KeySlot : public ui::Widget {
public:
    static constexpr float height = 38;

    KeySlot() = default;

    /// \param cap a key's or button's name; empty for none.
    void setCap(std::string cap) { m_cap = std::move(cap); }
    [[nodiscard]] const std::string& cap() const noexcept { return m_cap; }
    /// Cannot be changed: `words` stand in it if they are not empty, otherwise the cap.
    void setFixed(std::string words = {});

    std::function<void()> onPress;

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    std::string m_cap;
    std::string m_words;
    ui::Press m_press;
};

} // namespace game
