#pragma once

#include "lights/RandomSetting.hpp"
#include "puzzle/RunKey.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What can be asked of the program, a struct a command.
namespace cli {

/// A board as it is named on the command line, and what completes a text board.
struct BoardArguments {
    std::string board; ///< A file, `FILE#LEVEL`, "-" for standard input, or a share code.
    std::optional<lights::Surface> surface;
    std::optional<lights::Stamp> stamp;
    std::optional<std::string> goal; ///< "off", "on", or the file of a picture.
};

struct SolveRequest {
    BoardArguments board;
    std::optional<std::chrono::duration<double>> budget; ///< Time for the optimum.
    bool any = false;                                    ///< One solution will do.
    bool steps = false;                                  ///< Print the board after each press.
    bool presses = false;                                ///< Name the presses of boards above 100×100 too.
    bool json = false;
};

struct CheckRequest {
    std::vector<std::string> files;
    bool list = false; ///< A row for each level.
    bool json = false;
};

struct ScoresRequest {
    puzzle::RunKey key; ///< Of the wanted runs; RunKey::shift() for night shifts, empty for all of runs.
    std::string player; ///< Empty for everybody.
    bool all = false;   ///< Every run instead of the best one of each player.
    bool json = false;
    bool csv = false;
};

/// `scores export FILE`; "-" is standard output.
struct ExportRequest {
    std::string file;
    bool json = false;
};

/// `scores import FILE`; "-" is standard input.
struct ImportRequest {
    std::string file;
    bool json = false;
};

struct VerifyRequest {
    std::string file; ///< "-" for standard input.
    bool json = false;
};

struct GenerateRequest {
    enum class Format { Text, Json, Code };

    lights::RandomSetting setting;
    std::string seed; ///< Empty for a fresh one.
    int count = 1;
    Format format = Format::Text;
};

struct InfoRequest {
    BoardArguments board; ///< Where `board.board` is a size, an empty board of that size is meant.
    bool json = false;
};

struct CodeRequest {
    BoardArguments board;
    bool json = false;
};

struct DecodeRequest {
    std::string code; ///< A share code, or where one stands.
    bool json = false;
};

using Request = std::variant<SolveRequest, CheckRequest, ScoresRequest, ExportRequest, ImportRequest, VerifyRequest,
                             GenerateRequest, InfoRequest, CodeRequest, DecodeRequest>;

} // namespace cli
