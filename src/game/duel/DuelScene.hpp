// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/boards/Duel.hpp"
#include "game/controls/RandomPickers.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/look/facade/MiniHouse.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "lights/Duel.hpp"
#include "lights/solver/DuelBoards.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"
#include "ui/widgets/TextField.hpp"

#include <array>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// The setup of a duel: who plays, how, and on what kind of board. Each player has a lantern, and a picture shows whose
/// lanterns stand before which house.
class DuelScene final : public PageScene {
public:
    DuelScene(const SceneContext& context, Records& records, const Entropy& entropy);

    [[nodiscard]] std::string title() const override { return m_text.tr("Duel"); }

    [[nodiscard]] std::size_t players() const noexcept { return m_players; }
    [[nodiscard]] const lights::RandomSetting& setting() const noexcept { return m_setting; }

private:
    static constexpr std::size_t mostKnown = 8;
    static constexpr std::array duelLengths{1, 3, 5}; ///< Boards of a match.
    static constexpr std::size_t sides = lights::mostDuelSide - lights::leastDuelSide + 1;

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;

    void readPlayers(); ///< Finds the players known here, and puts the first ones into the fields.
    void setPlayers(std::size_t count);
    void toggle(const std::string& name); ///< Adds a known player, or removes them again.
    void focusAfter(std::size_t field);
    void addControls();
    void addNames();
    /// Updates what is possible and the controls, and takes another difficulty if the one wished for is not possible.
    void changed();
    void start();
    /// The names as entered, with "Player 2" for an empty field; nothing, after a message, if they are not allowed.
    [[nodiscard]] std::optional<std::vector<std::string>> names();
    [[nodiscard]] std::optional<std::size_t> fieldOf(const std::string& name) const;
    [[nodiscard]] std::optional<std::size_t> emptyField() const;
    [[nodiscard]] bool possible(lights::Difficulty difficulty) const;
    [[nodiscard]] std::size_t difficulty() const; ///< The number of the one wished for.
    [[nodiscard]] std::string boardWords() const; ///< How many moves the board takes.
    void placeLeft(const ui::Measure& measure);
    float placeKnown(ui::Rect room, const ui::Measure& measure); ///< \returns where they end.
    void placeHouses();
    void placeRight(const ui::Measure& measure);
    void drawLeft(ui::Canvas& canvas) const;
    void paintHouses(Brush& brush, const ui::Theme& theme) const;
    void drawStreet(ui::Canvas& canvas) const;
    void drawRight(ui::Canvas& canvas) const;

    Records& m_records;
    const Entropy& m_entropy;

    std::size_t m_players = lights::minDuelPlayers;
    int m_rounds = duelLengths[1];
    DuelWay m_way = DuelWay::Turns;
    lights::RandomSetting m_setting = duelSetting(5, lights::Surface::Plane, lights::Difficulty::Easy);
    std::array<bool, lights::duelDifficulties.size()> m_offered{};
    bool m_possible = true; ///< There are such boards.

    std::vector<std::string> m_knownNames;
    ui::Tabs m_count{{}, 0, [this](std::size_t tab) { setPlayers(tab + lights::minDuelPlayers); }};
    ui::Tabs m_boards{{}, 1, [this](std::size_t tab) { m_rounds = duelLengths[tab]; }};
    std::deque<ui::TextField> m_names;
    std::array<ui::PushButton, mostKnown> m_known;
    ui::Tabs m_ways{{}, 0, [this](std::size_t tab) {
                        m_way = static_cast<DuelWay>(tab);
                        changed();
                    }};
    std::array<ui::PushButton, sides> m_sides;
    SurfacePicker m_surface{m_setting.rules.surface, [this](lights::Surface surface) {
                                m_setting.rules.surface = surface;
                                changed();
                            }};
    ui::Tabs m_difficulty{{}, 0, [this](std::size_t tab) {
                              m_setting.wanted = lights::duelDifficulties[tab];
                              changed();
                          }};
    ui::PushButton m_start{bigFace(ui::Icon::Play), [this] { start(); }};

    float m_below = 0; ///< The y of what is below the names: who is known.
    ui::Rect m_street; ///< Where the houses of the players stand; empty without room for them.
    std::vector<MiniHouse> m_houses;
    mutable BakedPicture m_picture;
    ui::Rect m_left;
    ui::Rect m_right;
};

} // namespace game
