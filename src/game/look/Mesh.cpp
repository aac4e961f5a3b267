// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Mesh.hpp"

#include "game/look/Polygons.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {

namespace {

using geometry::length;
using geometry::turned;
using geometry::unit;
using sf::Vector2f;

sf::Color vanished(sf::Color colour) {
    colour.a = 0;
    return colour;
}

sf::Color withThinAlpha(sf::Color colour, float width) {
    if (width < 1)
        colour.a = static_cast<sf::Uint8>(static_cast<float>(colour.a) * width);
    return colour;
}

void addArc(Polyline& line, Vector2f centre, float radius, float from, float to) {
    const int steps = std::max(2, static_cast<int>(std::ceil(std::abs(to - from) / 90 * (2 + radius / 4))));
    for (int i = 0; i <= steps; ++i) {
        const float a = (from + (to - from) * static_cast<float>(i) / static_cast<float>(steps)) * ui::pi / 180;
        line.push_back(centre + Vector2f{std::cos(a), std::sin(a)} * radius);
    }
}

/// The direction in which a line is offset at a point: the normal, lengthened at bends, but not at those so sharp that
/// geometry::offsets turns it.
Vector2f mitre(Vector2f before, Vector2f after) {
    const Vector2f n = turned(before);
    const Vector2f sum = n + turned(after);
    const float scale = sum.x * n.x + sum.y * n.y;
    return scale > 0.35F ? sum / scale : n;
}

std::vector<Vector2f> edgeOffsets(std::span<const Vector2f> points, bool closed) {
    const std::size_t n = points.size();
    const auto direction = [&](std::size_t from, std::size_t to) { return unit(points[to] - points[from]); };
    std::vector<Vector2f> result(n);
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t previous = (i + n - 1) % n;
        const std::size_t next = (i + 1) % n;
        const bool first = !closed && i == 0;
        const bool last = !closed && i + 1 == n;
        const Vector2f before = first ? direction(i, next) : direction(previous, i);
        const Vector2f after = last ? before : direction(i, next);
        result[i] = mitre(before, after);
    }
    return result;
}

/// Whether corners, clockwise from the top left, are those of an upright rectangle.
bool isUpright(const std::array<sf::Vertex, 4>& quad) {
    return quad[0].position.x == quad[3].position.x && quad[1].position.x == quad[2].position.x &&
           quad[0].position.y == quad[1].position.y && quad[2].position.y == quad[3].position.y;
}

/// Where quads are divided that fade near the ends of an interval: often enough for the corners, since quads are shaded
/// as two triangles.
std::vector<float> cutsOf(float from, float to, float first, float last) {
    constexpr int steps = 3;
    std::vector<float> cuts;
    for (int i = 0; i <= steps; ++i)
        cuts.push_back(from + first * static_cast<float>(i) / steps);
    for (int i = steps; i >= 0; --i)
        cuts.push_back(to - last * static_cast<float>(i) / steps);
    return cuts;
}

/// 0, 1, and between them where an interval is cut, as shares of it.
std::vector<float> sharesBetween(float from, float to, std::span<const float> cuts) {
    std::vector<float> shares{0};
    for (const float cut : cuts)
        if (const float share = (cut - from) / (to - from); share > shares.back() && share < 1)
            shares.push_back(share);
    shares.push_back(1);
    return shares;
}

/// A point of an upright rectangle, whose colours and texels run evenly. \param at 0 … 1 across and down.
sf::Vertex within(const std::array<sf::Vertex, 4>& quad, sf::Vector2f at) {
    const auto between = [&](auto&& part) {
        const auto above = part(quad[0]) + (part(quad[1]) - part(quad[0])) * at.x;
        const auto below = part(quad[3]) + (part(quad[2]) - part(quad[3])) * at.x;
        return above + (below - above) * at.y;
    };
    const auto channel = [&](sf::Uint8 sf::Color::*of) {
        return static_cast<sf::Uint8>(
            std::lround(between([of](const sf::Vertex& v) { return static_cast<float>(v.color.*of); })));
    };
    return {between([](const sf::Vertex& v) { return v.position; }),
            {channel(&sf::Color::r), channel(&sf::Color::g), channel(&sf::Color::b), channel(&sf::Color::a)},
            between([](const sf::Vertex& v) { return v.texCoords; })};
}

} // namespace

Polyline roundedOutline(const sf::FloatRect& area, float radius) {
    const float r = std::min({radius, area.width / 2, area.height / 2});
    const float right = area.left + area.width;
    const float bottom = area.top + area.height;
    Polyline line;
    addArc(line, {right - r, area.top + r}, r, -90, 0);
    addArc(line, {right - r, bottom - r}, r, 0, 90);
    addArc(line, {area.left + r, bottom - r}, r, 90, 180);
    addArc(line, {area.left + r, area.top + r}, r, 180, 270);
    return line;
}

Polyline arc(Vector2f centre, float radius, float from, float to) {
    Polyline line;
    addArc(line, centre, radius, from, to);
    return line;
}

void Mesh::clear(Vector2f whiteTexel) {
    m_vertices.clear();
    m_white = whiteTexel;
}

