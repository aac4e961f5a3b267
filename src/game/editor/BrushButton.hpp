#pragma once

#include "ui/Icon.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <string>

namespace game {

/// A tool to take up: lit while it is in hand.
class BrushButton final : public ui::Widget {
public:
    BrushButton(ui::Icon icon, std::function<void()> taken);

    void setWords(std::string label, std::string key);
    void setChosen(bool chosen) { m_chosen = chosen; }
    [[nodiscard]] bool chosen() const noexcept { return m_chosen; }

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    ui::Icon m_icon;
    std::function<void()> m_taken;
    std::string m_label;
    std::string m_key;
    bool m_chosen = false;
    ui::Press m_press;
};

} // namespace game
