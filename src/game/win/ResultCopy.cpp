// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/ResultCopy.hpp"

#include "data/files/Png.hpp"
#include "data/files/UserFolders.hpp"
#include "game/controls/LevelTransfer.hpp"
#include "game/controls/SaveNew.hpp"
#include "text/Problems.hpp"

#include <span>
#include <utility>

namespace game {

void ResultCopy::begin(std::string words, const ToWin& win, const ResultCaption& caption) {
    if (busy())
        return;
    m_words = std::move(words);
    m_day = caption.day;
    m_around.clipboard.setText(m_words);
    const auto picture = resultPicture(win, caption, m_around.preferences, m_around.fonts);
    if (!picture) {
        m_answer = copied();
        return;
    }
    m_picture = std::make_unique<Worker<std::string>>([image = *picture](const std::stop_token& stop, const auto&) {
        const sf::Vector2u size = image.getSize();
        const std::span pixels(image.getPixelsPtr(), std::size_t{4} * size.x * size.y);
        return data::pngOf(pixels, size.x, [&stop] { return stop.stop_requested(); });
    });
}

std::optional<ui::Toast> ResultCopy::update() {
    if (m_picture)
        if (const std::string* const png = m_picture->result()) {
            m_answer = finish(*png);
            m_picture.reset();
        }
    return std::exchange(m_answer, std::nullopt);
}

ui::Toast ResultCopy::copied() const {
    return {ui::Toast::Kind::Ok, m_around.text.tr("Result copied."), ui::Icon::Copy, {}};
}

ui::Toast ResultCopy::finish(const std::string& png) {
    if (png.empty() || m_around.clipboard.text() != m_words) // Something else has been copied since.
        return copied();
    if (m_around.clipboard.setTextAndPicture(m_words, png))
        return {ui::Toast::Kind::Ok, m_around.text.tr("Result copied, as text and as a picture."), ui::Icon::Copy, {}};
    return save(png);
}

ui::Toast ResultCopy::save(const std::string& png) {
    const std::filesystem::path folder = data::picturesFolder(m_around.paths).value_or(exportFolder(m_around.paths));
    const auto saved = saveNew(folder, "lichter-aus-" + puzzle::dayText(m_day), ".png",
                               [&png](const std::filesystem::path& file) { return data::createFile(file, png); });
    if (saved)
        // TRANSLATORS: {1} is a file.
        return {ui::Toast::Kind::Ok,
                m_around.text.tr("Result copied as text. Its picture: {1}", saved->string()),
                ui::Icon::Save,
                {}};
    // TRANSLATORS: {1} is a sentence that says why.
    return {ui::Toast::Kind::Danger,
            m_around.text.tr("The result is copied as text, but its picture was not saved. {1}",
                             text::describe(m_around.text, saved.error())),
            {},
            {}};
}

} // namespace game
