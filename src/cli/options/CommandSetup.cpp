// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/CommandSetup.hpp"

#include <CLI/CLI.hpp>

namespace cli {

void CommandSetup::option(const std::string& name, std::string& value, const std::string& words,
                          const std::string& type) const {
    m_app->add_option(name, value, words)->type_name(type);
}

void CommandSetup::list(const std::string& name, std::vector<std::string>& values, const std::string& words,
                        const std::string& type) const {
    m_app->add_option(name, values, words)->allow_extra_args(false)->type_name(type);
}

void CommandSetup::argument(const std::string& name, std::string& value, const std::string& words) const {
    m_app->add_option(name, value, words)->type_name("");
}

void CommandSetup::argument(const std::string& name, std::vector<std::string>& values, const std::string& words) const {
    m_app->add_option(name, values, words)->type_name("");
}

void CommandSetup::optionalArgument(const std::string& name, std::vector<std::string>& values,
                                    const std::string& words) const {
    m_app->add_option(name, values, words)->type_name("")->expected(0, CLI::detail::expected_max_vector_size);
}

void CommandSetup::flag(const std::string& name, bool& value, const std::string& words) const {
    m_app->add_flag(name, value, words);
}

void CommandSetup::footer(const std::string& words) const {
    m_app->footer(words);
}

void CommandSetup::hide() const {
    m_app->group({});
}

CommandSetup CommandSetup::inner(const std::string& name, const std::string& words) const {
    m_app->require_subcommand(0, 1);
    CLI::App& added = *m_app->add_subcommand(name, words);
    added.group(m_text->tr("Commands:"));
    added.set_help_flag("-h,--help", m_text->tr("Print this help and quit"));
    return {added, *m_text};
}

bool CommandSetup::given() const {
    return m_app->parsed();
}

bool CommandSetup::innerGiven() const {
    return !m_app->get_subcommands().empty();
}

bool CommandSetup::innerGiven(const std::string& name) const {
    return m_app->got_subcommand(name);
}

} // namespace cli
