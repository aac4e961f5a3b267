#include "game/scenes/RandomScene.hpp"

#include "game/Actions.hpp"
#include "game/KeyCaps.hpp"
#include "game/SharedBoard.hpp"
#include "game/Wording.hpp"
#include "game/scenes/random/RandomWords.hpp"
#include "lights/Random.hpp"
#include "lights/ShareCode.hpp"
#include "text/Problems.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float legendStrip = 58;
constexpr float widePadding = 28;
constexpr float compactPadding = 16;
constexpr float gap = 24;
constexpr std::size_t exactTab = lights::allDifficulties.size();
constexpr std::size_t longestText = 4096; ///< The code of the largest board fits.

// From the top of the left panel to the middle of each label, and the controls below it.
constexpr float toControl = 15;
constexpr float sidesTop = 30;
constexpr float presetsTop = 103;
constexpr float presetHeight = 34;
constexpr float surfaceTop = 163;
constexpr float rulesTop = 268;
constexpr float difficultyTop = 355;
constexpr float optimumTop = 426;
constexpr float seedTop = 492;
constexpr float leftHeight = 582; ///< With the line that says what is wrong with the seed.

ui::ButtonFace faceOf(ui::ButtonFace::Kind kind, ui::Icon icon) {
    ui::ButtonFace face;
    face.kind = kind;
    face.leading = icon;
    face.big = true;
    return face;
}

BoardOptions previewOptions(const Preferences& preferences, lights::Surface surface) {
    BoardOptions options = preferences.boardOptions(House::Slate);
    options.front = surface == lights::Surface::Plane ? BoardFront::Windows : BoardFront::House;
    options.numbers = false;
    options.largestPitch = 64;
    return options;
}

} // namespace

RandomScene::Side::Side(int value, const std::function<void(int)>& changed)
    : stepper(1, lights::maxSide, value)
    , slider({1, lights::maxSide, 1}, static_cast<float>(value)) {
    stepper.onChange = [this, changed](int now) {
        slider.setValue(static_cast<float>(now));
        changed(now);
    };
    slider.onChange = [this, changed](float now) {
        stepper.setValue(static_cast<int>(now));
        changed(static_cast<int>(now));
    };
}

void RandomScene::Side::set(int value) {
    stepper.setValue(value);
    slider.setValue(static_cast<float>(value));
}

void RandomScene::Side::place(ui::Rect area) {
    constexpr float label = 100;
    slider.place({area.x + label, area.y - 10, area.w - label, 20});
    stepper.place({area.x, area.y + toControl, area.w, ui::Stepper::height});
}

RandomScene::RandomScene(const text::Text& text, Preferences& preferences, Navigator& navigator, LampAtlases& atlases,
                         ui::SoundPlayer& sounds, const ui::InputMapper& input, ui::Clipboard& clipboard,
                         const Entropy& entropy)
    : m_text(text)
    , m_preferences(preferences)
    , m_navigator(navigator)
    , m_sounds(sounds)
    , m_input(input)
    , m_clipboard(clipboard)
    , m_entropy(entropy)
    , m_setting(preferences.get().random)
    , m_fresh(lights::seedText(entropy()))
    , m_header([this] { leave(); })
    , m_rows(m_setting.rows, [this](int rows) { setSides(rows, m_setting.columns); })
    , m_columns(m_setting.columns, [this](int columns) { setSides(m_setting.rows, columns); })
    , m_surface(m_setting.rules.surface,
                [this](lights::Surface surface) {
                    m_setting.rules.surface = surface;
                    changed();
                })
    , m_stamp({}, static_cast<std::size_t>(m_setting.rules.stamp),
              [this](std::size_t tab) {
                  m_setting.rules.stamp = static_cast<lights::Stamp>(tab);
                  changed();
              })
    , m_goal({}, static_cast<std::size_t>(m_setting.goal),
             [this](std::size_t tab) {
                 m_setting.goal = static_cast<lights::GoalKind>(tab);
                 changed();
             })
    , m_difficulty({}, 0, [this](std::size_t tab) { chooseDifficulty(tab); })
    , m_optimum(1, lights::maxSide * lights::maxSide, 1,
                [this](int optimum) {
                    m_setting.wanted = optimum;
                    changed();
                })
    , m_seed(clipboard, {{}, {}, longestText, false})
    , m_dice(iconFace(ui::Icon::Dice), [this] { newDraw(); })
    , m_copy(iconFace(ui::Icon::Copy), [this] { copyCode(); })
    , m_newDraw(faceOf(ui::ButtonFace::Kind::Secondary, ui::Icon::Dice), [this] { newDraw(); })
    , m_play(faceOf(ui::ButtonFace::Kind::Primary, ui::Icon::Play), [this] { play(); })
    , m_board(atlases, previewOptions(preferences, m_setting.rules.surface)) {
    for (Side* side : {&m_rows, &m_columns}) {
        m_form.add(side->stepper);
        m_form.add(side->slider);
    }
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_presets[i].onPress = [this, side = presetSides[i]] { setSides(side, side); };
        m_form.add(m_presets[i]);
    }
    for (ui::Widget* widget : std::initializer_list<ui::Widget*>{
             &m_surface, &m_stamp, &m_goal, &m_difficulty, &m_optimum, &m_seed, &m_dice, &m_copy, &m_newDraw, &m_play})
        m_form.add(*widget);
    m_header.addTo(m_form);
    m_seed.onChange = [this] { changed(); };
    m_seed.onSubmit = [this] { play(); };
    m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_form.focus(&m_play);
    m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
    if (const int* optimum = std::get_if<int>(&m_setting.wanted))
        m_optimum.setValue(*optimum);
    reword();
    changed();
}

