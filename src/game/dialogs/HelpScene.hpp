// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToHelp.hpp"
#include "game/look/BakedBrush.hpp"
#include "game/scene/PageScene.hpp"
#include "ui/widgets/ScrollArea.hpp"
#include "ui/widgets/Tabs.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// The rules in a few lines, and what every key and pad button does: a page for each puzzle, one for the editors.
class HelpScene final : public PageScene {
public:
    HelpScene(const ToHelp& to, const SceneContext& context);

    [[nodiscard]] std::string title() const override { return m_text.tr("Help"); }
    [[nodiscard]] std::string spokenTitle() const override; ///< The page, with its words and keys.

private:
    static constexpr float wordGap = 16; ///< Beside labels and between the two devices.

    /// What some actions or keys do.
    struct Entry {
        std::string label;
        std::vector<ui::Action> actions;
        std::vector<std::string> keys{}; ///< Keys that belong to no action.
    };
    /// An entry as it is drawn.
    struct Row {
        std::string label;
        std::vector<std::string> keys; ///< Caps.
        std::vector<std::string> pad;  ///< Caps.
        std::string padWords;          ///< Instead of caps.
    };
    /// Widths of the columns of a section.
    struct Widths {
        float label = 0;
        float keys = 0;
        float pad = 0;

        [[nodiscard]] float sum() const noexcept { return label + keys + pad + 2 * wordGap; }
    };
    struct Section {
        std::string title; ///< Empty for a second half.
        std::vector<Row> rows;
        Widths widths{};
        bool headed = true;
        ui::Vec at; ///< Left end and middle of the first line, in the panel.
    };
    struct Line {
        std::string words;
        float y; ///< In the panel.
    };

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    bool act(const ui::ActionPressed& pressed) override;

    [[nodiscard]] HelpPage page() const noexcept { return static_cast<HelpPage>(m_page.selected()); }
    [[nodiscard]] std::vector<std::string> rules() const; ///< Paragraphs.
    [[nodiscard]] std::vector<Entry> arukoneEntries() const;
    [[nodiscard]] std::vector<Entry> editorEntries() const;
    [[nodiscard]] std::vector<Entry> listeningEntries() const;
    [[nodiscard]] Row rowOf(const Entry& entry) const;
    [[nodiscard]] std::vector<Section> sections() const;

    // Each places something in its panel or in the area that scrolls, and returns the height that it takes.
    float placeStacked(float width, const ui::Measure& measure);
    float placeSideBySide(const ui::Rect& body, const ui::Measure& measure);
    float placeRules(float width, const ui::Measure& measure);
    float placeSections(float width, const ui::Measure& measure);
    float placeBeside(float spare);
    float placeBelow(Widths widths, float spare);

    [[nodiscard]] Widths widthsOf(const Section& section, const ui::Measure& measure) const;

    void drawContent(ui::Canvas& canvas) const;
    void drawSection(ui::Canvas& canvas, const Section& section) const;
    void drawHouse(ui::Canvas& canvas) const;

    ui::Tabs m_page; ///< By HelpPage.
    ui::ScrollArea m_scroll;
    ui::Rect m_rules; ///< The panels, in the area that scrolls.
    ui::Rect m_keys;
    std::vector<Line> m_lines;
    std::vector<Section> m_sections;
    std::optional<ui::Rect> m_house; ///< In the area that scrolls, if there is room for a picture.
    mutable BakedPicture m_picture;
};

} // namespace game
