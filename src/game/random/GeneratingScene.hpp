// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random/ToGenerating.hpp"
#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/PushButton.hpp"

namespace game {

/// Shows the progress of generating a random board, over the scene below, and lets the player cancel it.
class GeneratingScene final : public OverlayScene {
public:
    GeneratingScene(ToGenerating to, const SceneContext& context);

    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string spokenTitle() const override { return m_text.tr("Generating a board…"); }
    [[nodiscard]] bool animating() const override { return !closed(); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;

    void dismiss() override;

    ToGenerating m_to;
    ui::PushButton m_cancel{{}, [this] { dismiss(); }};
};

} // namespace game
