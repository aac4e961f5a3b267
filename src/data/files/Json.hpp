// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/JsonFlaw.hpp"
#include "data/files/LocalText.hpp"
#include "data/files/Problem.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <set>
#include <string_view>

namespace data {

/// JSON whose objects keep the order of their members.
using Json = nlohmann::ordered_json;

inline constexpr std::size_t maxJsonDepth = 64;
inline constexpr std::size_t maxJsonMembers = 256; ///< Per object, as keys are found by linear search.

/// Collects problems while a file is read.
class ProblemSink {
public:
    explicit ProblemSink(std::string file)
        : m_file(std::move(file)) {}

    /// Drops further problems once there are ten thousand.
    void add(std::string pointer, ProblemCode code, std::vector<std::string> arguments = {});
    /// Notes a key that nothing reads; drops it like add().
    void slip(MistypedKey slip);
    [[nodiscard]] std::size_t size() const noexcept { return m_problems.size(); }
    [[nodiscard]] std::vector<Problem> take() && { return std::move(m_problems); }
    [[nodiscard]] std::vector<MistypedKey> takeSlips() { return std::move(m_slips); }

private:
    std::string m_file;
    std::vector<Problem> m_problems;
    std::vector<MistypedKey> m_slips;
};

/// Returns the JSON pointer (RFC 6901) to a member or element of the value at `pointer`.
[[nodiscard]] std::string childPointer(const std::string& pointer, std::string_view key);
[[nodiscard]] std::string childPointer(const std::string& pointer, std::size_t index);

/// Parses untrusted JSON. Reports a problem and returns std::nullopt for invalid UTF-8, invalid syntax, trailing
/// content, nesting deeper than maxJsonDepth, objects with more than maxJsonMembers members, and numbers beyond the
/// range of a double. If a key occurs twice in one object, reports it and keeps the first.
[[nodiscard]] std::optional<Json> parseJson(std::string_view text, ProblemSink& problems);

/// Where a value stands in the text of a JSON file, in bytes.
struct JsonPlace {
    std::string pointer;
    std::size_t member = 0; ///< Where its key begins, or the value itself if it has no key.
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Calls `found` for every value of a text, for those inside a list or object before it. Of two members with the same
/// key, both are found. \pre parseJson() reads the text.
void walkJson(std::string_view text, const std::function<void(const JsonPlace&)>& found);

/// Reads the members of an object and records which ones were read.
class ObjectReader {
public:
    /// \pre object.is_object(); `object` and `problems` outlive the reader.
    ObjectReader(const Json& object, std::string pointer, ProblemSink& problems)
        : m_object(object)
        , m_pointer(std::move(pointer))
        , m_problems(problems) {}

    [[nodiscard]] const std::string& pointer() const noexcept { return m_pointer; }
    [[nodiscard]] std::string at(std::string_view key) const { return childPointer(m_pointer, key); }

    /// Returns the member; null if missing.
    [[nodiscard]] const Json* take(std::string_view key);
    /// Returns the member; adds a problem and returns null if missing.
    [[nodiscard]] const Json* require(std::string_view key);

    /// Returns the members that were not taken, as the text of a JSON object; empty if all were taken.
    [[nodiscard]] std::string unknown() const;

    /// Notes each member that was not taken although its name is nearly that of one that was asked for.
    void findSlips() const;

    void problem(std::string_view key, ProblemCode code, std::vector<std::string> arguments = {}) {
        m_problems.add(at(key), code, std::move(arguments));
    }

private:
    const Json& m_object;
    std::string m_pointer;
    ProblemSink& m_problems;
    std::set<std::string, std::less<>> m_taken;
};

/// Appends the members of a JSON object's text (as returned by ObjectReader::unknown; may be empty) to `object`.
/// Existing members stay; two objects under the same key are merged.
void appendUnknown(Json& object, const std::string& unknown);

/// Returns the content of a JSON file: indented, ending with a line feed.
[[nodiscard]] std::string fileText(const Json& value);

/// Whether a text is a valid line: 1 to `longest` code points, no control characters, not only spaces.
[[nodiscard]] bool isLine(std::string_view text, std::size_t longest);

/// Reads a line of text; adds a problem and returns std::nullopt if the value is not one.
[[nodiscard]] std::optional<std::string> readLine(const Json& value, const std::string& pointer, std::size_t longest,
                                                  ProblemSink& problems);

/// Reads a text for all languages, or a map from language to text. Invalid parts are reported and left out.
[[nodiscard]] LocalText readLocalText(const Json& value, const std::string& pointer, std::size_t longest,
                                      ProblemSink& problems);

/// The inverse of readLocalText.
[[nodiscard]] Json toJson(const LocalText& text);

} // namespace data
