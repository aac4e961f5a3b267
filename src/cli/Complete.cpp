// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Commands.hpp"
#include "data/levels/Library.hpp"
#include "data/runs/KnownNames.hpp"

namespace cli {

namespace {

using What = CompleteRequest::What;

std::string lines(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words)
        all += word + "\n";
    return all;
}

/// The paths of all levels.
std::vector<std::string> levels(const data::Library& library) {
    std::vector<std::string> found;
    for (const auto packs : {library.campaign(), library.albums(), library.nextDoor(), library.own()})
        for (const data::LibraryPack& pack : packs)
            for (std::size_t level = 0; level < pack.pack.levels.size(); ++level)
                found.push_back(library.level(pack, level).path());
    return found;
}

/// The ids of all packs.
std::vector<std::string> packs(const data::Library& library) {
    std::vector<std::string> found;
    for (const auto packs : {library.campaign(), library.nextDoor(), library.own()})
        for (const data::LibraryPack& pack : packs)
            found.push_back(pack.pack.id);
    return found;
}

std::vector<std::string> settings(const data::KnownNames& known) {
    std::vector<std::string> found;
    for (const puzzle::RunKey& key : known.keys)
        if (const std::string_view setting = key.setting(); !setting.empty())
            found.emplace_back(setting);
    return found;
}

std::vector<std::string> days(const data::KnownNames& known, puzzle::DailySeries series) {
    std::vector<std::string> found;
    for (const puzzle::RunKey& key : known.keys)
        if (const auto day = key.day(); day && key.dailySeries() == series)
            found.push_back(puzzle::dayText(*day));
    return found;
}

std::vector<std::string> wordsFor(What what, const data::Paths& paths, const std::filesystem::path& shippedLevels) {
    if (what == What::Levels)
        return levels(data::Library::load(shippedLevels, paths.levels()));
    if (what == What::Packs)
        return packs(data::Library::load(shippedLevels, paths.levels()));
    const data::KnownNames known = data::knownNames(paths.database());
    if (what == What::Players)
        return known.players;
    if (what == What::Settings)
        return settings(known);
    return days(known, what == What::Daily ? puzzle::DailySeries::Main : puzzle::DailySeries::Coffee);
}

} // namespace

Answer complete(const CompleteRequest& request, const data::Paths& paths, const std::filesystem::path& shippedLevels) {
    return {lines(wordsFor(request.what, paths, shippedLevels)), exitYes, {}};
}

} // namespace cli
