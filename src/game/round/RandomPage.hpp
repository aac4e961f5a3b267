// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/RandomPreview.hpp"
#include "game/controls/RandomPickers.hpp"
#include "game/look/board/GridView.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "lights/ShareCode.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"
#include "ui/widgets/TextField.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What the setups of random boards of all puzzles have in common: the size, the seed or share code, and beside them
/// the preview with what can be done with its board. A puzzle adds its other settings, and shows its board.
class RandomPage : public PageScene {
public:
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    void recordsChanged() override;
    void uncovered() override;

    [[nodiscard]] const RandomPreview& preview() const noexcept { return m_preview; }
    /// A sentence on why the requested board is impossible; empty if it is possible.
    [[nodiscard]] std::string problemText() const;
    /// The player's best run with the current setting.
    [[nodiscard]] const std::optional<data::RunSummary>& record() const noexcept { return m_record; }
    /// The y at which the words about the board end.
    [[nodiscard]] float wordsEnd() const noexcept { return m_wordsEnd; }

protected:
    using Setting = decltype(Challenge::Random::setting);

    static constexpr float toControl = SidePicker::toControl; ///< From the middle of a label to the top of its control.
    static constexpr float columnGap = 24;

    /// What the puzzle's page starts with, and where it ends.
    struct Puzzle {
        bool arukone = false; ///< Otherwise it is Lights Out.
        puzzle::Size size;
        SidePicker::Limits sides;
        std::array<int, 6> squares{}; ///< Sides of common square boards.
        float moreTop = 0;            ///< From the top of the settings to the top of "More options".
        float seedTop = 0;            ///< From the top of the settings to the middle of the seed's label.
        int moreGaps = 1;             ///< How many gaps above "More options" grow in a tall OS window.
    };

    /// Where the settings stand. A place is given by how far the middle of its label is from the top, with the usual
    /// gaps, and by how many gaps above it grow.
    struct Settings {
        ui::Rect inner;
        float half = 0;    ///< The width of the left half, and of the right one.
        float spread = 0;  ///< By how much a gap has grown.
        float squeeze = 1; ///< At most 1: all distances are shorter where there is little room for "More options".

        [[nodiscard]] float label(float top, int gaps) const {
            return inner.y + squeeze * top + spread * static_cast<float>(gaps);
        }
        [[nodiscard]] ui::Rect whole(float top, int gaps, float high) const {
            return {inner.x, label(top, gaps) + toControl, inner.w, high};
        }
        [[nodiscard]] ui::Rect left(float top, int gaps, float high) const {
            return {inner.x, label(top, gaps) + toControl, half, high};
        }
        [[nodiscard]] ui::Rect right(float top, int gaps, float high) const {
            return {inner.right() - half, label(top, gaps) + toControl, half, high};
        }
    };

    RandomPage(const SceneContext& context, Records& records, const Entropy& entropy, const Puzzle& puzzle);

