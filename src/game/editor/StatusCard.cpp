#include "game/editor/StatusCard.hpp"

#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/widgets/Panel.hpp"

#include <utility>
#include <vector>

namespace game {

namespace {

constexpr float padding = 16;
constexpr float titleAt = 27;
constexpr float firstFact = 61;
constexpr float factPitch = 25.5F;
constexpr float buttonHeight = 40;
constexpr float twinIndent = 22;
constexpr ui::TextStyle titleStyle{ui::Face::Bold, 18};
constexpr ui::TextStyle factStyle{ui::Face::Regular, 16};
constexpr ui::TextStyle valueStyle{ui::Face::Bold, 16};
constexpr ui::TextStyle reasonStyle{ui::Face::Regular, 15, 1.3F};

ui::ButtonFace repairFace() {
    ui::ButtonFace face = wordsFace(ui::Icon::Solve);
    face.hint = true;
    return face;
}

} // namespace

StatusCard::StatusCard(std::function<void()> repair)
    : m_repair(repairFace(), std::move(repair)) {}

void StatusCard::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect area,
                        const ui::Measure& measure) {
    m_text = &text;
    m_measure = measure;
    m_area = area;
    m_key = KeyCaps(text, input).of(action::hint);
    m_repair.place({area.x + 10, area.bottom() - 10 - buttonHeight, area.w - 20, buttonHeight});
    show(m_facts, m_repaired);
}

void StatusCard::show(const BoardFacts& facts, const RepairPlace& repaired) {
    m_facts = facts;
    m_repaired = repaired;
    const bool unsolvable = facts.state == BoardFacts::State::Unsolvable;
    const bool again = repaired.number > 0 && repaired.of > 1;
    m_repair.setVisible(unsolvable || again);
    m_repair.setEnabled(again || (unsolvable && !facts.repairs.empty()));
    if (m_text != nullptr)
        setRepairLabel(again ? m_text->tr("Other repair ({1}/{2})", repaired.number, repaired.of)
                             : m_text->tr("Repair"));
}

void StatusCard::setRepairLabel(std::string label) {
    ui::ButtonFace face = repairFace();
    face.label = std::move(label);
    face.key = m_key;
    m_repair.setFace(face);
    const auto fits = [this] { return m_repair.preferredWidth(m_measure) <= m_repair.bounds().w; };
    if (fits())
        return;
    m_repair.setKey({}); // Without room, drop the key first (the help has it), then the icon; the words stay.
    if (fits())
        return;
    face.key.clear();
    face.leading.reset();
    m_repair.setFace(std::move(face));
}

std::string StatusCard::title() const {
    switch (m_facts.state) {
    case BoardFacts::State::NoWindows:
        return m_text->tr("No windows");
    case BoardFacts::State::Checking:
        return m_text->tr("Checking …");
    case BoardFacts::State::Solvable:
        return m_facts.solved ? m_text->tr("Already solved") : m_text->tr("Solvable");
    case BoardFacts::State::Unsolvable:
        break;
    }
    return m_text->tr("Not solvable");
}

std::string StatusCard::reason() const {
    if (m_facts.repairs.empty())
        return m_text->tr("Looking for the reason …");
    return m_text->tr("An odd number of tinted windows is wrong."); // reasonFact says more, where there is room for it.
}

void StatusCard::drawReason(ui::Canvas& canvas, ui::Vec at, float width) const {
    canvas.paragraph(reason(), {at.x, at.y, width, m_repair.bounds().y - 6 - at.y}, reasonStyle,
                     canvas.colours().text2);
}

void StatusCard::drawFacts(ui::Canvas& canvas, ui::Vec at, float width) const {
    const ui::Palette& colours = canvas.colours();
    struct Fact {
        std::string name;
        std::string value;
    };
    std::vector<Fact> facts;
    if (m_facts.state == BoardFacts::State::Solvable) {
        facts.push_back({m_text->tr("Optimum"), optimumFact(*m_text, m_facts)});
        facts.push_back({m_text->tr("Solutions"), solutionsFact(m_facts)});
    }
    facts.push_back({m_text->tr("Lights on"), m_text->tr("{1} / {2}", m_facts.lit, m_facts.windows)});
    for (const Fact& fact : facts) {
        const float name = canvas.text(fact.name, at, factStyle, colours.text2);
        canvas.textFitted(fact.value, {at.x + width, at.y}, width - name - 8, valueStyle, colours.text,
                          ui::Align::Right);
        at.y += factPitch;
    }
    if (m_facts.twin.empty())
        return;
    canvas.icon(ui::Icon::Info, {at.x + 8, at.y}, 16, colours.hint);
    for (const std::string& line :
         canvas.wrap(m_text->tr("same as “{1}”", m_facts.twin), reasonStyle, width - twinIndent)) {
        if (at.y + 8 > m_area.bottom())
            break; // A name that long is cut off.
        canvas.text(line, {at.x + twinIndent, at.y}, reasonStyle, colours.text2);
        at.y += reasonStyle.size * 1.15F;
    }
}

void StatusCard::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const BoardFacts::State state = m_facts.state;
    const bool good = state == BoardFacts::State::Solvable && !m_facts.solved;
    const bool bad = state == BoardFacts::State::Unsolvable || state == BoardFacts::State::NoWindows;
    const sf::Color tone = good ? colours.ok : bad ? colours.danger : colours.text2;
    canvas.fill(m_area, ui::mix(colours.surfaceLo, tone, canvas.theme().flat ? 0.0F : 0.10F), 12);
    canvas.stroke(m_area, 1.5F, tone, 12);
    const ui::Icon icon = good             ? ui::Icon::Check
                          : bad            ? ui::Icon::Cross
                          : m_facts.solved ? ui::Icon::Info
                                           : ui::Icon::Clock;
    canvas.icon(icon, {m_area.x + padding + 12, m_area.y + titleAt}, 22, tone);
    canvas.textFitted(title(), {m_area.x + padding + 34, m_area.y + titleAt}, m_area.w - 2 * padding - 34, titleStyle,
                      tone);
    const ui::Vec at{m_area.x + padding, m_area.y + firstFact};
    const float width = m_area.w - 2 * padding;
    if (state == BoardFacts::State::Unsolvable)
        drawReason(canvas, {at.x, at.y - 10}, width);
    else if (state == BoardFacts::State::NoWindows)
        canvas.paragraph(m_text->tr("A house needs at least one window."), {at.x, at.y - 6, width, 100}, reasonStyle,
                         colours.text2);
    else
        drawFacts(canvas, at, width);
}

} // namespace game
