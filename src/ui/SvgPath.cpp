// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Angle.hpp"
#include "ui/Path.hpp"

#include <cctype>
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <string>

namespace ui {

namespace {

/// Reads numbers, flags and command letters from the path data.
class Reader {
public:
    explicit Reader(std::string_view data)
        : m_data(data)
        , m_rest(data) {
        skipBlanks();
    }

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    [[nodiscard]] bool atLetter() const { return std::isalpha(static_cast<unsigned char>(m_rest.front())) != 0; }

    char letter() {
        const char result = m_rest.front();
        advance(1);
        return result;
    }

    float number() {
        if (!atEnd() && m_rest.front() == '+') {
            m_rest.remove_prefix(1);
        }
        float value = 0;
        const auto [end, problem] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (problem != std::errc{}) {
            fail();
        }
        advance(static_cast<std::size_t>(end - m_rest.data()));
        return value;
    }

    /// A single digit: the flags of an arc need no separator.
    bool flag() {
        if (atEnd() || (m_rest.front() != '0' && m_rest.front() != '1')) {
            fail();
        }
        return letter() == '1';
    }

    [[noreturn]] void fail() const { throw std::invalid_argument("bad path data: " + std::string(m_data)); }

private:
    void advance(std::size_t count) {
        m_rest.remove_prefix(count);
        skipBlanks();
    }

    void skipBlanks() {
        const std::size_t next = m_rest.find_first_not_of(" ,\t\r\n");
        m_rest.remove_prefix(next == std::string_view::npos ? m_rest.size() : next);
    }

    std::string_view m_data;
    std::string_view m_rest;
};

/// An elliptic arc in SVG's endpoint parametrisation.
struct Arc {
    Vec from;
    Vec to;
    Vec radii;
    float turn = 0; ///< Rotation of the ellipse's x axis, in radians.
    bool large = false;
    bool sweep = false;
};

Vec turned(Vec v, float angle) {
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    return {v.x * c - v.y * s, v.x * s + v.y * c};
}

/// The arc's centre parametrisation: a range of angles on the unit circle to which the ellipse is mapped. SVG 1.1,
/// implementation notes F.6.5 and F.6.6.
struct CentredArc {
    Vec centre;
    Vec radii;
    float start = 0;
    float sweep = 0;
};

CentredArc centred(const Arc& arc) {
    const Vec half = turned((arc.from - arc.to) * 0.5F, -arc.turn);
    Vec r{std::abs(arc.radii.x), std::abs(arc.radii.y)};
    const float reach = std::hypot(half.x / r.x, half.y / r.y);
    r *= std::max(1.0F, reach); // Radii that are too small are scaled up.
    const Vec unit{half.x / r.x, half.y / r.y};
    const float square = unit.x * unit.x + unit.y * unit.y;
    const float side = arc.large == arc.sweep ? -1.0F : 1.0F;
    const Vec offset = Vec{unit.y, -unit.x} * (side * std::sqrt(std::max(0.0F, 1 / square - 1)));
    const Vec first = unit - offset;
    const Vec last = -unit - offset;
    const float start = std::atan2(first.y, first.x);
    float sweep = std::atan2(last.y, last.x) - start;
    if (arc.sweep && sweep < 0) {
        sweep += 2 * pi;
    } else if (!arc.sweep && sweep > 0) {
        sweep -= 2 * pi;
    }
    const Vec middle = (arc.from + arc.to) * 0.5F;
    return {middle + turned({offset.x * r.x, offset.y * r.y}, arc.turn), r, start, sweep};
}

/// Builds the path while the commands are read.
class Pen {
public:
    [[nodiscard]] Vec at() const { return m_at; }

    void move(Vec to) {
        m_path.push_back({PathStep::Kind::Move, {to}});
        m_start = to;
        arrive(to);
    }

    void line(Vec to) {
        m_path.push_back({PathStep::Kind::Line, {to}});
        arrive(to);
    }

    void cubic(Vec a, Vec b, Vec to) {
        m_path.push_back({PathStep::Kind::Cubic, {a, b, to}});
        arrive(to);
        m_cubicHandle = b;
    }

    void smoothCubic(Vec b, Vec to) { cubic(m_at * 2.0F - m_cubicHandle, b, to); }

