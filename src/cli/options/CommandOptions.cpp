// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/CommandOptions.hpp"

#include "cli/Commands.hpp"
#include "cli/options/TypedValues.hpp"

#include <map>
#include <memory>
#include <string_view>

namespace cli {

std::string unknownCommand(const std::string& typed, const text::Text& text) {
    return text.tr("There is no command “{1}”: the commands are solve, info, generate, sheet, check, code, decode, "
                   "scores, class, verify and arukone.",
                   typed);
}

ReadJob completeOptions(const CommandSetup& command, const text::Text& text) {
    using What = CompleteRequest::What;
    const auto typed = std::make_shared<std::string>();
    command.argument("WHAT", *typed, {});
    command.hide();
    return [typed, &text] {
        static const std::map<std::string_view, What> names{{"levels", What::Levels},   {"packs", What::Packs},
                                                            {"players", What::Players}, {"settings", What::Settings},
                                                            {"daily", What::Daily},     {"coffee", What::Coffee}};
        const auto found = names.find(*typed);
        if (found == names.end())
            throw Misuse(unknownCommand("complete " + *typed, text));
        const CompleteRequest request{found->second};
        return [request](const Workplace& place) -> Outcome {
            return complete(request, place.playersPaths().value_or(data::Paths{noFolder, noFolder, noFolder}),
                            place.shipped / "levels");
        };
    };
}

} // namespace cli
