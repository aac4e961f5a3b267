// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelScene.hpp"

#include "data/files/PlayerName.hpp"
#include "game/controls/NameField.hpp"
#include "game/duel/DuelWords.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/random/RandomWords.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Services.hpp"
#include "game/words/KeyCaps.hpp"
#include "puzzle/Random.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <utility>

namespace game {

DuelScene::DuelScene(const SceneContext& context, Records& records, const Entropy& entropy)
    : PageScene(context)
    , m_records(records)
    , m_entropy(entropy)
    , m_count({}, 0, [this](std::size_t tab) { setPlayers(tab + lights::minDuelPlayers); })
    , m_ways({}, 0,
             [this](std::size_t tab) {
                 m_way = static_cast<DuelWay>(tab);
                 updateControls();
             })
    , m_surface(m_setting.rules.surface,
                [this](lights::Surface surface) {
                    m_setting.rules.surface = surface;
                    updateControls();
                })
    , m_difficulty({}, 0,
                   [this](std::size_t tab) {
                       m_setting.wanted = lights::duelDifficulties[tab];
                       updateControls();
                   })
    , m_start(bigFace(ui::Icon::Play), [this] { start(); }) {
    m_form.add(m_count);
    for (std::size_t i = 0; i < lights::maxDuelPlayers; ++i) {
        ui::TextField& field = m_names.emplace_back(context.clipboard, nameFieldOptions(context.text));
        field.onChange = [this] { updateControls(); };
        field.onSubmit = [this, i] { focusAfter(i); };
        m_form.add(field);
    }
    for (std::size_t i = 0; i < mostKnown; ++i) {
        m_known[i].onPress = [this, i] { toggle(m_knownNames[i]); };
        m_form.add(m_known[i]);
    }
    m_form.add(m_ways);
    for (std::size_t i = 0; i < sides; ++i) {
        m_sides[i].onPress = [this, side = lights::leastDuelSide + static_cast<int>(i)] {
            m_setting.rows = side;
            m_setting.columns = side;
            updateControls();
        };
        m_form.add(m_sides[i]);
    }
    m_form.add(m_surface);
    m_form.add(m_difficulty);
    m_form.add(m_start);
    m_header.addTo(m_form);
    m_form.focus(&m_start);
    readPlayers();
    reword();
    updateControls();
}

const ui::PushButton* DuelScene::known(std::size_t index) const {
    return index < m_knownNames.size() ? &m_known[index] : nullptr;
}

void DuelScene::readPlayers() {
    if (m_records.named())
        m_knownNames.push_back(m_records.player());
    for (const data::PlayerSummary& each : m_records.players().value_or(std::vector<data::PlayerSummary>()))
        if (each.name != m_records.player() && each.name != data::unnamedPlayer && m_knownNames.size() < mostKnown)
            m_knownNames.push_back(each.name);
    for (std::size_t i = 0; i < std::min(m_knownNames.size(), m_players); ++i)
        m_names[i].setText(m_knownNames[i]);
}

void DuelScene::setPlayers(std::size_t count) {
    m_players = count;
    m_count.select(count - lights::minDuelPlayers);
    updateControls();
    arrangeAgain();
}

std::optional<std::size_t> DuelScene::fieldOf(const std::string& name) const {
    for (std::size_t i = 0; i < m_players; ++i)
        if (const auto entered = data::playerName(m_names[i].text());
            entered && data::foldedName(*entered) == data::foldedName(name))
            return i;
    return std::nullopt;
}

std::optional<std::size_t> DuelScene::emptyField() const {
    for (std::size_t i = 0; i < m_players; ++i)
        if (m_names[i].text().empty())
            return i;
    return std::nullopt;
}

void DuelScene::toggle(const std::string& name) {
    m_sounds.play(Sound::Press);
    if (const auto field = fieldOf(name)) {
        m_names[*field].setText({});
    } else {
        if (!emptyField() && m_players < lights::maxDuelPlayers) {
            m_names[m_players].setText({});
            setPlayers(m_players + 1);
        }
        if (const auto empty = emptyField())
            m_names[*empty].setText(name);
    }
    updateControls();
}

void DuelScene::focusAfter(std::size_t field) {
    m_form.focus(field + 1 < m_players ? static_cast<ui::Widget*>(&m_names[field + 1]) : &m_start);
}

bool DuelScene::possible(lights::Difficulty difficulty) const {
    lights::RandomSetting setting = m_setting;
    setting.wanted = difficulty;
    return lights::hasDivisibleBoard(setting, duelDivisor(m_way, m_players));
}

void DuelScene::updateControls() {
    m_ways.setNote(duelRules(m_text, m_way));
    std::vector<ui::TabItem> items;
    items.reserve(lights::duelDifficulties.size());
    for (const lights::Difficulty difficulty : lights::duelDifficulties)
        items.push_back({difficultyName(m_text, difficulty), {}, possible(difficulty)});
    const auto wanted = std::get<lights::Difficulty>(m_setting.wanted);
    const auto chosen =
        static_cast<std::size_t>(std::find(lights::duelDifficulties.begin(), lights::duelDifficulties.end(), wanted) -
                                 lights::duelDifficulties.begin());
    const auto offered = std::find_if(items.begin(), items.end(), [](const ui::TabItem& item) { return item.enabled; });
    m_possible = offered != items.end();
    const std::size_t tab =
        items[chosen].enabled || !m_possible ? chosen : static_cast<std::size_t>(offered - items.begin());
    m_setting.wanted = lights::duelDifficulties[tab];
    m_difficulty.setItems(std::move(items));
    m_difficulty.select(tab);
    if (m_measure)
        m_difficulty.fit(m_measure);
    m_start.setEnabled(m_possible);

    for (std::size_t i = 0; i < sides; ++i)
        showChosen(m_sides[i], m_setting.rows == lights::leastDuelSide + static_cast<int>(i));
    for (std::size_t i = 0; i < lights::maxDuelPlayers; ++i)
        m_names[i].setVisible(i < m_players);
    for (std::size_t i = 0; i < m_knownNames.size(); ++i) {
        const bool plays = fieldOf(m_knownNames[i]).has_value();
        showChosen(m_known[i], plays);
        m_known[i].setEnabled(plays || emptyField() || m_players < lights::maxDuelPlayers);
    }
}

std::optional<std::vector<std::string>> DuelScene::names() {
    std::vector<std::string> entered;
    for (std::size_t i = 0; i < m_players; ++i) {
        const auto name = data::playerName(m_names[i].text());
        if (!name && name.error() != data::NameProblem::Empty) {
            m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, name.error()), {}, {}});
            m_form.focus(&m_names[i]);
            return std::nullopt;
        }
        entered.push_back(name ? *name : m_text.tr("Player {1}", i + 1));
        const auto same = [&](const std::string& other) {
            return data::foldedName(other) == data::foldedName(entered.back());
        };
        if (std::any_of(entered.begin(), entered.end() - 1, same)) {
            m_toasts.show({ui::Toast::Kind::Danger, m_text.tr("Two players are called {1}.", entered.back()), {}, {}});
            m_form.focus(&m_names[i]);
            return std::nullopt;
        }
    }
    return entered;
}

void DuelScene::start() {
    auto players = names();
    if (!players || !m_possible)
        return;
    m_sounds.play(Sound::Bell);
    Challenge board = drawDuelBoard(m_setting, m_way, players->size(), puzzle::seedText(m_entropy()));
    m_navigator.push(ToDuelPlay{{*std::move(players), m_way, std::move(board), 0}});
}

std::vector<ui::LegendEntry> DuelScene::keys(const KeyCaps& caps) const {
    return {caps.entry({ui::Action::NextControl}, m_text.tr("Next field")),
            caps.entry({ui::Action::Left, ui::Action::Right}, m_text.tr("Change")),
            caps.entry({ui::Action::Confirm}, m_text.tr("Choose")), caps.entry({ui::Action::Back}, m_text.tr("Back"))};
}

std::unique_ptr<Scene> ToDuel::scene(const Services& with) const {
    return std::make_unique<DuelScene>(with, with.records, with.entropy);
}

} // namespace game
