// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Layout.hpp"

#include "sheet/Blocks.hpp"
#include "sheet/ChaseTable.hpp"
#include "sheet/SheetWords.hpp"
#include "text/Format.hpp"

#include <algorithm>

namespace sheet {

namespace {

constexpr double comfortableTask = 17;    ///< 6 mm: room for a cross.
constexpr double largestTask = 52;        ///< 18 mm.
constexpr double comfortableSolution = 9; ///< 3 mm.
constexpr double largestSolution = 16;
constexpr double belowHeading = 10;
constexpr double taskGap = 34;

Box printedArea(Paper paper) {
    const PaperSize size = sizeOf(paper);
    return {margin, margin, size.width - 2 * margin, size.height - 2 * margin};
}

/// The part of a page between its heading and its footer.
Box bodyOf(const Box& page, const Block& heading) {
    const double top = heading.box.bottom() + belowHeading;
    return {page.x, top, page.w, page.bottom() - footerHeight - top};
}

class Layout {
public:
    Layout(std::span<const Entry> entries, const Options& options, const text::Text& text, const Measure& measure)
        : m_entries(entries)
        , m_options(options)
        , m_press{text, measure}
        , m_page(printedArea(options.paper))
        , m_sheet{
              options.paper, options.title.empty() ? usualTitle(text, entries) : text::printable(options.title), {}} {}

    [[nodiscard]] tl::expected<Sheet, Unreadable> make() {
        const Shape tasks{{{}, comfortableTask, largestTask, 90, 12, m_options.perPage},
                          taskFootprint,
                          taskBlock,
                          taskHeading,
                          taskGap};
        const Shape solutions{{{}, comfortableSolution, largestSolution, 110, mostPerPage, {}},
                              solutionFootprint,
                              solutionBlock,
                              solutionHeading,
                              slotGap};
        if (m_options.tasks)
            for (std::size_t first = 0; first < m_entries.size();) {
                const std::size_t count = countOfPupil(first);
                if (const auto problem = add(tasks, first, count))
                    return tl::unexpected(*problem);
                first += count;
                if (hasPupils())
                    addFooters();
            }
        if (m_options.solutions) {
            if (const auto problem = add(solutions, 0, m_entries.size()))
                return tl::unexpected(*problem);
            addTables();
        }
        addFooters();
        return std::move(m_sheet);
    }

private:
    /// What a kind of pages is made of.
    struct Shape {
        Flow flow;
        Footprint (*footprint)(const Entry&, std::size_t, const Press&);
        Block (*block)(const Entry&, std::size_t, const Box&, double, const Press&);
        Block (*heading)(std::span<const Entry>, const std::string&, const Box&, const Press&);
        double gap; ///< The largest one between two rows: the rest of a page stays empty at its end.
    };

    [[nodiscard]] bool hasPupils() const { return !m_entries.front().pupil.empty(); }
    [[nodiscard]] std::size_t countOfPupil(std::size_t first) const {
        std::size_t end = first;
        while (end < m_entries.size() && m_entries[end].pupil == m_entries[first].pupil)
            ++end;
        return end - first;
    }
    /// Of an entry on the sheet of its pupil, from 1.
    [[nodiscard]] std::size_t numberOf(std::size_t entry) const {
        std::size_t first = entry;
        while (first > 0 && m_entries[first - 1].pupil == m_entries[entry].pupil)
            --first;
        return entry - first + 1;
    }

    /// What stands in the places of a page, row by row; std::nullopt for a place that stays empty.
    struct Places {
        Grid grid;
        std::vector<std::optional<std::size_t>> entries;
    };

