#include "cli/CodeOptions.hpp"

#include <CLI/CLI.hpp>

#include <utility>

namespace cli {

void describeCode(CLI::App& code, const text::Text& text, TypedCode& typed) {
    describeBoard(code, BoardKind::Given, text, typed.board);
    code.add_flag("--json", typed.json, text.tr("Answer as one JSON object"));
}

Understood<Request> understandCode(const TypedCode& typed, const text::Text& text) {
    return understandBoard("code", BoardKind::Given, typed.board, text).map([&](BoardArguments board) {
        return Request(CodeRequest{std::move(board), typed.json});
    });
}

void describeDecode(CLI::App& decode, const text::Text& text, DecodeRequest& typed) {
    decode
        .add_option("CODE", typed.code,
                    text.tr("A share code or game ID of Flip, or a file (- for standard input) that holds one"))
        ->type_name("");
    decode.add_flag("--json", typed.json, text.tr("Answer as one JSON object"));
}

Understood<Request> understandDecode(const DecodeRequest& typed, const text::Text& text) {
    if (typed.code.empty())
        return tl::unexpected(text.tr("decode wants a share code, such as LA1ChQAjvuID."));
    return typed;
}

} // namespace cli
