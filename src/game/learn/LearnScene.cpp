#include "game/learn/LearnScene.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr std::size_t across = 3; ///< Cards per row, and rows.
constexpr float top = 92;

} // namespace

LearnScene::LearnScene(const SceneContext& context, Records& records)
    : PageScene(context)
    , m_records(records)
    , m_explorer({}, [this] {
        m_sounds.play(Sound::Select);
        m_navigator.push(ToExplorer{});
    }) {
    for (std::size_t i = 0; i < lessonIds.size(); ++i) {
        m_cards.emplace_back([this, i] { open(i); });
        m_form.add(m_cards.back());
    }
    m_explorer.setFace(wordsFace(ui::Icon::Grid));
    m_form.add(m_explorer);
    m_header.addTo(m_form);
    m_form.focus(&m_cards[std::min(nextLesson(), lessonIds.size() - 1)]);
    refresh();
}

std::size_t LearnScene::nextLesson() const {
    const data::LessonProgress& progress = m_records.lessons();
    const auto at = std::find_if(lessonIds.begin(), lessonIds.end(),
                                 [&progress](std::string_view id) { return !progress.at(id).done; });
    return static_cast<std::size_t>(at - lessonIds.begin());
}

void LearnScene::refresh() {
    const data::LessonProgress& progress = m_records.lessons();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        Lesson lesson = buildLesson(lessonIds[i], m_text);
        const data::LessonResult reached = progress.at(lessonIds[i]);
        LessonCard::Face face;
        face.number = static_cast<int>(i) + 1;
        face.title = std::move(lesson.title);
        face.about = std::move(lesson.about);
        face.steps = static_cast<int>(lesson.steps.size());
        face.reached = reached.steps;
        face.done = reached.done;
        face.next = i == nextLesson();
        if (reached.done)
            face.state = m_text.trc("a lesson", "done");
        else if (reached.steps > 0)
            face.state = m_text.tr("Step {1} of {2}", reached.steps + 1, face.steps);
        else if (face.next)
            face.state = i == 0 ? m_text.tr("Start here") : m_text.tr("Continue here");
        m_cards[i].setFace(std::move(face));
    }
}

void LearnScene::open(std::size_t lesson) {
    m_sounds.play(Sound::Select);
    m_navigator.push(ToLesson{std::string(lessonIds[lesson])});
}

void LearnScene::arrangePage(const PageFrame& page, const ui::Measure& measure) {
    refresh();
    m_explorer.setLabel(m_text.tr("Explorer"));
    m_explorer.place(page.headerEnd(m_explorer.preferredWidth(measure), ui::PushButton::height));

    const float gap = m_viewport.compact() ? 14 : 20;
    const ui::Rect room = page.body(top, 16);
    const float width = ui::share(room.w, across, gap);
    const float height = std::min(198.0F, ui::share(room.h, across, gap));
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i].place({room.x + static_cast<float>(i % across) * (width + gap),
                          room.y + static_cast<float>(i / across) * (height + gap), width, height});
}

std::vector<ui::LegendEntry> LearnScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::Up, ui::Action::Down, ui::Action::Left, ui::Action::Right}, m_text.tr("Choose")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Open")), caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

Scenery LearnScene::scenery() const {
    Scenery scenery = PageScene::scenery();
    const data::LessonProgress& progress = m_records.lessons();
    const auto done = std::count_if(lessonIds.begin(), lessonIds.end(),
                                    [&progress](std::string_view id) { return progress.at(id).done; });
    scenery.night = 0.3F + 0.7F * static_cast<float>(done) / static_cast<float>(lessonIds.size());
    return scenery;
}

} // namespace game