    /// The places of some boards. Those of each pupil begin in a row of their own, and stay on one page if they fit
    /// there; not so where boards of unlike sizes make unlike pages. \param first the entry that the plans begin with.
    [[nodiscard]] std::vector<Places> placesOn(const std::vector<PagePlan>& plans, std::size_t first) const {
        std::vector<Places> pages;
        const Grid& grid = plans.front().grid;
        const auto isAlike = [&grid](const PagePlan& plan) {
            return plan.grid.columns == grid.columns && plan.grid.rows == grid.rows;
        };
        const std::size_t end = first + plans.back().first + plans.back().count;
        if (countOfPupil(first) == end - first || !std::ranges::all_of(plans, isAlike)) {
            for (const PagePlan& plan : plans) {
                pages.push_back({plan.grid, {}});
                for (std::size_t i = 0; i < plan.count; ++i)
                    pages.back().entries.emplace_back(first + plan.first + i);
            }
            return pages;
        }
        const auto columns = static_cast<std::size_t>(grid.columns);
        const std::size_t places = columns * static_cast<std::size_t>(grid.rows);
        for (std::size_t entry = first; entry < end;) {
            const std::size_t count = countOfPupil(entry);
            const std::size_t rows = (count + columns - 1) / columns;
            const bool fits = !pages.empty() && pages.back().entries.size() + rows * columns <= places;
            if (!fits && (pages.empty() || rows * columns <= places))
                pages.push_back({grid, {}});
            for (std::size_t i = 0; i < rows * columns; ++i) {
                if (pages.back().entries.size() == places)
                    pages.push_back({grid, {}});
                pages.back().entries.push_back(i < count ? std::optional(entry + i) : std::nullopt);
            }
            entry += count;
        }
        return pages;
    }

    /// Adds pages with some of the boards.
    std::optional<Unreadable> add(const Shape& shape, std::size_t first, std::size_t count) {
        const std::span<const Entry> entries = m_entries.subspan(first, count);
        const Block heading = shape.heading(entries, m_sheet.title, m_page, m_press);
        Flow flow = shape.flow;
        flow.area = bodyOf(m_page, heading);
        std::vector<Footprint> footprints;
        for (std::size_t i = 0; i < count; ++i)
            footprints.push_back(shape.footprint(entries[i], numberOf(first + i), m_press));
        const auto plans = paginated(footprints, flow);
        if (!plans) {
            Unreadable problem = plans.error();
            problem.board += first;
            return problem;
        }
        for (const Places& places : placesOn(*plans, first)) {
            Page page{heading};
            const PagePlan plan{0, places.entries.size(), places.grid};
            double y = flow.area.y;
            for (std::size_t i = 0; i < plan.count;) {
                const double planned = plan.slot(i, flow.area).y;
                double end = y;
                for (int column = 0; column < plan.grid.columns && i < plan.count; ++column, ++i) {
                    const std::optional<std::size_t> entry = places.entries[i];
                    if (!entry)
                        continue;
                    Box slot = plan.slot(i, flow.area);
                    slot.y = std::min(planned, y);
                    page.push_back(shape.block(m_entries[*entry], numberOf(*entry), slot, flow.largest, m_press));
                    page.back().entry = *entry;
                    end = std::max(end, page.back().box.bottom());
                }
                y = end + shape.gap;
            }
            m_end = y;
            m_sheet.pages.push_back(std::move(page));
        }
        return std::nullopt;
    }

    /// Numbers the pages that have no footer yet.
    void addFooters() {
        const std::size_t count = m_sheet.pages.size() - m_numbered;
        for (std::size_t i = 0; i < count; ++i) {
            Page& page = m_sheet.pages[m_numbered + i];
            const bool codes = std::ranges::any_of(page, [this](const Block& block) {
                return block.kind == Block::Kind::Task && hasCode(m_entries[block.entry]);
            });
            page.push_back(footer(i + 1, count, codes, m_page, m_press));
        }
        m_numbered = m_sheet.pages.size();
    }

    /// The tables for light chasing: on the last page of solutions as far as they fit, then on further pages.
    void addTables() {
        const Block heading = solutionHeading({}, m_sheet.title, m_page, m_press);
        const double last = m_page.bottom() - footerHeight;
        for (const ChaseSize& size : chaseSizes(m_entries)) {
            Block table = chaseBlock(size, {m_page.x, m_end}, m_page.w, m_press.text, m_press.measure);
            if (table.box.bottom() > last) {
                m_sheet.pages.push_back({heading});
                table = chaseBlock(size, {m_page.x, heading.box.bottom() + belowHeading}, m_page.w, m_press.text,
                                   m_press.measure);
            }
            m_end = table.box.bottom() + slotGap;
            m_sheet.pages.back().push_back(std::move(table));
        }
    }

    std::span<const Entry> m_entries;
    const Options& m_options;
    Press m_press;
    Box m_page;
    Sheet m_sheet;
    std::size_t m_numbered = 0; ///< Pages that have a footer.
    double m_end = 0;           ///< Where the last page ends.
};

} // namespace

tl::expected<Sheet, Unreadable> layOut(std::span<const Entry> entries, const Options& options, const text::Text& text,
                                       const Measure& measure) {
    return Layout(entries, options, text, measure).make();
}

} // namespace sheet
