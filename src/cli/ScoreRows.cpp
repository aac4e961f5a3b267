#include "cli/ScoreRows.hpp"

namespace cli {

namespace {

std::string csvValue(const ScoreJson& row, const std::string& name) {
    const auto value = row.find(name);
    if (value == row.end() || value->is_null())
        return {};
    return value->is_string() ? csvText(value->get<std::string>()) : csvCell(value->dump());
}

} // namespace

std::string scoresJson(const std::vector<ScoreJson>& rows) {
    const ScoreJson json{{"runs", rows}};
    return json.dump(-1, ' ', false, ScoreJson::error_handler_t::replace) + "\n";
}

std::string scoresCsv(const std::vector<std::string>& names, const std::vector<ScoreJson>& rows) {
    std::string lines;
    for (const std::string& name : names)
        lines += (lines.empty() ? "" : ",") + name;
    lines += "\n";
    for (const ScoreJson& row : rows) {
        for (const std::string& name : names)
            lines += (&name == &names.front() ? "" : ",") + csvValue(row, name);
        lines += "\n";
    }
    return lines;
}

std::vector<std::string> namesOf(const ScoreJson& row) {
    std::vector<std::string> names;
    for (const auto& [name, value] : row.items())
        names.push_back(name);
    return names;
}

} // namespace cli
