// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassPlan.hpp"
#include "data/files/Paths.hpp"
#include "game/boards/Challenge.hpp"
#include "game/boards/Worker.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/printing/ToSheet.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/OverlayScene.hpp"
#include "game/services/PrintingDesk.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "sheet/Layout.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Tabs.hpp"
#include "ui/widgets/TextField.hpp"
#include "ui/widgets/Toggle.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace game {

/// A sheet as the player wants it.
struct SheetOrder {
    std::variant<Challenge::Random, data::Level> boards;
    int count = 1; ///< How many random boards.
    sheet::Options options;
    std::vector<std::string> pupils{}; ///< Who gets a sheet of their own; empty: one for all.
};

/// The PDF, or a sentence on why there is none.
using MadeSheet = tl::expected<std::string, std::string>;
using SheetWork = Worker<MadeSheet>;

/// Generates, solves and prints in a thread of its own.
[[nodiscard]] SheetWork makeSheet(SheetOrder order, const std::filesystem::path& fonts, const text::Text& text);

/// Makes a PDF of boards to print: asks how many, on which paper and into which file, and shows the progress. Esc or a
/// click outside cancels.
class SheetScene final : public OverlayScene {
public:
    SheetScene(ToSheet to, const SceneContext& context, const data::Paths& paths, const PrintingDesk& desk,
               SharedLeaderboards& shared);

    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return OverlayScene::animating() || working(); }
    [[nodiscard]] std::string spokenTitle() const override;

    [[nodiscard]] bool working() const noexcept { return m_work.has_value(); }

private:
    static constexpr int usualCount = 6;
    static constexpr int mostBoards = 100; ///< More are for the command line.

    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    void dismiss() override;

    void make();
    void finish(const MadeSheet& made); ///< Writes the file, or says why there is none.
    void refuse(std::string sentence);
    void addControls();
    void updateControls();
    [[nodiscard]] std::string heading() const;
    [[nodiscard]] std::string introduction() const;
    [[nodiscard]] bool random() const noexcept { return std::holds_alternative<Challenge::Random>(m_to.boards); }

    ToSheet m_to;
    const data::Paths& m_paths;
    PrintingDesk m_desk;
    std::vector<data::ClassPlan> m_classes; ///< Those that have a list of pupils.
    ui::Stepper m_count{1, mostBoards, usualCount};
    ui::Tabs m_paper{{}, static_cast<std::size_t>(m_desk.paper)};
    ui::Toggle m_solutions{true};
    ui::Dropdown m_for{{}, 0, [this](std::size_t) { m_sounds.play(Sound::Select); }};
    ui::TextField m_file{m_clipboard, {{}, {}, longestPath}, {}, [this] { make(); }};
    ui::PushButton m_cancel{{}, [this] { dismiss(); }};
    ui::PushButton m_make{primaryFace(ui::Icon::Printer), [this] { make(); }};
    ui::Rect m_words;
    std::optional<SheetWork> m_work;
};

} // namespace game
