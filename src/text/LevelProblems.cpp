// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/LevelProblems.hpp"

#include "arukone/Arukone.hpp"
#include "data/files/Paths.hpp"
#include "lights/Stamp.hpp"
#include "text/Problems.hpp"
#include "text/Shortened.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <variant>

namespace text {

namespace {

constexpr std::size_t mostQuoted = 60; ///< Bytes of a word of the file, in a sentence.

std::string flawWords(const Text& text, const data::JsonFlaw& flaw, std::string_view content) {
    using Fault = data::JsonFault;
    const std::string word = shortened(flaw.word, mostQuoted);
    switch (flaw.fault) {
    case Fault::Nothing:
        return text.tr("There is nothing in the file.");
    case Fault::ExtraComma:
        return text.tr("There is a comma too many before “{1}”.", word);
    case Fault::NoComma:
        return text.tr("A comma is missing after {1}.", word);
    case Fault::NoColon:
        return text.tr("A colon and a value are missing after {1}.", word);
    case Fault::LooseRow:
        return text.tr("{1} is a row of a board, but in no list. The rows of a board stand between [ and ].", word);
    case Fault::NoValue:
        return text.tr("A value is missing before “{1}”.", word);
    case Fault::Comment:
        return text.tr("“{1}” begins a comment, and JSON has none. Notes can go into a key of their own, such as "
                       "\"note\".",
                       word);
    case Fault::Quotes:
        return text.tr("“{1}” is not a quotation mark of JSON. Please use the straight one: \"", word);
    case Fault::NotQuoted:
        return text.tr("“{1}” is not in quotation marks. Perhaps one is missing before it.", word);
    case Fault::OpenText:
        return text.tr("In this line the closing quotation mark of a text is missing: {1}", word);
    case Fault::Control:
        return text.tr("There is a tab or another invisible character in a text. A tab is written \\t.");
    case Fault::Backslash:
        return text.tr("“{1}” means nothing in a text. A backslash is written \\\\.", word);
    case Fault::Number:
        return text.tr("“{1}” is not a number as JSON writes it.", word);
    case Fault::WrongBracket:
        return text.tr("“{1}” does not close the bracket of line {2}.", word, data::lineOf(content, flaw.open));
    case Fault::NotClosed:
        return text.tr("“{1}” is missing: it closes the bracket of line {2}.", word == "{" ? "}" : "]",
                       data::lineOf(content, flaw.open));
    case Fault::Trailing:
        return text.tr("The file ought to end here, but “{1}” follows.", word);
    case Fault::Misplaced:
        break;
    }
    return text.tr("“{1}” cannot be here.", word);
}

/// The steps of a pointer, without those to the level.
std::vector<std::string> stepsOf(std::string_view pointer, bool inLevel) {
    std::vector<std::string> steps;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        std::string step(pointer.substr(0, end));
        for (const auto& [code, sign] : {std::pair("~1", "/"), std::pair("~0", "~")})
            for (std::size_t at = step.find(code); at != std::string::npos; at = step.find(code, at + 1))
                step.replace(at, 2, sign);
        steps.push_back(shortened(step, mostQuoted));
        pointer.remove_prefix(end);
    }
    if (inLevel && steps.size() >= 2)
        steps.erase(steps.begin(), steps.begin() + 2);
    return steps;
}

bool isIndex(const std::string& step) {
    constexpr std::size_t most = 6; // Digits.
    return !step.empty() && step.size() <= most && step.find_first_not_of("0123456789") == std::string::npos;
}

/// "garden.json:17, level “pond”, goal, row 2".
std::string placeWords(const Text& text, const std::string& file, const std::string& pointer,
                       const data::ProblemPlace& place, bool saysRow) {
    std::string words = file + ":" + std::to_string(place.line);
    if (!place.level.empty())
        // TRANSLATORS: {1} is the id of a level, as part of a place: "garden.json:17, level “pond”, row 2".
        words += ", " + text.tr("level “{1}”", place.level);
    std::vector<std::string> steps = stepsOf(pointer, !place.level.empty());
    std::string row;
    if (!steps.empty() && isIndex(steps.back())) {
        if (!saysRow)
            // TRANSLATORS: Part of a place: "garden.json:17, level “pond”, row 2".
            row = ", " + text.tr("row {1}", std::stoi(steps.back()) + 1);
        steps.pop_back();
        if (steps.size() == 1 && steps.front() == "board")
            steps.clear();
    }
    for (std::size_t i = 0; i < steps.size(); ++i)
        words += (i == 0 ? ", " : "/") + (isIndex(steps[i]) ? std::to_string(std::stoi(steps[i]) + 1) : steps[i]);
    return words + row;
}

std::string meantOf(const Text& text, const std::string& meant) {
    return meant.empty() ? meant : " " + text.tr("Did you mean “{1}”?", meant);
}

} // namespace

