// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/lessons/Lessons.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <string>

namespace game {

/// A card over the scene below that offers the lesson on light chasing. Enter opens it, Esc or a click outside leaves.
class LessonOfferScene final : public OverlayScene {
public:
    /// \param declined see ToLessonOffer.
    LessonOfferScene(const SceneContext& context, std::function<void()> declined);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string spokenTitle() const override { return heading() + ". " + words(); }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    [[nodiscard]] std::string heading() const;
    [[nodiscard]] std::string words() const;
    void open();
    void dismiss() override;

    LessonOutline m_lesson;
    std::function<void()> m_declined;
    ui::PushButton m_leave;
    ui::PushButton m_open;
    mutable BakedPicture m_house;
};

} // namespace game
