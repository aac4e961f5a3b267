// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/Completion.hpp"

#include <vector>

namespace manual {

namespace {

/// Text between single quotes, in an argument of _arguments: brackets end a description, and colons a part.
std::string described(const std::string& words) {
    std::string escaped;
    for (const char letter : words) {
        if (letter == '\'')
            escaped += "'\\''";
        else if (letter == '[' || letter == ']' || letter == ':' || letter == '\\')
            escaped += std::string("\\") + letter;
        else
            escaped += letter;
    }
    return escaped;
}

/// Without a list of words that are suggested anyway.
std::string shortened(const std::string& words, const Value& value) {
    return value.words.empty() ? words : words.substr(0, words.find(": "));
}

std::string functionOf(const std::string& program, const CommandTable& command) {
    std::string name = "_" + program + (command.name.empty() ? "" : "-" + command.name);
    for (char& letter : name)
        letter = letter == ' ' ? '-' : letter;
    return name;
}

/// What _arguments is to do for a value.
std::string zshAction(const Value& value) {
    std::string words;
    for (const std::string& word : value.words)
        words += (words.empty() ? "" : " ") + word;
    if (!value.words.empty() && value.files)
        return "{_alternative \"words:word:(" + words + ")\" \"files:file:_files\"}";
    if (!value.words.empty())
        return "(" + words + ")";
    if (!value.asked.empty())
        return "{_lichter_aus_ask " + value.asked + "}";
    if (value.folders)
        return "_files -/";
    return value.files ? "_files" : " ";
}

std::string optionLines(const CommandTable& program, const CommandTable& command, const Values& values) {
    std::string lines;
    for (const OptionRow& row : optionsAt(program, command)) {
        std::string all;
        for (const std::string& name : row.names)
            all += (all.empty() ? "" : " ") + name;
        const Value value = row.takesValue ? valueOf(values, command, row) : Value{};
        for (const std::string& name : row.names) {
            const bool isLong = name.starts_with("--");
            lines += " \\\n    '(" + all + ")";
            lines += name;
            lines += (row.takesValue && isLong ? "=[" : "[") + described(shortened(row.words, value)) + "]";
            if (row.takesValue)
                lines += ":" + described(row.value) + ":" + zshAction(value);
            lines += "'";
        }
    }
    return lines;
}

std::string argumentLines(const CommandTable& command, const Values& values) {
    std::string lines;
    for (const OptionRow& row : command.arguments)
        lines += " \\\n    '" + std::string(row.many ? "*" : "") + ":" + row.name() + ":" +
                 zshAction(valueOf(values, command, row)) + "'";
    return lines;
}

std::string commandList(const CommandTable& command) {
    std::string lines;
    for (const CommandTable& below : command.commands)
        lines += "        '" + below.name.substr(below.name.rfind(' ') + 1) + ":" + described(below.words) + "'\n";
    return lines;
}

/// The function for a command: its options and arguments, or its own commands and what follows them.
std::string functionText(const std::string& program, const CommandTable& top, const CommandTable& command,
                         const Values& values) {
    const std::string name = functionOf(program, command);
    std::string text = name + "() {\n";
    if (&top == &command)
        text += "  local -a lichter_aus_words=(\"${(@)words}\")\n"
                "  local lichter_aus_cli=lichter-aus-cli\n"
                "  [[ $words[1] == */* ]] && lichter_aus_cli=${~${(Q)words[1]}:h}/lichter-aus-cli\n";
    if (command.commands.empty())
        return text + "  _arguments -s -S" + optionLines(top, command, values) + argumentLines(command, values) +
               "\n}\n\n";
    return text +
           "  local curcontext=$curcontext state state_descr line\n  local -A opt_args\n  _arguments -s -S -A \"-*\" "
           "-C" +
           optionLines(top, command, values) +
           " \\\n    '1: :->command' \\\n    '*:: :->rest' && return 0\n"
           "  case $state in\n"
           "    (command)\n"
           "      local -a commands=(\n" +
           commandList(command) +
           "      )\n"
           "      _describe -t commands command commands\n"
           "      ;;\n"
           "    (rest)\n"
           "      (( $+functions[" +
           name + "-$words[1]] )) && " + name +
           "-$words[1]\n"
           "      ;;\n"
           "  esac\n}\n\n";
}

// clang-format off
constexpr const char* ask = R"zsh(# Suggests what only the player's files know.
_lichter_aus_ask() {
  local -a folder found
  local at=${lichter_aus_words[(i)--data-dir]} together=${lichter_aus_words[(r)--data-dir=*]#*=}
  if [[ -n $together ]]; then
    folder=(--data-dir ${~${(Q)together}})
  elif (( at < $#lichter_aus_words )); then
    folder=(--data-dir ${~${(Q)lichter_aus_words[at + 1]}})
  fi
  found=(${(f)"$($lichter_aus_cli complete $1 $folder 2>/dev/null)"})
  compadd -a found
}

)zsh";
// clang-format on

} // namespace

std::string zshCompletion(const std::string& program, const CommandTable& table, const Values& values) {
    std::string script = "#compdef " + program + "\n# Made from the options of the program.\n\n" + std::string(ask);
    for (const CommandTable* const command : allCommands(table))
        script += functionText(program, table, *command, values);
    return script + functionOf(program, table) + " \"$@\"\n";
}

} // namespace manual
