#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace data {

/// What can be wrong with a level file, the settings or a file of runs. In braces what Problem::arguments holds.
enum class ProblemCode : std::uint8_t {
    // The file as a whole
    FileMissing,    ///< The file does not exist.
    FileUnreadable, ///< It is there and cannot be read.
    FileTooLarge,   ///< {limit in bytes}
    NotUtf8,        ///< {byte, from 1, where it stops being UTF-8}
    Syntax,         ///< No JSON. {line, column, both from 1}
    TooDeep,        ///< {levels of nesting that are allowed}
    NumberTooLarge, ///< A number that no computer number holds, such as 1e400. {line, column}
    MovedAside,     ///< The file could not be used, and a new one begins. {where it is now}
    LeftAlone,      ///< The settings could not be read and stay as they are: nothing is written this time.

    // Any value
    DuplicateKey, ///< {key} The first is taken.
    MissingKey,   ///< {key}
    WrongType,    ///< {the type it should have: "text", "number", "yes or no", "list", "object", "text or list" …}
    OutOfRange,   ///< {value, least, most}
    UnknownValue, ///< {value, the values there are, separated by commas}
    BadText,      ///< Empty, longer than allowed, or with control characters. {most code points}

    // Level files
    UnknownFormat,   ///< Neither pack nor level. {value}
    UnknownVersion,  ///< Made by a newer program. {value}
    UnknownPuzzle,   ///< Of a puzzle that this version does not have. {id}
    NoLevels,        ///< A pack without levels.
    TooManyLevels,   ///< {levels there are, limit} The ones beyond are left out.
    ReservedId,      ///< The id of the pack that holds the player's single levels. {id}
    BadId,           ///< Not made of 1 to 64 letters, digits, "-", "_" and ".". {id}
    DuplicateId,     ///< An earlier level of the pack has it. {id}
    DuplicatePackId, ///< An earlier file's pack has it. {id, that file}
    EmptyBoard,      ///< No rows, or rows of no cells.
    BoardTooLarge,   ///< {limit a side}
    RaggedRow,       ///< Not as long as the first. {length, length of the first}
    BadCharacter,    ///< Neither "#", ".", "_" nor a space. {character, column from 1}
    NoCells,         ///< Nothing but holes.
    PictureSize,     ///< The picture is not as large as the board.
    PictureHoles,    ///< The picture's holes are not the board's.

    // Exported runs
    LineTooLong,      ///< {limit in bytes}
    UnknownRunFormat, ///< Neither run nor shift. {value}
    BadEvent,         ///< Nothing that can be done to a board, or not written as it should be.
};

/// One thing that is wrong, and where.
struct Problem {
    std::string file;    ///< As it was given; empty for text that is in no file.
    std::string pointer; ///< JSON pointer (RFC 6901) to the value; empty for the whole file.
    ProblemCode code{};
    std::vector<std::string> arguments; ///< See ProblemCode.

    friend bool operator==(const Problem&, const Problem&) = default;
};

} // namespace data
