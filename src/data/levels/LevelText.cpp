// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/LevelText.hpp"

#include "data/files/Json.hpp"
#include "puzzle/RunKey.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace data {

namespace {

constexpr std::string_view levelList = "/levels/";

/// Which element of a pack's list a pointer leads into.
std::optional<std::size_t> elementOf(const std::string& pointer) {
    std::size_t index = 0;
    if (!pointer.starts_with(levelList))
        return std::nullopt;
    const char* const from = pointer.data() + levelList.size();
    const auto [end, error] = std::from_chars(from, pointer.data() + pointer.size(), index);
    return error == std::errc() && end != from ? std::optional(index) : std::nullopt;
}

/// The id of a level, or its number.
std::string nameOf(const Json& level, std::size_t index) {
    const Json id = level.is_object() ? level.value("id", Json()) : Json();
    const bool named = id.is_string() && puzzle::isId(id.get_ref<const std::string&>());
    return named ? id.get<std::string>() : std::to_string(index + 1);
}

/// The line with which the parser gave up.
int lineOfFailure(const Problem& problem, std::string_view text) {
    std::size_t number = 0;
    if (problem.arguments.empty())
        return 0;
    const std::string& digits = problem.arguments.front();
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem.code == ProblemCode::Syntax) {
        const auto flaw = flawOf(text);
        return flaw ? lineOf(text, flaw->byte) : static_cast<int>(number);
    }
    if (problem.code == ProblemCode::NumberTooLarge)
        return static_cast<int>(number);
    return problem.code == ProblemCode::NotUtf8 ? lineOf(text, number - 1) : 0;
}

/// \param bytes where each of them is; beyond the text if that is not known.
void setLines(std::vector<ProblemPlace>& places, const std::vector<std::size_t>& bytes, std::string_view text) {
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&bytes](std::size_t i) { return bytes[i]; });
    std::size_t counted = 0;
    int line = 1;
    for (const std::size_t i : order) {
        if (bytes[i] > text.size())
            break;
        line += static_cast<int>(std::ranges::count(text.substr(counted, bytes[i] - counted), '\n'));
        counted = bytes[i];
        places[i].line = line;
    }
}

} // namespace

std::vector<ProblemPlace> placesOf(const std::vector<Problem>& problems, std::string_view text) {
    std::vector<ProblemPlace> places(problems.size());
    ProblemSink ignored{{}};
    const auto root = text.size() > maxLevelFileBytes ? std::nullopt : parseJson(text, ignored);
    if (!root) {
        for (std::size_t i = 0; i < problems.size(); ++i)
            places[i].line = lineOfFailure(problems[i], text);
        return places;
    }
    std::multimap<std::string_view, std::size_t> wanted;
    for (std::size_t i = 0; i < problems.size(); ++i)
        wanted.emplace(problems[i].pointer, i);
    std::vector<std::size_t> bytes(problems.size(), text.size() + 1);
    walkJson(text, [&](const JsonPlace& place) {
        const auto [from, to] = wanted.equal_range(place.pointer);
        for (auto each = from; each != to; ++each) // The first of a key counts, unless the second is the problem.
            if (std::size_t& byte = bytes[each->second];
                byte > text.size() || problems[each->second].code == ProblemCode::DuplicateKey)
                byte = place.member;
    });
    setLines(places, bytes, text);
    const Json levels = root->is_object() ? root->value("levels", Json()) : Json();
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (const auto element = elementOf(problems[i].pointer);
            element && *element < levels.size() && levels.is_array())
            places[i].level = nameOf(levels[*element], *element);
    }
    return places;
}

namespace {

/// Whether a level with this problem is read nevertheless.
bool leavesLevel(ProblemCode code) noexcept {
    return code == ProblemCode::DuplicateKey || code == ProblemCode::RiddleUnanswered ||
           code == ProblemCode::Unsolvable;
}

} // namespace

std::vector<Problem> problemsOf(std::string_view id, const std::vector<Problem>& problems, std::string_view text) {
    const std::vector<ProblemPlace> places = placesOf(problems, text);
    std::vector<Problem> found;
    for (std::size_t i = 0; i < problems.size(); ++i)
        if (places[i].level == id)
            found.push_back(problems[i]);
    return found;
}

std::vector<std::size_t> placesInList(const LevelReading& reading) {
    std::set<std::size_t> damaged;
    for (const Problem& problem : reading.problems)
        if (const auto element = elementOf(problem.pointer); element && !leavesLevel(problem.code))
            damaged.insert(*element);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; places.size() < reading.pack.levels.size(); ++i)
        if (!damaged.contains(i))
            places.push_back(i);
    return places;
}

std::pair<std::string, std::string> fileAndLevel(const std::string& argument, bool (*isFile)(const std::string& name)) {
    const std::size_t mark = argument.rfind('#');
    if (mark == std::string::npos || isFile(argument) || !isFile(argument.substr(0, mark)))
        return {argument, {}};
    return {argument.substr(0, mark), argument.substr(mark + 1)};
}

} // namespace data
