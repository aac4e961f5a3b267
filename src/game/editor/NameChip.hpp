// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Text.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <string>

namespace game {

/// Shows the name of the level being edited; pressing it renames the level, and a dot marks unsaved changes.
class NameChip final : public ui::Widget {
public:
    static constexpr float height = 40;

    explicit NameChip(std::function<void()> pressed)
        : m_pressed(std::move(pressed)) {}

    void setWords(std::string words, bool unsaved);
    [[nodiscard]] const std::string& words() const noexcept { return m_words; }
    [[nodiscard]] bool unsaved() const noexcept { return m_unsaved; }
    [[nodiscard]] float preferredWidth(const ui::Measure& measure) const;

    [[nodiscard]] ui::Spoken spoken() const override { return {ui::Role::Button, m_words, m_unsaved ? "*" : ""}; }
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    std::function<void()> m_pressed;
    std::string m_words;
    bool m_unsaved = false;
    ui::Press m_press;
};

} // namespace game