std::string whatWasMeant(const Text& text, std::string_view written, std::string_view known) {
    return meantOf(text, data::meantWord(written, known));
}

std::string describe(const Text& text, const data::Problem& problem, std::string_view content) {
    using Code = data::ProblemCode;
    if (problem.code == Code::Syntax)
        if (const auto flaw = data::flawOf(content))
            // TRANSLATORS: {1} is a sentence that says what is wrong.
            return text.tr("This is not valid JSON. {1}", flawWords(text, *flaw, content));
    if (problem.code == Code::UnknownPuzzle && !problem.arguments.empty())
        if (std::string meant = whatWasMeant(text, problem.arguments[0], "lights, arukone"); !meant.empty())
            return text.tr("There is no puzzle “{1}”.", shortened(problem.arguments[0], mostQuoted)) + meant;
    if (problem.code == Code::BadStamp && !problem.arguments.empty()) {
        const std::string& word = problem.arguments.front();
        std::string known;
        for (const auto& name : lights::stampNames)
            known.append(known.empty() ? "" : ", ").append(name);
        return text.tr("“{1}” is not a stamp.", shortened(word, mostQuoted)) + whatWasMeant(text, word, known) + " " +
               describe(text, problem);
    }
    if (problem.code == Code::UnknownValue && problem.pointer.ends_with("/goal"))
        return describe(text, problem) + " " +
               text.tr("A picture is a list of rows of #, . and _, and ? for curtains.");
    return describe(text, problem);
}

std::string describe(const Text& text, const data::MistypedKey& slip) {
    return text.tr("The key “{1}” is not known here and does nothing.", shortened(slip.key, mostQuoted)) +
           meantOf(text, slip.meant == slip.key ? std::string() : slip.meant) +
           (slip.isOfLevels ? " " + text.tr("It belongs to each level, not to the pack.") : std::string());
}

std::vector<std::string> describeAll(const Text& text, const std::vector<data::Problem>& problems,
                                     std::string_view content) {
    std::vector<std::string> sentences;
    const std::vector<data::ProblemPlace> places = data::placesOf(problems, content);
    for (std::size_t i = 0; i < problems.size(); ++i) {
        const data::Problem& problem = problems[i];
        const bool saysRow =
            problem.code == data::ProblemCode::BadArukone || problem.code == data::ProblemCode::Unsolvable;
        sentences.push_back(places[i].line == 0 ? describeWithPlace(text, problem)
                                                : placeWords(text, problem.file, problem.pointer, places[i], saysRow) +
                                                      ": " + describe(text, problem, content));
    }
    return sentences;
}

std::vector<std::string> describeAll(const Text& text, const std::vector<data::MistypedKey>& slips,
                                     const std::string& file, std::string_view content) {
    std::vector<data::Problem> problems;
    for (const data::MistypedKey& slip : slips)
        problems.push_back({file, slip.pointer, {}, {}});
    const std::vector<data::ProblemPlace> places = data::placesOf(problems, content);
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < slips.size(); ++i) {
        // The key is in the sentence.
        const std::string object = slips[i].pointer.substr(0, slips[i].pointer.rfind('/'));
        sentences.push_back(placeWords(text, file, object, places[i], true) + ": " + describe(text, slips[i]));
    }
    return sentences;
}

std::vector<std::string> describeAll(const Text& text, const std::vector<data::Problem>& problems) {
    std::map<std::string, std::vector<data::Problem>> files;
    std::vector<std::string> order;
    for (const data::Problem& problem : problems) {
        auto& ofFile = files[problem.file];
        if (ofFile.empty())
            order.push_back(problem.file);
        ofFile.push_back(problem);
    }
    std::vector<std::string> sentences;
    for (const std::string& file : order) {
        const auto content = data::readRegularFile(data::pathFromText(file), data::maxLevelFileBytes);
        for (std::string& sentence : describeAll(text, files[file], content.value_or(std::string())))
            sentences.push_back(std::move(sentence));
    }
    return sentences;
}

std::string describe(const Text& text, const data::PackProblem& problem) {
    if (const auto* const file = std::get_if<data::FileProblem>(&problem))
        return describe(text, *file);
    switch (std::get<data::PackRefusal>(problem)) {
    case data::PackRefusal::NotAPack:
        return text.tr("This file does not hold a pack of levels.");
    case data::PackRefusal::BadName:
        return describe(text, data::OwnLevelRefusal::BadName);
    case data::PackRefusal::LastOfPack:
        return text.tr("This is the only level: a pack needs at least one.");
    case data::PackRefusal::Changed:
        break;
    }
    return text.tr("Another program has changed the file. This is how it is now. Please try again.");
}

} // namespace text
