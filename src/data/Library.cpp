#include "data/Library.hpp"

#include "data/LevelFolder.hpp"

#include <algorithm>

namespace data {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view keyPrefix = "level:";

/// Gathers packs and tells what is in the way.
class Shelf {
public:
    void addFolder(const fs::path& folder, bool shipped) {
        for (const fs::path& file : levelFiles(folder))
            addFile(file, shipped);
    }

    /// Puts the single levels, if any, in front of the player's packs.
    void closeSingles(std::size_t place) {
        if (!m_singles.pack.levels.empty())
            m_packs.insert(m_packs.begin() + static_cast<std::ptrdiff_t>(place), std::move(m_singles));
    }

    [[nodiscard]] std::size_t size() const noexcept { return m_packs.size(); }
    [[nodiscard]] std::vector<LibraryPack> takePacks() { return std::move(m_packs); }
    [[nodiscard]] std::vector<Problem> takeProblems() { return std::move(m_problems); }

private:
    void addFile(const fs::path& file, bool shipped) {
        LevelReading reading = readLevelFile(file);
        m_problems.insert(m_problems.end(), reading.problems.begin(), reading.problems.end());
        if (reading.kind == LevelReading::Kind::Level && !reading.pack.levels.empty())
            addSingle(std::move(reading.pack.levels.front()), file);
        if (reading.kind == LevelReading::Kind::Pack)
            addPack(std::move(reading.pack), file, shipped);
    }

    void addSingle(Level level, const fs::path& file) {
        std::vector<Level>& levels = m_singles.pack.levels;
        const bool taken =
            std::any_of(levels.begin(), levels.end(), [&](const Level& other) { return other.id == level.id; });
        if (taken) {
            m_problems.push_back({file.string(), "/id", ProblemCode::DuplicateId, {level.id}});
            return;
        }
        levels.push_back(std::move(level));
        m_singles.files.push_back(file);
    }

    void addPack(Pack pack, const fs::path& file, bool shipped) {
        if (pack.id == ownPackId)
            return; // The reader told so.
        const auto other = std::find_if(m_packs.begin(), m_packs.end(),
                                        [&](const LibraryPack& known) { return known.pack.id == pack.id; });
        if (other != m_packs.end()) {
            m_problems.push_back(
                {file.string(), "/id", ProblemCode::DuplicatePackId, {pack.id, other->files.front().string()}});
            return;
        }
        if (pack.levels.empty())
            return; // Its problems say why.
        std::vector<fs::path> files(pack.levels.size(), file);
        m_packs.push_back({std::move(pack), std::move(files), shipped});
    }

    std::vector<LibraryPack> m_packs;
    LibraryPack m_singles{{std::string(ownPackId), LocalText(std::string(ownPackId)), {}, {}, {}}, {}, false};
    std::vector<Problem> m_problems;
};

} // namespace

std::string LevelRef::path() const {
    return pack->pack.id + '/' + level().id;
}

std::string LevelRef::key() const {
    return std::string(keyPrefix) + path();
}

Library::Library(std::vector<LibraryPack> packs, std::size_t shipped, std::vector<Problem> problems)
    : m_packs(std::move(packs))
    , m_shipped(shipped)
    , m_problems(std::move(problems)) {}

Library Library::load(const fs::path& shipped, const fs::path& own) {
    Shelf shelf;
    shelf.addFolder(shipped, true);
    const std::size_t shippedPacks = shelf.size();
    shelf.addFolder(own, false);
    shelf.closeSingles(shippedPacks);
    return {shelf.takePacks(), shippedPacks, shelf.takeProblems()};
}

std::span<const LibraryPack> Library::campaign() const noexcept {
    return std::span(m_packs).first(m_shipped);
}

std::span<const LibraryPack> Library::own() const noexcept {
    return std::span(m_packs).subspan(m_shipped);
}

const LibraryPack* Library::pack(std::string_view id) const noexcept {
    const auto found =
        std::find_if(m_packs.begin(), m_packs.end(), [id](const LibraryPack& known) { return known.pack.id == id; });
    return found == m_packs.end() ? nullptr : &*found;
}

std::optional<LevelRef> Library::find(std::string_view path) const {
    if (path.substr(0, keyPrefix.size()) == keyPrefix)
        path.remove_prefix(keyPrefix.size());
    const std::size_t slash = path.find('/');
    const LibraryPack* const found = slash == std::string_view::npos ? nullptr : pack(path.substr(0, slash));
    if (found == nullptr)
        return std::nullopt;
    const std::vector<Level>& levels = found->pack.levels;
    const auto level = std::find_if(levels.begin(), levels.end(),
                                    [id = path.substr(slash + 1)](const Level& each) { return each.id == id; });
    if (level == levels.end())
        return std::nullopt;
    return LevelRef{found, static_cast<std::size_t>(level - levels.begin())};
}

} // namespace data
