// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassTable.hpp"
#include "data/classes/Pupils.hpp"
#include "data/levels/Library.hpp"
#include "text/Text.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Texts about the classes of shared leaderboards.
namespace text {

/// A task's board: "Garden Shed 3 · Molehill", "Daily puzzle, 1 Dec", the name of a shared one, or what a random one is
/// like. \param thisYear see shortDate.
[[nodiscard]] std::string taskName(const Text& text, const data::ClassTask& task, const data::Library& library,
                                   std::chrono::year thisYear);

/// When runs on it count: "until 12 Dec", "from 3 Dec", "3 Dec – 12 Dec"; empty if always.
[[nodiscard]] std::string taskTime(const Text& text, const data::ClassTask& task, std::chrono::year thisYear);

/// A sentence on what counts.
[[nodiscard]] std::string countsSentence(const Text& text, data::ClassCounts counts);
/// What counts, as a choice: "The best run".
[[nodiscard]] std::string countsChoice(const Text& text, data::ClassCounts counts);

/// Sorts the rows by name, as the language sorts names: first those on the list of pupils, then the others.
void sortByName(const Text& text, data::ClassTable& table);
/// Sorts names as the language does.
void sortByName(const Text& text, std::vector<std::string>& names);

/// What the results of a class can be written as.
enum class ClassFile : std::uint8_t {
    Table,     ///< CSV: a line for each pupil, a column for each task, with totals.
    List,      ///< CSV: a line for each pupil and task, with everything that is known.
    TableTabs, ///< The same with tabs between the cells (TSV), to be pasted.
    ListTabs,
    Json, ///< See data::formatClassTable.
};
inline constexpr std::array allClassFiles{ClassFile::Table, ClassFile::List, ClassFile::TableTabs, ClassFile::ListTabs,
                                          ClassFile::Json};
/// Its name as a choice: "Table (CSV)".
[[nodiscard]] std::string classFileChoice(const Text& text, ClassFile file);
/// The ending of such files, with its dot.
[[nodiscard]] std::string_view ending(ClassFile file) noexcept;

/// The content of such a file. CSV and TSV are for spreadsheets in the reader's language: with its heads, the local
/// time of each pupil, and whole seconds, since a decimal sign would be misread elsewhere; CSV has a byte order mark,
/// and semicolons where the language has a decimal comma. \param thisYear for the names of days.
[[nodiscard]] std::string classFile(const Text& text, const data::ClassPlan& plan, const data::ClassTable& table,
                                    const data::Library& library, std::chrono::year thisYear, ClassFile file);

/// Who is on a list, shortened: "30 pupils: Ada, Ben, …", with semicolons if a name has a comma.
[[nodiscard]] std::string pupilsSentence(const Text& text, const std::vector<std::string>& pupils);
/// Which names of a list are too long for a player and what stands for them; empty if there are none.
[[nodiscard]] std::string shortenedSentence(const Text& text, const std::vector<data::ReadPupils::Shortened>& names);
/// Says that a last day is over already; empty if it is not, or if there is none.
[[nodiscard]] std::string dayOverSentence(const Text& text, const std::optional<puzzle::Day>& last, puzzle::Day today);
/// Says how many riddles of a house cannot be tasks; empty if there are none.
[[nodiscard]] std::string leftOutSentence(const Text& text, std::size_t riddles);
/// Says why a file cannot be read as a list of pupils.
[[nodiscard]] std::string describe(const Text& text, const data::PupilsProblem& problem);

} // namespace text
