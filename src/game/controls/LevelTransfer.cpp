// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/LevelTransfer.hpp"

#include "data/files/Characters.hpp"
#include "data/files/File.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelText.hpp"
#include "data/levels/PackFile.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "data/shared/SharedServer.hpp"
#include "puzzle/Deadline.hpp"
#include "text/LevelProblems.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <stop_token>
#include <system_error>
#include <utility>

namespace game {

namespace {

namespace fs = std::filesystem;

using Result = tl::expected<Imported, std::string>;

Result createLevel(data::Level level, const data::OwnLevels& levels, const text::Text& text) {
    if (level.name.empty())
        level.name = data::LocalText(text.tr("Imported board"));
    const auto saved = levels.create(std::move(level));
    if (!saved)
        return tl::unexpected(text::describe(text, saved.error()));
    const std::string& name = saved->stored.level.name.in(text::code(text.language()));
    return Imported{text.tr("“{1}” is now among your levels.", name), saved->stored.file, {}};
}

std::vector<std::string> shippedIds(const data::Library& library) {
    std::vector<std::string> ids;
    for (const auto series : {library.campaign(), library.nextDoor()})
        for (const data::LibraryPack& each : series)
            ids.push_back(each.pack.id);
    return ids;
}

/// How the levels of a pack differ from those of another one.
std::string differences(const data::Pack& pack, const data::Pack& yours, const text::Text& text) {
    const auto find = [](const data::Pack& in, const std::string& id) {
        return std::ranges::find(in.levels, id, &data::Level::id);
    };
    const auto count = [](const data::Pack& in, const auto& counts) {
        return static_cast<std::int64_t>(std::ranges::count_if(in.levels, counts));
    };
    const auto added =
        count(pack, [&](const data::Level& level) { return find(yours, level.id) == yours.levels.end(); });
    const auto gone = count(yours, [&](const data::Level& level) { return find(pack, level.id) == pack.levels.end(); });
    const auto changed = count(pack, [&](const data::Level& level) {
        const auto old = find(yours, level.id);
        return old != yours.levels.end() && *old != level;
    });
    if (added + gone + changed == 0)
        return text.tr("All levels are the same. Only their order, or what the file says about the pack, differs.");
    return text.tr("Levels that are new in the file: {1}, changed: {2}, missing: {3}.", added, changed, gone);
}

bool isFile(const fs::path& file) {
    std::error_code ignored; // A file that cannot be accessed counts as none.
    return fs::is_regular_file(file, ignored);
}

/// What may be wrong with the levels of a file that can be read: boards that nobody can solve, as far as that is soon
/// known, riddles without an answer, and keys that may be mistyped.
std::vector<std::string> slipsIn(const std::string& content, const std::string& file, const text::Text& text) {
    constexpr std::chrono::duration<double> patience{1}; // The list of levels says the rest, as it finds out.
    const puzzle::Deadline deadline(std::stop_token(), patience);
    const data::LevelReading reading = data::readLevels(content, file);
    std::vector<data::Problem> problems = data::unansweredRiddles(reading, file, deadline.token());
    for (data::Problem& each : data::unsolvableBoards(reading, file, deadline.token()))
        problems.push_back(std::move(each));
    std::vector<std::string> sentences = text::describeAll(text, problems, content);
    for (std::string& each : text::describeAll(text, data::mistypedKeys(content), file, content))
        sentences.push_back(std::move(each));
    return sentences;
}

} // namespace

const fs::path& exportFolder(const data::Paths& paths) noexcept {
    return paths.home.empty() ? paths.data : paths.home;
}

fs::path typedPath(const std::string& typed, const data::Paths& paths) {
    const std::size_t from = typed.find_first_not_of(' ');
    if (from == std::string::npos)
        return {};
    const std::string trimmed = typed.substr(from, typed.find_last_not_of(' ') + 1 - from);
    if (data::isServerAddress(trimmed))
        return data::pathFromText(trimmed);
    const fs::path& base = exportFolder(paths);
    if (trimmed == "~")
        return base;
    return base / data::pathFromText(trimmed.starts_with("~/") ? trimmed.substr(2)
                                                               : trimmed); // An absolute path stays as it is.
}

std::string suggestedFile(const std::string& name, std::string_view ending, const data::Paths& paths) {
    for (int number = 1;; ++number) {
        const fs::path file = exportFolder(paths) / data::pathFromText(data::numbered(name, number).append(ending));
        std::error_code ignored; // Writing will report it.
        if (!fs::exists(file, ignored))
            return file.string();
    }
}

std::string packText(const std::string& file) {
    auto pack = data::PackFile::read(data::pathFromText(file));
    return pack ? pack->content() : std::string();
}

std::string freePackId(const std::string& wanted, const data::OwnLevels& levels, const data::Library& library) {
    return levels.freePackId(wanted, shippedIds(library));
}

Result installPack(data::Pack pack, const std::string& content, const data::OwnLevels& levels,
                   const data::Library& library, const text::Text& text) {
    const std::vector<std::string> shipped = shippedIds(library);
    const data::Pack before = pack;
    pack.id = levels.freePackId(before.id, shipped);
    const bool another = pack.id != before.id;
    if (another) { // Two houses of one name could not be told apart.
        const auto namesake = [&](const data::LibraryPack& each) { return each.pack.name == pack.name; };
        for (int number = 2; std::ranges::any_of(library.own(), namesake); ++number)
            pack.name = data::numberedName(before.name, number);
    }
    const auto installed = levels.install(pack, shipped);
    if (!installed)
        return tl::unexpected(text::describe(text, installed.error()));
    if (!content.empty()) // As it was written by hand. If that fails, the pack is there all the same.
        static_cast<void>(data::writeFile(*installed, data::withPackFacts(content, before, pack)));
    const std::string& name = pack.name.in(text::code(text.language()));
    std::string message = text.tr("“{1}” is now in the campaign.", name);
    if (another)
        message += ' ' + text.tr("Another pack already has the ID {1}, so this one gets {2}.", before.id, pack.id);
    return Imported{std::move(message), *installed, pack.id};
}

Result replacePack(const data::Pack& pack, const std::string& content, const data::OwnLevels& levels,
                   data::Library& library, const text::Text& text) {
    const data::LibraryPack* const older = library.pack(pack.id);
    if (older == nullptr || older->shipped)
        return installPack(pack, content, levels, library, text);
    const auto binned = levels.remove(older->files.front());
    if (!binned)
        return tl::unexpected(text::describe(text, binned.error()));
    library.refresh();
    auto installed = installPack(pack, content, levels, library, text);
    if (!installed)
        static_cast<void>(levels.restore(*binned)); // If that fails too, it is in the bin.
    else
        installed->message += ' ' + text.tr("The one you had is in the bin, as {1}.", binned->bin.filename().string());
    return installed;
}

ToError tellProblems(const std::vector<std::string>& sentences, bool damaged, const text::Text& text) {
    return {damaged ? text.tr("Not everything in the file can be played") : text.tr("There may be a slip in the file"),
            text::firstOf(text, sentences)};
}

PackStanding standingOf(const data::Pack& pack, const data::Library& library) {
    const data::LibraryPack* const known = library.pack(pack.id);
    if (known != nullptr && known->pack == pack)
        return PackStanding::Same;
    return known != nullptr && !known->shipped ? PackStanding::Changed : PackStanding::New;
}

ToQuestion askToReplace(const data::Pack& pack, const data::Library& library, ToQuestion::Answer leave,
                        std::function<void()> keepBoth, std::function<void()> replace, const text::Text& text) {
    const data::Pack& yours = library.pack(pack.id)->pack;
    ToQuestion question;
    question.title = text.tr("Replace your pack?");
    question.text =
        text.trn("“{2}” in the file has {1} level, yours has {3}.", "“{2}” in the file has {1} levels, yours has {3}.",
                 static_cast<std::int64_t>(pack.levels.size()), pack.name.in(text::code(text.language())),
                 yours.levels.size()) +
        " " + differences(pack, yours, text) + " " +
        text.tr("If you replace yours, it goes to the bin. Stars remain wherever the board of a level is "
                "still the same.");
    question.answers = {
        std::move(leave), {text.tr("Keep both"), std::move(keepBoth)}, {text.tr("Replace"), std::move(replace)}};
    return question;
}

tl::expected<FileOrCode, std::string> readTyped(const std::string& typed, const data::Paths& paths,
                                                const text::Text& text) {
    const fs::path file = typedPath(typed, paths);
    if (!isFile(file) && !data::looksLikeBoardCode(typed))
        return tl::unexpected(text.tr("{1} is neither a file nor a share code.", file.string()));
    return openBoard(isFile(file) ? file.string() : typed, text).map([&](OpenedBoard board) {
        FileOrCode read{std::move(board)};
        if (read.board.pack)
            read.content = packText(file.string());
        const auto whole = data::readRegularFile(file, data::maxLevelFileBytes);
        if (whole && isFile(file))
            read.slips = slipsIn(*whole, file.string(), text);
        return read;
    });
}

Result importRead(FileOrCode typed, bool replace, const data::OwnLevels& levels, data::Library& library,
                  const text::Text& text) {
    OpenedBoard& board = typed.board;
    Result result = !board.pack ? createLevel(board.level ? *std::move(board.level) : board.asNewLevel(), levels, text)
                    : replace   ? replacePack(*board.pack, typed.content, levels, library, text)
                                : installPack(*std::move(board.pack), typed.content, levels, library, text);
    if (result && !board.remark.empty())
        result->message += ' ' + board.remark;
    if (result) {
        result->damaged = !board.problems.empty();
        result->problems = std::move(board.problems);
        std::move(typed.slips.begin(), typed.slips.end(), std::back_inserter(result->problems));
    }
    return result;
}

std::string exportTo(const std::string& typed, const std::string& content, const data::Paths& paths,
                     const text::Text& text) {
    const fs::path file = typedPath(typed, paths);
    if (!file.has_filename())
        return text.tr("Please enter a file name.");
    const auto written = data::createFile(file, content);
    return written ? std::string() : text::describe(text, written.error());
}

} // namespace game
