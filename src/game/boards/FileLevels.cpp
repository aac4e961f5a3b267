// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/FileLevels.hpp"

#include "data/files/Paths.hpp"
#include "data/levels/LevelCoder.hpp"
#include "game/boards/BoardFromCode.hpp"

#include <algorithm>
#include <system_error>

namespace game {

namespace fs = std::filesystem;

Challenge levelOfFile(const data::Pack& pack, std::size_t index, const fs::path& file) {
    std::error_code error;
    fs::path whole = fs::absolute(file, error);
    Challenge challenge = sharedChallenge(pack.levels.at(index));
    challenge.origin =
        Challenge::Place{static_cast<int>(index) + 1, static_cast<int>(pack.levels.size()),
                         error ? file.generic_string() : whole.lexically_normal().generic_string(), pack.name, false};
    return challenge;
}

fs::path fileOf(const Challenge& challenge) {
    const Challenge::Place* const place = challenge.place();
    return place != nullptr && place->packId.find('/') != std::string::npos ? data::pathFromText(place->packId)
                                                                            : fs::path();
}

std::optional<Challenge> nextInFile(const Challenge& challenge) {
    const fs::path file = fileOf(challenge);
    if (file.empty())
        return std::nullopt;
    const data::Pack pack = data::readLevelFile(file).pack;
    const auto number = static_cast<std::size_t>(challenge.place()->number);
    const auto isHere = [&](const data::Level& level) { return data::codeOf(level.puzzle) == challenge.code; };
    std::size_t next = number;
    if (number > pack.levels.size() || !isHere(pack.levels[number - 1])) // The order has changed.
        if (const auto here = std::ranges::find_if(pack.levels, isHere); here != pack.levels.end())
            next = static_cast<std::size_t>(here - pack.levels.begin()) + 1;
    return next < pack.levels.size() ? std::optional(levelOfFile(pack, next, file)) : std::nullopt;
}

} // namespace game
