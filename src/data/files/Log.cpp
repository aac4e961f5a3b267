// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Log.hpp"

#include "data/files/Characters.hpp"
#include "data/files/File.hpp"
#include "platform/Files.hpp"

#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/dup_filter_sink.h>

#include <cctype>
#include <chrono>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace data {

namespace fs = std::filesystem;

namespace {

/// The log while one line is written to it, locked against other programs. Opened for each line, so that no line goes
/// into a file that another program has deleted or moved aside meanwhile.
class OpenLog {
public:
    explicit OpenLog(const fs::path& file)
        : m_file(file, platform::OpenFile::For::Appending) {
        if (!m_file.isOpen())
            return;
        const auto status = m_file.status();
        // With several hard links, it may be someone else's file too.
        m_ours = status && status->kind == platform::FileKind::Regular && status->names <= 1;
        constexpr int tries = 50;
        constexpr std::chrono::milliseconds pause(2);
        for (int i = 0; m_ours && !m_locked && i < tries; ++i) {
            m_locked = m_file.tryLock() == platform::Locking::Taken;
            if (!m_locked)
                std::this_thread::sleep_for(pause);
        }
    }

    [[nodiscard]] bool usable() const noexcept { return m_ours; }
    /// False if another program holds the lock: then a line can be written, but the file must not be moved.
    [[nodiscard]] bool locked() const noexcept { return m_locked; }
    /// Whether this is still the file at the path: another program may have moved it while we waited for the lock.
    [[nodiscard]] bool isStillAt(const fs::path& file) const noexcept { return m_file.isAt(file); }
    [[nodiscard]] std::size_t size() noexcept {
        const auto status = m_file.status();
        return status ? static_cast<std::size_t>(status->size) : 0;
    }
    /// On failure, the line is lost.
    void append(std::string_view line) noexcept { m_file.tryWrite(line); }

private:
    platform::OpenFile m_file;
    bool m_ours = false;
    bool m_locked = false;
};

/// Appends a line, moving a full log aside first.
void append(const fs::path& file, std::string_view line) {
    static_cast<void>(createFolder(file.parent_path())); // Opening the file will fail too.
    std::error_code ignored;
    constexpr int tries = 5;
    for (int i = 0; i < tries; ++i) {
        OpenLog log(file);
        if (!log.usable())
            return;
        if (log.locked() && !log.isStillAt(file))
            continue;
        if (log.size() + line.size() <= maxLogBytes) {
            log.append(line);
            return;
        }
        if (!log.locked())
            return;
        fs::rename(rotatedLogFile(file, 1), rotatedLogFile(file, 2), ignored);
        std::error_code stuck;
        fs::rename(file, rotatedLogFile(file, 1), stuck);
        if (stuck)
            return;
    }
}

/// The spdlog sink that writes formatted messages to the file.
class AppendSink : public spdlog::sinks::base_sink<std::mutex> {
public:
    explicit AppendSink(fs::path file)
        : m_file(std::move(file)) {}

protected:
    void sink_it_(const spdlog::details::log_msg& message) override {
        spdlog::memory_buf_t line;
        formatter_->format(message, line);
        append(m_file, {line.data(), line.size()});
    }
    void flush_() override {}

private:
    fs::path m_file;
};

/// Returns the spellings of the home folder in paths: as given, and with links resolved.
std::vector<std::string> pathSpellings(const fs::path& home) {
    std::vector<std::string> spellings;
    std::error_code unknown; // On failure, there is only one spelling.
    for (const fs::path& folder : {fs::canonical(home, unknown), home.lexically_normal()}) {
        std::string spelling = folder.string();
        while (!spelling.empty() && spelling.back() == '/')
            spelling.pop_back();
        if (!spelling.empty())
            spellings.push_back(std::move(spelling));
    }
    return spellings;
}

bool goesOn(char next) noexcept {
    return (static_cast<unsigned char>(next) & 0x80U) != 0 || std::isalnum(static_cast<unsigned char>(next)) != 0 ||
           next == '_' || next == '-' || next == '.';
}

/// Replaces the home folder by "~".
void hideHome(std::string& message, const std::string& home) {
    for (std::size_t at = message.find(home); at != std::string::npos; at = message.find(home, at + 1)) {
        const std::size_t end = at + home.size();
        // "/home/mina" must not match in "/home/minarik"; a full stop may end a sentence.
        const bool ends = end == message.size() || !goesOn(message[end]) ||
                          (message[end] == '.' && (end + 1 == message.size() || !goesOn(message[end + 1])));
        if (ends)
            message.replace(at, home.size(), 1, '~');
    }
}

/// Converts the message to a single line of printable text.
std::string printable(std::string_view message) {
    constexpr std::size_t most = 1000;
    std::string line;
    while (!message.empty() && line.size() < most) {
        const std::string_view before = message;
        const auto point = takeCodePoint(message);
        if (!point)
            message.remove_prefix(1);
        if (point && !isControl(*point))
            line += before.substr(0, before.size() - message.size());
        else
            line += '?';
    }
    return message.empty() ? line : line + "…";
}

} // namespace

struct Log::Writer {
    Writer(const Paths& paths, std::string_view program)
        : homes(pathSpellings(paths.home))
        , logger(std::string(program) + " " LICHTER_VERSION) {
        constexpr std::chrono::minutes quiet(1);
        auto once = std::make_shared<spdlog::sinks::dup_filter_sink_mt>(quiet);
        once->add_sink(std::make_shared<AppendSink>(paths.log()));
        logger.sinks().push_back(std::move(once));
        logger.set_formatter(std::make_unique<spdlog::pattern_formatter>("%Y-%m-%dT%H:%M:%SZ %n %l: %v",
                                                                         spdlog::pattern_time_type::utc));
        logger.set_error_handler([](const std::string&) {}); // Nothing can be done about it.
    }

    void write(spdlog::level::level_enum level, std::string_view message) noexcept {
        try {
            std::string line(message);
            for (const std::string& home : homes)
                hideHome(line, home);
            logger.log(level, spdlog::string_view_t(printable(line)));
        } catch (const std::exception&) { // Out of memory, for example: one line less.
        }
    }

    std::vector<std::string> homes;
    spdlog::logger logger;
};

fs::path rotatedLogFile(const fs::path& log, int number) {
    return pathBeside(log, "." + std::to_string(number));
}

Log::Log(const Paths& paths, std::string_view program)
    : m_writer(paths.state.empty() ? nullptr : std::make_shared<Writer>(paths, program)) {}

void Log::warn(std::string_view message) const noexcept {
    if (m_writer != nullptr)
        m_writer->write(spdlog::level::warn, message);
}

void Log::error(std::string_view message) const noexcept {
    if (m_writer != nullptr)
        m_writer->write(spdlog::level::err, message);
}

} // namespace data
