// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/Completion.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace manual {

namespace {

std::string joined(const std::vector<std::string>& words, const std::string& between = " ") {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : between) + word;
    return all;
}

std::string lastWord(const std::string& name) {
    return name.substr(name.rfind(' ') + 1); // npos + 1 is 0.
}

/// The line of a command in the function that knows what follows it.
std::string commandLine(const CommandTable& program, const CommandTable& command) {
    std::vector<std::string> flags;
    std::vector<std::string> valued;
    for (const OptionRow& row : optionsAt(program, command))
        (row.takesValue ? valued : flags)
            .insert((row.takesValue ? valued : flags).end(), row.names.begin(), row.names.end());
    std::vector<std::string> commands;
    for (const CommandTable& below : command.commands)
        commands.push_back(lastWord(below.name));
    std::vector<std::string> arguments;
    for (const OptionRow& row : command.arguments)
        arguments.push_back(row.name() + (row.many ? "+" : ""));
    return "    '" + command.name + "')\n        commands='" + joined(commands) + "' arguments='" + joined(arguments) +
           "'\n        flags='" + joined(flags) + "'\n        valued='" + joined(valued) + "'\n        ;;\n";
}

std::string bashAction(const Value& value) {
    std::vector<std::string> calls;
    if (!value.asked.empty())
        calls.push_back("ask " + value.asked);
    if (!value.words.empty())
        calls.push_back("words '" + joined(value.words) + "'");
    if (value.files)
        calls.emplace_back("files -f");
    if (value.folders)
        calls.emplace_back("files -d");
    return joined(calls, "; ");
}

/// A line for each action, with the options and arguments it belongs to.
std::string valueLines(const CommandTable& program, const Values& values, const std::string& prefix) {
    std::vector<std::pair<std::string, std::vector<std::string>>> lines;
    const auto add = [&](const CommandTable& command, const OptionRow& row) {
        const std::string suggests = bashAction(valueOf(values, command, row));
        if (suggests.empty())
            return;
        auto line = std::find_if(lines.begin(), lines.end(), [&](const auto& each) { return each.first == suggests; });
        if (line == lines.end())
            line = lines.insert(lines.end(), {suggests, {}});
        line->second.push_back("'" + command.name + " " + row.name() + "'");
    };
    for (const CommandTable* const command : allCommands(program)) {
        for (const OptionRow& row : optionsAt(program, *command))
            if (row.takesValue)
                add(*command, row);
        for (const OptionRow& row : command->arguments)
            add(*command, row);
    }
    const std::string start = prefix + "_"; // Start of a function's name.
    std::string all;
    for (auto& [suggests, patterns] : lines) {
        std::string calls = start + suggests;
        for (std::size_t at = 0; (at = calls.find("; ", at)) != std::string::npos; at += 2)
            calls.insert(at + 2, start);
        all += "    " + joined(patterns, " | \\\n        ") + ")\n        " + calls + " ;;\n";
    }
    return all;
}

std::string replaced(std::string text, const std::string& mark, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos; at += by.size())
        text.replace(at, mark.size(), by);
    return text;
}

// clang-format off
constexpr const char* head = R"bash(# bash completion for @PROGRAM@, made from its options.
# shellcheck shell=bash disable=SC2034,SC2207

# PREFIX_table COMMAND: sets what may follow it. Arguments that end in + may be repeated.
PREFIX_table() {
    case $1 in
@COMMANDS@    esac
}

# PREFIX_offer WORD: suggests it if it begins with what was typed.
PREFIX_offer() {
    [[ $1 == "$typed"* ]] && COMPREPLY+=("$1")
}

PREFIX_words() {
    local word
    for word in $1; do
        PREFIX_offer "$word"
    done
}

# PREFIX_files -f|-d: suggests files, or folders only.
PREFIX_files() {
    local file
    compopt -o filenames 2>/dev/null
    while IFS= read -r file; do
        COMPREPLY+=("$file")
    done < <(compgen "$1" -- "$typed")
}

# PREFIX_ask WHAT: suggests what the player's files know. Names may have spaces, which readline protects in files.
PREFIX_ask() {
    local line
    [[ $1 == players ]] && compopt -o filenames 2>/dev/null
    while IFS= read -r line; do
        PREFIX_offer "$line"
    done < <("$cli" complete "$1" "${folder[@]}" 2>/dev/null)
}

# PREFIX_value 'COMMAND OPTION': suggests values of the option, or words for the argument.
PREFIX_value() {
    case $1 in
@VALUES@    esac
}

PREFIX() {
    local cli=lichter-aus-cli program=${1/#\~/$HOME}
    [[ $program == */* ]] && cli=${program%/*}/lichter-aus-cli
    local current=${COMP_WORDS[COMP_CWORD]} command='' option='' given=0
    local commands arguments flags valued i word
    local -a folder=()
    COMPREPLY=()
    PREFIX_table ''

    # What stands before the cursor: commands, arguments, and perhaps an option that waits for its value.
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $option ]]; then
            [[ $word == '=' ]] && continue # bash splits --option=value into three words.
            word=${word//[\\\"\']/}
            [[ $option == --data-dir ]] && folder=(--data-dir "${word/#\~/$HOME}")
            option=''
        elif [[ " $valued " == *" $word "* ]]; then
            option=$word
        elif [[ " $commands " == *" $word "* ]]; then
            command+=${command:+ }$word
            PREFIX_table "$command"
        elif [[ $word != -* || $word == - ]]; then
            ((given++))
        fi
    done
    [[ $current == '=' ]] && current=''
    local typed=${current//[\\\"\']/}

    if [[ -n $option ]]; then
        PREFIX_value "$command $option"
    elif [[ $current == -* ]]; then
        PREFIX_words "$flags $valued"
    elif [[ -n $commands && $given == 0 ]]; then
        PREFIX_words "$commands"
    else
        local -a names
        read -ra names <<<"$arguments"
        local last=$((${#names[@]} - 1))
        ((last >= 0)) && [[ ${names[last]} == *+ ]] && ((given > last)) && given=$last
        ((given <= last)) && PREFIX_value "$command ${names[given]%+}"
    fi
    return 0
}

complete -F PREFIX @PROGRAM@
)bash";
// clang-format on

} // namespace

std::string bashCompletion(const std::string& program, const CommandTable& table, const Values& values) {
    const std::string prefix = "_" + replaced(program, "-", "_");
    std::string commands;
    for (const CommandTable* const command : allCommands(table))
        commands += commandLine(table, *command);
    std::string script = replaced(head, "PREFIX", prefix);
    script = replaced(script, "@PROGRAM@", program);
    script = replaced(script, "@COMMANDS@", commands);
    return replaced(script, "@VALUES@", valueLines(table, values, prefix));
}

} // namespace manual
