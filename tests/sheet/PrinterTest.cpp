// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Printer.hpp"

#include "sheet/Boards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <zlib.h>

namespace sheet {

namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Printer printer() {
    auto made = Printer::make(std::filesystem::path(LICHTER_SHARE) / "fonts");
    if (!made)
        throw std::runtime_error("no printer");
    return *std::move(made);
}

Sheet sheetOf(const std::vector<Entry>& entries, const Printer& printer, const Options& options = {}) {
    return *layOut(entries, options, text::Text(), printer.measure());
}

/// The streams of a PDF, decompressed.
std::string streamsOf(const std::string& pdf) {
    std::string all;
    for (std::size_t at = pdf.find("stream\n"); at != std::string::npos; at = pdf.find("\nstream\n", at + 1)) {
        const std::size_t from = pdf.find('\n', at + 1) + 1;
        const std::size_t to = pdf.find("endstream", from);
        std::string content(1U << 20, '\0');
        uLongf size = content.size();
        if (uncompress(reinterpret_cast<Bytef*>(content.data()), &size,
                       reinterpret_cast<const Bytef*>(pdf.data()) + from, to - from) == Z_OK)
            all.append(content, 0, size);
    }
    return all;
}

int countOf(const std::string& text, std::string_view part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

} // namespace

TEST(Printer, SameSheetGivesSameBytes) {
    const std::vector<Entry> entries = randomEntries(plain(5, 5), 4);
    const Printer first = printer();
    const auto one = first.pdf(sheetOf(entries, first));
    const Printer second = printer();
    const auto other = second.pdf(sheetOf(entries, second));
    ASSERT_TRUE(one);
    ASSERT_TRUE(other);
    EXPECT_EQ(*one, *other);
    EXPECT_THAT(*one, StartsWith("%PDF-1.4"));
    EXPECT_THAT(*one, Not(HasSubstr("CreationDate")));
    EXPECT_NE(*one, *first.pdf(sheetOf(randomEntries(plain(5, 5), 3), first)));
}

TEST(Printer, PaperIsTheChosenOne) {
    const Printer own = printer();
    const std::vector<Entry> entries = randomEntries(plain(5, 5), 1);
    const auto boxOf = [&](Paper paper) {
        const std::string pdf = *own.pdf(sheetOf(entries, own, {paper}));
        const std::size_t at = pdf.find("/MediaBox");
        return pdf.substr(at, pdf.find(']', at) - at);
    };
    EXPECT_THAT(boxOf(Paper::A4), HasSubstr("595.27"));
    EXPECT_THAT(boxOf(Paper::Letter), HasSubstr("612 792"));
}

TEST(Printer, EverythingIsDrawnAsLinesAndLetters) {
    const Printer own = printer();
    const std::string pdf = *own.pdf(sheetOf(randomEntries(plain(5, 5), 1), own));
    EXPECT_THAT(pdf, Not(HasSubstr("/Subtype /Image")));
    EXPECT_THAT(pdf, HasSubstr("+Lato-Regular"));
    EXPECT_THAT(pdf, HasSubstr("+Lato-Bold"));
    EXPECT_THAT(pdf, HasSubstr("+OpenDyslexic-Regular"));
    EXPECT_EQ(countOf(pdf, "/FontFile"), 3); // All are in the file.
}

TEST(Printer, EachMarkIsDrawn) {
    const Printer own = printer();
    Sheet marked{Paper::A4, "t", {{}}};
    marked.pages[0].push_back({Block::Kind::Heading,
                               {},
                               {Stroke{{{50, 50}, {70, 50}}, 2}, Area{{{0, 0}, {9, 0}, {9, 9}}}, Disc{{80, 80}, 5},
                                Ring{{90, 90}, 5, 1}, Cross{{20, 20}, 4, 1}}});
    std::string drawn = streamsOf(*own.pdf(marked));
    std::replace(drawn.begin(), drawn.end(), '\n', ' ');
    for (const char* mark : {"2 w", "50 50 m 70 50 l S", "0 0 m 9 0 l 9 9 l f", "85 80 m f", "95 90 m S",
                             "16 16 m 24 24 l 16 24 m 24 16 l S"})
        EXPECT_THAT(drawn, HasSubstr(mark));
}

TEST(Printer, MeasuresWords) {
    const Printer own = printer();
    const Measure measure = own.measure();
    EXPECT_EQ(measure("", 10, Face::Regular), 0);
    EXPECT_GT(measure("press", 10, Face::Bold), measure("press", 10, Face::Regular));
    EXPECT_NEAR(measure("press", 20, Face::Regular), 2 * measure("press", 10, Face::Regular), 1e-9);
    EXPECT_NEAR(measure("Ł\xff", 10, Face::Regular), measure("Ł", 10, Face::Regular), 1e-9); // Not UTF-8: left out.
}

TEST(Printer, FindsFontsOfTheSystemIfItsOwnAreMissing) {
    const auto own = Printer::make("/nonexistent");
    ASSERT_TRUE(own);
    EXPECT_GT(own->measure()("press", 10, Face::Code), 0);
}

TEST(Printer, DrawsManyPages) {
    const Printer own = printer();
    const Sheet sheet = sheetOf(randomEntries(plain(12, 12), 9), own);
    EXPECT_GT(sheet.pages.size(), 3U);
    const std::string pdf = *own.pdf(sheet);
    EXPECT_EQ(countOf(pdf, "/Type /Page") - countOf(pdf, "/Type /Pages"), static_cast<int>(sheet.pages.size()));
}

} // namespace sheet