void Mesh::fade(float factor) {
    for (std::size_t i = 0; i < m_vertices.getVertexCount(); ++i)
        m_vertices[i].color = ui::faded(m_vertices[i].color, factor);
}

void Mesh::vertex(Vector2f position, sf::Color colour) {
    m_vertices.append({position, colour, m_white});
}

void Mesh::sprite(const sf::FloatRect& area, const sf::IntRect& texels, sf::Color colour) {
    const std::array<sf::Color, 4> same{colour, colour, colour, colour};
    sprite(area, texels, same);
}

void Mesh::sprite(const sf::FloatRect& area, const sf::IntRect& texels, std::span<const sf::Color, 4> colours) {
    const sf::FloatRect t{texels};
    const float right = area.left + area.width;
    const float bottom = area.top + area.height;
    m_vertices.append({{area.left, area.top}, colours[0], {t.left, t.top}});
    m_vertices.append({{right, area.top}, colours[1], {t.left + t.width, t.top}});
    m_vertices.append({{right, bottom}, colours[2], {t.left + t.width, t.top + t.height}});
    m_vertices.append({{area.left, bottom}, colours[3], {t.left, t.top + t.height}});
}

void Mesh::spriteQuad(std::span<const Vector2f, 4> corners, const sf::FloatRect& texels, sf::Color colour) {
    const std::array<Vector2f, 4> from{Vector2f{texels.left, texels.top},
                                       {texels.left + texels.width, texels.top},
                                       {texels.left + texels.width, texels.top + texels.height},
                                       {texels.left, texels.top + texels.height}};
    for (std::size_t i = 0; i < 4; ++i)
        m_vertices.append({corners[i], colour, from[i]});
}

void Mesh::quad(std::span<const Vector2f, 4> corners, std::span<const sf::Color, 4> colours) {
    for (std::size_t i = 0; i < 4; ++i)
        vertex(corners[i], colours[i]);
}

void Mesh::rect(const sf::FloatRect& area, sf::Color top, sf::Color bottom) {
    vertex({area.left, area.top}, top);
    vertex({area.left + area.width, area.top}, top);
    vertex({area.left + area.width, area.top + area.height}, bottom);
    vertex({area.left, area.top + area.height}, bottom);
}

void Mesh::polygon(std::span<const Vector2f> corners, sf::Color colour) {
    const std::size_t n = corners.size();
    if (n < 3)
        return;
    float area = 0;
    for (std::size_t i = 0, j = n - 1; i < n; j = i++)
        area += corners[j].x * corners[i].y - corners[i].x * corners[j].y;
    const float inward = area > 0 ? 0.5F : -0.5F;
    const std::vector<Vector2f> normals = edgeOffsets(corners, true);
    const auto inner = [&](std::size_t i) { return corners[i] + normals[i] * inward; };
    const auto outer = [&](std::size_t i) { return corners[i] - normals[i] * inward; };
    for (std::size_t i = 1; i + 1 < n; i += 2) {
        vertex(inner(0), colour);
        vertex(inner(i), colour);
        vertex(inner(i + 1), colour);
        vertex(inner(std::min(i + 2, n - 1)), colour);
    }
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t next = (i + 1) % n;
        vertex(inner(i), colour);
        vertex(inner(next), colour);
        vertex(outer(next), vanished(colour));
        vertex(outer(i), vanished(colour));
    }
}

void Mesh::disc(Vector2f centre, float radius, sf::Color colour) {
    Polyline line = arc(centre, radius, 0, 360);
    line.pop_back();
    polygon(line, colour);
}

void Mesh::stroke(std::span<const Vector2f> points, bool closed, float width, sf::Color colour, Cap cap) {
    if (points.size() < 2)
        return;
    const sf::Color solid = withThinAlpha(colour, width);
    const sf::Color none = vanished(colour);
    const float inner = std::max(width / 2 - 0.5F, 0.0F);
    const float outer = std::max(width, 1.0F) / 2 + 0.5F;
    const std::vector<Vector2f> normals = edgeOffsets(points, closed);
    const std::size_t segments = closed ? points.size() : points.size() - 1;
    const std::array<float, 4> at{-outer, -inner, inner, outer};
    const std::array<sf::Color, 4> colours{none, solid, solid, none};
    for (std::size_t i = 0; i < segments; ++i) {
        const std::size_t j = (i + 1) % points.size();
        for (std::size_t k = 0; k < 3; ++k) {
            vertex(points[i] + normals[i] * at[k], colours[k]);
            vertex(points[j] + normals[j] * at[k], colours[k]);
            vertex(points[j] + normals[j] * at[k + 1], colours[k + 1]);
            vertex(points[i] + normals[i] * at[k + 1], colours[k + 1]);
        }
    }
    if (cap == Cap::Round && !closed) {
        roundCap(points.front(), unit(points.front() - points[1]), width, solid);
        roundCap(points.back(), unit(points.back() - points[points.size() - 2]), width, solid);
    }
}