    void quadratic(Vec handle, Vec to) {
        const Vec from = m_at;
        cubic(from + (handle - from) * (2.0F / 3), to + (handle - to) * (2.0F / 3), to);
        m_cubicHandle = to;
        m_quadraticHandle = handle;
    }

    void smoothQuadratic(Vec to) { quadratic(m_at * 2.0F - m_quadraticHandle, to); }

    void arc(const Arc& arc) {
        if (arc.radii.x == 0 || arc.radii.y == 0) {
            line(arc.to);
            return;
        }
        if (arc.from == arc.to) {
            return;
        }
        const CentredArc round = centred(arc);
        const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(round.sweep) / (pi / 2) - 0.001F)));
        const float step = round.sweep / static_cast<float>(pieces);
        const float handle = 4.0F / 3 * std::tan(step / 4);
        const auto place = [&](Vec unit) {
            return round.centre + turned({unit.x * round.radii.x, unit.y * round.radii.y}, arc.turn);
        };
        for (int i = 0; i < pieces; ++i) {
            const float a = round.start + step * static_cast<float>(i);
            const float b = a + step;
            const Vec first{std::cos(a), std::sin(a)};
            const Vec last{std::cos(b), std::sin(b)};
            cubic(place(first + Vec{-first.y, first.x} * handle), place(last - Vec{-last.y, last.x} * handle),
                  i + 1 == pieces ? arc.to : place(last));
        }
        arrive(arc.to);
    }

    void close() {
        m_path.push_back({PathStep::Kind::Close, {}});
        arrive(m_start);
    }

    [[nodiscard]] bool begun() const { return !m_path.empty(); }
    /// A command after Z starts a new outline at the start point of the previous one.
    void reopen() {
        if (m_path.back().kind == PathStep::Kind::Close) {
            move(m_start);
        }
    }

    Path take() { return std::move(m_path); }

private:
    void arrive(Vec at) {
        m_at = at;
        m_cubicHandle = at;
        m_quadraticHandle = at;
    }

    Path m_path;
    Vec m_start;
    Vec m_at;
    Vec m_cubicHandle;
    Vec m_quadraticHandle;
};

/// Executes one command with its arguments.
void execute(char command, Reader& reader, Pen& pen) {
    const bool relative = std::islower(static_cast<unsigned char>(command)) != 0;
    const Vec base = relative ? pen.at() : Vec{};
    const auto point = [&] {
        const float x = reader.number();
        return base + Vec{x, reader.number()};
    };
    switch (std::toupper(static_cast<unsigned char>(command))) {
    case 'M':
        pen.move(point());
        return;
    case 'L':
        pen.line(point());
        return;
    case 'H':
        pen.line({base.x + reader.number(), pen.at().y});
        return;
    case 'V':
        pen.line({pen.at().x, base.y + reader.number()});
        return;
    case 'Z':
        pen.close();
        return;
    case 'T':
        pen.smoothQuadratic(point());
        return;
    case 'C': {
        const Vec a = point();
        const Vec b = point();
        pen.cubic(a, b, point());
        return;
    }
    case 'S': {
        const Vec b = point();
        pen.smoothCubic(b, point());
        return;
    }
    case 'Q': {
        const Vec handle = point();
        pen.quadratic(handle, point());
        return;
    }
    case 'A': {
        Arc arc;
        arc.from = pen.at();
        arc.radii.x = reader.number();
        arc.radii.y = reader.number();
        arc.turn = reader.number() * pi / 180;
        arc.large = reader.flag();
        arc.sweep = reader.flag();
        arc.to = point();
        pen.arc(arc);
        return;
    }
    default:
        reader.fail();
    }
}

/// The command for further numbers after a command's arguments.
char repeated(char command) {
    switch (command) {
    case 'M':
        return 'L';
    case 'm':
        return 'l';
    default:
        return command;
    }
}

} // namespace

Path svgPath(std::string_view data) {
    Reader reader(data);
    Pen pen;
    char command = 0;
    while (!reader.atEnd()) {
        const bool fresh = reader.atLetter();
        command = fresh ? reader.letter() : repeated(command);
        const bool moves = command == 'M' || command == 'm';
        const bool closes = command == 'Z' || command == 'z';
        if ((!pen.begun() && !moves) || (!fresh && closes)) {
            reader.fail();
        }
        if (pen.begun() && !moves) {
            pen.reopen();
        }
        execute(command, reader, pen);
    }
    return pen.take();
}

} // namespace ui
