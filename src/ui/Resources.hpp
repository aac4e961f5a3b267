// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/SystemFonts.hpp"
#include "ui/Text.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>

namespace ui {

namespace render {
class Store; // The fonts, and the sprites baked from letters and drawings; see render/Store.hpp.
}

class Viewport;

/// A font file that is missing or not a font.
struct FontProblem {
    std::filesystem::path file;
};

/// The fonts and every sprite baked from them and from vector art, shared by all canvases. Sprites are baked when first
/// drawn and cached for as long as the scale stays the same. The textures belong to the graphics context, so keep
/// Resources for as long as the window. Opening reads the headers of four files and draws nothing.
class Resources {
public:
    /// \param fontFolder must contain texgyreadventor-bold.otf, Lato-Regular.ttf, Lato-Semibold.ttf and Lato-Bold.ttf,
    /// and for setOpenDyslexic() OpenDyslexic-Regular.otf and OpenDyslexic-Bold.otf.
    /// \param others finds fonts for characters that these lack.
    [[nodiscard]] static tl::expected<Resources, FontProblem> open(const std::filesystem::path& fontFolder,
                                                                   FontFinder others = systemFonts());

    Resources(Resources&&) noexcept;
    Resources& operator=(Resources&&) noexcept;
    ~Resources();

    /// Sets whether everything is written in OpenDyslexic, whose letters are harder to confuse; the own typefaces draw
    /// what it lacks. Texts have other widths then, so measure again. Must not be called while a canvas exists.
    /// \returns false if its fonts are missing or damaged; then nothing changes.
    bool setOpenDyslexic(bool on);
    /// Drops all sprites; they are baked again when drawn. Must not be called while a canvas exists.
    void clear();
    /// Bytes of texture memory in use.
    [[nodiscard]] std::size_t textureBytes() const;

    [[nodiscard]] render::Store& store() const noexcept { return *m_store; } ///< For Canvas.

private:
    Resources(std::unique_ptr<render::Store> store, std::filesystem::path fontFolder);

    std::unique_ptr<render::Store> m_store;
    std::filesystem::path m_fontFolder;
};

/// Measures text as a canvas with these resources and this viewport draws it; valid while the resources exist.
[[nodiscard]] Measure measureWith(Resources& resources, const Viewport& viewport);

} // namespace ui
