#include "game/look/Meteors.hpp"

#include <cmath>

namespace game {

namespace {

constexpr ui::Seconds gap = 0.42F;    ///< Between one and the next.
constexpr ui::Seconds flight = 0.85F; ///< Of one.
constexpr float way = 210;            ///< How far the head goes, logical units.
constexpr float tail = 92;
constexpr float left = 0.86F; ///< Which way they fall: to the left, and …
constexpr float down = 0.51F; ///< … down.
constexpr int tailParts = 8;

/// Spread over 0 … 1 without a pattern to be seen: multiples of the golden ratio, and of another such number.
float spread(int index, float ratio) {
    const float along = static_cast<float>(index + 1) * ratio;
    return along - std::floor(along);
}

} // namespace

ui::Seconds meteorsLast(int count) {
    return count > 0 ? static_cast<float>(count - 1) * gap + flight : 0;
}

void drawMeteors(ui::Canvas& canvas, const Meteors& meteors) {
    for (int i = 0; i < meteors.count; ++i) {
        const float t = (meteors.passed - static_cast<float>(i) * gap) / flight;
        if (t <= 0 || t >= 1)
            continue;
        const ui::Vec from{meteors.sky.x + meteors.sky.w * (0.15F + 0.85F * spread(i, 0.618034F)),
                           meteors.sky.y + meteors.sky.h * spread(i, 0.754878F)};
        const float gone = ui::ease::out(t) * way;
        const float bright = std::sin(t * 3.14159265F);
        const ui::Vec head{from.x - left * gone, from.y + down * gone};
        const float length = std::min(gone, tail);
        for (int part = 0; part < tailParts; ++part) {
            const float near = static_cast<float>(part) / tailParts;
            const float far = static_cast<float>(part + 1) / tailParts;
            const ui::Vec a{head.x + left * length * near, head.y - down * length * near};
            const ui::Vec b{head.x + left * length * far, head.y - down * length * far};
            canvas.line(a, b, 2.4F - 1.6F * near, ui::faded(canvas.colours().star, bright * (1 - near) * 0.9F));
        }
        canvas.disc(head, 2.2F, ui::faded(canvas.colours().star, bright));
    }
}

} // namespace game
