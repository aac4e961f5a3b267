// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Printer.hpp"

#include "sheet/Fonts.hpp"

#include <numbers>
#include <utility>

namespace sheet {

namespace {

/// Draws marks with Cairo.
class Drawing {
public:
    Drawing(const CairoLibrary& cairo, const Fonts& fonts, cairo_surface_t* surface)
        : m_cairo(cairo)
        , m_fonts(fonts)
        , m_context(cairo.create(surface), cairo.destroy) {
        const std::shared_ptr<cairo_font_options_t> options(cairo.fontOptionsCreate(), cairo.fontOptionsDestroy);
        cairo.setHintStyle(options.get(), CAIRO_HINT_STYLE_NONE);
        cairo.setHintMetrics(options.get(), CAIRO_HINT_METRICS_OFF);
        cairo.setFontOptions(context(), options.get());
    }

    void draw(const Page& page) {
        m_cairo.setLineCap(context(), CAIRO_LINE_CAP_ROUND);
        m_cairo.setLineJoin(context(), CAIRO_LINE_JOIN_ROUND);
        m_cairo.setSourceRgb(context(), 0, 0, 0);
        for (const Block& block : page)
            for (const Mark& mark : block.marks)
                std::visit(*this, mark);
        m_cairo.showPage(context());
    }

    [[nodiscard]] bool failed() const { return m_cairo.status(m_context.get()) != CAIRO_STATUS_SUCCESS; }

    void operator()(const Stroke& stroke) {
        path(stroke.points);
        if (stroke.points.front() == stroke.points.back() && stroke.points.size() > 2)
            m_cairo.closePath(context());
        draw(stroke.width);
    }
    void operator()(const Area& area) {
        path(area.corners);
        m_cairo.fill(context());
    }
    void operator()(const Disc& disc) {
        circle(disc.centre, disc.radius);
        const double white = disc.paper ? 1 : 0;
        m_cairo.setSourceRgb(context(), white, white, white);
        m_cairo.fill(context());
        m_cairo.setSourceRgb(context(), 0, 0, 0);
    }
    void operator()(const Ring& ring) {
        circle(ring.centre, ring.radius);
        draw(ring.width);
    }
    void operator()(const Cross& cross) {
        for (const double down : {cross.arm, -cross.arm}) {
            m_cairo.moveTo(context(), cross.centre.x - cross.arm, cross.centre.y - down);
            m_cairo.lineTo(context(), cross.centre.x + cross.arm, cross.centre.y + down);
        }
        draw(cross.width);
    }
    void operator()(const Words& words) {
        const double width = words.align == Align::Left ? 0 : m_fonts.width(words.words, words.size, words.face);
        double x = words.at.x - (words.align == Align::Centre ? width / 2 : width);
        m_fonts.split(words.words, words.face, [&](const Font& font, const std::string& part) {
            m_cairo.setFontFace(context(), font.face());
            m_cairo.setFontSize(context(), words.size);
            m_cairo.moveTo(context(), x, words.at.y);
            m_cairo.showText(context(), part.c_str());
            x += font.width(part, words.size);
        });
        m_cairo.newPath(context());
    }

private:
    [[nodiscard]] cairo_t* context() const noexcept { return m_context.get(); }

    void path(const std::vector<Point>& points) {
        m_cairo.moveTo(context(), points.front().x, points.front().y);
        for (const Point point : points)
            m_cairo.lineTo(context(), point.x, point.y);
    }
    void circle(Point centre, double radius) {
        m_cairo.newPath(context());
        m_cairo.arc(context(), centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
        m_cairo.closePath(context());
    }
    void draw(double width) {
        m_cairo.setLineWidth(context(), width);
        m_cairo.stroke(context());
    }

    const CairoLibrary& m_cairo;
    const Fonts& m_fonts;
    std::shared_ptr<cairo_t> m_context;
};

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int count) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

} // namespace

struct Printer::State {
    const CairoLibrary& cairo;
    Fonts fonts;
};

Printer::Printer(std::unique_ptr<State> state) noexcept
    : m_state(std::move(state)) {}

Printer::~Printer() = default;
Printer::Printer(Printer&&) noexcept = default;
Printer& Printer::operator=(Printer&&) noexcept = default;

tl::expected<Printer, PrinterProblem> Printer::make(const std::filesystem::path& shippedFonts) {
    const CairoLibrary* cairo = cairoLibrary();
    if (cairo == nullptr)
        return tl::unexpected(PrinterProblem::NoCairo);
    auto fonts = Fonts::load(*cairo, shippedFonts);
    if (!fonts)
        return tl::unexpected(PrinterProblem::NoFont);
    return Printer(std::make_unique<State>(State{*cairo, *std::move(fonts)}));
}

Measure Printer::measure() const {
    return [&fonts = m_state->fonts](std::string_view words, double size, Face face) {
        return fonts.width(words, size, face);
    };
}

tl::expected<std::string, PrinterProblem> Printer::pdf(const Sheet& sheet) const {
    const CairoLibrary& cairo = m_state->cairo;
    const PaperSize size = sizeOf(sheet.paper);
    std::string bytes;
    const std::shared_ptr<cairo_surface_t> surface(cairo.pdfCreate(append, &bytes, size.width, size.height),
                                                   cairo.surfaceDestroy);
    // From 1.5 on, cairo 1.18 puts pages and title into compressed streams, which fewer programs can read.
    cairo.pdfRestrict(surface.get(), CAIRO_PDF_VERSION_1_4);
    cairo.pdfSetMetadata(surface.get(), CAIRO_PDF_METADATA_TITLE, sheet.title.c_str());
    cairo.pdfSetMetadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Lichter Aus " LICHTER_VERSION);
    cairo.pdfSetMetadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, ""); // None.
    bool failed = false;
    {
        Drawing drawing(cairo, m_state->fonts, surface.get());
        for (const Page& page : sheet.pages)
            drawing.draw(page);
        failed = drawing.failed();
    }
    cairo.surfaceFinish(surface.get());
    if (failed || cairo.surfaceStatus(surface.get()) != CAIRO_STATUS_SUCCESS)
        return tl::unexpected(PrinterProblem::Failed);
    return bytes;
}

std::string describe(const text::Text& text, PrinterProblem problem) {
    switch (problem) {
    case PrinterProblem::NoCairo:
        return text.tr("Sheets need the library Cairo, which is not installed. Debian’s package is libcairo2.");
    case PrinterProblem::NoFont:
        return text.tr("No font was found to set the sheet in. Debian’s package fonts-lato has one.");
    case PrinterProblem::Failed:
        break;
    }
    return text.tr("The sheet could not be drawn: there is too little memory.");
}

} // namespace sheet
