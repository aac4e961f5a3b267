// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Path.hpp"

#include "ui/Angle.hpp"

#include <cmath>

namespace ui {

namespace {

/// Length of the control handles of a cubic that follows a quarter of the unit circle.
constexpr float quarterHandle = 0.5522848F;
constexpr int segmentsPerCurve = 24;

Vec cubicPoint(Vec from, const std::array<Vec, 3>& curve, float t) {
    const float u = 1 - t;
    return from * (u * u * u) + curve[0] * (3 * u * u * t) + curve[1] * (3 * u * t * t) + curve[2] * (t * t * t);
}

float distance(Vec a, Vec b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

/// Walks along an outline and collects its dashes.
class DashCutter {
public:
    DashCutter(float on, float off)
        : m_on(on)
        , m_off(off)
        , m_left(on) {}

    void begin(Vec at) { m_dash = {at}; }

    void lineTo(Vec from, Vec to) {
        const float length = distance(from, to);
        float done = 0;
        while (length - done > m_left) {
            done += m_left;
            turn(from + (to - from) * (done / length));
        }
        m_left -= length - done;
        if (m_drawing) {
            m_dash.push_back(to);
        }
    }

    std::vector<Polyline> finish() {
        keepDash();
        return std::move(m_dashes);
    }

private:
    void turn(Vec at) {
        if (m_drawing) {
            m_dash.push_back(at);
            keepDash();
        } else {
            m_dash = {at};
        }
        m_drawing = !m_drawing;
        m_left = m_drawing ? m_on : m_off;
    }

    void keepDash() {
        if (m_drawing && m_dash.size() > 1) {
            m_dashes.push_back({m_dash, false});
        }
        m_dash.clear();
    }

    float m_on;
    float m_off;
    float m_left;
    bool m_drawing = true;
    std::vector<Vec> m_dash;
    std::vector<Polyline> m_dashes;
};

} // namespace

Path ellipsePath(Vec c, Vec r) {
    const Vec h = r * quarterHandle;
    using enum PathStep::Kind;
    return {
        {Move, {Vec{c.x + r.x, c.y}}},
        {Cubic, {Vec{c.x + r.x, c.y + h.y}, Vec{c.x + h.x, c.y + r.y}, Vec{c.x, c.y + r.y}}},
        {Cubic, {Vec{c.x - h.x, c.y + r.y}, Vec{c.x - r.x, c.y + h.y}, Vec{c.x - r.x, c.y}}},
        {Cubic, {Vec{c.x - r.x, c.y - h.y}, Vec{c.x - h.x, c.y - r.y}, Vec{c.x, c.y - r.y}}},
        {Cubic, {Vec{c.x + h.x, c.y - r.y}, Vec{c.x + r.x, c.y - h.y}, Vec{c.x + r.x, c.y}}},
        {Close, {}},
    };
}

Path circlePath(Vec centre, float radius) {
    return ellipsePath(centre, {radius, radius});
}

Path boxPath(Rect a, float radius) {
    using enum PathStep::Kind;
    const float right = a.right();
    const float bottom = a.bottom();
    if (radius <= 0) {
        return {{Move, {Vec{a.x, a.y}}},
                {Line, {Vec{right, a.y}}},
                {Line, {Vec{right, bottom}}},
                {Line, {Vec{a.x, bottom}}},
                {Close, {}}};
    }
    const float r = std::min({radius, a.w / 2, a.h / 2});
    const float k = r * (1 - quarterHandle);
    return {
        {Move, {Vec{a.x + r, a.y}}},
        {Line, {Vec{right - r, a.y}}},
        {Cubic, {Vec{right - k, a.y}, Vec{right, a.y + k}, Vec{right, a.y + r}}},
        {Line, {Vec{right, bottom - r}}},
        {Cubic, {Vec{right, bottom - k}, Vec{right - k, bottom}, Vec{right - r, bottom}}},
        {Line, {Vec{a.x + r, bottom}}},
        {Cubic, {Vec{a.x + k, bottom}, Vec{a.x, bottom - k}, Vec{a.x, bottom - r}}},
        {Line, {Vec{a.x, a.y + r}}},
        {Cubic, {Vec{a.x, a.y + k}, Vec{a.x + k, a.y}, Vec{a.x + r, a.y}}},
        {Close, {}},
    };
}

Path starPath(Vec centre, float radius, float innerRadius, int points) {
    Path path;
    for (int i = 0; i < 2 * points; ++i) {
        const float angle = pi * (static_cast<float>(i) / static_cast<float>(points) - 0.5F);
        const float r = i % 2 == 0 ? radius : innerRadius;
        const Vec corner = centre + Vec{std::cos(angle), std::sin(angle)} * r;
        path.push_back({i == 0 ? PathStep::Kind::Move : PathStep::Kind::Line, {corner}});
    }
    path.push_back({PathStep::Kind::Close, {}});
    return path;
}

std::vector<Polyline> flattened(const Path& path) {
    std::vector<Polyline> outlines;
    for (const PathStep& step : path) {
        if (step.kind == PathStep::Kind::Move) {
            outlines.push_back({{step.points[0]}, false});
            continue;
        }
        Polyline& outline = outlines.back();
        if (step.kind == PathStep::Kind::Close) {
            outline.closed = true;
        } else if (step.kind == PathStep::Kind::Line) {
            outline.points.push_back(step.points[0]);
        } else {
            const Vec from = outline.points.back();
            for (int i = 1; i <= segmentsPerCurve; ++i) {
                outline.points.push_back(
                    cubicPoint(from, step.points, static_cast<float>(i) / static_cast<float>(segmentsPerCurve)));
            }
        }
    }
    return outlines;
}

std::vector<Polyline> dashes(const std::vector<Polyline>& outlines, float on, float off) {
    std::vector<Polyline> result;
    if (on <= 0 || off <= 0) {
        return outlines;
    }
    for (const Polyline& outline : outlines) {
        DashCutter cutter(on, off);
        cutter.begin(outline.points.front());
        for (std::size_t i = 1; i < outline.points.size(); ++i) {
            cutter.lineTo(outline.points[i - 1], outline.points[i]);
        }
        if (outline.closed) {
            cutter.lineTo(outline.points.back(), outline.points.front());
        }
        for (Polyline& dash : cutter.finish()) {
            result.push_back(std::move(dash));
        }
    }
    return result;
}

} // namespace ui