bool RandomScene::hasCode() const {
    return lights::looksLikeCode(m_seed.text());
}

void RandomScene::setSides(int rows, int columns) {
    m_setting.rows = rows;
    m_setting.columns = columns;
    m_rows.set(rows);
    m_columns.set(columns);
    changed();
}

void RandomScene::chooseDifficulty(std::size_t tab) {
    if (tab == exactTab)
        m_setting.wanted = m_optimum.value();
    else
        m_setting.wanted = lights::allDifficulties[tab];
    changed();
}

void RandomScene::changed() {
    m_playWhenReady = false;
    m_played = false;
    m_seed.setError({});
    const std::string typed = m_seed.text();
    if (!hasCode()) {
        m_preview.want({m_setting, typed.empty() ? m_fresh : typed, !typed.empty(), 1});
    } else if (auto shared = sharedBoard(typed, m_text)) {
        m_preview.show(*std::move(shared));
    } else {
        m_seed.setError(std::move(shared.error()));
        m_preview.clear();
    }
    showWanted();
    showBoard();
}

void RandomScene::showWanted() {
    const bool ours = !hasCode(); // A code brings its own size and rules.
    for (Side* side : {&m_rows, &m_columns}) {
        side->stepper.setEnabled(ours);
        side->slider.setEnabled(ours);
    }
    for (ui::PushButton& preset : m_presets)
        preset.setEnabled(ours);
    for (ui::Widget* widget : std::initializer_list<ui::Widget*>{&m_surface, &m_stamp, &m_goal, &m_difficulty})
        widget->setEnabled(ours);
    m_optimum.setVisible(exact());
    m_optimum.setEnabled(ours);

    const RandomPreview::Range* range = m_preview.range();
    std::vector<ui::TabItem> tabs;
    for (const lights::Difficulty difficulty : lights::allDifficulties) {
        const bool possible = difficulty == lights::Difficulty::Any || range == nullptr ||
                              (*range && !(*range)->classes.range(difficulty).empty());
        tabs.push_back({difficultyName(m_text, difficulty), {}, possible});
    }
    tabs.push_back({m_text.trc("difficulty", "Exact"), {}, true});
    m_difficulty.setItems(std::move(tabs));
    const auto* difficulty = std::get_if<lights::Difficulty>(&m_setting.wanted);
    m_difficulty.select(difficulty != nullptr ? static_cast<std::size_t>(*difficulty) : exactTab);
    if (range != nullptr && *range)
        m_optimum.setLimits(1, std::max((*range)->largest.possible, exact() ? std::get<int>(m_setting.wanted) : 1));
}

