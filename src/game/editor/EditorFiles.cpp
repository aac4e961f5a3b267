// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorFiles.hpp"

#include <utility>

namespace game {

EditorDocument EditorFiles::begin(const ToEditor& to) {
    if (to.level)
        return beginWork(*to.level);
    if (to.fresh)
        return beginWork(*to.fresh == ToEditor::Puzzle::Lights);
    auto draft = m_unfinished.load();
    if (!draft)
        return beginWork(true);
    m_mayHaveDraft = true;
    m_currentWork = ++m_workCount;
    EditorDocument document{std::move(*draft), {}, m_currentWork};
    EditorDocument saved = freshDocument(document.isLights());
    if (!document.file.empty())
        if (const auto stored = data::OwnLevels::read(document.file))
            saved = documentOf(*stored);
    m_saved.insert_or_assign(m_workCount, std::move(saved));
    return document;
}

EditorDocument EditorFiles::beginWork(EditorDocument document, EditorDocument saved) {
    m_unfinished.setAside();
    m_mayHaveDraft = false;
    m_currentWork = ++m_workCount;
    document.work = m_currentWork;
    m_saved.insert_or_assign(m_workCount, std::move(saved));
    return document;
}

EditorDocument EditorFiles::beginWork(const data::StoredLevel& level) {
    EditorDocument document = documentOf(level);
    EditorDocument saved = level.file.empty() ? freshDocument(document.isLights()) : document;
    return beginWork(std::move(document), std::move(saved));
}

EditorDocument EditorFiles::beginWork(bool lights) {
    return beginWork(freshDocument(lights), freshDocument(lights));
}

bool EditorFiles::unsaved(const EditorDocument& document) const {
    const auto saved = m_saved.find(document.work);
    return saved == m_saved.end() || !sameLevel(document, saved->second);
}

void EditorFiles::switchToWork(int work) {
    if (work == m_currentWork)
        return;
    if (work > m_currentWork) {
        m_unfinished.setAside();
        m_mayHaveDraft = false;
    } else {
        if (m_mayHaveDraft)
            static_cast<void>(m_unfinished.drop()); // If that fails, it is offered once more, which loses nothing.
        m_mayHaveDraft = false;
    }
    m_currentWork = work;
}

std::optional<data::FileProblem> EditorFiles::keep(const EditorDocument& document) {
    const bool back = document.work < m_currentWork;
    switchToWork(document.work);
    if (back && unsaved(document))
        m_mayHaveDraft = m_unfinished.reclaim(document);
    if (!unsaved(document) && !m_mayHaveDraft)
        return std::nullopt;
    m_mayHaveDraft = unsaved(document);
    const auto done = m_mayHaveDraft ? m_unfinished.keep(document) : m_unfinished.drop();
    const bool news = !done && !m_troubled;
    m_troubled = !done;
    return news ? std::optional(done.error()) : std::nullopt;
}

tl::expected<data::SavedLevel, data::OwnLevelProblem> EditorFiles::save(EditorHistory& history, bool anew) {
    data::StoredLevel stored = storedLevelOf(history.now());
    if (anew) {
        stored.level.id.clear();
        stored.file.clear();
        stored.content.clear();
    }
    auto saved = m_levels.save(stored);
    if (!saved)
        return saved;
    history.identify(saved->stored);
    m_saved.insert_or_assign(history.now().work, history.now());
    static_cast<void>(keep(history.now()));
    return saved;
}

} // namespace game
