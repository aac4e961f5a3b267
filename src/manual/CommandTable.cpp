// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/CommandTable.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>
#include <memory>

namespace manual {

namespace {

OptionRow rowOf(const CLI::Option& option, const CLI::App& app) {
    OptionRow row;
    row.takesValue = option.get_items_expected_max() > 0;
    row.many = option.get_expected_max() > 1;
    row.words = option.get_description();
    if (option.get_positional()) {
        row.names.push_back(option.get_name(true));
        // Only the formatter knows: an argument that the program itself asks for is not optional.
        const auto formatter = std::dynamic_pointer_cast<CLI::Formatter>(app.get_formatter());
        row.optional = formatter != nullptr && formatter->make_option_usage(&option).starts_with('[');
        return row;
    }
    for (const std::string& name : option.get_snames())
        row.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames())
        row.names.push_back("--" + name);
    if (row.takesValue)
        row.value = option.get_type_name();
    return row;
}

CommandTable tableOf(const CLI::App& app, const std::string& name) {
    CommandTable table;
    table.name = name;
    table.words = app.get_description();
    table.footer = app.get_footer();
    for (const CLI::Option* const option : app.get_options()) {
        if (!option->get_group().empty())
            (option->get_positional() ? table.arguments : table.options).push_back(rowOf(*option, app));
    }
    for (const CLI::App* const command : app.get_subcommands({})) {
        if (command->get_group().empty())
            continue;
        table.commands.push_back(
            tableOf(*command, name.empty() ? command->get_name() : name + " " + command->get_name()));
        if (std::string& footer = table.commands.back().footer; footer == table.footer)
            footer.clear(); // CLI11 hands it down.
    }
    return table;
}

bool isAbove(const CommandTable& upper, const CommandTable& lower) {
    return lower.name.starts_with(upper.name + " ");
}

bool has(const std::vector<OptionRow>& rows, const std::string& name) {
    return std::any_of(rows.begin(), rows.end(), [&name](const OptionRow& row) { return row.name() == name; });
}

} // namespace

CommandTable tableOf(const CLI::App& app) {
    return tableOf(app, {});
}

std::vector<const CommandTable*> allCommands(const CommandTable& top) {
    std::vector<const CommandTable*> all{&top};
    for (const CommandTable& command : top.commands) {
        const auto below = allCommands(command);
        all.insert(all.end(), below.begin(), below.end());
    }
    return all;
}

std::vector<OptionRow> optionsAt(const CommandTable& program, const CommandTable& command) {
    std::vector<OptionRow> rows = command.options;
    if (&program == &command)
        return rows;
    for (const CommandTable& between : program.commands)
        if (isAbove(between, command))
            std::copy_if(between.options.begin(), between.options.end(), std::back_inserter(rows),
                         [&rows](const OptionRow& row) { return row.name() == "--json" && !has(rows, row.name()); });
    std::copy_if(program.options.begin(), program.options.end(), std::back_inserter(rows),
                 [&rows](const OptionRow& row) { return row.takesValue && !has(rows, row.name()); });
    return rows;
}

} // namespace manual
