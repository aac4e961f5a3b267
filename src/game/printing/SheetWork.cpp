// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/printing/SheetWork.hpp"

#include "sheet/Printer.hpp"
#include "sheet/RandomBoards.hpp"
#include "sheet/SheetWords.hpp"

#include <utility>

namespace game {

namespace {

using Entries = tl::expected<std::vector<sheet::Entry>, std::string>;

/// Finds the boards, without their answers.
struct Collect {
    const SheetOrder& order;
    const sheet::Watch& watch;
    const text::Text& text;

    Entries operator()(const Challenge::Random& random) const {
        return sheet::randomEntries({random.setting, random.seed, order.count}, watch)
            .map_error([this](const sheet::NoRandomBoards& why) { return sheet::describe(text, why); });
    }
    Entries operator()(const data::Level& level) const {
        return std::vector{sheet::Entry{level.puzzle, {}, level.name.in(text::code(text.language()))}};
    }
};

MadeSheet made(const SheetOrder& order, const std::filesystem::path& fonts, const text::Text& text,
               const std::stop_token& stop, const SheetWork::Progress& progress) {
    const auto printer = sheet::Printer::make(fonts);
    if (!printer)
        return tl::unexpected(sheet::describe(text, printer.error()));
    // Generating and solving take about as long as each other.
    const sheet::Watch first{stop, [&progress](double fraction) { progress(fraction / 2); }};
    const sheet::Watch second{stop, [&progress](double fraction) { progress((1 + fraction) / 2); }};
    auto entries = std::visit(Collect{order, first, text}, order.boards);
    if (!entries)
        return tl::unexpected(std::move(entries.error()));
    sheet::findAnswers(*entries, second);
    if (stop.stop_requested())
        return tl::unexpected(text.tr("Stopped."));
    const auto laidOut = sheet::layOut(*entries, order.options, text, printer->measure());
    if (!laidOut)
        return tl::unexpected(sheet::describe(text, laidOut.error()));
    return printer->pdf(*laidOut).map_error(
        [&text](sheet::PrinterProblem problem) { return sheet::describe(text, problem); });
}

} // namespace

SheetWork makeSheet(SheetOrder order, const std::filesystem::path& fonts, const text::Text& text) {
    return SheetWork(
        [order = std::move(order), fonts, text](const std::stop_token& stop, const SheetWork::Progress& progress) {
            return made(order, fonts, text, stop, progress);
        });
}

} // namespace game
