// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/OutputFile.hpp"
#include "cli/Printing.hpp"
#include "cli/Stopping.hpp"
#include "data/files/File.hpp"
#include "data/levels/RandomWish.hpp"
#include "puzzle/Random.hpp"
#include "sheet/Printer.hpp"
#include "sheet/RandomBoards.hpp"
#include "sheet/SheetWords.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;
using Entries = std::vector<sheet::Entry>;

/// The answer to a request that leads to no sheet; the reason goes to standard error.
tl::unexpected<Answer> refused(std::string why, int exitCode) {
    return tl::unexpected(Answer{{}, exitCode, std::move(why)});
}

/// Collects and solves the boards of a sheet.
class Collection {
public:
    Collection(const SheetRequest& request, std::string seed, std::istream& in, std::ostream* terminal,
               const text::Text& text)
        : m_request(request)
        , m_seed(std::move(seed))
        , m_in(in)
        , m_text(text)
        , m_progress(terminal, text) {}

    /// The boards to print, or why they cannot be printed.
    [[nodiscard]] tl::expected<Entries, Answer> make() {
        for (const SheetRequest::Boards& boards : m_request.boards)
            if (auto added = std::visit([this](const auto& each) { return add(each); }, boards); !added)
                return tl::unexpected(std::move(added.error()));
        if (m_entries.size() > static_cast<std::size_t>(sheet::mostBoards))
            return refused(
                m_text.tr("These are {1} boards. A sheet has {2} at most.", m_entries.size(), sheet::mostBoards),
                exitBad);
        sheet::findAnswers(m_entries, watch());
        if (m_interrupt.token().stop_requested())
            return refused(m_text.tr("Stopped."), exitInterrupted);
        return std::move(m_entries);
    }

    /// How text boards were read, if not as we write them.
    [[nodiscard]] const std::string& remark() const noexcept { return m_remark; }

private:
    using Added = tl::expected<void, Answer>;

    Added add(const BoardArguments& arguments) {
        auto boards = readBoards(arguments, m_in, m_text, m_remark);
        if (!boards)
            return refused(std::move(boards.error()), exitBad);
        for (NamedBoard& each : *boards)
            m_entries.push_back({std::move(each.board), {}, std::move(each.name)});
        return {};
    }

    Added add(const lights::RandomSetting& setting) { return addRandom(setting); }
    Added add(const arukone::RandomSetting& setting) { return addRandom(arukone::RandomWish{setting}); }

    Added addRandom(const data::RandomWish& wish) {
        auto boards = sheet::randomEntries({wish, m_seed, m_request.count}, watch());
        if (!boards)
            return std::visit([this](const auto& problem) -> Added { return refusal(problem); }, boards.error());
        std::move(boards->begin(), boards->end(), std::back_inserter(m_entries));
        return {};
    }

    [[nodiscard]] sheet::Watch watch() {
        return {m_interrupt.token(), [this](double fraction) { m_progress.show(fraction); }};
    }

    [[nodiscard]] tl::unexpected<Answer> refusal(const lights::GenerateProblem& problem) const {
        using Kind = lights::GenerateProblem::Kind;
        return refused(text::describe(m_text, problem), problem.kind == Kind::BadSize     ? exitBad
                                                        : problem.kind == Kind::Cancelled ? exitInterrupted
                                                                                          : exitNo);
    }
    [[nodiscard]] tl::unexpected<Answer> refusal(arukone::UniqueBoardSearch::End end) const {
        if (end == arukone::UniqueBoardSearch::End::Stopped)
            return refused(m_text.tr("Stopped."), exitInterrupted);
        return refused(m_text.tr("No such board was found. Try another seed."), exitNo);
    }

    const SheetRequest& m_request;
    std::string m_seed;
    std::istream& m_in;
    const text::Text& m_text;
    Interrupt m_interrupt;
    ProgressLine m_progress;
    Entries m_entries;
    std::string m_remark;
};

/// Which boards cannot be solved, as a sentence; empty if all can.
std::string unsolvableWords(const Entries& entries, const text::Text& text) {
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].answer.solvable == false)
            numbers.push_back(std::to_string(i + 1));
    if (numbers.empty())
        return {};
    return text.trn("This board cannot be solved: {2}.", "These boards cannot be solved: {2}.",
                    static_cast<std::int64_t>(numbers.size()), text::list(text, numbers));
}

bool isRandom(const SheetRequest& request) {
    return std::any_of(request.boards.begin(), request.boards.end(), [](const SheetRequest::Boards& boards) {
        return !std::holds_alternative<BoardArguments>(boards);
    });
}

std::string joined(const std::string& one, const std::string& other) {
    return one + (one.empty() || other.empty() ? "" : " ") + other;
}

} // namespace

Outcome printSheet(const SheetRequest& request, const std::optional<data::Paths>& paths,
                   const data::Environment& environment, const std::filesystem::path& shipped, std::istream& in,
                   const std::function<std::uint64_t()>& entropy, std::ostream* terminal, const text::Text& text) {
    if (auto problem = targetProblem(request.file, request.force, paths, text))
        return tl::unexpected(*std::move(problem));
    const auto printer = sheet::Printer::make(shipped / "fonts");
    if (!printer)
        return tl::unexpected(sheet::describe(text, printer.error()));
    const std::string seed = request.seed.empty() ? puzzle::seedText(entropy()) : request.seed;
    Collection collection(request, seed, in, terminal, text);
    const auto entries = collection.make();
    if (!entries)
        return entries.error();
    sheet::Options options = request.options;
    if (request.usualPaper)
        options.paper = sheet::usualPaper(environment);
    const auto laidOut = sheet::layOut(*entries, options, text, printer->measure());
    if (!laidOut)
        return tl::unexpected(sheet::describe(text, laidOut.error()));
    auto pdf = printer->pdf(*laidOut);
    if (!pdf)
        return tl::unexpected(sheet::describe(text, pdf.error()));
    const bool tellSeed = isRandom(request) && request.seed.empty() && !request.json && terminal != nullptr;
    const std::string remark = joined(joined(collection.remark(), unsolvableWords(*entries, text)),
                                      tellSeed ? text.tr("The seed is {1}.", seed) : "");
    if (request.file == "-")
        return Answer{*std::move(pdf), exitYes, remark};
    if (const auto written = data::writeFile(request.file, *pdf); !written)
        return tl::unexpected(text::describe(text, written.error()));
    if (request.json)
        return Answer{jsonLine({{"file", request.file},
                                {"boards", entries->size()},
                                {"pages", laidOut->pages.size()},
                                {"seed", isRandom(request) ? Json(seed) : Json()}}),
                      exitYes, remark};
    return Answer{printable(text.trn("{1} board written to {2}.", "{1} boards written to {2}.",
                                     static_cast<std::int64_t>(entries->size()), request.file)) +
                      "\n",
                  exitYes, remark};
}

} // namespace cli
