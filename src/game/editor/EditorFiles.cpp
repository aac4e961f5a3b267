#include "game/editor/EditorFiles.hpp"

#include <utility>

namespace game {

EditorDocument EditorFiles::begin(const ToEditor& to) {
    if (to.level)
        return beginAnew(to.level);
    auto draft = m_unfinished.load();
    if (!draft)
        return beginAnew();
    m_kept = true;
    m_work = ++m_works;
    EditorDocument document{std::move(*draft), {}, m_work};
    EditorDocument saved = freshDocument();
    if (!document.file.empty())
        if (const auto stored = data::OwnLevels::read(document.file))
            saved = documentOf(*stored);
    m_saved.insert_or_assign(m_works, std::move(saved));
    return document;
}

EditorDocument EditorFiles::beginAnew(const std::optional<data::StoredLevel>& level) {
    m_unfinished.setAside();
    m_kept = false;
    m_work = ++m_works;
    EditorDocument document = level ? documentOf(*level) : freshDocument();
    document.work = m_work;
    m_saved.insert_or_assign(m_works, level && !level->file.empty() ? document : freshDocument());
    return document;
}

bool EditorFiles::unsaved(const EditorDocument& document) const {
    const auto saved = m_saved.find(document.work);
    return saved == m_saved.end() || !sameLevel(document, saved->second);
}

void EditorFiles::goTo(int work) {
    if (work == m_work)
        return;
    if (work > m_work) {
        m_unfinished.setAside();
        m_kept = false;
    } else {
        if (m_kept)
            static_cast<void>(m_unfinished.drop()); // If that fails, it is offered once more, which loses nothing.
        m_kept = false;
    }
    m_work = work;
}

std::optional<data::FileProblem> EditorFiles::keep(const EditorDocument& document) {
    const bool back = document.work < m_work;
    goTo(document.work);
    if (back && unsaved(document))
        m_kept = m_unfinished.takeUp(document);
    if (!unsaved(document) && !m_kept)
        return std::nullopt;
    m_kept = unsaved(document);
    const auto done = m_kept ? m_unfinished.keep(document) : m_unfinished.drop();
    const bool news = !done && !m_troubled;
    m_troubled = !done;
    return news ? std::optional(done.error()) : std::nullopt;
}

tl::expected<data::SavedLevel, data::OwnLevelProblem> EditorFiles::save(EditorHistory& history, bool anew) {
    data::StoredLevel stored = storedOf(history.now());
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
