#include "cli/ScoresFile.hpp"

#include "data/levels/Puzzles.hpp"
#include "text/Problems.hpp"

namespace cli {

namespace {

std::string unusable(const std::filesystem::path& file, const text::Text& text) {
    return text::describe(text, data::FileProblem{data::FileError::Failed, file});
}

} // namespace

tl::expected<std::optional<data::Database>, std::string> openScores(const std::filesystem::path& file,
                                                                    const text::Text& text) {
    std::error_code error;
    if (!std::filesystem::exists(file, error)) {
        if (error)
            return tl::unexpected(unusable(file, text));
        return std::nullopt;
    }
    data::Database opened = data::Database::open(file, data::puzzles());
    if (opened.state() == data::DatabaseState::Newer || opened.state() == data::DatabaseState::Recovered)
        return tl::unexpected(text::describe(text, opened).value_or(""));
    if (!opened.hasAll()) // Read-only is fine, as long as it could be read.
        return tl::unexpected(unusable(file, text));
    return opened;
}

tl::expected<data::Database, std::string> openScoresToWrite(const std::filesystem::path& file, const text::Text& text) {
    data::Database opened = data::Database::open(file, data::puzzles());
    if (!opened.saves() || opened.state() == data::DatabaseState::Recovered)
        return tl::unexpected(text::describe(text, opened).value_or(unusable(file, text)));
    return opened;
}

} // namespace cli
