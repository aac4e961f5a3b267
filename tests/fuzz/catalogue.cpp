// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "MemoryFile.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <map>
#include <stdexcept>

namespace {

namespace fs = std::filesystem;

/// A locale folder whose German catalogue is a file in memory.
class LocaleFolder {
public:
    LocaleFolder() {
        std::string name = (fs::temp_directory_path() / "lichter-fuzz-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("no temporary folder");
        m_path = name;
        fs::create_directories(m_path / "de/LC_MESSAGES");
        fs::create_symlink(m_catalogue.path(), m_path / "de/LC_MESSAGES/lichter-aus.mo");
    }
    ~LocaleFolder() {
        std::error_code ignored; // A folder left behind in /tmp breaks no promise.
        fs::remove_all(m_path, ignored);
    }
    LocaleFolder(const LocaleFolder&) = delete;
    LocaleFolder& operator=(const LocaleFolder&) = delete;

    [[nodiscard]] text::Text load(std::string_view catalogue) const {
        m_catalogue.write(catalogue);
        return text::Text::load(m_path, text::Language::German);
    }

private:
    MemoryFile m_catalogue;
    fs::path m_path;
};

void append(std::string& bytes, std::uint32_t word, bool bigEndian) {
    for (unsigned i = 0; i < 4; ++i)
        bytes += static_cast<char>(word >> (8 * (bigEndian ? 3 - i : i)) & 0xFFU);
}

/// gettext's hash of a message, by P. J. Weinberger.
std::uint32_t hashOf(std::string_view message) {
    std::uint32_t hash = 0;
    for (const char letter : message) {
        hash = (hash << 4U) + static_cast<unsigned char>(letter);
        if (const std::uint32_t high = hash & 0xF0000000U; high != 0)
            hash = (hash ^ (high >> 24U)) & ~high;
    }
    return hash;
}

/// A compiled catalogue as msgfmt creates it.
std::string compiled(const std::map<std::string, std::string>& messages, bool bigEndian) {
    const auto count = static_cast<std::uint32_t>(messages.size());
    const std::uint32_t places = 2 * count + 3;
    const std::uint32_t originals = 28;
    const std::uint32_t translations = originals + 8 * count;
    const std::uint32_t hashes = translations + 8 * count;
    std::uint32_t next = hashes + 4 * places;

    std::string tables;
    std::string strings;
    std::string translated;
    std::vector<std::uint32_t> table(places, 0);
    std::uint32_t number = 0;
    for (const auto& [message, translation] : messages) {
        append(tables, static_cast<std::uint32_t>(message.size()), bigEndian);
        append(tables, next + static_cast<std::uint32_t>(strings.size()), bigEndian);
        strings += message + '\0';
        const std::uint32_t hash = hashOf(message.substr(0, message.find('\0')));
        std::uint32_t place = hash % places;
        while (table[place] != 0)
            place = (place + 1 + hash % (places - 2)) % places;
        table[place] = ++number;
    }
    next += static_cast<std::uint32_t>(strings.size());
    for (const auto& [message, translation] : messages) {
        append(translated, static_cast<std::uint32_t>(translation.size()), bigEndian);
        append(translated, next, bigEndian);
        strings += translation + '\0';
        next += static_cast<std::uint32_t>(translation.size()) + 1;
    }

    std::string bytes;
    for (const std::uint32_t word : {0x950412DEU, 0U, count, originals, translations, places, hashes})
        append(bytes, word, bigEndian);
    bytes += tables + translated;
    for (const std::uint32_t place : table)
        append(bytes, place, bigEndian);
    return bytes + strings;
}

} // namespace

/// Whatever a catalogue contains, every message has a wording: that of the catalogue, or its own if the catalogue is
/// damaged.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const LocaleFolder folder;
    const text::Text text = folder.load(textOf(bytes, size));
    const std::string found[]{text.tr("Undo"), text.tr("{2} of {1}", 3, "two"), text.trc("stamp", "plus")};
    for (const std::int64_t number :
         {std::int64_t{0}, std::int64_t{1}, std::int64_t{2}, std::int64_t{-5}, std::numeric_limits<std::int64_t>::max(),
          std::numeric_limits<std::int64_t>::min()})
        require(!text.trn("{1} move", "{1} moves", number).empty() || !text.problem(), "a number has words");
    if (text.problem()) {
        require(found[0] == "Undo" && found[1] == "two of 3" && found[2] == "plus",
                "without a catalogue it is English");
        return 0;
    }
    for (const std::string& words : found)
        require(words.size() <= size * 20, "no words were made up");
    return 0;
}

std::vector<std::string> goodInputs() {
    const std::string head = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: ";
    const std::string two = head + "nplurals=2; plural=(n != 1);\n";
    const std::string three = head + "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\n";
    const std::string moves = std::string("{1} move") + '\0' + "{1} moves";
    std::vector<std::string> catalogues;
    for (const bool bigEndian : {false, true}) {
        catalogues.push_back(compiled({{"", two}, {"Undo", "Zurücknehmen"}}, bigEndian));
        catalogues.push_back(compiled({{"", two},
                                       {"Undo", "Zurück"},
                                       {"stamp\4plus", "Plus"},
                                       {"{2} of {1}", "{2} von {1}"},
                                       {moves, std::string("{1} Zug") + '\0' + "{1} Züge"}},
                                      bigEndian));
        catalogues.push_back(compiled(
            {{"", three}, {moves, std::string("{1} ход") + '\0' + "{1} хода" + '\0' + "{1} ходов"}}, bigEndian));
    }
    return catalogues;
}
