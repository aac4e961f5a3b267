#pragma once

#include "cli/Arguments.hpp"
#include "text/RuleOptions.hpp"

#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace cli {

/// What a typed option means, or a sentence that says why it means nothing.
template<class Meaning>
using Understood = tl::expected<Meaning, std::string>;

/// What a command takes as its board.
enum class BoardKind {
    Given,       ///< A file, standard input or a code; the options complete a text board.
    GivenOrSize, ///< The same or a size, of which every goal has the same answer.
    Random,      ///< A size, for boards that are drawn.
};

/// The board of a command, and the rules for it, as they were typed.
struct TypedBoard : text::TypedRules {
    std::string board;
};

/// Gives `command` a board and the options that say its rules.
void describeBoard(CLI::App& command, BoardKind kind, const text::Text& text, TypedBoard& typed);

/// The board of a command that takes BoardKind::Given or GivenOrSize. \param command its name.
[[nodiscard]] Understood<BoardArguments> understandBoard(std::string_view command, BoardKind kind,
                                                         const TypedBoard& typed, const text::Text& text);

/// Size, rules and goal of a command that takes BoardKind::Random. \param command its name.
[[nodiscard]] Understood<lights::RandomSetting> understandRandomBoard(std::string_view command, const TypedBoard& typed,
                                                                      const text::Text& text);

} // namespace cli
