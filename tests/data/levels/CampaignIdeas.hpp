// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>

/// The levels of the campaign by the kind of thought that they ask for, as paths PACK/LEVEL.
namespace data::test {

/// Sealed deduction: one window is certain at first, and all others follow from it round by round.
inline constexpr std::array sealedDeductions{
    "tower/gumboot",
    "tower/drainpipe",
    "tower/night-porter",
    "tower/gargoyle",
    "tower/creaking-stairs",
    "tower/torch",
    "tower/gatehouse",
    "lighthouse/boathouse",
    "lighthouse/pier-lamps",
    "lighthouse/gull",
    "corner/chandelier",
    "corner/tomcat",
    "corner/bowler-hat",
    "corner/potted-palm",
    "corner/barn-owl",
    "round/nautilus",
    "round/propeller",
    "round/bull",
    "round/tower-door",
    "round/swallow",
    "round/walrus",
    "crooked/fish-under-ice",
    "crooked/horseshoe",
    "crooked/glass-too-many",
    "crooked/old-mans-beard",
    "crooked/corkscrew",
    "observatory/receiver",
    "observatory/comet",
    "observatory/butterfly-nebula",
    "observatory/radio-telescope",
    "observatory/visitor",
    "observatory/satellite",
    "observatory/last-light",
};

/// Curtains: the shortest way leaves a light behind one.
inline constexpr std::array curtained{
    "terrace/net-curtains",   "terrace/draught",         "terrace/curtain-rail",  "terrace/crossed-curtains",
    "terrace/four-poster",    "terrace/candle-draught",  "tower/crossed-ribbons", "tower/eaves",
    "lighthouse/harbour-fog", "lighthouse/porthole",     "corner/cobwebs",        "corner/pelmet",
    "round/awning",           "round/gable-window",      "round/single-strip",    "crooked/crooked-nail",
    "crooked/four-ways-out",  "crooked/banister",        "crooked/washing-line",  "observatory/halo",
    "observatory/milky-way",  "observatory/nine-clouds", "workshop/four-bolts",   "workshop/spirit-level",
    "workshop/saddle-cloth",
};

} // namespace data::test
