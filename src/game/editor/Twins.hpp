#pragma once

#include "data/levels/Library.hpp"
#include "game/editor/EditorDocument.hpp"

#include <map>
#include <string>

namespace game {

/// Which levels there are already, by their boards.
class Twins {
public:
    explicit Twins(const data::Library& library);

    /// The level that is the same board, in another file; null where there is none.
    [[nodiscard]] const data::LocalText* of(const EditorDocument& document) const;

private:
    struct Known {
        data::LocalText name;
        std::filesystem::path file;
    };
    std::multimap<std::string, Known> m_levels; ///< By share code.
};

} // namespace game
