// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/RuleOptions.hpp"

#include "text/Format.hpp"

#include <string_view>
#include <vector>

namespace text {

std::string stampForms(const Text& text) {
    std::vector<std::string_view> forms(lights::stampNames.begin(), lights::stampNames.end());
    const std::string drawing = text.tr("a drawing such as {1}", ".#./###/..#");
    forms.push_back(drawing);
    return anyOf(text, forms);
}

tl::expected<NamedRules, std::string> namedRules(const TypedRules& typed, const Text& text) {
    const NamedRules named{lights::surfaceFromName(typed.surface), lights::stampFromName(typed.stamp)};
    if (!typed.surface.empty() && !named.surface)
        return tl::unexpected(
            text.tr("--surface must be {1}, not “{2}”.", anyNameOf(text, lights::allSurfaces), typed.surface));
    if (!typed.stamp.empty() && !named.stamp)
        return tl::unexpected(text.tr("--stamp must be {1}, not “{2}”.", stampForms(text), typed.stamp));
    return named;
}

tl::expected<lights::RandomSetting, std::string> randomSetting(lights::Size size, const TypedRules& typed,
                                                               const Text& text) {
    const auto named = namedRules(typed, text);
    if (!named)
        return tl::unexpected(named.error());
    const auto goal = typed.goal.empty() ? lights::GoalKind::Off : lights::goalFromName(typed.goal);
    if (!goal)
        return tl::unexpected(text.tr("--goal must be off, on or picture, not “{1}”.", typed.goal));
    lights::RandomSetting setting;
    setting.rows = size.rows;
    setting.columns = size.columns;
    setting.rules = {named->stamp.value_or(lights::Stamp::Plus), named->surface.value_or(lights::Surface::Plane),
                     typed.quietHours};
    setting.goal = *goal;
    if (typed.sealed.empty())
        return setting;
    const auto sealed = puzzle::numberFromText(typed.sealed);
    const int most = lights::maxSealed(size.rows, size.columns);
    if (!sealed || *sealed > most)
        return tl::unexpected(
            text.tr("--sealed needs a number from 0 to {1}, half of the windows, not “{2}”.", most, typed.sealed));
    setting.sealed = *sealed;
    return setting;
}

} // namespace text