    /// Adds the controls to the form and requests the first board. To be called at the end of the derived constructor.
    /// \param view shows the board.
    void open(GridView& view);
    void changed();                  ///< Requests a board for the changed settings.
    void setSize(puzzle::Size size); ///< Sets the controls and the setting, and requests a board.
    void setSideLimits(SidePicker::Limits limits);
    [[nodiscard]] bool hasCode() const; ///< A share code is typed, which has its own size and rules.
    /// Whether what is behind "More options" is shown: as the player left it, and always if any of it is in use.
    [[nodiscard]] bool moreShown() const;
    void leave() override;

private:
    /// The setting, after whatever no longer fits the rest of it was changed.
    [[nodiscard]] virtual Setting fittingSetting() = 0;
    virtual void takeSize(puzzle::Size size) = 0; ///< Puts the size into the setting.
    virtual void remember() = 0;                  ///< Keeps the setting for the next time.
    /// What the runs on boards of the setting count for; nothing if each board has its own leaderboard.
    [[nodiscard]] virtual std::optional<puzzle::RunKey> rankedAs() const = 0;
    virtual void addSettings() = 0;                  ///< Adds the puzzle's own controls to the form.
    virtual void addMoreSettings() = 0;              ///< Adds those behind "More options".
    [[nodiscard]] virtual bool usesMore() const = 0; ///< Whether one of those is not as it is at first.
    virtual void placeSettings(const Settings& settings, const ui::Measure& measure) = 0;
    virtual void drawSettings(ui::Canvas& canvas) const = 0;
    /// The room for the board in the preview, in the area between the edges of the panel and the buttons.
    [[nodiscard]] virtual ui::Rect boardRoom(ui::Rect area) const = 0;
    virtual void setBoard(const Challenge& challenge, ui::Rect room) = 0;
    /// Draws what is behind the board. \param room as for setBoard().
    virtual void drawBehindBoard(ui::Canvas& /*canvas*/, ui::Rect /*room*/) const {}
    [[nodiscard]] virtual std::string wordsAbove(const Challenge& challenge) const = 0; ///< Beside "Preview".
    [[nodiscard]] virtual std::string wordsBelow(const Challenge& challenge) const = 0; ///< Below the board.

    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    void addControls();
    void toOtherPuzzle();
    /// The larger sizes are among "More options".
    [[nodiscard]] std::size_t presetsShown() const { return moreShown() ? m_presets.size() : 4; }
    [[nodiscard]] bool usesAnyMore() const { return usesMore() || !m_seed.text().empty(); }
    void foldMore();
    void showBoard();
    void leaveRoomForWords(); ///< Below the board, so that they end above the buttons.
    void findRecord();
    void newBoard();
    void play();
    void copyCode();
    void print(); ///< Offers a sheet of boards like this one.
    void pasteCode();
    void placeLeft(ui::Rect panel, const ui::Measure& measure);
    void placeRight(ui::Rect panel, const ui::Measure& measure);
    void drawRight(ui::Canvas& canvas) const;

    Records& m_records;
    const Entropy& m_entropy;
    const Puzzle m_of;

    std::string m_generatedSeed; ///< The seed used if none is typed.
    std::optional<data::RunSummary> m_record;
    RandomPreview m_preview;
    bool m_playWhenReady = false;
    bool m_played = false; ///< The board shown was played, so another one replaces it.

    /// Lights Out or Arukone: each has a page of its own.
    ui::Tabs m_puzzle{{}, 0, [this](std::size_t) { toOtherPuzzle(); }};
    SidePicker m_rows{m_of.sides, m_of.size.rows, [this](int rows) { setSize({rows, m_columns.stepper.value()}); }};
    SidePicker m_columns{m_of.sides, m_of.size.columns, [this](int columns) {
                             setSize({m_rows.stepper.value(), columns});
                         }};
    std::array<ui::PushButton, 6> m_presets; ///< Common square sizes.
    ui::PushButton m_more{{.kind = ui::ButtonFace::Kind::Plain}, [this] { foldMore(); }};
    bool m_moreShown = false; ///< As arranged last.
    ui::TextField m_seed{
        m_clipboard, {{}, {}, lights::maxCodeLength, false}, [this] { changed(); }, [this] { play(); }};
    ui::PushButton m_dice{iconFace(ui::Icon::Dice), [this] { newBoard(); }};
    ui::PushButton m_copy{iconFace(ui::Icon::Copy), [this] { copyCode(); }};
    ui::PushButton m_print{iconFace(ui::Icon::Printer), [this] { print(); }};
    ui::PushButton m_newBoard{bigFace(ui::Icon::Dice, ui::ButtonFace::Kind::Secondary), [this] { newBoard(); }};
    ui::PushButton m_play{bigFace(ui::Icon::Play), [this] { play(); }};
    GridView* m_view = nullptr; ///< Set by open().

    ui::Rect m_left;
    ui::Rect m_right;
    ui::Rect m_wholeRoom; ///< For the board, where only few words are below it.
    ui::Rect m_boardRoom;
    float m_wordsEnd = 0;
};

} // namespace game
