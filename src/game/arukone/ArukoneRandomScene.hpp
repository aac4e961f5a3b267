// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/fusebox/FuseBoxView.hpp"
#include "game/round/RandomPage.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/Stepper.hpp"

namespace game {

/// The setup of a random fuse box.
class ArukoneRandomScene final : public RandomPage {
public:
    ArukoneRandomScene(const SceneContext& context, Records& records, const Entropy& entropy);

    [[nodiscard]] std::string title() const override { return m_text.tr("Random fuse box"); }

    [[nodiscard]] const arukone::RandomWish& wish() const noexcept { return m_wish; }

private:
    Setting fittingSetting() override;
    void takeSize(puzzle::Size size) override { m_wish.setting.size = size; }
    void remember() override;
    [[nodiscard]] std::optional<puzzle::RunKey> rankedAs() const override;
    void addSettings() override;
    void addMoreSettings() override;
    [[nodiscard]] bool usesMore() const override { return m_wish.pairs.has_value(); }
    void placeSettings(const Settings& settings, const ui::Measure& measure) override;
    void drawSettings(ui::Canvas& canvas) const override;
    [[nodiscard]] ui::Rect boardRoom(ui::Rect area) const override;
    void setBoard(const Challenge& challenge, ui::Rect room) override;
    [[nodiscard]] std::string wordsAbove(const Challenge& challenge) const override;
    [[nodiscard]] std::string wordsBelow(const Challenge& challenge) const override;

    void setKind(arukone::BoardKind kind);
    void setDifficulty(std::size_t tab);
    void setPairs(std::optional<int> pairs);
    [[nodiscard]] bool isTrap() const noexcept { return m_wish.setting.kind == arukone::BoardKind::Trap; }

    arukone::RandomWish m_wish;

    ui::Tabs m_kind{{}, 0, [this](std::size_t tab) { setKind(static_cast<arukone::BoardKind>(tab)); }};
    ui::Dropdown m_fill{{}, 0, [this](std::size_t choice) {
                            m_wish.setting.fill = static_cast<arukone::Fill>(choice);
                            changed();
                        }};
    ui::Tabs m_difficulty{{}, 0, [this](std::size_t tab) { setDifficulty(tab); }};
    /// Whether the number of pairs is chosen.
    ui::Tabs m_counted{
        {}, 0, [this](std::size_t tab) { setPairs(tab == 1 ? std::optional(m_pairs.value()) : std::nullopt); }};
    ui::Stepper m_pairs{1, arukone::maxPairs, 8, [this](int pairs) { setPairs(pairs); }};
    FuseBoxView m_board;
};

} // namespace game
