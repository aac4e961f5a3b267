#include "game/scenes/DailyScene.hpp"

#include "game/DailyBoard.hpp"
#include "game/KeyCaps.hpp"
#include "game/look/House.hpp"
#include "game/look/WallTint.hpp"
#include "game/scenes/TopChip.hpp"
#include "game/scenes/daily/DailyWords.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

constexpr float legendStrip = 58;
constexpr float monthHead = 62; ///< Of the wall: the month's name and its buttons.
constexpr float wallSide = 20;
constexpr float aboveStrip = 20;
constexpr float buttonSide = 48;
constexpr float gap = 12;

std::chrono::year_month monthOf(lights::Day day) {
    return day.year() / day.month();
}

ui::ButtonFace playFace() {
    ui::ButtonFace face;
    face.kind = ui::ButtonFace::Kind::Primary;
    face.big = true;
    face.leading = ui::Icon::Play;
    return face;
}

} // namespace

DailyScene::DailyScene(const ToDaily& to, const text::Text& text, Preferences& preferences, Records& records,
                       Navigator& navigator, LampAtlases& atlases, ui::SoundPlayer& sounds,
                       const ui::InputMapper& input, ui::Clipboard& clipboard, const LocalClock& clock)
    : m_text(text)
    , m_preferences(preferences)
    , m_records(records)
    , m_navigator(navigator)
    , m_sounds(sounds)
    , m_input(input)
    , m_clipboard(clipboard)
    , m_clock(clock)
    , m_today(localToday(clock))
    , m_header([this] { leave(); })
    , m_earlier(iconFace(ui::Icon::Back), [this] { stepMonth(-1); })
    , m_later(iconFace(ui::Icon::Forward), [this] { stepMonth(1); })
    , m_month(atlases)
    , m_panel(text, records)
    , m_scores(iconFace(ui::Icon::Cup), [this] { openScores(); })
    , m_copy(iconFace(ui::Icon::Copy), [this] { copyCode(); })
    , m_play(playFace(), [this] { play(); }) {
    for (ui::Widget* widget :
         std::initializer_list<ui::Widget*>{&m_month, &m_play, &m_scores, &m_copy, &m_earlier, &m_later})
        m_form.add(*widget);
    m_header.addTo(m_form);
    m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_month.onSelect = [this](std::size_t) {
        m_sounds.play(ui::Sound::Cursor);
        m_toasts.clear();
        describe();
    };
    m_month.onActivate = [this] { play(); };
    choose(to.day.value_or(m_today));
    m_form.focus(&m_month);
    m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
}

bool DailyScene::isOpen(lights::Day day) const {
    return lights::hasDailyPuzzle(day) && day <= m_records.daily().calendarDay(m_today);
}

DayWindow DailyScene::windowOf(lights::Day day) const {
    DayWindow window{day};
    window.today = day == m_today;
    if (!isOpen(day))
        return window;
    window.state = LevelWindow::State::Awake;
    if (const data::DailyBest* best = m_records.daily().at(day)) {
        window.state = LevelWindow::State::Asleep;
        window.stars = best->stars;
        window.late = best->late;
    }
    return window;
}

bool DailyScene::hasMonth(std::chrono::year_month month) const {
    const lights::Day last = std::max(lights::firstDailyDay, m_records.daily().calendarDay(m_today));
    return month >= monthOf(lights::firstDailyDay) && month <= monthOf(last);
}

std::chrono::year_month DailyScene::shownMonth() const {
    return monthOf(m_month.days().front().day);
}

void DailyScene::choose(lights::Day day) {
    std::chrono::year_month month = monthOf(day);
    if (!hasMonth(month)) { // The clock, or somebody, says what no calendar can show.
        day = lights::firstDailyDay;
        month = monthOf(day);
    }
    const auto last = static_cast<unsigned>((month / std::chrono::last).day());
    std::vector<DayWindow> days;
    for (unsigned i = 1; i <= last; ++i)
        days.push_back(windowOf(month / std::chrono::day(i)));
    m_month.show(std::move(days), static_cast<unsigned>(day.day()) - 1);
    m_earlier.setEnabled(hasMonth(month - std::chrono::months(1)));
    m_later.setEnabled(hasMonth(month + std::chrono::months(1)));
    m_streak = m_records.daily().streak(m_today);
    describe();
}

