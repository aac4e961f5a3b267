#include "game/scenes/leaderboard/BoardPicker.hpp"

#include "game/look/Signs.hpp"
#include "game/scenes/ScreenHeader.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float widest = 480;
constexpr float buttonSide = 48;
constexpr float gap = 10;
constexpr float afterTabs = 20;

std::size_t indexOf(const std::vector<ScoreBoard>& boards, const std::string& key) {
    const auto found =
        std::find_if(boards.begin(), boards.end(), [&key](const ScoreBoard& board) { return board.key == key; });
    return static_cast<std::size_t>(found - boards.begin());
}

} // namespace

BoardPicker::BoardPicker()
    : m_tabs({}, 0, [this](std::size_t tab) { chooseTab(tab == 1); })
    , m_previous(iconFace(ui::Icon::Back), [this] { step(-1); })
    , m_list({}, 0, [this](std::size_t index) { choose(index); })
    , m_next(iconFace(ui::Icon::Forward), [this] { step(1); }) {
    m_list.drawSign = [this](ui::Canvas& canvas, ui::Rect area, std::size_t index) {
        if (boards()[index].number > 0)
            drawPlaque(canvas, area, std::to_string(boards()[index].number));
        else
            canvas.icon(ui::Icon::Grid, area.centre(), 22, canvas.colours().text2);
    };
}

void BoardPicker::addTo(ui::Form& form) {
    form.add(m_tabs);
    form.add(m_previous);
    form.add(m_list);
    form.add(m_next);
}

void BoardPicker::setBoards(std::vector<ScoreBoard> campaign, std::vector<ScoreBoard> own) {
    m_campaign = std::move(campaign);
    m_own = std::move(own);
}

void BoardPicker::show(const std::string& key) {
    const std::size_t own = indexOf(m_own, key);
    const std::size_t campaign = indexOf(m_campaign, key);
    m_ownTab = own < m_own.size();
    m_board = m_ownTab ? own : campaign < m_campaign.size() ? campaign : 0;
}

const ScoreBoard* BoardPicker::board() const {
    return m_board < boards().size() ? &boards()[m_board] : nullptr;
}

void BoardPicker::chooseTab(bool own) {
    m_ownTab = own;
    m_board = 0;
    if (onTab)
        onTab();
}

void BoardPicker::choose(std::size_t index) {
    m_board = index;
    m_previous.setEnabled(m_board > 0);
    m_next.setEnabled(m_board + 1 < boards().size());
    if (onChoose)
        onChoose();
}

void BoardPicker::layout(const text::Text& text, ui::Rect line, const ui::Viewport& viewport,
                         const ui::Measure& measure) {
    std::vector<ui::TabItem> tabs{{text.tr("Campaign"), ui::Icon::House}};
    if (hasOwn())
        tabs.push_back({text.tr("Own boards"), ui::Icon::Grid});
    m_tabs.setItems(std::move(tabs));
    m_tabs.select(m_ownTab ? 1 : 0);
    const float tabsWidth = std::max(m_tabs.preferredWidth(measure), hasOwn() ? 324.0F : 164.0F);
    m_tabs.place({line.x, line.y, tabsWidth, 50});

    std::vector<std::string> labels;
    for (const ScoreBoard& each : boards())
        labels.push_back(each.label);
    m_list.setItems(std::move(labels));
    m_list.select(m_board);
    m_list.setScreen({0, 0, viewport.size().x, viewport.size().y});
    const float width = std::min(widest, line.w - tabsWidth - afterTabs - 2 * (buttonSide + gap));
    m_next.place({line.right() - buttonSide, line.y, buttonSide, buttonSide});
    m_list.place({m_next.bounds().x - gap - width, line.y, width, buttonSide});
    m_previous.place({m_list.bounds().x - gap - buttonSide, line.y, buttonSide, buttonSide});
    m_previous.setLabel(text.tr("Previous level"));
    m_next.setLabel(text.tr("Next level"));
    m_previous.setEnabled(m_board > 0);
    m_next.setEnabled(m_board + 1 < boards().size());
}

std::vector<ui::Rect> BoardPicker::areas() const {
    const float left = m_previous.bounds().x;
    return {m_tabs.bounds(), {left, m_next.bounds().y, m_next.bounds().right() - left, buttonSide}};
}

} // namespace game
