#include "text/Problems.hpp"

#include <variant>

namespace text {

namespace {

struct Describe {
    const Text& text;

    std::string operator()(const data::FileProblem& problem) const { return describe(text, problem); }
    std::string operator()(const std::vector<data::Problem>& problems) const {
        return problems.empty() ? describe(text, data::OwnLevelRefusal::NotALevel)
                                : describeWithPlace(text, problems.front());
    }
    std::string operator()(data::OwnLevelRefusal refusal) const { return describe(text, refusal); }
};

} // namespace

std::string describe(const Text& text, data::OwnLevelRefusal refusal) {
    switch (refusal) {
    case data::OwnLevelRefusal::NoPlace:
        return text.tr("There is no home folder to keep levels in.");
    case data::OwnLevelRefusal::BadName:
        return text.tr("Names have 1 to 100 characters on one line.");
    case data::OwnLevelRefusal::NotALevel:
        return text.tr("This file holds no single level.");
    case data::OwnLevelRefusal::NoneChosen:
        return text.tr("A pack needs at least one level.");
    case data::OwnLevelRefusal::TooMany:
        return text.tr("A pack holds at most 1,000 levels.");
    case data::OwnLevelRefusal::BadPackId:
        return text.tr("The id of a pack is made of 1 to 64 letters, digits, “-”, “_” and “.”, and is not “own”.");
    case data::OwnLevelRefusal::PackIdTaken:
        break;
    }
    return text.tr("Another pack has this id.");
}

std::string describe(const Text& text, const data::OwnLevelProblem& problem) {
    return std::visit(Describe{text}, problem);
}

} // namespace text
