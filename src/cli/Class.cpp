// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "cli/Scores.hpp"
#include "data/classes/ClassTable.hpp"
#include "data/levels/RandomWish.hpp"
#include "data/shared/SharedPlace.hpp"
#include "platform/Signals.hpp"
#include "puzzle/Random.hpp"
#include "sheet/RandomBoards.hpp"
#include "sheet/SheetWords.hpp"
#include "text/ClassWords.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "text/SharedProblems.hpp"

namespace cli {

namespace {

template<class Value>
using OrError = tl::expected<Value, std::string>;

/// The first problem of a class, and how many more there are.
std::string firstProblem(const std::vector<data::Problem>& problems, const text::Text& text) {
    if (problems.empty())
        return {};
    const std::string first = text::describeWithPlace(text, problems.front());
    const auto more = static_cast<std::int64_t>(problems.size() - 1);
    return more == 0 ? first
                     : first + " " + text.trn("There is {1} more problem.", "There are {1} more problems.", more);
}

OrError<data::SharedPlace> placeOf(const std::string& typed, const text::Text& text) {
    return sharedAddress(typed, text).map([](const std::filesystem::path& place) {
        return data::sharedPlace(place, data::Log());
    });
}

/// A path as it is typed in a shell: in quotes if it has spaces or other signs that mean something there.
std::string typedInShell(const std::string& path) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-+/~";
    if (path.find_first_not_of(plain) == std::string::npos)
        return path;
    std::string quoted = "'";
    for (const char each : path)
        quoted += each == '\'' ? std::string("'\\''") : std::string(1, each);
    return quoted + "'";
}

/// A table with a column for each task, and what these are.
class ClassText {
public:
    ClassText(const data::ClassPlan& plan, const data::Library& library, std::chrono::year thisYear, std::size_t width,
              const text::Text& text)
        : m_plan(plan)
        , m_library(library)
        , m_thisYear(thisYear)
        , m_width(width)
        , m_text(text) {}

    [[nodiscard]] std::string of(const data::ClassTable& table) const {
        return m_plan.name + "\n" + text::countsSentence(m_text, m_plan.counts) + "\n\n" + tasks() + "\n" +
               (table.empty() ? m_text.tr("No runs yet.") + "\n" : results(table));
    }

private:
    [[nodiscard]] std::string tasks() const {
        TableRows rows;
        for (std::size_t i = 0; i < m_plan.tasks.size(); ++i)
            rows.push_back({std::to_string(i + 1), printable(taskName(m_text, m_plan.tasks[i], m_library, m_thisYear)),
                            taskTime(m_text, m_plan.tasks[i], m_thisYear)});
        return table(rows, {Side::Right, Side::Left, Side::Left}, m_width);
    }

    [[nodiscard]] std::string results(const data::ClassTable& pupils) const {
        TableRows rows{{m_text.tr("Player"), m_text.trc("boards", "Done")}};
        std::vector<Side> sides{Side::Left, Side::Right};
        for (std::size_t i = 0; i < m_plan.tasks.size(); ++i) {
            rows.front().push_back(std::to_string(i + 1));
            sides.push_back(Side::Right);
        }
        bool helped = false;
        bool open = false;
        bool late = false;
        bool others = false;
        for (const data::ClassRow& pupil : pupils) {
            const bool other = !m_plan.pupils.empty() && !pupil.listed;
            others = others || other;
            std::vector<std::string> row{printable(text::playerName(m_text, pupil.player)) + (other ? " +" : ""),
                                         std::to_string(pupil.done()) + "/" + std::to_string(m_plan.tasks.size())};
            for (const auto& result : pupil.results) {
                helped = helped || (result && result->run.assisted());
                late = late || (result && result->tooLate);
                open = open || (result && !result->done && !result->tooLate);
                row.push_back(result ? cell(*result) : "–");
            }
            rows.push_back(std::move(row));
        }
        std::string meaning = m_text.tr("Moves and time.");
        if (helped)
            meaning += " " + m_text.tr("* with help.");
        if (open)
            meaning += " " + m_text.tr("(…) not done: above the optimum, or with help.");
        if (late)
            meaning += " " + m_text.tr("[…] late: after the last day.");
        if (others)
            meaning += " " + m_text.tr("+ not on the list of pupils.");
        constexpr std::size_t fixed = 2; // Who, and how many boards.
        return tableInParts(rows, sides, fixed, m_width) + "\n" + paragraph(meaning, m_width) + "\n";
    }

