// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/VectorArt.hpp"

#include <bit>

namespace ui {

namespace {

/// FNV-1a over 32-bit values.
class Fingerprint {
public:
    void add(std::uint32_t value) { m_hash = (m_hash ^ value) * 0x100000001B3U; }
    void add(float value) { add(std::bit_cast<std::uint32_t>(value)); }
    void add(Vec point) {
        add(point.x);
        add(point.y);
    }
    [[nodiscard]] std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0xCBF29CE484222325U;
};

std::uint64_t fingerprintOf(Vec size, const std::vector<Mark>& marks) {
    Fingerprint print;
    print.add(size);
    for (const Mark& mark : marks) {
        print.add(mark.width);
        print.add(static_cast<std::uint32_t>(mark.rule));
        print.add(mark.dashOn);
        print.add(mark.dashOff);
        for (const PathStep& step : mark.path) {
            print.add(static_cast<std::uint32_t>(step.kind));
            for (const Vec point : step.points) {
                print.add(point);
            }
        }
    }
    return print.value();
}

} // namespace

Mark filled(Path path, FillRule rule) {
    return {.path = std::move(path), .rule = rule};
}

Mark stroked(Path path, float width) {
    return {.path = std::move(path), .width = width};
}

Mark dashed(Path path, float width, float on, float off) {
    return {.path = std::move(path), .width = width, .dashOn = on, .dashOff = off};
}

VectorArt::VectorArt(Vec size, std::vector<Mark> marks)
    : m_size(size)
    , m_marks(std::move(marks))
    , m_fingerprint(fingerprintOf(m_size, m_marks)) {}

} // namespace ui
