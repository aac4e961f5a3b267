// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/WinRitual.hpp"

#include <cmath>
#include <cstddef>

namespace game {

namespace {

constexpr ui::Seconds starGap = 0.20F;
constexpr ui::Seconds sparkRise = 0.85F;
constexpr ui::Seconds unfolding = 0.30F;
constexpr ui::Seconds calmStarGap = 0.25F;

/// At an even pace, but for a gentle start and end.
float walked(float t) {
    constexpr float gentle = 0.12F;
    const auto distance = [](float x) {
        if (x < gentle)
            return x * x / (2 * gentle);
        return x > 1 - gentle ? 1 - gentle - (1 - x) * (1 - x) / (2 * gentle) : x - gentle / 2;
    };
    return distance(t) / (1 - gentle);
}

} // namespace

WinFrame winFrame(ui::Seconds t) {
    WinFrame frame;
    frame.hud = 1 - ui::ease::out(ui::ease::passed(t, 0.05F, 0.35F));
    frame.camera = ui::ease::inOut(ui::ease::passed(t, winTime::steps, 0.70F));
    frame.night = 0.70F + 0.30F * ui::ease::out(ui::ease::passed(t, winTime::steps, 1.20F));
    frame.town = 1 - ui::ease::passed(t, winTime::steps, 0.75F);
    frame.walk = walked(ui::ease::passed(t, 1.15F, 0.80F));
    frame.curled = t >= 1.98F;
    frame.smoke = ui::ease::out(ui::ease::passed(t, 2.10F, 0.80F));
    frame.dome = ui::ease::inOut(ui::ease::passed(t, 2.10F, 0.90F));
    for (std::size_t star = 0; star < frame.star.size(); ++star) {
        const ui::Seconds arrives = winTime::stars + starGap * static_cast<float>(star);
        frame.spark[star] = ui::ease::passed(t, arrives - sparkRise, sparkRise);
        frame.star[star] = ui::ease::passed(t, arrives, unfolding);
    }
    frame.beam = ui::ease::passed(t, winTime::beamFrom, winTime::beamTo - winTime::beamFrom);
    frame.words = ui::ease::out(ui::ease::passed(t, 2.65F, 0.30F));
    frame.roll = ui::ease::out(ui::ease::passed(t, 2.65F, 0.40F));
    frame.panel = ui::ease::out(ui::ease::passed(t, 2.90F, 0.35F));
    frame.focus = t >= 3.30F;
    return frame;
}

WinFrame calmWinFrame(ui::Seconds t) {
    WinFrame frame;
    frame.words = frame.panel = ui::ease::passed(t, 0, winTime::calmFade);
    for (std::size_t star = 0; star < frame.star.size(); ++star)
        frame.star[star] = t >= calmStarGap * static_cast<float>(star + 1) ? 1.0F : 0.0F;
    return frame;
}

} // namespace game