    [[nodiscard]] static std::string cell(const data::ClassResult& result) {
        const std::string words = std::to_string(result.run.moves) + (result.run.assisted() ? "*" : "") + " " +
                                  text::clock(result.run.duration);
        return result.done ? words : result.tooLate ? "[" + words + "]" : "(" + words + ")";
    }

    const data::ClassPlan& m_plan;
    const data::Library& m_library;
    std::chrono::year m_thisYear;
    std::size_t m_width;
    const text::Text& m_text;
};

/// Turns what was asked for into tasks.
class TaskMaker {
public:
    TaskMaker(const ClassMakeRequest& request, const data::Library& library, std::string seed, std::istream& in,
              std::ostream* terminal, const text::Text& text)
        : m_request(request)
        , m_library(library)
        , m_seed(std::move(seed))
        , m_in(in)
        , m_text(text)
        , m_progress(terminal, text) {}

    [[nodiscard]] OrError<std::vector<data::ClassTask>> make() {
        for (const ClassMakeRequest::Boards& boards : m_request.tasks)
            if (auto problem = std::visit([this](const auto& each) { return add(each); }, boards))
                return tl::unexpected(*std::move(problem));
        for (data::ClassTask& task : m_tasks) {
            task.from = m_request.from;
            task.until = m_request.until;
        }
        return std::move(m_tasks);
    }

    /// Which albums are left out, a line for each.
    [[nodiscard]] const std::string& albums() const noexcept { return m_albums; }

    /// How text boards were read, if not as we write them, and what is left out.
    [[nodiscard]] std::string remark() const {
        Answer said{{}, exitYes, m_remark};
        addRemark(said, text::leftOutSentence(m_text, m_leftOut));
        return said.remark;
    }

private:
    using Refusal = std::optional<std::string>;

    Refusal add(const puzzle::RunKey& key) {
        if (key.mode() == puzzle::RunMode::Level) {
            const auto level = m_library.levelOf(key);
            if (!level)
                return m_text.tr("There is no level {1}.", key.levelPath());
            if (data::isAsked(level->level()))
                return m_text.tr("{1} is a riddle: it is answered, not played, so no run on it can count.",
                                 key.levelPath());
        }
        m_tasks.push_back({key});
        return std::nullopt;
    }

    Refusal add(const ClassMakeRequest::House& house) {
        const data::LibraryPack* const pack = m_library.pack(house.pack);
        if (pack == nullptr)
            return m_text.tr("There is no pack {1}. The packs are: {2}.", house.pack, packs());
        const std::vector<std::size_t> levels = data::taskLevels(*pack);
        for (const std::size_t level : levels)
            m_tasks.push_back({data::levelKey(*pack, level)});
        m_leftOut += pack->pack.levels.size() - levels.size();
        if (const data::LibraryPack* const album = m_library.albumOf(*pack))
            // TRANSLATORS: {2} is the id of a house: "shed". --house and BOARD stay as they are.
            m_albums += m_text.trn("--house {2} leaves out {1} level of the album. As BOARD, {2} has it too.",
                                   "--house {2} leaves out {1} levels of the album. As BOARD, {2} has them too.",
                                   static_cast<std::int64_t>(album->pack.levels.size()), house.pack) +
                        "\n";
        return std::nullopt;
    }

    /// The packs that can be asked for.
    [[nodiscard]] std::string packs() const {
        std::vector<std::string> ids;
        for (const data::LibraryPack* const pack : m_library.campaignAndAlbums())
            if (ids.empty() || ids.back() != pack->pack.id) // A house and its album are one pack.
                ids.push_back(pack->pack.id);
        for (const data::LibraryPack& pack : m_library.nextDoor())
            ids.push_back(pack.pack.id);
        return text::list(m_text, ids);
    }

