#include "cli/ArukoneInput.hpp"

#include "arukone/ShareCode.hpp"
#include "arukone/Task.hpp"
#include "cli/BoardInput.hpp"
#include "data/files/File.hpp"
#include "text/Problems.hpp"

#include <array>
#include <filesystem>

namespace cli {

namespace {

using Read = tl::expected<arukone::Board, std::string>;

constexpr std::size_t maxBytes = 1U << 16; ///< Of a board's file: the longest text of a task takes 4 KiB.

Read readCode(std::string_view code, const text::Text& text) {
    auto board = arukone::decodeBoard(code);
    if (!board)
        return tl::unexpected(text::describe(text, board.error(), arukone::codePrefix));
    return *std::move(board);
}

std::string_view trimmed(std::string_view line) {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = std::min(line.find_first_not_of(blank), line.size());
    line.remove_prefix(first);
    return line.substr(0, line.find_last_not_of(blank) + 1);
}

Read readContent(std::string_view content, const ArukoneArguments& arguments, const text::Text& text) {
    const auto worded = [&](const arukone::BoardProblem& problem) {
        return arguments.board + ": " + text::describe(text, problem);
    };
    const bool isCode =
        trimmed(content).starts_with(arukone::codePrefix) && trimmed(content).find('\n') == std::string_view::npos;
    const bool isTask = !isCode && arukone::looksLikeTask(content);
    if ((isCode || isTask) && arguments.fill)
        return tl::unexpected(text.tr("--fill is only for text boards: this board has its own rule."));
    if (isCode)
        return readCode(trimmed(content), text);
    return (isTask ? arukone::parseTask(content)
                   : arukone::parseBoard(content, arguments.fill.value_or(arukone::Fill::All)))
        .map_error(worded);
}

} // namespace

Read readArukone(const ArukoneArguments& arguments, std::istream& in, const text::Text& text) {
    std::error_code error; // A name that the system cannot look up is not a file.
    if (arguments.board == "-" || std::filesystem::exists(arguments.board, error)) {
        const auto content = readInput(arguments.board, maxBytes, in, text);
        return content ? readContent(data::withoutByteOrderMark(*content), arguments, text)
                       : tl::unexpected(content.error());
    }
    if (!arguments.board.starts_with(arukone::codePrefix))
        return tl::unexpected(text.tr("{1} is neither a file nor a share code.", arguments.board));
    if (arguments.fill)
        return tl::unexpected(text.tr("--fill is only for text boards: this board has its own rule."));
    return readCode(arguments.board, text);
}

std::string drawing(const arukone::Board& board, const arukone::Cables& cables) {
    // By the directions in which a cable leaves a cell: right 1, down 2, left 4, up 8.
    constexpr std::array<const char*, 16> lines{"·", "╶", "╷", "┌", "╴", "─", "┐", "┬",
                                                "╵", "└", "│", "├", "┘", "┴", "┤", "┼"};
    const arukone::Edges edges = arukone::edgesOf(board, cables);
    const auto has = [&](int row, int column, std::uint8_t bit) {
        return board.contains({row, column}) &&
               (edges[static_cast<std::size_t>(board.indexOf({row, column}))] & bit) != 0;
    };
    std::string text;
    for (int r = 0; r < board.rows(); ++r) {
        for (int c = 0; c < board.columns(); ++c) {
            const bool right = has(r, c, arukone::rightEdge);
            const std::size_t shape = (right ? 1U : 0U) + (has(r, c, arukone::downEdge) ? 2U : 0U) +
                                      (has(r, c - 1, arukone::rightEdge) ? 4U : 0U) +
                                      (has(r - 1, c, arukone::downEdge) ? 8U : 0U);
            const auto pair = board.pairAt({r, c});
            text += pair ? std::string(1, arukone::pairSign(*pair)) : board.isHole({r, c}) ? "_" : lines[shape];
            if (c + 1 < board.columns())
                text += right ? "─" : " ";
        }
        text += '\n';
    }
    return text;
}

} // namespace cli
