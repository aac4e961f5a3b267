// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>

/// Feeds a fuzz target with the inputs of its kept corpus, and then with damaged copies of these and of valid inputs:
/// always the same ones, so failures are reproducible.
namespace {

constexpr int rounds = 100000;

std::string damaged(std::string text, const std::vector<std::string>& others, puzzle::Random& random) {
    for (std::uint64_t times = 1 + random.below(6); times > 0; --times) {
        const std::size_t place = random.below(text.size() + 1);
        switch (random.below(7)) {
        case 0: // Replace a byte.
            if (place < text.size())
                text[place] = static_cast<char>(random.below(256));
            break;
        case 1: // Flip a bit.
            if (place < text.size())
                text[place] = static_cast<char>(text[place] ^ (1 << random.below(8)));
            break;
        case 2: // Truncate.
            text.resize(place);
            break;
        case 3: // Remove a piece.
            text.erase(place, random.below(20));
            break;
        case 4: { // Insert a piece of another input.
            const std::string& other = others[random.below(others.size())];
            const std::size_t from = random.below(other.size() + 1);
            text.insert(place, other.substr(from, random.below(40)));
            break;
        }
        case 5: // Duplicate a piece.
            text.insert(place, text.substr(std::min(place, text.size()), random.below(200)));
            break;
        default: { // Insert something that parsers stumble over.
            const std::vector<std::string> nasty{
                std::string(1, '\0'),   "\xff\xfe", "\xEF\xBB\xBF", "-1", "1e999", "{", "[[[[", "\"", "\r\n",
                "18446744073709551616", "null",     "\xed\xa0\x80", "_",  "LA1"};
            text.insert(place, nasty[random.below(nasty.size())]);
        }
        }
    }
    return text;
}

/// The contents of the files of a folder, in the order of their names.
std::vector<std::string> contents(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> read;
    for (const std::filesystem::path& file : files) {
        std::ifstream in(file, std::ios::binary);
        read.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
        require(!in.bad(), "the corpus can be read");
    }
    return read;
}

} // namespace

/// The argument is the folder of the kept corpus.
int main(int argc, char** argv) {
    std::vector<std::string> known = goodInputs();
    if (argc > 1)
        for (std::string& input : contents(argv[1]))
            known.push_back(std::move(input));
    puzzle::Random random("fuzz");
    std::string input;
    for (int round = 0; round < rounds; ++round) {
        input = round < static_cast<int>(known.size()) ? known[static_cast<std::size_t>(round)]
                                                       : damaged(known[random.below(known.size())], known, random);
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
    }
    std::printf("%d inputs\n", rounds);
}
