// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the player has to know about the score file: what is wrong with it, what was rescued, and which backup has more.

#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <string>

namespace text {

std::string describe(const Text& text, data::StorageProblem problem) {
    switch (problem) {
    case data::StorageProblem::Full:
        return text.tr("The disk is full, so nothing can be saved. Please make room.");
    case data::StorageProblem::NoNumber:
        return text.tr(
            "The score file has no numbers left for new entries, so nothing more can be saved in it. “scores "
            "export” and “scores import” of lichter-aus-cli move its runs into a new file.");
    case data::StorageProblem::ReadOnly:
        return text.tr("The data folder cannot be written to, so nothing can be saved.");
    case data::StorageProblem::Unreadable:
        return text.tr(
            "The score file cannot be read at the moment: the disk reports an error. The file is left as it is, "
            "and nothing is saved until it can be read again.");
    case data::StorageProblem::Busy:
        return text.tr("Another program is using the scores. Please try again in a moment.");
    case data::StorageProblem::Damaged:
        return text.tr("The score file is damaged.");
    case data::StorageProblem::Replaced:
        return text.tr("The score file was deleted or replaced in the meantime.");
    case data::StorageProblem::Failed:
        break;
    }
    return text.tr("The scores cannot be read or saved.");
}

namespace {

std::string describeBackup(const Text& text, const data::Backup& backup) {
    return text.tr("There are more runs ({1}) in the backup of {2}: “Restore…” in the settings of the game brings them "
                   "back.",
                   backup.has.sum(), longDate(text, backup.day));
}

std::string describeRecovered(const Text& text, const data::Database& database) {
    const data::SalvageCounts& salvaged = database.salvaged();
    const std::string kept = database.movedTo().string();
    if (salvaged.total == 0)
        return text.tr("The score file was damaged, and no runs could be read from it. There is a new one now, and the "
                       "old one is {1}.",
                       kept);
    switch (salvaged.known) {
    case data::SalvageCounts::Total::About:
        return text.tr("The score file was damaged. {1} of about {2} runs could be copied into a new one, and the old "
                       "one is {3}.",
                       salvaged.copied, salvaged.total, kept);
    case data::SalvageCounts::Total::Unknown:
        return text.tr(
            "The score file was damaged. Runs that could be copied into a new one: {1}. It is not known how many "
            "are missing. The old file is {2}.",
            salvaged.copied, kept);
    case data::SalvageCounts::Total::Exact:
        break;
    }
    return text.tr("The score file was damaged. {1} of {2} runs could be copied into a new one, and the old one is "
                   "{3}.",
                   salvaged.copied, salvaged.total, kept);
}

std::string describeUnwritable(const Text& text, const data::Database& database) {
    if (!database.inTheWay().empty())
        return describe(text, data::FileProblem{data::FileError::NotAFile, database.inTheWay()}) + " " +
               text.tr("As long as it is there, nothing is saved.");
    const std::filesystem::path folder = database.backupFolder().parent_path();
    const std::string why =
        database.refusal() == data::StorageProblem::ReadOnly && !folder.empty()
            ? text.tr("The data folder {1} cannot be written to, so nothing can be saved.", folder.string())
            : describe(text, database.refusal());
    return database.isDamaged() ? describe(text, data::StorageProblem::Damaged) + " " + why : why;
}

} // namespace

std::string describe(const Text& text, const data::Beside& beside) {
    std::string said;
    if (beside.backup)
        said = describeBackup(text, *beside.backup);
    if (!beside.damaged.empty())
        said += (said.empty() ? "" : " ") +
                text.tr("An older score file, which was damaged, is {1}.", beside.damaged.string());
    return said.empty() ? said : text.tr("The score file has no runs.") + " " + said;
}

std::optional<std::string> describe(const Text& text, const data::Database& database) {
    switch (database.state()) {
    case data::DatabaseState::Recovered:
        if (database.beside().backup)
            return describeRecovered(text, database) + " " + describeBackup(text, *database.beside().backup);
        return describeRecovered(text, database);
    case data::DatabaseState::Newer:
        return text.tr("The scores were saved by a newer version of the game, so nothing is saved now. Please update.");
    case data::DatabaseState::Unwritable:
        return describeUnwritable(text, database);
    case data::DatabaseState::Opened:
    case data::DatabaseState::Created:
        if (database.beside().has())
            return describe(text, database.beside());
        break;
    case data::DatabaseState::InMemory:
        break;
    }
    return std::nullopt;
}

std::string describeReopened(const Text& text, const data::Database& database) {
    std::string said;
    if (database.isBack() && database.state() != data::DatabaseState::Recovered)
        said = text.tr("The scores can be read and saved again.");
    else if (database.state() == data::DatabaseState::Created)
        said = text.tr(
            "The score file is gone: it was deleted or moved while the game was running. There is a new one now.");
    else if (database.state() == data::DatabaseState::Opened)
        said = text.tr("The score file was replaced while the game was running. The game uses the new one now.");
    const std::string more = describe(text, database).value_or("");
    return said + (said.empty() || more.empty() ? "" : " ") + more;
}

std::string describe(const Text& text, data::RestoreProblem problem) {
    switch (problem) {
    case data::RestoreProblem::Damaged:
        return text.tr("It is damaged, or not a backup of this game. Nothing has changed.");
    case data::RestoreProblem::Newer:
        return text.tr("It was made by a newer version of the game. Nothing has changed.");
    case data::RestoreProblem::Unreadable:
        return text.tr("It cannot be read. Nothing has changed.");
    case data::RestoreProblem::NotSaving:
        return text.tr("Scores are not being saved at the moment, so there is nothing to restore them into.");
    case data::RestoreProblem::NotKept:
        return text.tr("The present state could not be backed up first, perhaps because the disk is full. Nothing "
                       "has changed.");
    case data::RestoreProblem::Failed:
        return text.tr("The scores could not be written, or another program is using them. Nothing has changed.");
    }
    return {};
}

} // namespace text
