// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/Bake.hpp"

#include "ui/VectorArt.hpp"
#include "ui/render/FreeType.hpp"

#include <cmath>
#include <type_traits>

namespace ui::render {

namespace {

FT_Pos toUnits(float pixels) {
    return static_cast<FT_Pos>(std::lround(pixels * ftUnits));
}

/// From the sheet's units (y down) to FreeType's (y up).
class Projection {
public:
    Projection(Vec sheet, sf::Vector2u pixels)
        : m_scale{static_cast<float>(pixels.x) / sheet.x, static_cast<float>(pixels.y) / sheet.y}
        , m_height(static_cast<float>(pixels.y)) {}

    [[nodiscard]] FT_Vector operator()(Vec p) const {
        return {toUnits(p.x * m_scale.x), toUnits(m_height - p.y * m_scale.y)};
    }
    [[nodiscard]] float length(float units) const { return units * std::sqrt(m_scale.x * m_scale.y); }

private:
    Vec m_scale;
    float m_height;
};

/// Builds a FreeType outline.
class OutlineBuilder {
    // FreeType 2.13.3 made these types unsigned.
    using Tag = std::remove_pointer_t<decltype(FT_Outline::tags)>;
    using PointIndex = std::remove_pointer_t<decltype(FT_Outline::contours)>;

public:
    void add(FT_Vector point, unsigned char tag) {
        m_points.push_back(point);
        m_tags.push_back(static_cast<Tag>(tag));
    }
    void endContour() {
        if (!m_points.empty()) {
            m_ends.push_back(static_cast<PointIndex>(m_points.size() - 1));
        }
    }
    /// Valid until the builder changes.
    FT_Outline outline(FillRule rule) {
        FT_Outline result{};
        result.n_contours = static_cast<PointIndex>(m_ends.size());
        result.n_points = static_cast<PointIndex>(m_points.size());
        result.points = m_points.data();
        result.tags = m_tags.data();
        result.contours = m_ends.data();
        result.flags = rule == FillRule::EvenOdd ? FT_OUTLINE_EVEN_ODD_FILL : FT_OUTLINE_NONE;
        return result;
    }
    /// Reserves space for a stroker's result and returns the outline to export it to.
    FT_Outline room(FT_UInt points, FT_UInt contours) {
        m_points.resize(points);
        m_tags.resize(points);
        m_ends.resize(contours);
        FT_Outline result = outline(FillRule::NonZero);
        result.n_points = 0;
        result.n_contours = 0;
        return result;
    }

private:
    std::vector<FT_Vector> m_points;
    std::vector<Tag> m_tags;
    std::vector<PointIndex> m_ends;
};

OutlineBuilder fillOutline(const Path& path, const Projection& project) {
    OutlineBuilder builder;
    for (const PathStep& step : path) {
        switch (step.kind) {
        case PathStep::Kind::Move:
            builder.endContour();
            [[fallthrough]];
        case PathStep::Kind::Line:
            builder.add(project(step.points[0]), FT_CURVE_TAG_ON);
            break;
        case PathStep::Kind::Cubic:
            builder.add(project(step.points[0]), FT_CURVE_TAG_CUBIC);
            builder.add(project(step.points[1]), FT_CURVE_TAG_CUBIC);
            builder.add(project(step.points[2]), FT_CURVE_TAG_ON);
            break;
        case PathStep::Kind::Close:
            break; // Filled outlines are closed anyway.
        }
    }
    builder.endContour();
    return builder;
}

void trace(FT_Stroker stroker, const Polyline& line, const Projection& project) {
    FT_Vector point = project(line.points.front());
    require(FT_Stroker_BeginSubPath(stroker, &point, line.closed ? 0 : 1), "beginning a line");
    for (std::size_t i = 1; i < line.points.size(); ++i) {
        point = project(line.points[i]);
        require(FT_Stroker_LineTo(stroker, &point), "drawing a line");
    }
    require(FT_Stroker_EndSubPath(stroker), "ending a line");
}

std::vector<Polyline> linesOf(const Mark& mark) {
    std::vector<Polyline> lines = flattened(mark.path);
    return mark.dashOn > 0 ? dashes(lines, mark.dashOn, mark.dashOff) : lines;
}

OutlineBuilder strokeOutline(FT_Library library, const Mark& mark, const Projection& project) {
    const Stroker stroker = makeStroker(library, project.length(mark.width));
    for (const Polyline& line : linesOf(mark)) {
        trace(stroker.get(), line, project);
    }
    FT_UInt points = 0;
    FT_UInt contours = 0;
    require(FT_Stroker_GetCounts(stroker.get(), &points, &contours), "counting a line");
    OutlineBuilder builder;
    FT_Outline outline = builder.room(points, contours);
    FT_Stroker_Export(stroker.get(), &outline);
    return builder;
}

Coverage cover(FT_Library library, FT_Outline outline, sf::Vector2u pixels) {
    Coverage result(pixels);
    FT_Bitmap bitmap{};
    bitmap.rows = pixels.y;
    bitmap.width = pixels.x;
    bitmap.pitch = static_cast<int>(pixels.x);
    bitmap.buffer = result.values.data();
    bitmap.num_grays = 256;
    bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
    require(FT_Outline_Get_Bitmap(library, &outline, &bitmap), "filling an outline");
    return result;
}

void blendOver(Coverage& below, const Coverage& above) {
    for (std::size_t i = 0; i < below.values.size(); ++i) {
        const unsigned free = 255U - below.values[i];
        below.values[i] = static_cast<std::uint8_t>(below.values[i] + (free * above.values[i] + 127U) / 255U);
    }
}

/// Uniform noise in −1 … 1, the same on every call.
float noiseAt(unsigned x, unsigned y) {
    std::uint32_t h = x * 0x9E3779B1U ^ y * 0x85EBCA77U;
    h = (h ^ h >> 15U) * 0x2C1B3C6DU;
    h = (h ^ h >> 12U) * 0x297A2D39U;
    h ^= h >> 15U;
    return static_cast<float>(h) / 2147483648.0F - 1;
}

/// One pass of a box blur along `count` values that are `step` apart.
void boxBlur(std::vector<float>& values, std::vector<float>& scratch, std::size_t first, std::size_t count,
             std::size_t step, std::size_t radius) {
    const auto width = static_cast<float>(2 * radius + 1);
    for (std::size_t i = 0; i < count; ++i) {
        scratch[i] = values[first + i * step];
    }
    float sum = 0;
    for (std::size_t i = 0; i < std::min(radius, count); ++i) {
        sum += scratch[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        sum += i + radius < count ? scratch[i + radius] : 0;
        values[first + i * step] = sum / width;
        sum -= i >= radius ? scratch[i - radius] : 0;
    }
}

} // namespace

Coverage bake(FT_LibraryRec_* library, const VectorArt& art, sf::Vector2u pixels) {
    const Projection project(art.size(), pixels);
    Coverage whole(pixels);
    for (const Mark& mark : art.marks()) {
        OutlineBuilder builder =
            mark.width > 0 ? strokeOutline(library, mark, project) : fillOutline(mark.path, project);
        blendOver(whole, cover(library, builder.outline(mark.rule), pixels));
    }
    return whole;
}

Coverage bakeHalo(unsigned diameter, float noise) {
    constexpr float fall = 4.2F;
    const float floor = std::exp(-fall);
    const float radius = static_cast<float>(diameter) / 2;
    // e^(−(x² + y²)) is separable: one exponential per row and column instead of one per pixel.
    std::vector<float> square(diameter);
    std::vector<float> falling(diameter);
    for (unsigned i = 0; i < diameter; ++i) {
        const float away = (static_cast<float>(i) + 0.5F) / radius - 1;
        square[i] = away * away;
        falling[i] = std::exp(-fall * square[i]);
    }
    Coverage halo({diameter, diameter});
    for (unsigned y = 0; y < diameter; ++y) {
        for (unsigned x = 0; x < diameter; ++x) {
            if (square[x] + square[y] < 1) {
                const float light = 255 * (falling[x] * falling[y] - floor) / (1 - floor);
                const float grain = std::min(noise, light) * noiseAt(x, y);
                halo.at(x, y) = static_cast<std::uint8_t>(std::clamp(light + grain + 0.5F, 0.0F, 255.0F));
            }
        }
    }
    return halo;
}

Coverage blurred(const Coverage& sharp, unsigned radius) {
    const sf::Vector2u size(sharp.size.x + 2 * radius, sharp.size.y + 2 * radius);
    std::vector<float> values(static_cast<std::size_t>(size.x) * size.y);
    for (unsigned y = 0; y < sharp.size.y; ++y) {
        for (unsigned x = 0; x < sharp.size.x; ++x) {
            values[static_cast<std::size_t>(y + radius) * size.x + x + radius] = sharp.at(x, y);
        }
    }
    // Three box blurs approximate a Gaussian; together they reach as far as the margin added on every side.
    std::vector<float> scratch(std::max(size.x, size.y));
    for (int pass = 0; pass < 3; ++pass) {
        for (unsigned y = 0; y < size.y; ++y) {
            boxBlur(values, scratch, static_cast<std::size_t>(y) * size.x, size.x, 1, radius / 3);
        }
        for (unsigned x = 0; x < size.x; ++x) {
            boxBlur(values, scratch, x, size.y, size.x, radius / 3);
        }
    }
    Coverage result(size);
    for (std::size_t i = 0; i < values.size(); ++i) {
        result.values[i] = static_cast<std::uint8_t>(std::lround(values[i]));
    }
    return result;
}

} // namespace ui::render