    Refusal add(const BoardArguments& arguments) {
        BoardArguments known = arguments;
        known.levels = [this] { return m_library; };
        const auto boards = readBoards(known, m_in, m_text, m_remark);
        if (!boards)
            return boards.error();
        for (const NamedBoard& each : *boards) {
            const auto level = m_library.find(each.path);
            if (level && level->code() == data::codeOf(each.board)) { // It counts as the level that the game has.
                if (data::isAsked(level->level()))
                    ++m_leftOut;
                else
                    m_tasks.push_back({level->key()});
                continue;
            }
            if (sheet::answerOf(each.board).solvable == false)
                return m_text.tr("{1} cannot be solved.", each.name.empty() ? arguments.board : each.name);
            m_tasks.push_back({data::codeOf(each.board), each.name});
        }
        return std::nullopt;
    }

    Refusal add(const lights::RandomSetting& setting) { return addRandom(setting); }
    Refusal add(const arukone::RandomSetting& setting) { return addRandom(arukone::RandomWish{setting}); }

    Refusal addRandom(const data::RandomWish& wish) {
        const std::string key = data::settingKey(wish);
        const sheet::Watch watch{m_interrupt.token(), [this](double fraction) { m_progress.show(fraction); }};
        const auto boards = sheet::randomEntries({wish, m_seed, m_request.count}, watch);
        if (!boards)
            return m_interrupt.token().stop_requested() ? m_text.tr("Stopped.")
                                                        : sheet::describe(m_text, boards.error());
        for (std::size_t i = 0; i < boards->size(); ++i)
            m_tasks.push_back(data::randomTask(data::codeOf((*boards)[i].board), key, m_seed, static_cast<int>(i)));
        return std::nullopt;
    }

    const ClassMakeRequest& m_request;
    const data::Library& m_library;
    std::string m_seed;
    std::istream& m_in;
    const text::Text& m_text;
    platform::Interrupt m_interrupt;
    ProgressLine m_progress;
    std::vector<data::ClassTask> m_tasks;
    std::size_t m_leftOut = 0; ///< Riddles of houses.
    std::string m_albums;
    std::string m_remark;
};

/// The class that is to be changed: the one that is there, or a new one.
OrError<data::ClassPlan> planToChange(const ClassMakeRequest& request, const std::string& before,
                                      const text::Text& text) {
    if (before.empty() && request.add && request.name.empty())
        return tl::unexpected(text.tr("There is no class here yet. --name gives it one."));
    if (before.empty() || request.force)
        return data::ClassPlan();
    if (!request.add)
        return tl::unexpected(text.tr("There is a class already: --add adds to it, and --force replaces it."));
    data::ClassReading there = data::readClassPlan(before, "class.json");
    if (!there.plan || !there.problems.empty()) // What cannot be read would be lost.
        return tl::unexpected(firstProblem(there.problems, text));
    return *std::move(there.plan);
}

} // namespace

Outcome showClass(const ClassRequest& request, const data::Paths& paths, const data::Library& library,
                  puzzle::Moment now, puzzle::Day today, const text::Text& text) {
    auto place = placeOf(request.folder, text);
    if (!place)
        return tl::unexpected(place.error());
    const auto said = data::readClass(*place);
    if (!said)
        return tl::unexpected(text::describe(text, said.error()));
    if (said->empty())
        return tl::unexpected(
            text.tr("This shared leaderboard has no class yet. lichter-aus-cli class make FOLDER makes one."));
    const data::ClassReading reading = data::readClassPlan(*said, "class.json");
    if (!reading.plan)
        return tl::unexpected(firstProblem(reading.problems, text));
    auto opened = openShared(request.folder, paths, now, text);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    data::ClassTableReader table(*reading.plan, library);
    data::Leaderboard leaderboard(*opened->database);
    if (const auto read = table.read(leaderboard, {}); !read)
        return remarked(opened->remark, tl::unexpected(text::describe(text, read.error())));
    data::ClassTable pupils = table.table();
    if (!request.asListed) // The table begins with the list, in its order.
        text::sortByName(text, pupils);
    Answer answer;
    answer.remark = firstProblem(reading.problems, text);
    if (request.file)
        answer.output = text::classFile(text, *reading.plan, pupils, library, today.year(), *request.file);
    else
        answer.output = ClassText(*reading.plan, library, today.year(), request.width, text).of(pupils);
    return remarked(opened->remark, std::move(answer));
}