void RandomScene::showBoard() {
    if (!m_preview.challenge())
        return; // The one before stays until the next is there.
    const lights::Puzzle& puzzle = m_preview.challenge()->puzzle;
    const bool picture = puzzle.goal() == lights::GoalKind::Picture;
    m_board.setOptions(previewOptions(m_preferences, puzzle.rules().surface));
    m_board.setBoard(puzzle.start(), puzzle.rules().surface, picture ? std::optional(puzzle.target()) : std::nullopt);
    m_board.place(m_boardRoom, m_boardRoom.bottom(), m_viewport);
}

std::string RandomScene::trouble() const {
    return m_preview.problem() ? text::describe(m_text, *m_preview.problem()) : std::string();
}

void RandomScene::newDraw() {
    m_fresh = lights::seedText(m_entropy());
    m_seed.setText({});
    m_sounds.play(ui::Sound::Press);
    changed();
}

void RandomScene::play() {
    m_playWhenReady = m_preview.drawing();
    if (!m_preview.challenge() && !m_playWhenReady)
        m_toasts.show({ui::Toast::Kind::Danger, m_seed.error().empty() ? trouble() : m_seed.error(), {}, {}});
    if (!m_preview.challenge())
        return;
    m_playWhenReady = false;
    m_played = true;
    m_sounds.play(ui::Sound::Select);
    remember();
    m_navigator.push(ToPlay{*m_preview.challenge(), true});
}

void RandomScene::copyCode() {
    if (!m_preview.challenge())
        return;
    m_clipboard.setText(lights::encodePuzzle(m_preview.challenge()->puzzle));
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void RandomScene::pasteCode() {
    const auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (!pasted) {
        m_toasts.show({ui::Toast::Kind::Danger, pasted.error(), {}, {}});
        return;
    }
    m_seed.setText(lights::encodePuzzle(pasted->puzzle));
    changed();
}

void RandomScene::remember() {
    if (m_preferences.get().random != m_setting)
        m_preferences.change([this](data::Settings& settings) { settings.random = m_setting; });
}

void RandomScene::leave() {
    remember();
    m_navigator.pop();
}

void RandomScene::reword() {
    std::array<std::string, SurfacePicker::count> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = surfaceTitle(m_text, static_cast<lights::Surface>(i));
    m_surface.setNames(std::move(names));
    std::vector<ui::TabItem> stamps;
    for (const auto stamp : {lights::Stamp::Plus, lights::Stamp::Cross, lights::Stamp::Square})
        stamps.push_back({stampTitle(m_text, stamp), {}, true});
    m_stamp.setItems(std::move(stamps));
    m_goal.setItems(
        {{m_text.tr("All off"), {}, true}, {m_text.tr("All on"), {}, true}, {m_text.trc("goal", "Picture"), {}, true}});
    for (std::size_t i = 0; i < m_presets.size(); ++i)
        m_presets[i].setLabel(m_text.tr("{1} × {1}", presetSides[i]));
    m_seed.setPlaceholder(m_text.tr("Any text; empty: a fresh board"));
    m_dice.setLabel(m_text.tr("New draw"));
    m_dice.setTip(m_text.tr("New draw"));
    m_copy.setLabel(m_text.tr("Copy code"));
    m_copy.setTip(m_text.tr("Copy code"));
    const KeyCaps caps(m_text, m_input);
    m_newDraw.setLabel(m_text.tr("New draw"));
    m_newDraw.setKey(caps.of(action::next));
    m_play.setLabel(m_text.tr("Play"));
    m_play.setKey(caps.of(ui::Action::Confirm));
    m_legend.setEntries({caps.entry({ui::Action::NextControl}, m_text.tr("Next field")),
                         caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Change")),
                         caps.entry({ui::Action::Copy}, m_text.tr("Copy code")),
                         caps.entry({ui::Action::Back}, m_text.tr("Back"))});
}

void RandomScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_viewport = viewport;
    reword();
    showWanted();
    const ui::Rect content = viewport.content();
    const bool compact = viewport.compact();
    const float margin = viewport.margin();
    const float top = compact ? 84 : 88;
    const float width = content.w - 2 * margin;
    const float left = compact ? 636 : std::max(620.0F, width * 0.45F);
    const float height = content.h - top - legendStrip - (compact ? 14 : 24);
    m_header.layout(viewport, m_text.tr("Random board"), m_text.tr("Back"), measure);
    m_left = {content.x + margin, top, left, height};
    m_right = {m_left.right() + (compact ? 16 : gap), top, width - left - (compact ? 16 : gap), height};
    placeLeft(m_left);
    placeRight(m_right, viewport, measure);
    m_legend.place({content.x + margin, content.h - legendStrip, width, legendStrip});
    m_toasts.place({m_right.x + 20, m_right.y, std::min(320.0F, m_right.w - 40), m_right.h - 110});
    m_form.setMotion(m_preferences.motion());
    m_toasts.setMotion(m_preferences.motion());
    showBoard();
}

