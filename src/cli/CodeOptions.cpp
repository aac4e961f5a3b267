#include "cli/CodeOptions.hpp"

#include "cli/RulesOptions.hpp"

#include <CLI/CLI.hpp>

#include <utility>

namespace cli {

void describeCode(CLI::App& code, const text::Text& text, TypedCode& typed) {
    code.add_option("FILE", typed.board, text.tr("The board: a file, - for standard input, or a share code"))
        ->type_name("");
    code.add_option("--surface", typed.surface,
                    text.tr("Surface of a text board: plane, cylinder, torus, moebius, klein or projective"))
        ->type_name(text.tr("SURFACE"));
    code.add_option("--stamp", typed.stamp, text.tr("Stamp of a text board: plus, cross or square"))
        ->type_name(text.tr("STAMP"));
    code.add_option("--goal", typed.goal, text.tr("Goal of a text board: off, on, or the file of a picture"))
        ->type_name(text.tr("GOAL"));
    code.add_flag("--json", typed.json, text.tr("Answer as one JSON object"));
}

tl::expected<Request, std::string> understandCode(const TypedCode& typed, const text::Text& text) {
    if (typed.board.empty())
        return tl::unexpected(text.tr("code wants a board: a file, - for standard input, or a share code."));
    auto surface = understandSurface(typed.surface, text);
    if (!surface)
        return tl::unexpected(std::move(surface.error()));
    auto stamp = understandStamp(typed.stamp, text);
    if (!stamp)
        return tl::unexpected(std::move(stamp.error()));
    CodeRequest request{{typed.board, *surface, *stamp, std::nullopt}, typed.json};
    if (!typed.goal.empty())
        request.board.goal = typed.goal;
    return request;
}

void describeDecode(CLI::App& decode, const text::Text& text, TypedDecode& typed) {
    decode.add_option("CODE", typed.code, text.tr("A share code, or a file (- for standard input) that holds one"))
        ->type_name("");
    decode.add_flag("--json", typed.json, text.tr("Answer as one JSON object"));
}

tl::expected<Request, std::string> understandDecode(const TypedDecode& typed, const text::Text& text) {
    if (typed.code.empty())
        return tl::unexpected(text.tr("decode wants a share code, such as LA1ChQAjvuID."));
    return DecodeRequest{typed.code, typed.json};
}

} // namespace cli
