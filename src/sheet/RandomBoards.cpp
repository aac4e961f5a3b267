// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/RandomBoards.hpp"

#include "puzzle/Random.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

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

namespace {

/// The seed of a pupil's board. \param index see puzzle::numberedSeed.
std::string seedFor(const std::string& pupil, const RandomBoards& boards, int index) {
    return puzzle::numberedSeed(boards.seed + "#" + pupil, index);
}

using Made = tl::expected<data::LevelPuzzle, NoRandomBoards>;

/// Makes boards like the one with an index, from any seed.
class Alike {
public:
    Alike(const lights::RandomSetting& setting, const data::LevelPuzzle& model, const Watch& watch) {
        m_control.stop = watch.stop;
        lights::RandomSetting exact = setting;
        if (const Answer answer = answerOf(model, watch.stop); answer.presses && answer.shortest)
            exact.wanted = static_cast<int>(answer.moves());
        m_exact = lights::Generator::make(exact, m_control);
        m_any = lights::Generator::make(setting, m_control);
    }

    [[nodiscard]] Made board(const std::string& seed) const {
        auto board = m_exact ? m_exact->board(seed, m_control) : tl::unexpected(m_exact.error());
        if (!board && m_any && !m_control.stop.stop_requested())
            board = m_any->board(seed, m_control);
        if (!board)
            return tl::unexpected(NoRandomBoards(board.error()));
        return data::LevelPuzzle(std::move(board->puzzle));
    }

private:
    using Generator = tl::expected<lights::Generator, lights::GenerateProblem>;

    lights::GenerateControl m_control;
    Generator m_exact = tl::unexpected(lights::GenerateProblem());
    Generator m_any = tl::unexpected(lights::GenerateProblem());
};

/// Boards for pupils, by pupil and index.
using Boards = tl::expected<std::vector<std::vector<Entry>>, NoRandomBoards>;

template<class MakeBoard>
std::optional<NoRandomBoards> addBoards(std::vector<std::vector<Entry>>& made, std::span<const std::string> pupils,
                                        const RandomBoards& boards, int index, const Watch& watch,
                                        const MakeBoard& make) {
    for (std::size_t i = 0; i < pupils.size(); ++i) {
        tell(watch, static_cast<std::size_t>(index) * pupils.size() + i,
             static_cast<std::size_t>(boards.count) * pupils.size());
        Made board = make(seedFor(pupils[i], boards, index));
        if (!board)
            return board.error();
        Entry entry{*std::move(board), {}};
        entry.pupil = pupils[i];
        made[i].push_back(std::move(entry));
    }
    return std::nullopt;
}

Boards madeFor(const lights::RandomSetting& setting, std::span<const std::string> pupils, const RandomBoards& boards,
               const Watch& watch) {
    const auto models = generated(setting, boards, {watch.stop, {}});
    if (!models)
        return tl::unexpected(models.error());
    std::vector<std::vector<Entry>> made(pupils.size());
    for (int index = 0; index < boards.count; ++index) {
        const Alike alike(setting, (*models)[static_cast<std::size_t>(index)].board, watch);
        if (auto problem = addBoards(made, pupils, boards, index, watch,
                                     [&](const std::string& seed) { return alike.board(seed); }))
            return tl::unexpected(*std::move(problem));
    }
    return made;
}

Boards madeFor(const arukone::RandomWish& wish, std::span<const std::string> pupils, const RandomBoards& boards,
               const Watch& watch) {
    arukone::SearchControl control;
    control.stop = watch.stop;
    std::vector<std::vector<Entry>> made(pupils.size());
    for (int index = 0; index < boards.count; ++index)
        if (auto problem = addBoards(made, pupils, boards, index, watch, [&](const std::string& seed) -> Made {
                auto board = arukone::generate(wish, seed, control);
                if (!board.board)
                    return tl::unexpected(NoRandomBoards(board.end));
                return data::LevelPuzzle(std::move(board.board->board));
            }))
            return tl::unexpected(*std::move(problem));
    return made;
}

} // namespace

Entries randomEntriesFor(std::span<const std::string> pupils, const RandomBoards& boards, const Watch& watch) {
    auto made =
        std::visit([&](const auto& setting) { return madeFor(setting, pupils, boards, watch); }, boards.setting);
    if (!made)
        return tl::unexpected(std::move(made.error()));
    std::vector<Entry> entries;
    for (std::vector<Entry>& own : *made)
        std::move(own.begin(), own.end(), std::back_inserter(entries));
    return entries;
}

std::vector<Entry> entriesFor(std::span<const std::string> pupils, const std::vector<Entry>& entries) {
    std::vector<Entry> all;
    for (const std::string& pupil : pupils)
        for (const Entry& entry : entries) {
            all.push_back(entry);
            all.back().pupil = pupil;
        }
    return all;
}

std::vector<std::size_t> unequalBoards(std::span<const Entry> entries) {
    std::size_t each = 0; // Boards of a pupil.
    while (each < entries.size() && entries[each].pupil == entries.front().pupil)
        ++each;
    std::vector<std::size_t> unequal;
    for (std::size_t i = each; i < entries.size(); ++i) {
        const Answer& first = entries[i % each].answer;
        const Answer& own = entries[i].answer;
        const bool known = first.presses && own.presses;
        const bool equal = !known || (first.shortest == own.shortest && first.moves() == own.moves());
        if (!equal && std::ranges::find(unequal, i % each + 1) == unequal.end())
            unequal.push_back(i % each + 1);
    }
    std::ranges::sort(unequal);
    return unequal;
}

void findAnswers(std::span<Entry> entries, const Watch& watch) {
    for (std::size_t i = 0; i < entries.size() && !watch.stop.stop_requested(); ++i) {
        tell(watch, i, entries.size());
        entries[i].answer = answerOf(entries[i], watch.stop);
    }
}

} // namespace sheet
