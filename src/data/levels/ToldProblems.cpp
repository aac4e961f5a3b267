#include "data/levels/ToldProblems.hpp"

#include "data/files/File.hpp"
#include "data/levels/LevelCoder.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <sstream>
#include <string>

namespace data {

namespace {

constexpr std::size_t maxMemoryBytes = std::size_t{1} << 20U;

/// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
std::uint64_t fnv(std::string_view text, std::uint64_t hash = 0xCBF29CE484222325) {
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    return hash;
}

/// A file as it is now, in 16 hexadecimal digits: its place and what stands in it.
std::string fingerprint(const std::string& file) {
    const std::string content = readRegularFile(file, maxLevelFileBytes).value_or(std::string());
    std::ostringstream digits;
    digits << std::hex;
    digits.width(16);
    digits.fill('0');
    digits << fnv(content, fnv(std::string_view("\n"), fnv(file)));
    return digits.str();
}

std::set<std::string> wordsIn(const std::string& text) {
    std::istringstream words(text);
    std::set<std::string> all;
    for (std::string word; words >> word;)
        all.insert(word);
    return all;
}

} // namespace

std::vector<Problem> untoldProblems(const std::vector<Problem>& problems, const std::filesystem::path& memory) {
    if (memory.empty())
        return problems;
    const auto remembered = readRegularFile(memory, maxMemoryBytes);
    const std::set<std::string> told = wordsIn(remembered.value_or(std::string()));
    std::set<std::string> now;
    std::vector<Problem> untold;
    for (const Problem& problem : problems) {
        const std::string mark = fingerprint(problem.file);
        now.insert(mark);
        if (!told.contains(mark))
            untold.push_back(problem);
    }
    if (now == told)
        return untold;
    std::string text;
    for (const std::string& mark : now)
        text += mark + '\n';
    static_cast<void>(now.empty() ? removeFile(memory) : writeFile(memory, text)); // Else it is told once more.
    return untold;
}

} // namespace data
