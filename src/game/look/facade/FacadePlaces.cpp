// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/Facade.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace game {

namespace {

using ui::Vec;

/// Computes the places on a façade; sizes as in the files that paint the houses.
struct Surveyor {
    const Facade& f;
    const float k = f.k;
    const float l = f.wall.x;
    const float w = f.wall.w;
    const float t = f.wall.y;
    const float cx = f.wall.centre().x;
    const float hc = f.crown;
    FacadePlaces places{};

    void ridge(Vec from, Vec to) {
        places.ridgeFrom = from;
        places.ridgeTo = to;
    }
    void level(float from, float to, float y) { ridge({from, y}, {to, y}); }

    /// Without a crown: on the cornice.
    void cornice() {
        level(l + 8 * k, l + w - 8 * k, t - 16 * k);
        places.chimney = {cx, t - 16 * k};
        places.lantern = places.chimney;
        places.top = t - 18 * k;
    }

    void slate() {
        if (hc <= 40 * k)
            return;
        level(l + 0.3F * w, l + w - 40 * k, t - 52 * k);
        places.top = t - 106 * k;
        places.chimney = {l + 0.16F * w + 20 * k, places.top};
    }

    void shed() {
        if (hc <= 10 * k)
            return;
        const Vec peak{cx, t - hc - 4 * k};
        const float overhang = 26 * k;
        const Vec eaves{cx + w / 2 + overhang, t + overhang * hc / (w / 2) - 6 * k};
        ridge(peak + (eaves - peak) * 0.12F, peak + (eaves - peak) * 0.75F);
        places.chimney = {l + w * 0.24F, t - hc * 0.48F - 40 * k};
        places.top = hc > 90 * k ? peak.y - 58 * k : peak.y;
    }

    void terrace() {
        if (hc <= 52 * k)
            return;
        const int houses = terraceHouses(f.columns);
        const float width = w / static_cast<float>(houses);
        const float height = std::min(hc * 0.62F, width * 0.5F);
        const float scale = std::min(1.0F, height / 60);
        const float middle = l + width * (static_cast<float>(houses) - 0.5F);
        level(middle - width * 0.3F, middle + width * 0.3F, t - height);
        places.top = t - height - 54 * scale;
        const float pitch = f.windows.w / static_cast<float>(f.columns);
        const float between = f.windows.x + pitch * static_cast<float>(terraceColumn(f.columns, houses / 2));
        places.chimney = {houses > 1 ? between : l + 44 * scale, places.top};
    }

    void tower() {
        if (hc <= 16 * k)
            return;
        const float height = std::min(hc * 0.5F, 44 * k);
        level(l, l + w * 0.78F, t - height * 1.24F);
        places.chimney = {l + w * 0.14F, t - height * 1.2F};
        places.top =
            hc > 80 * k ? t - height * 1.22F - 50 * k - std::min(70 * k, hc - height * 1.2F) : t - height * 1.24F;
    }

    void lighthouse() {
        const float taper = std::min(0.075F * w, 26 * k);
        const float end = l + w - taper + 16 * k;
        const bool room = hc > 80 * k;
        const float height = std::min(hc * 0.5F, 64 * k);
        const float from = room ? cx + std::min(w * 0.42F, 96 * k) / 2 + 12 * k : l + taper;
        level(from, end, hc > 30 * k ? t - 32 * k : t - 8 * k);
        places.lantern = {cx, room ? t - 8 * k - height / 2 : t - 8 * k};
        places.top = room ? t - 8 * k - height * 2.1F : places.ridgeFrom.y;
        places.chimney = {cx, places.top};
    }

    void corner() {
        if (hc <= 52 * k)
            return;
        const float bay = f.columns >= 3 ? w / 3 : 0;
        const float height = hc * 0.42F;
        level(l + 150 * k, l + w - bay * 0.75F, t - height);
        places.chimney = {l + 112 * k, t - height - 58 * k};
        places.top = bay > 0 ? t - std::min(hc - 12 * k, 170 * k) - 22 * k : places.chimney.y;
    }

    void round() {
        const float bow = std::min(22 * k, 0.04F * w);
        level(l + w * 0.3F, l + w * 0.7F, t - 18 * k - bow * 0.62F);
        if (hc <= 60 * k)
            return;
        const float top = std::min(hc - 20 * k, 130 * k);
        places.top = t - top * 0.97F - 46 * k;
        places.chimney = {cx, places.top + 20 * k};
    }

    void crooked() {
        if (hc <= 52 * k)
            return;
        const float shift = crookedOffsets(f.rows, k * (f.detail == FacadeDetail::Full ? f.lean : 0))[0];
        const float top = std::min(hc - 24 * k, 120 * k);
        ridge({l + w * 0.48F + shift, t - top * 0.74F}, {l + w * 0.72F + shift, t - top * 0.695F});
        places.chimney = {l + w * 0.74F + shift + 29 * k, t - top * 1.24F - 24 * k};
        places.top = std::min(places.chimney.y, t - top);
    }

