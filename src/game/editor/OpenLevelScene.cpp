#include "game/editor/OpenLevelScene.hpp"

#include "game/KeyCaps.hpp"
#include "game/editor/LevelToEdit.hpp"
#include "game/scenes/mylevels/LevelThumbnail.hpp"
#include "game/scenes/mylevels/LevelTransfer.hpp"
#include "lights/BoardCode.hpp"
#include "text/Problems.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <system_error>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float padding = 28;
constexpr float titleHeight = 68;
constexpr float belowField = 42; ///< With room for a sentence.
constexpr float pictureSide = 52;
constexpr std::size_t longestPath = 1000;

ui::TextFieldOptions fieldOptions() {
    ui::TextFieldOptions options;
    options.maxLength = longestPath;
    return options;
}

ui::ButtonFace openFace() {
    ui::ButtonFace face;
    face.kind = ui::ButtonFace::Kind::Primary;
    face.leading = ui::Icon::Folder;
    return face;
}

} // namespace

OpenLevelScene::OpenLevelScene(const ToOpenLevel& to, const text::Text& text, Preferences& preferences,
                               data::Library& library, const data::OwnLevels& levels, const data::Paths& paths,
                               Navigator& navigator, ui::SoundPlayer& sounds, const ui::InputMapper& input,
                               ui::Clipboard& clipboard)
    : FormScene(sounds, input)
    , m_to(to)
    , m_text(text)
    , m_preferences(preferences)
    , m_levels(levels)
    , m_paths(paths)
    , m_navigator(navigator)
    , m_field(clipboard, fieldOptions())
    , m_cancel({}, [this] { close(); })
    , m_open(openFace(), [this] { open(); }) {
    library.refresh();
    m_all = myLevelRows(text, library);
    std::erase_if(m_all, [](const MyLevelRow& row) { return row.kind != MyLevelRow::Kind::Level; });
    sortRows(m_all, MyLevelOrder::Newest);
    m_form.add(m_field);
    m_form.add(m_list);
    m_form.add(m_cancel);
    m_form.add(m_open);
    m_field.onChange = [this] { searched(); };
    m_field.onSubmit = [this] { open(); };
    m_list.onActivate = [this](std::size_t) { open(); };
    m_list.onSelect = [this](std::size_t) { m_sounds.play(ui::Sound::Cursor); };
    m_list.drawRow = [this](ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) {
        drawRow(canvas, area, state);
    };
    searched();
    // Letters search at once; a gamepad chooses, and spells only where there is nothing to choose.
    const bool chooses = input.lastDevice() == ui::Device::Gamepad && !m_rows.empty();
    m_form.focus(chooses ? static_cast<ui::Widget*>(&m_list) : &m_field);
}

bool OpenLevelScene::typed() const {
    const std::string text = m_field.text();
    if (lights::looksLikeBoardCode(text))
        return true;
    if (text.find('/') == std::string::npos && text.find('.') == std::string::npos)
        return false;        // A word is a search, also where the home folder has a file of that name.
    std::error_code ignored; // What cannot be looked at is no file for us.
    return std::filesystem::is_regular_file(typedPath(text, m_paths), ignored);
}

void OpenLevelScene::searched() {
    m_field.setError({});
    m_rows.clear();
    if (!typed())
        for (const MyLevelRow& row : m_all)
            if (isMeant(row, m_field.text()))
                m_rows.push_back(row);
    m_list.setRowCount(m_rows.size());
    m_list.select(m_rows.empty() ? std::nullopt : std::optional<std::size_t>(0));
    m_open.setEnabled(!m_rows.empty() || !m_field.text().empty());
}

void OpenLevelScene::open() {
    if (m_closed || (m_rows.empty() && m_field.text().empty()))
        return;
    const auto row = m_list.selected();
    auto level = row ? data::OwnLevels::read(m_rows[*row].file).map_error([this](const data::OwnLevelProblem& problem) {
        return text::describe(m_text, problem);
    })
                     : typedLevel(m_field.text(), m_paths, m_levels, m_text);
    if (!level) {
        m_sounds.play(ui::Sound::Error);
        m_field.setError(level.error());
        return;
    }
    close();
    m_to.opened(*level);
}

