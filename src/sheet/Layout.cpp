// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Layout.hpp"

#include "sheet/Blocks.hpp"
#include "sheet/ChaseTable.hpp"
#include "sheet/SheetWords.hpp"
#include "text/Format.hpp"

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
        , m_text(text)
        , m_measure(measure)
        , m_page(printedArea(options.paper))
        , m_sheet{
              options.paper, options.title.empty() ? usualTitle(text, entries) : text::printable(options.title), {}} {}

    [[nodiscard]] tl::expected<Sheet, Unreadable> make() {
        if (const auto problem = addTasks())
            return tl::unexpected(*problem);
        if (m_options.solutions) {
            if (const auto problem = addSolutions())
                return tl::unexpected(*problem);
            addTables();
        }
        for (std::size_t i = 0; i < m_sheet.pages.size(); ++i)
            m_sheet.pages[i].push_back(footer(i + 1, m_sheet.pages.size(), m_page, m_text, m_measure));
        return std::move(m_sheet);
    }

private:
    std::optional<Unreadable> addTasks() {
        const Block heading = taskHeading(m_entries, m_sheet.title, m_page, m_text, m_measure);
        const Flow flow{bodyOf(m_page, heading), comfortableTask, largestTask, 90, 12, m_options.perPage};
        std::vector<Footprint> footprints;
        for (const Entry& entry : m_entries)
            footprints.push_back(taskFootprint(entry));
        const auto plans = paginated(footprints, flow);
        if (!plans)
            return plans.error();
        addPages(*plans, heading, flow, taskBlock, taskGap);
        return std::nullopt;
    }

    std::optional<Unreadable> addSolutions() {
        const Block heading = solutionHeading(m_entries, m_sheet.title, m_page, m_text, m_measure);
        const Flow flow{bodyOf(m_page, heading), comfortableSolution, largestSolution, 110, mostPerPage, {}};
        std::vector<Footprint> footprints;
        for (const Entry& entry : m_entries)
            footprints.push_back(solutionFootprint(entry));
        const auto plans = paginated(footprints, flow);
        if (!plans)
            return plans.error();
        addPages(*plans, heading, flow, solutionBlock, slotGap);
        return std::nullopt;
    }

    /// Adds pages of blocks. \param gap the largest one between two rows: the rest of a page stays empty at its end.
    template<class MakeBlock>
    void addPages(const std::vector<PagePlan>& plans, const Block& heading, const Flow& flow, const MakeBlock& make,
                  double gap) {
        for (const PagePlan& plan : plans) {
            Page page{heading};
            double y = flow.area.y;
            for (std::size_t i = 0; i < plan.count;) {
                const double planned = plan.slot(i, flow.area).y;
                double end = y;
                for (int column = 0; column < plan.grid.columns && i < plan.count; ++column, ++i) {
                    Box slot = plan.slot(i, flow.area);
                    slot.y = std::min(planned, y);
                    const std::size_t entry = plan.first + i;
                    page.push_back(make(m_entries[entry], entry + 1, slot, flow.largest, m_text, m_measure));
                    end = std::max(end, page.back().box.bottom());
                }
                y = end + gap;
            }
            m_end = y;
            m_sheet.pages.push_back(std::move(page));
        }
    }

    /// The tables for light chasing: on the last page of solutions as far as they fit, then on further pages.
    void addTables() {
        const Block heading = solutionHeading({}, m_sheet.title, m_page, m_text, m_measure);
        const double last = m_page.bottom() - footerHeight;
        for (const ChaseSize& size : chaseSizes(m_entries)) {
            Block table = chaseBlock(size, {m_page.x, m_end}, m_page.w, m_text, m_measure);
            if (table.box.bottom() > last) {
                m_sheet.pages.push_back({heading});
                table = chaseBlock(size, {m_page.x, heading.box.bottom() + belowHeading}, m_page.w, m_text, m_measure);
            }
            m_end = table.box.bottom() + slotGap;
            m_sheet.pages.back().push_back(std::move(table));
        }
    }

    std::span<const Entry> m_entries;
    const Options& m_options;
    const text::Text& m_text;
    const Measure& m_measure;
    Box m_page;
    Sheet m_sheet;
    double m_end = 0; ///< Where the last page of solutions ends.
};

} // namespace

tl::expected<Sheet, Unreadable> layOut(std::span<const Entry> entries, const Options& options, const text::Text& text,
                                       const Measure& measure) {
    return Layout(entries, options, text, measure).make();
}

} // namespace sheet
