// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/OutputFile.hpp"
#include "cli/Printing.hpp"
#include "data/files/File.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/RandomWish.hpp"
#include "platform/Signals.hpp"
#include "puzzle/Random.hpp"
#include "sheet/Printer.hpp"
#include "sheet/RandomBoards.hpp"
#include "sheet/SheetWords.hpp"
#include "text/ClassWords.hpp"
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
    Collection(const SheetRequest& request, std::string seed, std::vector<std::string> pupils,
               std::filesystem::path shippedLevels, std::filesystem::path ownLevels, std::istream& in,
               std::ostream* terminal, const text::Text& text)
        : m_request(request)
        , m_seed(std::move(seed))
        , m_pupils(std::move(pupils))
        , m_shippedLevels(std::move(shippedLevels))
        , m_ownLevels(std::move(ownLevels))
        , m_in(in)
        , m_text(text)
        , m_progress(terminal, text) {}

    /// The boards to print, or why they cannot be printed.
    [[nodiscard]] tl::expected<Entries, Answer> make() {
        for (const SheetRequest::Boards& boards : m_request.boards)
            if (auto added = std::visit([this](const auto& each) { return add(each); }, boards); !added)
                return tl::unexpected(std::move(added.error()));
        if (!m_pupils.empty())
            bringTogether();
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
        BoardArguments known = arguments;
        known.levels = [this] { return library(); };
        auto boards = readBoards(known, m_in, m_text, m_remark);
        if (!boards)
            return refused(std::move(boards.error()), exitBad);
        Entries entries;
        for (NamedBoard& each : *boards) {
            each.name = shippedName(each);
            entries.push_back({std::move(each.board), {}, std::move(each.name), std::move(each.riddle)});
        }
        if (const std::size_t all = withPupils(entries.size()); tooMany(all)) // Before there is one for each pupil.
            return tl::unexpected(tooManyRefused(all));
        if (!m_pupils.empty())
            entries = sheet::entriesFor(m_pupils, entries);
        std::move(entries.begin(), entries.end(), std::back_inserter(m_entries));
        return {};
    }

    /// The name of a level in the reader's language, as the shipped levels have it if its file does not: the sources
    /// of the shipped packs are in English only.
    [[nodiscard]] std::string shippedName(const NamedBoard& board) {
        if (board.path.empty() || m_text.language() == text::Language::English)
            return board.name;
        const auto level = library().find(board.path);
        return level && level->level().name.in("en") == board.name
                   ? level->level().name.in(text::code(m_text.language()))
                   : board.name;
    }

    [[nodiscard]] const data::Library& library() {
        if (!m_library)
            m_library = data::Library::load(m_shippedLevels, m_ownLevels);
        return *m_library;
    }

    /// How many boards there are with so many more for each pupil.
    [[nodiscard]] std::size_t withPupils(std::size_t boards) const {
        return m_entries.size() + std::max<std::size_t>(m_pupils.size(), 1) * boards;
    }
    [[nodiscard]] static bool tooMany(std::size_t boards) {
        return boards > static_cast<std::size_t>(sheet::mostBoards);
    }
    [[nodiscard]] Answer tooManyRefused(std::size_t boards) const {
        return {{}, exitBad, m_text.tr("These are {1} boards. A sheet has {2} at most.", boards, sheet::mostBoards)};
    }

    /// Puts the boards of each pupil together, in the order in which they were asked for.
    void bringTogether() {
        std::ranges::stable_sort(m_entries, {}, [this](const sheet::Entry& entry) {
            return std::ranges::find(m_pupils, entry.pupil) - m_pupils.begin();
        });
    }

    Added add(const lights::RandomSetting& setting) { return addRandom(setting); }
    Added add(const arukone::RandomSetting& setting) { return addRandom(arukone::RandomWish{setting}); }

    Added addRandom(const data::RandomWish& wish) {
        const sheet::RandomBoards wanted{wish, m_seed, m_request.count};
        if (const std::size_t all = withPupils(static_cast<std::size_t>(wanted.count));
            tooMany(all)) // Before they are generated.
            return tl::unexpected(tooManyRefused(all));
        auto boards = m_pupils.empty() ? sheet::randomEntries(wanted, watch())
                                       : sheet::randomEntriesFor(m_pupils, wanted, watch());
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
    std::vector<std::string> m_pupils;
    std::filesystem::path m_shippedLevels;
    std::filesystem::path m_ownLevels;
    std::optional<data::Library> m_library; ///< Loaded when it is first needed.
    std::istream& m_in;
    const text::Text& m_text;
    platform::Interrupt m_interrupt;
    ProgressLine m_progress;
    Entries m_entries;
    std::string m_remark;
};

