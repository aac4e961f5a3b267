#pragma once

#include "data/files/File.hpp"
#include "data/files/LocalText.hpp"
#include "lights/Draft.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace data {

/// A level that somebody works on, as it stands: it need not be one yet.
struct UnfinishedLevel {
    lights::Draft board;
    std::string id;             ///< Empty: none yet.
    LocalText name;             ///< May be empty.
    std::string author;         ///< May be empty.
    std::string unknown;        ///< As in Level.
    std::filesystem::path file; ///< Where it came from and will be saved: StoredLevel::file; empty: a new level.
    std::string content;        ///< StoredLevel::content.

    friend bool operator==(const UnfinishedLevel&, const UnfinishedLevel&) = default;
};

/// The text of the file of an unfinished level.
[[nodiscard]] std::string formatUnfinished(const UnfinishedLevel& level);
/// Reads it back; nothing for any other text.
[[nodiscard]] std::optional<UnfinishedLevel> readUnfinished(std::string_view text);

/// Whether a file of that name in the folder of unfinished levels is the game's.
[[nodiscard]] bool isOfUnfinishedLevels(const std::filesystem::path& name);

/// Keeps the unfinished level of this window in a file, so that a crash loses nothing. Each running window has a file
/// of its own; what a window left that ended or crashed is taken over by the next one that asks.
class UnfinishedLevels {
public:
    /// \param folder need not exist; empty: nothing is kept.
    explicit UnfinishedLevels(std::filesystem::path folder);
    UnfinishedLevels(const UnfinishedLevels&) = delete;
    UnfinishedLevels& operator=(const UnfinishedLevels&) = delete;
    ~UnfinishedLevels();

    /// What this window keeps; failing that, what one left that is gone, which is this window's from now on. A file
    /// that cannot be understood is moved aside.
    [[nodiscard]] std::optional<UnfinishedLevel> load();

    /// Keeps it in the place of what this window kept before. Made to be called after every change.
    [[nodiscard]] tl::expected<void, FileProblem> keep(const UnfinishedLevel& level);

    /// It was saved, or is no longer wanted.
    [[nodiscard]] tl::expected<void, FileProblem> drop();

    /// Leaves what this window keeps for later: load() gives it again once there is nothing newer. For a player who
    /// begins something else.
    void setAside();

    /// Goes on with what was set aside: the file that holds exactly this is the window's again, so that it is not kept
    /// twice. \returns whether there is one that no other window has.
    bool takeUp(const UnfinishedLevel& level);

private:
    class Place;
    [[nodiscard]] std::optional<UnfinishedLevel> readHere() const; ///< \pre m_place is held.

    std::filesystem::path m_folder;
    std::unique_ptr<Place> m_place;
};

} // namespace data
