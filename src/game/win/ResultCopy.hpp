// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "game/boards/Worker.hpp"
#include "game/services/Preferences.hpp"
#include "game/win/ResultPicture.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/widgets/Toasts.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace game {

/// Copies a result: at once as text, and a moment later with its picture, which is compressed in a thread of its own.
/// Where the clipboard takes no pictures, the picture goes into the player's folder for pictures. Whatever fails, the
/// text stays; and what has been copied meanwhile stays too.
class ResultCopy {
public:
    struct Around {
        const text::Text& text;
        ui::Clipboard& clipboard;
        const Preferences& preferences;
        const data::Paths& paths;
        std::filesystem::path fonts; ///< The folder of the game's fonts.
    };

    explicit ResultCopy(Around around)
        : m_around(std::move(around)) {}

    /// \param words the result as text.
    void begin(std::string words, const ToWin& win, const ResultCaption& caption);
    [[nodiscard]] bool busy() const noexcept { return m_picture != nullptr; }
    /// To be called in every frame. \returns once it is done, what to tell the player.
    [[nodiscard]] std::optional<ui::Toast> update();

private:
    [[nodiscard]] ui::Toast finish(const std::string& png);
    [[nodiscard]] ui::Toast save(const std::string& png);
    [[nodiscard]] ui::Toast copied() const;

    Around m_around;
    std::string m_words;
    puzzle::Day m_day;
    std::optional<ui::Toast> m_answer; ///< Known at once.
    std::unique_ptr<Worker<std::string>> m_picture;
};

} // namespace game