void RandomScene::placeLeft(ui::Rect panel) {
    const float spread = std::max(0.0F, panel.h - leftHeight) / 6; // A tall window has larger gaps.
    const float padding = m_viewport.compact() ? compactPadding : widePadding;
    const ui::Rect inner{panel.x + padding, panel.y, panel.w - 2 * padding, panel.h};
    const float half = (inner.w - gap) / 2;
    const auto at = [&](float top, int gaps) { return panel.y + top + spread * static_cast<float>(gaps); };
    m_rows.place({inner.x, at(sidesTop, 0), half, 0});
    m_columns.place({inner.x + half + gap, at(sidesTop, 0), half, 0});
    constexpr float between = 9;
    const float preset = (inner.w - 5 * between) / 6;
    for (std::size_t i = 0; i < m_presets.size(); ++i)
        m_presets[i].place(
            {inner.x + static_cast<float>(i) * (preset + between), at(presetsTop, 0), preset, presetHeight});
    m_surface.place({inner.x, at(surfaceTop, 1) + toControl, inner.w, SurfacePicker::height});
    m_stamp.place({inner.x, at(rulesTop, 2) + toControl, half, ui::Tabs::height});
    m_goal.place({inner.x + half + gap, at(rulesTop, 2) + toControl, half, ui::Tabs::height});
    m_difficulty.place({inner.x, at(difficultyTop, 3) + toControl, inner.w, ui::Tabs::height});
    m_optimum.place({inner.right() - 190, at(optimumTop, 3), 190, 44});
    const float y = at(seedTop, 4) + toControl;
    m_copy.place({inner.right() - 48, y, 48, 48});
    m_dice.place({inner.right() - 106, y, 48, 48});
    m_seed.place({inner.x, y, inner.w - 116, ui::TextField::height});
}

void RandomScene::placeRight(ui::Rect panel, const ui::Viewport& viewport, const ui::Measure& measure) {
    const float side = viewport.compact() ? compactPadding : widePadding;
    constexpr float high = ui::PushButton::bigHeight;
    const float y = panel.bottom() - 26 - high;
    // Where room is short, the dice must do: the same words stand as a tip.
    m_newDraw.setHideLabel(false);
    const float both = m_newDraw.preferredWidth(measure) + 12 + m_play.preferredWidth(measure);
    m_newDraw.setHideLabel(both > panel.w - 2 * side);
    const float own = m_newDraw.preferredWidth(measure);
    if (own + 12 + m_play.preferredWidth(measure) > panel.w - 2 * side)
        m_play.setKey({});
    m_newDraw.place({panel.x + side, y, own, high});
    m_play.place({panel.x + side + own + 12, y, panel.w - 2 * side - own - 12, high});
    const float above = viewport.compact() ? 96 : 78; // Below the title, and in a narrow panel the words below that.
    const float below = viewport.compact() ? 118 : 84;
    m_boardRoom = {panel.x + side + 8, panel.y + above, panel.w - 2 * side - 16, y - panel.y - above - below};
}

bool RandomScene::handle(const ui::Event& event) {
    if (m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->repeat)
        return false;
    if (action->action == ui::Action::Back)
        leave();
    else if (action->action == action::next)
        newDraw();
    else if (action->action == ui::Action::Confirm)
        play();
    else if (action->action == ui::Action::Copy)
        copyCode();
    else if (action->action == ui::Action::Paste)
        pasteCode();
    else
        return false;
    return true;
}

