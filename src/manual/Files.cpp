// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/Files.hpp"

#include "manual/Completion.hpp"

#include <fstream>
#include <iostream>
#include <stdexcept>

namespace manual {

namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& content) {
    fs::create_directories(file.parent_path());
    std::ofstream out(file, std::ios::binary);
    out << content << std::flush;
    if (!out)
        throw std::runtime_error("cannot write " + file.string());
}

void writePage(const Program& program, const text::Text& text, const std::string& date, const fs::path& man) {
    PageWords words = program.words(text);
    words.date = date;
    const std::string section = std::to_string(words.section);
    const fs::path folder = text.language() == text::Language::English ? man : man / text::code(text.language());
    write(folder / ("man" + section) / (program.name + "." + section), manPage(program.table(text), words, text));
}

} // namespace

int writeFiles(const Program& program, const std::vector<std::string>& arguments) {
    try {
        const fs::path folder = arguments.at(0);
        for (const text::Language language : text::allLanguages) {
            const text::Text text = text::Text::load(arguments.at(2), language);
            if (text.problem())
                throw std::runtime_error("no catalogue " + text.problem()->file.string());
            writePage(program, text, arguments.at(1), folder / "man");
        }
        const CommandTable table = program.table(text::Text());
        write(folder / "bash" / program.name, bashCompletion(program.name, table, program.values));
        write(folder / "zsh" / ("_" + program.name), zshCompletion(program.name, table, program.values));
        return 0;
    } catch (const std::exception& error) {
        std::cerr << program.name << ": " << error.what() << "\n";
        return 1;
    }
}

} // namespace manual
