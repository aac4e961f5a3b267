// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorScene.hpp"
#include "game/editor/FuseBoxEditorScene.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/scene/Services.hpp"

namespace game {

std::unique_ptr<Scene> ToEditor::scene(const Services& with) const {
    EditorStart start = editorStart(*this, with.workshop());
    if (!start.document.isLights())
        return std::make_unique<FuseBoxEditorScene>(std::move(start), with, with.workshop());
    return std::make_unique<EditorScene>(std::move(start), with, with.workshop(), with.atlases, with.entropy);
}

} // namespace game