void RandomScene::update(ui::Seconds step) {
    if (m_preview.update(step)) {
        showWanted();
        showBoard();
        if (std::exchange(m_playWhenReady, false))
            play();
    }
    m_legend.setDevice(m_input.lastDevice());
    m_form.update(step);
    m_board.update(step);
    m_toasts.update(step);
    const ui::Widget* pointed = nullptr;
    for (const ui::PushButton* button : {&m_copy, &m_dice, &m_newDraw})
        if (button->hovered())
            pointed = button;
    m_tooltip.follow(pointed);
    m_tooltip.update(step);
}

bool RandomScene::animating() const {
    return m_form.animating() || m_board.animating() || m_toasts.animating() || m_tooltip.animating() ||
           m_preview.busy();
}

Scenery RandomScene::scenery() const {
    Scenery scenery;
    scenery.pavement = legendStrip;
    scenery.night = 0.6F;
    return scenery;
}

void RandomScene::covered() {
    m_form.releasePointer();
}

void RandomScene::uncovered() {
    if (!m_played)
        return;
    m_fresh = lights::seedText(m_entropy());
    if (m_seed.text().empty())
        changed();
}

void RandomScene::drawLeft(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_left);
    const ui::Palette& colours = canvas.colours();
    const auto label = [&](const std::string& words, const ui::Widget& above) {
        canvas.text(words, {above.bounds().x, above.bounds().y - toControl}, ui::style::label, colours.text2);
    };
    label(m_text.tr("Rows"), m_rows.stepper);
    label(m_text.tr("Columns"), m_columns.stepper);
    label(m_text.tr("Surface"), m_surface);
    label(m_text.trc("stamp", "Stamp"), m_stamp);
    label(m_text.trc("board", "Goal"), m_goal);
    label(m_text.tr("Difficulty"), m_difficulty);
    label(m_text.tr("Seed or share code"), m_seed);
    const ui::Rect beside = m_optimum.bounds();
    if (!hasCode())
        canvas.textFitted(rangeWords(m_text, m_setting, m_preview.range()),
                          {m_difficulty.bounds().x, beside.centre().y},
                          exact() ? beside.x - m_difficulty.bounds().x - 12 : m_difficulty.bounds().w,
                          ui::style::legend, colours.text);
}

void RandomScene::drawRight(ui::Canvas& canvas) const {
    ui::drawPanel(canvas, m_right);
    const ui::Palette& colours = canvas.colours();
    const float side = m_viewport.compact() ? compactPadding : widePadding;
    const float line = m_right.y + 36;
    canvas.text(m_text.tr("Preview"), {m_right.x + side, line}, ui::style::panelTitle, colours.text);
    const std::string words = previewWords(m_text, m_preview);
    const float width = canvas.textWidth(words, ui::style::body);
    const bool narrow = m_viewport.compact();
    const float sign = m_preview.challenge() ? 26.0F : 0;
    const ui::Vec at{narrow ? m_right.x + side : m_right.right() - side - width - sign, line + (narrow ? 34.0F : 0)};
    if (m_preview.challenge())
        canvas.icon(ui::Icon::Check, {at.x + 9, at.y}, 18, colours.ok);
    canvas.text(words, {at.x + sign, at.y}, ui::style::body, colours.text2);
    const ui::Rect below{m_boardRoom.x, m_boardRoom.bottom() + 24, m_boardRoom.w, 70};
    if (const std::string wrong = trouble(); !wrong.empty()) {
        canvas.paragraph(wrong, below, ui::style::body, colours.danger, ui::Align::Centre);
        return;
    }
    if (!m_preview.challenge() && !m_preview.drawing())
        return;
    m_board.draw(canvas);
    std::string told = m_preview.challenge() ? edgeWords(m_text, m_preview.challenge()->puzzle.rules().surface) : "";
    if (m_preview.challenge() && m_preview.challenge()->random && !m_preview.challenge()->random->typed)
        told += (told.empty() ? "" : "\n") + m_text.tr("Seed: {1}", m_preview.challenge()->random->seed);
    canvas.paragraph(told, below, ui::style::legend, colours.text2, ui::Align::Centre);
}

void RandomScene::draw(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    drawLeft(canvas);
    drawRight(canvas);
    m_form.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

} // namespace game
