// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPrompt.hpp"
#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/TextField.hpp"

#include <memory>
#include <vector>

namespace game {

/// Asks for a few lines of text over the scene below. Esc or a click outside cancels.
class PromptScene final : public OverlayScene {
public:
    PromptScene(ToPrompt to, const SceneContext& context);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string spokenTitle() const override {
        return m_to.text.empty() ? m_to.title : m_to.title + ". " + m_to.text;
    }

    [[nodiscard]] ui::TextField& field(std::size_t index) { return *m_fields[index]; }
    [[nodiscard]] ui::Dropdown& choice() noexcept { return m_choice; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void accept();
    void choose(std::size_t index);
    void edited(std::size_t field);
    void write(const std::vector<std::string>& texts); ///< Into the fields that have something else.
    [[nodiscard]] bool hasChoice() const noexcept { return !m_to.choice.items.empty(); }
    [[nodiscard]] std::vector<std::string> written() const;

    ToPrompt m_to;
    ui::Dropdown m_choice{{}, 0, [this](std::size_t index) { choose(index); }};
    std::vector<std::unique_ptr<ui::TextField>> m_fields;
    ui::PushButton m_cancel;
    ui::PushButton m_agree;
    float m_textHeight = 0;
};

} // namespace game
