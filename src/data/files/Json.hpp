#pragma once

#include "data/files/LocalText.hpp"
#include "data/files/Problem.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <set>
#include <string_view>

namespace data {

/// JSON whose objects keep the order of their keys.
using Json = nlohmann::ordered_json;

inline constexpr std::size_t maxJsonDepth = 64;
inline constexpr std::size_t maxJsonMembers = 256; ///< Of one object: keys are found by looking at each.

/// Where problems are gathered while a file is read.
class ProblemSink {
public:
    explicit ProblemSink(std::string file)
        : m_file(std::move(file)) {}

    /// After ten thousand problems, further ones are dropped.
    void add(std::string pointer, ProblemCode code, std::vector<std::string> arguments = {});
    [[nodiscard]] std::size_t size() const noexcept { return m_problems.size(); }
    [[nodiscard]] std::vector<Problem> take() && { return std::move(m_problems); }

private:
    std::string m_file;
    std::vector<Problem> m_problems;
};

/// The pointer to a member or an element of what `pointer` points to (RFC 6901).
[[nodiscard]] std::string below(const std::string& pointer, std::string_view key);
[[nodiscard]] std::string below(const std::string& pointer, std::size_t index);

/// Reads JSON that may come from anywhere. Bad UTF-8, bad syntax, anything after the end, nesting beyond maxJsonDepth,
/// objects of more than maxJsonMembers and numbers that no double holds are problems, and there is no value then. Of a
/// key that comes twice in one object the first stays, and that is a problem too.
[[nodiscard]] std::optional<Json> parseJson(std::string_view text, ProblemSink& problems);

/// Reads the members of one object and remembers which ones it knew.
class ObjectReader {
public:
    /// \pre object.is_object(); the object, and the sink, live longer.
    ObjectReader(const Json& object, std::string pointer, ProblemSink& problems)
        : m_object(object)
        , m_pointer(std::move(pointer))
        , m_problems(problems) {}

    [[nodiscard]] const std::string& pointer() const noexcept { return m_pointer; }
    [[nodiscard]] std::string at(std::string_view key) const { return below(m_pointer, key); }

    /// The member, or null if there is none.
    [[nodiscard]] const Json* take(std::string_view key);
    /// The same, with a problem if there is none.
    [[nodiscard]] const Json* require(std::string_view key);

    /// The text of the members that were not taken, as an object; empty when all were.
    [[nodiscard]] std::string unknown() const;

    void problem(std::string_view key, ProblemCode code, std::vector<std::string> arguments = {}) {
        m_problems.add(at(key), code, std::move(arguments));
    }

private:
    const Json& m_object;
    std::string m_pointer;
    ProblemSink& m_problems;
    std::set<std::string, std::less<>> m_taken;
};

/// Puts the members of an object's text (as from ObjectReader::unknown, or empty) behind those of `object`; a member
/// that is there already stays, but two objects are joined.
void appendUnknown(Json& object, const std::string& unknown);

/// The text of a file: indented, with a line feed at its end.
[[nodiscard]] std::string fileText(const Json& value);

/// Whether a text can stand on a line: one to `longest` code points, no control characters, not only blanks.
[[nodiscard]] bool isLine(std::string_view text, std::size_t longest);

/// A text of one line; nothing, with a problem added, if the value is not one.
[[nodiscard]] std::optional<std::string> readLine(const Json& value, const std::string& pointer, std::size_t longest,
                                                  ProblemSink& problems);

/// A text for every language, or a map from language to text. Bad parts are reported and left out.
[[nodiscard]] LocalText readLocalText(const Json& value, const std::string& pointer, std::size_t longest,
                                      ProblemSink& problems);

/// The same the other way around.
[[nodiscard]] Json toJson(const LocalText& text);

} // namespace data
