// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/RandomWords.hpp"

#include "game/words/Wording.hpp"
#include "text/Format.hpp"

namespace game {

std::string difficultyName(const text::Text& text, lights::Difficulty difficulty) {
    switch (difficulty) {
    case lights::Difficulty::Easy:
        return text.tr("Easy");
    case lights::Difficulty::Medium:
        return text.tr("Medium");
    case lights::Difficulty::Hard:
        return text.tr("Hard");
    case lights::Difficulty::Hardest:
        return text.tr("Night owl");
    case lights::Difficulty::Any:
        break;
    }
    return text.trc("difficulty", "Any");
}

std::string movesWords(const text::Text& text, const lights::OptimumRange& range) {
    if (range.first == range.last)
        return text.trn("{1} move", "{1} moves", range.last);
    return text.tr("{1} to {2} moves", range.first, range.last);
}

std::string rangeWords(const text::Text& text, const lights::RandomSetting& setting,
                       const RandomPreview::Range* range) {
    if (setting.rules.quietHours)
        return text.tr("In quiet hours no difficulty can be proven.");
    if (range == nullptr)
        return text.tr("Checking what is possible…");
    const auto* difficulty = std::get_if<lights::Difficulty>(&setting.wanted);
    if (!*range) // A proof would take too long; for a small exact optimum it may not.
        return difficulty != nullptr ? text.tr("At this size no difficulty can be proven.") : std::string();
    const lights::Possibilities& possible = **range;
    const lights::OptimumRange all{1, possible.largest.possible};
    if (difficulty == nullptr)
        // TRANSLATORS: {1} is a range of optima: "Possible: 3 to 12 moves".
        return text.tr("Possible: {1}", movesWords(text, all));
    const lights::OptimumRange own = *difficulty == lights::Difficulty::Any ? all : possible.classes.range(*difficulty);
    if (own.empty())
        return text.tr("{1}: no such board at this size", difficultyName(text, *difficulty));
    return difficultyName(text, *difficulty) + " · " + movesWords(text, own);
}

std::string edgeWords(const text::Text& text, lights::Surface surface) {
    switch (surface) {
    case lights::Surface::Cylinder:
        return text.tr("The left and right edges meet.");
    case lights::Surface::Torus:
        return text.tr("The left and right edges meet, and so do top and bottom.");
    case lights::Surface::Moebius:
        return text.tr("The left and right edges meet upside down.");
    case lights::Surface::Klein:
        return text.tr("Left and right edges meet upside down, top and bottom as they are.");
    case lights::Surface::Projective:
        return text.tr("Left and right meet upside down, top and bottom reversed.");
    case lights::Surface::Plane:
        break;
    }
    return {};
}

std::string recordWords(const text::Text& text, const std::optional<data::RunSummary>& best) {
    if (!best)
        return text.tr("No record here yet");
    const std::string time = text::clock(best->duration);
    if (best->over() <= 0)
        // TRANSLATORS: {1} is a time: "Your record: optimum, 0:42".
        return text.tr("Your record: optimum, {1}", time);
    return text.tr("Your record: optimum + {1}, {2}", best->over(), time);
}

} // namespace game