/// Which boards cannot be solved, as a sentence; empty if all can.
std::string unsolvableWords(const Entries& entries, const text::Text& text) {
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].answer.solvable == false && !entries[i].isAsked())
            numbers.push_back(std::to_string(i + 1) + (entries[i].name.empty() ? "" : " (" + entries[i].name + ")"));
    if (numbers.empty())
        return {};
    return text.trn("This board cannot be solved: {2}.", "These boards cannot be solved: {2}.",
                    static_cast<std::int64_t>(numbers.size()), text::list(text, numbers));
}

/// Which boards are not equally hard for all pupils, as a sentence; empty if all are.
std::string unequalWords(const Entries& entries, const text::Text& text) {
    std::vector<std::string> numbers;
    for (const std::size_t number : sheet::unequalBoards(entries))
        numbers.push_back(std::to_string(number));
    if (numbers.empty())
        return {};
    return text.trn("This board is not equally hard for all pupils: {2}.",
                    "These boards are not equally hard for all pupils: {2}.", static_cast<std::int64_t>(numbers.size()),
                    text::list(text, numbers));
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
    for (const std::string& file : {request.file, request.solutions})
        if (auto problem = file.empty() ? std::nullopt : targetProblem(file, request.force, paths, text))
            return tl::unexpected(*std::move(problem));
    const auto printer = sheet::Printer::make(shipped / "fonts");
    if (!printer)
        return tl::unexpected(sheet::describe(text, printer.error()));
    const std::string seed = request.seed.empty() ? puzzle::seedText(entropy()) : request.seed;
    std::vector<std::string> pupils;
    std::string shortened;
    if (!request.pupils.empty()) {
        auto read = readPupils(request.pupils, in, text);
        if (!read)
            return tl::unexpected(std::move(read.error()));
        pupils = std::move(read->names);
        shortened = text::shortenedSentence(text, read->shortened);
    }
    Collection collection(request, seed, pupils, shipped / "levels", paths ? paths->levels() : std::filesystem::path(),
                          in, terminal, text);
    const auto entries = collection.make();
    if (!entries)
        return entries.error();
    sheet::Options options = request.options;
    if (request.usualPaper)
        options.paper = sheet::usualPaper(environment);
    /// What is to be written, and where.
    struct Target {
        std::string file;
        std::string content;
    };
    std::vector<Target> targets;
    std::size_t pages = 0; // Of the first file.
    const auto make = [&](const std::string& file) -> std::optional<std::string> {
        const auto laidOut = sheet::layOut(*entries, options, text, printer->measure());
        if (!laidOut)
            return sheet::describe(text, laidOut.error());
        auto pdf = printer->pdf(*laidOut);
        if (!pdf)
            return sheet::describe(text, pdf.error());
        pages = targets.empty() ? laidOut->pages.size() : pages;
        targets.push_back({file, *std::move(pdf)});
        return std::nullopt;
    };
    if (auto problem = request.file.empty() ? std::nullopt : make(request.file))
        return tl::unexpected(*std::move(problem));
    options.tasks = false;
    options.solutions = true;
    if (auto problem = request.solutions.empty() ? std::nullopt : make(request.solutions))
        return tl::unexpected(*std::move(problem));
    std::string output;
    std::vector<std::string> created;
    for (Target& target : targets) {
        if (target.file == "-") {
            output = std::move(target.content);
            continue;
        }
        const bool isNew = !isFile(target.file);
        if (const auto written = data::writeFile(data::pathFromText(target.file), target.content); !written) {
            for (const std::string& file : created) // Half of what was asked for would be in the way of the next try.
                static_cast<void>(data::removeFile(data::pathFromText(file)));
            return tl::unexpected(text::describe(text, written.error()));
        }
        if (isNew)
            created.push_back(target.file);
    }
    const bool tellSeed = isRandom(request) && request.seed.empty() && !request.json && terminal != nullptr;
    const std::string remark =
        joined(joined(joined(joined(collection.remark(), shortened), unsolvableWords(*entries, text)),
                      unequalWords(*entries, text)),
               tellSeed ? text.tr("The seed is {1}.", seed) : "");
    if (!output.empty()) // The PDF: nothing else may be in it.
        return Answer{std::move(output), exitYes, remark};
    if (request.json)
        return Answer{jsonLine({{"file", request.file.empty() ? Json() : Json(request.file)},
                                {"solutions", request.solutions.empty() ? Json() : Json(request.solutions)},
                                {"pupils", pupils.size()},
                                {"boards", entries->size()},
                                {"pages", pages},
                                {"seed", isRandom(request) ? Json(seed) : Json()}}),
                      exitYes, remark};
    std::string said = printable(text.trn("{1} board written to {2}.", "{1} boards written to {2}.",
                                          static_cast<std::int64_t>(entries->size()), targets.front().file)) +
                       "\n";
    if (!pupils.empty())
        said += text::pupilsSentence(text, pupils) + "\n";
    return Answer{std::move(said), exitYes, remark};
}

} // namespace cli
