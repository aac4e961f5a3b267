#include "game/learn/LearnScene.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float legendStrip = 58;
constexpr int across = 3;
constexpr float top = 92;

} // namespace

LearnScene::LearnScene(const text::Text& text, Preferences& preferences, Records& records, Navigator& navigator,
                       ui::SoundPlayer& sounds, const ui::InputMapper& input)
    : PageScene(text, preferences, navigator, sounds, input)
    , m_records(records)
    , m_explorer({}, [this] {
        m_sounds.play(ui::Sound::Select);
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
        const data::LessonReached reached = progress.at(lessonIds[i]);
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
    m_sounds.play(ui::Sound::Select);
    m_navigator.push(ToLesson{std::string(lessonIds[lesson])});
}

void LearnScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    refresh();
    const ui::Rect content = viewport.content();
    const float margin = viewport.margin();
    const float gap = viewport.compact() ? 14 : 20;
    const float left = content.x + margin;
    const float right = content.right() - margin;
    m_header.layout(viewport, m_text.tr("Learn"), m_text.tr("Back"), measure);

    m_explorer.setLabel(m_text.tr("Explorer"));
    const float own = m_explorer.preferredWidth(measure);
    m_explorer.place({right - own, 24, own, ui::PushButton::height});

    const float ground = content.h - legendStrip;
    const float width = (right - left - gap * (across - 1)) / across;
    constexpr float rows = 3;
    const float height = std::min(198.0F, (ground - top - 16 - gap * (rows - 1)) / rows);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const std::size_t row = i / across;
        const std::size_t column = i % across;
        m_cards[i].place({left + static_cast<float>(column) * (width + gap),
                          top + static_cast<float>(row) * (height + gap), width, height});
    }
    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries(
        {caps.entry({ui::Action::Up, ui::Action::Down, ui::Action::Left, ui::Action::Right}, m_text.tr("Choose")),
         caps.entry({ui::Action::Confirm}, m_text.tr("Open")), caps.entry({ui::Action::Back}, m_text.tr("Back"))});
    m_legend.place({left, ground, right - left, legendStrip});
}

void LearnScene::draw(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    m_form.draw(canvas);
    m_tooltip.draw(canvas);
    m_legend.draw(canvas);
}

Scenery LearnScene::scenery() const {
    Scenery scenery;
    scenery.pavement = legendStrip;
    const data::LessonProgress& progress = m_records.lessons();
    const auto done = std::count_if(lessonIds.begin(), lessonIds.end(),
                                    [&progress](std::string_view id) { return progress.at(id).done; });
    scenery.night = 0.3F + 0.7F * static_cast<float>(done) / static_cast<float>(lessonIds.size());
    scenery.quiet = {m_header.titleArea()};
    return scenery;
}

} // namespace game
