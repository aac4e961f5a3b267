// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Program.hpp"
#include "platform/Places.hpp"
#include "platform/Process.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// The result of running the program.
struct Result {
    int exitCode = 0;
    std::string out;
    std::string err;

    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out); }
};

struct CallEnvironment {
    std::string in;
    std::map<std::string, std::string> environment{{"HOME", "/nonexistent"}};
    bool terminal = false;
    puzzle::Day today = puzzle::firstDailyDay;
    SolveLimits solveLimits{};
};

inline Result call(const std::vector<std::string>& arguments, const CallEnvironment& world = {}) {
    std::istringstream in(world.in);
    std::ostringstream out;
    std::ostringstream err;
    const auto variable = [&](const char* name) -> const char* {
        const bool home = name == std::string_view(platform::userFolders().home); // On every system it is HOME here.
        const auto found = world.environment.find(home ? "HOME" : name);
        return found != world.environment.end() ? found->second.c_str() : nullptr;
    };
    const int exitCode = run(arguments, {in, out, err, world.terminal, variable, LICHTER_CLI, systemEntropy, systemNow,
                                         [&world] { return world.today; }, world.solveLimits});
    return {exitCode, out.str(), err.str()};
}

/// A temporary folder, removed at the end of the test.
class Folder {
public:
    Folder()
        : m_path(platform::createTemporaryFolder("lichter-cli-")) {}
    ~Folder() {
        std::error_code ignored; // A folder left behind in /tmp does not fail a test.
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

    /// Writes a file. \returns its path.
    [[nodiscard]] std::string file(const std::string& name, const std::string& content) const {
        std::ofstream(m_path / name, std::ios::binary) << content;
        return (m_path / name).string();
    }

private:
    std::filesystem::path m_path;
};

} // namespace cli