    void workshop() {
        if (hc <= 24 * k)
            return;
        const SawTooth last = sawTooth(f, sawTeeth(f) - 1);
        const Vec peak{last.left, t - last.height - 6 * k};
        const Vec eaves{last.right, t - 5 * k};
        ridge(peak + (eaves - peak) * 0.12F, peak + (eaves - peak) * 0.75F);
        places.top = peak.y;
        places.chimney = peak;
        if (hc <= 110 * k)
            return;
        places.chimney = workshopStack(f);
        places.top = places.chimney.y;
    }

    void hotel() {
        if (!hasHotelRoof(f))
            return;
        const HotelRoof roof = hotelRoof(f);
        level(cx + roof.halfPavilion + 4 * k, l + w - roof.inset, roof.ridge - 4 * k);
        places.chimney = {l + 0.2F * w, roof.chimney - 26 * k};
        places.top = roof.top;
    }

    void observatory() {
        if (hc <= 80 * k)
            return;
        const float r = std::min({hc - 46 * k, w * 0.30F, 190 * k});
        level(cx + r + 24 * k, l + w - 22 * k, t - 40 * k);
        places.chimney = {cx, t - 40 * k - r};
        places.top = places.chimney.y - 10 * k;
        if (f.open > 0)
            places.top = std::min(places.top, t - 40 * k - r * 1.25F);
    }
};

} // namespace

float FacadePlaces::slope() const noexcept {
    return std::atan2(ridgeTo.y - ridgeFrom.y, ridgeTo.x - ridgeFrom.x) * 180 / std::numbers::pi_v<float>;
}

int sawTeeth(const Facade& facade) noexcept {
    constexpr float width = 190;
    return std::clamp(static_cast<int>(std::lround(facade.wall.w / (width * facade.k))), 2, 24);
}

SawTooth sawTooth(const Facade& facade, int index) noexcept {
    const float width = facade.wall.w / static_cast<float>(sawTeeth(facade));
    const float left = facade.wall.x + width * static_cast<float>(index);
    return {left, left + width, std::min({0.62F * facade.crown, 92 * facade.k, 0.62F * width})};
}

ui::Vec workshopStack(const Facade& facade) noexcept {
    const SawTooth first = sawTooth(facade, 0);
    return {first.left + 0.62F * (first.right - first.left), facade.wall.y - std::min(facade.crown, 150 * facade.k)};
}

bool hasHotelRoof(const Facade& facade) noexcept {
    return facade.crown > 54 * facade.k;
}

HotelRoof hotelRoof(const Facade& facade) noexcept {
    const float k = facade.k;
    const float t = facade.wall.y;
    const bool flag = facade.crown >= 160 * k;
    const float ridge = t - 16 * k - std::min(0.7F * (facade.crown - 18 * k), 106 * k);
    const float pavilion = std::max(t - facade.crown + 8 * k, ridge - 34 * k);
    return {t - 14 * k,
            ridge,
            pavilion,
            std::min(75 * k, 0.13F * facade.wall.w),
            std::min(54 * k, 0.09F * facade.wall.w),
            std::max(ridge - 6 * k, pavilion + 20 * k),
            pavilion - (flag ? 52 : 5) * k};
}

bool hotelReceives(const Facade& facade) noexcept {
    return facade.lantern && facade.open < 1;
}

FacadePlaces placesOn(const Facade& facade, bool flat) {
    Surveyor survey{facade};
    survey.cornice();
    switch (facade.house) {
    case House::Slate:
        survey.slate();
        break;
    case House::Shed:
        survey.shed();
        break;
    case House::Terrace:
        survey.terrace();
        break;
    case House::Tower:
        survey.tower();
        break;
    case House::Lighthouse:
        survey.lighthouse();
        break;
    case House::Corner:
        survey.corner();
        break;
    case House::Round:
        survey.round();
        break;
    case House::Crooked:
        survey.crooked();
        break;
    case House::Observatory:
        survey.observatory();
        break;
    case House::Workshop:
        survey.workshop();
        break;
    case House::Hotel:
        survey.hotel();
        break;
    }
    FacadePlaces& places = survey.places;
    const float k = facade.k;
    const float reach = facade.house == House::Crooked ? 60 * k : 26 * k;
    places.left = facade.wall.x - reach;
    places.right = facade.wall.right() + reach;
    if (flat) // The outline's crown is lower: the cat sits where it is level, or on the wall.
        survey.level(facade.wall.x + facade.wall.w * 0.62F, facade.wall.x + facade.wall.w * 0.88F,
                     facade.house == House::Terrace ? facade.wall.y - std::min(facade.crown * 0.62F, 110 * k) * 0.6F
                     : facade.house == House::Tower ? facade.wall.y - std::min(facade.crown, 24 * k)
                                                    : facade.wall.y);
    return places;
}

} // namespace game
