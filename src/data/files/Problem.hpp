// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace data {

/// What can be wrong with a level file, the settings or a file of runs. Braces show the contents of Problem::arguments.
enum class ProblemCode : std::uint8_t {
    // The file as a whole
    FileMissing,    ///< The file does not exist.
    FileUnreadable, ///< The file exists but cannot be read.
    FileTooLarge,   ///< {limit in bytes}
    NotUtf8,        ///< {position of the first invalid byte, from 1}
    Syntax,         ///< Not valid JSON. {line, column, both from 1}
    TooDeep,        ///< {maximum nesting depth}
    NumberTooLarge, ///< A number beyond the range of a double, such as 1e400. {line, column}
    MovedAside,     ///< The file was unusable and a new one is started. {its new path}
    LeftAlone,      ///< The settings could not be read and are left unchanged: nothing is written in this session.

    // Any value
    DuplicateKey, ///< {key} The first value is used.
    MissingKey,   ///< {key}
    WrongType,    ///< {expected type: "text", "number", "yes or no", "list", "object", "text or list" …}
    OutOfRange,   ///< {value, least, most}
    UnknownValue, ///< {value, known values, separated by commas}
    BadText,      ///< Empty, too long, or with control characters. {maximum code points}

    // Level files
    UnknownFormat,    ///< Neither a pack nor a level. {value}
    UnknownVersion,   ///< Written by a newer program. {value}
    UnknownPuzzle,    ///< For a puzzle that this version does not have. {id}
    NoLevels,         ///< A pack without levels.
    TooManyLevels,    ///< {number of levels, limit} Those beyond the limit are left out.
    ReservedId,       ///< The id reserved for the pack of the player's single levels. {id}
    BadId,            ///< Not made of 1 to 64 letters, digits, "-", "_" and ".". {id}
    DuplicateId,      ///< Already used by an earlier level of the pack. {id}
    DuplicatePackId,  ///< Already used by a pack in an earlier file. {id, that file}
    EmptyBoard,       ///< No rows, or rows without cells.
    BoardTooLarge,    ///< {maximum side length}
    RaggedRow,        ///< Length differs from the first row's. {length, length of the first row}
    BadCharacter,     ///< Neither "#", ".", "X", "x", "_" nor a space (in goals: nor "?"). {character, column from 1}
    NoCells,          ///< Only holes and sealed windows: nothing to press.
    PictureSize,      ///< The picture's size differs from the board's.
    PictureHoles,     ///< The picture's holes differ from the board's.
    PictureSealed,    ///< The picture has sealed windows, which only the board can have.
    SealedVersion,    ///< Sealed windows in a file of an older version of the format. {the version that has them}
    CurtainVersion,   ///< Curtains in a file of an older version of the format. {the version that has them}
    PressVersion,     ///< Quiet hours in a file of an older version of the format. {the version that has them}
    BadStamp,         ///< The stamp is neither a known word nor a drawing. {the word, if it is one}
    StampVersion,     ///< Such a stamp in a file of an older version of the format. {the version that has them}
    FillVersion,      ///< Such a rule in a file of an older version of the format. {the version that has it}
    ForeignKey,       ///< A key of the other puzzle's boards. {key}
    AlbumAlone,       ///< A level that is alone in its file is in an album, which only a pack has.
    RiddleVersion,    ///< A riddle in a file of an older version of the format. {the version that has them}
    RiddleTooLarge,   ///< A board of a riddle is too large for one. {maximum side length}
    RiddleBoards,     ///< Not as many further boards as the riddle needs. {how many it needs}
    RiddlePicture,    ///< A choice of boards whose goal is a picture.
    QuietRiddle,      ///< A riddle that cannot be asked with or without quiet hours; see lights::fits.
    RiddleShown,      ///< What is shown has another shape, or presses where nothing can be pressed.
    RiddleUnanswered, ///< The riddle has no answer. {lights::RiddleFault as a number, id of the level}
    BadArukone,       ///< Not a board of Arukone. {arukone::BoardProblem: kind as a number, row, column}
    Unsolvable,       ///< The board has no solution.

    // Exported runs
    LineTooLong,      ///< {limit in bytes}
    EventsTooLong,    ///< Their text. {limit in bytes}
    TooManyEvents,    ///< {limit}
    UnknownRunFormat, ///< Neither a run nor a shift. {value}
    BadEvent,         ///< Not a possible event, or not in the required format.
};

/// A single problem and its location.
struct Problem {
    std::string file;    ///< As given by the caller; empty for text that is not from a file.
    std::string pointer; ///< JSON pointer (RFC 6901) to the value; empty for the file as a whole.
    ProblemCode code{};
    std::vector<std::string> arguments; ///< See ProblemCode.

    friend bool operator==(const Problem&, const Problem&) = default;
};

} // namespace data
