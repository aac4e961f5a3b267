// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/OutputFile.hpp"

#include "text/Format.hpp"

#include <filesystem>

namespace cli {

std::optional<std::string> targetProblem(const std::string& file, bool force, const std::optional<data::Paths>& paths,
                                         const text::Text& text) {
    if (file == "-")
        return std::nullopt;
    const std::filesystem::path path = data::pathFromText(file);
    if (paths && data::isOwnFile(*paths, path))
        return text::printable(text.tr("{1} is where the game keeps its own data. Please choose another file.", file));
    const std::filesystem::path folder = path.parent_path();
    std::error_code ignored; // Writing will report it.
    if (!folder.empty() && std::filesystem::status(folder, ignored).type() == std::filesystem::file_type::not_found)
        return text::printable(text.tr("There is no folder {1}.", folder.string()));
    if (!force && std::filesystem::is_regular_file(path, ignored))
        return text::printable(text.tr("{1} exists already. --force replaces it.", file));
    return std::nullopt;
}

} // namespace cli
