// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/GameFixture.hpp"
#include "game/editor/LightsEditorScene.hpp"
#include "game/editor/ToEditor.hpp"
#include "lights/Board.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>

namespace game::test {

inline lights::Puzzle puzzle(const std::vector<std::string>& rows) {
    return lights::Puzzle::make(lights::parseBoard(rows, lights::maxSide).value(), {}, lights::GoalKind::Off).value();
}

/// The editor on a stack of real scenes.
class EditorFixture : public testing::Test {
protected:
    LightsEditorScene& open(ToEditor to = {}) {
        with.open(std::move(to));
        settle();
        return scene();
    }
    LightsEditorScene& openBoard(const std::vector<std::string>& rows, const std::string& name = {}) {
        const auto text = name.empty() ? data::LocalText() : data::LocalText(name);
        return open({data::StoredLevel{{{}, text, {}, puzzle(rows), {}}, {}, {}}});
    }
    [[nodiscard]] LightsEditorScene& scene() const {
        auto* const top = with.top<LightsEditorScene>();
        return top != nullptr ? *top : throw std::logic_error("The editor is not on top.");
    }
    [[nodiscard]] const EditorDocument& now() const { return scene().history().now(); }
    [[nodiscard]] std::vector<std::string> rows() const { return lights::formatBoard(now().lights().board()); }
    /// Waits until the worker has finished and the camera has stopped.
    void settle() {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        do
            with.pass(0.3F);
        while (with.top<LightsEditorScene>() != nullptr && scene().check().busy() &&
               std::chrono::steady_clock::now() < end);
    }
    [[nodiscard]] ui::Vec at(lights::Cell cell) const { return scene().board().view().cellRect(cell).centre(); }
    void drag(const std::vector<lights::Cell>& way, ui::Button button = ui::Button::Primary) {
        with.handle(ui::PointerMoved{at(way.front())});
        with.handle(ui::PointerPressed{at(way.front()), button});
        for (const lights::Cell cell : way)
            with.handle(ui::PointerMoved{at(cell)});
        with.handle(ui::PointerReleased{at(way.back()), button});
    }
    void clickCell(lights::Cell cell) { drag({cell}); }

    SceneRunner with;
};

} // namespace game::test
