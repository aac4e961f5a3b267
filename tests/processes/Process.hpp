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

/// A program that runs beside the test. What it prints is read by the test, what it complains of too.
class Process {
public:
    /// \param before done in the new process before the program begins. The program is opened first, so it runs even
    ///     where `before` gives up the right to reach the folder it is in.
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

    /// The next line that it prints, without its end; nothing when there is none any more. A line that was not printed
    /// to its end is none.
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
        int code = 0; ///< Or minus the signal that ended it.
        std::string out;
        std::string err;
    };

    /// Reads everything and waits for the end. \pre neither output is longer than a pipe holds, or only the first.
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

/// The numbers that a writer confirmed, the last of each kind.
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