void Mesh::roundCap(Vector2f end, Vector2f direction, float width, sf::Color colour) {
    const float inner = std::max(width / 2 - 0.5F, 0.0F);
    const float outer = width / 2 + 0.5F;
    const float facing = std::atan2(direction.y, direction.x);
    constexpr int steps = 8;
    const auto at = [&](int i, float radius) {
        const float a = facing - ui::pi / 2 + ui::pi * static_cast<float>(i) / steps;
        return end + Vector2f{std::cos(a), std::sin(a)} * radius;
    };
    for (int i = 0; i < steps; ++i) {
        vertex(end, colour);
        vertex(at(i, inner), colour);
        vertex(at(i + 1, inner), colour);
        vertex(end, colour);
        vertex(at(i, inner), colour);
        vertex(at(i + 1, inner), colour);
        vertex(at(i + 1, outer), vanished(colour));
        vertex(at(i, outer), vanished(colour));
    }
}

void Mesh::dashes(std::span<const Vector2f> outline, float width, sf::Color colour, float on, float off) {
    const std::size_t n = outline.size();
    float total = 0;
    for (std::size_t i = 0; i < n; ++i)
        total += length(outline[(i + 1) % n] - outline[i]);
    const float count = std::max(1.0F, std::round(total / (on + off)));
    const float drawn = total / count * on / (on + off);
    const float left = total / count - drawn;

    Polyline dash{outline[0]};
    bool inDash = true;
    float until = drawn;
    for (std::size_t i = 0; i < n; ++i) {
        Vector2f from = outline[i];
        const Vector2f to = outline[(i + 1) % n];
        const Vector2f way = unit(to - from);
        float rest = length(to - from);
        while (rest >= until) {
            from += way * until;
            rest -= until;
            if (inDash) {
                dash.push_back(from);
                stroke(dash, false, width, colour);
            }
            dash.assign(1, from);
            inDash = !inDash;
            until = inDash ? drawn : left;
        }
        until -= rest;
        if (inDash)
            dash.push_back(to);
    }
}

float Mesh::EdgeFade::at(sf::Vector2f point) const {
    const auto share = [](float inside, float over) { return over > 0 ? std::clamp(inside / over, 0.0F, 1.0F) : 1.0F; };
    return share(point.x - area.left, left) * share(area.left + area.width - point.x, right) *
           share(point.y - area.top, top) * share(area.top + area.height - point.y, bottom);
}

void Mesh::fade(const EdgeFade& edges) {
    const sf::FloatRect& area = edges.area;
    const std::vector<float> across = cutsOf(area.left, area.left + area.width, edges.left, edges.right);
    const std::vector<float> down = cutsOf(area.top, area.top + area.height, edges.top, edges.bottom);
    std::vector<sf::Vertex> faded;
    faded.reserve(m_vertices.getVertexCount());
    const auto add = [&](sf::Vertex vertex) {
        vertex.color = ui::faded(vertex.color, edges.at(vertex.position));
        faded.push_back(vertex);
    };
    for (std::size_t i = 0; i + 3 < m_vertices.getVertexCount(); i += 4) {
        const std::array quad{m_vertices[i], m_vertices[i + 1], m_vertices[i + 2], m_vertices[i + 3]};
        const auto stays = [&edges](const sf::Vertex& corner) { return edges.at(corner.position) >= 1; };
        if (std::all_of(quad.begin(), quad.end(), stays)) { // As nearly all of a large board does.
            faded.insert(faded.end(), quad.begin(), quad.end());
            continue;
        }
        if (!isUpright(quad)) {
            std::for_each(quad.begin(), quad.end(), add);
            continue;
        }
        const std::vector<float> xs = sharesBetween(quad[0].position.x, quad[2].position.x, across);
        const std::vector<float> ys = sharesBetween(quad[0].position.y, quad[2].position.y, down);
        for (std::size_t y = 0; y + 1 < ys.size(); ++y)
            for (std::size_t x = 0; x + 1 < xs.size(); ++x)
                for (const sf::Vector2f at : {sf::Vector2f{xs[x], ys[y]}, sf::Vector2f{xs[x + 1], ys[y]},
                                              sf::Vector2f{xs[x + 1], ys[y + 1]}, sf::Vector2f{xs[x], ys[y + 1]}})
                    add(within(quad, at));
    }
    m_vertices.resize(faded.size());
    if (!faded.empty())
        std::copy(faded.begin(), faded.end(), &m_vertices[0]);
}

void Mesh::turn(Vector2f centre, float degrees, std::size_t first) {
    const float angle = degrees * ui::pi / 180;
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    for (std::size_t i = first; i < m_vertices.getVertexCount(); ++i) {
        const Vector2f from = m_vertices[i].position - centre;
        m_vertices[i].position = centre + Vector2f{from.x * c - from.y * s, from.x * s + from.y * c};
    }
}

int drawMesh(ui::Canvas& canvas, const Mesh& mesh, const sf::Texture* texture, const sf::BlendMode& blend) {
    if (mesh.empty())
        return 0;
    sf::RenderStates states{blend};
    states.texture = texture;
    states.transform.translate(canvas.device({0, 0})).scale(canvas.layerScale(), canvas.layerScale());
    canvas.draw(mesh.vertices(), states);
    return 1;
}

} // namespace game
