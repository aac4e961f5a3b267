// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/RandomBoards.hpp"

#include "puzzle/Random.hpp"

namespace sheet {

namespace {

using Entries = tl::expected<std::vector<Entry>, NoRandomBoards>;

void tell(const Watch& watch, std::size_t done, std::size_t all) {
    if (watch.progress)
        watch.progress(static_cast<double>(done) / static_cast<double>(all));
}

Entries generated(const lights::RandomSetting& setting, const RandomBoards& boards, const Watch& watch) {
    lights::GenerateControl control;
    control.stop = watch.stop;
    const auto generator = lights::Generator::make(setting, control);
    if (!generator)
        return tl::unexpected(NoRandomBoards(generator.error()));
    std::vector<Entry> entries;
    for (int i = 0; i < boards.count; ++i) {
        tell(watch, entries.size(), static_cast<std::size_t>(boards.count));
        auto board = generator->board(puzzle::numberedSeed(boards.seed, i), control);
        if (!board)
            return tl::unexpected(NoRandomBoards(board.error()));
        entries.push_back({std::move(board->puzzle), {}});
    }
    return entries;
}

Entries generated(const arukone::RandomWish& wish, const RandomBoards& boards, const Watch& watch) {
    arukone::SearchControl control;
    control.stop = watch.stop;
    std::vector<Entry> entries;
    for (int i = 0; i < boards.count; ++i) {
        tell(watch, entries.size(), static_cast<std::size_t>(boards.count));
        auto made = arukone::generate(wish, puzzle::numberedSeed(boards.seed, i), control);
        if (!made.board)
            return tl::unexpected(NoRandomBoards(made.end));
        entries.push_back({std::move(made.board->board), {}});
    }
    return entries;
}

} // namespace

Entries randomEntries(const RandomBoards& boards, const Watch& watch) {
    return std::visit([&](const auto& setting) { return generated(setting, boards, watch); }, boards.setting);
}

void findAnswers(std::span<Entry> entries, const Watch& watch) {
    for (std::size_t i = 0; i < entries.size() && !watch.stop.stop_requested(); ++i) {
        tell(watch, i, entries.size());
        entries[i].answer = answerOf(entries[i].board, watch.stop);
    }
}

} // namespace sheet
