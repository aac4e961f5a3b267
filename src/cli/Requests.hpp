// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/RandomSetting.hpp"
#include "data/classes/ClassPlan.hpp"
#include "lights/RandomSetting.hpp"
#include "puzzle/RunKey.hpp"
#include "sheet/Layout.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The requests to the program, one struct per command.
namespace cli {

/// A board as named on the command line, and what completes a text board.
struct BoardArguments {
    std::string board; ///< A file, `FILE#LEVEL`, "-" for standard input, or a share code.
    std::optional<lights::Surface> surface;
    std::optional<lights::Stamp> stamp;
    std::optional<std::string> goal;     ///< "off", "on", or the file of a picture.
    std::optional<arukone::Fill> fill{}; ///< Of Arukone rows.
};

struct SolveRequest {
    BoardArguments board;
    std::optional<std::chrono::duration<double>> budget; ///< Time for the optimum.
    bool any = false;                                    ///< Whether any solution will do.
    bool steps = false;                                  ///< Whether to print the board after each press.
    bool presses = false;                                ///< Whether to list presses of boards above 100×100 too.
    bool json = false;
};

struct CheckRequest {
    std::vector<std::string> files;
    bool list = false; ///< Whether to print a row for each level.
    bool json = false;
};

struct ScoresRequest {
    puzzle::RunKey key;   ///< Of the requested runs; RunKey::shift() for night shifts, empty for all runs on boards.
    std::string player;   ///< Empty for all players.
    std::string shared{}; ///< Folder of the shared board whose runs are requested; empty for those on this computer.
    bool all = false;     ///< All runs instead of the best one of each player.
    bool json = false;
    bool csv = false;
};

/// `scores export FILE`; "-" is standard output.
struct ExportRequest {
    std::string file;
    bool json = false;
    bool force = false; ///< Replace the file if it exists.
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
    std::string seed; ///< Empty for a random one.
    int count = 1;
    Format format = Format::Text;
};

struct InfoRequest {
    BoardArguments board; ///< If `board.board` is a size, an empty board of that size is meant.
    bool json = false;
};

struct CodeRequest {
    BoardArguments board;
    bool json = false;
};

struct DecodeRequest {
    std::string code; ///< A share code, or a file with one in it.
    bool json = false;
};

/// `arukone solve`.
struct ArukoneSolveRequest {
    BoardArguments board;
    std::optional<std::chrono::duration<double>> budget;
    bool any = false;   ///< Whether any solution will do, so that nothing else is asked.
    bool count = false; ///< Whether to count the solutions.
    bool least = false; ///< Whether to prove the least length, if cells may stay empty.
    bool json = false;
};

/// `arukone greedy`.
struct ArukoneGreedyRequest {
    BoardArguments board;
    std::optional<std::chrono::duration<double>> budget; ///< For finding out what the program always does.
    bool steps = false;                                  ///< Whether to draw the board after each cable.
    bool json = false;
};

/// `arukone generate`.
struct ArukoneGenerateRequest {
    enum class Format { Text, Json, Code, Task };

    arukone::RandomSetting setting;
    bool scheme = false; ///< --kind seed: boards of the scheme of SeedBoard.hpp; only the size of the setting counts.
    std::optional<int> pairs;
    std::string seed; ///< Empty for a random one.
    int count = 1;
    Format format = Format::Text;
};

/// `class`.
struct ClassRequest {
    std::string folder; ///< Of the shared board.
    bool json = false;
    bool csv = false;
};

/// `class make`.
struct ClassMakeRequest {
    /// Boards that become tasks: all levels of a pack, boards that exist, or random ones.
    struct House {
        std::string pack;
    };
    using Boards = std::variant<puzzle::RunKey, House, BoardArguments, lights::RandomSetting, arukone::RandomSetting>;

    std::string folder;
    std::string name; ///< Of the class; empty: as before.
    std::optional<data::ClassCounts> counts;
    std::vector<Boards> tasks;
    std::optional<puzzle::Day> from; ///< Of all new tasks.
    std::optional<puzzle::Day> until;
    std::string seed;   ///< Of the random ones; empty for a random seed.
    int count = 1;      ///< Random boards of each setting.
    bool add = false;   ///< Keep the tasks that are there.
    bool force = false; ///< Replace those that are there.
};

/// `sheet`.
struct SheetRequest {
    /// A board that exists, or the setting of random ones.
    using Boards = std::variant<BoardArguments, lights::RandomSetting, arukone::RandomSetting>;

    std::vector<Boards> boards; ///< In the order in which they are printed.
    std::string seed;           ///< Of the random ones; empty for a random seed.
    int count = 1;              ///< Random boards of each setting.
    sheet::Options options;
    bool usualPaper = true; ///< The paper of the player's country instead of that of the options.
    std::string file;       ///< "-" for standard output.
    bool force = false;     ///< Replace the file if it exists.
    bool json = false;
};

/// `complete`: what an argument can be that only the player's files know.
struct CompleteRequest {
    enum class What { Levels, Packs, Players, Settings, Daily, Coffee };

    What what = What::Levels;
};

using Request =
    std::variant<SolveRequest, CheckRequest, ScoresRequest, ExportRequest, ImportRequest, VerifyRequest,
                 GenerateRequest, InfoRequest, CodeRequest, DecodeRequest, ArukoneSolveRequest, ArukoneGreedyRequest,
                 ArukoneGenerateRequest, SheetRequest, ClassRequest, ClassMakeRequest, CompleteRequest>;

} // namespace cli