Outcome makeClass(const ClassMakeRequest& request, const data::Library& library, std::istream& in,
                  const std::function<std::uint64_t()>& entropy, std::ostream* terminal, puzzle::Day today,
                  const text::Text& text) {
    auto place = placeOf(request.folder, text);
    if (!place && !data::isServerAddress(request.folder)) // A slip of the pen would make a class that nobody finds.
        place.error() += " " + text.tr("If the class is to be there, make the folder first: {1}",
                                       "mkdir -p " + typedInShell(request.folder));
    if (!place)
        return tl::unexpected(place.error());
    auto before = data::readClass(*place);
    const auto* const folder = std::get_if<data::SharedFolder>(&*place);
    if (!before && before.error() == data::SharedProblem::Damaged && folder != nullptr && request.force) {
        if (const auto repaired = folder->repair(); !repaired)
            return tl::unexpected(text::describe(text, repaired.error()));
        if (request.name.empty() && request.tasks.empty() && request.pupils.empty())
            return Answer{
                text.tr("The shared leaderboard can be used again. Its runs and its class are as they were.") + "\n",
                exitYes,
                {}};
        before = data::readClass(*place);
    }
    const bool isBoard = before || before.error() != data::SharedProblem::NoBoard;
    if (isBoard && !before)
        return tl::unexpected(text::describe(text, before.error()));
    auto plan = planToChange(request, before.value_or(""), text);
    if (!plan)
        return tl::unexpected(std::move(plan.error()));
    if (!request.name.empty())
        plan->name = request.name;
    if (!data::isClassName(plan->name))
        return tl::unexpected(text.tr("class make needs --name with a name of at most {1} characters.",
                                      std::int64_t{data::maxClassName}));
    plan->counts = request.counts.value_or(plan->counts);
    std::string listed;
    std::string shortened;
    if (!request.pupils.empty()) {
        auto pupils = readPupils(request.pupils, in, text);
        if (!pupils)
            return tl::unexpected(std::move(pupils.error()));
        plan->pupils = std::move(pupils->names);
        shortened = text::shortenedSentence(text, pupils->shortened);
        listed = text::pupilsSentence(text, plan->pupils) + "\n";
    }
    TaskMaker maker(request, library, request.seed.empty() ? puzzle::seedText(entropy()) : request.seed, in, terminal,
                    text);
    auto tasks = maker.make();
    if (!tasks)
        return tl::unexpected(std::move(tasks.error()));
    for (data::ClassTask& task : *tasks) // What is there already is not asked for twice.
        if (!plan->asksFor(task.key))
            plan->tasks.push_back(std::move(task));
    if (plan->tasks.empty())
        return tl::unexpected(text.tr("class make needs boards: --level, --house, --daily, --coffee, or files, codes "
                                      "or sizes."));
    if (plan->tasks.size() > data::maxClassTasks)
        return tl::unexpected(text.tr("These are {1} boards. A class has {2} at most.",
                                      static_cast<std::int64_t>(plan->tasks.size()),
                                      std::int64_t{data::maxClassTasks}));
    const std::string content = data::formatClassPlan(*plan);
    if (content.size() > data::maxClassFileBytes)
        return tl::unexpected(text.tr("Together, the boards of the class are too large."));
    auto written = isBoard ? tl::expected<void, data::SharedProblem>() : data::create(*place);
    if (written)
        written = data::writeClass(*place, before.value_or(""), content);
    if (!written)
        return tl::unexpected(text::describe(text, written.error()));
    Answer remark{{}, exitYes, maker.remark()};
    addRemark(remark, shortened);
    addRemark(remark, text::dayOverSentence(text, request.until, today));
    // TRANSLATORS: {2} is the name of a class: "Class 7b: 12 boards."
    return Answer{text.trn("{2}: {1} board.", "{2}: {1} boards.", static_cast<std::int64_t>(plan->tasks.size()),
                           printable(plan->name)) +
                      "\n" + listed + maker.albums(),
                  exitYes, remark.remark};
}

} // namespace cli