void OpenLevelScene::close() {
    if (std::exchange(m_closed, true))
        return;
    m_sounds.play(ui::Sound::Select);
    m_navigator.pop();
}

void OpenLevelScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_screen = {0, 0, viewport.size().x, viewport.size().y};
    const float width = std::min(720.0F, m_screen.w - 48);
    const float height = std::min(640.0F, m_screen.h - 64);
    m_panel = {m_screen.centre().x - width / 2, m_screen.centre().y - height / 2, width, height};
    const float left = m_panel.x + padding;
    const float inner = width - 2 * padding;
    m_field.setPlaceholder(m_text.tr("Search, or type a share code or a file"));
    m_field.place({left, m_panel.y + titleHeight, inner, ui::TextField::height});
    const float bottom = m_panel.bottom() - padding - ui::PushButton::height;
    const float top = m_field.bounds().bottom() + belowField;
    m_table = {left, top, inner, bottom - 20 - top};
    m_list.place(m_table.inset(8));
    const KeyCaps caps(m_text, m_input);
    m_open.setLabel(m_text.tr("Open"));
    m_open.setKey(caps.of(ui::Action::Confirm));
    m_cancel.setLabel(m_text.trc("a change", "Cancel"));
    m_cancel.setKey(caps.of(ui::Action::Back));
    const float own = m_open.preferredWidth(measure);
    const float cancel = m_cancel.preferredWidth(measure);
    m_open.place({m_panel.right() - padding - own, bottom, own, ui::PushButton::height});
    m_cancel.place({m_open.bounds().x - 12 - cancel, bottom, cancel, ui::PushButton::height});
    m_form.setMotion(m_preferences.motion());
}

bool OpenLevelScene::handle(const ui::Event& event) {
    if (m_closed || m_form.handle(event))
        return true;
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (!m_panel.contains(pressed->at))
            close();
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Paste) { // From wherever the focus is.
        m_form.focus(&m_field);
        return m_form.handle(event);
    }
    if (action->action != ui::Action::Back)
        return false;
    close();
    return true;
}

void OpenLevelScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const MyLevelRow& row = m_rows[state.index];
    const ui::Palette& colours = canvas.colours();
    ui::drawRowGround(canvas, area, state);
    const float middle = area.centre().y;
    const ui::Rect picture{area.x + 12, middle - pictureSide / 2, pictureSide, pictureSide};
    drawThumbnail(canvas, picture, row.board);
    const float left = picture.right() + 16;
    const float room = area.right() - 20 - left;
    canvas.textFitted(row.name, {left, middle - 12}, room, ui::style::bodyBold, colours.text);
    canvas.textFitted(row.facts, {left, middle + 13}, room, ui::style::secondary, colours.text2);
}

void OpenLevelScene::draw(ui::Canvas& canvas) const {
    ui::drawScrim(canvas, m_screen);
    ui::drawPanel(canvas, m_panel);
    const ui::Palette& colours = canvas.colours();
    canvas.text(m_text.tr("Open level"), {m_panel.x + padding, m_panel.y + 40}, ui::style::lessonTitle, colours.text);
    canvas.fill(m_table, colours.surfaceLo, 12);
    canvas.stroke(m_table, 1, colours.lineSoft, 12);
    if (m_rows.empty()) {
        const std::string words = typed()                  ? m_text.tr("“Open” takes this board into the editor.")
                                  : m_field.text().empty() ? m_text.tr("You have not saved a level yet.")
                                                           : m_text.tr("Nothing is called like that.");
        canvas.text(words, m_table.centre(), ui::style::body, colours.text2, ui::Align::Centre);
    }
    m_form.draw(canvas);
}

} // namespace game
