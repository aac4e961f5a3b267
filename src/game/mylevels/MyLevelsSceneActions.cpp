// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Characters.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/PackFile.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/controls/LevelNaming.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/mylevels/MyLevelsScene.hpp"
#include "game/mylevels/ToPack.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"
#include "text/LevelProblems.hpp"
#include "text/Problems.hpp"
#include "ui/Clipboard.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

// The actions of the buttons in the list of the player's levels.

namespace game {

namespace {

constexpr std::size_t maxIdLength = 64;

std::string stemOf(const MyLevelRow& row) {
    return row.file.stem().string();
}

} // namespace

void MyLevelsScene::import() {
    const std::string copied = m_clipboard.text();
    ToPrompt prompt;
    prompt.title = m_text.tr("Import");
    prompt.text = m_text.tr("A level file, a pack, or a share code. A pack becomes a house of the campaign.");
    prompt.fields = {
        {m_text.tr("File or code"), data::looksLikeBoardCode(copied) ? copied : std::string(), lights::maxCodeLength}};
    prompt.accept = m_text.tr("Import");
    prompt.onAccept = [this](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        auto typed = readTyped(written[0], m_paths, m_text);
        if (!typed)
            return {std::move(typed.error())};
        const auto standing = typed->board.pack ? standingOf(*typed->board.pack, m_library) : PackStanding::New;
        if (standing == PackStanding::Same)
            return {m_text.tr("You have this pack already.")};
        if (standing == PackStanding::New)
            return {take(*std::move(typed), false)};
        m_changed = *std::move(typed); // What to do is asked once the prompt is gone.
        return {};
    };
    m_navigator.push(std::move(prompt));
}

std::string MyLevelsScene::take(FileOrCode typed, bool replace) {
    auto imported = importRead(std::move(typed), replace, m_levels, m_library, m_text);
    if (!imported)
        return std::move(imported.error());
    m_wanted = imported->file;
    m_search.setText({});
    say(imported->message);
    if (!imported->problems.empty())
        m_problems = tellProblems(imported->problems, imported->damaged, m_text);
    return {};
}

void MyLevelsScene::askAboutChanged(FileOrCode typed) {
    const data::Pack pack = *typed.board.pack;
    const auto answer = [this, typed = std::move(typed)](bool replace) {
        return [this, typed, replace] {
            const std::string refusal = take(typed, replace);
            if (refusal.empty())
                reload(); // And select the pack.
            else
                say(refusal, ui::Toast::Kind::Danger);
        };
    };
    m_navigator.push(askToReplace(pack, m_library, {m_text.tr("Cancel"), {}}, answer(false), answer(true), m_text));
}

void MyLevelsScene::importCopied() {
    const std::string copied = m_clipboard.text();
    if (!data::looksLikeBoardCode(copied)) {
        say(m_text.tr("There is no share code on the clipboard: share codes start with LA1, LA2, AR1, AR2 or AR3."),
            ui::Toast::Kind::Danger);
        return;
    }
    auto typed = readTyped(copied, m_paths, m_text);
    const std::string refusal = typed ? take(*std::move(typed), false) : std::move(typed.error());
    if (refusal.empty())
        reload();
    else
        say(refusal, ui::Toast::Kind::Danger);
}

std::string MyLevelsScene::problemsIn(const std::filesystem::path& file) const {
    std::vector<data::Problem> problems;
    std::ranges::copy_if(m_library.ownProblems(), std::back_inserter(problems),
                         [&file](const data::Problem& problem) { return problem.file == file; });
    return text::firstOf(m_text, text::describeAll(m_text, problems));
}

void MyLevelsScene::play() {
    const MyLevelRow* row = selected();
    if (row == nullptr || m_leaving)
        return;
    switch (row->kind) {
    case MyLevelRow::Kind::Unfinished:
        edit();
        break;
    case MyLevelRow::Kind::Level:
        m_leaving = true;
        m_sounds.play(Sound::Bell);
        m_navigator.push(ToPlay{challengeOf(row->level), true});
        break;
    case MyLevelRow::Kind::Pack:
        m_leaving = true;
        m_sounds.play(Sound::Select);
        m_navigator.push(ToCampaign{row->level.pack->pack.id, {}});
        break;
    case MyLevelRow::Kind::Damaged:
        m_navigator.push(ToError{m_text.tr("This file cannot be played"), problemsIn(row->file)});
        break;
    }
}

void MyLevelsScene::renamePack(const std::filesystem::path& file) {
    const auto pack = data::PackFile::read(file);
    if (!pack) {
        say(text::describe(m_text, pack.error()), ui::Toast::Kind::Danger);
        return;
    }
    LevelNaming naming{pack->pack().name, pack->pack().author, m_text.tr("Rename"), m_text.tr("Rename"), {}};
    naming.named = [this, file](const data::LocalText& name, const std::string& author) -> std::string {
        const auto now = data::PackFile::read(file); // Another program may have changed it meanwhile.
        const auto renamed = now ? now->renamed(name, author) : data::PackFile::Result(tl::unexpected(now.error()));
        return renamed ? std::string() : text::describe(m_text, renamed.error());
    };
    m_wanted = file;
    m_navigator.push(levelNamePrompt(m_text, std::move(naming)));
}

void MyLevelsScene::rename() {
    const MyLevelRow* row = chosen({MyLevelRow::Kind::Level, MyLevelRow::Kind::Pack});
    if (row == nullptr)
        return;
    if (row->kind == MyLevelRow::Kind::Pack) {
        renamePack(row->file);
        return;
    }
    const data::Level& level = row->level.level();
    LevelNaming naming{level.name, level.author, m_text.tr("Rename"), m_text.tr("Rename"), {}};
    naming.named = [this, file = row->file](const data::LocalText& name, const std::string& author) -> std::string {
        const auto renamed = m_levels.rename(file, name, author);
        if (!renamed)
            return text::describe(m_text, renamed.error());
        m_wanted = renamed->stored.file;
        return {};
    };
    m_navigator.push(levelNamePrompt(m_text, std::move(naming)));
}

void MyLevelsScene::duplicatePack(const MyLevelRow& row) {
    const auto copy = installPack(row.level.pack->pack, packText(row.file.string()), m_levels, m_library, m_text);
    if (!copy) {
        say(copy.error(), ui::Toast::Kind::Danger);
        return;
    }
    m_wanted = copy->file;
    reload();
    say(copy->message);
}

void MyLevelsScene::duplicate() {
    const MyLevelRow* row = chosen({MyLevelRow::Kind::Level, MyLevelRow::Kind::Pack});
    if (row == nullptr)
        return;
    if (row->kind == MyLevelRow::Kind::Pack) {
        duplicatePack(*row);
        return;
    }
    const auto copy = m_levels.duplicate(row->file);
    if (!copy) {
        say(text::describe(m_text, copy.error()), ui::Toast::Kind::Danger);
        return;
    }
    m_wanted = copy->stored.file;
    reload();
    say(m_text.tr("“{1}” is a copy.", copy->stored.level.name.in(text::code(m_text.language()))));
}

void MyLevelsScene::exportSelected() {
    const MyLevelRow* row = chosen({MyLevelRow::Kind::Level, MyLevelRow::Kind::Pack});
    if (row == nullptr)
        return;
    ToPrompt prompt;
    prompt.title = m_text.tr("Export");
    prompt.text = m_text.tr("The file can be opened with Lichter Aus on any computer.");
    prompt.fields = {{m_text.tr("File"), suggestedFile(stemOf(*row), ".json", m_paths), longestPath}};
    prompt.accept = m_text.tr("Export");
    std::string content =
        row->kind == MyLevelRow::Kind::Level ? data::formatLevel(row->level.level()) : packText(row->file.string());
    if (content.empty()) // The file has changed.
        content = data::formatPack(row->level.pack->pack);
    prompt.onAccept = [this,
                       content = std::move(content)](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        std::string refusal = exportTo(written[0], content, m_paths, m_text);
        if (refusal.empty())
            // TRANSLATORS: {1} is a path: "Written: ~/levels/attic.json".
            say(m_text.tr("Written: {1}", typedPath(written[0], m_paths).string()));
        return {std::move(refusal)};
    };
    m_navigator.push(std::move(prompt));
}

void MyLevelsScene::bundleChecked() {
    enum : std::size_t { Name, Id, Author, File };
    std::vector<data::Level> levels;
    std::vector<MyLevelRow> rows = m_all; // Including those the search currently hides.
    sortRows(rows, order());
    std::vector<std::string> hopeless;
    for (const MyLevelRow& row : rows)
        if (row.kind == MyLevelRow::Kind::Level && m_checked.contains(row.file)) {
            levels.push_back(row.level.level());
            if (factsOf(row).hopeless)
                hopeless.push_back(row.name);
        }
    if (levels.empty()) {
        say(m_text.tr("First choose levels for the pack: with {1}, or by a click into their boxes.",
                      KeyCaps(m_text, m_input).of(action::mark)),
            ui::Toast::Kind::Hint);
        return;
    }
    const auto idFor = [this](const std::string& name) {
        return freePackId(data::fileNameFor(name, "my-pack"), m_levels, m_library);
    };
    const auto fileFor = [this](const std::string& packId) { return suggestedFile(packId, ".json", m_paths); };
    const std::string id = idFor({});
    ToPrompt prompt;
    prompt.title = m_text.tr("Make a pack");
    prompt.text = m_text.trn("One file with {1} level, to share.", "One file with {1} levels, to share.",
                             static_cast<std::int64_t>(levels.size())) +
                  (levels.size() > 1 ? " " + m_text.tr("They are in the order of the list.") : std::string()) + " " +
                  m_text.tr("Import it to have it as a house of the campaign here too.");
    if (!hopeless.empty())
        // TRANSLATORS: {1} are names of levels: "Without a solution: Moon and Sun."
        prompt.text += " " + m_text.tr("Without a solution: {1}.", text::list(m_text, hopeless));
    prompt.fields = {{m_text.tr("Name"), {}, data::maxNameLength},
                     {m_text.tr("ID: letters, digits and “-”"), id, maxIdLength},
                     {m_text.tr("Author"), m_records.named() ? m_records.player() : std::string(), data::maxNameLength},
                     {m_text.tr("File"), fileFor(id), longestPath}};
    prompt.accept = m_text.tr("Make a pack");
    // ID and file follow the name until the player writes something else there.
    prompt.edited = [idFor, fileFor, suggested = std::pair(id, fileFor(id))](
                        std::size_t field, std::vector<std::string>& written) mutable {
        if (field == Name && written[Id] == suggested.first)
            written[Id] = suggested.first = idFor(written[Name]);
        if ((field == Name || field == Id) && written[File] == suggested.second && !written[Id].empty())
            written[File] = suggested.second = fileFor(data::fileNameFor(written[Id], "my-pack"));
    };
    prompt.onAccept = [this, levels = std::move(levels)](const std::vector<std::string>& written) -> ToPrompt::Refusal {
        const data::LocalText name = written[Name].empty() ? data::LocalText() : data::LocalText(written[Name]);
        const auto pack = data::bundle(levels, written[Id], name, written[Author]);
        if (!pack) {
            const bool ofId = pack.error() == data::OwnLevelProblem(data::OwnLevelRefusal::BadPackId);
            return {text::describe(m_text, pack.error()), ofId ? std::size_t{Id} : std::size_t{Name}};
        }
        std::string refusal = exportTo(written[File], data::formatPack(*pack), m_paths, m_text);
        if (!refusal.empty())
            return {std::move(refusal), File};
        m_checked.clear();
        say(m_text.tr("Written: {1}", typedPath(written[File], m_paths).string()));
        return {};
    };
    m_navigator.push(std::move(prompt));
}

void MyLevelsScene::remove() {
    const MyLevelRow* row = selected();
    if (row == nullptr)
        return;
    const std::string name = row->name;
    if (row->kind == MyLevelRow::Kind::Unfinished) {
        auto level = m_unfinished.load();
        const auto dropped = m_unfinished.drop();
        if (!level || !dropped) {
            if (!dropped)
                say(text::describe(m_text, dropped.error()), ui::Toast::Kind::Danger);
            return;
        }
        m_removed.emplace_back(*std::move(level));
    } else {
        auto binned = m_levels.remove(row->file);
        if (!binned) {
            say(text::describe(m_text, binned.error()), ui::Toast::Kind::Danger);
            return;
        }
        m_removed.emplace_back(*std::move(binned));
    }
    m_sounds.play(Sound::Select);
    reload();
    say(m_text.tr("“{1}” was deleted. Undo brings it back.", name));
}

void MyLevelsScene::undo() {
    if (m_removed.empty())
        return;
    const Removed last = m_removed.back();
    std::string problem;
    if (const auto* binned = std::get_if<data::BinnedLevel>(&last)) {
        const auto restored = m_levels.restore(*binned);
        if (restored)
            m_wanted = *restored;
        else
            problem = text::describe(m_text, restored.error());
    } else {
        m_unfinished.setAside(); // Keep what the editor has begun since as well.
        if (const auto kept = m_unfinished.keep(std::get<data::UnfinishedLevel>(last)); !kept)
            problem = text::describe(m_text, kept.error());
    }
    if (!problem.empty()) {
        say(problem, ui::Toast::Kind::Danger);
        return;
    }
    m_removed.pop_back();
    m_sounds.play(Sound::Undo);
    reload();
    say(m_text.tr("It is back."));
}

void MyLevelsScene::copyCode() {
    const MyLevelRow* row = selected();
    if (row == nullptr || row->kind != MyLevelRow::Kind::Level)
        return;
    m_clipboard.setText(row->level.code());
    say(m_text.tr("Share code copied."));
}

void MyLevelsScene::create(ToEditor::Puzzle puzzle) {
    if (m_leaving)
        return;
    m_leaving = true;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToEditor{{}, puzzle});
}

void MyLevelsScene::edit() {
    const MyLevelRow* row = selected();
    if (row == nullptr || m_leaving)
        return;
    if (row->kind == MyLevelRow::Kind::Unfinished) {
        m_leaving = true;
        m_navigator.push(ToEditor{});
        return;
    }
    if (row->kind == MyLevelRow::Kind::Pack) {
        m_leaving = true;
        m_sounds.play(Sound::Select);
        m_navigator.push(ToPack{row->file});
        return;
    }
    if (chosen({MyLevelRow::Kind::Level}) == nullptr)
        return;
    auto stored = data::OwnLevels::read(row->file);
    if (!stored) {
        say(text::describe(m_text, stored.error()), ui::Toast::Kind::Danger);
        return;
    }
    m_leaving = true;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToEditor{*std::move(stored)});
}

} // namespace game
