// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"

#include <array>
#include <fcntl.h>
#include <functional>
#include <sstream>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace processes {

/// A program running beside the test, which reads its standard output and standard error.
class Process {
public:
    /// \param before called in the new process before the program starts. The program file is opened earlier, so it
    /// runs even if `before` drops the permission to access its folder.
    explicit Process(std::vector<std::string> arguments, const std::function<void()>& before = {}) {
        std::array<int, 2> out{};
        std::array<int, 2> err{};
        if (::pipe2(out.data(), O_CLOEXEC) != 0 || ::pipe2(err.data(), O_CLOEXEC) != 0)
            throw std::runtime_error("no pipe");
        const int program = ::open(arguments.front().c_str(), O_RDONLY | O_CLOEXEC);
        if (program < 0)
            throw std::runtime_error("cannot open " + arguments.front());
        m_process = data::test::startChild([&] {
            if (before)
                before();
            ::dup2(out[1], STDOUT_FILENO);
            ::dup2(err[1], STDERR_FILENO);
            std::vector<char*> words;
            for (std::string& argument : arguments)
                words.push_back(argument.data());
            words.push_back(nullptr);
            ::fexecve(program, words.data(), environ);
            return 98;
        });
        ::close(program);
        ::close(out[1]);
        ::close(err[1]);
        m_out = out[0];
        m_err = err[0];
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() {
        if (m_process > 0) {
            ::kill(m_process, SIGKILL);
            ::waitpid(m_process, nullptr, 0);
        }
        ::close(m_out);
        ::close(m_err);
    }

    /// Returns the program's next line of output without its line feed; std::nullopt at the end. An incomplete last
    /// line is ignored.
    [[nodiscard]] std::optional<std::string> line() {
        for (;;) {
            if (const std::size_t end = m_printed.find('\n'); end != std::string::npos) {
                std::string found = m_printed.substr(0, end);
                m_printed.erase(0, end + 1);
                return found;
            }
            if (!readMore(m_out, m_printed))
                return std::nullopt;
        }
    }

    void kill() const { ::kill(m_process, SIGKILL); }

    struct End {
        int code = 0; ///< Exit code, or minus the signal that terminated it.
        std::string out;
        std::string err;
    };

    /// Reads all output and waits for the end. \pre standard error fits into a pipe's buffer.
    End end() {
        while (readMore(m_out, m_printed)) {
        }
        End end;
        while (readMore(m_err, end.err)) {
        }
        end.code = data::test::waitFor(std::exchange(m_process, 0));
        end.out = std::move(m_printed);
        return end;
    }

private:
    static bool readMore(int from, std::string& to) {
        std::array<char, 4096> block{};
        const ssize_t got = ::read(from, block.data(), block.size());
        if (got > 0)
            to.append(block.data(), static_cast<std::size_t>(got));
        return got > 0;
    }

    pid_t m_process = 0;
    int m_out = -1;
    int m_err = -1;
    std::string m_printed;
};

/// The last number confirmed by a writer for each kind of data.
struct Confirmed {
    int board = 0;
    int day = 0;
    int run = 0;
    int shift = 0;

    void note(const std::string& line) {
        std::istringstream words(line);
        std::string what;
        int number = 0;
        words >> what >> number;
        (what == "board" ? board : what == "day" ? day : what == "run" ? run : shift) = number;
    }
};

} // namespace processes