void DailyScene::describe() {
    const lights::Day day = m_month.days()[m_month.selected()].day;
    m_panel.show(day, m_today, isOpen(day));
    m_play.setEnabled(isOpen(day));
    m_scores.setEnabled(isOpen(day));
    m_copy.setEnabled(isOpen(day));
    m_play.setLabel(isOpen(day) && m_records.unfinished(keptKey(*m_panel.challenge())) ? m_text.tr("Go on")
                                                                                       : m_text.tr("Play"));
}

void DailyScene::refresh() {
    const lights::Day before = m_today;
    m_today = localToday(m_clock);
    // Who stood on today goes along when the day ends.
    choose(before != m_today && chosen() == before ? m_today : chosen());
}

void DailyScene::stepMonth(int direction) {
    const std::chrono::year_month month = shownMonth() + std::chrono::months(direction);
    if (!hasMonth(month)) {
        m_sounds.play(ui::Sound::Error);
        return;
    }
    m_sounds.play(ui::Sound::Select);
    m_toasts.clear();
    const auto last = (month / std::chrono::last).day();
    choose(month == monthOf(m_today) ? m_today : month / std::min(chosen().day(), last));
}

void DailyScene::play() {
    if (m_left)
        return;
    if (!m_panel.challenge()) {
        m_sounds.play(ui::Sound::Error);
        m_toasts.clear();
        m_toasts.show({ui::Toast::Kind::Danger, m_panel.note(), ui::Icon::Lock, {}});
        return;
    }
    m_left = true;
    m_sounds.play(ui::Sound::Bell);
    m_navigator.push(ToPlay{*m_panel.challenge(), true});
}

void DailyScene::copyCode() {
    if (!m_panel.challenge())
        return;
    m_clipboard.setText(lights::encodePuzzle(m_panel.challenge()->puzzle));
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void DailyScene::openScores() {
    if (m_left || !m_panel.challenge())
        return;
    m_left = true;
    m_sounds.play(ui::Sound::Select);
    m_navigator.push(ToLeaderboard{m_panel.challenge()->key, 0});
}

void DailyScene::leave() {
    if (m_left)
        return;
    m_left = true;
    m_navigator.pop();
}

bool DailyScene::handle(const ui::Event& event) {
    if (m_left || m_form.handle(event))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && act(*action);
}

bool DailyScene::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::PreviousTab:
        stepMonth(-1);
        return true;
    case ui::Action::NextTab:
        stepMonth(1);
        return true;
    case ui::Action::Copy:
        if (!pressed.repeat)
            copyCode();
        return true;
    case ui::Action::Back:
        if (!pressed.repeat)
            leave();
        return true;
    default:
        return false;
    }
}

void DailyScene::reword(const ui::Measure& measure) {
    m_header.layout(m_viewport, m_text.tr("Daily puzzle"), m_text.tr("Back"), measure);
    std::array<std::string, MonthView::columns> weekdays;
    for (unsigned i = 0; i < weekdays.size(); ++i)
        weekdays[i] = text::shortWeekday(m_text, std::chrono::weekday(i + 1));
    m_month.setWeekdays(std::move(weekdays));
    const auto name = [](ui::PushButton& button, const std::string& words) {
        button.setLabel(words);
        button.setTip(words);
    };
    name(m_earlier, m_text.tr("Earlier month"));
    name(m_later, m_text.tr("Later month"));
    name(m_scores, m_text.tr("Leaderboard of the day"));
    name(m_copy, m_text.tr("Copy code"));
    const KeyCaps caps(m_text, m_input);
    m_play.setKey(caps.of(ui::Action::Confirm));
    m_legend.setEntries(
        {caps.entry({ui::Action::Left, ui::Action::Up, ui::Action::Down, ui::Action::Right}, m_text.tr("Day")),
         caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Month")),
         caps.entry({ui::Action::Copy}, m_text.tr("Copy code")), caps.entry({ui::Action::Back}, m_text.tr("Back"))});
}

void DailyScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_viewport = viewport;
    m_measure = measure;
    m_legendDevice = m_input.lastDevice();
    m_form.setMotion(m_preferences.motion());
    m_toasts.setMotion(m_preferences.motion());
    m_month.setSilhouettes(m_preferences.get().silhouettes);
    reword(measure);

    const ui::Rect content = viewport.content();
    const bool compact = viewport.compact();
    const float margin = viewport.margin();
    const float width = content.w - 2 * margin;
    const float top = 100;
    const float ground = content.h - legendStrip;
    const float panel = compact ? 350 : std::clamp(width * 0.40F, 440.0F, 560.0F);
    m_chipRight = content.right() - margin;
    m_wall = {content.x + margin + 10, top, width - panel - (compact ? 36.0F : 48.0F), ground - top};
    m_earlier.place({m_wall.x + wallSide, m_wall.y + 14, buttonSide, buttonSide});
    m_later.place({m_wall.right() - wallSide - buttonSide, m_wall.y + 14, buttonSide, buttonSide});
    m_panelArea = {content.right() - margin - panel, 88, panel, ground - aboveStrip - 88};
    m_padding = compact ? 18 : 28;
    refresh();
    m_month.place(
        {m_wall.x + wallSide, m_wall.y + monthHead + 8, m_wall.w - 2 * wallSide, m_wall.h - monthHead - 8 - 30});
    placePanel(compact, measure);
    m_legend.place({content.x + margin, ground, width, legendStrip});
    m_toasts.place({m_wall.centre().x - 190, m_wall.y, 380, m_wall.h - 30});
}

void DailyScene::placePanel(bool compact, const ui::Measure& measure) {
    const float y = m_panelArea.bottom() - (compact ? 18.0F : 26.0F) - ui::PushButton::bigHeight;
    const float left = m_panelArea.x + m_padding;
    const float right = m_panelArea.right() - m_padding;
    m_copy.place({right - buttonSide, y + 6, buttonSide, buttonSide});
    m_scores.place({m_copy.bounds().x - gap - buttonSide, y + 6, buttonSide, buttonSide});
    const float width = m_scores.bounds().x - gap - left;
    if (m_play.preferredWidth(measure) > width)
        m_play.setKey({});
    m_play.place({left, y, width, ui::PushButton::bigHeight});
}

void DailyScene::update(ui::Seconds step) {
    if (m_measure && (m_input.lastDevice() != m_legendDevice || localToday(m_clock) != m_today))
        layout(m_viewport, m_measure);
    m_legend.setDevice(m_legendDevice);
    m_form.update(step);
    m_toasts.update(step);
    const ui::Widget* pointed = nullptr;
    for (const ui::PushButton* button : {&m_earlier, &m_later, &m_scores, &m_copy})
        if (button->hovered())
            pointed = button;
    m_tooltip.follow(pointed);
    m_tooltip.update(step);
}

void DailyScene::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    m_header.draw(canvas);
    if (m_streak > 0)
        drawTopChip(canvas, m_chipRight, {{}, streakWords(m_text, m_streak), {}, [](ui::Canvas& on, ui::Vec centre) {
                                              on.icon(ui::Icon::Calendar, centre, 20, on.colours().text2);
                                          }});
    const WallTint tint = wallTint(canvas.theme(), House::Slate);
    drawBrickWall(canvas, m_wall, 70, tint);
    drawLedge(canvas, {m_wall.x - 8, m_wall.bottom() - 22, m_wall.w + 16, 22}, tint);
    drawCornice(canvas, m_wall, tint);
    canvas.text(text::monthTitle(m_text, shownMonth()), {m_wall.centre().x, m_earlier.bounds().centre().y},
                ui::style::levelName, colours.text, ui::Align::Centre);
    m_panel.draw(canvas, m_panelArea, m_padding, m_play.bounds().y - 12);
    m_form.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

bool DailyScene::animating() const {
    return m_form.animating() || m_toasts.animating() || m_tooltip.animating();
}

ui::Seconds DailyScene::nextChange() const {
    const ui::Seconds controls = m_form.nextChange();
    const ui::Seconds midnight = untilMidnight(m_clock);
    return controls < 0 ? midnight : std::min(controls, midnight);
}

Scenery DailyScene::scenery() const {
    Scenery scenery;
    scenery.pavement = legendStrip;
    scenery.night = 0.6F;
    scenery.quiet = {m_header.titleArea(), {m_chipRight - topChipRoom, 28, topChipRoom, 40}};
    return scenery;
}

void DailyScene::show(const Destination& to) {
    if (const auto* here = std::get_if<ToDaily>(&to); here != nullptr && here->day) {
        choose(*here->day);
        m_form.focus(&m_month);
    }
}

void DailyScene::uncovered() {
    m_left = false;
    refresh();
}

} // namespace game
